/**
 * The seal of a match. Its seed decides every die, card and tile to come, so it stays unsaid while the match runs;
 * its fingerprint is shown from the first moment on. At the end the seed is shown, and anybody can see that it is the
 * one the fingerprint was made of: nothing was changed on the way.
 */
import type { AnyGame, GameConfig } from './game';
import { hashOf } from './hash';
import type { Match } from './match';
import { sha256 } from './sha256';
import { changedOptions } from './share';

/** Three groups of four: short enough to be read out. */
const LETTERS = 12;
const GROUP = 4;

/**
 * The text the fingerprint is made of: game, seats, options that are not as they come, seed. Names, opponents and
 * the version of the app are not in it: whoever sits down to the same deal finds the same fingerprint.
 */
export function sealedText(game: AnyGame, config: GameConfig, seed: string): string {
  const options = changedOptions(game, config)
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort();
  return ['frontier-five', game.id, config.seats.length, options.join(','), seed].join('|');
}

/** "7f3a 09c2 b81e": how the SHA-256 of a text begins. */
export function fingerprintOf(text: string): string {
  const start = sha256(text).slice(0, LETTERS);
  return (start.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join(' ');
}

export interface Seal {
  readonly fingerprint: string;
  /** Only once the match is over. */
  readonly opened: {
    readonly seed: string;
    readonly text: string;
    /**
     * The game set up anew from the seed, and every pick made again, came to where this match ended. Null where its
     * beginning is not known any more.
     */
    readonly proven: boolean | null;
  } | null;
}

/** What may be known of the seed now. */
export function sealOf(match: Match): Seal {
  const { game, config, seed } = match;
  const text = sealedText(game, config, seed);
  const fingerprint = fingerprintOf(text);
  return { fingerprint, opened: match.over ? { seed, text, proven: isProven(match) } : null };
}

/** Sets the game up from the seed and makes every pick again. */
function isProven(match: Match): boolean | null {
  if (match.logStart > 0) return null;
  const { game, config, seed } = match;
  const again = game.setup(config, seed);
  for (const { move } of match.log) game.apply(again, move, () => undefined);
  return hashOf(again) === match.hash();
}

/** A deal that is known could be played beforehand: while a match that counts runs, its seed stays under the seal. */
export function isSealed(match: Match): boolean {
  return !match.over && !match.unranked;
}
