/** DK-4.1: tax, bail and the morning card. */
import { ACQUIRED_PER_DAY, BAIL, TAX_PER_BUILDING, TAX_PER_SALOON_SLEEPER, kindAt, type Kind } from '../data';
import { isOf } from '../data-cards';
import { townOf, type State } from '../state';
import { add } from './counts';
import { kindOf } from './notation';
import { drawCard, spendCard } from './piles';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { builtSpaces, earn, has, pay } from './town';

/** Own people in other towns' cells: who holds them, and what they are. */
export function prisonersOf(s: State, seat: number): { jailer: number; kind: Kind }[] {
  return s.towns.flatMap((t, jailer) =>
    t.cells.filter((p) => p.owner === seat).map((p) => ({ jailer, kind: p.kind })),
  );
}

export const morningPicks: PickRules<'bail'> = {
  bail: {
    moves: (s, task) => bailMoves(s, task.seat, task.bailed),
    act(s, task, move, emit) {
      if (move === 'done') return;
      const [how, jailer, id] = move.split(':');
      const kind = kindOf(id);
      const holder = Number(jailer);
      const bails = how === 'bail';
      if (bails) {
        pay(s, task.seat, BAIL);
        earn(s, holder, BAIL);
      } else spendCard(s, task.seat, 'jailbreak');
      release(s, holder, task.seat, kind);
      const args = { worker: kind, other: holder };
      report(emit, bails ? 'bailed' : 'broke-out', task.seat, args, { rule: 'DK-4.1.3' });
      s.pending.push({ kind: 'bail', seat: task.seat, bailed: task.bailed || bails });
    },
  },
};

export const morningSteps: StepRules<'tax' | 'settle-prisoners' | 'draw' | 'held'> = {
  tax(s, _task, emit) {
    for (const seat of s.order) {
      const t = townOf(s, seat);
      const tax = TAX_PER_BUILDING * builtSpaces(t);
      const saloon = TAX_PER_SALOON_SLEEPER * t.saloonSleepers;
      earn(s, seat, tax + saloon);
      report(emit, 'tax', seat, { n: tax, saloon }, { rule: 'DK-4.1.1' });
    }
  },
  'settle-prisoners'(s, _task, emit) {
    for (const jailer of s.order) {
      const t = townOf(s, jailer);
      for (let p = t.cells.shift(); p; p = t.cells.shift()) {
        if (t.acquired < ACQUIRED_PER_DAY) {
          add(t.street, p.kind);
          t.acquired++;
          report(emit, 'prisoner-joins', jailer, { worker: p.kind, other: p.owner }, { rule: 'DK-4.1.3' });
        } else {
          add(townOf(s, p.owner).idle, p.kind);
          report(emit, 'prisoner-free', p.owner, { worker: p.kind, other: jailer }, { rule: 'DK-4.1.3' });
        }
      }
    }
  },
  draw(s, task, emit) {
    const card = drawCard(s);
    if (card === null) return report(emit, 'deck-empty', task.seat, {}, { rule: 'DK-4.1.4' });
    if (isOf(card, 'event')) {
      s.pending.push({ kind: 'event', seat: task.seat, card });
      return;
    }
    townOf(s, task.seat).hand.push(card);
    report(emit, 'drew', task.seat, {}, { news: true, rule: 'DK-4.1.4' });
    report(emit, 'drew-card', task.seat, { card }, { news: true, only: [task.seat] });
  },
  held(s, task) {
    const card = townOf(s, task.seat).held.shift();
    if (card) soon(s, [{ kind: 'event', seat: task.seat, card }, task]);
  },
};

function bailMoves(s: State, seat: number, bailed: boolean): string[] {
  const t = townOf(s, seat);
  const different = [...new Set(prisonersOf(s, seat).map((p) => `${p.jailer}:${kindAt(p.kind)}`))];
  const moves: string[] = [];
  if (!bailed && t.cash >= BAIL) moves.push(...different.map((p) => `bail:${p}`));
  if (has(t, 'jailbreak')) moves.push(...different.map((p) => `jailbreak:${p}`));
  moves.push('done');
  return moves;
}

function release(s: State, jailer: number, owner: number, kind: Kind): void {
  const cells = townOf(s, jailer).cells;
  cells.splice(
    cells.findIndex((p) => p.owner === owner && p.kind === kind),
    1,
  );
  add(townOf(s, owner).idle, kind);
}
