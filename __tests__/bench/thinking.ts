/** What the page is held up by while Legend thinks, at a quarter of the processor: prints one JSON object. */
import { games } from '@/engine/games';

import { openHouse } from '../e2e/harness';
import { thoughtOf } from '../e2e/thinking';

async function measure() {
  const house = await openHouse();
  try {
    const rows = [];
    for (const game of games) rows.push(await thoughtOf(house, game));
    return rows;
  } finally {
    await house.close();
  }
}

void measure().then((rows) => console.log(JSON.stringify(rows)));
