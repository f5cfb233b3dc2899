import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { lookOf } from '@/components/boards';
import { Face } from '@/components/cast/face';
import { knownAs } from '@/components/cast/people';
import { useSettings } from '@/components/settings/store';
import { say as settingsSay } from '@/components/settings/words';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame, SeatSetup } from '@/engine/core/game';

import { NAME_LETTERS, smallestTable, withSeat, withSeatAdded, withSeatRemoved, type Draft } from './draft';
import { playerOf, SeatSheet } from './seat-sheet';
import { say } from './words';

interface SeatRowsProps {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Who sits where: person or computer, name, colour with its mark. */
export function SeatRows({ game, draft, onChange }: SeatRowsProps) {
  const [open, setOpen] = useState<number | null>(null);
  const canRemove = draft.seats.length > smallestTable(game);
  return (
    <View style={styles.rows}>
      {draft.seats.map((seat, at) => (
        <SeatRow
          key={at}
          seat={seat}
          at={at}
          onChange={(change) => onChange(withSeat(draft, at, change))}
          onOpen={() => setOpen(at)}
          onRemove={canRemove ? () => onChange(withSeatRemoved(game, draft, at)) : null}
        />
      ))}
      <OpenTableSwitch game={game} draft={draft} />
      {draft.seats.length < game.seats.max ? (
        <Button
          small
          label={say('seat.add')}
          icon={<ToolIcon name="plus" size={20} />}
          onPress={() => onChange(withSeatAdded(game, draft))}
        />
      ) : null}
      <SeatSheet game={game} draft={draft} at={open} onChange={onChange} onClose={() => setOpen(null)} />
    </View>
  );
}

/** Whether hands lie face down on one table: asked where several people have some to hide. */
export function OpenTableSwitch({ game, draft }: Pick<SeatRowsProps, 'game' | 'draft'>) {
  const { openTable, set } = useSettings();
  const people = draft.seats.filter(({ kind }) => kind === 'person').length;
  if (!hasSecrets(game) || people < 2) return null;
  return (
    <Switch
      label={settingsSay('openTable')}
      help={settingsSay('openTable.help')}
      value={openTable}
      onChange={(value) => set({ openTable: value })}
    />
  );
}

/** A game whose hands are open has nothing to lay face down. */
function hasSecrets(game: AnyGame): boolean {
  return lookOf(game).secret !== undefined;
}

interface SeatRowProps {
  readonly seat: SeatSetup;
  readonly at: number;
  readonly onChange: (change: Partial<SeatSetup>) => void;
  readonly onOpen: () => void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ seat, at, onChange, onOpen, onRemove }: SeatRowProps) {
  const { colours } = useTheme();
  const number = at + 1;
  const player = playerOf(seat);
  const who = player === 'person' ? say('seat.person') : knownAs(player);
  return (
    <View style={[styles.seat, { borderColor: colours.ink, backgroundColor: colours.paperRaised }]}>
      <View style={styles.line}>
        <ColourButton colour={seat.colour} number={number} onChange={(colour) => onChange({ colour })} />
        <View style={styles.grow}>
          <TextField
            label={say('seat.name', { number })}
            quietLabel
            value={seat.name}
            maxLength={NAME_LETTERS}
            onChange={(name) => onChange({ name })}
          />
        </View>
        {onRemove ? (
          <ToolButton label={say('seat.remove', { number })} onPress={onRemove}>
            <ToolIcon name="close" />
          </ToolButton>
        ) : null}
      </View>
      <Button
        small
        label={who}
        says={say('seat.plays', { number, who })}
        icon={player === 'person' ? undefined : <Face who={player} size={32} frame={colours.ink} />}
        after={<ToolIcon name="down" size={20} />}
        onPress={onOpen}
        testID={`seat who ${at}`}
      />
    </View>
  );
}

interface ColourButtonProps {
  readonly colour: number;
  readonly number: number;
  readonly onChange: (colour: number) => void;
}

/** The seat's brand; pressed, it offers the other five. */
export function ColourButton({ colour, number, onChange }: ColourButtonProps) {
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const name = theme.seats[colour]?.name ?? '';
  return (
    <>
      <Pressable
        role="button"
        aria-label={say('seat.colour', { number, colour: name })}
        onPress={() => setOpen(true)}
        style={styles.brand}
      >
        <BrandBadge colour={colour} size={34} />
      </Pressable>
      <Sheet open={open} title={say('seat.pick')} onClose={() => setOpen(false)}>
        {theme.seats.map((seat, index) => (
          <Pressable
            key={seat.id}
            role="radio"
            aria-checked={index === colour}
            aria-label={seat.name}
            onPress={() => {
              onChange(index);
              setOpen(false);
            }}
            style={[styles.pick, index === colour && { backgroundColor: theme.colours.lamp }]}
          >
            <BrandBadge colour={index} size={34} />
            <Words step="label" colour={index === colour ? theme.colours.onLamp : theme.colours.ink}>
              {seat.name}
            </Words>
          </Pressable>
        ))}
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 10 },
  seat: { gap: 8, padding: 8, borderWidth: line.rule, borderRadius: radius.ticket },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  brand: { width: 46, height: 46, alignItems: 'center', justifyContent: 'center' },
  pick: {
    minHeight: 50,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 8,
    borderRadius: 6,
  },
});
