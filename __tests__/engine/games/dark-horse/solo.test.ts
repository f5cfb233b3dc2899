import { seedRng } from '@/engine/core/rng';
import { darkHorse } from '@/engine/games/dark-horse';
import { LEVELS, SCENARIOS } from '@/engine/games/dark-horse/data';
import { CARDS, EVENTS } from '@/engine/games/dark-horse/data-cards';
import { placeGhosts, rollGhosts } from '@/engine/games/dark-horse/rules/ghosts';
import { hexOf } from '@/engine/games/dark-horse/rules/map';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { clockMarker, clockRounds, goalMet } from '@/engine/games/dark-horse/rules/solitaire';
import { ladderPoints, medal, score } from '@/engine/games/dark-horse/score';
import type { Ghost, State } from '@/engine/games/dark-horse/state';

import { bare, can, collecting, kind, lay, placing, play, run, set, spots, stack, start } from './table';

const silent = () => {};

function alone(options: Record<string, unknown> = {}): State {
  const state = bare(1, options);
  lay(state, 0, { cities: 'b1', towns: 'a1 c1' });
  return state;
}

function ghost(dice: number[], space: Ghost['space']): Ghost {
  return { what: dice.length === 1 ? 'single' : 'pair-a', dice, space, status: 'waiting' };
}

/** Rolls ghosts until one with these faces comes. */
function ghostWith(level: string, faces: string): Ghost {
  for (let i = 0; i < 4000; i++) {
    const state = alone({ soloDifficulty: level });
    state.rng = seedRng(`ghost ${i}`);
    rollGhosts(state, silent);
    const found = state.ghosts.find((one) => one.dice.join('+') === faces);
    if (found) return found;
  }
  throw new Error(`no ghost rolled ${faces}`);
}

it('DH-6.10 leaves five cards out, closes Turn Order and ends by the scenario alone', () => {
  const state = start(1, { characters: 'off' });
  expect(state.deck).toHaveLength(22);
  expect(state.removed.sort()).toEqual([
    'claim-jumpers',
    'mudslinging',
    'ol-switcheroo',
    'whispering-campaign',
    'winds-of-change',
  ]);
  const table = alone();
  lay(table, 0, { dice: [4, 1], influence: 20 });
  expect(spots(placing(table))).not.toContain('turn-order');
  expect(darkHorse.violations(table)).toEqual([]);
});

it('DH-6.11 V37 counts down 14 to 1 twice, or less with the tight clock', () => {
  const printed = alone();
  expect([1, 14, 15, 28].map((round) => clockMarker(printed, round))).toEqual([14, 1, 14, 1]);
  const tight = alone({ soloClock: 'tight', soloDifficulty: 'cruel' });
  const rounds = clockRounds(tight);
  expect([1, 14, 15, rounds].map((round) => clockMarker(tight, round))).toEqual([14, 1, rounds - 14, 1]);
  tight.round = rounds;
  run(tight, 'clean-up');
  expect([tight.stage, tight.won]).toEqual(['over', false]);
});

it('DH-6.12 sends a ghost to the space of its number', () => {
  const spaces = [1, 2, 3, 4, 5, 6].map((face) => ghostWith('chicken', String(face)).space);
  expect(spaces).toEqual(['pioneer', 'hired-hand', 'politics', 'work-crew', 'rail-baron', 'builder']);
  expect(['3+4', '4+4', '6+5', '6+6'].map((faces) => ghostWith('ornery', faces).space)).toEqual([
    'trader',
    'engineer',
    'broker',
    'tycoon',
  ]);
  expect(['mayor', 'sheriff']).toContain(ghostWith('ornery', '6+4').space);
});

it('DH-6.13 P27 V21 goes by the total of a pair from 7 on, else by its higher die', () => {
  expect(['6+3', '3+3', '1+5', '1+1'].map((faces) => ghostWith('ornery', faces).space)).toEqual([
    'scout',
    'politics',
    'rail-baron',
    'pioneer',
  ]);
});

it('DH-6.14 V20 discards a ghost whose space is taken', () => {
  const state = alone({ soloDifficulty: 'ornery' });
  state.ghosts = [ghost([6], 'builder'), ghost([4, 2], 'builder')];
  set(state, 0, 'builder', [6]);
  placeGhosts(state, silent);
  expect(state.ghosts.map((one) => one.status)).toEqual(['discarded', 'discarded']);
  expect(state.sets).toHaveLength(1);
});

it('DH-6.15 places ghosts after the first turn, on Cruel before it', () => {
  const counts = LEVELS.map((soloDifficulty) => {
    const state = alone({ soloDifficulty });
    run(state, 'start');
    return [state.ghosts.length, state.ghostsDown];
  });
  expect(counts).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  const state = alone();
  run(state, 'start');
  play(state, moves(state).find((move) => move.includes(':market')) ?? '');
  expect(state.ghostsDown).toBe(true);
});

it('DH-6.16 turns up two cards when a ghost stands on Pioneer', () => {
  const state = alone();
  state.ghosts = [ghost([1], 'pioneer')];
  placeGhosts(state, silent);
  stack(state, 'drought', 'barn-raising');
  state.stage = 'place';
  state.pending = [];
  const told = run(state, 'place');
  expect(told.some((event) => event.kind === 'ghost-reveals')).toBe(true);
  expect(state.events).toEqual(['drought']);
  expect(state.discard).toContain('barn-raising');
});

