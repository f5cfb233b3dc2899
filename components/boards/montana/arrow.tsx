/** The arrow of the recruitment wheel, a view of its own over the drawing: only its transform changes while it spins. */
import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, G } from 'react-native-svg';

import type { Happening } from '@/components/boards/board';
import { poly, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { WHEEL } from '@/engine/games/montana/data';
import type { EventKind } from '@/engine/games/montana';

export const SLICE = 360 / WHEEL.length;

/** Whole circles of a spin (MT-4.14). */
const CIRCLES = 3;
/** The arrow goes a little too far and falls back behind its peg. */
const TOO_FAR = 8;
const FALL = 0.14;
/** A flick: fast at once, then slower for a long time. */
const FLICK = Easing.bezier(0.08, 0.62, 0.24, 1);

/** A turn of the arrow in the picture on show. */
interface Turn {
  readonly n: number;
  readonly ms: number;
  /** In degrees; the way from one to the other is the turn. */
  readonly from: number;
  readonly to: number;
  readonly spun: boolean;
}

export function turnOf(happening: Happening | null): Turn | null {
  const event = happening?.events[0];
  const kind = event?.kind as EventKind | undefined;
  if (!happening || !event || (kind !== 'spun' && kind !== 'advanced')) return null;
  const from = Math.max(0, Number(event.args?.from ?? 0)) * SLICE;
  const goal = Number(event.args?.space ?? 0) * SLICE;
  const ahead = (((goal - from) % 360) + 360) % 360;
  const spun = kind === 'spun';
  return { n: happening.n, ms: happening.ms, from, to: from + ahead + (spun ? CIRCLES * 360 : 0), spun };
}

interface ArrowProps {
  /** Where it stands in px. */
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** The space it rests on, -1 before the first spin. */
  readonly rest: number;
  readonly happening: Happening | null;
  readonly calm: boolean;
}

export const Arrow = memo(function Arrow({ cx, cy, radius, rest, happening, calm }: ArrowProps) {
  const turn = turnOf(happening);
  const still = Math.max(0, rest) * SLICE;
  const angle = useSharedValue(turn && !calm ? turn.from : still);
  const n = turn?.n ?? -1;
  const { from = still, to = still, ms = 0, spun = false } = turn ?? {};
  useEffect(() => {
    if (n < 0 || calm) {
      angle.set(still);
      return;
    }
    angle.set(from);
    const fall = ms * FALL;
    angle.set(
      spun
        ? withSequence(
            withTiming(to + TOO_FAR, { duration: ms - fall, easing: FLICK }),
            withTiming(to, { duration: fall, easing: Easing.out(Easing.quad) }),
          )
        : withTiming(to, { duration: ms, easing: Easing.out(Easing.cubic) }),
    );
    // A turn is known by its picture: what it consists of does not change.
  }, [angle, n, calm, still, from, to, ms, spun]);
  const style = useAnimatedStyle(() => ({ transform: [{ rotate: `${angle.get()}deg` }] }));
  const side = radius * 1.2;
  return (
    <Animated.View
      testID="arrow"
      style={[styles.arrow, { left: cx - side / 2, top: cy - side / 2, width: side, height: side }, style]}
    >
      <Needle side={side} />
    </Animated.View>
  );
});

const Needle = memo(function Needle({ side }: { readonly side: number }) {
  return (
    <Svg width={side} height={side} viewBox="-60 -60 120 120">
      <NeedleShape />
    </Svg>
  );
});

/** The needle round its own middle, pointing up, in a square of 120. */
export const NeedleShape = memo(function NeedleShape() {
  return (
    <G>
      <Shape
        d={poly([
          [0, -56],
          [10, -36],
          [4.5, -36],
          [6, 24],
          [-6, 24],
          [-4.5, -36],
          [-10, -36],
        ])}
        fill={board.rugged}
        stroke={board.ink}
        width={1.6}
      />
      <Circle cx={0} cy={0} r={13} fill={board.candle} stroke={board.ink} strokeWidth={1.8} />
    </G>
  );
});

const styles = StyleSheet.create({ arrow: { position: 'absolute' } });
