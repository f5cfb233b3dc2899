/** Advice holds: what it says of a move is what the move then does. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent, Move } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { below, pick, seedRng } from '@/engine/core/rng';
import { dakota, type State } from '@/engine/games/dakota';
import { RESOURCES } from '@/engine/games/dakota/data';
import { tileIndex } from '@/engine/games/dakota/data-tiles';
import { roomFor } from '@/engine/games/dakota/rules/town';
import { meter } from '@/engine/games/dakota/score';
import { atWork, begin, build, builder, dig, list, people, play, shaft, table, town } from './table';

const says = (s: State, move: Move) => dakota.advise(s, move);

test('a dig says what ore lies there and which bag it opens', () => {
  const s = table();
  shaft(s, ['c', 'i']);
  const drawn = [tileIndex('l1-straight-c'), tileIndex('l1-tee-x')];
  begin(s, { kind: 'lay', seat: 0, exploration: { layer: 1, drawn, strong: false, fork: false } });
  expect(says(s, 'lay:l1-straight-c:0,3:0')).toBe(
    'One more place for coal, to be mined every day. It opens the bag of layer 2.',
  );
  expect(says(s, 'lay:l1-tee-x:0,3:3')).toBe('No ore, but 2 ways on. It opens the bag of layer 2.');
  expect(says(s, 'none')).toBe(
    'They all go back to the bag. Your mine stays at 2 ore tiles for 3 cart seats.',
  );
});

test('a ride names what can come up, and the evening brings just that', () => {
  const s = table();
  shaft(s, ['c', 'i', 'u']);
  town(s).carts[0]!.crew = [0, 0];
  begin(s, { kind: 'resolving', seat: 0 });
  expect(says(s, 'ride:1:0,3')).toBe(
    'Coal and iron can come up: $6 more to sell tonight. The wage leaves $19.',
  );
  play(s, 'ride:1:0,3');
  expect(town(s).cash).toBe(19);
  const [best] = list(s);
  expect(says(s, best as Move)).toBe(
    'With it all you can count on sells for $6 tonight, $6 of it from this ride.',
  );
});

test('a sale says what it brings, what stays, and what would bring more', () => {
  const s = table();
  s.phase = 'evening';
  people(s, { miner: 3 });
  town(s).resources = [1, 1, 0, 0, 1];
  begin(s, { kind: 'evening-round', at: 0 });
  expect(says(s, 'combo:steel')).toBe('Brings $6, but all you hold would fetch $2 more in other lots.');
  expect(says(s, 'combo:mixed-trio:cig')).toBe(
    'Brings $11, $6 more than singly. Nothing is left; you have $31.',
  );
  expect(says(s, 'sell:gold:1')).toBe('Brings $3, but all you hold would fetch $2 more in other lots.');
  expect(says(s, 'pass')).toBe('The night takes what has no place: 1 piece.');
});

test('a building says what it brings each day, what is left and how many plots are to fill', () => {
  const s = table();
  builder(s);
  expect(says(s, 'make:miner:new:saloon')).toBe(
    'From tomorrow two guests earn $3 each here. 3 points for $10, $10 left; 9 plots to fill.',
  );
  expect(says(s, 'make:miner:new:house')).toBe(
    '3 beds more, a point with every miner in them. 1 point for $5, $15 left; 9 plots to fill.',
  );
  town(s).lumber = 1;
  expect(says(s, 'make:miner:new:hotel')).toContain('for $8, or $4 with Cheap Lumber');
});

test('the last plot says that it is the last, and what the race then stands at', () => {
  const s = table();
  s.day = 8;
  build(s, Array(9).fill('house') as 'house'[]);
  builder(s);
  const said = says(s, 'make:miner:new:hotel');
  play(s, 'make:miner:new:hotel');
  expect(s.lastDay).toBe(true);
  expect(said).toBe(
    `Fills the town and makes today the last day: ${meter(s, 0).perDay.toFixed(1)} points a day as it stands, $12 in hand.`,
  );
});

test('the last day promises nothing for a morrow', () => {
  const s = table();
  s.day = s.dayLimit;
  builder(s);
  expect(says(s, 'make:miner:new:school')).toBe(
    'Nothing but its points counts on the last day. 3 points for $12, $8 left; 9 plots to fill.',
  );
  expect(says(s, 'make:miner:new:saloon')).toMatch(/^2 beds more, a point with every miner in them/);
  expect(says(s, 'make:miner:cart:large')).toBe(
    'It would roll tomorrow, and today is the last day. $14 left.',
  );
});

test('a hire says what somebody can do, his points, the money and the beds that are left', () => {
  const s = table();
  s.phase = 'evening';
  people(s, { miner: 3 });
  s.jobs = [3, 6, 7];
  begin(s, { kind: 'evening-round', at: 0 });
  expect(says(s, 'hire:1')).toBe(
    'A craftsman builds cheaper: 2 points, 13.0 points a day so far. $18 left; 1 worker has no bed tonight.',
  );
  build(s, ['hotel', 'sheriffs-office']);
  expect(says(s, 'hire:2')).toMatch(/^A sheriff defends the town: 3 points, .* 4 beds stay free tonight\.$/);
  expect(says(s, 'pass')).toMatch(
    /^Tomorrow begins with \$4 of tax and [\d.]+ points a day, now [\d.]+\. 5 beds/,
  );
});

test('a die is told by its true average, also where it may be rolled again', () => {
  const s = table();
  build(s, ['saloon', 'saloon']);
  atWork(s, 3, ['miner']);
  atWork(s, 4, ['bartender', 'miner']);
  begin(s, { kind: 'resolving', seat: 0 });
  expect(says(s, 'gamble:3')).toBe('The die brings $3.5 on average; a drink brings $3 for certain.');
  expect(says(s, 'gamble:4')).toBe(
    'With a second roll of what is under 4 the die brings $4.25 on average; a drink brings $4.',
  );
  expect(says(s, 'gamble:all')).toBe('The dice bring $7.75 on average together; drinks would be $7.');
});

test('a seat in a cart is worth what the ore brings to market', () => {
  const s = table();
  people(s, { miner: 2 });
  dig(s, 0, 1, 'l1-straight-u', 'NS');
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  expect(says(s, 'send:miner:cart:1')).toBe(
    'Its crew could bring copper, $2 more to sell tonight; sending it costs $1.',
  );
  play(s, 'send:miner:cart:1');
  expect(says(s, 'send:miner:cart:1')).toMatch(/^No shaft has ore left for one more/);
  expect(says(s, 'done')).toBe('1 worker does nothing today, though 4 places are open.');
});

/** Figures of advice, and what the table shows once the move is made. */
const HOLDS: readonly (readonly [
  string,
  RegExp,
  (before: State, after: State, said: readonly string[], events: readonly GameEvent[]) => unknown,
])[] = [
  ['money left', /\$(\d+) left|wage leaves \$(\d+)/, (_b, a) => town(a).cash],
  [
    'money at a sale',
    /(?:Nothing is left|later lots|no room tonight); you have \$(\d+)/,
    (_b, a) => town(a).cash,
  ],
  ['money from a card', /Brings \$(\d+) (?:at once|for your)/, (b, a) => town(a).cash - town(b).cash],
  ['a sale', /^Brings \$(\d+)(?:,| now| for \d)/, (b, a) => town(a).cash - town(b).cash],
  ['a drink', /^Earns \$(\d+) (?:for certain|at once)/, (b, a) => town(a).cash - town(b).cash],
  ['the race', /([\d.]+) points a day (?:so far|as it stands)/, (_b, a) => meter(a, 0).perDay],
  ['the end', /^Ends the race at ([\d.]+) points/, (_b, a) => dakota.score(a).seats[0]?.total],
  ['free beds', /(?<!with one hired )\b(\d+) beds? stays? free tonight\.$/, (_b, a) => roomFor(town(a))],
  ['free beds with one hired', /with one hired (\d+) beds? stays? free/, (_b, a) => roomWithOneHired(a)],
  ['tax', /begins with \$(\d+) of tax/, (_b, _a, _s, events) => taxOf(events)],
  ['plots', /(\d+) plots? to fill/, (_b, a) => town(a).spaces.filter((b) => b === null).length],
];

