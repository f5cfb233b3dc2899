/** The way to the goal: points a day on the ladder of ranks, and where they stood the evening before. */
import { StyleSheet, View as Box } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { Label, Shape } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { line, space } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { RANKS } from '@/engine/games/dakota/data';
import { perDay, rankOf } from '@/engine/games/dakota/score';

import { say } from './words';

interface LadderProps {
  readonly points: number;
  readonly day: number;
  readonly width: number;
  readonly dawned: boolean;
}

const BAR = { top: 16, height: 14 };
const HEIGHT = 46;

export function Ladder({ points, day, width, dawned }: LadderProps) {
  const { colours, spot } = useTheme();
  const value = perDay(points, day);
  const before = dawned && day > 1 ? perDay(points, day - 1) : value;
  return (
    <Box style={[styles.row, { borderColor: colours.line }]}>
      <Box style={styles.words}>
        <Words step="prompt" colour={spot}>
          {say('fact.aday', { n: value.toFixed(1) })}
        </Words>
        <Words step="strong">{rankOf(value)}</Words>
        <Box style={styles.fill} />
        <Words step="sub" colour={colours.inkSoft}>
          {say('night.points', { n: points, day })}
        </Words>
      </Box>
      <Rungs width={width - 2 * space.l} value={value} before={before} />
    </Box>
  );
}

interface RungsProps {
  readonly width: number;
  readonly value: number;
  readonly before: number;
}

function Rungs({ width, value, before }: RungsProps) {
  const { colours, spot } = useTheme();
  const steps = RANKS.map(({ from }) => from);
  const most = (steps[steps.length - 1] ?? 0) + (steps[1] ?? 1);
  const at = (points: number) => (Math.min(points, most) / most) * (width - 2) + 1;
  return (
    <Svg width={width} height={HEIGHT} aria-hidden>
      <Rect x={1} y={BAR.top} width={width - 2} height={BAR.height} fill={colours.paper} />
      <Rect x={1} y={BAR.top} width={at(value) - 1} height={BAR.height} fill={spot} />
      {steps.map((from, i) => (
        <G key={from}>
          <Rect
            x={at(from)}
            y={BAR.top}
            width={at(steps[i + 1] ?? most) - at(from)}
            height={BAR.height}
            fill="none"
            stroke={colours.ink}
            strokeWidth={1.5}
          />
          <Label x={i === 0 ? 5 : at(from)} y={HEIGHT - 3} size={12.5} colour={colours.inkSoft} weight={600}>
            {from}
          </Label>
        </G>
      ))}
      {before > value ? (
        <Shape d={`M${at(before)} ${BAR.top - 2}l-5 -8h10z`} stroke={colours.ink} width={1.4} />
      ) : null}
      <Path d={`M${at(value)} ${BAR.top - 2}l-6 -9h12z`} fill={colours.ink} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  row: { paddingHorizontal: space.l, paddingTop: 8, paddingBottom: 6, borderTopWidth: line.hair, gap: 2 },
  words: { flexDirection: 'row', alignItems: 'baseline', gap: space.s },
  fill: { flex: 1 },
});
