/**
 * Share codes: a set-up (seed and configuration) or a whole match as a short text. Moves are written as
 * their place in the legal list, in as few bits as tell them apart. A checksum finds every slip of the pen.
 */
import { BadBytes, ByteReader, ByteWriter, fromBase64Url, strangeLetter, toBase64Url } from './bytes';
import { LEVELS, OLD_LEVELS } from './character';
import type { AnyGame, GameConfig, Move, SeatSetup } from './game';
import { Match } from './match';
import { completeOptions, optionKeys } from './options';
import { shownLetters } from './read';
import { SAVE_LIMITS } from './save';
import { say } from './sayings';

export type ShareOutcome =
  | { readonly kind: 'setup'; readonly game: AnyGame; readonly config: GameConfig; readonly seed: string }
  | { readonly kind: 'match'; readonly game: AnyGame; readonly match: Match }
  | { readonly kind: 'bad'; readonly message: string };

const START = 'F5';
const VERSION = 1;
const SETUP = 0;
const MATCH = 1;
const CHECK_BYTES = 4;
/** The longest match of any game is a few thousand letters. */
const MOST_LETTERS = 100_000;
const MOST_OPTIONS = 200;

export function shareSetup(game: AnyGame, config: GameConfig, seed: string): string {
  const out = new ByteWriter();
  writeHead(out, SETUP, game, config, seed);
  return sealed(out);
}

/** The whole match, to be looked through elsewhere; null for one resumed from older rules, whose start is lost. */
export function shareMatch(match: Match): string | null {
  if (match.logStart > 0) return null;
  const { game, config, seed } = match;
  const out = new ByteWriter();
  writeHead(out, MATCH, game, config, seed);
  out.number(game.rules);
  for (const seat of config.seats) out.text(seat.name);
  out.number(match.unranked ? 1 : 0);
  const moves = match.record();
  out.number(moves.length);
  const again = Match.start(game, config, seed) as Match;
  for (const move of moves) {
    const legal = again.moves();
    out.choice(legal.indexOf(move), legal.length);
    again.play(move);
  }
  return sealed(out);
}

export function readShare(code: string, gameById: (id: string) => AnyGame | undefined): ShareOutcome {
  if (code.length > MOST_LETTERS) return bad(say('share.long'));
  const text = code.replace(/\s+/g, '');
  if (text === '') return bad(say('share.empty'));
  if (!text.startsWith(START)) return bad(say('share.start'));
  const letter = strangeLetter(text);
  if (letter !== null) return bad(say('share.letters', { letter }));
  const bytes = fromBase64Url(text.slice(START.length));
  if (bytes === null || bytes.length <= CHECK_BYTES) return bad(say('share.typo'));
  const body = bytes.slice(0, -CHECK_BYTES);
  if (checkOf(body).join() !== bytes.slice(-CHECK_BYTES).join()) return bad(say('share.typo'));
  try {
    return opened(new ByteReader(body), gameById);
  } catch (error) {
    if (error instanceof BadBytes) return bad(say('share.typo'));
    throw error;
  }
}

function opened(read: ByteReader, gameById: (id: string) => AnyGame | undefined): ShareOutcome {
  const version = read.number();
  if (version > VERSION) return bad(say('share.newer'));
  const kind = read.number();
  const id = read.text();
  const game = gameById(id);
  if (!game) return bad(say('share.foreign', { game: id }));
  const seed = shortText(read, SAVE_LIMITS.seed);
  const seats = readSeats(read);
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    return bad(say('share.seats', { seats: seats.length, game: game.info.title }));
  }
  const options = completeOptions(game.options, seats.length, readOptions(read));
  if (kind === SETUP) return { kind: 'setup', game, config: { seats, options }, seed };
  if (read.number() !== game.rules) return bad(say('share.rules', { game: game.info.title }));
  const named = seats.map((seat) => ({ ...seat, name: readName(read) }));
  return replayed(read, game, { seats: named, options }, seed);
}

