/** A mine cart with people looking over its edge and ore heaped in it, round its middle; 60 units wide. */
import { memo } from 'react';
import { Circle, G } from 'react-native-svg';

import { Piece, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { resAt } from '@/engine/games/dakota/data';

import { Worker } from './people';

export const MOST_SEEN = 6;

/** Several stand close, one behind the other. */
export function Crew({
  kinds,
  y,
  size,
}: {
  readonly kinds: readonly number[];
  readonly y: number;
  readonly size: number;
}) {
  const seen = kinds.slice(0, MOST_SEEN);
  const step = seen.length > 1 ? Math.min(size * 0.62, (96 - size) / (seen.length - 1)) : 0;
  const left = (-step * (seen.length - 1)) / 2;
  return (
    <G>
      {seen.map((kind, i) => (
        <Worker key={i} kind={kind} x={left + i * step} y={y} size={size} />
      ))}
    </G>
  );
}

export function Heap({
  pieces,
  y,
  r,
}: {
  readonly pieces: readonly number[];
  readonly y: number;
  readonly r: number;
}) {
  const step = pieces.length > 1 ? Math.min(r * 1.7, (92 - 2 * r) / (pieces.length - 1)) : 0;
  const left = (-step * (pieces.length - 1)) / 2;
  return (
    <G>
      {pieces.map((res, i) => (
        <Piece key={i} kind={resAt(res)} x={left + i * step} y={y} r={r} />
      ))}
    </G>
  );
}

const BODY = '#6B5440';
const WHEEL = '#A58F6C';

interface WagonProps {
  readonly crew: readonly number[];
  readonly ore: readonly number[];
}

export const Wagon = memo(function Wagon({ crew, ore }: WagonProps) {
  const half = crew.length > 3 ? 42 : 30;
  return (
    <G>
      <Crew kinds={crew} y={-12} size={34} />
      {ore.length > 0 ? <Heap pieces={ore} y={0} r={9.5} /> : null}
      <Shape
        d={`M${-half} 4h${2 * half}l-8 20h${-2 * half + 16}z`}
        fill={BODY}
        stroke={board.ink}
        width={2.4}
      />
      {[-half + 18, half - 18].map((x) => (
        <G key={x}>
          <Circle cx={x} cy={26} r={7.5} fill={WHEEL} stroke={board.ink} strokeWidth={2.4} />
          <Circle cx={x} cy={26} r={2} fill={board.ink} />
        </G>
      ))}
    </G>
  );
});
