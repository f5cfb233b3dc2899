/** Figures that once were wrong: what is said is what then comes. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { startMatch } from '@/engine/core/match';
import { dakota, type State } from '@/engine/games/dakota';
import { MULE_SEATS, MINER, SHERIFF } from '@/engine/games/dakota/data';
import { tileIndex } from '@/engine/games/dakota/data-tiles';
import { newCart } from '@/engine/games/dakota/rules/town';
import { fetches } from '@/engine/games/dakota/words/advice-parts';
import type { Attack } from '@/engine/games/dakota/state';
import { begin, build, builder, dig, k, people, play, shaft, table, town } from './table';

const says = (s: State, move: string) => dakota.advise(s, move);
const about = (s: State, target: string, viewer = 0) => dakota.explain(s, target, viewer).body;

function after(s: State, ...moves: string[]): State {
  const c = dakota.clone(s);
  play(c, ...moves);
  return c;
}

/** What is sold for in the evening when nothing else is sent and every cart is brought home. */
function tonight(s: State): number {
  const c = dakota.clone(s);
  for (;;) {
    const { kind } = dakota.decision(c) ?? {};
    const moves = dakota.moves(c);
    const worth = (move: string) => {
      const then = after(c, move);
      return fetches(then, town(then).resources);
    };
    if (kind === 'resolve') play(c, 'done');
    else if (kind === 'double-pick') play(c, [...moves].sort((a, b) => worth(b) - worth(a))[0] ?? '');
    else {
      const home = moves.includes('home') ? 'home' : moves.find((move) => move.startsWith('return:'));
      if (home === undefined) return fetches(c, town(c).resources);
      play(c, home);
    }
  }
}

