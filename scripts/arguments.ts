/** `game --games 200 --option a=1 --option b=2 --json`: one plain word, named values, repeatable options. */
import { BOT_LEVELS, type BotLevel } from '@/engine/core/character';
import type { AnyGame } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { gameById, games } from '@/engine/games';

export interface Arguments {
  readonly words: readonly string[];
  get(name: string): string | undefined;
  all(name: string): readonly string[];
  has(name: string): boolean;
  number(name: string, otherwise: number): number;
}

const FLAGS = new Set(['json', 'quiet', 'write', 'markdown']);

export function readArguments(argv: readonly string[]): Arguments {
  const words: string[] = [];
  const named = new Map<string, string[]>();
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', given] = word.slice(2).split(/=(.*)/s);
    const value = given ?? (FLAGS.has(name) ? 'true' : argv[++i]);
    if (value === undefined) fail(`--${name} needs a value`);
    named.set(name, [...(named.get(name) ?? []), value]);
  }
  const get = (name: string) => named.get(name)?.at(-1);
  return {
    words,
    get,
    all: (name) => named.get(name) ?? [],
    has: (name) => named.has(name),
    number(name, otherwise) {
      const text = get(name);
      if (text === undefined) return otherwise;
      const value = Number(text);
      if (!Number.isInteger(value) || value < 0) fail(`--${name} needs a whole number, not ${text}`);
      return value;
    },
  };
}

export function namedGame(args: Arguments): AnyGame {
  const [id = ''] = args.words;
  const game = gameById(id);
  if (!game) fail(`no game “${id}”; there are: ${games.map((one) => one.id).join(', ') || 'none'}`);
  return game;
}

/** `--option id=value` in the type its declaration asks for; refuses what no option knows. */
export function optionsOf(game: AnyGame, given: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const pair of given) {
    const [key = '', text = ''] = pair.split(/=(.*)/s);
    const spec = game.options.find(
      (one) => one.id === key || (one.kind === 'seat-choice' && key.startsWith(`${one.id}.`)),
    );
    if (!spec)
      fail(`${game.id} has no option ${key}; it has: ${game.options.map((one) => one.id).join(', ')}`);
    values[key] = valueOf(spec, text);
  }
  return values;
}

function valueOf(spec: OptionSpec, text: string): unknown {
  switch (spec.kind) {
    case 'switch':
      if (!['true', 'false', 'on', 'off'].includes(text)) fail(`${spec.id} is on or off, not ${text}`);
      return text === 'true' || text === 'on';
    case 'number':
      return Number(text);
    case 'choice':
    case 'seat-choice':
      if (!spec.choices.some((choice) => choice.id === text)) {
        fail(`${spec.id} is one of ${spec.choices.map((choice) => choice.id).join(', ')}, not ${text}`);
      }
      return text;
  }
}

export function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

export function levelNamed(name: string): BotLevel {
  const level = BOT_LEVELS.find((one) => one === name);
  if (!level) fail(`no level “${name}”; there are: ${BOT_LEVELS.join(', ')}`);
  return level;
}
