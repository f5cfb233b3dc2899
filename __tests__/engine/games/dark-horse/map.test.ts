import { SPOTS, TIGHT_CLOCK } from '@/engine/games/dark-horse/data';
import { CARDS, CHARACTERS, EVENTS } from '@/engine/games/dark-horse/data-cards';
import {
  CITY_SITES,
  distance,
  EDGES,
  edgeOf,
  hexAt,
  HEXES,
  hexOf,
  isResourceHex,
  TILE_SPOTS,
  TOUCHED,
  VERTICES,
} from '@/engine/games/dark-horse/rules/map';
import { accessible, cityWorth, railSpots } from '@/engine/games/dark-horse/rules/network';
import { citySites, firstCitySites, townSites } from '@/engine/games/dark-horse/rules/sites';
import { allTiles } from '@/engine/games/dark-horse/setup';

import { bare, lay, rails } from './table';

const ids = (list: readonly number[]) => list.map((hex) => hexAt(hex).id);

describe('tables', () => {
  it('has the printed counts of tiles, cards and characters', () => {
    const tiles = allTiles();
    expect([0, 1, 2].map((type) => tiles.filter((tile) => tile.type === type).length)).toEqual([7, 6, 7]);
    expect(tiles.filter((tile) => tile.rugged)).toHaveLength(6);
    expect([CARDS.length, EVENTS.length]).toEqual([20, 7]);
    expect(CHARACTERS.filter((one) => !one.promo)).toHaveLength(7);
    expect(CHARACTERS).toHaveLength(8);
    expect(SPOTS.filter((spot) => spot.space === 'produce')).toHaveLength(9);
    for (const clock of Object.values(TIGHT_CLOCK))
      for (const rounds of Object.values(clock)) expect(rounds).toBeLessThanOrEqual(28);
  });

  it('has 72 hexes, 28 of them for towns, 251 edges and 180 corners', () => {
    expect(HEXES).toHaveLength(72);
    expect(HEXES.filter((_, hex) => isResourceHex(hex))).toHaveLength(28);
    expect(EDGES).toHaveLength(251);
    expect(EDGES.filter((edge) => edge.hexes.length === 2)).toHaveLength(181);
    expect(VERTICES).toBe(180);
    expect(TILE_SPOTS).toHaveLength(20);
    expect(HEXES.filter((hex) => hex.rugged)).toHaveLength(8);
    expect(HEXES.filter((hex) => hex.closed)).toHaveLength(29);
  });

  it('touches resource hexes as the specification lists them', () => {
    expect(CITY_SITES.filter((hex) => TOUCHED[hex]?.length === 3)).toHaveLength(36);
    expect(CITY_SITES.filter((hex) => TOUCHED[hex]?.length === 2)).toHaveLength(8);
    expect(ids(TOUCHED[hexOf('d3')] ?? []).sort()).toEqual(['c4', 'd2', 'e4']);
    expect(ids(TOUCHED[hexOf('f4')] ?? []).sort()).toEqual(['e4', 'f5', 'g4']);
    expect(ids(TOUCHED[hexOf('k2')] ?? []).sort()).toEqual(['j2', 'k1']);
    expect(HEXES.every((_, hex) => !isResourceHex(hex) || (TOUCHED[hex] ?? []).length === 0)).toBe(true);
    for (const corner of ['b1', 'j1', 'b6', 'j6'])
      expect((TOUCHED[hexOf(corner)] ?? []).map((hex) => hexAt(hex).kind).sort()).toEqual([
        'ore-spot',
        'safe-food',
        'safe-wood',
      ]);
  });

  it('knows an edge by either of its names', () => {
    expect(edgeOf('b2:ne')).toBe(edgeOf('c2:sw'));
    expect(EDGES[edgeOf('c2:sw')]?.id).toBe('b2:ne');
  });
});

describe('rails and access', () => {
  it('DH-4.61 V4 lets a lone city start 12 rails, 11 at the rim, 13 after one', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1' });
    expect(railSpots(state, 0)).toHaveLength(12);
    rails(state, 'b2:ne');
    expect(railSpots(state, 0)).toHaveLength(13);
    lay(state, 1, { cities: 'a2' });
    expect(railSpots(state, 1).filter((edge) => edge !== edgeOf('b2:ne')).length).toBeGreaterThanOrEqual(11);
    const alone = bare(2, { map2p: 'full' });
    lay(alone, 0, { cities: 'a2' });
    expect(railSpots(alone, 0)).toHaveLength(11);
  });

  it('DH-4.62 P25 reaches a hex by rail that the city does not touch', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1' });
    expect(ids(accessible(state, 0))).not.toContain('d2');
    rails(state, 'b2:ne c2:s');
    expect(ids(accessible(state, 0))).toContain('d2');
  });

  it('DH-4.60 V5 extends a network that touches only a town, but has no access by it', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1', towns: 'b2' });
    lay(state, 1, { cities: 'd3' });
    rails(state, 'c3:ne c2:s');
    expect(railSpots(state, 0)).toContain(edgeOf('b2:se'));
    expect(ids(townSites(state, 0))).not.toContain('d2');
    rails(state, 'b2:ne');
    expect(ids(townSites(state, 0))).toContain('d2');
  });

  it('DH-4.61 lets a bare town start nothing', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { towns: 'e4' });
    expect(railSpots(state, 0)).toEqual([]);
  });

  it('DH-4.64 V3 puts a second city two hexes off where a rail lies on its side', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1' });
    rails(state, 'b2:ne c2:s');
    expect(ids(citySites(state, 0))).toEqual(['c3']);
  });

  it('DH-3.7 V2 keeps first cities three hexes apart', () => {
    expect(['c3', 'b3', 'd3', 'b4'].map((id) => distance(hexOf('b1'), hexOf(id)))).toEqual([2, 2, 3, 3]);
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1' });
    const sites = ids(firstCitySites(state));
    expect(['c3', 'b3', 'd3', 'b4'].map((id) => sites.includes(id))).toEqual([false, false, true, true]);
  });
});

describe('city scoring', () => {
  it('P23 P24 counts towns joined by rail to each city', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'd3 h3', towns: 'd2 f2 h2 g4 c4 e4' });
    rails(state, 'd2:s d2:se e2:s e3:ne f2:s f3:ne f2:se g2:s g3:se');
    const worth = () => ['d3', 'h3'].map((id) => cityWorth(state, 0, hexOf(id)));
    expect(worth()).toEqual([4, 2]);
    rails(state, 'c3:se d3:ne g3:ne');
    expect(worth()).toEqual([6, 6]);
  });

  it('V6 V7 needs a rail, and adds up separate networks', () => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1', towns: 'a1 c1 b2' });
    expect(cityWorth(state, 0, hexOf('b1'))).toBe(0);
    rails(state, 'b1:n');
    expect(cityWorth(state, 0, hexOf('b1'))).toBe(2);
    rails(state, 'a2:ne');
    expect(cityWorth(state, 0, hexOf('b1'))).toBe(3);
  });
});
