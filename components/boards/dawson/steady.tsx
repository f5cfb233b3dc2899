/** The picture of the map holds still while things happen, and glides where it has to change. */
import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import type { Box } from '@/components/play/surface';
import { motion } from '@/components/ui/tokens';

/**
 * The box for a question; while pictures are on show the last one stays as long as it has all that must be seen,
 * and the same shape.
 */
export function useSteadyBox(need: Box, least: Box, showing: boolean): Box {
  const [held, setHeld] = useState(need);
  const alike = Math.abs(held.width / held.height - need.width / need.height) < 0.01;
  const box = showing && alike && holds(held, least) ? held : need;
  if (box !== held) setHeld(box);
  return box;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

interface GlideProps {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly calm: boolean;
  readonly children: ReactNode;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** When the box changes, the new drawing begins where the old one lay and glides into place. */
export function Glide({ box, width, height, ground, calm, children }: GlideProps) {
  const k = Math.min(width / box.width, height / box.height);
  const now: Frame = { x: box.x + box.width / 2, y: box.y + box.height / 2, k };
  const room = `${width} ${height}`;
  const [last, setLast] = useState({ now, from: now, room });
  if (last.now.x !== now.x || last.now.y !== now.y || last.now.k !== k) {
    // In another room everything is drawn anew.
    setLast({ now, from: last.room === room ? last.now : now, room });
  }
  const { from } = last;
  const t = useSharedValue(1);
  useEffect(() => {
    if (calm) return;
    t.set(0);
    t.set(withTiming(1, { duration: motion.turn, easing: Easing.bezier(...motion.ease) }));
  }, [t, from, calm]);
  const [scale, dx, dy] = [from.k / k, (now.x - from.x) * from.k, (now.y - from.y) * from.k];
  const style = useAnimatedStyle(() => {
    const left = 1 - t.get();
    return {
      transform: [{ translateX: dx * left }, { translateY: dy * left }, { scale: 1 + (scale - 1) * left }],
    };
  });
  return (
    <View style={[styles.room, { width, height, backgroundColor: ground }]}>
      <Animated.View style={style} collapsable={false}>
        {children}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({ room: { overflow: 'hidden' } });
