/** Start tiles: kept, laid and settled (DS-3.6 to DS-3.9, DS-6.2). */
import { below } from '../../../core/rng';
import { FOURTH_CELLS, START_CELLS, START_OFFER } from '../data';
import { tileOf } from '../data-tiles';
import { botOf, botOwner, order, playerOf, type Emit, type State } from '../state';
import { takeOne } from './lists';
import { bareTile, keyOf } from './map';
import type { PickRules } from './pick';
import { addTent, gainDie, gainTokens, pitchTent } from './pieces';

export function draftStep(s: State, emit: Emit): void {
  const sides = order(s);
  const side = sides[s.step];
  if (side === undefined) {
    START_CELLS.slice(0, s.sides).forEach((cell) => layStart(s, cell, emit));
    const fourth = sides[START_CELLS.length];
    if (fourth === undefined) finishSetup(s, emit);
    else s.pending.push({ kind: 'start-cell', seat: fourth });
    return;
  }
  const { hand, stack } = s.draft;
  const before = hand.length;
  while (hand.length < START_OFFER) {
    const tile = stack.pop();
    if (tile === undefined) break;
    hand.push(tile);
  }
  if (hand.length > before) {
    const targets = hand.slice(before).map((tile) => `tile:${tile}`);
    emit({ kind: 'offer', seat: side === botOwner(s) ? -1 : side, targets, rule: 'DS-3.6' });
  }
  if (side === botOwner(s)) keepStart(s, side, hand[below(s.rng, hand.length)] as number, emit);
  else s.pending.push({ kind: 'start-tile', seat: side });
}

function keepStart(s: State, side: number, tile: number, emit: Emit): void {
  takeOne(s.draft.hand, tile);
  s.draft.kept[side] = tile;
  s.step++;
  const said = { args: { tile }, targets: [`tile:${tile}`], news: true };
  if (side === botOwner(s)) emit({ kind: 'bot-start', seat: -1, ...said, rule: 'DS-6.2' });
  else emit({ kind: 'keep-start', seat: side, ...said, rule: 'DS-3.6' });
}

/** DS-3.7: the next side in order lays its start tile. */
function layStart(s: State, cell: string, emit: Emit): void {
  const side = order(s)[s.map.length] as number;
  const tile = s.draft.kept[side] as number;
  s.map.push(bareTile(s, tile, cell));
  const seat = side === botOwner(s) ? -1 : side;
  emit({ kind: 'lay-start', seat, args: { tile }, targets: [`cell:${cell}`], rule: 'DS-3.7' });
}

/** DS-3.8, DS-3.9, DS-6.2: tents and placement bonuses, then the first round. */
function finishSetup(s: State, emit: Emit): void {
  s.removed.push(...s.draft.hand);
  s.draft.hand = [];
  order(s).forEach((side, i) => placeStart(s, side, i, emit));
  s.phase = 'roll';
  s.step = 0;
  emit({ kind: 'round', seat: -1, args: { n: 1 } });
}

function placeStart(s: State, side: number, at: number, emit: Emit): void {
  const t = s.map[at];
  if (!t) throw new Error(`Side ${side} has no start tile.`);
  const targets = [`cell:${keyOf(t)}`];
  const args = { tile: t.tile };
  if (side === botOwner(s)) {
    botOf(s).tents--;
    addTent(t, side, 1);
    emit({ kind: 'bot-tent', seat: -1, args, targets, rule: 'DS-6.2' });
    return;
  }
  const { ability } = tileOf(t.tile);
  if (ability.do === 'house-instead') {
    t.house = side;
    emit({ kind: 'start-house', seat: side, args, targets, rule: 'DS-3.8' });
    return;
  }
  pitchTent(s, side, t);
  emit({ kind: 'start-tent', seat: side, args, targets, rule: 'DS-3.8' });
  if (ability.do !== 'gain') return;
  const { kind, n } = ability;
  gainTokens(playerOf(s, side), kind, n);
  emit({ kind: 'token', seat: side, args: { kind, n }, targets });
  if ('die' in ability && ability.die !== undefined) gainDie(s, side, ability.die, emit, false);
}

export const draftPicks: PickRules<'start-tile' | 'start-cell'> = {
  'start-tile': {
    moves: (s) => s.draft.hand.map((tile) => `tile:${tile}`),
    act(s, task, { what }, emit) {
      s.pending.pop();
      keepStart(s, task.seat, Number(what), emit);
    },
  },
  'start-cell': {
    moves: () => FOURTH_CELLS.map((cell) => `cell:${cell}`),
    act(s, _task, { what }, emit) {
      s.pending.pop();
      layStart(s, what, emit);
      finishSetup(s, emit);
    },
  },
};
