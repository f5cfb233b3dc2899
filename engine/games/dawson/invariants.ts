/** The invariants of section 10 that one position can show. */
import {
  HEART_SLOTS,
  HOTELS_EACH,
  riverFor,
  SCORING_ROUNDS,
  slowWeekFor,
  tileAt,
  TILES,
  VALUES,
} from './data';
import { cellKey, cityOf, fitOf, streetCells, tileWorth } from './rules/city';
import { isGrown } from './rules/grow';
import { readLedger } from './rules/ledger';
import { moves } from './rules/moves';
import { extendPlan, hasActed, hasManaged } from './state';
import type { State } from './state';

/** `midway`, while a pick is carried out, nothing is asked yet: all else must hold. */
export function violations(state: State, midway = false): string[] {
  return [
    ...dice(state),
    ...pieces(state),
    ...map(state, midway),
    ...course(state),
    ...(midway ? [] : asked(state)),
  ];
}

function dice(state: State): string[] {
  const broken: string[] = [];
  const city = cityOf(state.plan);
  const lodged = state.dice.filter((die) => die > 0).length;
  if (state.pool + lodged !== state.diceInGame)
    broken.push(`1: ${state.pool} + ${lodged} dice of ${state.diceInGame}`);
  const waiting = state.rolled.reduce((sum, n) => sum + n, 0);
  if (waiting > state.pool) broken.push('1: more dice rolled than in the pool');
  state.dice.forEach((die, square) => {
    if (die === 0) return;
    const owner = state.owners[square] as number;
    const value = owner >= 0 ? state.sizes[square] : city.lots[square];
    if (value !== die) broken.push(`2: a ${die} on a ${value}`);
  });
  return broken;
}

function pieces(state: State): string[] {
  const broken: string[] = [];
  const city = cityOf(state.plan);
  state.players.forEach((player, seat) => {
    for (const value of VALUES) {
      const built = state.sizes.filter(
        (size, square) => size === value && state.owners[square] === seat,
      ).length;
      if ((player.supply[value - 1] as number) + built !== HOTELS_EACH)
        broken.push(`3: player ${seat}, value ${value}`);
    }
    if (!Number.isInteger(player.gold) || player.gold < 0)
      broken.push(`4: player ${seat} has ${player.gold} gold`);
    const sum = state.rounds.reduce((total, points) => total + (points[seat] as number), 0);
    if (sum !== player.points) broken.push(`4: player ${seat} has ${player.points}, rounds say ${sum}`);
  });
  state.owners.forEach((owner, square) => {
    if (owner >= 0 && city.lots[square] === 0) broken.push('2: a hotel on a public building');
    if (owner >= 0 !== (state.sizes[square] as number) > 0) broken.push('3: owner and size disagree');
  });
  if (state.dice.length !== city.xs.length) broken.push('7: squares and tiles disagree');
  return broken;
}

const verified = new Set<string>();

/** A plan is checked tile by tile once: plans only grow. */
function map(state: State, midway: boolean): string[] {
  const broken: string[] = [];
  const city = cityOf(state.plan);
  const drawn = state.drawn.length;
  if (city.placed.length + state.deck.length + drawn !== TILES.length) broken.push('7: tiles are missing');
  if (new Set([...city.placed.map((p) => p.tile), ...state.deck, ...state.drawn]).size !== TILES.length) {
    broken.push('7: a tile is there twice');
  }
  // The tile of a round lies before its dice have landed and the round is done.
  const growing = state.step === 'landing-tie' || (midway && isGrown(state)) ? 1 : 0;
  if (state.heart > 0 && city.placed.length !== state.heart + state.round + growing) {
    broken.push(`7: ${city.placed.length} tiles after ${state.round} rounds`);
  }
  const points = city.hoods.reduce((sum, hood) => sum + hood.points, 0);
  if (points !== city.placed.reduce((sum, { tile }) => sum + tileWorth(tile), 0))
    broken.push('11: points of the map');
  if (verified.has(state.plan)) return broken;
  let plan = '';
  city.placed.forEach((placed, index) => {
    const slot = HEART_SLOTS[index];
    const isHeart = index < state.heart && slot !== undefined && slot.x === placed.x && slot.y === placed.y;
    if (!isHeart && !fitOf(cityOf(plan), placed.tile, placed.r, placed.x, placed.y).ok)
      broken.push(`6: tile ${index}`);
    plan = extendPlan(plan, placed);
  });
  if (city.squareAt.size !== city.xs.length) broken.push('5: two tiles overlap');
  for (const key of city.streets) if (city.squareAt.has(key)) broken.push('5: a tile on a street');
  for (const { tile, r, x, y } of city.placed) {
    for (const [sx, sy] of streetCells(tileAt(tile), r, x, y)) {
      if (!city.streets.has(cellKey(sx, sy))) broken.push('5: a street edge without its street');
    }
  }
  if (broken.length === 0) {
    if (verified.size > 4096) verified.clear();
    verified.add(state.plan);
  }
  return broken;
}

function course(state: State): string[] {
  const broken: string[] = [];
  const players = state.players.length;
  if (state.round > SCORING_ROUNDS) broken.push('8: more than nine rounds');
  if ((state.step === 'over') !== (state.round === SCORING_ROUNDS))
    broken.push('8: over and nine rounds disagree');
  if (state.mined && hasManaged(state)) broken.push('9: mined and managed');
  state.ledger.forEach((entry, round) => {
    const worth = readLedger(entry).reduce((sum, { points }) => sum + points, 0);
    const given =
      (state.rounds[round] as number[]).reduce((sum, n) => sum + n, 0) + (state.street[round] as number);
    if (given > worth) broken.push(`12: ${given} points of ${worth}`);
  });
  if (state.waited > riverFor(players)) broken.push('13: too long without a scoring round');
  if (state.step === 'over' && state.fresh !== -1) broken.push('14: a built mark outlived the turn');
  return broken;
}

/** What is true of a question. */
function asked(state: State): string[] {
  const broken: string[] = [];
  if (state.step === 'manage' && state.mined) broken.push('9: managing after mining');
  if (state.step === 'manage' && !hasActed(state) && state.idle >= slowWeekFor(state.players.length))
    broken.push('13: too idle');
  if (state.step !== 'over' && moves(state).length === 0) broken.push('15: no move');
  return broken;
}
