/** The dice of the pool: waiting, unrolled, or rolled and looking for their space. */
import { memo, useEffect, useState } from 'react';
import { View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import Svg from 'react-native-svg';

import { useAnchor } from '@/components/play/motion/anchors';
import { Die, DieBox, Label } from '@/components/ui/draw';
import { motion } from '@/components/ui/tokens';
import { VALUES } from '@/engine/games/dawson/data';
import { rolledTarget } from '@/engine/games/dawson/rules/notation';

import { say } from './words';

export interface PoolDie {
  /** What it shows; 0 before the roll, null for one that only waits. */
  readonly face: number | null;
  /** The nth of those that show the face. */
  readonly n: number;
}

/**
 * The lowest first: the highest land first, from the right, and the others keep their places. Dice that found no
 * space wait at the left.
 */
export function poolDice(pool: number, rolled: readonly number[], hidden: boolean): PoolDie[] {
  const shown = VALUES.flatMap((face) =>
    Array.from({ length: rolled[face - 1] ?? 0 }, (_, i) => ({ face, n: i + 1 })),
  );
  const face = hidden && shown.length === 0 ? 0 : null;
  const waiting = Array.from({ length: Math.max(0, pool - shown.length) }, (_, i) => ({ face, n: i }));
  return [...waiting, ...shown];
}

interface RolledProps {
  readonly face: number;
  readonly n: number;
  readonly place: number;
  readonly size: number;
  /** On its way to its space. */
  readonly gone: boolean;
  readonly calm: boolean;
}

/** Turns over once when it is rolled, each a little after the one before. */
export const RolledDie = memo(function RolledDie({ face, n, place, size, gone, calm }: RolledProps) {
  const anchor = useAnchor(rolledTarget(face, n));
  // It is rolled once; where it stands later does not matter.
  const [first] = useState(place);
  const t = useSharedValue(calm ? 1 : 0);
  useEffect(() => {
    t.set(
      withDelay(
        first * 24,
        withTiming(1, { duration: motion.tumble, easing: Easing.bezier(...motion.land) }),
      ),
    );
  }, [t, first]);
  const style = useAnimatedStyle(() => {
    const p = t.get();
    return {
      transform: [
        { translateY: -16 * Math.sin(Math.PI * Math.min(1, p)) },
        { rotate: `${(p - 1) * 400}deg` },
        { scale: 1.2 - 0.2 * p },
      ],
    };
  });
  return (
    <View ref={anchor} collapsable={false} style={{ opacity: gone ? 0 : 1 }}>
      <Animated.View style={style} testID={`rolled ${face}`}>
        <DieBox face={face} size={size} flat line={1.3} />
      </Animated.View>
    </View>
  );
});

/** Before the roll nobody knows what they show. */
export function Unrolled({ size }: { readonly size: number }) {
  return (
    <Svg width={size + 6} height={size + 8} viewBox="-13 -13 26 28" aria-hidden>
      <Die x={0} y={0} size={20} face={null} flat line={1.3} />
      <Label x={0} y={5} size={14}>
        {say('pool.unknown')}
      </Label>
    </Svg>
  );
}
