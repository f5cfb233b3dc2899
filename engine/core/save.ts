/**
 * A save is game, rules version, configuration, seed, moves, the latest position and a checksum, as one
 * JSON text. Reading one never throws and never guesses: every outcome has a name, and what cannot be
 * played is handed back with a sentence for the player, for the caller to keep.
 */
import { BOT_LEVELS } from './character';
import type { AnyGame, GameConfig, GameState, Move, SeatSetup } from './game';
import { canonical, hashOf, hashText, sameData } from './hash';
import { Match } from './match';
import { completeOptions } from './options';
import { playable } from './probe';
import {
  anyNumber,
  fieldsOf,
  listOf,
  oneOf,
  orElse,
  parseJson,
  plainRecord,
  readValue,
  recordOf,
  shownLetters,
  textOf,
  Unreadable,
  wholeNumber,
  yesOrNo,
  type Reader,
} from './read';
import { say } from './sayings';

/** Raised when the layout of a save changes; an app reads its own format and older ones. */
export const SAVE_FORMAT = 1;

/** Far above anything the app writes, and small enough to be refused at once. In letters, or as it says. */
export const SAVE_LIMITS = {
  text: 2_000_000,
  name: 40,
  seed: 200,
  move: 200,
  option: 80,
  options: 200,
  seats: 12,
  game: 60,
} as const;

/** Times come from outside: the engine has no clock. Milliseconds, 0 for unknown. */
export interface SaveTimes {
  readonly started: number;
  readonly saved: number;
}

export interface Save {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly config: GameConfig;
  readonly seed: string;
  readonly moves: readonly Move[];
  readonly state: GameState;
  /** Only of a match that went on from older rules: after how many moves, and the position as these rules had it then. */
  readonly base?: SaveBase;
  readonly practice: boolean;
  readonly unranked: boolean;
  readonly started: number;
  readonly saved: number;
  readonly checksum: string;
}

export interface SaveBase {
  readonly at: number;
  readonly state: GameState;
}

export type SaveTrouble =
  /** Of older rules, and its position cannot be brought up to date. */
  | { readonly kind: 'outgrown'; readonly game: string; readonly message: string }
  | { readonly kind: 'newer'; readonly game: string; readonly message: string }
  | { readonly kind: 'foreign'; readonly game: string; readonly message: string }
  | { readonly kind: 'damaged'; readonly message: string };

export type SaveLook = { readonly kind: 'whole'; readonly game: AnyGame; readonly save: Save } | SaveTrouble;

export type SaveOutcome =
  /** Replayed move by move: log and undo are whole since its start or the position it went on from. */
  | { readonly kind: 'ok'; readonly match: Match; readonly save: Save }
  /** Of older rules: goes on from its position brought up to date, its earlier moves are known by name only. */
  | { readonly kind: 'older'; readonly match: Match; readonly save: Save }
  | SaveTrouble;

export function saveOf(match: Match, times: SaveTimes): Save {
  const body = {
    format: SAVE_FORMAT,
    game: match.game.id,
    rules: match.game.rules,
    config: match.config,
    seed: match.seed,
    moves: match.record(),
    state: match.position(),
    base: match.resumed ? { at: match.logStart, state: match.positionAt(match.logStart) } : undefined,
    practice: match.practice,
    unranked: match.unranked,
    started: times.started,
    saved: times.saved,
  };
  // Once through JSON, so that an absent level is absent and the checksum covers what is written.
  const plain = JSON.parse(JSON.stringify(body)) as Omit<Save, 'checksum'>;
  return { ...plain, checksum: checksumOf(plain) };
}

export function writeSave(match: Match, times: SaveTimes): string {
  return JSON.stringify(saveOf(match, times));
}

/** Shape, checksum and rules of a save, without playing a move of it: enough for a list. */
export function lookAtSave(text: string, gameById: (id: string) => AnyGame | undefined): SaveLook {
  const parsed = parseJson(text, SAVE_LIMITS.text);
  if (!parsed.ok) return damaged(say('save.unreadable'));
  const head = readValue(readHead, parsed.value);
  if (!head.ok) return misshapen(head.path);
  const game = gameById(head.value.game);
  const title = game?.info.title ?? head.value.game;
  // A newer format may have another checksum, so it is named before anything else is looked at.
  if (head.value.format > SAVE_FORMAT) return newer(head.value.game, title);
  if (!game) return { kind: 'foreign', game: title, message: say('save.foreign', { game: title }) };
  const body = readValue(readBody, parsed.value);
  if (!body.ok) return misshapen(body.path);
  if (!hasChecksum(parsed.value as Record<string, unknown>)) return damaged(say('save.checksum'));
  if (body.value.rules > game.rules) return newer(game.id, title);
  const { seats, options } = body.value.config;
  const { moves, base } = body.value;
  if (seats.length < game.seats.min || seats.length > game.seats.max) return misshapen('config.seats');
  if (moves.length > game.maxDecisions) return misshapen('moves');
  if (base && base.at > moves.length) return misshapen('base.at');
  const config = { seats, options: completeOptions(game.options, seats.length, options) };
  return { kind: 'whole', game, save: { ...body.value, config } };
}

