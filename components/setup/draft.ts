/** What the set-up screen edits: plain data and pure changes, so that it can be tested without a screen. */
import { z } from 'zod';

import type { AnyGame, BotLevel, GameConfig, SeatSetup } from '@/engine/core/game';
import { completeOptions, type OptionValue, type OptionValues } from '@/engine/core/options';

import { say } from './words';

/** `solo` is one person; `bots` and `pass` only say how the seats start out: any mix can be made of both. */
export type TableKind = 'solo' | 'bots' | 'pass';

export interface Draft {
  readonly kind: TableKind;
  /** The table of several seats; solo uses the first alone. */
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Empty: a new one is drawn at the start. */
  readonly seed: string;
}

const COLOURS = 6;

const seatSchema = z.object({
  name: z.string().max(24),
  kind: z.enum(['person', 'bot']),
  level: z.enum(['random', 'greedy']).optional(),
  colour: z
    .number()
    .int()
    .min(0)
    .max(COLOURS - 1),
});

const draftSchema = z.object({
  kind: z.enum(['solo', 'bots', 'pass']).catch('solo'),
  seats: z.array(seatSchema).catch([]),
  options: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).catch({}),
});

export function kindsOf(game: AnyGame): readonly TableKind[] {
  const several: readonly TableKind[] = game.seats.max > 1 ? ['bots', 'pass'] : [];
  return game.seats.min === 1 ? ['solo', ...several] : several;
}

export function freshDraft(game: AnyGame): Draft {
  const kind = kindsOf(game)[0] ?? 'solo';
  return { kind, seats: seatsFor(kind, game), options: {}, seed: '' };
}

/** The last choice of this game; whatever no longer fits falls back to the plain one. */
export function draftFromText(game: AnyGame, text: string | null): Draft {
  const plain = freshDraft(game);
  if (text === null) return plain;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return plain;
  }
  const parsed = draftSchema.safeParse(value);
  if (!parsed.success) return plain;
  const { kind, seats, options } = parsed.data;
  if (!kindsOf(game).includes(kind)) return plain;
  const least = kind === 'solo' ? 1 : smallestTable(game);
  const fits = seats.length >= least && seats.length <= game.seats.max && distinctColours(seats);
  return { kind, seats: fits ? seats : seatsFor(kind, game), options, seed: '' };
}

/** The set-up of a share code, seed and all. */
export function draftFromShare({ seats, options }: GameConfig, seed: string): Draft {
  const people = seats.filter((seat) => seat.kind === 'person').length;
  const kind: TableKind = seats.length === 1 ? 'solo' : people > 1 ? 'pass' : 'bots';
  const named = seats.map((seat, at) => ({ ...seat, name: defaultName(seat.kind, at) }));
  return { kind, seats: named, options, seed };
}

export function draftToText({ kind, seats, options }: Draft): string {
  return JSON.stringify({ kind, seats, options });
}

/** The seats that will sit down. */
export function seated(draft: Draft): readonly SeatSetup[] {
  if (draft.kind !== 'solo') return draft.seats;
  const first = draft.seats[0];
  return [
    {
      name: first?.kind === 'person' && first.name ? first.name : say('seat.you'),
      kind: 'person',
      colour: first?.colour ?? 0,
    },
  ];
}

export function optionsOf(game: AnyGame, draft: Draft): OptionValues {
  return completeOptions(game.options, seated(draft).length, draft.options);
}

/** Complete and valid: empty names get one, options their defaults. */
export function configOf(game: AnyGame, draft: Draft): GameConfig {
  const seats = seated(draft).map((seat, at) => {
    const name = seat.name.trim() || defaultName(seat.kind, at);
    return seat.kind === 'bot'
      ? { name, kind: seat.kind, level: seat.level ?? 'greedy', colour: seat.colour }
      : { name, kind: seat.kind, colour: seat.colour };
  });
  return { seats: distinctNames(seats), options: optionsOf(game, draft) };
}

