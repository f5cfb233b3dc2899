import { useContext, useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { EndTime, useReached } from './end-clock';

interface DrawnAlongProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Drawn from left to right while the lines are counted: a window slides over it, and the drawing stays where it is. */
export function DrawnAlong(props: DrawnAlongProps) {
  const clock = useContext(EndTime);
  if (!clock) return <View style={StyleSheet.absoluteFill}>{props.children}</View>;
  return <Drawn {...props} ms={clock.plan.to - clock.plan.from} />;
}

function Drawn({ width, height, children, ms }: DrawnAlongProps & { readonly ms: number }) {
  const begun = useReached('from');
  const done = useReached('to');
  const t = useSharedValue(done ? 1 : 0);
  useEffect(() => {
    if (done) t.set(1);
    else if (begun) t.set(withTiming(1, { duration: ms, easing: Easing.linear }));
  }, [begun, done, ms, t]);
  const window = useAnimatedStyle(() => ({ transform: [{ translateX: (t.get() - 1) * width }] }));
  const drawing = useAnimatedStyle(() => ({ transform: [{ translateX: (1 - t.get()) * width }] }));
  return (
    <Animated.View style={[styles.window, { width, height }, window]}>
      <Animated.View style={[{ width, height }, drawing]}>{children}</Animated.View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  window: { position: 'absolute', left: 0, top: 0, overflow: 'hidden' },
});
