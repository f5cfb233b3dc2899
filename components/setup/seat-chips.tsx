import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { knownAs } from '@/components/cast/people';
import { unsaid } from '@/components/ui/a11y';
import { BrandBadge } from '@/components/ui/brand-badge';
import { ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, radius, textScale } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';

import { distinctNames, withSeatAdded, type Draft } from './draft';
import { NewSeatSheet, playerOf, SeatSheet } from './seat-sheet';
import { say } from './words';

/** So wide a window has room for four of them side by side. */
const ONE_ROW = 360;

interface ChipsProps {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The table in short: one chip a seat, which opens its sheet, and one for another seat. */
export function SeatChips({ game, draft, onChange }: ChipsProps) {
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const [open, setOpen] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const oneRow = draft.seats.length < 5 && width >= ONE_ROW && scale <= textScale.stackFrom;
  const chip = [styles.chip, { borderColor: colours.ink, backgroundColor: colours.paperRaised }];
  return (
    <View role="group" aria-label={say('seats')} style={[styles.chips, !oneRow && styles.wrap]}>
      {distinctNames(draft.seats).map((seat, at) => {
        const player = playerOf(seat);
        const who = player === 'person' ? say('seat.person') : knownAs(player);
        return (
          <Pressable
            key={at}
            role="button"
            aria-label={say('chip.change', { name: seat.name, number: at + 1, who })}
            testID={`chip ${at}`}
            onPress={() => setOpen(at)}
            style={({ pressed }) => [chip, pressed && { backgroundColor: colours.paperSunk }]}
          >
            <BrandBadge colour={seat.colour} size={26} />
            <View {...unsaid} style={styles.name}>
              <Words step="strip" lines={1}>
                {seat.name}
              </Words>
            </View>
          </Pressable>
        );
      })}
      {draft.seats.length < game.seats.max ? (
        <Pressable
          role="button"
          aria-label={say('seat.add')}
          testID="chip add"
          onPress={() => setAdding(true)}
          style={({ pressed }) => [
            styles.chip,
            styles.empty,
            { borderColor: colours.line },
            pressed && { backgroundColor: colours.paperSunk },
          ]}
        >
          <ToolIcon name="plus" size={20} colour={colours.inkSoft} />
          <Words step="strip" colour={colours.inkSoft} lines={1}>
            {say('chip.seat')}
          </Words>
        </Pressable>
      ) : null}
      <SeatSheet game={game} draft={draft} at={open} onChange={onChange} onClose={() => setOpen(null)} />
      <NewSeatSheet
        game={game}
        open={adding}
        onPick={(level) => onChange(withSeatAdded(game, draft, level))}
        onClose={() => setAdding(false)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', gap: 6 },
  wrap: { flexWrap: 'wrap' },
  chip: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 'auto',
    minWidth: 64,
    minHeight: 50,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 5,
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  empty: { borderStyle: 'dashed' },
  name: { flexShrink: 1, minWidth: 0 },
});
