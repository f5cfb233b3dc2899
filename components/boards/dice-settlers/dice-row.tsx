/** Dice in a row of a drawing: grouped by icon, equal dice side by side. */
import { COLOURS, dieColour, dieIcon, ICONS, type DieCode } from '@/engine/games/dice-settlers/data';

/** Active dice in the order they are shown. */
export function grouped(dice: readonly DieCode[]): DieCode[] {
  const rank = (die: DieCode) => ICONS.indexOf(dieIcon(die)) * COLOURS.length + dieColour(die);
  return dice.slice().sort((a, b) => rank(a) - rank(b));
}
