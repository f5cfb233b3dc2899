import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet } from '@/engine/core/game';

import { figure } from './end-chart';
import type { Trophy } from './end-screen';
import { say } from './end-words';

interface RankLadderProps {
  readonly rank: NonNullable<ScoreSheet['rank']>;
  /** Whose rung is under the lamp: "you", or the winner's name. */
  readonly who: string;
}

/** The ladder of ranks by name, the highest first, and what is counted on it; the one reached under the lamp. */
export function RankLadder({ rank, who }: RankLadderProps) {
  const { colours } = useTheme();
  const reached = rank.ladder.findIndex((rung) => rung.name === rank.name);
  const rungs = rank.ladder.map((rung, at) => ({ ...rung, at })).reverse();
  return (
    <View style={styles.ranks} testID="ladder">
      <Words step="caption" colour={colours.inkSoft} heading>
        {say('ladder', { counts: rank.counts })}
      </Words>
      <View style={[styles.ladder, { borderColor: colours.ink }]}>
        {rungs.map(({ name, from, at }, i) => {
          const here = at === reached;
          const ink = here ? colours.onLamp : at < reached ? colours.ink : colours.inkSoft;
          return (
            <View
              key={name}
              testID={here ? 'rung' : undefined}
              style={[
                styles.rung,
                here && { backgroundColor: colours.lamp },
                { borderColor: colours.line, borderTopWidth: i === 0 ? 0 : line.hair },
              ]}
            >
              <Words step={here ? 'strong' : 'sub'} colour={ink} style={styles.rungName}>
                {name}
              </Words>
              <Words step={here ? 'strong' : 'sub'} colour={ink}>
                {here
                  ? say('rung.here', { who, value: figure(rank.value), from: figure(from) })
                  : say('rung', { from: figure(from) })}
              </Words>
            </View>
          );
        })}
      </View>
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
        {say('trophies')}
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
                  trophy ? say('trophy', { row, column, mark: trophy.mark }) : say('notYet', { row, column })
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
  ranks: { gap: 3, paddingTop: 8 },
  ladder: { borderWidth: line.rule, borderRadius: 5, overflow: 'hidden' },
  rung: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 10,
    minHeight: 22,
    paddingHorizontal: 12,
    paddingVertical: 1,
  },
  rungName: { flexShrink: 1 },
  trophies: { marginTop: 16, gap: 4 },
  row: { flexDirection: 'row', gap: 4, alignItems: 'center' },
  head: { width: 96 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  box: { minHeight: 34, borderWidth: line.rule, borderRadius: 4 },
});
