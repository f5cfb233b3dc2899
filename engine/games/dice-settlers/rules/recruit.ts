/** Recruit, and every other pick of a colour (DS-4.35 to DS-4.37). */
import { colourAt } from '../data';
import { playerOf, type Emit, type Player, type State, type TaskOf } from '../state';
import type { ActionRule } from './action';
import { bonusIcons, layBonus, mostIcons } from './icons';
import { inSupply, openColours } from './map';
import { colourIndex, moveBy } from './notation';
import { payWay, ways, wayOf, wayText } from './payments';
import type { PickRules } from './pick';
import { gainDie } from './pieces';
import { TERMS } from './techs';

/** The first die is chosen with the payment; no icon is spent that buys nothing. */
export const recruit: ActionRule = {
  able: (s, seat) => mostIcons(s, seat, 'recruit') > 0 && openColours(s, seat).length > 0,
  moves(s, seat) {
    const bonus = bonusIcons(s, seat, 'recruit');
    const colours = openColours(s, seat).map((colour) => `recruit:${colourAt(colour)}`);
    const steps = recruitSteps(playerOf(s, seat)).slice(0, diceOpen(s, seat));
    const dues = steps.filter((n, i) => n > bonus || (steps[i + 1] ?? Infinity) > bonus);
    return dues.flatMap((n) =>
      ways(s, seat, 'recruit', Math.max(0, n - bonus)).flatMap((way) => {
        const by = wayText(way, 'recruit');
        return colours.map((head) => moveBy(head, by));
      }),
    );
  },
  act(s, seat, { what, by }, emit) {
    const bonus = layBonus(s, seat, 'recruit', emit);
    const way = wayOf(by, 'recruit');
    payWay(s, seat, way, emit);
    const left = diceFor(playerOf(s, seat), bonus + way.length);
    const task: TaskOf<'pick-colour'> = { kind: 'pick-colour', seat, left, why: 'recruit' };
    s.pending.push(task);
    takeColour(s, task, what, emit);
  },
};

/** DS-4.35 and Frequent Hire: icons for one, two and three dice. */
export function recruitSteps(player: Player): readonly number[] {
  return TERMS['recruit-steps'](player.techs);
}

/** Dice so many icons bring. */
export function diceFor(player: Player, icons: number): number {
  return recruitSteps(player).filter((n) => n <= icons).length;
}

/** Dice of the supply this seat could recruit at once. */
export function diceOpen(s: State, seat: number): number {
  return openColours(s, seat).reduce((n, colour) => n + (s.supply[colour] ?? 0), 0);
}

function colourChoices(s: State, task: TaskOf<'pick-colour'>): number[] {
  return task.why === 'wagon' ? inSupply(s) : openColours(s, task.seat);
}

export const recruitPicks: PickRules<'pick-colour'> = {
  'pick-colour': {
    moves: (s, task) => colourChoices(s, task).map((colour) => `colour:${colourAt(colour)}`),
    act: (s, task, { what }, emit) => takeColour(s, task, what, emit),
  },
};

/** The task on top is done with its last die, or when no die is left for it. */
function takeColour(s: State, task: TaskOf<'pick-colour'>, colour: string, emit: Emit): void {
  gainDie(s, task.seat, colourIndex(colour), emit, task.why === 'recruit');
  task.left--;
  if (task.left === 0 || colourChoices(s, task).length === 0) s.pending.pop();
}
