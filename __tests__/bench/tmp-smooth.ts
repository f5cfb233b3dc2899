import { gamesWithFeel } from '../e2e/feels';
import { openHouse } from '../e2e/harness';
import { smoothnessOf } from '../e2e/smooth';
async function measure() {
  const house = await openHouse();
  try {
    const rows = [];
    for (const [game, feel] of gamesWithFeel) if (process.env.GAMES?.includes(game.id)) rows.push(await smoothnessOf(house, game, feel));
    return rows;
  } finally { await house.close(); }
}
void measure().then((rows) => console.log(JSON.stringify(rows)));
