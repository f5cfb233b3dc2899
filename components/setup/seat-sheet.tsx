import { Pressable, StyleSheet, View } from 'react-native';

import { CastRow, PersonRow } from '@/components/cast/cast-row';
import { lineFor } from '@/components/cast/people';
import { arrowKeys, tabStop } from '@/components/ui/arrow-keys';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { useTheme } from '@/components/ui/theme';
import { radius, touch } from '@/components/ui/tokens';
import { LEVELS, type BotLevel, type Level } from '@/engine/core/character';
import type { AnyGame, SeatSetup } from '@/engine/core/game';

import { NAME_LETTERS, smallestTable, withSeat, withSeatRemoved, type Draft } from './draft';
import { say } from './words';

/** Who sits there: a person, or one of those the computer plays. */
export type Player = 'person' | BotLevel;

export function playerOf({ kind, level = 'greedy' }: SeatSetup): Player {
  return kind === 'person' ? 'person' : level;
}

const FACE = 56;

interface SeatSheetProps {
  readonly game: AnyGame;
  readonly draft: Draft;
  /** The seat it is open for; null while it is closed. */
  readonly at: number | null;
  readonly onChange: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Everything about one seat: name, colour, who plays it, and the way out. */
export function SeatSheet({ game, draft, at, onChange, onClose }: SeatSheetProps) {
  const seat = at === null ? undefined : draft.seats[at];
  if (at === null || !seat) return null;
  const number = at + 1;
  const change = (next: Partial<SeatSetup>) => onChange(withSeat(draft, at, next));
  // Whoever holds the device rides alone against the computers: that seat is theirs.
  const yours = at === 0 && draft.kind === 'bots' && seat.kind === 'person';
  const remove = () => {
    onChange(withSeatRemoved(game, draft, at));
    onClose();
  };
  return (
    <Sheet
      open
      title={say('seat.title', { number })}
      onClose={onClose}
      testID="seat sheet"
      foot={
        <View style={styles.foot}>
          {!yours && mayLeave(game, draft, seat) ? (
            <Button label={say('seat.remove', { number })} onPress={remove} modest testID="seat remove" />
          ) : null}
          <Button
            kind="primary"
            label={say('seat.done')}
            onPress={onClose}
            style={styles.grow}
            testID="seat done"
          />
        </View>
      }
    >
      <TextField
        label={say('seat.name', { number })}
        value={seat.name}
        maxLength={NAME_LETTERS}
        onChange={(name) => change({ name })}
      />
      <ColourRow colour={seat.colour} onChange={(colour) => change({ colour })} />
      {yours ? null : (
        <PlayerList
          game={game}
          label={say('seat.who', { number })}
          seat={seat}
          person={draft.kind === 'pass' || seat.kind === 'person'}
          onChange={(who) =>
            change(who === 'person' ? { kind: 'person', level: undefined } : { kind: 'bot', level: who })
          }
        />
      )}
    </Sheet>
  );
}

/** Against computers one of them has to stay. */
function mayLeave(game: AnyGame, { kind, seats }: Draft, seat: SeatSetup): boolean {
  const bots = seats.filter((other) => other.kind === 'bot').length;
  if (kind === 'bots' && seat.kind === 'bot' && bots === 1) return false;
  return seats.length > smallestTable(game);
}

interface ColourRowProps {
  readonly colour: number;
  readonly onChange: (colour: number) => void;
}

function ColourRow({ colour, onChange }: ColourRowProps) {
  const theme = useTheme();
  const ids = theme.seats.map((_, index) => String(index));
  return (
    <View
      role="radiogroup"
      aria-label={say('seat.pick')}
      style={styles.colours}
      {...arrowKeys(ids, String(colour), (id) => onChange(Number(id)))}
    >
      {theme.seats.map((seat, index) => (
        <Pressable
          key={seat.id}
          role="radio"
          aria-checked={index === colour}
          aria-label={seat.name}
          tabIndex={tabStop(ids, String(colour), String(index))}
          onPress={() => onChange(index)}
          style={[styles.colour, index === colour && { backgroundColor: theme.colours.lamp }]}
        >
          <BrandBadge colour={index} size={34} />
        </Pressable>
      ))}
    </View>
  );
}

interface PlayerListProps {
  readonly game: AnyGame;
  readonly label: string;
  readonly seat: SeatSetup;
  /** Whether it may be a person's. */
  readonly person: boolean;
  readonly onChange: (who: Player) => void;
}

function PlayerList({ game, label, seat, person, onChange }: PlayerListProps) {
  const now = playerOf(seat);
  // Somebody of an older save is offered only where they sit.
  const bots: readonly BotLevel[] = now === 'random' || now === 'greedy' ? [...LEVELS, now] : LEVELS;
  const ids: readonly Player[] = person ? ['person', ...bots] : bots;
  return (
    <View role="radiogroup" aria-label={label} style={styles.bleed} {...arrowKeys(ids, now, onChange)}>
      {person ? (
        <PersonRow
          role="radio"
          label={say('seat.person')}
          line={say('seat.here')}
          colour={seat.colour}
          size={FACE}
          on={now === 'person'}
          tabIndex={tabStop(ids, now, 'person')}
          onPress={() => onChange('person')}
        />
      ) : null}
      {bots.map((who) => (
        <CastRow
          key={who}
          role="radio"
          who={who}
          line={lineFor(game.characters, who)}
          size={FACE}
          on={now === who}
          tabIndex={tabStop(ids, now, who)}
          onPress={() => onChange(who)}
        />
      ))}
    </View>
  );
}

interface NewSeatProps {
  readonly game: AnyGame;
  readonly open: boolean;
  readonly onPick: (level: Level) => void;
  readonly onClose: () => void;
}

/** Who takes a new seat: any of the five, whoever else sits there already. */
export function NewSeatSheet({ game, open, onPick, onClose }: NewSeatProps) {
  return (
    <Sheet open={open} title={say('chip.who')} onClose={onClose} testID="new seat sheet">
      <View style={styles.bleed}>
        {LEVELS.map((level) => (
          <CastRow
            key={level}
            role="button"
            who={level}
            line={lineFor(game.characters, level)}
            size={FACE}
            on={false}
            onPress={() => {
              onPick(level);
              onClose();
            }}
          />
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  bleed: { marginHorizontal: -16 },
  colours: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  colour: {
    width: touch.compact,
    height: touch.compact,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.ticket,
  },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
});
