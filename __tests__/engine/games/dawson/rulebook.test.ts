/** The tables of the rulebook are those the game is played by. */
import { plainConfig } from '@/engine/core/configs';
import { dawson } from '@/engine/games/dawson';
import { CHARACTERS, RANKS, RIVAL_LEVELS, SOLO_LEVELS, TILES, VALUES } from '@/engine/games/dawson/data';
import { buildPrice } from '@/engine/games/dawson/rules/build';
import { insurance } from '@/engine/games/dawson/rules/fire';

import { table } from './table';

function rowsOf(clause: string): string[] {
  const rule = dawson.rulebook.flatMap(({ rules }) => rules).find((one) => one.clause === clause);
  if (!rule) throw new Error(`no ${clause}`);
  return rule.text.split('\n');
}

const levels = SOLO_LEVELS.map(({ id }) => id);
const NAMES = ['Greenhorn', 'Sourdough', 'Gang Boss', 'Long Winter'];

/** A match alone, at its first pick. */
function alone(level: string) {
  return dawson.setup(plainConfig(dawson, 1, { 'solo-level': level }), 'rules');
}

test('DW-2.2: dice and threshold for every number of players and every level alone', () => {
  const many = [2, 3, 4, 5, 6].map((seats) => {
    const { diceInGame, growAt } = dawson.setup(plainConfig(dawson, seats), 'a');
    return `${seats} players: ${diceInGame} dice, grows at ${growAt}.`;
  });
  const solo = levels.map((level, i) => {
    const { diceInGame, growAt } = alone(level);
    return `Alone, ${NAMES[i]}: ${diceInGame} dice, grows at ${growAt}.`;
  });
  expect(rowsOf('DW-2.2').slice(1)).toEqual([...many, ...solo]);
});

test('DW-2.3: every character with its trade and what it can do', () => {
  const rows = rowsOf('DW-2.3').slice(1);
  expect(rows.map((row) => row.split(':')[0])).toEqual(
    CHARACTERS.map(({ name, trade }) => `${name}, ${trade}`),
  );
  expect(rows[3]).toBe('Jack Harrow, miner: Mines 2 gold more than the roll.');
});

test('DW-2.4: what a hotel of each value costs and brings', () => {
  const state = table();
  expect(rowsOf('DW-2.4').slice(1)).toEqual(
    VALUES.map(
      (value) =>
        `${value}-hotel: ${buildPrice(state, 0, value, false)} on a free lot, ${buildPrice(state, 0, value, true)} over a camper; ` +
        `a guest pays ${value}, the insurance ${insurance(state, 0, value)}.`,
    ),
  );
});

test('DW-2.5: every tile with its lots, streets and public building', () => {
  const rows = rowsOf('DW-2.5').slice(1);
  expect(rows.map((row) => row.split(':')[0])).toEqual(TILES.map(({ name }) => name));
  expect(rows[0]).toBe('Front Row: 4 1 5, 2 6 3; street: south.');
  expect(rows[4]).toBe('Gravel Bar: 2 5 4, 1 3 6; street: none.');
  expect(rows[20]).toBe('Gaslight Court: P P 2, 1 5 4; street: south; P: opera house, 2 points.');
  rows.forEach((row, i) => {
    const lots = /: ([\dP ]+), ([\dP ]+);/.exec(row)?.slice(1).join(' ').replace(/P/g, '0').split(' ');
    expect(lots?.map(Number)).toEqual(TILES[i]?.lots);
  });
});

test('DW-3.5 DW-4.4.1 DW-6.2.4: alone, gold, threshold and gang bonus are those of the level', () => {
  const figures = (figure: (level: string) => number | undefined) =>
    NAMES.map((name, i) => `${name} ${figure(levels[i] as string)}`)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1');
  expect(rowsOf('DW-3.5')[0]).toContain(figures((level) => alone(level).players[0]?.gold));
  expect(rowsOf('DW-4.4.1')[0]).toContain(figures((level) => alone(level).growAt));
  const rows = rowsOf('DW-6.2.4').slice(1);
  levels.forEach((level, i) => expect(rows[i]).toContain(`gangs count ${alone(level).gangBonus} more.`));
});

test('DW-6.2.3 DW-6.3.1: every rank and every stipend', () => {
  for (const { from } of RANKS) expect(rowsOf('DW-6.2.3')[0]).toContain(` from ${from}`);
  for (const { stipend } of RIVAL_LEVELS) expect(rowsOf('DW-6.3.1')[0]).toContain(` ${stipend}`);
});
