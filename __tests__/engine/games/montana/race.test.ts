import { montana } from '@/engine/games/montana';
import { deckOf, KEYS, stakeField } from '@/engine/games/montana/rules/rival';
import { largeSpot, occupied, spot } from '@/engine/games/montana/rules/worker-board';
import { raceWon, rankName, score } from '@/engine/games/montana/score';
import { HAND, player, type State } from '@/engine/games/montana/state';
import { card, cell, config, field, give, kind, options, own, play, race, spinTo } from './table';

/** The human's quickest turn, then the rival's. */
function recruit(s: State) {
  s.rng = spinTo(0);
  return play(s, 'recruit');
}

test('MT-6.2 the deck of the level is shuffled anew when it is empty', () => {
  expect([...montana.setup(config(1, { level: 'frontier' }), 'x').deck].sort((a, b) => a - b)).toEqual(
    deckOf('frontier'),
  );
  const s = race('trail', 'rv-camp');
  s.discard = [card('rv-camp'), card('rv-camp')];
  recruit(s);
  expect([s.deck.length, s.discard.length]).toEqual([0, 3]);
  recruit(s);
  expect([s.deck.length, s.discard.length]).toEqual([2, 1]);
});

test('MT-6.3 one card after the human’s turn and its extra turns, then the next round', () => {
  const s = race('trail', 'rv-camp', 'rv-camp');
  give(s, 0, { canteens: 1 });
  recruit(s);
  play(s, 'canteen');
  expect([s.discard.length, s.round]).toEqual([0, 1]);
  recruit(s);
  expect([s.discard.length, s.round, montana.decision(s)?.seat]).toEqual([1, 2, 0]);
});

test('MT-6.4 a claim puts a hand on the first free space, and the row is closed', () => {
  const s = race('trail', 'rv-mine', 'rv-bank');
  give(s, 0, { silver: 9, 'w-copper': 2 });
  recruit(s);
  expect(spot(s, largeSpot(0))[HAND]).toBe(1);
  expect(montana.moves(s)).not.toContain('row:mine-1:copper');
  expect(montana.moves(s)).toContain('row:mine-3:copper');
  recruit(s);
  expect(spot(s, 0)[HAND]).toBe(1);
  expect(montana.violations(s).filter((text) => text.startsWith('I13'))).toEqual([]);
});

test('MT-6.5 a stake builds one field with everything it brings, without silver', () => {
  const s = race('trail', 'rv-herd');
  own(s, 0, '-1,0');
  recruit(s);
  expect(s.owner[cell(s, '0,0')]).toBe(1);
  expect([player(s, 1).cows, player(s, 1).canteens, player(s, 1).silver, player(s, 1).left]).toEqual([
    1, 1, 0, 11,
  ]);
  const spent = race('trail', 'rv-line');
  player(spent, 1).left = 0;
  const events = recruit(spent);
  expect(events.some((event) => event.kind === 'rival-nothing')).toBe(true);
});

test('MT-6.6 V34 without a ×2 field in reach the rival builds (-1,0)', () => {
  const s = race('trail', 'rv-town');
  recruit(s);
  expect(s.owner[cell(s, '-1,0')]).toBe(1);
  expect(field(s, '-1,0')).toBe(1);
});

test('MT-6.6 ties go to more settlements, then own neighbours, then the start tile', () => {
  const s = race('trail');
  own(s, 1, '0,0');
  // All keys 0 for `fence`; (1,0) and (2,0) are ×2 but only (1,0) is open.
  expect(stakeField(s, 'fence')).toBe(cell(s, '1,0'));
});

test('MT-6.7 the five keys', () => {
  const s = race('trail');
  own(s, 1, '-1,0', '0,0');
  own(s, 0, '-2,1', '-3,1');
  s.water[cell(s, '1,-1')] = 1;
  expect(KEYS.water(s, cell(s, '0,-1'))).toBe(1);
  expect(KEYS.herd(s, cell(s, '-3,0'))).toBe(1);
  expect(KEYS.town(s, cell(s, '1,0'))).toBe(1);
  expect(KEYS.line(s, cell(s, '1,0'))).toBe(3);
  expect(KEYS.fence(s, cell(s, '1,0'))).toBe(0);
  own(s, 1, '1,0', '2,0');
  expect(KEYS.line(s, cell(s, '3,0'))).toBeLessThan(4);
  own(s, 0, '-1,-1', '0,-1');
  expect(KEYS.fence(s, cell(s, '2,-1'))).toBe(0);
});

test('MT-6.7 fence counts runs of the human of three and four only', () => {
  const s = race('frontier');
  own(s, 0, '-3,2', '-2,2');
  expect(KEYS.fence(s, cell(s, '-1,2'))).toBe(3);
  own(s, 0, '-4,2');
  expect(KEYS.fence(s, cell(s, '-1,2'))).toBe(4);
  expect(KEYS.fence(s, cell(s, '0,1'))).toBe(0);
});

test('MT-6.8 camp: nothing happens', () => {
  const s = race('trail', 'rv-camp');
  const before = [...s.owner];
  recruit(s);
  expect(s.owner).toEqual(before);
  expect(s.spots.every((n) => n === 0)).toBe(true);
});

