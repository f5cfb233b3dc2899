/** Saves from before a row was added to a table go on: see `upgrade` in the game's state.ts. */
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { darkHorse } from '@/engine/games/dark-horse';
import { SPACES, TOKENS } from '@/engine/games/dark-horse/data';
import { CARDS, EVENTS, type DeckCard } from '@/engine/games/dark-horse/data-cards';
import { task, upgrade, type State } from '@/engine/games/dark-horse/state';

import { openedOlder, playToEnd, savedBefore } from '../older';
import { bare, can, give, kind, lay, placing, play } from './table';

const NEWEST_CARD = last(CARDS).id;
const NEWEST_EVENT = last(EVENTS).id;
const NEWEST_TOKEN = last(TOKENS);

function last<T>(rows: readonly T[]): T {
  return rows[rows.length - 1] as T;
}

/** A match in its first rounds whose newest card and event lie in the deck and whose newest token nobody has. */
function underWay(seats: number): Match {
  for (let n = 0; n < 50; n++) {
    const match = startMatch(darkHorse, plainConfig(darkHorse, seats), `under way ${n}`);
    const rng = seedRng(`picks ${n}`);
    for (let i = 0; i < 30; i++) match.play(pick(rng, match.moves()));
    const { deck, seats: all } = match.position() as State;
    const lies = deck.includes(NEWEST_CARD) && (deck.includes(NEWEST_EVENT) || seats === 1);
    if (lies && all.every(({ tokens }) => tokens[NEWEST_TOKEN] === 0)) return match;
  }
  throw new Error('No match with the newest cards in the deck was found.');
}

/** The position as it was before the newest rows were there. */
function before(state: State): State {
  const newest: DeckCard[] = [NEWEST_CARD, NEWEST_EVENT];
  state.deck = state.deck.filter((card) => !newest.includes(card));
  state.removed = state.removed.filter((card) => !newest.includes(card));
  for (const { tokens } of state.seats) delete (tokens as Partial<typeof tokens>)[NEWEST_TOKEN];
  return state;
}

test.each([1, 2, 4])('a save of %i seats from before the newest card, event and token goes on', (seats) => {
  const match = openedOlder(savedBefore(underWay(seats), before));
  const { removed, deck } = match.position() as State;
  expect(removed).toEqual(expect.arrayContaining([NEWEST_CARD, NEWEST_EVENT]));
  expect(deck).not.toContain(NEWEST_CARD);
  playToEnd(match);
});

describe('a save of rules 3 in the middle of what is one pick since', () => {
  /** A position of rules 3 with these tasks on `pending`. */
  function halved(change: (state: State) => void, ...pending: object[]): State {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1', dice: [5, 2], res: [4, 4, 4] });
    lay(state, 1, { cities: 'j1' });
    placing(state);
    change(state);
    const tasks = pending.map((one) => ({ seat: 0, n: 0, what: '', list: [], ...one }));
    state.pending.push(...(tasks as unknown as State['pending']));
    for (const seat of state.seats) delete (seat as Partial<typeof seat>).declined;
    return upgrade(JSON.parse(JSON.stringify(state)) as State);
  }

  test('gives the Engineer token back that was to turn a die', () => {
    const state = halved(({ seats }) => Object.assign(seats[0] ?? {}, { usedEngineer: true }), {
      kind: 'change',
      what: 'engineer',
    });
    expect([kind(state), state.seats[0]?.tokens.engineer]).toEqual(['place', 1]);
    play(state, 'change:0:6');
    expect(state.seats[0]?.dice[0]?.face).toBe(6);
  });

  test('gives the Pony Express back', () => {
    const state = halved(
      (laid) => {
        give(laid, 0, 'pony-express');
        laid.seats[0]?.hand.pop();
        laid.discard.push('pony-express');
        laid.fresh.push('pony-express');
        Object.assign(laid.seats[0] ?? {}, { cardPlayed: true });
      },
      { kind: 'change', what: 'pony' },
    );
    expect([state.discard.includes('pony-express'), state.fresh]).toEqual([false, []]);
    play(state, 'pony:0:6');
    expect(state.seats[0]?.cardPlayed).toBe(true);
  });

  test('asks for the loan again', () => {
    const state = halved(({ seats }) => lay0(seats, { loan: 1 }), { kind: 'pay', n: 6, what: 'loan' });
    play(state, 'repay:2,2,2');
    expect([state.seats[0]?.tokens.loan, state.seats[0]?.res]).toEqual([0, [2, 2, 2]]);
  });

  test('asks for the trade again', () => {
    const trade = halved(
      () => {},
      { kind: 'gold', n: 1, what: 'trader' },
      { kind: 'pay', n: 4, what: 'trader' },
    );
    expect(kind(trade)).toBe('trader');
    play(trade, 'gold:4,0,0');
    expect(trade.seats[0]?.gold).toBe(1);
    const market = halved(
      () => {},
      { kind: 'gain', n: 1, what: 'market' },
      { kind: 'pay', n: 3, what: 'market' },
    );
    expect(kind(market)).toBe('market');
  });

  test('gives the Trader token back', () => {
    const state = halved(
      (laid) => {
        laid.stage = 'collect';
        laid.spaceAt = SPACES.length - 1;
        laid.pending = [task('window', 0, 0, 'last')];
        Object.assign(laid.seats[0] ?? {}, { usedTrader: true });
      },
      { kind: 'gain', n: 2, what: 'trader-token' },
      { kind: 'pay', n: 2, what: 'trader-token' },
    );
    expect([kind(state), can(state, 'trader:1,1,0')]).toEqual(['window', true]);
  });
});

function lay0(seats: State['seats'], tokens: Partial<State['seats'][number]['tokens']>): void {
  Object.assign(seats[0]?.tokens ?? {}, tokens);
}
