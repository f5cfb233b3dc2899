/** A long press says what a thing does and what it is good for now. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { chooseNow } from '@/engine/bots/runner';
import { dealt } from '@/engine/core/conformance-hidden';
import { plainConfig } from '@/engine/core/configs';
import { FACT, type Target } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { textFaults } from '@/engine/core/sentences';
import { dakota, type State } from '@/engine/games/dakota';
import { BUILDINGS, COMBOS, KINDS, RESOURCES } from '@/engine/games/dakota/data';
import { CARDS } from '@/engine/games/dakota/data-cards';
import { begin, build, people, shaft, table, town } from './table';

const boards = path.resolve(__dirname, '../../../../components/boards/dakota');
const drawn = readdirSync(boards)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(boards, file), 'utf8'))
  .join('\n');
const clauses = new Set(dakota.rulebook.flatMap(({ rules }) => rules.map(({ clause }) => clause)));

/** Everything the boards, the tray and the rows of seats show. */
const SHOWN: readonly Target[] = [
  ...KINDS.map((id) => `worker:${id}`),
  ...RESOURCES.map((id) => `price:${id}`),
  ...COMBOS.map(({ id }) => `slot:${id}`),
  ...BUILDINGS.map((id) => `supply:${id}`),
  ...CARDS.map(({ id }) => `card:${id}`),
  ...['worker:miner#2', 'slot:best', 'supply:small-cart', 'supply:large-cart', 'tile:l1-tee-c', 'count:2'],
  ...['job:1', 'job:3', 'hire:miner', 'hire:strong-miner', 'hire:beds', 'bag:1', 'bag:3', 'search:fork'],
  ...[
    'space:1',
    'space:3',
    'space:9',
    'cart:1',
    'cart:all',
    'cell:0,0',
    'cell:0,1',
    'cell:4,4',
    'strong:0,1',
  ],
  ...['die:3', 'turn:1', 'seat:0', 'street:all', 'store:all'],
];
const FACTS = [...drawn.matchAll(/facts\.push\(\{ sign: '(\w+)'/g)].map((found) => `${FACT}${found[1]}`);

const about = (s: State, target: Target, viewer = 0) => dakota.explain(s, target, viewer);

test('the boards point at nothing that is not listed here', () => {
  const kinds = [...drawn.matchAll(/target(?:: |=)[`'](\w+):/g)].map((found) => found[1] ?? '');
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !SHOWN.some((target) => target.startsWith(`${kind}:`)))).toEqual([]);
  expect(FACTS.length).toBe(7);
});

test('everything in sight has words and a clause of its own, for everybody and for its owner', () => {
  const wrong = new Set<string>();
  const s = table();
  const none = about(s, 'no-such-thing');
  expect(about(s, `${FACT}no-such-sign`)).toEqual(none);
  for (const seats of [1, 3]) {
    const match = startMatch(dakota, plainConfig(dakota, seats), 'pressed');
    for (let n = 0; !match.over && n < 160; n++) {
      const seat = match.decision()?.seat ?? 0;
      if (n % 20 === 0) {
        for (const viewer of [seat, -1]) {
          const state = match.position() as State;
          const other = dealt(dakota, state, viewer, `${n}`) as State;
          for (const target of [...SHOWN, ...FACTS]) {
            const { title, body, rule } = about(state, target, viewer);
            if (body === none.body) wrong.add(`${target} has no words`);
            if (!clauses.has(rule)) wrong.add(`${target}: no clause ${rule}`);
            if (about(other, target, viewer).body !== body) wrong.add(`${target} tells what is hidden`);
            for (const fault of [...textFaults('line', title), ...textFaults('sentence', body)])
              wrong.add(`${target} ${fault}: ${title}. ${body}`);
          }
        }
      }
      match.play(
        chooseNow({
          game: dakota,
          state: match.position(),
          seat,
          level: 'greedy',
          seed: 'pressed',
          decision: n,
        }).move,
      );
    }
  }
  expect([...wrong]).toEqual([]);
});

test('a tunnel, a cart and a price say what they would bring now', () => {
  const s = table();
  shaft(s, ['c', 'i', 'u']);
  people(s, { miner: 2 });
  town(s).resources = [1, 0, 0, 0, 0];
  begin(s, { kind: 'planning', seat: 0 });
  expect(about(s, 'cell:0,3').body).toBe(
    'A worker brings up copper here, once a day. With what the town holds it would sell for $5 more tonight. It lies 3 tiles from the entrance; behind it layer 2 fits as well. Its shaft ends here and has 3 tiles with ore for a cart.',
  );
  expect(about(s, 'cart:1').body).toBe(
    '0 of 3 seats are taken. The next cart that is sent today costs $1. The best shaft has 3 tiles with ore to get off at.',
  );
  expect(about(s, 'slot:steel').body).toBe(
    'Coal and iron for $6. 1 of 1 sale left today. The town lacks iron.',
  );
  expect(about(s, 'store:all').body).toBe(
    '1 of 2 places are taken tonight. It sells for $1 tonight with the best lots.',
  );
});

test('a building and the row of a seat speak of this town', () => {
  const s = table();
  build(s, ['saloon']);
  people(s, { miner: 2, bartender: 1 });
  begin(s, { kind: 'planning', seat: 0 });
  expect(about(s, 'space:3').body).toContain(
    'Specialists asleep in its saloons would pay the town $1 tomorrow.',
  );
  expect(about(s, 'space:2').body).toContain('Your $20 pay for a school.');
  expect(about(s, 'space:2', -1).body).not.toContain('Your $');
  expect(about(s, 'fact:point').body).toBe(
    'Points now: 5 for buildings, 4 for people, 6 for money, 0 for the rest.',
  );
  expect(about(s, 'fact:coin').body).toContain('Tomorrow’s tax brings $4.');
  expect(about(s, 'fact:perday').body).toContain('5 points more today would make you Legend of the West.');
});
