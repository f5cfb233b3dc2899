import { DICE_SUPPLY, DICE_TOTAL, FACES, ICONS_OF } from '@/engine/games/dice-settlers/data';
import { DECKS, SEAL, TECH_SETS, techOf, TECHS, type TechId } from '@/engine/games/dice-settlers/data-techs';
import { START_TILES, stackTiles, TILES } from '@/engine/games/dice-settlers/data-tiles';
import { findTile } from '@/engine/games/dice-settlers/rules/map';
import { bot, fresh, game, kind, offered, play, player } from './table';

test('tables: 51 dice, six faces of one icon each, 26 pairs of colour and icon', () => {
  expect(DICE_TOTAL.reduce((a, b) => a + b)).toBe(51);
  expect(Object.values(FACES).every((faces) => faces.length === 6)).toBe(true);
  expect(Object.values(ICONS_OF).reduce((n, icons) => n + icons.length, 0)).toBe(26);
});

test('tables: 40 tiles, 7 to start, stacks of 19, 27 and 33', () => {
  expect(TILES.map((t) => t.no)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(START_TILES).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([2, 3, 4].map((n) => stackTiles(n).length)).toEqual([19, 27, 33]);
  const factories = TILES.filter((t) => t.trigger === 'factory').map((t) => t.no);
  expect(factories).toEqual([9, 11, 13, 16, 22, 25, 30, 32, 33, 37]);
  const quota = TILES.filter((t) => t.ability.do === 'quota').map((t) => t.no);
  expect(quota).toEqual([2, 4, 6, 12, 17, 21, 23, 35, 38, 39, 40]);
});

test('tables: 55 technologies and 7 Explosives in decks of 5, 18, 18, 14 and 7', () => {
  expect(DECKS.map((deck) => TECHS.filter((t) => t.deck === deck).length)).toEqual([5, 18, 18, 14, 7]);
  expect(new Set(TECHS.map((t) => t.id)).size).toBe(62);
});

test('P18 the four premade sets are 1 charter, 3 craft, 3 progress and 2 legacy cards', () => {
  expect(Object.keys(TECH_SETS)).toHaveLength(4);
  for (const set of Object.values(TECH_SETS)) {
    expect(set).toHaveLength(9);
    const decks = set.map((id) => techOf(id).deck);
    expect(DECKS.slice(0, 4).map((deck) => decks.filter((d) => d === deck).length)).toEqual([1, 3, 3, 2]);
  }
});

test('DS-3.1 one to four seats and every option of the set-up screen', () => {
  expect(game.seats).toEqual({ min: 1, max: 4 });
  expect(game.options.map((o) => o.id)).toEqual([
    ...['techSet', 'explosive', 'firstSeat', 'solo.diceCap', 'solo.unused', 'solo.tradeRate'],
    ...['solo.endBonus', 'solo.startTents', 'solo.goldRush'],
  ]);
});

test('DS-3.2 six tents, three white, a yellow and a green die, quota three', () => {
  const p = player(fresh(3));
  expect(p.tents).toBe(6);
  expect(p.bag).toEqual([3, 1, 1, 0, 0, 0]);
  expect(p.quota).toBe(3);
  expect(p.active).toEqual([]);
});

test('DS-3.3 a random side begins, or the seat that was picked, or you when alone', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, i) => fresh(4, {}, `seed ${i}`).first));
  expect(firsts.size).toBe(4);
  expect(fresh(3, { firstSeat: '3' }).first).toBe(2);
  expect(Array.from({ length: 10 }, (_, i) => fresh(1, {}, `s${i}`).first)).toEqual(Array(10).fill(0));
});

test('DS-3.4 tiles of larger bands leave the game', () => {
  expect(fresh(2).removed).toEqual(TILES.filter((t) => t.no >= 27).map((t) => t.no));
  expect(fresh(3).removed).toEqual([35, 36, 37, 38, 39, 40]);
  expect(fresh(4).removed).toEqual([]);
});

test('DS-3.5 supplies of points and dice by number of sides', () => {
  expect([1, 2, 3, 4].map((n) => fresh(n).vpSupply)).toEqual([30, 30, 39, 48]);
  expect(fresh(1).supply).toEqual(DICE_SUPPLY[2]);
  expect(fresh(3).supply).toEqual([0, 5, 5, 6, 6, 6]);
  expect(fresh(4).supply).toEqual([0, 5, 5, 7, 7, 7]);
});

test('DS-3.6 each keeps one of exactly three, two of them left by the one before', () => {
  const s = fresh(3);
  const seen: number[][] = [];
  while (kind(s) === 'start-tile') {
    seen.push(offered(s).map((m) => Number(m.slice(5))));
    play(s, offered(s)[0] as string);
  }
  expect(seen.map((hand) => hand.length)).toEqual([3, 3, 3]);
  expect(seen[1]?.slice(0, 2)).toEqual(seen[0]?.slice(1));
  expect(s.map.map((t) => t.tile)).toEqual(seen.map((hand) => hand[0]));
});

