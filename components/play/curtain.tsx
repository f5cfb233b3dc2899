import { memo } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { BrandBadge } from '@/components/ui/brand-badge';
import { Button } from '@/components/ui/button';
import { markPath } from '@/components/ui/draw-pieces';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useSeat, useTheme } from '@/components/ui/theme';
import { board, line, press, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { say } from './words';

interface CurtainProps {
  readonly name: string;
  readonly colour: number;
  readonly game: string;
  readonly line: string;
  readonly onLift: () => void;
}

/** A curtain in the next person's colour and mark. Nothing of the table is drawn while it hangs. */
export function CurtainScreen({ name, colour, game, line: statusLine, onLift }: CurtainProps) {
  const { colours } = useTheme();
  const { width, height } = useWindowDimensions();
  const short = height < 560;
  return (
    <View role="main" style={styles.screen} testID="curtain">
      <Folds width={width} height={height} colour={colour} />
      <View style={[styles.middle, short && styles.beside]}>
        <View style={[styles.card, { backgroundColor: colours.paperRaised, borderColor: colours.ink }]}>
          <View pointerEvents="none" style={[styles.inner, { borderColor: colours.ink }]} />
          <Words step="body" colour={colours.inkSoft} align="center">
            {say('curtain.hand')}
          </Words>
          <Words step={name.length > 9 || short ? 'mast' : 'hero'} align="center" heading shrink lines={2}>
            {name}
          </Words>
          <View style={styles.brand}>
            <BrandBadge colour={colour} size={short ? 72 : 132} />
          </View>
          <OxfordRule style={styles.rule} />
          <Words step="body" align="center">
            {say('curtain.next', { game, line: statusLine })}
          </Words>
          <Words step="body" align="center">
            {say('curtain.private', { name })}
          </Words>
        </View>
        <Button
          kind="lamp"
          label={say('curtain.here', { name })}
          onPress={onLift}
          height={60}
          testID="lift"
          style={styles.button}
        />
      </View>
    </View>
  );
}

interface FoldsProps {
  readonly width: number;
  readonly height: number;
  readonly colour: number;
}

const Folds = memo(function Folds({ width, height, colour }: FoldsProps) {
  const seat = useSeat(colour);
  const foot = height - 58;
  let folds = '';
  let seams = '';
  for (let x = -6; x < width; x += 44) {
    folds += `M${x} 0C${x + 6} ${foot * 0.3} ${x - 6} ${foot * 0.7} ${x + 2} ${foot}L${x + 17} ${foot}C${x + 12} ${foot * 0.68} ${x + 18} ${foot * 0.33} ${x + 14} 0Z`;
    seams += `M${x + 30} 0C${x + 34} ${foot * 0.33} ${x + 26} ${foot * 0.7} ${x + 33} ${foot}`;
  }
  let scallops = '';
  let upper = '';
  let lower = '';
  for (let x = -13; x < width; x += 52) {
    scallops += `M${x} 46a26 30 0 0 0 52 0z`;
    upper += markPath(seat.mark, x + 26, 52, 6);
  }
  for (let x = -2; x < width; x += 28) lower += markPath(seat.mark, x, foot + 14, 6);
  return (
    <View style={StyleSheet.absoluteFill} aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={width} height={height}>
        <Rect width={width} height={height} fill={seat.fill} />
        <Path d={folds} fill={seat.shade} />
        <Path d={seams} fill="none" stroke={board.ink} strokeWidth={1.6} opacity={0.55} />
        <Rect width={width} height={50} fill={board.ink} />
        <Path d={scallops} fill={board.ink} />
        <Path d={upper} fill={board.lamp} />
        <Rect y={foot} width={width} height={58} fill={board.ink} />
        <Path d={lower} fill={board.lamp} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  screen: { flex: 1, overflow: 'hidden' },
  middle: {
    flex: 1,
    justifyContent: 'center',
    alignItems: 'center',
    gap: 40,
    paddingHorizontal: 28,
    paddingTop: 84,
    paddingBottom: 70,
  },
  beside: { flexDirection: 'row', gap: 24 },
  card: {
    width: '100%',
    maxWidth: 420,
    flexShrink: 1,
    alignItems: 'center',
    paddingVertical: 26,
    paddingHorizontal: 22,
    borderWidth: line.frame,
    borderBottomWidth: line.frame + press.poster,
    borderRadius: radius.ticket,
  },
  inner: { position: 'absolute', left: 5, right: 5, top: 5, bottom: 5, borderWidth: 1, borderRadius: 3 },
  brand: { marginTop: 14, marginBottom: 22 },
  rule: { alignSelf: 'stretch', marginHorizontal: 30, marginBottom: 14 },
  button: { width: '100%', maxWidth: 420, flexShrink: 1 },
});
