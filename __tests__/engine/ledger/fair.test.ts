/**
 * The dice are fair, and luck is what it says: over many whole games every face comes up as often as it should, and
 * luck is 50 of 100 on average. `LUCK=1000 npx jest engine/ledger/fair --selectProjects engine` plays as many games
 * of each kind and prints the figures.
 */
import { ledgerOf, type Ledger } from '@/engine/core/ledger';
import { mean } from '@/engine/core/statistics';
import { games } from '@/engine/games';

import { playedGreedily } from './greedy-games';

const MORE = Number(process.env['LUCK'] ?? 0);

/** As many games as a few seconds hold. */
const GAMES: Readonly<Record<string, number>> = {
  dakota: 40,
  'dice-settlers': 50,
  'dark-horse': 30,
  dawson: 45,
  montana: 120,
};

/** Who has had bad luck may roll again: that shifts the average by a little, never by more than this. */
const DRIFT = 2;

/** Standard errors that chance alone passes once in a thousand. */
const RARE = 3.3;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const count = MORE || (GAMES[id] ?? 20);
  const ledgers: Ledger[] = [];
  beforeAll(() => {
    for (let i = 0; i < count; i++) ledgers.push(ledgerOf(playedGreedily(game, 2, `fair ${id} ${i}`), -1));
  }, 1_200_000);

  it('shows every face of every die as often as it should', () => {
    for (const [name, die] of Object.entries(game.dice.kinds)) {
      const fallen = ledgers.flatMap(({ rolls }) => rolls.flatMap(({ dice }) => dice));
      const own = fallen.filter((one) => one.die === name);
      const sides = die.faces.reduce((sum, face) => sum + face.sides, 0);
      // A die that hardly falls tells nothing of its faces.
      if (own.length < 5 * sides) continue;
      const square = die.faces.reduce((sum, face, at) => {
        const due = (own.length * face.sides) / sides;
        return sum + (own.filter((one) => one.face === at).length - due) ** 2 / due;
      }, 0);
      const free = die.faces.length - 1;
      if (MORE)
        console.log(`${id} ${name}: ${own.length} rolls, chi-square ${square.toFixed(1)}, ${free} free`);
      expect({ name, fair: scoreOf(square, free) < RARE }).toEqual({ name, fair: true });
    }
  });

  it('gives everybody a luck of 50 on average, and not the same to all', () => {
    const luck = ledgers.flatMap(({ sides }) =>
      sides.flatMap((side) => (side.luck ? [side.luck.share * 100] : [])),
    );
    const middle = mean(luck);
    const spread = Math.sqrt(mean(luck.map((one) => (one - middle) ** 2)));
    const error = spread / Math.sqrt(luck.length);
    if (MORE) {
      const figures = [luck.length, middle.toFixed(1), error.toFixed(2), spread.toFixed(1)];
      console.log(`${id}: ${figures.join(', ')} (sides, mean luck, its error, its spread)`);
    }
    expect(luck.length).toBeGreaterThan(count / 4);
    expect(Math.abs(middle - 50)).toBeLessThan(RARE * error + DRIFT);
    // Of evenly spread numbers it is 28.9; of a few rolls many are alike.
    expect(spread).toBeGreaterThan(20);
    expect(spread).toBeLessThan(33);
  });
});

/** A chi-square as a standard score, by the cube root of Wilson and Hilferty. */
function scoreOf(square: number, free: number): number {
  const part = 2 / (9 * free);
  return (Math.cbrt(square / free) - (1 - part)) / Math.sqrt(part);
}
