import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet } from '@/engine/core/game';

import type { Trophy } from './end-screen';
import { say } from './words';

/** The ladder of ranks: those below in spot ink, the one reached under the lamp. */
export function RankLadder({ rank }: { readonly rank: NonNullable<ScoreSheet['rank']> }) {
  const { colours, spot, onSpot } = useTheme();
  const reached = rank.ladder.findIndex((rung) => rung.name === rank.name);
  return (
    <View
      role="img"
      aria-label={say('end.rank', { name: rank.name })}
      style={[styles.ladder, { borderColor: colours.ink }]}
    >
      {rank.ladder.map((rung, i) => {
        const here = i === reached;
        return (
          <View
            key={rung.name}
            style={[
              styles.rung,
              {
                backgroundColor: here ? colours.lamp : i < reached ? spot : colours.paperRaised,
                borderColor: colours.ink,
                borderLeftWidth: i === 0 ? 0 : line.rule,
              },
            ]}
          >
            <Words step="name" colour={here ? colours.onLamp : i < reached ? onSpot : colours.ink}>
              {rung.from}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

interface TrophyTableProps {
  readonly won: readonly Trophy[];
  /** The one just won. */
  readonly now: Trophy | null;
}

/** Challenges won, rows by columns; the new one under the lamp. */
export function TrophyTable({ won, now }: TrophyTableProps) {
  const { colours } = useTheme();
  const all = now ? [...won, now] : won;
  const rows = [...new Set(all.map((one) => one.row))];
  const columns = [...new Set(all.map((one) => one.column))];
  if (rows.length === 0) return null;
  return (
    <View style={styles.trophies}>
      <Words step="caption" colour={colours.inkSoft} heading>
        {say('end.trophies')}
      </Words>
      <View style={styles.row}>
        <View style={styles.head} />
        {columns.map((column) => (
          <View key={column} style={styles.cell}>
            <Words step="tile" align="center">
              {column}
            </Words>
          </View>
        ))}
      </View>
      {rows.map((row) => (
        <View key={row} style={styles.row}>
          <View style={styles.head}>
            <Words step="tile">{row}</Words>
          </View>
          {columns.map((column) => {
            const held = all.filter((one) => one.row === row && one.column === column);
            const trophy = held[held.length - 1];
            const fresh = now !== null && now.row === row && now.column === column;
            return (
              <View
                key={column}
                role="img"
                aria-label={
                  trophy
                    ? say('end.trophy', { row, column, mark: trophy.mark })
                    : say('end.notYet', { row, column })
                }
                style={[
                  styles.cell,
                  styles.box,
                  { borderColor: colours.ink, backgroundColor: fresh ? colours.lamp : colours.paperRaised },
                ]}
              >
                <Words step="name" colour={fresh ? colours.onLamp : colours.ink}>
                  {trophy ? trophy.mark : '·'}
                </Words>
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  ladder: {
    flexDirection: 'row',
    minHeight: 30,
    borderWidth: line.rule,
    borderRadius: 5,
    overflow: 'hidden',
  },
  rung: { flex: 1, alignItems: 'center', justifyContent: 'center', paddingVertical: 4 },
  trophies: { marginTop: 16, gap: 4 },
  row: { flexDirection: 'row', gap: 4, alignItems: 'center' },
  head: { width: 96 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  box: { minHeight: 34, borderWidth: line.rule, borderRadius: 4 },
});
