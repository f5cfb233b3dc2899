/** Section 5: the score sheet, as it stands at any moment. */
import type { ScoreLine, ScoreSheet, SeatScore } from '../../core/game';
import { count, list } from '../../core/words';
import { DICE_PAIR_VP, dieColour, END_BONUS, GOLD, HOUSE_VP } from './data';
import { controllers, controls, present, runnersUp, terrains, tileInfo } from './map';
import { quotaOf } from './pay';
import { botOwner, diceOwned, housesOnMap, level, ownerName, type MapTile, type State } from './state';
import { LEGACY_CAP, techOf } from './techs';
import { say } from './words';

/** What this tile scores for an owner now (line 1). */
export function tilePoints(t: MapTile, owner: number): number {
  const { hi, lo } = tileInfo(t);
  if (hi === null || lo === null) return 0;
  if (controllers(t).includes(owner)) return hi;
  return runnersUp(t).includes(owner) ? lo : 0;
}

/** Resource tokens of an owner; the Diceoneer's lie in the centre and on the sides (DS-6.49). */
export function resourcesOf(s: State, owner: number): number[] {
  if (owner !== botOwner(s)) return (s.players[owner]?.tokens ?? [0, 0, 0, 0]).slice();
  const counts = (s.bot?.centre ?? [0, 0, 0, 0]).slice();
  for (const side of s.bot?.sides ?? []) {
    if (side.token >= 0) counts[side.token] = (counts[side.token] ?? 0) + 1;
  }
  return counts;
}

/** Colours of dice owned. A bag that may not be looked into is left out when `openOnly` is set. */
function coloursOwned(s: State, owner: number, openOnly: boolean): number {
  const found = new Set<number>();
  const player = s.players[owner];
  if (player) {
    for (const die of player.active) found.add(dieColour(die));
    player.spent.forEach((n, colour) => n > 0 && found.add(colour));
    if (!openOnly) player.bag.forEach((n, colour) => n > 0 && found.add(colour));
  } else {
    for (const colour of s.bot?.queue ?? []) found.add(colour);
    for (const side of s.bot?.sides ?? []) for (const die of side.dice) found.add(dieColour(die));
  }
  return found.size;
}

export function techsOf(s: State, owner: number): readonly string[] {
  return owner === botOwner(s) ? (s.bot?.techs ?? []) : (s.players[owner]?.techs ?? []);
}

export function vpOf(s: State, owner: number): number {
  return owner === botOwner(s) ? (s.bot?.vp ?? 0) : (s.players[owner]?.vp ?? 0);
}

/** What a card is worth to an owner who has, or would have, these technologies. */
export function techPoints(
  s: State,
  owner: number,
  card: string,
  techs: readonly string[],
  openOnly = false,
): number {
  const tech = techOf(card);
  if (tech.vp !== null) return tech.vp;
  return Math.min(LEGACY_CAP[card] ?? 0, legacyPoints(s, owner, card, techs, openOnly));
}

function legacyPoints(
  s: State,
  owner: number,
  card: string,
  techs: readonly string[],
  openOnly: boolean,
): number {
  const tiles = (test: (t: MapTile) => boolean) => s.map.filter(test).length;
  switch (card) {
    case 'builder':
      return 2 * housesOnMap(s, owner);
    case 'prosperity':
      return Math.floor(vpOf(s, owner) / 3);
    case 'manifest-destiny':
      return tiles((t) => present(t, owner));
    case 'foreign-trade':
      return resourcesOf(s, owner).reduce((n, have, kind) => n + have * (kind === GOLD ? 2 : 1), 0);
    case 'university':
      return 2 * techs.length;
    case 'cartographer':
      return 2 * terrains(s, owner).filter(Boolean).length;
    case 'constitution':
      return owner === botOwner(s) ? 3 : quotaOf(s, owner);
    case 'chronicles':
      return 2 * techs.filter((id) => others(s, owner, id) <= 1).length;
    case 'census':
      return Math.floor(s.map.reduce((n, t) => n + (t.tents[owner] ?? 0), 0) / 2);
    case 'guild-hall':
      return 2 * coloursOwned(s, owner, openOnly);
    case 'landmarks':
      return 2 * tiles((t) => (tileInfo(t).hi ?? 0) >= 6 && controls(t, owner));
    case 'factory-barons':
      return 2 * tiles((t) => tileInfo(t).trigger === 'factory' && present(t, owner));
    case 'open-range':
      return 2 * tiles((t) => present(t, owner) && t.tents.every((_, o) => o === owner || !present(t, o)));
    case 'veterans':
      return Math.floor(diceOwned(s, owner) / 2);
    default:
      return 0;
  }
}

