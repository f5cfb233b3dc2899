/** What the balance lab plays: every game, seat count, option set and level is a cell of its table. */
import { LADDER, type BotLevel } from '@/engine/core/character';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { canonical } from '@/engine/core/hash';
import type { OptionValues } from '@/engine/core/options';

/** Bump it when a row of the shelf holds something else than before: older rows are then played again. */
const FORMAT = 1;
/** Everybody at a table plays like this. */
export const AT_TABLE: BotLevel = 'foreman';

export interface Cell {
  readonly game: string;
  readonly seats: number;
  /** The option set, by its name among the balance modes of the game. */
  readonly mode: string;
  readonly options: OptionValues;
  readonly level: BotLevel;
  readonly games: number;
  readonly seed: string;
}

export interface Wanted {
  readonly games: number;
  /** Legend takes its time: it plays fewer, or none. */
  readonly legendGames: number;
  readonly seed: string;
  readonly seats?: readonly number[];
  readonly levels?: readonly BotLevel[];
  readonly modes?: readonly string[];
}

export function cellsOf(game: AnyGame, wanted: Wanted): Cell[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return counts
    .filter((seats) => wanted.seats?.includes(seats) ?? true)
    .flatMap((seats) =>
      modesOf(game, seats)
        .filter(({ name }) => wanted.modes?.includes(name) ?? true)
        .flatMap(({ name: mode, options }) =>
          levelsAt(seats, wanted).map((level): Cell => {
            const games = level === 'legend' ? wanted.legendGames : wanted.games;
            return { game: game.id, seats, mode, options, level, games, seed: wanted.seed };
          }),
        ),
    )
    .filter(({ games }) => games > 0);
}

/** Options worth a row of their own at a table that are no balance mode. */
const MORE: Readonly<Record<string, OptionValues>> = { dawson: { abilities: true } };

/** The balance modes of the game, and the game as it comes where none of them is that. */
function modesOf(game: AnyGame, seats: number): ReadonlyArray<{ name: string; options: OptionValues }> {
  const complete = (options: OptionValues) => plainConfig(game, seats, options).options;
  const modes = game.simModes(seats).map(({ name, options }) => ({ name, options: complete(options) }));
  if (seats === 1) return modes;
  const usual = complete({});
  const hasUsual = modes.some(({ options }) => canonical(options) === canonical(usual));
  const more = MORE[game.id];
  return [
    ...(hasUsual ? [] : [{ name: 'as it comes', options: usual }]),
    ...modes,
    ...(more ? [{ name: Object.keys(more).join(' '), options: complete(more) }] : []),
  ];
}

function levelsAt(seats: number, { levels }: Wanted): readonly BotLevel[] {
  if (seats > 1) return [AT_TABLE];
  return LADDER.filter((level) => levels?.includes(level) ?? true);
}

export function nameOf({ game, seats, mode, level }: Cell): string {
  return `${game} ${seats} ${mode} ${level}`;
}

/** What a row must have been played with to be taken as it is. */
export function stampOf(cell: Cell, game: AnyGame): string {
  return canonical({ ...cell, rules: game.rules, format: FORMAT });
}
