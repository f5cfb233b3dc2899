import type { AnyGame } from '@/engine/core/game';
import { dakota } from '@/engine/games/dakota';
import { darkHorse } from '@/engine/games/dark-horse';
import { dawson } from '@/engine/games/dawson';
import { diceSettlers } from '@/engine/games/dice-settlers';
import { montana } from '@/engine/games/montana';

import { playByHand } from './by-hand';
import { openHouse, robustly, type House } from './harness';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Solo {
  readonly game: AnyGame;
  /** The most decisions a solo game may ask, and room for a game that is longer than the median one. */
  readonly budget: number;
  readonly toggles?: readonly string[];
  /** Decisions that only words tell apart: which goods are sold, say. */
  readonly worded?: number;
  /** Another deal than the usual one. */
  readonly seed?: string;
}

const LONGER = 1.3;
const SOLOS: readonly Solo[] = [
  { game: dakota, budget: 200, toggles: ['cart-drop'] },
  { game: diceSettlers, budget: 150, toggles: ['roll-step'] },
  { game: darkHorse, budget: 65, toggles: ['reroll'] },
  { game: dawson, budget: 85 },
  { game: montana, budget: 55 },
];

describe.each(SOLOS.map((solo) => [solo.game.info.title, solo] as const))(
  '%s alone on a phone',
  (_, solo) => {
    it.each(['table', 'list'] as const)('is played to its end through the %s alone', async (through) => {
      const { context, page, errors } = await house.visit();
      const play = await playByHand(page, solo.game, { through, toggles: solo.toggles, seed: solo.seed });
      const { decisions, taps, scrolled, worded, longest, moved, unreached } = play;
      console.log(
        `${solo.game.id} through the ${through}: ${decisions} decisions, ${taps} taps, ${scrolled} scrolled, ${worded} in words, ` +
          `longest list ${longest}, ${moved.length} moved bands`,
      );
      expect(unreached).toEqual([]);
      expect(moved).toEqual([]);
      expect(decisions).toBeLessThanOrEqual(solo.budget * LONGER);
      if (through === 'table') {
        expect(scrolled).toBeLessThanOrEqual(decisions / 10);
        expect(worded).toBeLessThanOrEqual(solo.worded ?? 0);
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);
