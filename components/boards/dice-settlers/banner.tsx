/** The active dice of the seat in play, under the top bar: they tumble in and settle, grouped by icon. */
import { memo, useEffect } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { DieBox } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { list } from '@/engine/core/words';
import { dieColour, dieIcon, RESOURCES } from '@/engine/games/dice-settlers/data';
import { dieName } from '@/engine/games/dice-settlers/words/names';
import type { View } from '@/engine/games/dice-settlers/view';

import { grouped } from './dice-row';
import { fillOf, ICON_OF } from './shown';
import { Sign } from './signs';
import { say } from './words';

interface BannerProps {
  readonly view: View;
  readonly viewer: number;
  readonly width: number;
  readonly calm: boolean;
}

export const Banner = memo(function Banner({ view, viewer, width, calm }: BannerProps) {
  const { colours } = useTheme();
  const asked = view.task && 'seat' in view.task ? view.task.seat : viewer;
  const player = view.players[asked] ?? view.players[Math.max(0, viewer)];
  if (!player || view.phase === 'draft') return null;
  const dice = grouped(player.active);
  const room = width - 150;
  const size = Math.max(17, Math.min(30, room / Math.max(1, dice.length) - 7));
  const says = dice.length > 0 ? say('banner.rolled', { dice: list(dice.map(dieName)) }) : say('banner.none');
  return (
    <Box
      style={[styles.strip, { backgroundColor: colours.paper }]}
      accessible
      aria-label={says}
      testID="dice-strip"
    >
      <Box style={styles.dice}>
        {dice.map((code, i) => (
          <Tumble key={`${view.round} ${i} ${code}`} calm={calm} delay={i * 25}>
            <DieBox face={ICON_OF[dieIcon(code)]} fill={fillOf(dieColour(code))} size={size} />
          </Tumble>
        ))}
      </Box>
      <Box style={styles.goods}>
        {RESOURCES.map((kind, i) => (
          <Box key={kind} style={[styles.good, (player.tokens[i] ?? 0) === 0 && styles.none]}>
            <Sign name={kind} size={16} />
            <Words step="strip" colour={colours.ink}>
              {player.tokens[i] ?? 0}
            </Words>
          </Box>
        ))}
      </Box>
    </Box>
  );
});

interface TumbleProps {
  readonly calm: boolean;
  readonly delay: number;
  readonly children: React.ReactNode;
}

/** A die that comes to rest: three quarters of a turn and a small drop. */
function Tumble({ calm, delay, children }: TumbleProps) {
  const at = useSharedValue(calm ? 1 : 0);
  useEffect(() => {
    if (!calm) at.set(withTiming(1, { duration: motion.tumble + delay }));
  }, [at, calm, delay]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: (at.get() - 1) * 14 }, { rotate: `${(at.get() - 1) * 270}deg` }],
  }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', minHeight: 40, paddingHorizontal: 8, gap: 6 },
  dice: { flexDirection: 'row', alignItems: 'center', flex: 1, gap: 1 },
  goods: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  good: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  none: { opacity: 0.5 },
});
