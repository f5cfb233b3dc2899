import { plainConfig } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import type { GameEvent } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { completeOptions, shownOptions } from '@/engine/core/options';
import { dawson } from '@/engine/games/dawson';
import { characterOf, HEART_SLOTS, MAIN_STREET, SQUARES, tileAt } from '@/engine/games/dawson/data';
import { cellKey, cityOf, turnedEdge, walk, highestLot } from '@/engine/games/dawson/rules/city';
import type { State } from '@/engine/games/dawson/state';

function begun(seats: number, seed: string, options = {}): State {
  const state = dawson.setup(plainConfig(dawson, seats, options), seed);
  while (state.step === 'pick-character') dawson.apply(state, dawson.moves(state)[0] as string, noEvents);
  return state;
}

/** Characters are picked where they bend rules: until then nothing has happened. */
const WITH_PICKS = { abilities: true };

const many = Array.from({ length: 30 }, (_, i) => `setup-${i}`);

describe('setting up', () => {
  it('DW-3.1: seats pick characters in order from those left, rivals get some of the rest', () => {
    const state = dawson.setup(plainConfig(dawson, 2, { rivals: 2, abilities: true }), 'a');
    expect(dawson.decision(state)).toEqual({ seat: 0, kind: 'pick-character' });
    expect(dawson.moves(state)).toHaveLength(7);
    dawson.apply(state, 'character:jack-harrow', noEvents);
    expect(dawson.decision(state)?.seat).toBe(1);
    expect(dawson.moves(state)).not.toContain('character:jack-harrow');
    expect(dawson.moves(state)).toContain('character:random');
    dawson.apply(state, 'character:random', noEvents);
    const characters = state.players.map((player) => player.character);
    expect(new Set(characters).size).toBe(4);
    expect(characters).not.toContain('');
    expect(state.names.slice(0, 2)).toEqual(['Ada', 'Ben']);
    expect(state.names[2]).not.toBe('');
    for (const player of state.players) expect(player.supply.length).toBe(6);
  });

  it('DW-3.1: while nobody bends a rule the colour of a seat says who it is, and nobody is asked', () => {
    const config = plainConfig(dawson, 3, { rivals: 1, 'first-player': 'seat-1' });
    const state = dawson.setup(config, 'a');
    expect(dawson.decision(state)).toEqual({ seat: 0, kind: 'manage' });
    const { players, colours } = state;
    expect(players.slice(0, 3).map(({ character }) => character)).toEqual([
      'silas-oakes',
      'mabel-frost',
      'ingrid-vale',
    ]);
    // A rival has a character by lot, and the colour that belongs to it.
    expect(players.map(({ character }) => characterOf(character).colour)).toEqual(colours);
    const twins = { ...config, seats: config.seats.map((seat) => ({ ...seat, colour: 1 })) };
    const others = dawson.setup(twins, 'a').players.map(({ character }) => character);
    expect(new Set(others).size).toBe(4);
    expect(others[0]).toBe('mabel-frost');
  });

  it('tells what happened before anybody picked with the first pick, and lets that be taken back', () => {
    const match = startMatch(dawson, plainConfig(dawson, 1, { 'solo-level': 'greenhorn' }), 'told');
    const told = (move: string) => match.play(move).events.map(({ kind }: GameEvent) => kind);
    const move = match.moves().find((one) => one.startsWith('build:')) ?? '';
    const first = told(move);
    expect(first.slice(0, 2)).toEqual(['character', 'heart-west']);
    expect(first.filter((kind) => kind === 'build' || kind === 'turn')).toEqual(['turn', 'build', 'turn']);
    expect(match.undoDepth()).toBe(1);
    match.undo();
    expect(told(move)).toEqual(first);
    expect(told(match.moves()[0] ?? '')).not.toContain('heart-west');
  });

  it('tells of a rival who starts', () => {
    const untold = many
      .map((seed) => dawson.setup(plainConfig(dawson, 1, { rivals: 1 }), seed))
      .filter(({ first }) => first === 1)
      .map((state) => state.untold.filter(({ args }) => args?.['who'] === 1).map(({ kind }) => kind));
    expect(untold.length).toBeGreaterThan(5);
    for (const kinds of untold) expect(kinds.slice(0, 3)).toEqual(['rival', 'first', 'turn']);
    expect(untold.flat()).toContain('build');
  });

  it('DW-3.2: all dice start in the pool', () => {
    const pools = [1, 2, 3, 4, 5, 6].map(
      (seats) => dawson.setup(plainConfig(dawson, seats, WITH_PICKS), 'a').pool,
    );
    expect(pools).toEqual([9, 12, 15, 18, 21, 24]);
  });

  it('W4: thresholds by player count, rivals counted', () => {
    expect([2, 3, 4, 5, 6].map((seats) => begun(seats, 'a').growAt)).toEqual([5, 6, 7, 8, 9]);
    expect(dawson.setup(plainConfig(dawson, 1, { rivals: 2 }), 'a').growAt).toBe(6);
    expect(dawson.setup(plainConfig(dawson, 5, { rivals: 5 }), 'a').players).toHaveLength(6);
  });

  it('DW-3.3: the deck is shuffled by the seed', () => {
    const orders = many.map((seed) => dawson.setup(plainConfig(dawson, 2), seed).deck.join());
    expect(new Set(orders).size).toBe(many.length);
  });

  it('DW-3.4: the first player is drawn by lot, or the first seat by option; turns pass to the left', () => {
    const firsts = many.map((seed) => begun(3, seed).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    expect(
      many.map((seed) => begun(3, seed, { 'first-player': 'seat-1' }).first).every((seat) => seat === 0),
    ).toBe(true);
    const state = many.map((seed) => begun(3, seed)).find((one) => one.pool < one.growAt);
    if (!state) throw new Error('no first turn without a scoring round');
    const before = state.active;
    dawson.apply(state, 'done', noEvents);
    expect(state.active).toBe((before + 1) % 3);
  });

  it('DW-3.4: the lot is drawn when everyone has a character, and nothing tells it before', () => {
    const state = dawson.setup(plainConfig(dawson, 3, WITH_PICKS), 'q');
    const view = dawson.view(state, 0);
    expect([view.first, view.active]).toEqual([-1, 0]);
    expect(view.players.map((player) => player.gold)).toEqual([0, 0, 0]);
    const events: GameEvent[] = [];
    while (state.step === 'pick-character') {
      expect(events.map(({ kind }) => kind)).not.toContain('first');
      dawson.apply(state, 'character:random', (event) => events.push(event));
    }
    const drawn = events.findIndex(({ kind }) => kind === 'first');
    expect(events[drawn]).toMatchObject({ seat: state.first, news: true });
    expect(drawn).toBeLessThan(events.findIndex(({ kind }) => kind === 'heart-west'));
  });

  it('offers the choice of who starts as soon as two play, rivals counted', () => {
    const offered = (seats: number, rivals: number) => {
      const values = completeOptions(dawson.options, seats, { rivals });
      return shownOptions(dawson.options, seats, values).filter((one) => one.id === 'first-player');
    };
    expect([1, 2, 6].map((seats) => offered(seats, 0).length)).toEqual([0, 1, 1]);
    expect([1, 2, 5].map((seats) => offered(seats, 1).length)).toEqual([1, 1, 1]);
    const state = begun(1, 'a', { rivals: 2, 'first-player': 'seat-1' });
    expect(state.first).toBe(0);
  });

  it('seats only as many rivals as there is room for, and says so', () => {
    const state = dawson.setup(plainConfig(dawson, 5, { rivals: 5 }), 'a');
    expect([state.players.length, state.options['rivals']]).toEqual([6, 1]);
  });

  it('DW-3.5 W1: gold 9, 10, 11 in turn order', () => {
    for (const seed of many) {
      const state = begun(3, seed);
      expect([0, 1, 2].map((step) => state.players[(state.first + step) % 3]?.gold)).toEqual([9, 10, 11]);
    }
  });

  it('DW-3.6: Main Street is three cells and nothing more', () => {
    expect(MAIN_STREET).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect([...cityOf('').streets].sort()).toEqual([cellKey(0, 0), cellKey(0, 1), cellKey(0, 2)].sort());
  });

  it('DW-3.7 W6: Heart tiles lie in their slots, long street edges towards Main Street', () => {
    const ways = { west: 'E', east: 'W', north: 'S', south: 'N' } as const;
    for (const seed of many) {
      const { placed } = cityOf(begun(4, seed).plan);
      placed.forEach((tile, index) => {
        const slot = HEART_SLOTS[index];
        if (!slot) throw new Error('too many Heart tiles');
        expect([tile.x, tile.y]).toEqual([slot.x, slot.y]);
        if (tileAt(tile.tile).streets.includes('S')) expect(turnedEdge('S', tile.r)).toBe(ways[slot.id]);
        else expect(slot.free).toContain(tile.r);
      });
    }
  });

  it('DW-3.8: one tile on each side of Main Street, two in all', () => {
    for (const seed of many) {
      const sides = cityOf(begun(6, seed).plan)
        .placed.slice(0, 2)
        .map(({ x }) => x);
      expect(sides).toEqual([-2, 1]);
    }
  });

  it('DW-3.9: six dice are rolled for each Heart tile and land on it by value', () => {
    for (const seed of many) {
      const state = dawson.setup(plainConfig(dawson, 2, WITH_PICKS), seed);
      const events: GameEvent[] = [];
      for (const move of ['character:mabel-frost', 'character:silas-oakes']) {
        dawson.apply(state, move, (event) => events.push(event));
      }
      const rolls = events.filter((event) => event.kind === 'heart-roll');
      expect(rolls.length).toBe(state.heart);
      for (const roll of rolls) expect(String(roll.args?.['dice']).split(' ')).toHaveLength(6);
      expect(dawson.violations(state)).toEqual([]);
    }
  });

  it('DW-3.9 W36: alone the second tile is rolled with the dice that are left', () => {
    const counts = many.flatMap((seed) => {
      const state = dawson.setup(plainConfig(dawson, 1, WITH_PICKS), seed);
      const rolled: number[] = [];
      dawson.apply(state, 'character:mabel-frost', (event) => {
        if (event.kind === 'heart-roll') rolled.push(String(event.args?.['dice']).split(' ').length);
      });
      return rolled.slice(1, 2);
    });
    expect(counts.some((count) => count < 6)).toBe(true);
  });

  it('DW-3.10: of two equal lots the one nearer to the highest lot fills first', () => {
    let seen = 0;
    for (let i = 0; i < 400; i++) {
      const state = begun(2, `equal-${i}`);
      const city = cityOf(state.plan);
      city.placed.forEach((_, tile) => {
        const from = highestLot(city, tile);
        for (let p = tile * SQUARES; p < (tile + 1) * SQUARES; p++) {
          for (let q = p + 1; q < (tile + 1) * SQUARES; q++) {
            if (city.lots[p] === 0 || city.lots[p] !== city.lots[q] || state.owners[p] !== -1) continue;
            if ((state.dice[p] === 0) === (state.dice[q] === 0)) continue;
            const [full, free] = (state.dice[p] as number) > 0 ? [p, q] : [q, p];
            expect(walk(city, from, full)).toBeLessThanOrEqual(walk(city, from, free));
            seen++;
          }
        }
      });
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('DW-3.11 W7: tiles 3 and 4 come only while six dice are in the pool', () => {
    for (const seed of many) {
      for (const seats of [2, 4, 6]) {
        const state = dawson.setup(plainConfig(dawson, seats, WITH_PICKS), seed);
        let pool = state.pool;
        const pools: number[] = [];
        while (state.step === 'pick-character') {
          dawson.apply(state, 'character:random', (event) => {
            if (event.kind === 'heart-roll') pools.push((pool -= Number(event.args?.['placed'])));
          });
        }
        expect(pools.length >= 3).toBe((pools[1] as number) >= 6);
        expect(pools.length === 4).toBe(pools.length >= 3 && (pools[2] as number) >= 6);
      }
    }
  });

  it('DW-3.12: no die leaves its Heart tile and nothing scores', () => {
    for (const seed of many) {
      const state = begun(5, seed);
      expect(state.round).toBe(0);
      expect(state.players.every((player) => player.points === 0)).toBe(true);
      expect(cityOf(state.plan).placed.length).toBe(state.heart);
    }
  });

  it('DW-3.13: a large pool after setup waits for the end of the first turn', () => {
    const state = many.map((seed) => begun(2, seed)).find((one) => one.pool >= one.growAt);
    expect(state?.step).toBe('manage');
    expect(state?.round).toBe(0);
  });
});
