/** What lies under the light of an hour: when the hour changes, the new light comes up over the old. */
import { useEffect, useState, type ReactNode } from 'react';
import Animated, { useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { G } from 'react-native-svg';

import { motion } from '@/components/ui/tokens';

import type { Hour } from './hours';

const AnimatedG = Animated.createAnimatedComponent(G);

interface DaylightProps {
  readonly hour: Hour;
  readonly calm: boolean;
  readonly children: (hour: Hour) => ReactNode;
}

export function Daylight({ hour, calm, children }: DaylightProps) {
  const [hours, setHours] = useState({ over: hour, under: hour });
  if (hours.over !== hour) setHours({ over: hour, under: hours.over });
  const shown = useSharedValue(1);
  const { over, under } = hours;
  useEffect(() => {
    if (calm || over === under) return;
    shown.set(0);
    shown.set(withTiming(1, { duration: motion.daylight }));
  }, [shown, over, under, calm]);
  const rising = useAnimatedProps(() => ({ opacity: shown.get() }));
  return (
    <G>
      {calm || over === under ? null : children(under)}
      <AnimatedG animatedProps={rising}>{children(over)}</AnimatedG>
    </G>
  );
}
