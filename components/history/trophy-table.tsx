import { StyleSheet, View } from 'react-native';

import type { KeptResult } from '@/components/storage/records';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { say } from './words';

/** A challenge with a table of its own: what was won in which row and column. Nothing where a game has none. */
export function TrophyTable({ results }: { readonly results: readonly KeptResult[] }) {
  const { colours } = useTheme();
  const won = results.flatMap(({ trophy, unranked }) => (trophy && !unranked ? [trophy] : []));
  if (won.length === 0) return null;
  const rows = [...new Set(won.map((trophy) => trophy.row))];
  const columns = [...new Set(won.map((trophy) => trophy.column))];
  return (
    <View style={[styles.table, { borderColor: colours.ink, backgroundColor: colours.paperRaised }]}>
      <Words step="caption" colour={colours.inkSoft} heading>
        {say('trophies')}
      </Words>
      {rows.map((row) => (
        <View key={row} style={[styles.row, { borderColor: colours.line }]}>
          <Words step="strip" style={styles.name}>
            {row}
          </Words>
          <Words step="sub" style={styles.grow} colour={colours.inkSoft}>
            {columns
              .flatMap((column) => {
                const mark = won.find((trophy) => trophy.row === row && trophy.column === column)?.mark;
                return mark ? [`${column}: ${mark}`] : [];
              })
              .join(' · ')}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: 4, padding: 12, borderWidth: line.rule, borderRadius: radius.ticket },
  row: { flexDirection: 'row', gap: 12, paddingTop: 6, borderTopWidth: line.hair },
  name: { width: 130 },
  grow: { flex: 1 },
});
