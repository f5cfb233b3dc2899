/** What the searching player judges positions by: where a look ahead may stop, and a position in numbers. */
import type { Foresight } from '../../../core/foresight';
import {
  ACTION_OF,
  BOT_START_TENTS,
  DICE_CAP,
  BOT_TRADE_VP,
  dieIcon,
  END_BONUS,
  GOLD,
  houseVp,
  HOUSES,
  PASSES,
  ROUND_STOP,
  TRADE_SET,
  UNUSED_VP,
  VP_SUPPLY,
  type Action,
  type Sides,
} from '../data';
import { techOf } from '../data-techs';
import { stackTiles } from '../data-tiles';
import { total } from '../rules/lists';
import { inSupply } from '../rules/map';
import { asked, botOwner, level, order, playerOf, seatOf, type Player, type State } from '../state';
import { botGoods, standing, TERRAIN_BIT, type Standing } from './standing';
import { WEIGHTS } from './weights';
import { cardUse, roundsLeft } from './worth';

/** A tick a round: looks ahead end when the dice have been put away, and every number means the same. */
function clock(s: State): number {
  return s.phase === 'clean' || s.phase === 'over' ? s.round : s.round - 1;
}

/** Turns taken since the game began. */
function turnsTaken(s: State): number {
  const all = s.solo ? PASSES : PASSES * s.sides;
  const begun = all * (s.round - 1);
  if (s.phase === 'clean' || s.phase === 'over') return begun + all;
  if (s.phase !== 'turns' || s.step === 0) return begun;
  return begun + (s.solo ? s.turn.pass : s.step) - 1;
}

const STACK: Readonly<Record<Sides, number>> = {
  2: stackTiles(2).length,
  3: stackTiles(3).length,
  4: stackTiles(4).length,
};

/** What the last round takes of the whole. */
const LAST = 0.12;

/** By whichever end is nearest: the stack, the points, the houses or the rounds. */
function progress(s: State): number {
  if (s.phase === 'over') return 1;
  if (s.finalRound > 0)
    return 1 - LAST * (1 - (turnsTaken(s) - turnsBefore(s, s.finalRound)) / turnsBefore(s, 2));
  let houses = 0;
  for (let owner = 0; owner < s.sides; owner++) {
    let n = 0;
    for (const t of s.map) if (t.house === owner) n++;
    houses = Math.max(houses, n);
  }
  const near = Math.max(
    1 - s.stack.length / STACK[s.sides],
    1 - s.vpSupply / VP_SUPPLY[s.sides],
    (houses / HOUSES) ** 2,
    (s.round - 1) / ROUND_STOP,
  );
  return (1 - LAST) * near;
}

/** Turns taken as a round begins. */
function turnsBefore(s: State, round: number): number {
  return (s.solo ? PASSES : PASSES * s.sides) * (round - 1);
}

/** What the numbers are made of, gathered once. */
interface Seen {
  readonly s: State;
  readonly player: Player;
  readonly own: Standing;
  readonly rival: Standing;
  /** The best other player; null solo. */
  readonly other: Player | null;
  /** Icons on the active dice by the action not yet taken. */
  readonly icons: Readonly<Record<Action, number>>;
  readonly pioneers: number;
  /** Turns of this seat still to come in the round, the one under way included. */
  readonly turns: number;
  readonly left: number;
  readonly cards: Cards;
}

function seen(s: State, seat: number): Seen {
  const player = playerOf(s, seat);
  const own = standing(s, seat, false);
  let rival: Standing | null = null;
  let at = -1;
  for (let owner = 0; owner < s.sides; owner++) {
    if (owner === seat) continue;
    const one = standing(s, owner, true);
    if (rival && rival.points >= one.points) continue;
    rival = one;
    at = owner;
  }
  const turns = turnsLeft(s, seat);
  const { icons, pioneers } = iconsOf(player, turns);
  return {
    s,
    player,
    own,
    rival: rival ?? own,
    other: s.players[at] ?? null,
    icons,
    pioneers,
    turns,
    left: Math.max(0, roundsLeft(s) - 1),
    cards: cardsFor(s, player, own),
  };
}

function turnsLeft(s: State, seat: number): number {
  if (s.phase === 'roll' || s.phase === 'draft') return PASSES;
  if (s.phase !== 'turns') return 0;
  const place = (seat - s.first + s.sides) % s.sides;
  // `step` counts the turn under way, so this place comes again unless it has passed.
  const done = Math.max(0, s.step - 1);
  return Number(place >= done) + Number(s.sides + place >= done);
}

