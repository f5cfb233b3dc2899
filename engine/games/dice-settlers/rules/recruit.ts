/** Recruit, and every other pick of a colour (DS-4.35 to DS-4.37). */
import { colourAt } from '../data';
import { playerOf, type Player, type State, type TaskOf } from '../state';
import type { ActionRule } from './action';
import { askIcons, mostIcons } from './icons';
import { inSupply, openColours } from './map';
import { colourIndex } from './notation';
import type { PickRules } from './pick';
import { gainDie } from './pieces';
import { TERMS } from './techs';

export const recruit: ActionRule = {
  able: (s, seat) => mostIcons(s, seat, 'recruit') > 0 && openColours(s, seat).length > 0,
  begin: (s, seat, emit) => askIcons(s, seat, 'recruit', 1, emit),
  paid(s, { seat, icons }) {
    const left = diceFor(playerOf(s, seat), icons);
    s.pending.push({ kind: 'pick-colour', seat, left, why: 'recruit' });
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
    act(s, task, { what }, emit) {
      gainDie(s, task.seat, colourIndex(what), emit, task.why === 'recruit');
      task.left--;
      if (task.left === 0 || colourChoices(s, task).length === 0) s.pending.pop();
    },
  },
};
