import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { useTheme } from '@/components/ui/theme';
import { motion } from '@/components/ui/tokens';

/** The table under a board. When its tone changes the new one comes up over the old: the day goes by. */
export function Ground({ tone }: { readonly tone: string }) {
  const { calm } = useTheme();
  const [tones, setTones] = useState({ over: tone, under: tone });
  if (tones.over !== tone) setTones({ over: tone, under: tones.over });
  const shown = useSharedValue(1);
  const { over, under } = tones;
  useEffect(() => {
    if (calm || over === under) return;
    shown.set(0);
    shown.set(withTiming(1, { duration: motion.daylight }));
  }, [shown, over, under, calm]);
  const rising = useAnimatedStyle(() => ({ opacity: shown.get() }));
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: under }]} pointerEvents="none" testID="ground">
      <Animated.View style={[StyleSheet.absoluteFill, { backgroundColor: over }, rising]} />
    </View>
  );
}