function iconsOf(player: Player, turns: number) {
  const icons = { recruit: 0, explore: 0, settle: 0, raid: 0, harvest: 0, trade: 0, research: 0 };
  let pioneers = 0;
  if (turns > 0) {
    for (const die of player.active) {
      const action = ACTION_OF[dieIcon(die)];
      if (action === null) pioneers++;
      else if (!player.used.includes(action)) icons[action]++;
    }
  }
  return { icons, pioneers };
}

interface Cards {
  /** The most printed points of a card that could be paid now, and that stands on own ground. */
  readonly paid: number;
  readonly grounded: number;
  /** What the cards held are good for in each round. */
  readonly use: number;
}

/** A special card counts as much as one of its price usually brings. */
const SPECIAL_VP = 5;

function cardsFor(s: State, { techs, tokens }: Player, { ground }: Standing): Cards {
  let paid = 0;
  let grounded = 0;
  for (const card of s.tableau) {
    if (techs.includes(card)) continue;
    const { terrain, price, vp } = techOf(card);
    if (!terrain.every((one) => ground & TERRAIN_BIT[one])) continue;
    const worth = vp ?? SPECIAL_VP;
    grounded = Math.max(grounded, worth);
    let missing = 0;
    for (let kind = 0; kind < price.length; kind++) {
      missing += Math.max(0, (price[kind] ?? 0) - (tokens[kind] ?? 0));
    }
    if (missing <= (tokens[GOLD] ?? 0)) paid = Math.max(paid, worth);
  }
  let use = 0;
  for (const card of techs) use += cardUse(card);
  return { paid, grounded, use };
}

/** Its level as one number: 0 for the normal Diceoneer. */
function harshness(s: State): number {
  return (
    (DICE_CAP[level(s, 'solo.diceCap')] - DICE_CAP.normal) / 2 +
    (UNUSED_VP[level(s, 'solo.unused')] - UNUSED_VP.normal) / 2 +
    (BOT_TRADE_VP[level(s, 'solo.tradeRate')] - BOT_TRADE_VP.normal) / 2
  );
}

/** Dice round the Action hex: strength to come. */
function strength(s: State): number {
  let n = 0;
  if (s.bot) for (const side of s.bot.sides) n += side.dice.length;
  return n;
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}

function myTurn(s: State, player: Player): boolean {
  const task = asked(s);
  return s.phase === 'turns' && task !== null && s.players[seatOf(task)] === player;
}

/** Raid icons the others hold against tiles that a swapped tent would turn. */
function raiders(s: State, player: Player): number {
  let n = 0;
  if (s.phase !== 'turns') return 0;
  for (const one of s.players) {
    if (one === player || one.used.includes('raid') || one.tents === 0) continue;
    for (const die of one.active) if (dieIcon(die) === 'raid') n++;
  }
  return n;
}

/** A rout is no more than a clear win. */
function bounded(n: number): number {
  return Math.max(-3, Math.min(3, n));
}

