/** Dice of a roll that lie in nobody's hand while it is on show: they tumble on a plate in the middle of the map. */
import { G } from 'react-native-svg';

import type { Happening } from '@/components/boards/board';
import type { Box, Spot } from '@/components/play/surface';
import { Die, Plate } from '@/components/ui/draw';
import { dieColour, dieIcon, type DieCode } from '@/engine/games/dice-settlers/data';
import { dieOf } from '@/engine/games/dice-settlers/rules/notation';
import { dieName } from '@/engine/games/dice-settlers/words/names';

import { fillOf, ICON_OF } from './shown';
import { say } from './words';

interface Lying {
  readonly target: string;
  readonly die: DieCode;
}

export const NO_DICE: readonly Lying[] = [];

/** The dice of the picture; none for events without them. */
export function diceOf(happening: Happening | null): readonly Lying[] {
  const [event] = happening?.events ?? [];
  const { targets = [], args = {} } = event ?? {};
  if (!targets.some((target) => /^(die|icon):/.test(target))) return NO_DICE;
  const dice = String(args.dice ?? args.die ?? '').split(' ');
  return targets.flatMap((target, i) => (dice[i] ? [{ target, die: dieOf(dice[i]) }] : []));
}

/** In points of the screen. */
const PLACE = 50;
const DIE = 40;
const PAD = 8;

function middleOf(count: number, i: number, box: Box, k: number) {
  return {
    x: box.x + box.width / 2 + (i - (count - 1) / 2) * PLACE * k,
    y: box.y + box.height / 2,
  };
}

export function rolledSpots(dice: readonly Lying[], box: Box, k: number): Spot[] {
  const side = PLACE * k;
  return dice.map(({ target, die }, i) => {
    const { x, y } = middleOf(dice.length, i, box, k);
    const label = say('die', { die: dieName(die) });
    return { target, x: x - side / 2, y: y - side / 2, width: side, height: side, label };
  });
}

interface RolledDiceProps {
  readonly dice: readonly Lying[];
  readonly box: Box;
  readonly k: number;
}

export function RolledDice({ dice, box, k }: RolledDiceProps) {
  const first = middleOf(dice.length, 0, box, k);
  const half = (PLACE / 2 + PAD) * k;
  return (
    <G>
      <Plate
        x={first.x - half}
        y={first.y - half}
        width={(dice.length * PLACE + 2 * PAD) * k}
        height={2 * half}
        rx={6 * k}
      />
      {dice.map(({ target, die }, i) => (
        <Die
          key={target}
          {...middleOf(dice.length, i, box, k)}
          size={DIE * k}
          face={ICON_OF[dieIcon(die)]}
          fill={fillOf(dieColour(die))}
        />
      ))}
    </G>
  );
}