it('DH-6.17 V22 takes the office at the start of the next round', () => {
  const state = alone({ soloDifficulty: 'ornery' });
  lay(state, 0, { role: 'sheriff' });
  state.ghosts = [ghost([6, 4], 'sheriff')];
  placeGhosts(state, silent);
  expect(state.seats[0]?.role).toBe('sheriff');
  run(state, 'start');
  expect(state.seats[0]?.role).toBe('');
  expect(state.seats[0]?.dice.some((die) => die.deputy)).toBe(false);
});

it('DH-6.18 lets an Engineer token share a ghost’s space, but no office', () => {
  const state = alone();
  lay(state, 0, { dice: [6, 4], tokens: { engineer: 1 } });
  set(state, -1, 'builder', [6]);
  set(state, -1, 'mayor', [4, 6]);
  placing(state);
  expect(can(state, 'place:0:builder:e')).toBe(true);
  expect(can(state, 'place:01:mayor:e')).toBe(false);
  expect(can(state, 'place:01:sheriff')).toBe(true);
  const none = alone();
  none.ghostsDown = false;
  none.ghosts = [ghost([6], 'builder')];
  run(none, 'place');
  expect(none.ghosts).not.toEqual([ghost([6], 'builder')]);
});

it('DH-6.19 wins when the goal is met, after the last round with stock turned to gold first', () => {
  const state = alone({ soloScenario: 'gold-rush' });
  lay(state, 0, { cities: 'd3 f4', gold: 9, tokens: { stock: 1 } });
  state.round = 28;
  run(state, 'clean-up');
  play(state, 'stock-gold');
  expect([state.stage, state.won]).toEqual(['over', true]);
  const early = alone({ soloScenario: 'barnstorming' });
  lay(early, 0, { cities: 'd3 f4', influence: 11 });
  early.round = 9;
  run(early, 'clean-up');
  expect([early.stage, early.won]).toEqual(['over', true]);
});

it('DH-6.19 checks each scenario’s own goal', () => {
  const met = (soloScenario: string, laid: Parameters<typeof lay>[2]) => {
    const state = bare(1, { soloScenario });
    lay(state, 0, laid);
    return goalMet(state);
  };
  const all = { cities: 'b1 d3 f4', towns: 'a1 c1 b2 c4 d2 e4' };
  expect(SCENARIOS.map((id) => met(id, all))).toEqual([true, false, false, false, true]);
  expect(met('wild-frontiers', { cities: 'b1', towns: 'e4 g4' })).toBe(true);
  expect(met('gold-rush', { cities: 'b1 d3 f4', gold: 10 })).toBe(true);
  expect(met('gold-rush', { cities: 'b1 d3', gold: 12 })).toBe(false);
});

it('V27 starts Wild Frontiers beside a safe zone', () => {
  const state = start(1, { characters: 'off', soloScenario: 'wild-frontiers' });
  expect(
    moves(state)
      .map((move) => move.slice(5))
      .sort(),
  ).toEqual('a2 a6 b1 b6 c2 c6 d1 d6 h1 h6 i2 i6 j1 j6 k2 k6'.split(' '));
});

it('DH-6.20 piles events up in Marshal Law, and the Sheriff lifts one', () => {
  const fresh = start(1, { characters: 'off', soloScenario: 'marshal-law' });
  expect([fresh.deck.length, fresh.marshalPile.length]).toEqual([16, 6]);
  let drawn = 0;
  for (let i = 0; i < 40; i++) {
    const state = alone({ soloScenario: 'marshal-law' });
    state.rng = [i, 5, 6, 7];
    run(state, 'start');
    const [a, b] = state.seats[0]?.dice.map((die) => die.face) ?? [];
    expect(state.events.length).toBe(a === b ? 1 : 0);
    drawn += state.events.length;
  }
  expect(drawn).toBeGreaterThan(0);
  const law = alone({ soloScenario: 'marshal-law' });
  law.events = ['drought', 'city-fire'];
  law.marshalPile = law.marshalPile.filter((event) => !law.events.includes(event));
  lay(law, 0, { hand: [] });
  set(law, 0, 'sheriff', [4, 6]);
  collecting(law);
  expect(kind(law)).toBe('remove-event');
  play(law, 'remove:drought');
  expect(law.events).toEqual(['city-fire']);
  expect(law.removed).toContain('drought');
});

it('DH-6.21 scores a win with medal, rounds left and a trophy; a loss with what is short', () => {
  const state = alone({ soloDifficulty: 'cruel' });
  lay(state, 0, { cities: 'd3 f4', towns: 'b2 c4 d2 e4', gold: 1, character: 'banker' });
  state.round = 10;
  run(state, 'clean-up');
  const sheet = score(state);
  expect([medal(state), sheet.won]).toEqual(['gold', true]);
  expect(sheet.trophy).toEqual({ row: 'Tenderfoot', column: 'Cruel', mark: 'The Banker' });
  expect(ladderPoints(state)).toBe(1 + 100 + 5 * 18);
  expect(sheet.seats[0]?.total).toBe(191);
  const lost = alone();
  lost.round = 28;
  run(lost, 'clean-up');
  expect(score(lost).headline).toBe('Lost: 2 cities and 4 towns short');
  expect(score(lost).trophy).toBeUndefined();
});

it('shows where ghosts will go and why', () => {
  const state = alone();
  run(state, 'start');
  const waiting = state.ghosts[0];
  expect(darkHorse.explain(state, `space:${waiting?.space}`, 0).body).toContain('A ghost rolled');
  expect(darkHorse.view(state, 0).ghosts).toEqual(state.ghosts);
});

it('keeps 27 cards in all', () => {
  expect(CARDS.length + EVENTS.length).toBe(27);
  expect(hexOf('e4')).toBeGreaterThan(0);
});
