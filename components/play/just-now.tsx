import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { LogLine } from '@/components/session/port';
import { BrandBadge } from '@/components/ui/brand-badge';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { SeatSetup } from '@/engine/core/game';

import { say } from './words';

const LINES = 6;

interface JustNowProps {
  readonly log: readonly LogLine[];
  readonly seats: readonly SeatSetup[];
}

/** The last lines of the log, where a tablet has room for them. */
export const JustNow = memo(function JustNow({ log, seats }: JustNowProps) {
  const { colours } = useTheme();
  const told = log
    .slice(-LINES)
    .flatMap((entry) => entry.told)
    .slice(-LINES)
    .reverse();
  return (
    <View style={[styles.panel, { borderColor: colours.line }]} testID="just now">
      <Words step="caption" colour={colours.inkSoft} heading>
        {say('log.now')}
      </Words>
      <View style={styles.lines}>
        {told.map((event, i) => (
          <View key={i} style={styles.row}>
            {seats[event.seat] ? (
              <BrandBadge colour={seats[event.seat]?.colour ?? 0} size={20} />
            ) : (
              <View style={styles.nobody} />
            )}
            <View style={styles.grow}>
              <Words step="sub">{event.sentence}</Words>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  panel: {
    paddingHorizontal: 14,
    paddingVertical: 8,
    borderTopWidth: line.rule,
    // A third of what the seats leave.
    flexGrow: 0.5,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 84,
  },
  // A line that has no room whole goes into a second column, which is out of sight.
  lines: { flex: 1, minHeight: 0, flexWrap: 'wrap', overflow: 'hidden' },
  row: { flexDirection: 'row', gap: 8, width: '100%', paddingTop: 6 },
  nobody: { width: 20 },
  grow: { flex: 1 },
});
