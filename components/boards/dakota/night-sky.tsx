/** The head of the night’s card: the moon over the ridge, then the sun comes up behind it. */
import { memo, useEffect } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import { rays } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board, line, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { say } from './words';

export const SKY_HEIGHT = 92;
const SUN = 34;
/** The sun stands so far over the foot of the sky when it is up. */
const UP = 14;

interface NightSkyProps {
  readonly width: number;
  readonly day: number;
  readonly limit: number;
  readonly dawned: boolean;
  readonly calm: boolean;
}

export function NightSky({ width, day, limit, dawned, calm }: NightSkyProps) {
  const { colours } = useTheme();
  const t = useSharedValue(dawned ? 1 : 0);
  useEffect(() => {
    const to = dawned ? 1 : 0;
    t.set(calm ? to : withTiming(to, { duration: DAWN_MS, easing: Easing.out(Easing.quad) }));
  }, [t, dawned, calm]);
  const sun = useAnimatedStyle(() => ({ transform: [{ translateY: (SUN + UP) * (1 - t.get()) }] }));
  const dark = useAnimatedStyle(() => ({ opacity: 1 - t.get() }));
  return (
    <Box style={[styles.sky, { borderColor: colours.ink }]}>
      <Dawn width={width} />
      <Animated.View style={[StyleSheet.absoluteFill, styles.night, dark]} />
      <Animated.View style={[styles.sun, { left: width / 2 - SUN }, sun]}>
        <Svg width={2 * SUN} height={2 * SUN}>
          <Circle cx={SUN} cy={SUN} r={SUN} fill="#D9693A" />
        </Svg>
      </Animated.View>
      <Ridge width={width} />
      <Box style={styles.title}>
        <Words step="mast" colour={dawned ? board.ink : board.pale} style={styles.day}>
          {dawned ? say('night.day', { day }) : say('night.title')}
        </Words>
      </Box>
      <Box style={styles.of}>
        <Words step="caption" colour={board.pale} style={styles.plain}>
          {dawned ? say('night.of', { n: limit }) : say('night.ends', { day, limit })}
        </Words>
      </Box>
    </Box>
  );
}

const DAWN_MS = motion.daylight * 0.75;

const Dawn = memo(function Dawn({ width }: { readonly width: number }) {
  const x = width / 2;
  return (
    <Svg width={width} height={SKY_HEIGHT} style={[StyleSheet.absoluteFill]}>
      <Rect width={width} height={SKY_HEIGHT} fill="#F3CFA0" />
      <Path d={rays(x, SKY_HEIGHT - UP, SUN, 330, 28, 180, 360)} fill="#F8DDB6" />
    </Svg>
  );
});

/** The ridge is carved for a card of this width. */
const RIDGE = 346;

/** Hills before the sun, the moon over them. */
const Ridge = memo(function Ridge({ width: w }: { readonly width: number }) {
  const h = SKY_HEIGHT;
  const d = `M0 ${h}V${h - 20}l60 3l90 5h60l16 -8h30l18 -20h26l12 17l34 3V${h}z`;
  return (
    <Svg width={w} height={h} style={[StyleSheet.absoluteFill]}>
      <Path d={d} fill="#563F30" transform={`scale(${w / RIDGE} 1)`} />
      <Path
        d={`M${w - 88} 20a13 13 0 1 0 9 20a10.5 10.5 0 0 1 -9 -20z`}
        fill={board.pale}
        stroke={board.ink}
        strokeWidth={1.4}
      />
    </Svg>
  );
});

const styles = StyleSheet.create({
  sky: { height: SKY_HEIGHT, borderBottomWidth: line.frame, overflow: 'hidden' },
  night: { backgroundColor: '#3A1C1A' },
  sun: { position: 'absolute', top: SKY_HEIGHT - UP - SUN, width: 2 * SUN, height: 2 * SUN },
  title: { position: 'absolute', left: 16, top: 6 },
  day: { fontSize: 44, lineHeight: 52 },
  of: { position: 'absolute', left: 18, bottom: 1 },
  plain: { textTransform: 'none', letterSpacing: 0 },
});
