/**
 * A save is game, rules version, configuration, seed, moves, the latest position and a checksum, as one
 * JSON text. Reading one never throws and never guesses: every outcome has a name, and what cannot be
 * played is handed back with a sentence for the player, for the caller to keep.
 */
import { z } from 'zod';

import type { AnyGame, GameConfig, GameState, Move } from './game';
import { canonical, hashOf, hashText } from './hash';
import { Match } from './match';
import { completeOptions, type OptionValues } from './options';
import { say } from './sayings';

/** Raised when the layout of a save changes; an app reads its own format and older ones. */
export const SAVE_FORMAT = 1;

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
  readonly practice: boolean;
  readonly unranked: boolean;
  readonly started: number;
  readonly saved: number;
  readonly checksum: string;
}

export type SaveOutcome =
  /** Replayed move by move: log and undo are whole. */
  | { readonly kind: 'ok'; readonly match: Match; readonly save: Save }
  /** Of older rules: goes on from its position brought up to date, its earlier moves are known by name only. */
  | { readonly kind: 'older'; readonly match: Match; readonly save: Save }
  /** Of older rules, and its position cannot be brought up to date. */
  | { readonly kind: 'outgrown'; readonly game: string; readonly message: string }
  | { readonly kind: 'newer'; readonly game: string; readonly message: string }
  | { readonly kind: 'foreign'; readonly game: string; readonly message: string }
  | { readonly kind: 'damaged'; readonly message: string };

export function saveOf(match: Match, times: SaveTimes): Save {
  const body = {
    format: SAVE_FORMAT,
    game: match.game.id,
    rules: match.game.rules,
    config: match.config,
    seed: match.seed,
    moves: match.record(),
    state: match.position(),
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

export function readSave(text: string, gameById: (id: string) => AnyGame | undefined): SaveOutcome {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return damaged(say('save.unreadable'));
  }
  const head = headSchema.safeParse(raw);
  if (!head.success) return damaged(say('save.shape', { field: fieldOf(head.error) }));
  const game = gameById(head.data.game);
  const title = game?.info.title ?? head.data.game;
  // A newer format may have another checksum, so it is named before anything else is looked at.
  if (head.data.format > SAVE_FORMAT) return newer(head.data.game, title);
  if (!game) return { kind: 'foreign', game: title, message: say('save.foreign', { game: title }) };
  const parsed = saveSchema.safeParse(raw);
  if (!parsed.success) return damaged(say('save.shape', { field: fieldOf(parsed.error) }));
  if (!hasChecksum(raw as Record<string, unknown>)) return damaged(say('save.checksum'));
  if (parsed.data.rules > game.rules) return newer(game.id, title);
  return opened(game, parsed.data);
}

function opened(game: AnyGame, data: z.infer<typeof saveSchema>): SaveOutcome {
  const { seats } = data.config;
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    return damaged(say('save.shape', { field: 'config.seats' }));
  }
  const options: OptionValues = completeOptions(game.options, seats.length, data.config.options);
  const save: Save = { ...data, config: { seats, options }, state: data.state as unknown as GameState };
  const { practice, unranked } = save;
  if (save.rules === game.rules) {
    try {
      const match = Match.replay(game, save.config, save.seed, save.moves, { practice, unranked }) as Match;
      if (match.hash() === hashOf(save.state)) return { kind: 'ok', match, save };
    } catch {
      // The rules no longer take these moves, as after a mended rule: the position itself may still be good.
    }
  }
  const state = upToDate(game, save);
  if (state === null) {
    if (save.rules === game.rules) return damaged(say('save.state'));
    const { title } = game.info;
    return { kind: 'outgrown', game: title, message: say('save.outgrown', { game: title }) };
  }
  const match = Match.resume(game, save.config, save.seed, save.moves, state, { practice, unranked });
  return { kind: 'older', match: match as Match, save };
}

/** The position by the rules of today, or null when nothing can be played from it. */
function upToDate(game: AnyGame, save: Save): GameState | null {
  if (save.rules === game.rules) return playable(game, save.state) ? save.state : null;
  try {
    const state = game.upgrade(JSON.parse(JSON.stringify(save.state)) as GameState, save.rules);
    return playable(game, state) ? state : null;
  } catch {
    return null;
  }
}

/** True when the game's verbs work on the position and none of its invariants is broken. */
function playable(game: AnyGame, state: GameState): boolean {
  try {
    const copy = game.clone(state);
    if (canonical(copy) !== canonical(state) || game.violations(copy).length > 0) return false;
    const decision = game.decision(copy);
    if (decision !== null && game.moves(copy).length === 0) return false;
    for (const move of game.moves(copy)) game.describe(copy, move);
    game.view(copy, decision?.seat ?? -1);
    game.score(copy);
    game.status(copy, -1);
    return true;
  } catch {
    return false;
  }
}

function damaged(message: string): SaveOutcome {
  return { kind: 'damaged', message };
}

function newer(game: string, title: string): SaveOutcome {
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

function fieldOf(error: z.ZodError): string {
  return error.issues[0]?.path.join('.') || 'its outer shape';
}

const headSchema = z.object({ format: z.number().int().min(1), game: z.string().min(1).max(60) });

const seatSchema = z.object({
  name: z.string(),
  kind: z.enum(['person', 'bot']).catch('person'),
  level: z.enum(['random', 'greedy']).optional().catch(undefined),
  colour: z.number().int().min(0).max(5).catch(0),
});

const wordSchema = z.number().int().min(0).max(4294967295);

const saveSchema = z.object({
  format: z.number().int().min(1),
  game: z.string(),
  rules: z.number().int().min(0),
  config: z.object({
    seats: z.array(seatSchema).min(1),
    options: z.record(z.string(), z.unknown()).catch({}),
  }),
  seed: z.string(),
  moves: z.array(z.string()),
  state: z.looseObject({ rng: z.tuple([wordSchema, wordSchema, wordSchema, wordSchema]) }),
  practice: z.boolean().catch(false),
  unranked: z.boolean().catch(false),
  started: z.number().catch(0),
  saved: z.number().catch(0),
  checksum: z.string(),
});
