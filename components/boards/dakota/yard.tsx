/** The cart yard under the town: carts on their track with the people in them. */
import { memo } from 'react';
import { Circle, G, Rect } from 'react-native-svg';

import { Key, Label, Shape, round } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

import { Worker } from './people';
import { useKeySize, useReadable } from './scale';
import type { Area } from './shown';

/** A seat at its full width, and what a cart has besides its seats. */
const SEAT = 33;
const ENDS = 10;
const GAP = 9;
/** From the foot of a cart to the heads of those in it. */
export const CART_HEIGHT = 66;
export const HEAD_WIDTH = 60;

export interface Placed extends Area {
  readonly step: number;
}

/** Carts side by side: with many seats the people stand closer. */
export function cartPlaces(
  seats: readonly number[],
  left: number,
  width: number,
  foot: number,
): { carts: Placed[]; head: number | null } {
  const all = seats.reduce((sum, n) => sum + n, 0);
  const besides = seats.length * (ENDS + GAP) + 8;
  const withHead = (width - HEAD_WIDTH - besides) / Math.max(1, all);
  const step = Math.min(SEAT, withHead > 17 ? withHead : (width - besides) / Math.max(1, all));
  let x = left + 8;
  const carts = seats.map((n): Placed => {
    const at = { x, y: foot - CART_HEIGHT, width: n * step + ENDS, height: CART_HEIGHT + 4, step };
    x += at.width + GAP;
    return at;
  });
  const room = left + width - x;
  return { carts, head: room >= HEAD_WIDTH - GAP ? left + width - HEAD_WIDTH / 2 - 4 : null };
}

const BODY = ['#6B5440', '#57432F'] as const;
const WHEEL = ['#A58F6C', '#85705A'] as const;
const EMPTY = ['#8F7756', '#85705A'] as const;

interface CartProps {
  readonly at: Placed;
  readonly foot: number;
  readonly seats: number;
  /** Kinds aboard and those who would get in, joined. */
  readonly crew: string;
  readonly ghosts: string;
  /** "$3", or what keeps it: "below", "home". */
  readonly note: string;
  readonly lit: boolean;
  readonly letter: string;
  readonly chosen: boolean;
  readonly night: boolean;
  /** Its people are down the mine. */
  readonly away: boolean;
}

export const YardCart = memo(function YardCart(props: CartProps) {
  const { at, foot: y, seats, crew, ghosts, note, lit, letter, chosen, night, away } = props;
  const aboard = kinds(crew);
  const coming = kinds(ghosts);
  const { x, width: w, step } = at;
  const size = Math.min(33, step * 1.3);
  const body = `M${round(x)} ${round(y - 24)}h${round(w)}l-7 17h${round(-w + 14)}z`;
  const letters = useReadable(13.5);
  const key = useKeySize(10);
  const plate = Math.max(34, note.length * letters * 0.6 + 10);
  const high = Math.max(19, letters + 5.5);
  const tone = night ? 1 : 0;
  return (
    <G>
      {Array.from({ length: seats }, (_, i) => {
        const cx = x + ENDS / 2 + step * (i + 0.5);
        const kind = away ? undefined : (aboard[i] ?? coming[i - aboard.length]);
        const free = i >= aboard.length;
        const half = Math.min(12.5, step / 2 - 0.5);
        return (
          <G key={i}>
            {lit && free && !away ? (
              <Niche x={cx} y={y} half={half} />
            ) : kind === undefined ? (
              <Shape d={niche(cx, y - 2, half - 1.5)} stroke={EMPTY[tone]} width={1.5} dash="4 3" />
            ) : null}
            {kind === undefined ? null : <Worker kind={kind} x={cx} y={y - 42} size={size} ghost={free} />}
          </G>
        );
      })}
      {lit && (aboard.length >= seats || away) ? (
        <G>
          <Shape d={body} stroke={board.ink} width={8} />
          <Shape d={body} stroke={board.lamp} width={5} />
        </G>
      ) : null}
      <Shape d={body} fill={chosen ? '#8A6C50' : BODY[tone]} stroke={board.ink} width={2} />
      <Shape
        d={`M${round(x + 6)} ${y - 18}h${round(w - 12)}M${round(x + 8)} ${y - 12}h${round(w - 16)}`}
        stroke={board.ink}
        width={1}
        opacity={0.5}
      />
      {[x + 18, x + w - 18].map((wheel) => (
        <G key={wheel}>
          <Circle
            cx={round(wheel)}
            cy={y - 4}
            r={6.5}
            fill={WHEEL[tone]}
            stroke={board.ink}
            strokeWidth={2}
          />
          <Circle cx={round(wheel)} cy={y - 4} r={1.8} fill={board.ink} />
        </G>
      ))}
      <Rect
        x={round(x + w / 2 - plate / 2)}
        y={round(y - 12.5 - high / 2)}
        width={plate}
        height={high}
        rx={3}
        fill={board.pale}
        stroke={board.ink}
        strokeWidth={1.4}
      />
      <Label x={round(x + w / 2)} y={round(y - 12.5 + letters * 0.36)} size={letters}>
        {note}
      </Label>
      {letter ? <Key letter={letter} x={x + w - 4} y={y - 58} r={key} /> : null}
    </G>
  );
});

function kinds(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

function niche(x: number, y: number, half: number): string {
  const h = round(half);
  return `M${round(x - half)} ${y - 18}v-28q0 -6 5 -6h${round(2 * h - 10)}q5 0 5 6v28`;
}

/** A free seat somebody may take. */
function Niche({ x, y, half }: { readonly x: number; readonly y: number; readonly half: number }) {
  const d = `M${round(x - half)} ${y - 18}v-40q0 -5 5 -5h${round(2 * half - 10)}q5 0 5 5v40z`;
  return (
    <G>
      <Shape d={d} fill={board.litFill} stroke={board.ink} width={6.5} />
      <Shape d={d} fill={board.litFill} stroke={board.lamp} width={3.8} />
    </G>
  );
}
