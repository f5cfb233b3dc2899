/** How questions are put: one gesture is one pick, tickets name their pieces, and a game asks no more than it must. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { TURN, type MoveDescription } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { darkHorse } from '@/engine/games/dark-horse';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { task, type State } from '@/engine/games/dark-horse/state';

import { bare, collecting, lay, placing, play, set, start } from './table';

const ticket = (state: State, move: string) => darkHorse.describe(state, move);

/** Plays a whole game by greedy computers, looking at every question on the way. */
function watched(seats: number, seed: string, look: (state: State) => void): Record<string, number> {
  const match = startMatch(darkHorse, plainConfig(darkHorse, seats), seed);
  const kinds: Record<string, number> = {};
  while (!match.over) {
    const { seat, kind } = match.decision() ?? { seat: 0, kind: '' };
    const state = match.position() as State;
    look(state);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const asked = { game: darkHorse, state, seat, level: 'greedy', seed, decision: match.decisions } as const;
    match.play(chooseNow(asked).move);
  }
  return kinds;
}

function sum(kinds: Readonly<Record<string, number>>): number {
  return Object.values(kinds).reduce((all, n) => all + n, 0);
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

test('a lone game asks 65 times at most, and at most one question in ten is a window', () => {
  const games = Array.from({ length: 20 }, (_, n) => watched(1, `budget-${n}`, () => {}));
  expect(median(games.map(sum))).toBeLessThanOrEqual(65);
  const windows = games.reduce((n, kinds) => n + (kinds['window'] ?? 0) + (kinds['end-window'] ?? 0), 0);
  expect(windows / games.reduce((n, kinds) => n + sum(kinds), 0)).toBeLessThanOrEqual(0.1);
});

/** What a tap can hold: the turn of a piece is not tapped. */
function heldBy({ targets }: MoveDescription): string {
  return targets
    .filter((target) => !target.startsWith(TURN))
    .sort()
    .join(' ');
}

test.each([1, 3])(
  'tickets of %i seats tell their moves apart by what is tapped, and buttons are short',
  (seats) => {
    const faults = new Set<string>();
    watched(seats, `tickets-${seats}`, (state) => {
      const about = moves(state).map((move) => ticket(state, move));
      if (darkHorse.prompt(state).length > 75) faults.add(darkHorse.prompt(state));
      for (const { label, button, weight } of about)
        if ((button ?? label).length > 24 && weight === undefined) faults.add(`button ${button ?? label}`);
      const plain = about.filter(({ verb, targets }) => !verb && targets.length > 0);
      const held = plain
        .filter(({ targets }) => !targets.some((target) => target.startsWith(TURN)))
        .map(heldBy);
      if (new Set(held).size !== held.length)
        faults.add(`${state.pending.at(-1)?.kind}: two moves on one set of taps`);
    });
    expect([...faults]).toEqual([]);
  },
);

test('dice on a space are one pick that names dice, space and token', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice: [5, 2], tokens: { wild: 1, engineer: 1 } });
  set(state, 1, 'rail-baron', [5]);
  placing(state);
  expect(ticket(state, 'place:01:trader').targets).toEqual(['space:trader', 'die:0', 'die:1']);
  expect(ticket(state, 'place:0:builder:w+').targets).toEqual(['space:builder', 'die:0', 'token:wild']);
  expect(ticket(state, 'place:0:rail-baron:e')).toMatchObject({
    targets: ['space:rail-baron', 'die:0', 'token:engineer'],
    button: 'Place on Rail Baron',
  });
});

test('changing dice and paying loans stand behind one plain button', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, {
    cities: 'b1',
    dice: [5, 2],
    res: [4, 4, 0],
    tokens: { wild: 1, engineer: 1, loan: 1 },
    hand: ['pony-express', 'marked-deck'],
  });
  placing(state);
  const verbs = (start: string) =>
    new Set(
      moves(state)
        .filter((move) => move.startsWith(start))
        .map((move) => ticket(state, move).verb?.id),
    );
  for (const use of ['reroll:', 'change:', 'pony:', 'repay:', 'card:'])
    expect(verbs(use)).toEqual(new Set(['use']));
  expect(verbs('place:')).toEqual(new Set([undefined]));
  expect(ticket(state, 'change:0:6').targets).toEqual(['token:engineer', 'die:0', 'turn:6']);
});

