import { dawson } from '@/engine/games/dawson';
import { say } from '@/engine/games/dawson/words/catalogue';
import { CITY_A, plan, play, table } from './table';

describe('why something is no move', () => {
  it('says what a lot lacks', () => {
    const state = table({ gold: [3, 0], camps: ['1,0'], hotels: ['2,0 1', '-2,1 0', '1,2 0'] });
    play(state, 'resize', 'cell:-2,1', 'value:2');
    expect(dawson.whyNot(state, 'cell:-2,0', 0)).toBe(say('why.verb'));
    const building = table({ gold: [9, 0], camps: ['1,0'], hotels: ['2,0 1', '-2,2 0', '-2,1 0 =4'] });
    play(building, 'build');
    expect(dawson.whyNot(building, 'cell:1,0', 0)).toBe(say('why.no-gold', { price: 20, gold: 9 }));
    expect(dawson.whyNot(building, 'cell:2,0', 0)).toBe(say('why.hotel-there'));
    expect(dawson.whyNot(building, 'cell:1,1', 0)).toBe(say('why.no-supply', { value: 4 }));
    expect(dawson.whyNot(building, 'cell:0,1', 0)).toBe(say('why.street'));
    expect(dawson.whyNot(building, 'cell:9,9', 0)).toBe(say('why.land'));
  });

  it('says why a hotel cannot host', () => {
    const state = table({ camps: ['1,0'], hotels: ['-2,0 0', '-1,0 0', '-1,1 0 guest', '2,0 1'] });
    play(state, 'host');
    expect(dawson.whyNot(state, 'cell:-1,0', 0)).toBe(say('why.no-match', { value: 3 }));
    expect(dawson.whyNot(state, 'cell:-1,1', 0)).toBe(say('why.occupied'));
    expect(dawson.whyNot(state, 'cell:2,0', 0)).toBe(say('why.not-yours', { name: 'Ben' }));
    expect(dawson.whyNot(state, 'cell:2,2', 0)).toBe(say('why.no-hotel'));
  });

  it('says why a tile cannot lie there', () => {
    const state = table({ pool: 6, change: { deck: [4] } });
    play(state, 'done');
    expect(dawson.whyNot(state, 'cell:-5,0', 0)).toBe(say('why.rotation'));
    play(state, 'r:0');
    expect(dawson.whyNot(state, 'cell:-2,0', 0)).toBe(say('why.covers-tile'));
    expect(dawson.whyNot(state, 'cell:0,-1', 0)).toBe(say('why.covers-street'));
    expect(dawson.whyNot(state, 'cell:-9,0', 0)).toBe(say('why.too-far'));
  });
});

describe('what a thing is', () => {
  it('explains lots, camps, hotels, public buildings, streets, land, neighbourhoods and the pool', () => {
    const state = table({
      plan: plan('tile-21 r3 -2,0', 'tile-02 r1 1,0'),
      camps: ['1,0'],
      hotels: ['1,1 0 guest', '2,1 1 =2'],
    });
    const titles = [
      'cell:2,2',
      'cell:1,0',
      'cell:1,1',
      'cell:2,1',
      'cell:-2,1',
      'cell:0,0',
      'cell:7,7',
      'hood:1',
      'pool',
    ].map((target) => dawson.explain(state, target, 0).title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(dawson.explain(state, 'cell:2,1', 0).body).toContain('The lot underneath is a 6');
    expect(dawson.explain(state, 'hood:1', 0).body).toBe(
      'Worth 1 point: 1 tile. Held by a gang. Strengths: Ada 4 and best gang 5.',
    );
  });

  it('names every place of a city differently', () => {
    const state = table({ plan: CITY_A, gold: [99, 0] });
    play(state, 'build');
    const labels = dawson.moves(state).map((move) => dawson.describe(state, move).label);
    expect(new Set(labels).size).toBe(12);
    expect(labels[0]).toBe('A 5-hotel at Front Row, north-west');
  });

  it('speaks to the only person as you', () => {
    const state = table({ seats: 1, hotels: ['-2,0 0'] });
    state.names = ['You'];
    expect(dawson.explain(state, 'cell:-2,0', 0).title).toBe('Your 5-hotel, Front Row, north-west');
    const [, burned] = play(state, 'fire', 'cell:-2,0');
    expect(burned && dawson.tell(state, burned, 0)).toBe(
      'Your 5-hotel at Front Row, north-west, burned down: 5 gold from the insurance.',
    );
  });

  it('previews growth: what a place joins, its worth and who leads it', () => {
    const state = table({ pool: 6, hotels: ['-1,1 0 guest'], change: { deck: [4] } });
    play(state, 'done', 'r:0');
    const ticket = dawson.describe(state, 'cell:-5,0');
    expect(ticket).toMatchObject({
      label: 'West of Front Row',
      detail: 'Joins Front Row: 2 points, held by Ada before the roll',
      group: 'Joins Front Row: 2 points',
    });
    expect(dawson.describe(state, 'cell:-6,1')).toMatchObject({
      label: 'Across the street, west of Front Row, shifted 1 south',
      detail: 'Stands alone: 1 point, held by nobody yet',
    });
  });
});