test('DS-3.7 start tiles touch as much as they can; the fourth picks its cell', () => {
  const two = fresh(2);
  for (let i = 0; i < 2; i++) play(two, offered(two)[0] as string);
  expect(two.map.map((t) => [t.q, t.r])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  const four = fresh(4);
  for (let i = 0; i < 4; i++) play(four, offered(four)[0] as string);
  expect(kind(four)).toBe('start-cell');
  expect(offered(four)).toEqual(['cell:1,-1', 'cell:-1,1', 'cell:1,1']);
  play(four, 'cell:1,1');
  expect(findTile(four, { q: 1, r: 1 })?.tile).toBe(four.draft.kept[(four.first + 3) % 4]);
});

/** A two-seat game in which seat 0 begins with this tile. */
function startWith(tile: number) {
  for (let i = 0; ; i++) {
    const s = fresh(2, { firstSeat: '1' }, `start ${i}`);
    if (!offered(s).includes(`tile:${tile}`)) continue;
    play(s, `tile:${tile}`);
    play(s, offered(s)[0] as string);
    return s;
  }
}

test('DS-3.8 a tent of the personal supply goes on the start tile, which gives its bonus', () => {
  const s = startWith(3);
  const p = player(s);
  expect(findTile(s, { q: 0, r: 0 })?.tents[0]).toBe(1);
  expect(p.tents).toBe(5);
  expect(p.tokens).toEqual([0, 1, 0, 0]);
  expect(p.bag.reduce((a, b) => a + b, 0) + p.active.length).toBe(6);
  expect(s.supply[2]).toBeLessThanOrEqual(4);
});

test('O7 Desert 7 has a house from the start, six tents stay at hand and four houses are left', () => {
  const s = startWith(7);
  expect(findTile(s, { q: 0, r: 0 })).toMatchObject({ house: 0, tents: [0, 0] });
  expect(player(s).tents).toBe(6);
  expect(game.view(s, 0).players[0]?.houses).toBe(1);
});

test('DS-3.9 nobody is asked to join on a start tile', () => {
  const s = fresh(3);
  for (let i = 0; i < 3; i++) play(s, offered(s)[0] as string);
  expect(kind(s)).toBe('roll-step');
});

test('DS-3.10 the stack is shuffled and holds the tiles of the band', () => {
  const a = fresh(2, {}, 'a').stack;
  const b = fresh(2, {}, 'b').stack;
  expect(a).not.toEqual(b);
  expect(a.slice().sort((x, y) => x - y)).toEqual(stackTiles(2));
});

test('DS-3.11 a random tableau has 1, 3, 3, 2 cards, Chronicles only among four', () => {
  for (let i = 0; i < 40; i++) {
    const cards = fresh(3, { techSet: 'random' }, `r${i}`).tableau;
    expect(cards.map((id) => techOf(id).deck)).toEqual([
      ...['charter', 'craft', 'craft', 'craft', 'progress', 'progress', 'progress', 'legacy', 'legacy'],
    ]);
    expect(cards).not.toContain('chronicles');
  }
  const fours = Array.from({ length: 60 }, (_, i) => fresh(4, { techSet: 'random' }, `f${i}`).tableau);
  expect(fours.some((cards) => cards.includes('chronicles'))).toBe(true);
});

test('DS-3.12 the Explosive option adds one keg as the tenth card', () => {
  const cards = fresh(2, { explosive: true }).tableau;
  expect(cards).toHaveLength(10);
  expect(techOf(cards[9] as TechId).deck).toBe('explosive');
  expect(SEAL.explosive).toBe(1);
});

test('DS-3.13 Great Wide Somewhere is the preset', () => {
  expect(fresh(2).tableau).toEqual(TECH_SETS['great-wide-somewhere']);
});

test('DS-6.1 solo is set up as for two and the first turn alternates', () => {
  const s = fresh(1);
  expect(s.sides).toBe(2);
  expect(s.vpSupply).toBe(30);
  expect(s.stack).toHaveLength(19);
  expect(s.first).toBe(0);
});

test('DS-6.2 the bot keeps one of your two leftovers or a new tile, with a tent and no bonus', () => {
  let unrolled = 0;
  for (let i = 0; i < 30; i++) {
    const s = fresh(1, {}, `b${i}`);
    const events = play(s, offered(s)[0] as string);
    const t = s.map[1];
    expect(t).toMatchObject({ q: 1, r: 0, house: -1, tents: [0, 1] });
    // A roll nobody can change passes by itself, and then the bot has rolled too.
    if (events.some((event) => event.kind === 'bot-roll')) continue;
    expect(bot(s).centre).toEqual([0, 0, 0, 0]);
    expect(bot(s).queue).toHaveLength(5);
    unrolled++;
  }
  expect(unrolled).toBeGreaterThan(5);
});

test('DS-6.3 its queue is three white, a yellow and a green die in random order', () => {
  const queues = Array.from({ length: 10 }, (_, i) => bot(fresh(1, {}, `q${i}`)).queue);
  for (const queue of queues) expect(queue.slice().sort()).toEqual([0, 0, 0, 1, 2]);
  expect(new Set(queues.map(String)).size).toBeGreaterThan(1);
});

test('DS-6.4 twenty tents: six at hand, eight on hard, one of them on its tile', () => {
  for (const [value, left, general] of [
    ['normal', 5, 14],
    ['hard', 7, 12],
  ] as const) {
    const s = fresh(1, { 'solo.startTents': value });
    play(s, offered(s)[0] as string);
    expect(bot(s)).toMatchObject({ tents: left, general });
  }
});

test('DS-6.5 the sides of the hex in clockwise order', () => {
  expect(game.view(fresh(1), 0).hexSides).toEqual([
    'recruit',
    'explore',
    'research',
    'raid',
    'trade',
    'settle',
  ]);
});

test('DS-6.6 the marker starts at Recruit and one gold lies at Explore', () => {
  const b = bot(fresh(1));
  expect(b.marker).toBe(0);
  expect(b.sides.map((side) => side.token)).toEqual([-1, 3, -1, -1, -1, -1]);
  expect(b.centre).toEqual([0, 0, 0, 0]);
});