test('the best placing stands first, and one that brings nothing last with its warning', () => {
  const state = bare(1);
  lay(state, 0, { cities: 'b1', towns: 'a1 c1', dice: [6, 5], res: [2, 1, 0] });
  placing(state);
  const worth = (move: string) => ticket(state, move).worth ?? 0;
  const all = moves(state).filter((move) => move.startsWith('place:'));
  const best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  expect(best).toBe('place:0:builder');
  const idle = all.filter((move) => ticket(state, move).warning !== undefined);
  expect(idle).toContain('place:1:ore-effort');
  const good = all.filter((move) => !idle.includes(move));
  expect(Math.max(...idle.map(worth))).toBeLessThan(Math.min(...good.map(worth)));
});

test('the Dealer warns where it can neither lend nor shift', () => {
  const state = bare(1);
  lay(state, 0, { cities: 'b1', dice: [3], tokens: { loan: 1 } });
  placing(state);
  expect(ticket(state, 'place:0:dealer').warning).toContain('no room for a loan');
  lay(state, 0, { dice: [3, 5] });
  expect(ticket(state, 'place:0:dealer').warning).toBeUndefined();
});

test('a loan is one pick with what it brings, and what is missing stands first', () => {
  const state = bare(1);
  lay(state, 0, { cities: 'b1', dice: [3], res: [3, 0, 2] });
  play(placing(state), 'place:0:dealer');
  const loans = moves(state).filter((move) => move.startsWith('loan:'));
  const worth = (move: string) => ticket(state, move).worth ?? 0;
  expect(loans).toHaveLength(10);
  expect(worth('loan:0,3,0')).toBeGreaterThan(worth('loan:3,0,0'));
  play(state, 'loan:0,3,0');
  expect([state.seats[0]?.res, state.seats[0]?.tokens.loan]).toEqual([[3, 3, 2], 1]);
});

test('first cities stand under what they touch, three kinds first', () => {
  const state = start(1, { characters: 'off' });
  const about = moves(state).map((move) => ticket(state, move));
  const [best] = [...about].sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0));
  expect(best?.group).toBe('Food, wood and ore');
  expect(new Set(about.map(({ group }) => group)).size).toBeLessThan(12);
});

test('what is used in the pick of a space stands behind one button', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', res: [2, 1, 0], hand: ['barn-raising'], tokens: { stock: 1 } });
  lay(state, 1, { cities: 'j1' });
  set(state, 0, 'builder', [6]);
  collecting(state);
  expect(ticket(state, 'card:barn-raising').verb?.id).toBe('use');
  expect(ticket(state, 'stock-gold')).toMatchObject({ targets: ['token:stock', 'turn:0'] });
  expect(ticket(state, 'town:c1').verb).toBeUndefined();
});

test('a space out of reach says so where something could be used first', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', hand: ['barn-raising'] });
  lay(state, 1, { cities: 'j1' });
  set(state, 0, 'builder', [6]);
  collecting(state);
  expect(darkHorse.prompt(state)).toBe('Builder is out of reach now: use something first, or leave it.');
});

describe('a tap on something of one’s own', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, {
    cities: 'b1',
    dice: [2],
    character: 'preacher',
    tokens: { stock: 1, loan: 1 },
    hand: ['barn-raising', 'snake-eyes'],
  });
  placing(state);
  test.each([
    ['token:stock', 'A Stock token is used while you collect your spaces.'],
    ['token:loan', 'Paying off a loan takes 6 resources.'],
    ['token:wild', 'You have no Wild Die token.'],
    ['card:barn-raising', 'Barn Raising is played just before or after one of your own spaces.'],
    ['card:snake-eyes', 'A Preacher plays no card that may lead to jail.'],
    ['character:preacher', 'No ability of The Preacher can be used now.'],
  ])('%s is answered with the reason', (target, reason) => {
    expect(darkHorse.whyNot(state, target, 0)).toBe(reason);
  });
  test('a die outside the Placement Phase is answered with its time', () => {
    const later = bare(2, { map2p: 'full' });
    later.pending = [task('gain', 0, 1, 'mayor')];
    expect(darkHorse.whyNot(later, 'die:0', 0)).toContain('at the start of a round');
  });
});
