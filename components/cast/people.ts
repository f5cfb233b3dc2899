/** Who can sit in a computer's seat, and what is said of them. Their ways of playing belong to each game. */
import { LEVELS, type BotLevel, type Characters, type Level } from '@/engine/core/character';
import { numberWord } from '@/engine/core/words';

import { say } from './words';

/** Bars of four. The maverick plays as well as the foreman; who takes what pays at once does too. */
export const STRENGTH: Readonly<Record<BotLevel, number>> = {
  greenhorn: 1,
  hand: 2,
  foreman: 3,
  maverick: 3,
  legend: 4,
  random: 1,
  greedy: 3,
};

export const STRONGEST = 4;

export function isLevel(who: BotLevel): who is Level {
  return (LEVELS as readonly BotLevel[]).includes(who);
}

/** What one sees of the way somebody plays this game. */
export function lineFor(characters: Characters, who: BotLevel): string {
  return who === 'random' || who === 'greedy' ? say(`line.${who}`) : characters[who].line;
}

export function firstName(level: Level): string {
  return say(`first.${level}`);
}

/** "Rosa Teague, Hand", "Old-timer: sharp". */
export function knownAs(who: BotLevel): string {
  const key = who === 'random' || who === 'greedy' ? 'known.old' : 'known';
  return say(key, { name: say(`name.${who}`), rank: say(`rank.${who}`) });
}

interface RowWords {
  readonly who: BotLevel;
  readonly line: string;
  readonly strength: number;
  /** How many seats are theirs. */
  readonly times: number;
}

/** All that a row shows, as one sentence. */
export function rowWords({ who, line, strength, times }: RowWords): string {
  const row = say('row', { who: knownAs(who), line, strength: numberWord(strength) });
  return times > 1 ? say('row.twice', { row, times: numberWord(times) }) : row;
}
