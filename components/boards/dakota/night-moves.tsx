/** How lines of the night come: once, by transform and opacity. In calm they are simply there. */
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { useTheme } from '@/components/ui/theme';
import { line, motion } from '@/components/ui/tokens';

const glide = Easing.bezier(...motion.ease);

/** From 0 to 1 after the first frame; 1 at once in calm. */
export function useComing(calm: boolean, ms: number = motion.turn) {
  const t = useSharedValue(calm ? 1 : 0);
  useEffect(() => {
    if (!calm) t.set(withTiming(1, { duration: ms, easing: glide }));
  }, [t, calm, ms]);
  return t;
}

const WAYS = { right: [26, 0], left: [-26, 0], below: [0, 16] } as const;

interface AppearProps {
  readonly calm: boolean;
  readonly from: keyof typeof WAYS;
  readonly children: ReactNode;
}

export function Appear({ calm, from, children }: AppearProps) {
  const t = useComing(calm);
  const [x, y] = WAYS[from];
  const style = useAnimatedStyle(() => ({
    opacity: t.get(),
    transform: [{ translateX: x * (1 - t.get()) }, { translateY: y * (1 - t.get()) }],
  }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

/** A card is turned over. */
export function TurnUp({ calm, children }: { readonly calm: boolean; readonly children: ReactNode }) {
  const t = useComing(calm, motion.tumble);
  const style = useAnimatedStyle(() => ({
    transform: [{ rotate: '-3deg' }, { scaleX: Math.abs(Math.cos((1 - t.get()) * Math.PI)) }],
  }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

interface FuseProps {
  readonly to: number;
  readonly ms: number;
  readonly calm: boolean;
}

/** How much of the night is over. */
export function Fuse({ to, ms, calm }: FuseProps) {
  const { colours, spot } = useTheme();
  const t = useSharedValue(calm ? to : 0);
  useEffect(() => {
    t.set(calm ? to : withTiming(to, { duration: ms, easing: Easing.linear }));
  }, [t, to, ms, calm]);
  const style = useAnimatedStyle(() => ({ transform: [{ scaleX: t.get() }] }));
  return (
    <Box style={[styles.fuse, { borderColor: colours.ink, backgroundColor: colours.paperSunk }]}>
      <Animated.View style={[styles.burnt, { backgroundColor: spot }, style]} />
    </Box>
  );
}

const styles = StyleSheet.create({
  fuse: { height: 9, borderTopWidth: line.rule },
  burnt: { ...StyleSheet.absoluteFill, transformOrigin: 'left' },
});
