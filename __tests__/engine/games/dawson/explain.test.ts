/** A long press tells what a thing does and what it is good for now. */
import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { FACT, type Target } from '@/engine/core/game';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch } from '@/engine/core/match';
import { below, pick, seedRng } from '@/engine/core/rng';
import { textFaults } from '@/engine/core/sentences';
import { dawson, type State } from '@/engine/games/dawson';
import { CHARACTERS, tileIndex, VALUES } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import {
  cellAt,
  characterMove,
  FIRE,
  hoodTarget,
  pieceOf,
  POOL,
  rolledTarget,
  roomTarget,
  STREET,
  supplyTarget,
  tileTarget,
  turnTarget,
} from '@/engine/games/dawson/rules/notation';

import { plan, play, table } from './table';

const CLAUSES = new Set(dawson.rulebook.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
const SIGNS = ['point', 'gold', 'host', 'hotel', 'supply', ...VALUES.map((value) => `hotel-${value}`)];

function body(state: State, target: Target, viewer = 0): string {
  return dawson.explain(state, target, viewer).body;
}

/** Everything the boards show, the hand and the row of a seat included. */
function shownIn(state: State): Target[] {
  const city = cityOf(state.plan);
  return [
    ...city.reading.map((square) => pieceOf(state, city, square)),
    ...city.hoods.map((_, hood) => hoodTarget(hood)),
    ...state.players.map((_, seat) => supplyTarget(seat)),
    ...VALUES.map(roomTarget),
    ...state.drawn.map(tileTarget),
    ...VALUES.map((value) => rolledTarget(value, 1)),
    ...CHARACTERS.map(({ id }) => characterMove(id)),
    ...SIGNS.map((sign) => `${FACT}${sign}`),
    cellAt(0, 1),
    STREET,
    turnTarget(1),
    POOL,
    FIRE,
  ];
}

test('everything in sight has words of its own, whoever asks', () => {
  const wrong = new Set<string>();
  for (const [i, seats] of [1, 1, 3].entries()) {
    const rng = seedRng(`explained ${i}`);
    const match = startMatch(
      dawson,
      i === 0 ? lessonConfig(dawson) : plainConfig(dawson, seats, { abilities: i === 1 }),
      `explained ${i}`,
    );
    while (!match.over) {
      const state = match.position() as State;
      const none = body(state, 'no-such-thing');
      for (const viewer of [-1, 0, seats - 1]) {
        for (const target of shownIn(state)) {
          const said = dawson.explain(state, target, viewer);
          if (said.body === none) wrong.add(`${target} has no words`);
          for (const fault of textFaults('sentence', said.body))
            wrong.add(`${target} ${fault}: ${said.body}`);
          for (const fault of textFaults('line', said.title)) wrong.add(`${target} ${fault}: ${said.title}`);
          if (!CLAUSES.has(said.rule)) wrong.add(`${target}: no clause ${said.rule}`);
        }
      }
      const work = seatwork(match);
      if (!work) break;
      match.play(below(rng, 3) === 0 ? pick(rng, match.moves()) : chooseNow(work).move);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('every kind of thing is told apart', () => {
  const state = table({
    plan: plan('tile-21 r3 -2,0', 'tile-02 r1 1,0'),
    camps: ['1,0'],
    hotels: ['1,1 0 guest', '2,2 0', '2,1 1 =2'],
  });
  state.drawn = [tileIndex('tile-05')];
  const bodies = shownIn(state)
    .filter((target) => !/^(?:cell|camper|hood|supply)/.test(target))
    .map((target) => body(state, target));
  // The hotels left of a number are told like the hotel itself.
  expect(new Set(bodies).size).toBe(bodies.length - VALUES.length);
});

test('a figure of the row says what it comes to now', () => {
  const standing = { seats: 1, gold: [11], camps: ['1,0', '-1,1'], hotels: ['-2,0 0', '-1,2 0 guest'] };
  const state = table({ ...standing, change: { street: [2], round: 1 } });
  const say = (sign: string) => body(state, `${FACT}${sign}`);
  expect(say('point')).toContain('With gold you have 2, the Street 2');
  expect(say('gold')).toContain('Yours is worth 2 points so far and pays for a 5-hotel on a free lot.');
  expect(say('host')).toContain('1 camper fits them now, worth 5 gold at your next turn.');
  expect(say('hotel')).toContain('Yours have 1 guest worth 2 gold');
  expect(say('supply')).toContain('2 of value 1, 1 of value 2');
  expect(say('hotel-4')).toBe(body(state, 'room:4'));
  play(state, 'host:-2,0:1,0');
  expect(say('host')).toContain('No camper fits them now.');
});

test('a square says what it brings and who holds its neighbourhood', () => {
  const state = table({
    seats: 1,
    gold: [20],
    camps: ['1,0', '-1,1'],
    hotels: ['-2,0 0', '-2,1 0'],
    pool: 0,
  });
  expect(body(state, 'camper:1,0')).toBe(
    'A prospector in a gang of strength 6. Harbour Steps goes to the Street now: 1 point for a gang of 6. ' +
      'Your empty 5-hotel can host it free of charge: 5 gold at your next turn. Mining with it brings 3.5 gold on average.',
  );
  expect(body(state, 'hotel:-2,0')).toContain(
    '1 camper fits it now. A guest there stands 5 to 7 at Front Row: 2 more would hold its 1 point.',
  );
  expect(body(state, 'cell:2,1')).toContain('A 6-hotel costs 12 gold');
  expect(body(state, 'cell:2,1')).toContain('would hold Harbour Steps for you, 6 to 6: 1 point.');
  expect(body(state, 'hood:0')).toContain('With 7 more it is yours.');
});