function replayed(read: ByteReader, game: AnyGame, config: GameConfig, seed: string): ShareOutcome {
  const unranked = read.number() === 1;
  const count = read.number();
  if (count > game.maxDecisions) return bad(say('share.moves'));
  const match = Match.start(game, config, seed, { unranked }) as Match;
  for (let i = 0; i < count; i++) {
    const legal: readonly Move[] = match.moves();
    const move = legal[read.choice(legal.length)];
    if (move === undefined) return bad(say('share.moves'));
    match.play(move);
  }
  return { kind: 'match', game, match };
}

function writeHead(out: ByteWriter, kind: number, game: AnyGame, config: GameConfig, seed: string): void {
  out.number(VERSION);
  out.number(kind);
  out.text(game.id);
  out.text(seed);
  out.number(config.seats.length);
  for (const seat of config.seats) writeSeat(out, seat);
  const changed = changedOptions(game, config);
  out.number(changed.length);
  for (const [key, value] of changed) {
    out.text(key);
    out.text(JSON.stringify(value));
  }
}

/** Only what differs from the defaults is written: most codes hold no option at all. */
export function changedOptions(game: AnyGame, config: GameConfig): Array<[string, unknown]> {
  return game.options.flatMap((spec) =>
    optionKeys(spec, config.seats.length)
      .filter((key) => config.options[key] !== undefined && config.options[key] !== spec.default)
      .map((key): [string, unknown] => [key, config.options[key]]),
  );
}

/** By their places in this list: what is new comes last. */
const SEAT_KINDS = ['person', ...OLD_LEVELS, ...LEVELS] as const;

/** The packed number of a seat has room for three kinds; a four says that the kind follows by itself. */
const PACKED = 4;

function seatKind(seat: SeatSetup): (typeof SEAT_KINDS)[number] {
  return seat.kind === 'person' ? 'person' : (seat.level ?? 'greedy');
}

function writeSeat(out: ByteWriter, seat: SeatSetup): void {
  const kind = SEAT_KINDS.indexOf(seatKind(seat));
  out.number(seat.colour * PACKED + Math.min(kind, PACKED - 1));
  if (kind >= PACKED - 1) out.number(kind);
}

function readSeats(read: ByteReader): SeatSetup[] {
  const count = read.number();
  if (count > 12) throw new BadBytes('too many seats');
  return Array.from({ length: count }, (_, seat) => {
    const packed = read.number();
    const short = packed % PACKED;
    const kind = SEAT_KINDS[short < PACKED - 1 ? short : read.number()];
    const colour = Math.floor(packed / PACKED);
    if (kind === undefined || colour > 5) throw new BadBytes('no such seat');
    const name = say('seat.name', { number: seat + 1 });
    return kind === 'person' ? { name, kind, colour } : { name, kind: 'bot', level: kind, colour };
  });
}

function readOptions(read: ByteReader): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const count = read.number();
  if (count > MOST_OPTIONS) throw new BadBytes('too many options');
  for (let i = 0; i < count; i++) {
    const key = shortText(read, SAVE_LIMITS.option);
    try {
      values[key] = JSON.parse(shortText(read, SAVE_LIMITS.option));
    } catch (error) {
      if (error instanceof BadBytes) throw error;
      throw new BadBytes('an option without value');
    }
  }
  return values;
}

/** No longer than a save may hold, or the match could not be opened again. */
function shortText(read: ByteReader, most: number): string {
  const text = read.text();
  if (text.length > most) throw new BadBytes('a text without end');
  return text;
}

function readName(read: ByteReader): string {
  const name = read.text();
  if (shownLetters(name) > SAVE_LIMITS.name) throw new BadBytes('a name without end');
  return name;
}

function sealed(out: ByteWriter): string {
  return START + toBase64Url([...out.bytes, ...checkOf(out.bytes)]);
}

/** FNV-1a, 32 bits: one changed letter always shows. */
function checkOf(bytes: readonly number[]): number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 15;
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24];
}

function bad(message: string): ShareOutcome {
  return { kind: 'bad', message };
}
