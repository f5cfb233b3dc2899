/** Free actions: Factories, Govern, Explosives and `free:` cards (DS-4.70 to DS-4.78). */
import type { Emit } from '../../../core/game';
import { GOLD, RESOURCES } from '../data';
import { addTent, gainDie, gainVp, raiseHouse, returnTent } from './pieces';
import { hexOf, keyOf, tileInfo } from './map';
import { bump, playerOf, takeOne, type Task, type MapTile, type State } from '../state';
import { techOf } from '../data-techs';

type FreeTask = Extract<
  Task,
  {
    kind:
      | 'factory-tile'
      | 'govern-tile'
      | 'raise-tile'
      | 'move-from'
      | 'move-to'
      | 'place-tent'
      | 'clear-tile'
      | 'clear-victim';
  }
>;

/** A 1x card flips; an Explosive loses its marker (DS-4.74). */
export function startFreeCard(s: State, seat: number, card: string, emit: Emit): void {
  const player = playerOf(s, seat);
  const { code } = techOf(card);
  const targets = [`card:${card}`];
  if (code.startsWith('boom:')) {
    takeOne(player.techs, card);
    emit({ kind: 'explode', seat, args: { card }, targets, rule: 'DS-4.74' });
  } else {
    player.flipped.push(card);
    emit({ kind: 'use-card', seat, args: { card }, targets, rule: 'DS-4.75' });
  }
  switch (code) {
    case 'free:move-2':
      s.pending.push({ kind: 'move-from', seat, moved: 0 });
      return;
    case 'free:set-die':
      s.pending.push({ kind: 'pick-die', seat, why: 'adapt' });
      return;
    case 'free:factory-keep':
      s.pending.push({ kind: 'factory-tile', seat, keep: true });
      return;
    case 'free:recall-die':
      s.pending.push({ kind: 'pick-die', seat, why: 'recall' });
      return;
    case 'boom:clear-2':
      s.pending.push({ kind: 'clear-tile', seat });
      return;
    case 'boom:place-3':
      s.pending.push({ kind: 'place-tent', seat, placed: 0 });
      return;
    case 'boom:raise-house':
      s.pending.push({ kind: 'raise-tile', seat });
      return;
    case 'boom:gold-2':
      bump(player.tokens, GOLD, 2);
      emit({ kind: 'token', seat, args: { kind: 'gold', n: 2 }, targets });
      return;
    case 'boom:extra-action':
      s.turn.allow++;
      emit({ kind: 'extra-card', seat, args: { card }, targets, rule: 'DS-4.33' });
      return;
    case 'boom:any-die':
      s.pending.push({ kind: 'pick-colour', seat, left: 1, why: 'wagon' });
      return;
    case 'boom:vp-3':
      gainVp(s, seat, 3);
      emit({ kind: 'vp', seat, args: { n: 3, card }, targets });
  }
}

export function applyFree(s: State, task: FreeTask, verb: string, rest: string, emit: Emit): void {
  const { seat } = task;
  if (verb === 'done') {
    s.pending.pop();
    return;
  }
  switch (task.kind) {
    case 'factory-tile':
      s.pending.pop();
      runFactory(s, seat, hexOf(s, rest), task.keep, emit);
      return;
    case 'govern-tile':
      s.pending.pop();
      raiseHouse(s, seat, hexOf(s, rest), emit, 'DS-4.72');
      return;
    case 'raise-tile':
      s.pending.pop();
      raiseHouse(s, seat, hexOf(s, rest), emit, 'DS-4.71');
      return;
    case 'move-from':
      s.pending.pop();
      s.pending.push({ kind: 'move-to', seat, from: rest, moved: task.moved });
      return;
    case 'move-to':
      moveTent(s, task, rest, emit);
      return;
    case 'place-tent': {
      const t = hexOf(s, rest);
      playerOf(s, seat).tents--;
      addTent(t, seat, 1);
      emit({ kind: 'settle', seat, args: { tile: t.tile }, targets: [`cell:${rest}`], rule: 'DS-4.78' });
      task.placed++;
      if (task.placed === 3 || playerOf(s, seat).tents === 0) s.pending.pop();
      return;
    }
    case 'clear-tile':
      s.pending.pop();
      s.pending.push({ kind: 'clear-victim', seat, cell: rest, cleared: 0 });
      return;
    case 'clear-victim': {
      const t = hexOf(s, task.cell);
      const victim = Number(rest);
      returnTent(s, t, victim);
      emit({
        kind: 'clear',
        seat,
        args: { tile: t.tile, victim },
        targets: [`cell:${task.cell}`],
        rule: 'DS-4.78',
      });
      task.cleared++;
      if (task.cleared === 2) s.pending.pop();
    }
  }
}

/** DS-4.78: the second move may start where the first ended. */
function moveTent(s: State, task: Extract<Task, { kind: 'move-to' }>, to: string, emit: Emit): void {
  const a = hexOf(s, task.from);
  const b = hexOf(s, to);
  addTent(a, task.seat, -1);
  addTent(b, task.seat, 1);
  s.pending.pop();
  emit({
    kind: 'move-tent',
    seat: task.seat,
    args: { from: a.tile, tile: b.tile },
    targets: [`cell:${to}`, `cell:${task.from}`],
    rule: 'DS-4.78',
  });
  if (task.moved === 0) s.pending.push({ kind: 'move-from', seat: task.seat, moved: 1 });
}

/** DS-4.70, DS-4.71. */
function runFactory(s: State, seat: number, t: MapTile, keep: boolean, emit: Emit): void {
  const player = playerOf(s, seat);
  player.factories.push(t.tile);
  if (!keep) returnTent(s, t, seat);
  const targets = [`cell:${keyOf(t)}`];
  emit({ kind: keep ? 'factory-keep' : 'factory', seat, args: { tile: t.tile }, targets, rule: 'DS-4.70' });
  const { ability } = tileInfo(t);
  switch (ability.do) {
    case 'gain':
      bump(player.tokens, RESOURCES.indexOf(ability.kind), 1);
      emit({ kind: 'token', seat, args: { kind: ability.kind, n: 1 }, targets });
      return;
    case 'die':
      gainDie(s, seat, ability.colour, emit, false);
      return;
    case 'tents':
      player.tents += ability.amount;
      emit({ kind: 'take-tents', seat, args: { n: ability.amount }, targets });
      return;
    case 'extra-action':
      s.turn.allow++;
      emit({ kind: 'extra', seat, args: { tile: t.tile }, targets, rule: 'DS-4.33' });
      return;
    case 'raise-house':
      s.pending.push({ kind: 'raise-tile', seat });
      return;
    case 'vp-reserve':
      gainVp(s, seat, ability.amount, true);
      emit({ kind: 'vp-reserve', seat, args: { n: ability.amount }, targets });
  }
}
