import { memo, useMemo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import type { DescribedMove } from '@/components/session/port';
import { ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { QuietMove } from './dock-buttons';
import { MoveTicket } from './move-ticket';
import { groupsOf } from './sort-moves';
import type { Asked } from './use-dock';
import { say } from './words';

interface TicketsProps {
  readonly moves: readonly DescribedMove[];
  readonly chosen: string | null;
  readonly letterOf: ReadonlyMap<string, string>;
  readonly look: GameLook;
  readonly view: unknown;
  readonly columns: number;
  /** Low ones, for the dock. */
  readonly compact?: boolean;
  readonly onPress: (move: string) => void;
  readonly onExplain: (described: DescribedMove) => void;
}

/** Tickets under each other, or in columns where there is room. */
export const Tickets = memo(function Tickets(props: TicketsProps) {
  const { moves, chosen, letterOf, look, view, columns, compact = false, onPress, onExplain } = props;
  const { TicketArt } = look;
  const art = useMemo(
    () =>
      new Map(
        moves.map(({ move }) => [
          move,
          TicketArt && look.hasArt?.(view, move) ? (
            <TicketArt view={view} move={move} size={compact ? 40 : 44} />
          ) : null,
        ]),
      ),
    [moves, look, view, TicketArt, compact],
  );
  return (
    <View style={columns > 1 ? styles.grid : styles.column}>
      {moves.map((one) => (
        <View key={one.move} style={columns > 1 ? { width: `${100 / columns - 1}%` } : undefined}>
          <MoveTicket
            described={one}
            letter={letterOf.get(one.move) ?? ''}
            chosen={one.move === chosen}
            compact={compact}
            Sign={look.Sign}
            art={art.get(one.move) ?? null}
            onPress={onPress}
            onExplain={onExplain}
          />
        </View>
      ))}
    </View>
  );
});

interface ListPanelProps extends Pick<TicketsProps, 'look' | 'view' | 'columns' | 'onExplain'> {
  readonly prompt: string;
  readonly asked: Asked;
  readonly bottom: number;
}

/** The whole list in words, over dock and board: complete, grouped by what follows, the best first. */
export function ListPanel({ prompt, asked, bottom, ...rest }: ListPanelProps) {
  const { choosing, sorted, keys, fold, tapTicket } = asked;
  const { colours } = useTheme();
  const groups = useMemo(() => groupsOf(sorted.tickets), [sorted]);
  return (
    <View
      role="region"
      aria-label={say('list.label')}
      testID="list"
      style={[styles.panel, { backgroundColor: colours.paperRaised, borderColor: colours.ink }]}
    >
      <View style={styles.head}>
        <View style={styles.grow}>
          <Words step="prompt" heading>
            {prompt}
          </Words>
        </View>
        <ToolButton label={say('list.fold')} onPress={fold} testID="fold list">
          <ToolIcon name="close" size={24} />
        </ToolButton>
      </View>
      <OxfordRule style={styles.rule} />
      <ScrollView
        style={styles.body}
        contentContainerStyle={[styles.content, { paddingBottom: Math.max(16, bottom) }]}
        testID="tickets"
      >
        {groups.map((group) => (
          <View key={group.title} style={styles.column}>
            {group.title === '' ? null : (
              <Words step="caption" colour={colours.inkSoft} heading>
                {group.title}
              </Words>
            )}
            <Tickets
              {...rest}
              moves={group.moves}
              chosen={choosing.armed?.move ?? null}
              letterOf={keys.letterOf}
              onPress={tapTicket}
            />
          </View>
        ))}
        <View style={styles.column}>
          {[...sorted.helpers, ...sorted.quiet, ...sorted.main].map((one) => (
            <QuietMove
              key={one.move}
              one={one}
              low
              Sign={rest.look.Sign}
              onPress={tapTicket}
              onExplain={rest.onExplain}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: 6 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  grow: { flex: 1 },
  panel: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    minHeight: '48%',
    maxHeight: '82%',
    borderTopWidth: line.frame,
  },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: 16, paddingRight: 6, paddingVertical: 4 },
  rule: { marginHorizontal: 16 },
  body: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: 16, paddingTop: 10, gap: 10 },
});
