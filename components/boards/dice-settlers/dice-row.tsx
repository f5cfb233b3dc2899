/** Dice in a row of a drawing: grouped by icon, equal dice side by side. */
import { memo } from 'react';

import { Die } from '@/components/ui/draw';
import { COLOURS, dieColour, dieIcon, ICONS, type DieCode } from '@/engine/games/dice-settlers/data';

import { fillOf, ICON_OF } from './shown';

/** Active dice in the order they are shown. */
export function grouped(dice: readonly DieCode[]): DieCode[] {
  const rank = (die: DieCode) => ICONS.indexOf(dieIcon(die)) * COLOURS.length + dieColour(die);
  return dice.slice().sort((a, b) => rank(a) - rank(b));
}

/** Runs of equal dice: code, how many, and where the run begins. */
export function runs(dice: readonly DieCode[]): { code: DieCode; n: number; from: number }[] {
  const result: { code: DieCode; n: number; from: number }[] = [];
  dice.forEach((code, i) => {
    const last = result[result.length - 1];
    if (last && last.code === code) last.n++;
    else result.push({ code, n: 1, from: i });
  });
  return result;
}

interface SettlerDieProps {
  readonly code: DieCode;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const SettlerDie = memo(function SettlerDie({ code, x, y, size }: SettlerDieProps) {
  return <Die x={x} y={y} size={size} face={ICON_OF[dieIcon(code)]} fill={fillOf(dieColour(code))} />;
});
