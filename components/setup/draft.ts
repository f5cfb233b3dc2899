/** What the set-up screen edits: plain data and pure changes, so that it can be tested without a screen. */
import { firstName } from '@/components/cast/people';
import { BOT_LEVELS, LEVELS, type BotLevel, type Level } from '@/engine/core/character';
import type { AnyGame, GameConfig, SeatSetup } from '@/engine/core/game';
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

/** Who rides against somebody who has not won yet, and afterwards. */
export function firstOpponent(gentle: boolean): Level {
  return gentle ? 'hand' : 'foreman';
}

/** Letters as they are seen: an emoji is one. */
export const NAME_LETTERS = 24;
export const SEED_LETTERS = 40;
const DRAFT_LETTERS = 20_000;

/** A name that is too long is cut, never refused. */
const readName: Reader<string> = (value, path) => shortName(textOf(0, DRAFT_LETTERS)(value, path));

const readSeat = fieldsOf<SeatSetup>({
  name: readName,
  kind: oneOf(['person', 'bot']),
  level: (value, path) => (value === undefined ? undefined : oneOf(BOT_LEVELS)(value, path)),
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
  const named = seats.map((seat, at) => ({ ...seat, name: defaultName(seat, at, kind) }));
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
    const name = shortName(seat.name).trim() || defaultName(seat, at, draft.kind);
    return seat.kind === 'bot'
      ? { name, kind: seat.kind, level: seat.level ?? 'greedy', colour: seat.colour }
      : { name, kind: seat.kind, colour: seat.colour };
  });
  return { seats: distinctNames(seats), options: optionsOf(game, draft, gentle) };
}

export function withKind(game: AnyGame, draft: Draft, kind: TableKind, gentle = true): Draft {
  if (kind === draft.kind) return draft;
  return { ...draft, kind, seats: kind === 'solo' ? draft.seats : seatsFor(kind, game, gentle) };
}

export function withOption(draft: Draft, key: string, value: OptionValue): Draft {
  return { ...draft, options: { ...draft.options, [key]: value } };
}

export function withSeat(draft: Draft, at: number, change: Partial<SeatSetup>): Draft {
  const { colour } = change;
  const before = draft.seats[at];
  const seats = draft.seats.map((seat, i) => {
    if (i === at) return renamed(seat, { ...seat, ...change }, at, draft.kind);
    // Two seats never share a colour: whoever had it takes the other's.
    return colour !== undefined && before && seat.colour === colour
      ? { ...seat, colour: before.colour }
      : seat;
  });
  return { ...draft, seats };
}

/** Who sits down brings a name; one written by hand stays when only another computer takes the seat. */
function renamed(before: SeatSetup, after: SeatSetup, at: number, table: TableKind): SeatSetup {
  const other = before.kind !== after.kind || (before.level !== after.level && isGiven(before.name));
  return other ? { ...after, name: defaultName(after, at, table) } : after;
}

/** A person where the device goes round, and otherwise the computer that is named. */
export function withSeatAdded(game: AnyGame, draft: Draft, level: Level = 'hand'): Draft {
  if (draft.seats.length >= game.seats.max) return draft;
  const kind = draft.kind === 'pass' ? 'person' : 'bot';
  const used = draft.seats.map((seat) => seat.colour);
  const colour = Array.from({ length: COLOURS }, (_, i) => i).find((i) => !used.includes(i)) ?? 0;
  const seat = newSeat(kind, draft.seats.length, colour, draft.kind, level);
  return { ...draft, seats: [...draft.seats, seat] };
}

export function withSeatRemoved(game: AnyGame, draft: Draft, at: number): Draft {
  if (draft.seats.length <= smallestTable(game)) return draft;
  return { ...draft, seats: draft.seats.filter((_, i) => i !== at) };
}

export function smallestTable(game: AnyGame): number {
  return Math.max(2, game.seats.min);
}

/**
 * A seed people can read to each other: "copper-creek-k7mq2-xdp9r". Two words to tell it by, and ten letters so that
 * nobody finds it by trying all seeds against the fingerprint that is shown beforehand.
 */
export function newSeed(random: () => number = chance): string {
  const pick = (from: readonly string[] | string) => from[Math.floor(random() * from.length)] ?? 'gold';
  const letters = () => Array.from({ length: SEED_GROUP }, () => pick(SEED_ALPHABET)).join('');
  return [pick(SEED_FIRST), pick(SEED_SECOND), letters(), letters()].join('-');
}

/** The device's best source of chance, where it lets the app have it. */
function chance(): number {
  if (typeof crypto === 'undefined') return Math.random();
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

const SEED_GROUP = 5;
/** Without the letters that are read as others. */
const SEED_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

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

/** By their seat, those of older saves who had no name of their own. */
const OLD_NAMES = ['Otis', 'Hattie', 'Boone', 'Nell', 'Amos', 'Clementine'];

function seatsFor(kind: TableKind, game: AnyGame, gentle = true): readonly SeatSetup[] {
  if (kind === 'solo') return [newSeat('person', 0, 0, kind)];
  const count = Math.min(smallestTable(game), game.seats.max);
  return Array.from({ length: count }, (_, at) =>
    newSeat(kind === 'bots' && at > 0 ? 'bot' : 'person', at, at, kind, firstOpponent(gentle)),
  );
}

function newSeat(
  kind: SeatSetup['kind'],
  at: number,
  colour: number,
  table: TableKind,
  level: BotLevel = 'hand',
): SeatSetup {
  const seat: Unnamed = kind === 'bot' ? { kind, level, colour } : { kind, colour };
  return { name: defaultName(seat, at, table), ...seat };
}

type Unnamed = Omit<SeatSetup, 'name'>;

/** Where the device goes round, nobody is "You". */
function defaultName({ kind, level = 'greedy' }: Unnamed, at: number, table: TableKind): string {
  if (kind === 'person') return at === 0 && table !== 'pass' ? YOU : say('seat.player', { number: at + 1 });
  if (level !== 'random' && level !== 'greedy') return firstName(level);
  return OLD_NAMES[at % OLD_NAMES.length] ?? say('seat.computer');
}

/** Nobody wrote this name: it came with whoever sat down. */
function isGiven(name: string): boolean {
  return name.trim() === '' || OLD_NAMES.includes(name) || LEVELS.some((level) => firstName(level) === name);
}

function distinctColours(seats: readonly SeatSetup[]): boolean {
  return new Set(seats.map((seat) => seat.colour)).size === seats.length;
}

/** The log speaks of people by name: a second Anna becomes Anna 2. */
export function distinctNames(seats: readonly SeatSetup[]): SeatSetup[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    let name = seat.name;
    for (let times = 2; taken.has(name); times++) name = `${seat.name} ${times}`;
    taken.add(name);
    return name === seat.name ? seat : { ...seat, name };
  });
}
