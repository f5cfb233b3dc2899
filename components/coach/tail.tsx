import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';

import type { Box } from './place';

/** Half the foot of the tail. */
const FOOT = 11;
/** How far the ring stands off. */
const OFF = 5;

interface TailProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** From the edge of the bubble to its piece: broad at the foot, and touching. */
export function Tail({
  from,
  to,
  width,
  height,
}: TailProps & { readonly width: number; readonly height: number }) {
  const { colours } = useTheme();
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
      <Svg width={width} height={height}>
        <Path
          d={tailPath(from, to)}
          fill={colours.paperRaised}
          stroke={colours.ink}
          strokeWidth={line.frame}
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

/** Opens the frame of the bubble where the tail begins. */
export function TailFoot({
  from,
  to,
  bubble,
  height,
}: TailProps & { readonly bubble: { readonly x: number; readonly y: number }; readonly height: number }) {
  const { colours } = useTheme();
  const upright = isUpright(from, to);
  const under = upright && from[1] > bubble.y + height / 2;
  // Below, the hard edge is thicker and stays closed.
  if (under) return null;
  const style = upright
    ? { left: from[0] - FOOT + 1.5, top: from[1] - 0.5, width: 2 * FOOT - 3, height: line.frame + 1 }
    : {
        left: from[0] - (from[0] > bubble.x + 20 ? line.frame + 0.5 : 0.5),
        top: from[1] - FOOT + 1.5,
        width: line.frame + 1,
        height: 2 * FOOT - 3,
      };
  return <View pointerEvents="none" style={[styles.foot, style, { backgroundColor: colours.paperRaised }]} />;
}

function isUpright(from: TailProps['from'], to: TailProps['to']): boolean {
  return Math.abs(to[1] - from[1]) >= Math.abs(to[0] - from[0]);
}

function tailPath(from: TailProps['from'], to: TailProps['to']): string {
  const [x, y] = from;
  const foot = isUpright(from, to)
    ? [`M${x - FOOT} ${y}`, `L${x + FOOT} ${y}`]
    : [`M${x} ${y - FOOT}`, `L${x} ${y + FOOT}`];
  return `${foot[0]} L${to[0]} ${to[1]} ${foot[1]}`;
}

/** Round a piece that lies too far for the tail. */
export function Ring({ round: { x, y, width, height } }: { readonly round: Box }) {
  const { colours } = useTheme();
  const frame = { left: x - OFF, top: y - OFF, width: width + 2 * OFF, height: height + 2 * OFF };
  return (
    <View pointerEvents="none" aria-hidden style={[styles.ring, frame, { borderColor: colours.ink }]}>
      <View style={[styles.lamp, { borderColor: colours.lamp }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { position: 'absolute' },
  ring: { position: 'absolute', borderWidth: line.rule, borderRadius: radius.ticket + OFF },
  lamp: { flex: 1, borderWidth: 3, borderRadius: radius.ticket + OFF - 1 },
});
