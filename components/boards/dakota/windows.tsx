/** Windows of the street: beds above, work places below. */
import { G, Rect } from 'react-native-svg';

import { Shape, round } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

import { Worker } from './people';
import { tone } from './tones';

export const DARK_PANE = '#3A2A20';
const BED_PANE = ['#6B5440', '#3A2C22'] as const;
const BED_LINE = ['#F1E6CD', '#C6B08D'] as const;

/** Who stands in a window: a kind, -1 for nobody. */
export interface WindowState {
  readonly kind: number;
  readonly ghost: boolean;
  readonly lit: boolean;
}

export function windowsText(states: readonly WindowState[]): string {
  return states.map((one) => `${one.kind},${one.ghost ? 1 : 0},${one.lit ? 1 : 0}`).join(' ');
}

export function windowsOf(text: string): WindowState[] {
  if (text === '') return [];
  return text.split(' ').map((part) => {
    const [kind, ghost, lit] = part.split(',').map(Number);
    return { kind: kind ?? -1, ghost: ghost === 1, lit: lit === 1 };
  });
}

interface BedProps {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly night: boolean;
  readonly on: boolean;
}

export function BedWindow({ x, y, k, night, on }: BedProps) {
  const d =
    `M${round(x - 5.5 * k)} ${round(y + 3.4 * k)}v${round(-5.4 * k)}` +
    `M${round(x - 5.5 * k)} ${round(y + k)}h${round(11 * k)}v${round(2.6 * k)}` +
    `M${round(x - 3.6 * k)} ${round(y - 1.2 * k)}h${round(3 * k)}`;
  return (
    <G>
      <Rect
        x={round(x - 8.5 * k)}
        y={round(y - 7 * k)}
        width={round(17 * k)}
        height={round(14 * k)}
        rx={1.5}
        fill={on ? board.candle : tone(BED_PANE, night)}
        stroke={board.ink}
        strokeWidth={1.4}
      />
      <Shape d={d} stroke={on ? board.ink : tone(BED_LINE, night)} width={1.5 * k} />
    </G>
  );
}

interface WorkWindowProps extends WindowState {
  /** Middle and foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A work window: dark where nobody stands, candle light where somebody does, the lamp where one may go. */
export function WorkWindow({ x, y, width: w, height: h, kind, ghost, lit }: WorkWindowProps) {
  const left = x - w / 2;
  const top = y - h;
  const frame = { x: left - 1, y: top - 1, width: w + 2, height: h + 2, rx: 3 };
  const staffed = kind >= 0;
  return (
    <G>
      {lit ? (
        <G>
          <Rect {...frame} fill="none" stroke={board.ink} strokeWidth={7} />
          <Rect {...frame} fill={board.litFill} stroke={board.lamp} strokeWidth={4.2} />
        </G>
      ) : (
        <Rect
          x={left}
          y={top}
          width={w}
          height={h}
          rx={2}
          fill={staffed ? board.candle : DARK_PANE}
          stroke={board.ink}
          strokeWidth={1.8}
        />
      )}
      {staffed ? (
        <Worker kind={kind} x={x} y={y - h * 0.44} size={Math.min(w + 3, h * 0.86)} ghost={ghost} />
      ) : (
        <Shape
          d={`M${x} ${top}V${y}M${left} ${round(top + h * 0.42)}H${left + w}`}
          stroke={lit ? board.ink : '#6E563F'}
          width={1.4}
          opacity={lit ? 0.35 : 1}
        />
      )}
    </G>
  );
}
