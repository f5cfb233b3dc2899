/** What the set-up screen edits: plain data and pure changes, so that it can be tested without a screen. */
import type { AnyGame, BotLevel, GameConfig, SeatSetup } from '@/engine/core/game';
import { completeOptions, easiestValues, type OptionValue, type OptionValues } from '@/engine/core/options';
import {
  anyNumber,
  fieldsOf,
  listOf,
  oneOf,
  orElse,
  readJson,
  recordOf,
  textOf,
  wholeNumber,
  type Reader,
} from '@/engine/core/read';
import { YOU } from '@/engine/core/words';

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

/** Letters as they are seen: an emoji is one. */
export const NAME_LETTERS = 24;
export const SEED_LETTERS = 40;
const DRAFT_LETTERS = 20_000;

/** A name that is too long is cut, never refused. */
const readName: Reader<string> = (value, path) => shortName(textOf(0, DRAFT_LETTERS)(value, path));

const readSeat = fieldsOf<SeatSetup>({
  name: readName,
  kind: oneOf(['person', 'bot']),
  level: (value, path) => (value === undefined ? undefined : oneOf(['random', 'greedy'])(value, path)),
  colour: wholeNumber(0, COLOURS - 1),
});

const readOption: Reader<OptionValue> = (value, path) => {
  if (typeof value === 'string') return textOf(0, 80)(value, path);
  return typeof value === 'boolean' ? value : anyNumber(value, path);
};

const readKept = fieldsOf<Omit<Draft, 'seed'>>({
  kind: orElse(oneOf(['solo', 'bots', 'pass']), 'solo'),
  seats: orElse(listOf(readSeat, 0, COLOURS), []),
  options: orElse(recordOf(readOption, 200, 80), {}),
});

/** What a kept text says of the last choice; null when it says nothing. */
export function readDraft(text: string): Omit<Draft, 'seed'> | null {
  const read = readJson(readKept, text, DRAFT_LETTERS);
  return read.ok ? read.value : null;
}

export function shortName(name: string): string {
  return [...name].slice(0, NAME_LETTERS).join('');
}

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
  const kept = readDraft(text);
  if (!kept) return plain;
  const { kind, seats, options } = kept;
  if (!kindsOf(game).includes(kind)) return plain;
  const least = kind === 'solo' ? 1 : smallestTable(game);
  const fits = seats.length >= least && seats.length <= game.seats.max && distinctColours(seats);
  return { kind, seats: fits ? seats : seatsFor(kind, game), options, seed: '' };
}

/** The set-up of a share code, seed and all. */
export function draftFromShare({ seats, options }: GameConfig, seed: string): Draft {
  const people = seats.filter((seat) => seat.kind === 'person').length;
  const kind: TableKind = seats.length === 1 ? 'solo' : people > 1 ? 'pass' : 'bots';
  const named = seats.map((seat, at) => ({ ...seat, name: defaultName(seat.kind, at, kind) }));
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
      name: first?.kind === 'person' && first.name ? first.name : YOU,
      kind: 'person',
      colour: first?.colour ?? 0,
    },
  ];
}

/** `gentle`: one alone who has not won yet starts from the easiest levels; what was chosen counts all the same. */
export function optionsOf(game: AnyGame, draft: Draft, gentle = false): OptionValues {
  const seats = seated(draft).length;
  const start = gentle && seats === 1 ? easiestValues(game.options) : {};
  return completeOptions(game.options, seats, { ...start, ...draft.options });
}

/** Complete and valid: empty names get one, options their defaults. */
export function configOf(game: AnyGame, draft: Draft, gentle = false): GameConfig {
  const seats = seated(draft).map((seat, at) => {
    const name = shortName(seat.name).trim() || defaultName(seat.kind, at, draft.kind);
    return seat.kind === 'bot'
      ? { name, kind: seat.kind, level: seat.level ?? 'greedy', colour: seat.colour }
      : { name, kind: seat.kind, colour: seat.colour };
  });
  return { seats: distinctNames(seats), options: optionsOf(game, draft, gentle) };
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
        ? { ...next, name: defaultName(change.kind, at, draft.kind) }
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
  return { ...draft, seats: [...draft.seats, newSeat(kind, draft.seats.length, colour, draft.kind)] };
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
  if (kind === 'solo') return [newSeat('person', 0, 0, kind)];
  const count = Math.min(smallestTable(game), game.seats.max);
  return Array.from({ length: count }, (_, at) =>
    newSeat(kind === 'bots' && at > 0 ? 'bot' : 'person', at, at, kind),
  );
}

function newSeat(kind: SeatSetup['kind'], at: number, colour: number, table: TableKind): SeatSetup {
  const level: BotLevel = 'greedy';
  const name = defaultName(kind, at, table);
  return kind === 'bot' ? { name, kind, level, colour } : { name, kind, colour };
}

/** Where the device goes round, nobody is "You". */
function defaultName(kind: SeatSetup['kind'], at: number, table: TableKind): string {
  if (kind === 'bot') return BOT_NAMES[at % BOT_NAMES.length] ?? say('seat.computer');
  return at === 0 && table !== 'pass' ? YOU : say('seat.player', { number: at + 1 });
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
