/** The few movements of the table. Each runs once, by transform and opacity alone. */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';

import { useTheme } from '@/components/ui/theme';
import { board, line, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import type { Place } from './anchors';

interface MoverProps {
  readonly size: number;
  readonly ms: number;
  readonly children: ReactNode;
}

type Curve = 'glide' | 'land' | 'even';

const CURVES = {
  glide: Easing.bezier(...motion.ease),
  land: Easing.bezier(...motion.land),
  even: Easing.linear,
} as const;

/** From 0 to 1 in the time of the picture. */
function useRun(ms: number, curve: Curve): SharedValue<number> {
  const t = useSharedValue(0);
  useEffect(() => {
    t.set(withTiming(1, { duration: ms, easing: CURVES[curve] }));
  }, [t, ms, curve]);
  return t;
}

function at(place: Pick<Place, 'x' | 'y'>, size: number) {
  return [styles.mover, { left: place.x - size / 2, top: place.y - size / 2, width: size, height: size }];
}

interface AtProps extends MoverProps {
  readonly place: Place;
}

/** A die turns over once and settles. */
export function Tumble({ place, size, ms, children }: AtProps) {
  const t = useRun(ms, 'land');
  const style = useAnimatedStyle(() => {
    const p = t.get();
    return {
      transform: [
        { translateY: -26 * Math.sin(Math.PI * Math.min(1, p)) },
        { rotate: `${(p - 1) * 400}deg` },
        { scale: 1.25 - 0.25 * p },
      ],
    };
  });
  return <Animated.View style={[at(place, size), style]}>{children}</Animated.View>;
}

/** A card or a tile comes up edge on and lies open. */
export function Flip({ place, size, ms, children }: AtProps) {
  const t = useRun(ms, 'glide');
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, t.get() * 4),
    transform: [{ scaleX: Math.abs(Math.cos((1 - t.get()) * Math.PI)) }, { scale: 1.3 - 0.3 * t.get() }],
  }));
  return <Animated.View style={[at(place, size), style]}>{children}</Animated.View>;
}

/** Comes down on its place. */
export function Drop({ place, size, ms, children }: AtProps) {
  const t = useRun(ms, 'land');
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, t.get() * 3),
    transform: [{ translateY: -34 * (1 - t.get()) }, { scale: 1.3 - 0.3 * t.get() }],
  }));
  return <Animated.View style={[at(place, size), style]}>{children}</Animated.View>;
}

/** A lamp ring opens round a place. */
export function Ring({ place, ms }: { readonly place: Place; readonly ms: number }) {
  const { colours } = useTheme();
  const size = Math.max(34, Math.min(place.width, place.height, 120));
  const t = useRun(ms, 'glide');
  const style = useAnimatedStyle(() => ({
    opacity: 1 - t.get() * 0.9,
    transform: [{ scale: 0.7 + 0.5 * t.get() }],
  }));
  return (
    <Animated.View
      style={[at(place, size), styles.ring, { borderColor: colours.lamp, borderRadius: size / 2 }, style]}
    />
  );
}

/** A figure rises from a place. */
export function Count({
  place,
  ms,
  children,
}: {
  readonly place: Place;
  readonly ms: number;
  readonly children: ReactNode;
}) {
  const t = useRun(Math.max(ms, 500), 'glide');
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, (1 - t.get()) * 3),
    transform: [{ translateY: -30 * t.get() }],
  }));
  return <Animated.View style={[at(place, 64), styles.count, style]}>{children}</Animated.View>;
}

interface AlongProps extends MoverProps {
  readonly way: readonly Place[];
  /** A flight bows; what runs keeps to its way. */
  readonly bow: boolean;
}

/** From place to place, each leg in the same time. */
export function Along({ way, bow, size, ms, children }: AlongProps) {
  const t = useRun(ms, bow ? 'glide' : 'even');
  const [start] = way;
  const legs = way.map(({ x, y }) => ({ x: x - (start?.x ?? 0), y: y - (start?.y ?? 0) }));
  const last = legs.length - 1;
  const style = useAnimatedStyle(() => {
    const p = Math.min(1, t.get()) * last;
    const leg = Math.min(last - 1, Math.floor(p));
    const share = p - leg;
    const from = legs[leg] ?? { x: 0, y: 0 };
    const to = legs[leg + 1] ?? from;
    const lift = bow ? -28 * Math.sin(Math.PI * share) : 0;
    return {
      transform: [
        { translateX: from.x + (to.x - from.x) * share },
        { translateY: from.y + (to.y - from.y) * share + lift },
      ],
    };
  });
  return start ? <Animated.View style={[at(start, size), style]}>{children}</Animated.View> : null;
}

/** A sign on a token, where a game draws nothing of its own. */
export function Token({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return (
    <View style={[styles.token, { width: size, height: size, borderRadius: size / 2 }]}>{children}</View>
  );
}

interface GainProps {
  readonly amount: number;
  /** In its outline alone: it is somebody else's. */
  readonly bare?: boolean;
  /** Its sign, in the colour of the figure. */
  readonly children: (ink: string) => ReactNode;
}

/** "+5" with its sign, as on a gain chip. */
export function Gain({ amount, bare = false, children }: GainProps) {
  const { spot, onSpot, colours } = useTheme();
  const ink = bare ? colours.ink : onSpot;
  return (
    <View style={[styles.gain, bare ? { borderColor: ink } : { backgroundColor: spot }]}>
      <Words step="label" colour={ink}>
        {`${amount < 0 ? '−' : '+'}${Math.abs(amount)}`}
      </Words>
      {children(ink)}
    </View>
  );
}

const styles = StyleSheet.create({
  mover: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  ring: { borderWidth: 5 },
  count: { overflow: 'visible' },
  token: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: board.pale,
    borderWidth: line.rule,
    borderColor: board.ink,
  },
  gain: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    height: 28,
    paddingHorizontal: 8,
    borderWidth: line.rule,
    borderColor: board.ink,
    borderRadius: 4,
  },
});
