/** What the drawings that teach share beside the stage: the arrow of the wheel, and tags of what is gained. */
import { G } from 'react-native-svg';

import { IconAt, Label, Plate } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { line, spots } from '@/components/ui/tokens';

import { NeedleShape } from './arrow';
import { Good } from './pieces';

/** You, and the slate of the rival. */
export const YOU = 0;
export const RIVAL = 5;

interface PointerProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** In degrees, clockwise from the top. */
  readonly turn: number;
  readonly ghost?: boolean;
}

/** The arrow of the wheel, as large as it lies on a wheel of this radius. */
export function Pointer({ x, y, radius: r, turn, ghost = false }: PointerProps) {
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn}) scale(${(r * 1.2) / 120})`} opacity={ghost ? 0.4 : 1}>
      <NeedleShape />
    </G>
  );
}

interface GainTagProps {
  /** Its left edge. */
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly n: number;
  readonly night: boolean;
  /** The icon or the good it brings. */
  readonly sign: IconName | number;
}

export const TAG = { width: 42, height: 21 } as const;

/** What is gained, in the ink of the game as on a ticket. */
export function GainTag({ x, y, n, night, sign }: GainTagProps) {
  const { light: day, onLight, dark: late, onDark } = spots.montana;
  const on = night ? onDark : onLight;
  return (
    <G>
      <Plate x={x} y={y - TAG.height / 2} {...TAG} fill={night ? late : day} line={line.rule} />
      <Label x={x + 13.5} y={y + 5} size={14} colour={on}>
        {`+${n}`}
      </Label>
      {typeof sign === 'number' ? (
        <Good good={sign} x={x + 30} y={y} r={7} />
      ) : (
        <IconAt name={sign} x={x + 30} y={y} size={16} colour={on} />
      )}
    </G>
  );
}
