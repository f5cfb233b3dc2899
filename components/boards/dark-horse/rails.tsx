/** Rails on the territory; one that is being laid comes sleeper by sleeper. */
import { memo, useEffect, useState } from 'react';
import { G } from 'react-native-svg';

import type { Happening } from '@/components/boards/board';
import { Rail, Shape, segment, type Point } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

import { edgeEnds, edgeOfTarget, type Frame } from './places';

/** As many as a rail of `ui/draw` has. */
const SLEEPERS = 5;

interface RailsProps {
  readonly rails: readonly number[];
  readonly happening: Happening | null;
  readonly calm: boolean;
  readonly frame: Frame;
}

export function Rails({ rails, happening, calm, frame }: RailsProps) {
  const laid = calm ? [] : laidNow(happening);
  return (
    <G>
      {rails.map((edge) =>
        laid.includes(edge) && happening ? (
          <Laying key={edge} edge={edge} frame={frame} ms={happening.ms} />
        ) : (
          <RailAt key={edge} edge={edge} frame={frame} />
        ),
      )}
    </G>
  );
}

/** Edges whose rail is laid in this picture. */
function laidNow(happening: Happening | null): readonly number[] {
  return (happening?.events ?? []).flatMap(({ kind, targets = [] }) =>
    kind === 'rail' ? targets.flatMap((target) => edgeOfTarget(target) ?? []) : [],
  );
}

interface AtProps {
  readonly edge: number;
  readonly frame: Frame;
}

const RailAt = memo(function RailAt({ edge, frame }: AtProps) {
  const [from, to] = edgeEnds(edge, frame);
  return <Rail from={from} to={to} r={frame.s} />;
});

/** Sleepers one after the other, then the rail over them. */
const Laying = memo(function Laying({ edge, frame, ms }: AtProps & { readonly ms: number }) {
  const laid = useCountUp(SLEEPERS + 1, ms);
  if (laid > SLEEPERS) return <RailAt edge={edge} frame={frame} />;
  const [from, to] = edgeEnds(edge, frame);
  return (
    <G>
      {Array.from({ length: laid }, (_, i) => (
        <Shape
          key={i}
          d={sleeper(from, to, (i + 1) / (SLEEPERS + 1), frame.s)}
          stroke={board.ink}
          width={frame.s * 0.11}
        />
      ))}
    </G>
  );
});

/** Counts from 1 to `n` in the time of the picture. */
function useCountUp(n: number, ms: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const tick = setInterval(() => setCount((now) => Math.min(n, now + 1)), ms / n);
    const end = setTimeout(() => {
      clearInterval(tick);
      setCount(n);
    }, ms);
    return () => {
      clearInterval(tick);
      clearTimeout(end);
    };
  }, [n, ms]);
  return count;
}

/** Across the way, at a share of it. */
function sleeper(from: Point, to: Point, share: number, s: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * s * 0.24, (dx / length) * s * 0.24];
  const [x, y] = [from[0] + dx * share, from[1] + dy * share];
  return segment([x + nx, y + ny], [x - nx, y - ny]);
}