export function withKind(game: AnyGame, draft: Draft, kind: TableKind): Draft {
  if (kind === draft.kind) return draft;
  return { ...draft, kind, seats: kind === 'solo' ? draft.seats : seatsFor(kind, game) };
}

export function withOption(draft: Draft, key: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [key]: value } };
}

export function withSeat(draft: Draft, at: number, change: Partial<SeatSetup>): Draft {
  const { colour } = change;
  const before = draft.seats[at];
  const seats = draft.seats.map((seat, i) => {
    if (i === at) {
      const next = { ...seat, ...change };
      return change.kind && change.kind !== seat.kind
        ? { ...next, name: defaultName(change.kind, at) }
        : next;
    }
    // Two seats never share a colour: whoever had it takes the other's.
    return colour !== undefined && before && seat.colour === colour
      ? { ...seat, colour: before.colour }
      : seat;
  });
  return { ...draft, seats };
}

export function withSeatAdded(game: AnyGame, draft: Draft): Draft {
  if (draft.seats.length >= game.seats.max) return draft;
  const kind = draft.kind === 'pass' ? 'person' : 'bot';
  const used = draft.seats.map((seat) => seat.colour);
  const colour = Array.from({ length: COLOURS }, (_, i) => i).find((i) => !used.includes(i)) ?? 0;
  return { ...draft, seats: [...draft.seats, newSeat(kind, draft.seats.length, colour)] };
}

export function withSeatRemoved(game: AnyGame, draft: Draft, at: number): Draft {
  if (draft.seats.length <= smallestTable(game)) return draft;
  return { ...draft, seats: draft.seats.filter((_, i) => i !== at) };
}

export function smallestTable(game: AnyGame): number {
  return Math.max(2, game.seats.min);
}

/** A seed people can read to each other: "copper-creek-417". */
export function newSeed(random: () => number = Math.random): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? 'gold';
  return `${pick(SEED_FIRST)}-${pick(SEED_SECOND)}-${100 + Math.floor(random() * 900)}`;
}

const SEED_FIRST = [
  'copper',
  'silver',
  'amber',
  'cedar',
  'dusty',
  'early',
  'high',
  'lone',
  'quiet',
  'red',
  'windy',
  'winter',
];
const SEED_SECOND = [
  'creek',
  'canyon',
  'mesa',
  'pass',
  'ridge',
  'river',
  'spur',
  'trail',
  'valley',
  'wagon',
  'hollow',
  'bluff',
];

const BOT_NAMES = ['Ezra', 'Hattie', 'Boone', 'Juniper', 'Amos', 'Clementine'];

function seatsFor(kind: TableKind, game: AnyGame): readonly SeatSetup[] {
  if (kind === 'solo') return [newSeat('person', 0, 0)];
  const count = Math.min(smallestTable(game), game.seats.max);
  return Array.from({ length: count }, (_, at) =>
    newSeat(kind === 'bots' && at > 0 ? 'bot' : 'person', at, at),
  );
}

function newSeat(kind: SeatSetup['kind'], at: number, colour: number): SeatSetup {
  const level: BotLevel = 'greedy';
  const name = defaultName(kind, at);
  return kind === 'bot' ? { name, kind, level, colour } : { name, kind, colour };
}

function defaultName(kind: SeatSetup['kind'], at: number): string {
  if (kind === 'bot') return BOT_NAMES[at % BOT_NAMES.length] ?? say('seat.computer');
  return at === 0 ? say('seat.you') : say('seat.player', { number: at + 1 });
}

function distinctColours(seats: readonly SeatSetup[]): boolean {
  return new Set(seats.map((seat) => seat.colour)).size === seats.length;
}

/** The log speaks of people by name: a second Anna becomes Anna 2. */
function distinctNames(seats: readonly SeatSetup[]): SeatSetup[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const times = (seen.get(seat.name) ?? 0) + 1;
    seen.set(seat.name, times);
    return times === 1 ? seat : { ...seat, name: `${seat.name} ${times}` };
  });
}
