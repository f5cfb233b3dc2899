import { StyleSheet, View } from 'react-native';
import Animated, { FadeInDown } from 'react-native-reanimated';

import { BrandBadge } from '@/components/ui/brand-badge';
import { useTheme } from '@/components/ui/theme';
import { line, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatSetup } from '@/engine/core/game';

import { say } from './words';

interface SeatTableProps {
  readonly sheet: ScoreSheet;
  readonly seats: readonly SeatSetup[];
}

/** Several seats side by side: a column each, the winner first, a row per line of the sheet. */
export function SeatTable({ sheet, seats }: SeatTableProps) {
  const { colours, calm, spot } = useTheme();
  const order = seats
    .map((_, seat) => seat)
    .sort((a, b) => winning(sheet, b) - winning(sheet, a) || total(sheet, b) - total(sheet, a));
  const labels = [
    ...new Set(order.flatMap((seat) => sheet.seats[seat]?.lines.map((one) => one.label) ?? [])),
  ];
  return (
    <View testID="seat table">
      <View style={[styles.row, styles.head]}>
        <View style={styles.label} />
        {order.map((seat) => (
          <View key={seat} style={styles.cell}>
            <BrandBadge colour={seats[seat]?.colour ?? 0} size={28} />
            <Words step="tile" align="center" lines={1}>
              {seats[seat]?.name ?? ''}
            </Words>
          </View>
        ))}
      </View>
      {labels.map((label, i) => (
        <Animated.View
          key={label}
          entering={calm ? undefined : FadeInDown.delay(i * motion.scoreLine).duration(motion.move)}
          style={[styles.row, { borderColor: colours.line }]}
        >
          <View style={styles.label}>
            <Words step="strip">{label}</Words>
          </View>
          {order.map((seat) => {
            const own = sheet.seats[seat]?.lines.filter((one) => one.label === label) ?? [];
            return (
              <View key={seat} style={styles.cell}>
                <Words step="strong">
                  {own.length === 0 ? '–' : own.reduce((sum, one) => sum + one.points, 0)}
                </Words>
              </View>
            );
          })}
        </Animated.View>
      ))}
      <View style={[styles.row, styles.foot, { borderColor: colours.ink }]}>
        <View style={styles.label}>
          <Words step="label">{say('end.points')}</Words>
        </View>
        {order.map((seat) => (
          <View key={seat} style={styles.cell}>
            <Words step="phase" colour={winning(sheet, seat) ? spot : colours.ink}>
              {tidy(total(sheet, seat))}
            </Words>
            {winning(sheet, seat) ? (
              <Words step="tile" colour={colours.good}>
                {say('end.winner')}
              </Words>
            ) : null}
          </View>
        ))}
      </View>
    </View>
  );
}

function winning(sheet: ScoreSheet, seat: number): number {
  return sheet.winners.includes(seat) ? 1 : 0;
}

function total(sheet: ScoreSheet, seat: number): number {
  return sheet.seats[seat]?.total ?? 0;
}

/** One decimal where there is one. */
export function tidy(n: number): number {
  return Math.round(n * 10) / 10;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 34, borderBottomWidth: line.hair },
  head: { borderBottomWidth: 0, paddingTop: 10, paddingBottom: 4, alignItems: 'flex-end' },
  foot: { borderTopWidth: line.oxfordThick, borderBottomWidth: 0, paddingTop: 6, alignItems: 'flex-start' },
  label: { flex: 1.6, paddingVertical: 5, paddingRight: 6 },
  cell: { flex: 1, minWidth: 0, alignItems: 'center', gap: 2 },
});