/** Room once somebody is off the coach; told as it is should it matter who. */
function roomWithOneHired(s: State): unknown {
  const rooms = list(s).flatMap((move) => {
    if (!move.startsWith('hire:')) return [];
    const c = dakota.clone(s);
    play(c, move);
    return [roomFor(town(c))];
  });
  const [one, ...others] = new Set(rooms);
  return others.length === 0 ? one : rooms;
}

function taxOf(events: readonly GameEvent[]): number {
  const tax = events.find(({ kind }) => kind === 'tax');
  return Number(tax?.args?.['n'] ?? 0) + Number(tax?.args?.['saloon'] ?? 0);
}

/** "2 iron and 1 gold" as counts. */
function counted(text: string): number[] {
  return RESOURCES.map((id) => {
    const found = new RegExp(`(?:(\\d+) )?${id}`).exec(text);
    return found ? Number(found[1] ?? 1) : 0;
  });
}

test('what is said of every move of whole games is what it does', () => {
  const wrong: string[] = [];
  const checked = new Map<string, number>();
  for (let i = 0; i < 2; i++) {
    const rng = seedRng(`advice ${i}`);
    const match = startMatch(dakota, plainConfig(dakota, 1), `advice ${i}`);
    while (!match.over) {
      const before = match.position() as State;
      for (const move of match.moves()) {
        const said = dakota.advise(before, move);
        if (/on average|Cheap Lumber|Blasting/.test(said) || move === 'done') continue;
        const after = dakota.clone(before);
        const events: GameEvent[] = [];
        dakota.apply(after, move, (event) => events.push(event));
        const tomorrow = after.day > before.day;
        for (const [name, figure, truth] of HOLDS) {
          // The morning has changed what the evening left.
          if (tomorrow && name !== 'tax') continue;
          const found = figure.exec(said);
          if (!found) continue;
          checked.set(name, (checked.get(name) ?? 0) + 1);
          const figures = found.slice(1).filter((one) => one !== undefined);
          if (Number(figures[0]) !== truth(before, after, figures, events))
            wrong.push(`${name}, ${move}: “${said}”, but ${String(truth(before, after, figures, events))}`);
        }
        if (move === 'home' && said.includes('then sells')) {
          checked.set('ore', (checked.get('ore') ?? 0) + 1);
          const more = town(after).resources.map((n, res) => n - (town(before).resources[res] ?? 0));
          if (String(more) !== String(counted(said))) wrong.push(`${move}: “${said}”, but ${String(more)}`);
        }
      }
      const { move } = chooseNow({
        game: dakota,
        state: before,
        seat: 0,
        level: 'greedy',
        seed: `advice ${i}`,
        decision: match.decisions,
      });
      match.play(below(rng, 8) === 0 ? pick(rng, match.moves()) : move);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect([...HOLDS.map(([name]) => name), 'ore'].filter((name) => !checked.has(name))).toEqual([]);
});
