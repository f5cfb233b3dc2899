/** The city: shops, their spaces, and what a seat could bid. */
import type { Explanation } from '../../../core/game';
import { capital } from '../../../core/words';
import { amount, COLUMNS, entry, SHOPS, UPGRADES } from '../data';
import { purseInCity, purseOf, standsAhead } from '../rules/city';
import type { CitySpace } from '../rules/contractors';
import { cardsThatOutbid } from '../rules/rival';
import { isRace, player, sum, type State } from '../state';
import { asking, orNo } from './advice-prospects';
import { say } from './catalogue-explain';
import { say as sayGame } from './catalogue';
import { pumpkins, rewardWords, shopName, sideName } from './names';

export function explainCity(s: State, viewer: number): Explanation {
  const now = viewer < 0 || s.city ? [] : [firstPurseWords(s, viewer)];
  return { title: sayGame('city'), body: [say('city'), ...now].join(' '), rule: 'MT-4.23' };
}

/** No bid is higher than the last column. */
function firstPurseWords(s: State, seat: number): string {
  const { held } = purseInCity(s, seat);
  const n = Math.min(COLUMNS, mostOf(s, seat));
  return say(n > held ? 'city.purse.cows' : 'city.purse', { n });
}

/** The highest bid a seat could pay, cows and the free pumpkin of a first bid included. */
function mostOf(s: State, seat: number): number {
  const { held, byCow } = s.city ? purseOf(s, seat) : purseInCity(s, seat);
  return held + byCow;
}

export function explainSpace(s: State, space: CitySpace, viewer: number): Explanation {
  const { row, column } = space;
  const words = { reward: capital(rewardWords(row)), pumpkins: pumpkins(column) };
  const ahead = standsAhead(s, space);
  const now =
    ahead >= 0
      ? [sayGame('why.outbid-further', { name: sideName(s, ahead) })]
      : [...dangerWords(s, space), ...purseWords(s, column, viewer)];
  const body = [
    say(isSafe(s, space) ? 'space.last' : 'space', words),
    ...now,
    ...upgradeWords(s, row, viewer),
  ];
  return { title: shopName(row), body: body.join(' '), rule: 'MT-4.24' };
}

/** Whether nobody can stand further right: in the race the rival answers the first bid alone, with its next card (MT-6.9). */
function isSafe(s: State, space: CitySpace): boolean {
  if (space.column >= COLUMNS) return true;
  return isRace(s) && (s.city !== null || cardsThatOutbid(s, space).n < 1);
}

/** What the answer may be. */
function dangerWords(s: State, space: CitySpace): string[] {
  if (!isRace(s) || isSafe(s, space)) return [];
  const { n, of } = cardsThatOutbid(s, space);
  return [say('space.cards', { n, of })];
}

function purseWords(s: State, column: number, viewer: number): string[] {
  if (viewer < 0) return [];
  const n = mostOf(s, viewer);
  return [n < column ? say('space.lacks', { n }) : say('space.can')];
}

export function explainShop(s: State, row: number, from: number, viewer: number): Explanation {
  const words = { reward: capital(rewardWords(row)), pumpkins: pumpkins(from) };
  const body = [say('shop', words), ...upgradeWords(s, row, viewer)].join(' ');
  return { title: shopName(row), body, rule: 'MT-4.30' };
}

function upgradeWords(s: State, row: number, viewer: number): string[] {
  if (entry(SHOPS, row).upgrades < 1) return [];
  const asked = say('upgrade.asked', {
    n: orNo(
      asking(
        s,
        UPGRADES.map(({ big }) => big),
      ),
      true,
    ),
  });
  if (viewer < 0) return [say('upgrade'), asked];
  const { goods } = player(s, viewer);
  const n = sum(UPGRADES.map(({ small }) => amount(goods, small)));
  return [say('upgrade'), n > 0 ? say('upgrade.have', { n }) : say('upgrade.none'), asked];
}
