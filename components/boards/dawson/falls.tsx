/** Movements on the city by transform and opacity alone: a tile comes down, a window lights up. */
import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';

import { Shape } from '@/components/ui/draw';
import { board, motion } from '@/components/ui/tokens';
import { shapeOf } from '@/engine/games/dawson/rules/city';

import { Tile } from './tile';
import { legible, UNIT } from './tones';

interface TileFallProps {
  readonly tile: number;
  readonly r: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly night: boolean;
}

/** Room for the kerb and the edge of the tile, in board units. */
const PAD = 4;

export function TileFall({ tile, r, left, top, width, height, ms, night }: TileFallProps) {
  const [w, h] = shapeOf(r);
  const k = width / (w * UNIT);
  const t = useSharedValue(0);
  useEffect(() => {
    t.set(withTiming(1, { duration: ms * 0.8, easing: Easing.bezier(...motion.land) }));
  }, [t, ms]);
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, t.get() * 4),
    transform: [{ translateY: -40 * (1 - t.get()) }, { scale: 1.22 - 0.22 * t.get() }],
  }));
  const pad = PAD * k;
  return (
    <Animated.View
      testID="tile falls"
      style={[
        styles.over,
        { left: left - pad, top: top - pad, width: width + 2 * pad, height: height + 2 * pad },
        style,
      ]}
    >
      <Svg
        width={width + 2 * pad}
        height={height + 2 * pad}
        viewBox={`${-PAD} ${-PAD} ${w * UNIT + 2 * PAD} ${h * UNIT + 2 * PAD}`}
      >
        <Tile tile={tile} r={r} x={0} y={0} night={night} text={legible(23, k, 34)} />
      </Svg>
    </Animated.View>
  );
}

interface LightUpProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How long its guest is still on the way. */
  readonly wait: number;
  readonly onGone: (id: string) => void;
}

const RAYS = 10;
const SHINE_MS = 520;

/** Light falls out of a window when the guest is in. */
export function LightUp({ id, x, y, size, wait, onGone }: LightUpProps) {
  const t = useSharedValue(0);
  useEffect(() => {
    t.set(withDelay(wait, withTiming(1, { duration: SHINE_MS })));
    const out = setTimeout(() => onGone(id), wait + SHINE_MS);
    return () => clearTimeout(out);
  }, [t, wait, id, onGone]);
  const style = useAnimatedStyle(() => ({
    opacity: t.get() === 0 ? 0 : 1 - t.get(),
    transform: [{ scale: 0.7 + 0.5 * t.get() }],
  }));
  return (
    <Animated.View
      testID="light"
      style={[styles.over, { left: x - size / 2, top: y - size / 2, width: size, height: size }, style]}
    >
      <Svg width={size} height={size} viewBox="-30 -30 60 60">
        <Circle cx={0} cy={0} r={13} fill={board.candle} opacity={0.55} />
        <Shape d={rays()} stroke={board.ink} width={4.6} />
        <Shape d={rays()} stroke={board.candle} width={2.6} />
      </Svg>
    </Animated.View>
  );
}

function rays(): string {
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / RAYS;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${c * 18} ${s * 18}L${c * 26} ${s * 26}`;
  }).join('');
}

const styles = StyleSheet.create({ over: { position: 'absolute' } });
