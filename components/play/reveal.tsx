import { useContext, useEffect, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { motion } from '@/components/ui/tokens';

import { EndTime } from './end-clock';

interface RevealProps {
  readonly shown: boolean;
  /** It comes from this far below, or from as much larger as `swells` says. */
  readonly rise?: number;
  readonly swell?: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
  readonly testID?: string;
}

const ease = Easing.bezier(...motion.ease);

/** Has its place from the start and comes into sight by opacity and transform alone; assistive technology reads it at any time. */
export function Reveal(props: RevealProps) {
  const { style, children, testID } = props;
  if (useContext(EndTime)) return <Coming {...props} />;
  return (
    <View style={style} testID={testID}>
      {children}
    </View>
  );
}

function Coming({ shown, rise = 6, swell = 0, style, children, testID }: RevealProps) {
  const t = useSharedValue(shown ? 1 : 0);
  useEffect(() => {
    t.set(shown ? withTiming(1, { duration: motion.move, easing: ease }) : 0);
  }, [shown, t]);
  const coming = useAnimatedStyle(() => ({
    opacity: t.get(),
    transform: [{ translateY: (1 - t.get()) * rise }, { scale: 1 + (1 - t.get()) * swell }],
  }));
  return (
    <Animated.View style={[style, coming]} testID={testID}>
      {children}
    </Animated.View>
  );
}
