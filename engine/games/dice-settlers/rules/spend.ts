/** Laying down icons for a main action, one by one (DS-4.21, DS-4.25). */
import type { Move } from '../../../core/game';
import { PLAIN_RESOURCES, resourceAt, type Icon } from '../data';
import { playerOf, type Emit, type State } from '../state';
import { finishPayment } from './actions';
import {
  addIcon,
  iconFrom,
  most,
  paymentBelow,
  paySource,
  pioneerSources,
  reach,
  sources,
  type Payment,
} from './icons';
import { iconNamed, sourceOf } from './notation';
import type { PickRules } from './pick';

export const spendPicks: PickRules<'commit-icon' | 'pick-pair'> = {
  'commit-icon': {
    moves: commitMoves,
    act(s, task, { verb, what }, emit) {
      const { seat, action } = task;
      if (verb === 'done') {
        finishPayment(s, task, emit);
        return;
      }
      if (verb === 'pair') {
        s.pending.push({ kind: 'pick-pair', seat, action, icon: iconNamed(what || action), half: false });
        return;
      }
      const source = `${verb}:${what}`;
      spend(s, seat, source, emit);
      received(s, task, iconFrom(source), emit);
    },
    // Looking at new tiles cannot be taken back.
    waits: (_s, task, only) => task.action === 'explore' && only === 'done',
  },
  'pick-pair': {
    moves: (s, task) => pioneerSources(playerOf(s, task.seat)),
    act(s, task, { verb, what }, emit) {
      spend(s, task.seat, `${verb}:${what}`, emit);
      task.half = !task.half;
      if (task.half) return;
      s.pending.pop();
      received(s, paymentBelow(s), task.icon, emit);
    },
  },
};

/** Only sources are offered that still let the payment reach what the action needs. */
function commitMoves(s: State, task: Payment): Move[] {
  const { seat, action, icons, min } = task;
  const left = reach(s, seat, action);
  const result: Move[] = [];
  if (icons >= min) result.push('done');
  for (const source of sources(s, seat, action)) {
    const rest = source.pioneer
      ? { ...left, pioneers: left.pioneers - 1 }
      : { ...left, singles: left.singles - 1 };
    if (icons + 1 + most(rest) >= min) result.push(source.code);
  }
  if (left.pioneers >= 2 && icons + 1 + most({ ...left, pioneers: left.pioneers - 2 }) >= min) {
    if (action === 'harvest') result.push(...PLAIN_RESOURCES.map((kind) => `pair:${resourceAt(kind)}`));
    else result.push('pair');
  }
  return result;
}

function spend(s: State, seat: number, source: string, emit: Emit): void {
  paySource(playerOf(s, seat), source);
  const { card, thing } = sourceOf(source);
  const targets = [thing];
  // A card only turns: it is used, not spent.
  if (card !== null) emit({ kind: 'use-card', seat, args: { card }, targets });
  else emit({ kind: 'spend', seat, args: { source }, targets });
}

/** A Research payment stops by itself: it takes exactly what the card asks for (DS-4.65). */
function received(s: State, task: Payment, icon: Icon, emit: Emit): void {
  addIcon(task, icon);
  if (task.action === 'research' && task.icons === task.min) finishPayment(s, task, emit);
}