const NUMBERS: ReadonlyArray<readonly [name: string, of: (seen: Seen) => number]> = [
  ['points now', ({ own }) => own.points / 60],
  ['lead in points', ({ own, rival }) => bounded((own.points - rival.points) / 30)],
  ['map points', ({ own }) => own.map / 30],
  ['lead on the map', ({ own, rival }) => (own.map - rival.map) / 30],
  ['map points a foreign tent would take', ({ own }) => own.risk / 15],
  ['map points a tent would bring', ({ own }) => own.chance / 15],
  ['VP', ({ own }) => own.vp / 20],
  ['points of technologies', ({ own }) => own.techs / 15],
  ['lead in technologies', ({ own, rival }) => (own.techs - rival.techs) / 15],
  ['use of technologies in rounds to come', ({ cards, left }) => (cards.use * left) / 15],
  ['a technology that can be paid', ({ cards, left }) => (left > 0 ? cards.paid / 5 : 0)],
  ['a technology on own ground', ({ cards, left }) => (left > 0 ? cards.grounded / 5 : 0)],
  ['dice', ({ own }) => own.dice / 12],
  ['lead in dice', ({ own, rival }) => (own.dice - rival.dice) / 6],
  ['dice short of the quota', ({ own }) => Math.max(0, own.quota - own.dice) / 3],
  ['quota', ({ own }) => own.quota / 6],
  ['quota in rounds to come', ({ own, left }) => (own.quota * left) / 30],
  ['lead in quota', ({ own, rival, other }) => (other ? (own.quota - rival.quota) / 3 : 0)],
  ['points of houses', ({ own }) => houseVp(own.houses) / 10],
  ['lead in houses', ({ own, rival }) => (own.houses - rival.houses) / 2],
  ['tiles ripe for a house', ({ own }) => own.ripe / 2],
  ['tiles one tent short of it', ({ own }) => own.near / 2],
  ['its tiles near a house', ({ rival }) => (rival.ripe + rival.near) / 2],
  ['tents in hand', ({ player }) => player.tents / 6],
  ['lead in tents in hand', ({ s, player, other }) => (player.tents - (other ?? s.bot ?? player).tents) / 6],
  ['tents on the map', ({ own }) => own.tents / 12],
  ['terrains open', ({ own }) => bits(own.ground) / 5],
  ['Factories in rounds to come', ({ own, left }) => (own.factories * left) / 15],
  ['food, wood and iron', ({ player: { tokens } }) => (total(tokens) - (tokens[GOLD] ?? 0)) / 4],
  ['gold', ({ player: { tokens } }) => (tokens[GOLD] ?? 0) / 3],
  ['sets to sell', ({ player: { tokens } }) => Math.floor(total(tokens) / TRADE_SET) / 2],
  ['Settle icons', ({ icons }) => icons.settle / 3],
  ['Explore icons', ({ icons }) => icons.explore / 3],
  ['Research icons', ({ icons }) => icons.research / 3],
  ['Recruit icons', ({ icons }) => icons.recruit / 3],
  ['Trade icons', ({ icons }) => icons.trade / 3],
  ['Raid icons', ({ icons }) => icons.raid / 3],
  ['resource icons', ({ icons }) => icons.harvest / 3],
  ['Pioneer icons', ({ pioneers }) => pioneers / 3],
  ['turns to come in the round', ({ turns }) => turns / 2],
  ['actions left in the turn', ({ s, player }) => (myTurn(s, player) ? s.turn.allow / 2 : 0)],
  ['rounds to come', ({ left }) => left / 8],
  ['the last round is known', ({ s }) => Number(s.finalRound > 0)],
  ['colours of dice left', ({ s }) => inSupply(s).length / 5],
  [
    'lead where the end is near',
    ({ own, rival, left }) => bounded((own.points - rival.points) / (20 * (1 + left))),
  ],
  ['Raid icons of others', ({ s, player }) => raiders(s, player) / 3],
  ['strength waiting round its hex', ({ s }) => strength(s) / 8],
  ['its goods at its rate', ({ s }) => (botGoods(s) * BOT_TRADE_VP[level(s, 'solo.tradeRate')]) / 20],
  ['its level in rounds to come', ({ s, left }) => (s.bot ? (harshness(s) * left) / 10 : 0)],
  ['its tents and end bonus', ({ s, left }) => (s.bot ? botEnd(s, left) : 0)],
];

/** What the level adds at the end, and the tents it began with. */
function botEnd(s: State, left: number): number {
  const { tech, resource } = END_BONUS[level(s, 'solo.endBonus')];
  const begun = BOT_START_TENTS[s.options['solo.startTents'] === 'hard' ? 'hard' : 'normal'];
  const rush = s.options['solo.goldRush'] === true ? 1 : 0;
  return ((tech + resource - 2) * left) / 10 + (begun - BOT_START_TENTS.normal) / 4 + (rush * left) / 10;
}

function features(s: State, seat: number): number[] {
  const of = seen(s, seat);
  const result: number[] = [];
  for (const [, number] of NUMBERS) result.push(number(of));
  return result;
}

/** A usual clear win. */
const CLEAR = 30;

/** Won or lost by the rule, and by how much; all who are tied win (DS-5.4). */
function outcome(s: State, seat: number): number {
  const points = order(s).map((owner) => ({ owner, n: standing(s, owner, false).points }));
  const own = points.find(({ owner }) => owner === seat)?.n ?? 0;
  const other = Math.max(...points.flatMap(({ owner, n }) => (owner === seat ? [] : [n])));
  const margin = Math.max(-0.5, Math.min(0.5, (own - other) / (2 * CLEAR)));
  return margin + (own > other ? 0.5 : own < other ? -0.5 : tied(s));
}

/** The Diceoneer is beaten where it is level with you. */
function tied(s: State): number {
  return botOwner(s) >= 0 ? 0.5 : 0;
}

export const foresight: Foresight<State> = {
  clock,
  progress,
  names: NUMBERS.map(([name]) => name),
  features,
  outcome,
  weights: WEIGHTS,
};
