import { dawson } from '@/engine/games/dawson';
import { say } from '@/engine/games/dawson/words/catalogue';
import { CITY_A, movesOf, plan, play, table } from './table';

describe('why something is no move', () => {
  it('says what a lot lacks', () => {
    const state = table({ gold: [3, 0], camps: ['1,0'], hotels: ['2,0 1', '-2,1 0', '1,2 0'] });
    play(state, 'resize:-2,1:2');
    expect(dawson.whyNot(state, 'cell:-2,0', 0)).toBe(say('why.once'));
    expect(dawson.whyNot(state, 'room:4', 0)).toBe(say('why.once'));
    const building = table({ gold: [9, 0], camps: ['1,0'], hotels: ['2,0 1', '-2,2 0', '-2,1 0 =4'] });
    expect(dawson.whyNot(building, 'cell:-1,1', 0)).toBe(say('why.no-gold', { price: 12, gold: 9 }));
    expect(dawson.whyNot(building, 'hotel:2,0', 0)).toBe(say('why.not-yours', { name: 'Ben' }));
    expect(dawson.whyNot(building, 'room:4', 0)).toBe(say('why.no-supply', { value: 4 }));
    expect(dawson.whyNot({ ...building, sizes: [], owners: building.owners.map(() => 1) }, 'room:6', 0)).toBe(
      say('why.no-lot', { value: 6 }),
    );
    expect(dawson.whyNot(building, 'cell:1,1', 0)).toBe(say('why.no-supply', { value: 4 }));
    expect(dawson.whyNot(building, 'cell:0,1', 0)).toBe(say('why.street'));
    expect(dawson.whyNot(building, 'cell:9,9', 0)).toBe(say('why.land'));
  });

  it('gives a true reason for every own piece, never an order to choose something else first', () => {
    const state = table({
      camps: ['1,0', '2,1'],
      hotels: ['-2,0 0', '-1,0 0', '-1,1 0 guest', '2,0 1'],
      gold: [9, 0],
      change: { fireUsed: true },
    });
    play(state, 'build:2,2');
    expect(dawson.whyNot(state, 'hotel:-1,0', 0)).toBe(say('why.idle-hotel', { value: 3 }));
    expect(dawson.whyNot(state, 'hotel:-1,1', 0)).toBe(say('why.guest-stays'));
    expect(dawson.whyNot(state, 'hotel:2,2', 0)).toBe(say('why.built-now'));
    expect(dawson.whyNot(state, 'camper:2,1', 0)).toBe(
      'No free room of yours fits it, mining must come first, and you have built or resized.',
    );
    expect(dawson.whyNot(state, 'hotel:-2,0', 0)).toBe(say('why.else'));
  });

  it('says why a verb of the bar is closed', () => {
    const why = (state: ReturnType<typeof table>, verb: string) => dawson.whyNot(state, `verb:${verb}`, 0);
    const poor = table({ gold: [1, 0], camps: ['1,0'] });
    expect(why(poor, 'mine')).toBe(say('why.else'));
    for (const verb of ['host', 'fill', 'resize', 'fire']) expect(why(poor, verb)).toBe(say('why.no-hotel'));
    expect(why(poor, 'build')).toBe(say('why.build.gold', { price: 2, gold: 1 }));
    expect(why(table({}), 'mine')).toBe(say('why.mine.nobody'));
    const full = table({ hotels: ['-2,0 0 guest'], camps: ['1,0'], gold: [0, 0] });
    expect(why(full, 'host')).toBe(say('why.host.full'));
    expect(why(full, 'resize')).toBe(say('why.resize.full'));
    expect(why(full, 'fire')).toBe(say('why.fire.full'));
    const built = table({ camps: ['1,1'], hotels: ['2,2 0'], gold: [9, 0] });
    play(built, 'build:-2,2');
    expect(why(built, 'mine')).toBe(say('why.mine.acted'));
    for (const verb of ['build', 'resize']) expect(why(built, verb)).toBe(say('why.once'));
  });

  it('tells of rooms nobody fits, and of a fire already set', () => {
    const why = (state: ReturnType<typeof table>, verb: string) => dawson.whyNot(state, `verb:${verb}`, 0);
    const misfit = table({ hotels: ['-2,0 0 =1'], camps: ['1,1'], gold: [0, 0] });
    expect(why(misfit, 'host')).toBe(say('why.host.nobody'));
    const one = table({ hotels: ['-2,2 0'], camps: ['1,1'], gold: [0, 0] });
    expect(why(one, 'fill')).toBe(say('why.fill.one'));
    const burned = table({ hotels: ['-2,0 0', '2,2 0'], camps: ['1,1'], gold: [9, 0] });
    play(burned, 'fire:2,2');
    expect(why(burned, 'fire')).toBe(say('why.fire.once'));
    expect(dawson.whyNot(burned, 'verb:host', 1)).toBe('It is Ada’s turn.');
  });

  it('says why a tile cannot lie there', () => {
    const state = table({ pool: 6, change: { deck: [4] } });
    play(state, 'done');
    expect(dawson.whyNot(state, 'turn:7', 0)).toBe(say('why.turn-button'));
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
      'Worth 1 point: 1 tile. Held by a gang. Strengths: Ada 4 and best gang 5. With 1 more it is yours.',
    );
  });

  it('names every place of a city differently', () => {
    const state = table({ plan: CITY_A, gold: [99, 0] });
    const labels = movesOf(state, 'build').map((move) => dawson.describe(state, move).label);
    expect(new Set(labels).size).toBe(12);
    expect(labels[0]).toBe('Build 5, Front Row');
  });

  it('speaks to the only person as you', () => {
    const state = table({ seats: 1, hotels: ['-2,0 0'] });
    state.names = ['You'];
    expect(dawson.explain(state, 'cell:-2,0', 0).title).toBe('Your 5-hotel, Front Row, north-west');
    const [, burned] = play(state, 'fire:-2,0');
    expect(burned && dawson.tell(state, burned, 0)).toBe('Your 5-hotel at Front Row burned: 5 gold.');
  });

  it('previews growth: what a place joins, its worth and who leads it', () => {
    const state = table({ pool: 6, hotels: ['-1,1 0 guest'], change: { deck: [4] } });
    play(state, 'done');
    expect(dawson.describe(state, 'lay:tile-05:-5,0:0')).toMatchObject({
      label: 'West of Front Row',
      detail: 'You hold it',
      group: 'Joins Front Row: 2 points',
      targets: ['cell:-5,0', 'tile:tile-05', 'turn:0'],
      button: 'Lay it here',
    });
    expect(dawson.describe(state, 'lay:tile-05:-6,1:0')).toMatchObject({
      label: 'Across from Front Row, west, 1 south',
      detail: 'Nobody holds it yet',
      group: 'Stands alone: 1 point',
    });
  });
});
