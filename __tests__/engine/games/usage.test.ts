/** What there is to use is all of the tables, and whole games use it. */
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { playGame } from '@/engine/core/simulation';
import { USAGE_KINDS, type UsageKind } from '@/engine/core/usage';
import { games } from '@/engine/games';
import * as dakota from '@/engine/games/dakota/data';
import * as dakotaCards from '@/engine/games/dakota/data-cards';
import * as dakotaTiles from '@/engine/games/dakota/data-tiles';
import * as horse from '@/engine/games/dark-horse/data';
import * as horseCards from '@/engine/games/dark-horse/data-cards';
import * as dawson from '@/engine/games/dawson/data';
import * as settlers from '@/engine/games/dice-settlers/data';
import * as techs from '@/engine/games/dice-settlers/data-techs';
import * as tiles from '@/engine/games/dice-settlers/data-tiles';
import * as montana from '@/engine/games/montana/data';
import * as race from '@/engine/games/montana/data-race';

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const eventsOf = dakotaCards.CARDS.filter(({ type }) => type === 'event');
const factories = tiles.TILES.filter(({ trigger }) => trigger === 'factory');

/** The tables of each game, by the kind their rows are listed as. */
const TABLES: Readonly<Record<string, Partial<Record<UsageKind, readonly (string | number)[]>>>> = {
  dakota: {
    card: idsOf(dakotaCards.CARDS.filter(({ type }) => type !== 'event')),
    event: idsOf(eventsOf),
    building: [...dakota.BUILDINGS, ...dakota.CART_SIZES.map((size) => `${size}-cart`)],
    worker: dakota.KINDS,
    sale: idsOf(dakota.COMBOS),
    goods: dakota.RESOURCES,
    tile: idsOf(dakotaTiles.TILES),
  },
  'dice-settlers': {
    technology: idsOf(techs.TECHS),
    die: settlers.RECRUITABLE.map((colour) => settlers.colourAt(colour)),
    tile: tiles.TILES.map(({ no }) => no),
    factory: factories.map(({ no }) => no),
    goods: settlers.RESOURCES,
  },
  'dark-horse': {
    space: idsOf(horse.SPOTS),
    card: idsOf(horseCards.CARDS),
    event: idsOf(horseCards.EVENTS),
    character: idsOf(horseCards.CHARACTERS),
    role: horse.ROLES,
    token: horse.TOKENS,
  },
  dawson: { hotel: dawson.VALUES, character: idsOf(dawson.CHARACTERS), tile: idsOf(dawson.TILES) },
  montana: {
    space: [
      ...idsOf(montana.BANK),
      ...idsOf(montana.ROWS),
      ...idsOf(montana.ROWS).map((id) => `${id}-small`),
    ],
    shop: idsOf(montana.SHOPS),
    wheel: montana.WHEEL.map((_, space) => space),
    trade: idsOf(montana.TRADES),
    tile: idsOf(montana.TILES),
    rival: idsOf(race.RIVAL_CARDS),
  },
};

/** What no match of the greedy player goes without, alone or at a table. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  dakota: [
    'action:build',
    'action:hire',
    'action:explore',
    'building:house',
    'sale:mixed-pair',
    'goods:coal',
  ],
  'dice-settlers': ['action:recruit', 'action:explore', 'action:settle', 'action:research', 'die:green'],
  'dark-horse': ['space:builder', 'space:pioneer', 'building:city', 'building:town', 'building:rail'],
  dawson: ['action:host', 'action:build', 'action:resize', 'event:pool', 'hotel:3'],
  montana: ['action:recruit', 'action:area', 'action:build', 'action:city', 'shop:city-smelter'],
};

const cases = games.map((game) => [game.id, game] as const);

test.each(cases)('%s lists everything in its tables once, with a name', (id, game) => {
  const { catalogue } = game.usage;
  const ids = catalogue.map((one) => one.id);
  expect(ids.filter((one, i) => ids.indexOf(one) !== i)).toEqual([]);
  expect(catalogue.filter((one) => !one.id.startsWith(`${one.kind}:`))).toEqual([]);
  expect(catalogue.filter(({ name }) => !/^[A-Z0-9]/.test(name) || /[{}]/.test(name))).toEqual([]);
  expect(catalogue.filter(({ kind }) => !USAGE_KINDS.includes(kind))).toEqual([]);
  for (const [kind, rows] of Object.entries(TABLES[id] ?? {})) {
    const listed = catalogue.filter((one) => one.kind === kind).map((one) => one.id);
    expect(listed.sort()).toEqual(rows.map((row) => `${kind}:${row}`).sort());
  }
});

test.each(cases)('%s has no two entries of a kind with one name', (_id, game) => {
  const named = game.usage.catalogue.map(({ kind, name }) => `${kind} ${name}`);
  expect(named.filter((one, i) => named.indexOf(one) !== i)).toEqual([]);
});

test.each(cases)(
  '%s sees in whole games what cannot be missed, and nothing that is not listed',
  (id, game) => {
    const counts = countsOf(game);
    const known = new Set(game.usage.catalogue.map((one) => one.id));
    expect([...counts.keys()].filter((one) => !known.has(one))).toEqual([]);
    expect((ALWAYS[id] ?? ['nothing is said of this game']).filter((one) => !counts.has(one))).toEqual([]);
  },
);

test.each(cases)('%s offers whatever it uses', (_id, game) => {
  for (const seats of [game.seats.min, game.seats.max]) {
    const used = new Set<string>();
    const { final } = playGame(game, plainConfig(game, seats), 'offered', ['greedy'], (event, state) =>
      game.usage.usedBy(event, state).forEach((one) => used.add(one)),
    );
    expect([...used].filter((one) => !game.usage.offered(final, one))).toEqual([]);
  }
});

test('what a match leaves in the box is not offered in it', () => {
  const alone = (id: string) => {
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(id);
    const final = game.setup(plainConfig(game, 1), 'box');
    return game.usage.catalogue.flatMap((one) => (game.usage.offered(final, one.id) ? [] : [one.id]));
  };
  const types = ['attack', 'reaction'];
  expect(alone('dakota')).toEqual(
    idsOf(dakotaCards.CARDS.filter(({ type }) => types.includes(type))).map((id) => `card:${id}`),
  );
  const box = alone('dark-horse');
  expect(box).toContain('event:winds-of-change');
  expect(box).toContain('card:claim-jumpers');
  expect(box).toContain('space:wood-p3');
  expect(box.filter((id) => id === 'event:drought' || id === 'card:election')).toEqual([]);
  expect(alone('dice-settlers').filter((id) => id.startsWith('technology:'))).toHaveLength(
    techs.TECHS.length - techs.SET_SIZE,
  );
});

test.each(cases)('%s knows who began: every seat once', (_id, game) => {
  for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
    const starts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const config = plainConfig(game, seats);
      const first = startMatch(game, config, seed).position();
      const { final } = playGame(game, config, seed, ['random']);
      const order = game.startOrder(first, final);
      expect([...order].sort()).toEqual(config.seats.map((_, seat) => seat));
      return order[0];
    });
    expect(new Set(starts).size).toBeGreaterThan(1);
  }
});

function countsOf(game: AnyGame): Map<string, number> {
  const counts = new Map<string, number>();
  for (const seats of [1, 2]) {
    for (const seed of ['one', 'two']) {
      playGame(game, plainConfig(game, seats), seed, ['greedy'], (event, state) => {
        for (const id of game.usage.usedBy(event, state)) counts.set(id, (counts.get(id) ?? 0) + 1);
      });
    }
  }
  return counts;
}