test('a ride and those who get off bring to market what was said', () => {
  const wrong: string[] = [];
  let checked = 0;
  const match = startMatch(dakota, plainConfig(dakota, 1), 'rides');
  while (!match.over) {
    const s = match.position() as State;
    const { kind } = match.decision() ?? {};
    for (const move of match.moves()) {
      const said = says(s, move);
      const ride = kind === 'resolve' && /\$(\d+) more to sell tonight/.exec(said);
      const drop = kind === 'cart-drop' && /sells for \$(\d+) tonight, \$/.exec(said);
      if (ride) {
        const sent = after(s, move);
        const sets = dakota.decision(sent)?.kind === 'cart-drop' ? dakota.moves(sent) : [];
        const ways = sets.length > 0 ? sets.map((set) => after(sent, set)) : [sent];
        const best = Math.max(...ways.map(tonight)) - tonight(s);
        if (best !== Number(ride[1])) wrong.push(`${move}: “${said}”, but ${best}`);
      }
      if (drop && tonight(after(s, move)) !== Number(drop[1])) wrong.push(`${move}: “${said}”`);
      checked += ride || drop ? 1 : 0;
    }
    match.play(
      chooseNow({
        game: dakota,
        state: s,
        seat: 0,
        level: 'greedy',
        seed: 'rides',
        decision: match.decisions,
      }).move,
    );
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(checked).toBeGreaterThan(20);
});

test('a second cart is promised nothing where the first takes the only shaft', () => {
  const s = table();
  shaft(s, ['c', 'i', 'u']);
  people(s, { miner: 4 });
  town(s).carts.push(newCart('small'));
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  play(s, 'fill:cart:1');
  expect(says(s, 'send:miner:cart:2')).toMatch(/^No shaft has ore left/);
  play(s, 'send:miner:cart:2', 'ride:1:0,3');
  expect(about(s, 'cart:2')).toContain('The best shaft has 0 tiles with ore');
});

test('ore that is all in store comes up only after a sale', () => {
  const s = table();
  shaft(s, ['c']);
  Object.assign(town(s), { resources: [3, 0, 0, 0, 0] });
  s.pool[0] = 0;
  people(s, { miner: 2 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  expect(says(s, 'send:miner:cart:1')).toMatch(/nothing before some is sold/);
  play(s, 'send:miner:cart:1', 'send:miner:space:2');
  expect(says(s, 'ride:1:0,1')).toMatch(/^Nothing comes up before some is sold/);
});

test('a way on is a side of the tunnel itself, not a mouth of its neighbour', () => {
  const s = table();
  dig(s, 0, 1, 'l1-tee-x', 'NES');
  dig(s, 0, 2, 'l1-tee-x', 'NES');
  const drawn = [tileIndex('l1-curve-x')];
  begin(s, { kind: 'lay', seat: 0, exploration: { layer: 1, drawn, strong: false, fork: false } });
  // It opens to the surface; the rock below it is opened by the fork beside.
  expect(says(s, 'lay:l1-curve-x:1,1:3')).toMatch(/^No ore, and no way on/);
  expect(says(s, 'lay:l1-curve-x:1,1:2')).toMatch(/^No ore, but 1 way on/);
});

test('seats of tomorrow are without the mules of today', () => {
  const s = table();
  town(s).carts[0]!.extra = MULE_SEATS;
  builder(s);
  expect(says(s, 'make:miner:cart:small')).toMatch(/^6 seats from tomorrow instead of 3/);
  expect(about(s, 'supply:small-cart')).toContain('6 seats then instead of 3');
  town(s).carts.push(newCart('small'), newCart('small'), newCart('small'));
  expect(about(s, 'supply:small-cart')).toContain('The yard is full');
});

test('a cart with a loose axle has no seats today', () => {
  const s = table(2);
  s.phase = 'noon';
  town(s).carts.push(newCart('large'));
  town(s).carts[0]!.broken = true;
  town(s).hand = ['wheelwright'];
  begin(s, { kind: 'noon-card', seat: 0 });
  expect(says(s, 'card:wheelwright')).toContain('8 seats today instead of 5');
});

function attack(more: Partial<Attack>): Attack {
  return {
    card: 'claim-jump',
    attacker: 0,
    target: 1,
    object: -1,
    x: 0,
    y: 0,
    committed: [],
    rolled: false,
    ...more,
  };
}

test('a claim brings a piece only if the pool has one', () => {
  const s = table(2);
  shaft(s, ['c', 'i'], 1);
  people(s, { miner: 2 });
  begin(s, { kind: 'card-object', seat: 0, attack: attack({}) });
  expect(says(s, 'cell:0,1')).toContain('and you take one piece');
  s.pool[0] = 0;
  expect(says(s, 'cell:0,1')).not.toContain('you take one piece');
});

test('a sheriff in jail is worth what the score sheet gives for him', () => {
  const s = table(2);
  build(s, ['sheriffs-office'], 1);
  begin(s, { kind: 'jail-pick', seat: 1, attack: attack({ committed: [MINER, SHERIFF] }) });
  expect(says(s, 'worker:sheriff')).toContain('3 points');
  s.day = s.dayLimit;
  expect(says(s, 'worker:sheriff')).toBe(
    'Today is the last day: the sheriff counts for your town, 3 points.',
  );
});

test('selling first is advised only where it helps', () => {
  const s = table(2);
  s.phase = 'evening';
  shaft(s, ['c']);
  Object.assign(town(s).carts[0]!, { sent: 1, shaft: { x: 0, y: 1 }, drops: [{ x: 0, y: 1, kind: MINER }] });
  town(s).resources = [0, 0, 0, 0, 1];
  s.pool[0] = 0;
  begin(s, { kind: 'evening-round', at: 0 });
  expect(says(s, 'return:1')).toBe('Brings nothing: the pool has none of its ore now.');
  town(s).resources = [1, 0, 0, 0, 0];
  expect(says(s, 'return:1')).toBe('Brings nothing: the pool has none of its ore until you sell.');
});

test('cards of the evening are told by what they add', () => {
  const s = table();
  s.phase = 'evening';
  people(s, { miner: 3 });
  town(s).hand = ['private-buyer', 'stagecoach'];
  town(s).resources = [0, 0, 0, 0, 3];
  begin(s, { kind: 'evening-round', at: 0 });
  // Three pieces of gold are worth more as a lot than the buyer pays for them.
  expect(says(s, 'card:private-buyer')).toBe(
    'With the buyer all you hold makes up to $12 tonight, without him $13.',
  );
  expect(says(s, 'card:stagecoach')).toContain('with one hired 1 worker has no bed tonight');
});

test('the last day has no morrow', () => {
  const s = table();
  s.day = s.dayLimit;
  build(s, Array(9).fill('house') as 'house'[]);
  people(s, { teacher: 1 });
  expect(about(s, 'fact:coin')).not.toContain('Tomorrow');
  builder(s);
  expect(says(s, 'make:miner:new:hotel')).toMatch(/^Fills the town, 5 points on top: [\d.]+ points a day/);
  expect(says(s, 'make:miner:new:sheriffs-office')).not.toContain('makes today the last day');
});

test('a lot pays what its pieces have risen by', () => {
  const s = table();
  s.rises = [0, 0, 0, 1, 0];
  expect(about(s, 'slot:silver-trio')).toContain('Three pieces of silver for $13.');
  expect(about(s, 'slot:mixed-pair')).toContain('Pieces whose price has risen bring that on top.');
});

test('a dead end has no layer behind it, and lumber pays for a building', () => {
  const s = table();
  shaft(s, ['c', 'i']);
  dig(s, 0, 3, 'l1-end-g', 'N');
  people(s, { miner: 1 });
  begin(s, { kind: 'planning', seat: 0 });
  expect(about(s, 'cell:0,3')).not.toContain('behind it');
  Object.assign(town(s), { cash: 8, lumber: 1 });
  expect(about(s, 'space:2')).toContain('Your $8 pay for a school.');
});

test('what is held is told of the town on the table, and a Jailbreak answers no attack', () => {
  const s = table(2);
  town(s, 1).resources = [2, 0, 0, 0, 0];
  people(s, { miner: k('miner') + 1 }, 1);
  begin(s, { kind: 'planning', seat: 1 });
  expect(about(s, 'price:coal', 0)).toContain('The town holds 2 pieces.');
  expect(about(s, 'card:jailbreak')).not.toContain('answers an attack');
});

test('what is taught of the order of towns leads to its clause', () => {
  expect(dakota.lesson.events['new-order']?.rule).toBe('DK-4.5.20');
});
