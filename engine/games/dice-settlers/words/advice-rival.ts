/** What follows from the first tiles, and from what the Diceoneer leaves to you. */
import { noEvents } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import { BOT_LEAD, colourAt, TERRAIN_COLOUR } from '../data';
import { tileOf } from '../data-tiles';
import { botStep } from '../rules/diceoneer';
import { mayJoin } from '../rules/explore';
import {
  bareTile,
  exploreCells,
  housesLeft,
  keyOf,
  leadOver,
  neighboursOf,
  openColours,
  tentsOf,
  tileAt,
} from '../rules/map';
import { colourIndex, colourOf, type Answer } from '../rules/notation';
import { diceOwned, tilePoints } from '../rules/points';
import { quotaOf } from '../rules/roll';
import { botOwner, clone, isPick, playerOf, top, type BotChoice, type State, type TaskOf } from '../state';
import { answered, fit, scoreText } from './advice-tools';
import { say } from './catalogue';
import { abilityWords, hexName, tileName } from './names';

/** DS-3.6: what the tile gives at once or in every round. */
export function adviseStart(s: State, { seat }: TaskOf<'start-tile'>, { what }: Answer): string {
  const { ability, terrain } = tileOf(Number(what));
  const was = quotaOf(s, seat);
  const opens = say('adv.startOpens', { colour: say(colourAt(TERRAIN_COLOUR[terrain])) });
  if (ability.do === 'quota') return fit(say('adv.startQuota', { n: was + ability.n, was }), opens);
  if (ability.do === 'house-instead') {
    return fit(say('adv.startHouse', { n: playerOf(s, seat).tents }), opens);
  }
  const die = 'die' in ability ? 1 : 0;
  const holes = { what: capital(abilityWords(ability)), n: diceOwned(s, seat) + die, quota: was };
  return fit(say('adv.startGift', holes), opens);
}

/** DS-3.7: the tiles laid so far lie in the order of play. */
export function adviseCell(s: State, { seat }: TaskOf<'start-cell'>, { what }: Answer): string {
  const near = neighboursOf(s, hexOf(what));
  const after = clone(s);
  const laid = bareTile(s, s.draft.kept[seat] ?? 0, what);
  laid.tents[seat] = 1;
  after.map.push(laid);
  return fit(
    say('adv.startCell', { list: list(near.map(hexName)) }),
    say('adv.startSpots', { n: exploreCells(after, seat).length }),
  );
}

export function adviseBotChoice(s: State, { what: sort }: TaskOf<'bot-choice'>, answer: Answer): string {
  return CHOICE[sort](s, answer);
}

const CHOICE: Readonly<Record<BotChoice, (s: State, answer: Answer) => string>> = {
  colour(s, { what }) {
    const index = colourIndex(what);
    const yours = openColours(s, 0).includes(index);
    const n = (s.supply[index] ?? 0) - 1;
    return fit(
      say('adv.botDie', { colour: say(colourOf(what)), n }),
      !yours ? say('adv.botDieShut') : n > 0 ? say('adv.botDieYours') : '',
    );
  },
  cell(s, answer) {
    const after = answered(s, answer);
    const t = tileAt(after, answer.what);
    const key = mayJoin(after, 0, answer.what)
      ? 'adv.botCellJoin'
      : playerOf(s, 0).tents === 0
        ? 'adv.botCellTents'
        : 'adv.botCellApart';
    const n = tilePoints(t, botOwner(s));
    return fit(say(key), n > 0 ? say('adv.botCellScore', { tile: tileName(t.tile), n }) : '');
  },
  settle: thereAdvice,
  raid: thereAdvice,
};

/** Its tents on the tile you choose, to the end of a raid. */
function thereAdvice(s: State, answer: Answer): string {
  const after = answered(s, answer);
  for (let next = top(after); next && !isPick(next) && next.kind === 'bot-raid'; next = top(after)) {
    botStep(after, next, noEvents);
  }
  const t = tileAt(after, answer.what);
  const there = say('adv.botThere', { tile: hexName(t), score: scoreText(s, after, 0) });
  return fit(there, botNeedText(after, keyOf(t)));
}

/** DS-6.35: tents it lacks for a house. */
function botNeedText(s: State, cell: string): string {
  const t = tileAt(s, cell);
  if (t.house >= 0 || housesLeft(s, botOwner(s)) === 0) return '';
  return say('adv.botNeed', { n: BOT_LEAD - leadOver(t, botOwner(s)) });
}

/** DS-6.52. */
export function adviseEvict(s: State, _task: TaskOf<'evict-factory'>, answer: Answer): string {
  const bot = botOwner(s);
  if (answer.verb === 'none') return say('adv.evictNone');
  const after = answered(s, answer);
  const t = tileAt(after, answer.what);
  const holes = { tile: hexName(t), n: tentsOf(t, bot), score: scoreText(s, after, 0) };
  return fit(say('adv.evict', holes), botNeedText(after, answer.what));
}