/** Opens a save. Where `known` is an earlier or later point of the same match, only what differs is played. */
export function readSave(
  text: string,
  gameById: (id: string) => AnyGame | undefined,
  known?: Match,
): SaveOutcome {
  const look = lookAtSave(text, gameById);
  if (look.kind !== 'whole') return look;
  const { game, save } = look;
  if (save.rules < game.rules) return broughtUp(game, save);
  // Rules are numbered so that the same moves lead to the same position: what does not fit is damaged.
  try {
    const match = replayed(game, save, known);
    if (match.hash() === hashOf(save.state)) return { kind: 'ok', match, save };
  } catch {
    // A move that is not legal, or a forged base no verb of the game can stand.
  }
  return damaged(say('save.moves'));
}

function replayed(game: AnyGame, save: Save, known: Match | undefined): Match {
  const { config, seed, moves, base, practice, unranked } = save;
  const options = { practice, unranked };
  const shared = known ? sharedMoves(known, game, save) : -1;
  if (known && shared >= known.logStart) {
    const match = known.fork(shared, options);
    match.playAll(moves.slice(shared));
    return match;
  }
  if (!base) return Match.replay(game, config, seed, moves, options) as Match;
  if (!playable(game, base.state, config)) throw new RangeError('a base that cannot be played');
  const before = moves.slice(0, base.at);
  const match = Match.resume(game, config, seed, before, base.state, options) as Match;
  match.playAll(moves.slice(base.at));
  return match;
}

/** How many moves two records share from their common start; -1 when they have none. */
function sharedMoves(known: Match, game: AnyGame, { config, seed, moves, base }: Save): number {
  if (known.game !== game || known.seed !== seed || !sameData(known.config, config)) return -1;
  if (known.resumed !== (base !== undefined)) return -1;
  const { logStart } = known;
  if (base && (base.at !== logStart || !sameData(base.state, known.positionAt(logStart)))) return -1;
  const before = known.record();
  let shared = 0;
  while (shared < moves.length && before[shared] === moves[shared]) shared++;
  return shared;
}

/** Older rules: the match goes on from its position by the rules of today, if anything can be played from it. */
function broughtUp(game: AnyGame, save: Save): SaveOutcome {
  const { config, seed, moves, practice, unranked } = save;
  try {
    const state = game.upgrade(JSON.parse(JSON.stringify(save.state)) as GameState, save.rules) as GameState;
    if (playable(game, state, config)) {
      const match = Match.resume(game, config, seed, moves, state, { practice, unranked }) as Match;
      return { kind: 'older', match, save };
    }
  } catch {
    // A position `upgrade` cannot read is one that cannot go on.
  }
  const { title } = game.info;
  return { kind: 'outgrown', game: title, message: say('save.outgrown', { game: title }) };
}

function damaged(message: string): SaveTrouble {
  return { kind: 'damaged', message };
}

function misshapen(path: string): SaveTrouble {
  return damaged(say('save.shape', { field: path || say('save.outside') }));
}

function newer(game: string, title: string): SaveTrouble {
  return { kind: 'newer', game, message: say('save.newer', { game: title }) };
}

function checksumOf(body: Readonly<Record<string, unknown>> | Omit<Save, 'checksum'>): string {
  return hashText(canonical(body));
}

function hasChecksum(raw: Readonly<Record<string, unknown>>): boolean {
  const { checksum, ...body } = raw;
  try {
    return checksumOf(body) === checksum;
  } catch {
    return false;
  }
}

const anyTime = orElse(anyNumber, 0);
const format = wholeNumber(1, 1_000_000);
const gameId = textOf(1, SAVE_LIMITS.game);

const readHead = fieldsOf<Pick<Save, 'format' | 'game'>>({ format, game: gameId });

/** Counted as they are seen: an emoji is one letter, and two units of a text. */
const readName: Reader<string> = (value, path) => {
  const name = textOf(0, SAVE_LIMITS.name * 4)(value, path);
  if (shownLetters(name) > SAVE_LIMITS.name) throw new Unreadable(path);
  return name;
};

const readSeat = fieldsOf<SeatSetup>({
  name: readName,
  kind: orElse(oneOf(['person', 'bot']), 'person'),
  level: orElse(oneOf(BOT_LEVELS), undefined),
  colour: orElse(wholeNumber(0, 5), 0),
});

/** Whatever the value: a foreign one becomes the default later. */
const readOption: Reader<unknown> = (value) => value;

interface RawConfig {
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, unknown>>;
}

const word = wholeNumber(0, 4294967295);
const words = listOf(word, 4, 4);

/** A position is read by its game; here it has a generator, and that is all. */
const readState: Reader<GameState> = (value, path) => {
  const record = plainRecord(value, path);
  words(record['rng'], `${path}.rng`);
  return record as unknown as GameState;
};

const readBase = fieldsOf<SaveBase>({ at: wholeNumber(0, 1_000_000), state: readState });

const readBody = fieldsOf<Omit<Save, 'config'> & { readonly config: RawConfig }>({
  format,
  game: gameId,
  rules: wholeNumber(0, 1_000_000),
  config: fieldsOf<RawConfig>({
    seats: listOf(readSeat, 1, SAVE_LIMITS.seats),
    options: orElse(recordOf(readOption, SAVE_LIMITS.options, SAVE_LIMITS.option), {}),
  }),
  seed: textOf(0, SAVE_LIMITS.seed),
  moves: listOf(textOf(0, SAVE_LIMITS.move), 0, 1_000_000),
  state: readState,
  base: (value, path) => (value === undefined ? undefined : readBase(value, path)),
  practice: orElse(yesOrNo, false),
  unranked: orElse(yesOrNo, false),
  started: anyTime,
  saved: anyTime,
  checksum: textOf(1, 40),
});
