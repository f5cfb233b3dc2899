import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { textFaults } from '@/engine/core/sentences';
import { BUILDING, BUILDINGS, COMBOS, DRINK_PAY, JOB_PRICES } from '@/engine/games/dakota/data';
import { CARDS } from '@/engine/games/dakota/data-cards';
import { dakota } from '@/engine/games/dakota';
import { say } from '@/engine/games/dakota/words/catalogue';
import { begin, build, k, people, play, shaft, table, town } from './table';

test('passing with people and pieces over warns of what the night takes', () => {
  const s = table();
  s.phase = 'evening';
  people(s, { miner: 5 });
  town(s).resources = [1, 1, 1, 1, 1];
  shaft(s, ['c']);
  town(s).carts[0]!.sent = 1;
  town(s).carts[0]!.drops = [{ x: 0, y: 1, kind: 0 }];
  begin(s, { kind: 'evening-round', at: 0 });
  expect(dakota.describe(s, 'pass').warning).toBe(
    '1 cart is still down the mine: its load would be lost. 2 workers have no bed tonight and would leave town. 3 pieces have no room tonight and would be lost.',
  );
  expect(dakota.describe(s, 'miner').warning).toBe(
    'No bed is free tonight: somebody would have to leave town.',
  );
});

test('starting the work with idle hands, calling it a day too early and filling the town warn', () => {
  const s = table();
  build(s, [...(Array(8).fill('house') as 'house'[]), 'saloon']);
  people(s, { miner: 2 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  expect(dakota.describe(s, 'done').warning).toBe('2 workers would stand idle this afternoon.');
  play(s, 'send:miner:space:2', 'send:miner:space:11');
  expect(dakota.describe(s, 'done').warning).toBe('2 workers would go home without a result.');
  expect(dakota.describe(s, 'make:miner:new:house').warning).toBe(
    'This fills the town and makes today the last day.',
  );
});

test('tickets name places and show costs and gains', () => {
  const s = table();
  build(s, ['saloon']);
  people(s, { miner: 1, bartender: 1 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  expect(dakota.describe(s, 'send:miner:space:3')).toMatchObject({
    label: 'Send the miner to the saloon on space 3',
    button: 'Send the miner',
    targets: ['space:3', 'worker:miner'],
    gain: [{ sign: 'coin', amount: 3 }],
  });
  expect(dakota.describe(s, 'fill:space:3')).toMatchObject({
    button: 'Fill the saloon',
    detail: 'a bartender and a miner',
    targets: ['space:3'],
    gain: [{ sign: 'coin', amount: 8 }],
  });
  play(s, 'send:bartender:space:3');
  expect(dakota.prompt(s)).toBe('Put your people to work.');
});

test('a tap that is no move is answered with the reason', () => {
  const s = table();
  build(s, ['hotel', 'saloon']);
  people(s, { miner: 1 });
  begin(s, { kind: 'planning', seat: 0 });
  expect(dakota.whyNot(s, 'space:3', 0)).toBe('A hotel has no work windows.');
  expect(dakota.whyNot(s, 'space:9', 0)).toContain('empty space');
  expect(dakota.whyNot(s, 'slot:steel', 0)).toBe('Selling and hiring wait for the evening.');
  expect(dakota.whyNot(s, 'card:marshall', 0)).toBe(
    'Reactions wait until you are attacked or one of yours is jailed.',
  );
  expect(dakota.whyNot(s, 'cell:3,3', 0)).toBe('Tunnels are dug in the morning.');
});

test('status says the day, the phase and the race so far', () => {
  const s = table();
  s.day = 6;
  begin(s, { kind: 'explorer', seat: 0 }, { kind: 'discard-card', seat: 0 });
  const status = dakota.status(s, 0);
  expect(status.track).toMatchObject({ at: 6, of: 10 });
  expect(status.facts).toEqual(['1.3 a day: Rookie', 'plots 2/12']);
});

test('another seat sees neither money nor cards nor drawn tiles', () => {
  const s = table(2);
  town(s).hand = ['marshall'];
  people(s, { prospector: 1 });
  begin(s, { kind: 'explorer', seat: 0 });
  play(s, 'look:1');
  const seen = dakota.view(s, 1);
  expect(seen.towns[0]).toMatchObject({ cash: null, hand: null, handCount: 1 });
  expect(seen.exploring).toEqual({ seat: 0, exploration: null });
  expect(dakota.view(s, 0).exploring?.exploration?.drawn).toHaveLength(3);
  expect(dakota.view(s, -1).towns[1]?.cash).toBeNull();
  expect(k('prospector')).toBe(4);
});

test('events read well for a player called You and for any other', () => {
  const s = table(2);
  s.names = ['You', 'Ada'];
  const say = (kind: string, seat: number, args: Record<string, string | number>) =>
    dakota.tell(s, { kind, seat, args }, 0);
  expect(say('tax', 0, { n: 2, saloon: 0 })).toBe('You collect $2 tax.');
  expect(say('tax', 1, { n: 2, saloon: 0 })).toBe('Ada collects $2 tax.');
  expect(say('hired', 0, { worker: k('engineer'), pay: 3 })).toBe('You hire an engineer for $3.');
  expect(say('jailed', 1, { worker: k('miner'), other: 0 })).toBe('Ada locks up your miner.');
  expect(say('danced', 0, { worker: 0, n: 3 })).toBe('Your miner earns $3 at the dance.');
});

const rooms = path.resolve(__dirname, '../../../../engine/games/dakota');
const filesIn = (room: string) =>
  readdirSync(path.join(rooms, room)).map((name) => path.join(rooms, room, name));
const textOf = (file: string) => readFileSync(file, 'utf8');

test('numbers of the rules come into sentences from the data, not as figures', () => {
  const harmless = [
    'Dakota 1877',
    '20–30',
    'Money, 1 point for every ${MONEY_PER_POINT}',
    '$1 to ${DIE}',
    '$1 to ${DIE}, one reroll',
    '{n|die|dice} of $1 to ${DIE}',
    '{n|die|dice} of $1 to ${DIE}, under {REROLL_BELOW} again beside a bartender',
    'A guest gambles: the die pays $1 to ${DIE}. With a bartender there it may be rolled again once.',
    'Gain $1 for every {packet_workers} workers, ${PACKET_MOST} at most.',
  ];
  const sentences = filesIn('words')
    .filter((file) => /catalogue(-\w+)?\.ts$/.test(file) && !file.endsWith('-numbers.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/^\s+(?:'[\w.-]+':\s+)?(['"])(.*)\1,$/gm)])
    .map((found) => found[2] ?? '');
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((text) => /\d/.test(text) && !harmless.includes(text))).toEqual([]);
});

test('every number a sentence or a clause names is known', () => {
  const clauses = dakota.rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.text));
  expect(clauses.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  expect(say.keys.filter((key) => /\{\w*[A-Z_]\w*\}/.test(say(key).replace('{perDay}', '')))).toEqual([]);
  expect(say('about.saloon')).toContain(`drink for $${DRINK_PAY} or gamble`);
});

test('the rulebook has a row for every building, card, combination, price and job slot, from the data', () => {
  const rows = dakota.rulebook.flatMap((chapter) => chapter.rules.flatMap((rule) => rule.text.split('\n')));
  for (const id of BUILDINGS) {
    const { cost } = BUILDING[id];
    const name = say(`building.${id}`);
    expect(rows.some((row) => row.toLowerCase().startsWith(`${name}: $${cost}, `))).toBe(true);
  }
  for (const { id, copies } of CARDS) {
    const counted = copies === 1 ? '1 copy' : `${copies} copies`;
    expect(rows).toContain(`${say(`card.${id}`)} (${counted}): ${say(`text.${id}`)}`);
  }
  for (const { id, pays } of COMBOS) {
    expect(
      rows.some((row) => row.toLowerCase().startsWith(say(`combo.${id}`)) && row.includes(`$${pays}`)),
    ).toBe(true);
  }
  JOB_PRICES.forEach((cost, i) => expect(rows).toContain(`Slot ${i + 1}: $${cost}.`));
  expect(rows).toContain('Gold: $3 a piece.');
  expect(rows).toContain('Large cart: $6, 5 seats.');
  expect(rows.flatMap((row) => textFaults('sentence', row))).toEqual([]);
});

test('house values are marked in the rulebook: wages, odds, yard, prices and the deck', () => {
  const marked = dakota.rulebook.flatMap((chapter) => chapter.rules.filter((rule) => rule.house === true));
  const ids = marked.map((rule) => rule.clause);
  for (const clause of ['4.2.6', '4.4.4', '4.4.6', '4.5.3', '4.5.13', '4.6.3', '4.6.5', '4.1.4', '4.3.3'])
    expect(ids).toContain(`DK-${clause}`);
});
