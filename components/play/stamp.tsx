import { useEffect, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  FadeIn,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { G, Path, Rect, Text } from 'react-native-svg';

import { carve, scatter } from '@/components/ui/shapes';
import { useTheme } from '@/components/ui/theme';
import { board, fonts, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

interface StampProps {
  readonly text: string;
  /** The most it may take. */
  readonly width: number;
  readonly turn?: number;
}

interface FallingProps extends StampProps {
  /** False while it has its place on the sheet and has not come down yet. */
  readonly down?: boolean;
}

/** From how far above it falls, as a share of its size, and how long the fall is. */
const HEIGHT = 0.9;
const FALL_MS = 150;

/** Rye is so wide in capitals, as a share of its size. */
const LETTER = 0.74;
const LARGEST = 40;
const GOUGES = 9;
const RIM = 6.5;

/** A word stamped on the sheet: two frames, turned, worn by nine cuts. It comes down once. */
export function Stamp({ text, width, turn = -5, down = true }: FallingProps) {
  const { calm } = useTheme();
  const { lines, size, w, h } = useMemo(() => blockOf(text, width), [text, width]);
  const fall = useSharedValue(calm && down ? 1 : 0);
  useEffect(() => {
    if (!down) return;
    fall.set(calm ? 1 : withTiming(1, { duration: FALL_MS, easing: Easing.in(Easing.quad) }));
  }, [fall, down, calm]);
  const falling = useAnimatedStyle(() => ({
    opacity: Math.min(1, fall.get() * 2.5),
    transform: [{ rotate: `${turn}deg` }, { scale: 1 + (1 - fall.get()) * HEIGHT }],
  }));
  return (
    <Animated.View entering={FadeIn.duration(motion.fade)}>
      <Animated.View style={[{ width: w, height: h }, styles.stamp, falling]} testID="stamp">
        <Layer>
          <Svg width={w} height={h}>
            <Rims w={w} h={h} />
          </Svg>
        </Layer>
        <Words
          heading
          step="mast"
          align="center"
          colour={board.rugged}
          lines={lines.length}
          style={{ ...styles.word, fontSize: size, lineHeight: size * 1.16 }}
        >
          {lines.join('\n')}
        </Words>
        <Layer>
          <Svg width={w} height={h}>
            <Path d={cutsOf(text, w, h)} fill={board.pale} />
          </Svg>
        </Layer>
      </Animated.View>
    </Animated.View>
  );
}

interface StampArtProps extends StampProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

/** The same stamp as a part of a drawing. */
export function StampArt({ text, width, turn = -5, x, y }: StampArtProps) {
  const { lines, size, w, h } = blockOf(text, width);
  const step = size * 1.16;
  const first = h / 2 - ((lines.length - 1) * step) / 2 + size * 0.35;
  return (
    <G transform={`translate(${x} ${y}) rotate(${turn}) translate(${-w / 2} ${-h / 2})`}>
      <Rims w={w} h={h} />
      {lines.map((words, i) => (
        <Text
          key={i}
          x={w / 2}
          y={first + i * step}
          fontSize={size}
          fontFamily={fonts.display}
          fill={board.rugged}
          textAnchor="middle"
        >
          {words.toUpperCase()}
        </Text>
      ))}
      <Path d={cutsOf(text, w, h)} fill={board.pale} />
    </G>
  );
}

/** The two frames of the block. */
function Rims({ w, h }: { readonly w: number; readonly h: number }) {
  return (
    <>
      <Rect
        x={2.5}
        y={2.5}
        width={w - 5}
        height={h - 5}
        rx={7}
        fill={board.pale}
        stroke={board.rugged}
        strokeWidth={4.5}
      />
      <Rect
        x={2.5 + RIM}
        y={2.5 + RIM}
        width={w - 5 - 2 * RIM}
        height={h - 5 - 2 * RIM}
        rx={3}
        fill="none"
        stroke={board.rugged}
        strokeWidth={1.6}
      />
    </>
  );
}

function Layer({ children }: { readonly children: React.ReactNode }) {
  return (
    <View
      style={StyleSheet.absoluteFill}
      pointerEvents="none"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
    >
      {children}
    </View>
  );
}

/** How large a block is cut for these words: no wider than its room. */
function blockOf(text: string, width: number) {
  const lines = linesOf(text);
  const longest = Math.max(...lines.map((line) => line.length));
  const room = Math.min(width, 340);
  const size = Math.min(LARGEST, (room - 44) / (longest * LETTER));
  const w = Math.max(160, Math.min(room, Math.round(longest * LETTER * size + 44)));
  const h = Math.round(lines.length * size * 1.16 + 32);
  return { lines, size, w, h };
}

/** A long name stands in two lines, parted at the blank nearest to its middle. */
function linesOf(text: string): readonly string[] {
  const blanks = [...text].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  if (text.length <= 12 || blanks.length === 0) return [text];
  const middle = text.length / 2;
  const at = blanks.reduce((best, blank) =>
    Math.abs(blank - middle) < Math.abs(best - middle) ? blank : best,
  );
  return [text.slice(0, at), text.slice(at + 1)];
}

function cutsOf(text: string, width: number, height: number): string {
  const next = scatter(text.length * 31 + 7);
  return Array.from({ length: GOUGES }, () => {
    const x = next() * (width - 26);
    const y = 5 + next() * (height - 10);
    return carve((q) => y + (q - x) * 0.16, x, x + 9 + next() * 14, 1.7, 6);
  }).join('');
}

const styles = StyleSheet.create({
  stamp: { alignItems: 'center', justifyContent: 'center' },
  word: { fontFamily: fonts.display, textTransform: 'uppercase' },
});
