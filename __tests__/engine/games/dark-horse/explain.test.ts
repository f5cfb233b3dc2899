/** Long presses: every kind of place on the boards and every figure of a seat has words of its own, and true ones. */
import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { FACT, type AnyGame } from '@/engine/core/game';
import { dealt } from '@/engine/core/conformance-hidden';
import { startMatch } from '@/engine/core/match';
import { textFaults } from '@/engine/core/sentences';
import { darkHorse } from '@/engine/games/dark-horse';
import { GHOSTS_OF, RESOURCES, ROLES, SPOTS, TOKENS } from '@/engine/games/dark-horse/data';
import { CARDS, CHARACTERS, EVENTS } from '@/engine/games/dark-horse/data-cards';
import { EDGES, HEXES } from '@/engine/games/dark-horse/rules/map';
import type { State } from '@/engine/games/dark-horse/state';

import { bare, lay, placing, rails, tile } from './table';

const game: AnyGame = darkHorse;
const body = (state: State, target: string, viewer = 0) => darkHorse.explain(state, target, viewer).body;

/** Every place of the boards and trays, by kind. */
const PLACES: readonly string[] = [
  ...SPOTS.map(({ id }) => `space:${id}`),
  ...RESOURCES.flatMap((kind) => [`row:${kind}`, `good:${kind}`]),
  ...HEXES.map(({ id }) => `hex:${id}`),
  ...EDGES.slice(0, 60).map(({ id }) => `edge:${id}`),
  ...CARDS.map(({ id }) => `card:${id}`),
  ...EVENTS.map(({ id }) => `card:${id}`),
  ...CHARACTERS.map(({ id }) => `character:${id}`),
  ...TOKENS.map((id) => `token:${id}`),
  ...ROLES.map((id) => `role:${id}`),
  ...GHOSTS_OF.cruel.roll.map((id) => `ghost:${id}`),
  ...[
    'piece:town',
    'piece:city',
    'piece:rail',
    'die:0',
    'seat:0',
    'pawn:7',
    'turn:0',
    'turn:gold',
    'order:',
    'ghost:all',
    'goal:',
  ],
];

/** Signs in the row of a seat. */
const FIGURES: readonly string[] = [
  ...['gold', 'influence', 'points', 'city', 'town', 'card', 'bonus', 'jail', 'order'],
  ...RESOURCES,
  ...TOKENS,
  ...ROLES,
];

test('every place and every figure has words of its own, whoever looks', () => {
  const wrong = new Set<string>();
  for (const seats of [1, 2, 3]) {
    const match = startMatch(game, plainConfig(game, seats), `pressed ${seats}`);
    for (let n = 0; !match.over; n++) {
      const state = match.position() as State;
      if (n % 25 === 0) {
        const none = game.explain(state, 'no-such-thing', 0);
        for (let viewer = -1; viewer < seats; viewer++) {
          const other = dealt(game, state, viewer, `${n}`);
          for (const target of [...PLACES, ...FIGURES.map((sign) => `${FACT}${sign}`)]) {
            const about = game.explain(state, target, viewer);
            const faults = [
              ...textFaults('line', about.title),
              ...textFaults('sentence', about.body),
              ...(about.body === none.body ? ['is explained by the fallback'] : []),
              ...(about.body === game.explain(other, target, viewer).body ? [] : ['tells what is hidden']),
            ];
            for (const fault of faults) wrong.add(`${target} ${fault}: ${about.title}: ${about.body}`);
          }
        }
      }
      const work = seatwork(match);
      match.play(work ? chooseNow(work).move : (match.moves()[0] ?? ''));
    }
  }
  expect([...wrong].slice(0, 20)).toEqual([]);
});

describe('what a thing is good for now', () => {
  function table(): State {
    const state = bare(1);
    lay(state, 0, { cities: 'b1', towns: 'a1 c1', res: [2, 1, 0], dice: [6, 2] });
    return placing(state);
  }

  test('a space says what dice would bring there, and whose fit', () => {
    const state = table();
    expect(body(state, 'space:builder')).toContain(
      'Your dice that fit: 6. Now: pays 2 food and 1 wood for town 3 of 6.',
    );
    expect(body(state, 'space:food-effort')).toContain(
      'Now: brings 2 food; you then hold 4 food and 1 wood.',
    );
    expect(body(state, 'row:food')).toContain(
      'You have 1 such town: 1 food for a die, 2 on the effort spot.',
    );
  });

  test('a hex says what it takes or how many rails are missing', () => {
    const state = table();
    expect(body(state, 'hex:b2')).toContain('You could build town 3 of 6 here.');
    expect(body(state, 'hex:c4')).toMatch(/It is \d rails away from your cities\./);
    expect(body(state, 'hex:c2')).toContain('A city stands too near for another.');
    expect(body(state, 'hex:c3')).toContain('Your rails are 2 rails short of it.');
    rails(state, 'b2:ne c2:s');
    expect(body(state, 'hex:c3')).toContain('but of its 1 gold and 4 wood you lack 1 gold and 3 wood.');
    tile(state, 'd2', 0, true);
    expect(body(state, 'hex:d2')).toContain('A town costs 2 food, 1 wood and 1 ore here now.');
  });

  test('a figure says what it is for and what the next piece takes of it', () => {
    const state = table();
    expect(body(state, 'fact:town')).toContain('Town 3 of 6 takes 2 food and 1 wood.');
    expect(body(state, 'fact:wood')).toContain('You hold 1; a die on Produce brings 1.');
    expect(body(state, 'token:wild')).toContain('You hold 0 of 1 at most.');
  });

  test('a die names the spaces it fits', () => {
    const state = table();
    expect(body(state, 'die:0')).toContain('It shows 6 and fits ');
    expect(body(state, 'die:0')).toContain('With your other dice it makes up to 8.');
  });
});
