/**
 * Golden playthroughs: whole games, recorded pick by pick and replayed on every change. The game of fewest
 * seats is kept in words, so that a changed sentence shows; the others as picks with a check figure of
 * what was told after every tenth. A better computer changes none of them; a changed rule changes all.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { hashText } from '@/engine/core/hash';
import { Match, startMatch, type LogEntry } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';

const SEED = 'golden';
const PICKS_A_LINE = 10;

export interface Golden {
  /** The rules version it was recorded by. */
  readonly rules: number;
  readonly moves: readonly Move[];
  /** Of the last position: it stays as long as the rules do. */
  readonly hash: string;
  readonly text: string;
}

export function goldenFile(game: AnyGame, seats: number): string {
  return path.resolve(__dirname, `../../fixtures/${game.id}/golden-${seats}.txt`);
}

export function readGolden(file: string): Golden | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const moves = lines.flatMap((line) => {
    const pick = /^\d+ \S+ (\S+)$/.exec(line);
    if (pick) return [pick[1] as string];
    return line.includes(' # ') ? (line.split(' # ')[0] as string).split(' ') : [];
  });
  return {
    rules: Number(/^rules (\d+)$/.exec(lines[0] ?? '')?.[1] ?? 0),
    moves,
    hash: /^= (\S+)$/.exec(lines.filter((line) => line.startsWith('= ')).at(-1) ?? '')?.[1] ?? '',
    text,
  };
}

/** Plays a recorded game again and writes down what it is like now. */
export function replayGolden(game: AnyGame, seats: number, moves: readonly Move[]): Golden {
  const match = startMatch(game, plainConfig(game, seats), SEED);
  const told: string[] = [];
  const lines: string[] = [];
  let line: Move[] = [];
  for (const move of moves) {
    const entry = match.play(move);
    const sentences = inWords(match, entry);
    told.push(...sentences);
    if (seats === game.seats.min) continue;
    line.push(move);
    if (line.length === PICKS_A_LINE || match.over) {
      lines.push(`${line.join(' ')} # ${hashText(told.join('\n'))}`);
      line = [];
    }
  }
  if (!match.over) throw new Error(`the golden game of ${game.id} with ${seats} seats is not over`);
  const { headline, seats: scores } = game.score(match.position());
  const body = seats === game.seats.min ? told : lines;
  const end = [`= ${headline}`, `= ${scores.map((score) => score.total).join(' ')}`, `= ${match.hash()}`];
  const text = `${[`rules ${game.rules}`, `seats ${seats}`, ...body, ...end].join('\n')}\n`;
  return { rules: game.rules, moves, hash: match.hash(), text };
}

/**
 * `GOLDEN=write`: sentences may change as they like, but where the recorded picks lead elsewhere the rules
 * are other rules, and their number must have been raised.
 */
export function writeGolden(game: AnyGame, seats: number): void {
  const file = goldenFile(game, seats);
  const golden = renewed(game, seats, readGolden(file));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, golden.text);
  if (seats === game.seats.min || seats === game.seats.max) keepSave(game, seats, golden.moves);
}

/** A save in the middle of the game, kept for the day these rules are old ones: `older-saves.test.ts` opens it. */
function keepSave(game: AnyGame, seats: number, moves: readonly Move[]): void {
  const file = path.join(
    path.dirname(goldenFile(game, seats)),
    `save-rules-${game.rules}-seats-${seats}.json`,
  );
  if (existsSync(file)) return;
  const half = moves.slice(0, Math.floor(moves.length / 2));
  const match = Match.replay(game, plainConfig(game, seats), SEED, half) as Match;
  writeFileSync(file, `${writeSave(match, { started: 1, saved: 2 })}\n`);
}

export function renewed(game: AnyGame, seats: number, before: Golden | null): Golden {
  if (before === null || before.rules < game.rules) return replayGolden(game, seats, greedyGame(game, seats));
  let now: Golden | null = null;
  try {
    now = replayGolden(game, seats, before.moves);
  } catch {
    // Told below: a recorded pick is no longer possible, or the game no longer ends with the last of them.
  }
  if (now?.hash !== before.hash) {
    throw new Error(
      `The rules of ${game.id} have changed, but not their number: raise "rules" in its index.ts, then write the golden games.`,
    );
  }
  return now;
}

function greedyGame(game: AnyGame, seats: number): Move[] {
  const match = startMatch(game, plainConfig(game, seats), SEED);
  for (let choice = hint(match); choice !== null; choice = hint(match)) match.play(choice.move);
  return match.record();
}

function inWords(match: Match, entry: LogEntry): string[] {
  const position = match.position();
  const told = entry.events.map((event) => `    ${match.game.tell(position, event, 0)}`);
  return [`${entry.seat} ${entry.kind} ${entry.move}`, ...told];
}
