import { darkHorse } from '@/engine/games/dark-horse';
import { shownOptions, type OptionValues } from '@/engine/core/options';
import { CHARACTERS } from '@/engine/games/dark-horse/data-cards';
import { hexAt, hexOf, TOUCHED } from '@/engine/games/dark-horse/rules/map';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { top, type State } from '@/engine/games/dark-horse/state';

import { can, kind, play, start } from './table';

/** Takes the first move until a kind of pick comes. */
function until(state: State, wanted: string): State {
  while (kind(state) !== wanted) play(state, moves(state)[0] ?? '');
  return state;
}

it('DH-3.1 casts different characters, none in the quick game', () => {
  const cast = start(4).seats.map((seat) => seat.character);
  expect(new Set(cast).size).toBe(4);
  expect(cast.every((id) => CHARACTERS.some((one) => one.id === id))).toBe(true);
  expect(start(3, { mode: 'quick', characters: 'random' }).seats.map((seat) => seat.character)).toEqual([
    '',
    '',
    '',
  ]);
  const chosen = start(2, { characters: 'choose', map2p: 'full' });
  expect(kind(chosen)).toBe('character');
  play(chosen, 'character:banker');
  expect(chosen.seats[0]?.tokens.stock).toBe(1);
  expect(can(chosen, 'character:banker')).toBe(false);
  expect(top(chosen)?.seat).toBe(1);
});

it('DH-3.1 asks a lone player for characters whatever length an earlier table had', () => {
  const applies = (id: string, seats: number, values: OptionValues) =>
    shownOptions(darkHorse.options, seats, values).filter((spec) => spec.id === id).length;
  const quick = { mode: 'quick', characters: 'choose' };
  expect([1, 2, 4].map((seats) => applies('characters', seats, quick))).toEqual([1, 0, 0]);
  expect([1, 2, 4].map((seats) => applies('characters', seats, { mode: 'standard' }))).toEqual([1, 1, 1]);
  expect(kind(start(1, quick))).toBe('character');
});

it('counts an option that was not asked as its default', () => {
  const state = start(1, { mode: 'quick', gunslinger: true, characters: 'off', promoKickstarter: true });
  expect(state.options).toMatchObject({ mode: 'standard', gunslinger: false, promoKickstarter: false });
});

it('DH-3.2 gives every seat the same goods', () => {
  for (const seat of start(3, { characters: 'off' }).seats) {
    expect(seat.res).toEqual([1, 1, 1]);
    expect(seat.tokens).toEqual({ wild: 1, engineer: 0, stock: 0, loan: 0, trader: 0 });
  }
});

it('DH-3.3 guides: plain ore on the corners, four open, twelve hidden', () => {
  const state = start(3);
  const of = (spot: string) => state.tiles.filter((tile) => hexAt(tile.hex).kind === spot);
  expect(of('ore-spot').every((tile) => tile.up && tile.type === 2 && !tile.rugged)).toBe(true);
  expect(of('open-spot').every((tile) => tile.up)).toBe(true);
  expect(of('hidden-spot').filter((tile) => !tile.up)).toHaveLength(12);
  expect(state.tiles.filter((tile) => tile.rugged)).toHaveLength(6);
});

it('DH-3.4 hides all twenty', () => {
  const state = start(3, { tiles: 'hidden' });
  expect(state.tiles.filter((tile) => !tile.up)).toHaveLength(20);
});

it('DH-3.5 V19 closes the east for two, leaves the rugged tiles out and the Tracker too', () => {
  const state = start(2);
  expect(state.tiles).toHaveLength(13);
  expect(state.tiles.some((tile) => tile.rugged || hexAt(tile.hex).closed)).toBe(false);
  const at = (id: string) => state.tiles.find((tile) => tile.hex === hexOf(id));
  expect([at('b2')?.type, at('b5')?.type]).toEqual([2, 2]);
  expect(['e1', 'g1', 'e7', 'g7'].every((id) => at(id)?.up)).toBe(true);
  until(state, 'first-city');
  expect(moves(state).every((move) => !hexAt(hexOf(move.slice(5))).closed)).toBe(true);
  for (let i = 0; i < 30; i++)
    expect(start(2, {}, `closed-${i}`).seats.some((seat) => seat.character === 'tracker')).toBe(false);
});

