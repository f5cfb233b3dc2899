import { memo, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { LogLine, LookBack } from '@/components/session/port';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Button } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme';
import { line, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { SeatSetup } from '@/engine/core/game';

import { say } from './words';

/** What fits in a sheet that opens at once; older lines are reached by looking back. */
const MOST_LINES = 120;

interface LogSheetProps {
  readonly open: boolean;
  readonly log: readonly LogLine[];
  readonly seats: readonly SeatSetup[];
  readonly onJump: (at: number) => void;
  readonly onClose: () => void;
}

/** The match in words, the newest first. A tap on a line looks back at the table as it was then. */
export function LogSheet({ open, log, seats, onJump, onClose }: LogSheetProps) {
  const lines = useMemo(
    () =>
      open
        ? log
            .filter((entry) => entry.told.length > 0)
            .slice(-MOST_LINES)
            .reverse()
        : [],
    [open, log],
  );
  if (!open) return null;
  return (
    <Sheet open title={say('log.title')} onClose={onClose} testID="log sheet">
      {lines.length === 0 ? <Words>{say('log.empty')}</Words> : null}
      {lines.map((entry) => (
        <LogRow key={entry.at} entry={entry} colour={seats[entry.seat]?.colour ?? 5} onJump={onJump} />
      ))}
    </Sheet>
  );
}

interface LogRowProps {
  readonly entry: LogLine;
  readonly colour: number;
  readonly onJump: (at: number) => void;
}

const LogRow = memo(function LogRow({ entry, colour, onJump }: LogRowProps) {
  const { colours } = useTheme();
  const text = entry.told.map((event) => event.sentence).join(' ');
  return (
    <Pressable
      role="button"
      aria-label={say('log.jump', { sentence: text })}
      onPress={() => onJump(entry.at)}
      style={({ pressed }) => [
        styles.row,
        { borderColor: colours.line, backgroundColor: pressed ? colours.paperSunk : 'transparent' },
      ]}
    >
      <BrandBadge colour={colour} size={24} />
      <View style={styles.grow}>
        <Words>{text}</Words>
      </View>
    </Pressable>
  );
});

interface LookBackBarProps {
  readonly lookBack: LookBack;
  readonly over: boolean;
  readonly onGo: (at: number | null) => void;
}

/** In place of the dock while one looks back: what happened then, a step earlier or later, and the way home. */
export function LookBackBar({ lookBack, over, onGo }: LookBackBarProps) {
  const { at, first, last, told } = lookBack;
  const { colours } = useTheme();
  return (
    <View style={styles.bar} testID="look back bar">
      <Words step="prompt" heading>
        {at === first ? say('back.start') : say('back.at', { at: at - first, of: last - first })}
      </Words>
      <View style={styles.sentence}>
        <Words colour={colours.inkSoft} lines={3}>
          {told.map((event) => event.sentence).join(' ')}
        </Words>
      </View>
      <View style={styles.foot}>
        <Button
          label=""
          says={say('back.earlier')}
          icon={<ToolIcon name="back" size={22} colour={at > first ? colours.ink : colours.inkSoft} />}
          disabled={at <= first}
          onPress={() => onGo(at - 1)}
          testID="earlier"
        />
        <Button
          label=""
          says={say('back.later')}
          icon={<ToolIcon name="forward" size={22} colour={at < last ? colours.ink : colours.inkSoft} />}
          disabled={at >= last}
          onPress={() => onGo(at + 1)}
          testID="later"
        />
        <Button
          kind="primary"
          label={over ? say('back.end') : say('back.now')}
          onPress={() => onGo(null)}
          style={styles.grow}
          testID="back to now"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 10,
    minHeight: touch.min,
    paddingVertical: 8,
    borderBottomWidth: line.hair,
  },
  bar: { gap: 8, paddingHorizontal: 16, paddingTop: 10 },
  sentence: { minHeight: 40 },
  foot: { flexDirection: 'row', gap: 8 },
});
