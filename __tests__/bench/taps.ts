/** What a tap costs on the built page, phone size, solo, in the middle of a game: prints one JSON object. */
import { games } from '@/engine/games';

import { openHouse } from '../e2e/harness';
import { playOn, startMatch } from '../e2e/table';
import { median, tapCosts } from '../e2e/taps';

const TAPS = 30;

async function measure() {
  const house = await openHouse();
  try {
    const rows = [];
    for (const game of games) {
      const { page, context } = await house.visit();
      await startMatch(page, game.id);
      await playOn(page, { picks: 15, until: ['over'] });
      const costs = await tapCosts(page, TAPS);
      rows.push({
        game: game.id,
        taps: costs.length,
        commits: median(costs.map((cost) => cost.commits)),
        changes: median(costs.map((cost) => cost.changes)),
      });
      await context.close();
    }
    return rows;
  } finally {
    await house.close();
  }
}

void measure().then((rows) => console.log(JSON.stringify(rows)));
