/** The tables of the rulebook are those the game is played by. */
import { COLOURS, DICE_SUPPLY, FACES, RECRUITABLE, TERRAINS } from '@/engine/games/dice-settlers/data';
import { TECH_SETS, TECHS, type Deck, type TechId } from '@/engine/games/dice-settlers/data-techs';
import { TILES } from '@/engine/games/dice-settlers/data-tiles';
import { techName, techText, tileName } from '@/engine/games/dice-settlers/words/names';
import { game } from './table';

const rules = game.rulebook.flatMap((chapter) => chapter.rules);

function rule(clause: string) {
  const found = rules.find((one) => one.clause === clause);
  if (!found) throw new Error(`no clause ${clause}`);
  return found;
}

/** The rows of a table, without its heading. */
function rows(clause: string): string[] {
  return rule(clause).text.split('\n').slice(1);
}

test('DS-2.3 every colour of die has a row with its six faces, a house value', () => {
  expect(rows('DS-2.3').map((row) => row.split(':')[0]?.toLowerCase())).toEqual([...COLOURS]);
  expect(rows('DS-2.3')[0]).toBe('White: Pioneer ×2, Recruit, Explore, Settle, Research.');
  for (const colour of COLOURS) expect(FACES[colour]).toHaveLength(6);
  expect(rule('DS-2.3').house).toBe(true);
});

test('DS-2.4 the supply of dice is told for two, three and four sides', () => {
  expect(rows('DS-2.4').map((row) => row.match(/\d+/g)?.map(Number))).toEqual(
    ([2, 3, 4] as const).map((sides) => [sides, ...RECRUITABLE.map((colour) => DICE_SUPPLY[sides][colour])]),
  );
});

test('DS-2.5.1 the seven start tiles have a row each', () => {
  expect(rows('DS-2.5.1').map((row) => row.split(':')[0])).toEqual(
    TILES.slice(0, 7).map(({ no }) => tileName(no)),
  );
  expect(rows('DS-2.5.1')[0]).toBe('Plains 1: no points. When placed: 1 food and a yellow die.');
});

test('DS-2.5.2 DS-2.5.3 DS-2.5.4 DS-2.5.5 DS-2.5.6 the tiles of the stack stand under their terrain', () => {
  const told = TERRAINS.flatMap((_, i) => rows(`DS-2.5.${i + 2}`));
  expect(told.map((row) => Number(/ (\d+):/.exec(row)?.[1])).sort((a, b) => a - b)).toEqual(
    TILES.slice(7).map(({ no }) => no),
  );
  TERRAINS.forEach((terrain, i) => {
    for (const row of rows(`DS-2.5.${i + 2}`)) expect(row.toLowerCase().startsWith(terrain)).toBe(true);
  });
  expect(rows('DS-2.5.6')[1]).toBe(
    'Hills 11: 4 points for control, 3 for second place. Factory: a brown die.',
  );
  expect(told.filter((row) => row.endsWith('From 4 sides on.'))).toHaveLength(6);
});

test('DS-2.7 every premade set names its nine cards', () => {
  const sets: ReadonlyArray<readonly TechId[]> = Object.values(TECH_SETS);
  expect(rows('DS-2.7')).toHaveLength(sets.length);
  sets.forEach((set, i) => {
    for (const card of set) expect(rows('DS-2.7')[i]).toContain(techName(card));
  });
});

test('DS-2.9 DS-2.10 DS-2.11 DS-2.12 DS-2.13 every card has a row: its cost, what it does, its points', () => {
  const decks: ReadonlyArray<readonly [string, Deck]> = [
    ['DS-2.9', 'charter'],
    ['DS-2.10', 'craft'],
    ['DS-2.11', 'progress'],
    ['DS-2.12', 'legacy'],
    ['DS-2.13', 'explosive'],
  ];
  for (const [clause, deck] of decks) {
    const cards = TECHS.filter((tech) => tech.deck === deck);
    expect(rule(clause).house).toBe(true);
    expect(rows(clause)).toHaveLength(cards.length);
    cards.forEach(({ id, icons }, i) => {
      expect(rows(clause)[i]).toContain(`${techName(id)}: Costs ${icons} Research`);
      expect(rows(clause)[i]).toContain(techText(id));
    });
  }
  expect(rows('DS-2.11')[6]).toBe(
    'Stable Government: Costs 2 Research icons, 1 food and 1 wood; needs presence on Plains and Mountains. Your dice quota is 2 higher. Worth 4 points.',
  );
});

test('the rulebook says which terrain opens which dice and how a tile is shared', () => {
  expect(rule('DS-4.36').text).toContain('Mountains opens grey dice');
  expect(rule('DS-5.4').text).toContain('each side in control scores the first');
  expect(rule('DS-6.60').text).toContain('normal 1 and 1; easy 0 and 0; hard 2 and 1');
});