test('MT-6.9 V35 a bid of 2 outbids the human on column 1; outbid again the rival leaves', () => {
  const s = race('homestead', 'rv-quarry', 'rv-camp');
  give(s, 0, { p: 2 });
  play(s, 'space:city-freight@1');
  expect(s.city?.at[1]).toBe(32);
  expect(options(s)).toEqual([
    'space:city-cattle@2',
    'space:city-cattle@3',
    'space:city-goods@3',
    'space:city-smelter@1',
    'space:city-smelter@2',
    'space:city-smelter@3',
    'space:city-freight@3',
    'pass',
  ]);
  play(s, 'space:city-freight@3');
  expect([player(s, 0).silver, player(s, 0).goods[5]]).toEqual([2, 0]);
  expect([player(s, 1).silver, s.discard.length]).toEqual([0, 2]);
});

test('MT-6.9 a bid that is too low stays away, and a card is drawn all the same', () => {
  const s = race('homestead', 'rv-bank', 'rv-camp');
  play(s, 'space:city-freight@1');
  expect(player(s, 0).silver).toBe(2);
  expect(s.discard).toEqual([card('rv-bank'), card('rv-camp')]);
});

test('MT-6.10 V36 at Territory a canteen is drunk at once for another card', () => {
  const s = race('territory', 'rv-herd', 'rv-camp');
  own(s, 0, '-1,0');
  recruit(s);
  expect([player(s, 1).canteens, s.spent, s.discard.length]).toEqual([0, 1, 2]);
  const kept = race('frontier', 'rv-herd', 'rv-camp');
  own(kept, 0, '-1,0');
  recruit(kept);
  expect([player(kept, 1).canteens, kept.discard.length]).toEqual([1, 1]);
});

test('MT-6.10 a rival without settlements left keeps its canteens, even at Territory', () => {
  const s = race('territory', 'rv-camp', 'rv-camp');
  player(s, 1).left = 0;
  player(s, 1).canteens = 1;
  recruit(s);
  expect([player(s, 1).canteens, s.spent, s.discard.length]).toEqual([1, 0, 1]);
});

test('MT-6.10 V40 hand, clearing, canteen, next card', () => {
  const s = race('territory', 'rv-mine', 'rv-camp');
  s.spots[largeSpot(0) * 5] = 1;
  s.spots[largeSpot(1) * 5 + HAND] = 1;
  player(s, 1).canteens = 1;
  const copper = s.supply.workers[0] ?? 0;
  recruit(s);
  expect([0, 1, 2].some((row) => occupied(s, largeSpot(row)))).toBe(false);
  expect(s.supply.workers[0]).toBe(copper + 1);
  expect([player(s, 1).canteens, s.spent, s.discard.length]).toEqual([0, 1, 2]);
});

test('MT-6.11 the last settlement ends the race; with everything level the human wins', () => {
  const s = race('trail', 'rv-camp');
  own(s, 0, '-1,0');
  player(s, 0).left = 1;
  give(s, 0, { s: 1, p: 1 });
  play(s, 'field:-2,0');
  expect([s.over, kind(s)]).toEqual([true, 'over']);
  player(s, 1).fields = player(s, 0).fields + player(s, 0).twos + player(s, 0).lines;
  give(s, 0, { silver: 0 });
  expect(raceWon(s)).toBe(true);
  player(s, 1).cows = 1;
  expect([raceWon(s), score(s).winners, score(s).won]).toEqual([false, [], false]);
});

test('6.1 ranks by margin and grit, stars by the round', () => {
  expect([
    rankName(false, -4, 'trail'),
    rankName(false, -3, 'territory'),
    rankName(false, 0, 'territory'),
  ]).toEqual(['Drifter', 'Greenhorn', 'Greenhorn']);
  expect([
    rankName(true, 0, 'trail'),
    rankName(true, 3, 'trail'),
    rankName(true, 3, 'frontier'),
    rankName(true, 3, 'territory'),
  ]).toEqual(['Homesteader', 'Rancher', 'Cattle Baron', 'Governor of the Territory']);
  const s = race('trail', 'rv-camp');
  player(s, 0).fields = 5;
  s.over = true;
  for (const [round, mark] of [
    [15, '★★★'],
    [18, '★★'],
    [19, '★'],
  ] as const) {
    s.round = round;
    expect(score(s).trophy?.mark).toBe(mark);
  }
});

test('MT-6.11 the sheet says what decided a level race', () => {
  const s = race('trail', 'rv-camp');
  s.over = true;
  expect(score(s)).toMatchObject({ won: true, tieBreak: 'Level on everything: then the race is won' });
  player(s, 0).silver = 1;
  expect(score(s).tieBreak).toBe(
    'Level on settlements, cows and canteens: silver, workers and goods decided',
  );
  player(s, 1).cows = 1;
  expect(score(s)).toMatchObject({
    won: false,
    tieBreak: 'Level on settlements: more cows and canteens decided',
  });
});

test('6.1 the sheet says where rank and stars come from', () => {
  const s = race('frontier', 'rv-camp');
  s.over = true;
  s.round = 17;
  player(s, 0).fields = 5;
  player(s, 1).fields = 3;
  const notes = () =>
    score(s)
      .seats[0]?.lines.slice(5)
      .map(({ label, note }) => [label, note]);
  expect(notes()).toEqual([
    ['Grit, which sets the rank', '2 ahead + 4 for Frontier = 6'],
    ['Stars', '★★ for round 17; two by round 18, three by round 15'],
  ]);
  expect([score(s).rank?.name, score(s).mode]).toEqual(['Cattle Baron', 'solo frontier']);
  player(s, 1).fields = 9;
  expect(notes()).toEqual([['Grit, which sets the rank', '4 behind, and no level bonus: −4']]);
});
