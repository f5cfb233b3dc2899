/** The course of a game: draft, rounds and their phases, the end. Runs whenever no pick is pending. */
import type { Emit } from '../../../core/game';
import { below } from '../../../core/rng';
import { botRoll } from './diceoneer';
import { RESOURCES, ROUND_STOP } from '../data';
import { addTent, drawFromBag, gainDie, rollDie } from './pieces';
import { cellKey } from './map';
import { evictTiles } from './moves';
import { quotaOf } from './icons';
import { botOf, botOwner, bump, housesOnMap, playerOf, takeOne, total, type State } from '../state';
import { tileOf } from '../data-tiles';

/** DS 2.6: the cells of the first three start tiles; the fourth player picks. */
const START_CELLS: ReadonlyArray<readonly [number, number]> = [
  [0, 0],
  [1, 0],
  [0, 1],
];

/** Sides in playing order from the first player. */
export function order(s: State): number[] {
  return Array.from({ length: s.sides }, (_, i) => (s.first + i) % s.sides);
}

/** Goes on until a pick is pending or the automa has something to do; called with no task pending. */
export function nextStep(s: State, emit: Emit): void {
  while (s.pending.length === 0 && s.phase !== 'over') {
    if (s.phase === 'draft') draftStep(s, emit);
    else if (s.phase === 'roll') rollStep(s, emit);
    else if (s.phase === 'turns') turnStep(s, emit);
    else cleanStep(s, emit);
  }
}

function isBot(s: State, side: number): boolean {
  return side === botOwner(s);
}

/** DS-3.6, DS-6.2. */
function draftStep(s: State, emit: Emit): void {
  const side = order(s)[s.step];
  if (side === undefined) {
    START_CELLS.slice(0, s.sides).forEach(([q, r]) => layStart(s, q, r));
    if (s.sides === 4) s.pending.push({ kind: 'start-cell', seat: order(s)[3] ?? 0 });
    else finishSetup(s, emit);
    return;
  }
  while (s.draft.hand.length < 3) {
    const tile = s.draft.stack.pop();
    if (tile === undefined) break;
    s.draft.hand.push(tile);
  }
  if (isBot(s, side)) keepStart(s, side, s.draft.hand[below(s.rng, s.draft.hand.length)] ?? 0, emit);
  else s.pending.push({ kind: 'start-tile', seat: side });
}

export function keepStart(s: State, side: number, tile: number, emit: Emit): void {
  takeOne(s.draft.hand, tile);
  s.draft.kept[side] = tile;
  s.step++;
  const bot = isBot(s, side);
  emit({
    kind: bot ? 'bot-start' : 'keep-start',
    seat: bot ? -1 : side,
    args: { tile },
    rule: bot ? 'DS-6.2' : 'DS-3.6',
    news: true,
  });
}

/** DS-3.7: the next side in order lays its start tile. */
export function layStart(s: State, q: number, r: number): void {
  const side = order(s)[s.map.length] ?? 0;
  const tents = Array.from({ length: s.sides }, () => 0);
  s.map.push({ tile: s.draft.kept[side] ?? 0, q, r, tents, house: -1 });
}

/** DS-3.8, DS-3.9, DS-6.2: tents and placement bonuses, then the first round. */
export function finishSetup(s: State, emit: Emit): void {
  s.removed.push(...s.draft.hand);
  s.draft.hand = [];
  order(s).forEach((side, i) => placeStart(s, side, i, emit));
  s.phase = 'roll';
  s.step = 0;
  emit({ kind: 'round', seat: -1, args: { n: 1 } });
}

function placeStart(s: State, side: number, at: number, emit: Emit): void {
  const t = s.map[at];
  if (!t) return;
  const targets = [`cell:${cellKey(t.q, t.r)}`];
  const { ability } = tileOf(t.tile);
  if (isBot(s, side)) {
    botOf(s).tents--;
    addTent(t, side, 1);
    emit({ kind: 'bot-tent', seat: -1, args: { tile: t.tile }, targets, rule: 'DS-6.2' });
    return;
  }
  const player = playerOf(s, side);
  if (ability.do === 'house-instead') {
    t.house = side;
    emit({ kind: 'start-house', seat: side, args: { tile: t.tile }, targets, rule: 'DS-3.8' });
    return;
  }
  player.tents--;
  addTent(t, side, 1);
  emit({ kind: 'start-tent', seat: side, args: { tile: t.tile }, targets, rule: 'DS-3.8' });
  if (ability.do === 'gain') {
    bump(player.tokens, RESOURCES.indexOf(ability.kind), 1);
    emit({ kind: 'token', seat: side, args: { kind: ability.kind, n: 1 }, targets });
    if (ability.die !== undefined) gainDie(s, side, ability.die, emit, false);
  }
}

