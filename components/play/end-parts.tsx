import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { unsaid } from '@/components/ui/a11y';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet } from '@/engine/core/game';

import { figure } from './end-chart';
import { useClimbed, useReached } from './end-clock';
import type { Trophy } from './end-screen';
import { say } from './end-words';
import { Reveal } from './reveal';

interface RankLadderProps {
  readonly rank: NonNullable<ScoreSheet['rank']>;
  /** Whose rung is under the lamp: "you", or the winner's name. */
  readonly who: string;
}

/** The ladder of ranks by name, the highest first, and what is counted on it; climbed from its foot to the one reached. */
export function RankLadder({ rank, who }: RankLadderProps) {
  const { colours } = useTheme();
  const reached = rank.ladder.findIndex((rung) => rung.name === rank.name);
  const climbed = useClimbed(reached + 1);
  const rungs = rank.ladder.map((rung, at) => ({ ...rung, at })).reverse();
  return (
    <View style={styles.ranks} testID="ladder">
      <Words step="caption" colour={colours.inkSoft} heading>
        {say('ladder', { counts: rank.counts })}
      </Words>
      <View style={[styles.ladder, { borderColor: colours.ink }]}>
        {rungs.map(({ name, from, at }, i) => (
          <Rung
            key={name}
            name={name}
            from={say('rung', { from: figure(from) })}
            here={
              at === reached ? say('rung.here', { who, value: figure(rank.value), from: figure(from) }) : null
            }
            lit={climbed === at + 1}
            passed={at < climbed}
            first={i === 0}
          />
        ))}
      </View>
    </View>
  );
}

interface RungProps {
  readonly name: string;
  readonly from: string;
  /** What stands on the rung that was reached. */
  readonly here: string | null;
  readonly lit: boolean;
  readonly passed: boolean;
  readonly first: boolean;
}

/** The reached one has the room of its own words from the start; until it is reached it looks like the others. */
const Rung = memo(function Rung({ name, from, here, lit, passed, first }: RungProps) {
  const { colours } = useTheme();
  const arrived = here !== null && lit;
  const ink = passed ? colours.ink : colours.inkSoft;
  const words = (step: 'strong' | 'sub', colour: string, right: string) => (
    <>
      <Words step={step} colour={colour} style={styles.rungName}>
        {name}
      </Words>
      <Words step={step} colour={colour}>
        {right}
      </Words>
    </>
  );
  return (
    <View
      testID={here === null ? undefined : 'rung'}
      style={{ borderColor: colours.line, borderTopWidth: first ? 0 : line.hair }}
    >
      <View
        style={[StyleSheet.absoluteFill, { backgroundColor: colours.lamp, opacity: lit ? 1 : 0 }]}
        aria-hidden
      />
      <View style={[styles.rung, here !== null && !arrived ? styles.unseen : null]}>
        {here === null
          ? words('sub', lit ? colours.onLamp : ink, from)
          : words('strong', colours.onLamp, here)}
      </View>
      {here !== null && !arrived ? (
        <View
          style={[StyleSheet.absoluteFill, styles.rung]}
          {...unsaid}
          importantForAccessibility="no-hide-descendants"
        >
          {words('sub', ink, from)}
        </View>
      ) : null}
    </View>
  );
});

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
  const settled = useReached('top');
  if (rows.length === 0) return null;
  return (
    <Reveal shown={settled} style={styles.trophies}>
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
    </Reveal>
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
  unseen: { opacity: 0 },
  trophies: { marginTop: 16, gap: 4 },
  row: { flexDirection: 'row', gap: 4, alignItems: 'center' },
  head: { width: 96 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  box: { minHeight: 34, borderWidth: line.rule, borderRadius: 4 },
});