function others(s: State, owner: number, card: string): number {
  return s.players.filter((p, seat) => seat !== owner && p.techs.includes(card)).length;
}

export function seatScore(s: State, owner: number, openOnly = false): SeatScore {
  const techs = techsOf(s, owner);
  const dice = diceOwned(s, owner);
  const houses = housesOnMap(s, owner);
  let held = 0;
  let map = 0;
  for (const t of s.map) {
    const points = tilePoints(t, owner);
    map += points;
    if (points > 0) held++;
  }
  const lines: ScoreLine[] = [{ label: say('lineMap'), points: map, note: count(held, 'tile') }];
  for (const card of techs) {
    lines.push({
      label: techOf(card).name,
      points: techPoints(s, owner, card, techs, openOnly),
      note: say('lineTech'),
    });
  }
  lines.push({
    label: say('lineDice'),
    points: DICE_PAIR_VP * Math.floor(dice / 2),
    note: say('nDice', { n: dice }),
  });
  lines.push({ label: say('lineHouses'), points: HOUSE_VP[houses] ?? 0, note: count(houses, 'house') });
  lines.push({ label: say('lineVp'), points: vpOf(s, owner) });
  if (owner === botOwner(s)) {
    const bonus = END_BONUS[level(s, 'solo.endBonus')];
    const left = resourcesOf(s, owner).reduce((a, b) => a + b, 0);
    lines.push({ label: say('lineBotTech'), points: bonus.tech * techs.length });
    lines.push({ label: say('lineBotLeft'), points: bonus.resource * left });
  }
  return { total: lines.reduce((n, line) => n + line.points, 0), lines };
}

export function score(s: State): ScoreSheet {
  const seats = s.players.map((_, seat) => seatScore(s, seat));
  return s.solo ? soloSheet(s, seats) : tableSheet(s, seats);
}

/** DS-5.4: all who are tied win. */
function tableSheet(s: State, seats: SeatScore[]): ScoreSheet {
  const best = Math.max(...seats.map((seat) => seat.total));
  const leaders = seats.flatMap((seat, i) => (seat.total === best ? [i] : []));
  const names = leaders.map((i) => ownerName(s, i));
  const over = s.phase === 'over';
  const key = over
    ? leaders.length > 1
      ? 'shareWin'
      : 'oneWins'
    : leaders.length > 1
      ? 'shareLead'
      : 'oneLeads';
  return {
    seats,
    winners: over ? leaders : [],
    headline: say(key, { names: list(names), n: best }),
    ...(over && leaders.length > 1 ? { tieBreak: say('tieAllWin') } : {}),
    mode: say('modeSeats', { n: s.players.length }),
  };
}

/** DS-5.4: a tie with the Diceoneer is a shared win. */
function soloSheet(s: State, seats: SeatScore[]): ScoreSheet {
  const rival = seatScore(s, botOwner(s));
  const margin = (seats[0]?.total ?? 0) - rival.total;
  const over = s.phase === 'over';
  const won = margin >= 0;
  const key = margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'level';
  return {
    seats,
    winners: over && won ? [0] : [],
    headline: over
      ? say(margin > 0 ? 'youWin' : margin < 0 ? 'botWins' : 'shared', {
          n: count(Math.abs(margin), 'point'),
        })
      : say(key, { n: count(Math.abs(margin), 'point') }),
    ...(over && margin === 0 ? { tieBreak: say('tieAllWin') } : {}),
    won: over && won,
    rival: { name: ownerName(s, botOwner(s)), score: rival },
    mode: say('modeSolo', { level: soloLevel(s) }),
  };
}

/** The preset the solo toggles make, or "mixed". */
export function soloLevel(s: State): string {
  const values = ['solo.diceCap', 'solo.unused', 'solo.tradeRate', 'solo.endBonus'].map((id) => level(s, id));
  const hardTents = s.options['solo.startTents'] === 'hard';
  const rush = s.options['solo.goldRush'] === true;
  const all = (wish: string) => values.every((value) => value === wish);
  const base =
    all('easy') && !hardTents
      ? 'easy'
      : all('hard') && hardTents
        ? 'hard'
        : all('normal') && !hardTents
          ? 'normal'
          : 'mixed';
  const name = say(base);
  return (rush ? say('withGoldRush', { level: name }) : name).toLowerCase();
}
