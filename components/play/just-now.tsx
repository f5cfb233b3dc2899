import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { LogLine } from '@/components/session/port';
import { BrandBadge } from '@/components/ui/brand-badge';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { SeatSetup } from '@/engine/core/game';

import { say } from './words';

const LINES = 4;

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
      {told.map((event, i) => (
        <View key={i} style={styles.row}>
          {seats[event.seat] ? (
            <BrandBadge colour={seats[event.seat]?.colour ?? 0} size={20} />
          ) : (
            <View style={styles.nobody} />
          )}
          <View style={styles.grow}>
            <Words step="sub" lines={2}>
              {event.sentence}
            </Words>
          </View>
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  panel: {
    paddingHorizontal: 14,
    paddingVertical: 8,
    gap: 6,
    borderTopWidth: line.rule,
    height: 178,
    overflow: 'hidden',
  },
  row: { flexDirection: 'row', gap: 8 },
  nobody: { width: 20 },
  grow: { flex: 1 },
});
