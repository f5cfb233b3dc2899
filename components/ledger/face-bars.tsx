import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { unsaid } from '@/components/ui/a11y';
import { SeatGround } from '@/components/ui/seat-ground';
import { useTheme } from '@/components/ui/theme';
import { line, textScale } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { DieCount, FaceCount } from '@/engine/core/ledger';

import { say } from './words';

interface FaceBarsProps {
  readonly count: DieCount;
  /** Of the seat that rolled; null for who sits at no seat. */
  readonly colour: number | null;
  readonly width: number;
}

const LABEL = 86;
const FIGURES = 98;
const HEIGHT = 24;
const GAP = 8;

/** How often each face of a die came up: a bar, and the box in which it should end. */
export const FaceBars = memo(function FaceBars({ count, colour, width }: FaceBarsProps) {
  const { scale } = useTheme();
  const stacked = scale >= textScale.stackFrom;
  const most = Math.max(1, ...count.faces.map(({ n, high }) => Math.max(n, high)));
  const room = stacked ? width : width - LABEL - FIGURES - 2 * GAP;
  return (
    <View style={stacked ? styles.loose : styles.rows}>
      {count.faces.map((face) => (
        <FaceRow
          key={face.face.name}
          count={face}
          of={count.n}
          most={most}
          colour={colour}
          width={room}
          stacked={stacked}
        />
      ))}
    </View>
  );
});

interface FaceRowProps {
  readonly count: FaceCount;
  readonly of: number;
  readonly most: number;
  readonly colour: number | null;
  readonly width: number;
  readonly stacked: boolean;
}

function FaceRow({ count, of, most, colour, width, stacked }: FaceRowProps) {
  const { colours } = useTheme();
  const { face, n, low, high } = count;
  const off = n > high ? 'more' : n < low ? 'fewer' : null;
  const says = say(off ? `face.${off}` : 'face', { face: face.name, n, of, low, high });
  const name = (
    <Words step="strip" style={stacked ? styles.grow : styles.label}>
      {face.name}
    </Words>
  );
  const figures = (
    <View style={[styles.figures, stacked ? null : styles.fixed]}>
      <Words step="strong">{String(n)}</Words>
      <Words step="sub" colour={off ? colours.warn : colours.inkSoft}>
        {[say('band', { low, high }), off ? say(off) : ''].filter(Boolean).join(' ')}
      </Words>
    </View>
  );
  const bar = <Bar count={count} most={most} colour={colour} width={width} />;
  return (
    <View accessible role="img" aria-label={says}>
      <View {...unsaid} style={stacked ? styles.stacked : styles.row}>
        {stacked ? (
          <>
            <View style={styles.row}>
              {name}
              {figures}
            </View>
            {bar}
          </>
        ) : (
          <>
            {name}
            {bar}
            {figures}
          </>
        )}
      </View>
    </View>
  );
}

const BAR = { top: 6, height: 12 } as const;

type BarProps = Pick<FaceRowProps, 'count' | 'most' | 'colour' | 'width'>;

/** The box behind, the bar with the colour and pattern of its seat before it. */
function Bar({ count: { n, low, high }, most, colour, width }: BarProps) {
  const { colours } = useTheme();
  const along = (count: number) => Math.round((count / most) * (width - 2));
  const long = along(n);
  return (
    <View style={{ width, height: HEIGHT }} aria-hidden>
      <Svg width={width} height={HEIGHT}>
        <Rect
          x={1 + along(low)}
          y={1}
          width={Math.max(2, along(high) - along(low))}
          height={HEIGHT - 2}
          rx={3}
          fill={colours.paperSunk}
          stroke={colours.inkSoft}
          strokeWidth={line.hair}
        />
        <Path d={`M1 0V${HEIGHT}`} stroke={colours.ink} strokeWidth={line.rule} />
      </Svg>
      {n > 0 ? (
        <View style={styles.bar}>
          <Svg width={long} height={BAR.height}>
            {colour === null ? (
              <Rect width={long} height={BAR.height} fill={colours.inkSoft} />
            ) : (
              <SeatGround colour={colour} width={long} height={BAR.height} />
            )}
            <Rect
              x={0.7}
              y={0.7}
              width={Math.max(0, long - 1.4)}
              height={BAR.height - 1.4}
              fill="none"
              stroke={colours.ink}
              strokeWidth={1.4}
            />
          </Svg>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 2 },
  loose: { gap: 10 },
  row: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  stacked: { gap: 2 },
  label: { width: LABEL },
  grow: { flex: 1 },
  figures: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  fixed: { width: FIGURES },
  bar: { position: 'absolute', left: 1, top: BAR.top },
});
