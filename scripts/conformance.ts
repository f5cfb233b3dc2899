/** `npm run conformance -- <game> --games 2000 [--seats n] [--seed a] [--greedy-every 20] [--thorough-every 10]` */
import { conform, sampleConfigs } from '@/engine/core/conformance';
import type { AnyGame } from '@/engine/core/game';
import { games } from '@/engine/games';

import { namedGame, readArguments } from './arguments';

const args = readArguments(process.argv.slice(2));
const chosen = args.words[0] === 'all' ? games : [namedGame(args)];
const summaries = chosen.map(check);
console.log(JSON.stringify(summaries.length === 1 ? summaries[0] : summaries, null, 2));
process.exit(summaries.every((summary) => summary.violations === 0) ? 0 : 1);

function check(game: AnyGame) {
  const total = args.number('games', 2000);
  const greedyEvery = args.number('greedy-every', 20);
  const only = args.number('seats', 0);
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
    (n) => only === 0 || n === only,
  );
  const started = performance.now();
  const bySeats = counts.map((seats, index) => {
    const share = Math.floor(total / counts.length) + (index < total % counts.length ? 1 : 0);
    const configs = sampleConfigs(game, seats);
    const row = {
      seats,
      games: share,
      finished: 0,
      greedy: 0,
      decisions: 0,
      longest: 0,
      violations: [] as string[],
    };
    let broken = 0;
    for (let i = 0; i < share; i++) {
      const config = configs.next().value;
      const policy = greedyEvery > 0 && i % greedyEvery === greedyEvery - 1 ? 'greedy' : 'random';
      const seed = `${args.get('seed') ?? 'a'}-${seats}-${i}`;
      const result = conform(game, { config, seed, policy, thorough: args.number('thorough-every', 10) });
      row.finished += result.finished ? 1 : 0;
      row.greedy += policy === 'greedy' ? 1 : 0;
      row.decisions += result.decisions;
      row.longest = Math.max(row.longest, result.decisions);
      broken += result.violations.length;
      for (const text of result.violations) {
        if (row.violations.length < 10)
          row.violations.push(`${text} (${policy}, ${JSON.stringify(config.options)})`);
      }
    }
    return { ...row, broken };
  });
  const sum = (key: 'games' | 'finished' | 'decisions' | 'broken') =>
    bySeats.reduce((n, row) => n + row[key], 0);
  return {
    game: game.id,
    games: sum('games'),
    finished: sum('finished'),
    decisions: sum('decisions'),
    violations: sum('broken'),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    bySeats: bySeats.map(({ broken: _, ...row }) => row),
  };
}
