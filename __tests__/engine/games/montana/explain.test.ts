/** Everything in sight is explained in words of its own, with the figures of whoever reads. */
import { FACT, type Target } from '@/engine/core/game';
import { plainConfig } from '@/engine/core/configs';
import { lessonConfig } from '@/engine/core/lesson';
import { pick, seedRng } from '@/engine/core/rng';
import { textFaults } from '@/engine/core/sentences';
import { montana } from '@/engine/games/montana';
import { AREAS, COLOURS, GOODS, SHOPS, workerId } from '@/engine/games/montana/data';
import { SPACES } from '@/engine/games/montana/rules/city';
import { fieldId, landscape } from '@/engine/games/montana/rules/landscape';
import { SUPPLY_PIECES, targetOf } from '@/engine/games/montana/rules/targets';
import { SPOTS, WHEEL_SPACES, type State } from '@/engine/games/montana/state';
import { give, own, play, quiet, race, testBoard } from './table';

/** The figures of the seat row: those of a seat, and the rival's deck. */
const SIGNS = [
  ...['settlement', 'silver', 'cow', 'canteen', 'worker', 'cards'],
  ...GOODS,
  ...COLOURS.map((_, colour) => workerId(colour)),
];

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** All that lies on the boards and in the dock. */
function inSight(s: State): Target[] {
  return [
    ...landscape(s).fields.map((field) => targetOf.cell(fieldId(field))),
    ...upTo(SPOTS).map(targetOf.spot),
    ...SPACES.map(targetOf.space),
    ...upTo(SHOPS.length).map(targetOf.shop),
    ...[targetOf.wheel(), targetOf.rival(), targetOf.city(), targetOf.bank()],
    ...upTo(WHEEL_SPACES).map(targetOf.wheelSpace),
    ...upTo(COLOURS.length).map(targetOf.worker),
    ...upTo(GOODS.length).map(targetOf.good),
    ...SUPPLY_PIECES.map(targetOf.supply),
    ...upTo(AREAS.length).map(targetOf.area),
    ...SIGNS.map((sign) => `${FACT}${sign}`),
  ];
}

const LONGEST_BODY = 420;

test('every thing and every figure has words of its own, for every reader', () => {
  const clauses = new Set(montana.rulebook.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
  const wrong = new Set<string>();
  for (const config of [lessonConfig(montana), plainConfig(montana, 1), plainConfig(montana, 3)]) {
    const s = montana.setup(config, 'explained');
    const rng = seedRng('explained');
    for (let step = 0; !s.over && step < 60; step++) {
      const none = montana.explain(s, 'no-such-thing', 0).body;
      for (const viewer of [0, -1]) {
        for (const target of inSight(s)) {
          const { title, body, rule } = montana.explain(s, target, viewer);
          const faults = [
            ...textFaults('line', title),
            ...textFaults('sentence', body),
            ...(body === none ? ['is the fallback'] : []),
            ...(body.length > LONGEST_BODY ? [`has ${body.length} letters`] : []),
            ...(clauses.has(rule) ? [] : [`leads to no clause ${rule}`]),
          ];
          for (const fault of faults) wrong.add(`${target.split(':')[0]} ${fault}: ${title}: ${body}`);
        }
      }
      play(s, pick(rng, montana.moves(s)));
    }
  }
  expect([...wrong].slice(0, 12)).toEqual([]);
});

test('a field says what it takes, what it places, and what is missing', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  give(s, 0, { S: 1 });
  expect(montana.explain(s, 'cell:0,0', 0).body).toBe(
    'It takes 1 big stone and 1 grain and places 1 settlement. Whoever builds here takes 1 cow. ' +
      'For you it completes four in a row: 1 settlement more for free. You still lack 1 grain.',
  );
  give(s, 0, { cows: 1 });
  expect(montana.explain(s, 'cell:0,0', 0).body).toMatch(/if 1 cow stands in for 1 grain\.$/);
  give(s, 0, { g: 1 });
  expect(montana.explain(s, 'cell:0,0', 0).body).toMatch(/You hold all it takes\.$/);
  expect(montana.explain(s, 'cell:0,0', 1).body).not.toMatch(/four in a row/);
});

test('a space of the worker board says what it would bring now', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, silver: 3, c: 1 });
  expect(montana.explain(s, 'spot:0', 0).body).toMatch(/You have 2 workers and would hold 7 silver\.$/);
  expect(montana.explain(s, 'spot:3', 0).body).toMatch(/You have only 2 workers\.$/);
  expect(montana.explain(s, 'spot:5', 0).body).toMatch(/You would hold 3 copper then\./);
  expect(montana.explain(s, 'spot:6', 0).body).toMatch(/You have only 3 silver\.$/);
  s.spots[0] = 1;
  expect(montana.explain(s, 'spot:0', 0).body).toMatch(/Now here: a copper worker\./);
});

test('a space of the city says which cards outbid it and whether it can be paid', () => {
  const s = race('trail', 'rv-mine', 'rv-camp', 'rv-town', 'rv-bank');
  give(s, 0, { p: 1, c: 2 });
  expect(montana.explain(s, 'space:city-smelter@2', 0).body).toMatch(
    /2 of 4 rival cards outbid a bid here\. You can pay for it\. .* You have 2 to upgrade\./,
  );
  expect(montana.explain(s, 'space:city-smelter@4', 0).body).toMatch(/You could bid only 2 pumpkins\./);
});

test('figures are explained to whoever looks on', () => {
  const s = race('trail', 'rv-mine', 'rv-camp', 'rv-camp');
  give(s, 0, { left: 5, silver: 4 });
  give(s, 1, { left: 7 });
  expect(montana.explain(s, `${FACT}settlement`, 0).body).toMatch(/You have 5 left, the rival 7\.$/);
  expect(montana.explain(s, `${FACT}silver`, 0).body).toMatch(/rows up to 4; the dearest cost 6\.$/);
  expect(montana.explain(s, `${FACT}cards`, 0).body).toMatch(/2 of the 3 to come are camps/);
});