/** DS-4.2 to DS-4.6; the Diceoneer rolls after you (DS-6.10). */
function rollStep(s: State, emit: Emit): void {
  const side = (s.solo ? [0, 1] : order(s))[s.step++];
  if (side === undefined) {
    s.phase = 'turns';
    s.step = 0;
  } else if (isBot(s, side)) botRoll(s, emit);
  else {
    drawStep(s, side, emit);
    s.pending.push({ kind: 'roll-step', seat: side });
  }
}

/** DS-4.5: the bag is refilled only while a die is still due. */
export function drawStep(s: State, seat: number, emit: Emit): void {
  const player = playerOf(s, seat);
  player.quota = quotaOf(s, seat);
  const drawn: string[] = [];
  for (let i = 0; i < player.quota; i++) {
    if (total(player.bag) === 0) {
      if (total(player.spent) === 0) break;
      player.spent.forEach((n, colour) => bump(player.bag, colour, n));
      player.spent.fill(0);
      emit({ kind: 'refill', seat, rule: 'DS-4.5' });
    }
    drawn.push(rollDie(s, drawFromBag(s, player)));
  }
  player.active.push(...drawn);
  emit({
    kind: 'roll',
    seat,
    args: { quota: player.quota, dice: drawn.join(' ') },
    targets: drawn.map((die) => `die:${die}`),
    rule: 'DS-4.6',
  });
}

/** DS-4.30: two passes, every side once in each. */
function turnStep(s: State, emit: Emit): void {
  const at = s.step++;
  if (at >= 2 * s.sides) {
    s.phase = 'clean';
    s.step = 0;
    return;
  }
  const side = order(s)[at % s.sides] ?? 0;
  s.turn = { pass: at < s.sides ? 1 : 2, allow: 1, taken: 0 };
  if (isBot(s, side)) s.pending.push({ kind: 'bot-turn' });
  else s.pending.push({ kind: 'turn-main', seat: side });
  emit({ kind: 'turn', seat: isBot(s, side) ? -1 : side, args: { pass: s.turn.pass } });
}

/** DS 4.D, then DS-6.52 in the solo game. */
function cleanStep(s: State, emit: Emit): void {
  const side = order(s)[s.step++];
  if (side !== undefined) {
    if (!isBot(s, side) && playerOf(s, side).active.length > 0) {
      s.pending.push({ kind: 'keep-die', seat: side, kept: [] });
    }
  } else if (s.solo && s.step === s.sides + 1 && evictTiles(s).length > 0) {
    s.pending.push({ kind: 'evict-factory' });
  } else endRound(s, emit);
}

/** DS-4.81, DS-4.82, DS-5.1 to DS-5.3. */
function endRound(s: State, emit: Emit): void {
  for (const player of s.players) {
    player.flipped = [];
    player.factories = [];
    player.used = [];
  }
  s.first = (s.first + 1) % s.sides;
  if (s.finalRound === s.round) {
    s.phase = 'over';
    emit({ kind: 'over', seat: -1, rule: 'DS-5.2' });
    return;
  }
  if (s.finalRound === 0) {
    s.triggers = triggersNow(s);
    if (s.triggers.length > 0) {
      s.finalRound = s.round + 1;
      emit({ kind: 'last-round', seat: -1, args: { why: s.triggers.join(' ') }, rule: 'DS-5.1' });
    }
  }
  s.round++;
  s.phase = 'roll';
  s.step = 0;
  s.turn = { pass: 0, allow: 0, taken: 0 };
  emit({ kind: 'round', seat: -1, args: { n: s.round } });
}

/** DS-5.1 a to d, and the house stop DS-5.3. */
export function triggersNow(s: State): string[] {
  const result: string[] = [];
  for (let side = 0; side < s.sides; side++) {
    if (housesOnMap(s, side) >= 5) {
      result.push('houses');
      break;
    }
  }
  if (s.vpSupply === 0) result.push('vp');
  if (s.stack.length === 0) result.push('stack');
  if (coloursLeft(s) <= 2) result.push('dice');
  if (result.length === 0 && s.round >= ROUND_STOP) result.push('stop');
  return result;
}

export function coloursLeft(s: State): number {
  return s.supply.reduce((n, dice, colour) => n + (colour > 0 && dice > 0 ? 1 : 0), 0);
}