it('DH-3.6 draws the turn order by lot', () => {
  const orders = new Set(Array.from({ length: 20 }, (_, i) => start(3, {}, `order-${i}`).order.join()));
  expect(orders.size).toBeGreaterThan(3);
});

it('DH-3.7 founds cities in reverse turn order; a Tracker looks at two tiles first', () => {
  const state = start(3, { characters: 'off' });
  const asked: number[] = [];
  while (kind(state) === 'first-city') {
    asked.push(top(state)?.seat ?? -1);
    play(state, moves(state)[0] ?? '');
  }
  expect(asked).toEqual(state.order.slice().reverse());
  const fresh = start(1, { characters: 'choose' });
  play(fresh, 'character:tracker');
  expect(kind(fresh)).toBe('peek');
  expect(can(fresh, 'peek:a4')).toBe(false);
  play(fresh, 'peek:a4,c4');
  expect(fresh.seats[0]?.seen).toHaveLength(2);
  expect(kind(fresh)).toBe('first-city');
});

it('DH-3.8 places two towns beside the city, opening each tile at once and asking no price', () => {
  const state = start(1, { characters: 'off' });
  play(state, 'city:d3');
  expect(
    moves(state)
      .map((move) => move.slice(5))
      .sort(),
  ).toEqual(['c4', 'd2', 'e4']);
  play(state, 'town:e4');
  expect(state.tiles.find((tile) => tile.hex === hexOf('e4'))?.up).toBe(true);
  play(state, 'town:d2');
  expect(state.seats[0]?.res).toEqual([1, 1, 1]);
  expect(kind(state)).toBe('rail');
});

it('DH-3.8 founds both towns in one pick where no tile can turn up, and one where nothing is left to choose', () => {
  const open = start(1, { characters: 'off' });
  play(open, 'city:b1');
  expect(moves(open)).toEqual(['town:c1,b2', 'town:c1,a1', 'town:b2,a1']);
  play(open, 'town:c1,a1');
  expect([kind(open), open.seats[0]?.towns]).toEqual(['rail', ['c1', 'a1'].map(hexOf)]);
  const corner = start(1, { characters: 'off' });
  play(corner, 'city:a2');
  expect([kind(corner), corner.seats[0]?.towns]).toEqual(['rail', ['a1', 'b2'].map(hexOf)]);
});

it('DH-3.9 lays the free rail by the usual rules', () => {
  const state = start(1, { characters: 'off' });
  play(state, 'city:b1', 'town:c1,a1');
  expect(moves(state)).toHaveLength(12);
  play(state, 'rail:b2:ne');
  expect([state.rails.length, state.railsLeft]).toEqual([1, 54]);
});

it('DH-3.10 starts the Preacher at 1 and the Scoundrel with a card that can be held', () => {
  for (let i = 0; i < 40; i++) {
    const state = start(4, {}, `start-${i}`);
    for (const seat of state.seats) {
      expect(seat.influence).toBe(seat.character === 'preacher' ? 1 : 0);
      if (seat.character === 'scoundrel') {
        expect(seat.hand).toHaveLength(1);
        expect(['gold-nugget', 'camp-meeting', 'drought']).not.toContain(seat.hand[0]);
        expect(seat.tokens.wild).toBe(2);
      }
    }
    expect(darkHorse.violations(state)).toEqual([]);
  }
});

it('DH-3.11 draws the same from the same seed and else from another', () => {
  expect(start(3, {}, 'a')).toEqual(start(3, {}, 'a'));
  expect(start(3, {}, 'a').deck).not.toEqual(start(3, {}, 'b').deck);
});

it('DH-6.30 P30 gives the Kickstarter a third town only beside three resource hexes', () => {
  const three = start(1, { characters: 'choose', promoKickstarter: true });
  play(three, 'character:kickstarter', 'city:b1', 'town:c1,a1');
  expect(three.seats[0]?.towns).toHaveLength(3);
  const two = start(1, { characters: 'choose', promoKickstarter: true });
  play(two, 'character:kickstarter', 'city:a2');
  expect(kind(two)).toBe('rail');
  expect(TOUCHED[hexOf('a2')]).toHaveLength(2);
  expect(can(start(1, { characters: 'choose' }), 'character:kickstarter')).toBe(false);
});
