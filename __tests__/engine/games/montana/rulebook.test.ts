/** The rulebook holds the tables the engine plays by. */
import { montana } from '@/engine/games/montana';
import { BANK, ROWS, SHOPS, TILES, WHEEL } from '@/engine/games/montana/data';
import { LEVELS, RIVAL_CARDS } from '@/engine/games/montana/data-race';

function rule(clause: string) {
  const found = montana.rulebook.flatMap(({ rules }) => rules).find((one) => one.clause === clause);
  if (!found) throw new Error(`no clause ${clause}`);
  return found;
}

/** The rows under the text of a clause. */
function rows(clause: string): string[] {
  return rule(clause).text.split('\n').slice(1);
}

test.each([
  [
    'MT-3.2',
    TILES.length,
    'Gallatin: 1 big stone and 1 grain (cow); 1 copper, 1 stone, 1 grain and 1 pumpkin (×2);',
  ],
  ['MT-4.10', WHEEL.length, 'Space 1: a stone and a pumpkin worker.'],
  ['MT-4.16', BANK.length, '3 workers: 13 silver.'],
  ['MT-4.17', ROWS.length, 'Grain field: 6 silver, 4 grain.'],
  ['MT-4.24', SHOPS.length, 'General store: 3 to 6 pumpkins.'],
  ['MT-4.30', SHOPS.length, 'Cattle yard: 1 cow, then up to 3 upgrades.'],
  ['MT-6.2', LEVELS.length, 'Territory, 11 cards: '],
])('the table of %s has %i rows', (clause, n, row) => {
  expect(rows(clause)).toHaveLength(n);
  expect(rows(clause).some((text) => text.startsWith(row))).toBe(true);
});

test('MT-6.9 every card of the rival stands under its bid', () => {
  expect(rows('MT-6.9')).toEqual([
    'Bid 0: Claim: bank, Claim: farmland, Stake: canteen, Stake: own line and Camp.',
    'Bid 2: Claim: quarry, Stake: cow and Stake: your line.',
    'Bid 3: Claim: mine and Stake: ×2 field.',
    'Bid 4: Claim: grain field.',
  ]);
  expect(
    rows('MT-6.9')
      .join(' ')
      .match(/Claim|Stake|Camp/g),
  ).toHaveLength(RIVAL_CARDS.length);
});

test('MT-6.11 grit, ranks and stars are said', () => {
  expect(rows('MT-6.11')).toEqual([
    'Grit is your settlements less the rival’s. A win adds the bonus of the level: Trail 0, Homestead 2, Frontier 4 and Territory 6.',
    'Ranks of a win by grit: Homesteader from 0, Rancher from 3, Cattle Baron from 6 and Governor of the Territory from 9.',
    'Ranks of a loss: Greenhorn from −3, Drifter below.',
    'Stars of a win: three by round 15, two by round 18, else one.',
  ]);
});

test('what the box showed only in a picture is marked as ours', () => {
  for (const clause of ['MT-3.2', 'MT-4.10', 'MT-4.16', 'MT-4.17', 'MT-4.24', 'MT-6.2']) {
    expect(rule(clause).house).toBe(true);
  }
});
