import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { drawingOf } from '@/components/boards';
import type { KeptMatch } from '@/components/storage/records';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { GameInk, useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { cardById } from '@/engine/games/cards';

import { dayOf } from './days';
import { Section } from './page';
import { say } from './words';

/** So many rows stand on the shelf by themselves: the games must not fall out of sight under them. */
const ROWS = 2;
/** From this width on a row has room for a stamp of its game. */
const WITH_STAMP = 300;

/** "Homestead race · round 1 · you 0, rival 0 · today". */
export function matchLine({ mode, line: place, updated }: KeptMatch): string {
  return [mode, place, updated > 0 ? dayOf(updated) : ''].filter(Boolean).join(' · ');
}

interface UnfinishedProps {
  readonly matches: readonly KeptMatch[];
  readonly onRide: (id: string) => void;
  readonly onRemove: (match: KeptMatch) => void;
}

/** Matches that wait, newest first; each row goes straight to its position. */
export function Unfinished({ matches, onRide, onRemove }: UnfinishedProps) {
  const [all, setAll] = useState(false);
  if (matches.length === 0) return null;
  return (
    <Section title={say('continue')}>
      {matches.slice(0, all ? undefined : ROWS).map((match) => (
        <WaitingRow key={match.id} match={match} onRide={onRide} onRemove={onRemove} />
      ))}
      {matches.length > ROWS ? (
        <Button
          small
          label={all ? say('continue.fewer') : say('continue.all', { count: matches.length })}
          onPress={() => setAll(!all)}
          testID="all-unfinished"
        />
      ) : null}
    </Section>
  );
}

interface WaitingRowProps extends Omit<UnfinishedProps, 'matches'> {
  readonly match: KeptMatch;
}

function WaitingRow({ match, onRide, onRemove }: WaitingRowProps) {
  const { colours, night, scale } = useTheme();
  const { width } = useWindowDimensions();
  const game = cardById(match.game);
  if (!game) return null;
  const drawing = drawingOf(game);
  const { title } = game.info;
  const about = matchLine(match);
  return (
    <GameInk game={match.game}>
      <View style={[styles.row, { borderColor: colours.ink, backgroundColor: colours.paperRaised }]}>
        <Pressable
          role="button"
          accessibilityHint={say('ride.on')}
          onPress={() => onRide(match.id)}
          testID={`continue-${match.id}`}
          style={({ pressed }) => [styles.open, pressed && { backgroundColor: colours.paperSunk }]}
        >
          {width < WITH_STAMP * scale ? null : (
            <View
              aria-hidden
              importantForAccessibility="no-hide-descendants"
              style={[styles.stamp, { borderColor: colours.ink }]}
            >
              <drawing.Print width={84} height={58} night={night} />
            </View>
          )}
          <View style={styles.words}>
            <Words step="label">{title}</Words>
            <Words step="sub" colour={colours.inkSoft}>
              {about}
            </Words>
          </View>
        </Pressable>
        <RemoveButton match={match} title={title} onRemove={onRemove} />
      </View>
    </GameInk>
  );
}

interface RemoveButtonProps {
  readonly match: KeptMatch;
  readonly title: string;
  readonly onRemove: (match: KeptMatch) => void;
  /** On a print it needs paper of its own. */
  readonly framed?: boolean;
}

export function RemoveButton({ match, title, onRemove, framed = false }: RemoveButtonProps) {
  return (
    <ToolButton
      label={say('remove', { title, line: matchLine(match) })}
      onPress={() => onRemove(match)}
      framed={framed}
      testID={`remove-${match.id}`}
    >
      <ToolIcon name="close" size={20} />
    </ToolButton>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: line.rule,
    borderRadius: radius.print,
    overflow: 'hidden',
  },
  open: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 58,
  },
  stamp: { borderRightWidth: line.rule },
  words: { flex: 1, paddingVertical: 4, paddingLeft: 12 },
});
