import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Rect } from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import type { Band } from './figures';
import type { Share } from './reading';

const HEIGHT = 16;
const CAP = 4;

interface RowProps {
  readonly name: string;
  readonly figure: string;
  readonly note?: string;
  /** All that is drawn, as a sentence. */
  readonly says: string;
  readonly children: ReactNode;
}

/** Name and figure over a bar; read out as one sentence. */
function BarRow({ name, figure, note, says, children }: RowProps) {
  const { colours } = useTheme();
  return (
    <View accessible role="img" aria-label={says} style={styles.row}>
      <View style={styles.line}>
        <View style={styles.name}>
          <Words step="strip">{name}</Words>
        </View>
        <Words step="name">{figure}</Words>
      </View>
      {children}
      {note === undefined ? null : (
        <Words step="tile" colour={colours.inkSoft}>
          {note}
        </Words>
      )}
    </View>
  );
}

interface ShareBarProps extends Omit<RowProps, 'children'> {
  readonly share: Share;
  /** An even share, as a dashed line. */
  readonly fair?: number;
  /** The share the whole width stands for. */
  readonly full?: number;
}

/** A share of games, with a whisker over what chance leaves open. */
export const ShareBar = memo(function ShareBar({ share, fair, full = 1, ...row }: ShareBarProps) {
  const { colours } = useTheme();
  const at = (part: number) => `${Math.min(100, (100 * part) / full)}%`;
  const middle = HEIGHT / 2;
  return (
    <BarRow {...row}>
      <Svg width="100%" height={HEIGHT}>
        <Rect x={0} y={2} width="100%" height={HEIGHT - 4} fill={colours.paperSunk} />
        <Rect x={0} y={2} width={at(share.share)} height={HEIGHT - 4} fill={colours.line} />
        <Line x1={0} x2={0} y1={0} y2={HEIGHT} stroke={colours.ink} strokeWidth={3} />
        {[share.low, share.high].map((end, i) => (
          <Line
            key={i}
            x1={at(end)}
            x2={at(end)}
            y1={middle - CAP}
            y2={middle + CAP}
            stroke={colours.ink}
            strokeWidth={2}
          />
        ))}
        <Line
          x1={at(share.low)}
          x2={at(share.high)}
          y1={middle}
          y2={middle}
          stroke={colours.ink}
          strokeWidth={2}
        />
        {fair === undefined ? null : (
          <Line
            x1={at(fair)}
            x2={at(fair)}
            y1={0}
            y2={HEIGHT}
            stroke={colours.ink}
            strokeWidth={line.frame}
            strokeDasharray="3 2"
          />
        )}
      </Svg>
    </BarRow>
  );
});

interface BandBarProps extends Omit<RowProps, 'children'> {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
}

/** Eight games of ten as a bar, the middle one as a mark. */
export const BandBar = memo(function BandBar({ band, from, to, ...row }: BandBarProps) {
  const { colours } = useTheme();
  const [low = 0, middle = 0, high = 0] = band;
  const at = (value: number) => (100 * (value - from)) / Math.max(1e-9, to - from);
  return (
    <BarRow {...row}>
      <Svg width="100%" height={HEIGHT}>
        <Rect x={0} y={7} width="100%" height={2} fill={colours.line} />
        <Rect
          x={`${at(low)}%`}
          y={3}
          width={`${Math.max(0.5, at(high) - at(low))}%`}
          height={HEIGHT - 6}
          fill={colours.line}
          stroke={colours.ink}
          strokeWidth={1}
        />
        <Line
          x1={`${at(middle)}%`}
          x2={`${at(middle)}%`}
          y1={0}
          y2={HEIGHT}
          stroke={colours.ink}
          strokeWidth={4}
        />
      </Svg>
    </BarRow>
  );
});

const styles = StyleSheet.create({
  row: { gap: 3, paddingVertical: 3 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
  name: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
});
