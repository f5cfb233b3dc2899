/** What the computer does with a roll: two actions are planned for, dice that fit neither are changed. */
import type { Move } from '../../../core/game';
import {
  ACTION_OF,
  ACTIONS,
  colourAt,
  dieColour,
  dieIcon,
  DRAW_DICE,
  ICONS_OF,
  REROLL_DICE,
  type Action,
  type DieCode,
  type Icon,
} from '../data';
import { total } from '../rules/lists';
import { diceOf, dieOf, iconNamed, named, parse, parts, thingOf } from '../rules/notation';
import { playerOf, type State, type TaskOf } from '../state';
import { best } from './policy-best';
import type { Asked } from './policy';

interface Plan {
  /** Icons by the action they serve. */
  readonly counts: Readonly<Partial<Record<Action, number>>>;
  /** The two best actions still to take. */
  readonly two: readonly Action[];
  /** Dice that serve neither; Pioneers are worth keeping. */
  readonly spare: readonly DieCode[];
}

function planOf(s: State, seat: number): Plan {
  const { active, used } = playerOf(s, seat);
  const counts: Partial<Record<Action, number>> = {};
  for (const die of active) {
    const action = ACTION_OF[dieIcon(die)];
    if (action) counts[action] = (counts[action] ?? 0) + 1;
  }
  const two = ACTIONS.filter((a) => (counts[a] ?? 0) > 0 && !used.includes(a))
    .sort((a, b) => appeal(b, counts[b] ?? 0) - appeal(a, counts[a] ?? 0))
    .slice(0, 2);
  const spare = active.filter((die) => {
    const action = ACTION_OF[dieIcon(die)];
    return action !== null && !two.includes(action);
  });
  return { counts, two, spare };
}

/** What an action with so many icons usually brings. */
const APPEAL: Readonly<Record<Action, (n: number) => number>> = {
  recruit: (n) => (n >= 3 ? 4 : 1.7),
  explore: (n) => 3.6 + 0.6 * (n - 1),
  settle: (n) => 1.4 * n,
  raid: (n) => 0.9 * n,
  harvest: (n) => 0.9 * n,
  trade: (n) => 0.9 * n,
  research: (n) => 1.3 * n,
};

function appeal(action: Action, n: number): number {
  return APPEAL[action](n);
}

/** Draw with lone resources, re-roll what serves no plan, set the odd die out. */
export function rollPick({ s, task, legal }: Asked<TaskOf<'roll-step'>>): Move {
  const plan = planOf(s, task.seat);
  const { counts, two, spare } = plan;
  const draw = legal.find((m) => m.startsWith('draw:') && !m.includes('gold'));
  if (draw && total(playerOf(s, task.seat).bag) >= DRAW_DICE && (counts.harvest ?? 0) <= 2) return draw;
  const again = rerollOf(legal, spare);
  // A card that rolls again for nothing stands first.
  if (again && (spare.length >= 2 || thingOf(parse(again).by).startsWith('card:'))) return again;
  const set = settable(plan);
  if (set && spare.length === 1 && two.length > 0) return setMove(plan, set, legal) ?? 'done';
  return 'done';
}

/** The move that rolls these dice again, or as many of them as may be. */
function rerollOf(legal: readonly Move[], spare: readonly DieCode[]): Move | undefined {
  const dice = spare.slice(0, REROLL_DICE);
  const letters = dice.join('+').length;
  const wanted = key(dice);
  return legal.find((m) => {
    if (!m.startsWith('reroll:')) return false;
    const what = named(m);
    return what.length === letters && key(diceOf(what)) === wanted;
  });
}

function key(dice: readonly DieCode[]): string {
  return dice.slice().sort().join();
}

/** Paid by a Pioneer: resources are better harvested or drawn with. */
function setMove(plan: Plan, die: DieCode, legal: readonly Move[]): Move | null {
  const sets = legal.filter((m) => m.startsWith(`set:${die}=`) && parse(m).by.includes('pioneer'));
  return best(sets, (m) => faceValue(iconNamed(parts(named(m))[1]), plan));
}

/** Adaptability: the die that fits no plan, turned to what is needed most; null where all fit. */
export function adaptPick(s: State, seat: number, legal: readonly Move[]): Move | null {
  if (legal.length === 0) return null;
  const plan = planOf(s, seat);
  const die = settable(plan) ?? plan.spare[0];
  const card = legal.filter((m) => die !== undefined && parts(named(m))[1].startsWith(`${die}=`));
  return best(card, (m) => faceValue(iconNamed(m.slice(m.lastIndexOf('=') + 1)), plan));
}

/** The spare die that can show an icon of the plan. */
function settable({ two, spare }: Plan): DieCode | undefined {
  return spare.find((die) => two.some((action) => canShow(die, action)));
}

function canShow(die: DieCode, action: Action): boolean {
  return (ICONS_OF[colourAt(dieColour(die))] as readonly string[]).includes(action);
}

/** A planned action needs its icon most; a Pioneer or resource is worth as much as a lone Trade. */
function faceValue(icon: Icon, { counts, two }: Plan): number {
  const action = (ACTIONS as readonly string[]).includes(icon) ? (icon as Action) : null;
  if (action === null) return appeal('trade', 1);
  return two.includes(action) ? 10 + (counts[action] ?? 0) : appeal(action, 1);
}

/** How gladly a face is kept for the next round. */
const KEEP: Readonly<Record<Icon, number>> = {
  settle: 6,
  research: 5,
  pioneer: 4.5,
  explore: 4,
  recruit: 3.5,
  trade: 3,
  gold: 2.5,
  raid: 2,
  food: 1,
  wood: 1,
  iron: 1,
};

export function keepValue(move: Move): number {
  return move === 'none' ? 0 : KEEP[dieIcon(dieOf(named(move)))];
}
