/** What players read: reasons, tickets and rules that are true at the moment they are read. */
import { chooseNow } from '@/engine/bots/runner';
import type { Choice } from '@/engine/core/game';
import { sentencesOf, textFaults } from '@/engine/core/sentences';
import { darkHorse } from '@/engine/games/dark-horse';
import { CARDS, CHARACTERS, EVENTS } from '@/engine/games/dark-horse/data-cards';
import { LEVELS, PAR, SCENARIOS, TIGHT_CLOCK } from '@/engine/games/dark-horse/data';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { task, type State } from '@/engine/games/dark-horse/state';
import { cardName, characterName } from '@/engine/games/dark-horse/words/names';

import { bare, can, collecting, kind, lay, placing, play, rails, set, start, tile } from './table';

const why = (state: State, target: string, viewer = 0) => darkHorse.whyNot(state, target, viewer);
const ticket = (state: State, move: string) => darkHorse.describe(state, move);

/** Two seats on the full map with a city each; seat 0 is about to place. */
function two(...dice: number[]): State {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice });
  lay(state, 1, { cities: 'j1' });
  return placing(state);
}

function choice(state: State): Choice {
  return chooseNow({ game: darkHorse, state, seat: 0, level: 'greedy', seed: 'hint', decision: 0 });
}

const hint = (state: State) => choice(state).reason;

describe('why not', () => {
  test('names what keeps a first city away', () => {
    const state = start(1, { characters: 'off', soloScenario: 'wild-frontiers' });
    expect(why(state, 'hex:d2')).toBe('Only towns stand on a resource hex.');
    expect(why(state, 'hex:d3')).toContain('beside a safe zone');
    const crowd = start(2, { characters: 'off', map2p: 'full' });
    const [seat = 0] = crowd.order.slice(-1);
    play(crowd, 'city:d3');
    expect(why(crowd, 'hex:d4', 1 - seat)).toContain('at least 2 hexes must lie between');
  });

  test('says where first towns stand', () => {
    const state = start(1, { characters: 'off' });
    play(state, 'city:b1');
    expect(kind(state)).toBe('first-town');
    expect(why(state, 'hex:e4')).toBe('Your first towns stand beside your city.');
    expect(why(state, 'hex:b1')).toBe('Towns stand on resource hexes only.');
  });

  test('says what the Dealer cannot reach', () => {
    const state = two(2, 6);
    play(state, 'place:0:dealer');
    expect(kind(state)).toBe('dealer');
    for (const space of ['work-crew', 'market', 'mayor'])
      expect(why(state, `space:${space}`)).toContain('The Dealer shifts dice by 1');
  });

  test('speaks of an Engineer token only where the dice fit', () => {
    const state = two(6, 1);
    set(state, 1, 'builder', [6]);
    set(state, 1, 'hired-hand', [2]);
    expect(why(state, 'space:builder')).toContain('Engineer token');
    expect(why(state, 'space:hired-hand')).toBe('Hired Hand is full.');
  });

  test('a town for the Homestead Act is priced without wood', () => {
    const state = two();
    state.pending = [task('build', 0, 0, 'homestead-act')];
    expect(why(state, 'hex:a1')).toContain('costs 2 food, more');
  });
});

describe('explanations', () => {
  test('the Tracker is never asked for the ore of rugged ground', () => {
    const state = two();
    tile(state, 'e4', 0, true);
    lay(state, 0, { character: 'tracker' });
    expect(darkHorse.explain(state, 'hex:e4', 0).body).toContain('2 food and 1 wood');
    expect(darkHorse.explain(state, 'hex:e4', 1).body).toContain('2 food, 1 wood and 1 ore');
  });

  test('prices of hexes follow the events in force', () => {
    const state = two();
    state.events = ['drought'];
    expect(darkHorse.explain(state, 'hex:a1', 0).body).toContain('3 food and 1 wood');
  });
});

describe('tickets', () => {
  test('Locusts leave an effort spot without its extra, in words and chips', () => {
    const state = two(5);
    lay(state, 0, { towns: 'c1' });
    expect(ticket(state, 'place:0:food-effort').detail).toContain('1 more');
    state.events = ['locusts'];
    const { detail, gain } = ticket(state, 'place:0:food-effort');
    expect([detail, gain?.map(({ amount }) => amount)]).toEqual([expect.stringContaining('Locusts'), [1]]);
  });

  test('warn of what could not be built, traded or held', () => {
    const poor = two(6, 1);
    const warning = (state: State, move: string) => ticket(state, move).warning ?? '';
    expect(warning(poor, 'place:0:builder')).toContain('build nothing');
    expect(warning(poor, 'place:01:trader')).toContain('trade nothing');
    expect(warning(poor, 'place:0:market')).toContain('trade nothing');
    const rich = two(6, 1);
    lay(rich, 0, { res: [4, 4, 4], gold: 1 });
    for (const move of ['place:0:builder', 'place:01:trader', 'place:0:market'])
      expect(warning(rich, move)).toBe('');
    const full = two(5, 6);
    lay(full, 0, { tokens: { stock: 1 } });
    expect(warning(full, 'place:01:broker')).toContain('no room for a Stock token');
    expect(warning(two(5, 6), 'place:01:broker')).toBe('');
    const crew = two(4);
    expect(warning(crew, 'place:0:work-crew')).toContain('no town');
    lay(crew, 0, { towns: 'c1 a1' });
    expect(ticket(crew, 'place:0:work-crew').gain?.map(({ label }) => label)).toEqual(['1 food', '1 wood']);
  });

  test('a character’s own spot says what it gives', () => {
    const state = two(5);
    lay(state, 0, { character: 'merchant' });
    const { label, detail, gain } = ticket(state, 'place:0:character');
    expect([label, detail, gain?.length]).toEqual(['5 on The Merchant’s spot', 'A Trader token', 1]);
    lay(state, 0, { tokens: { trader: 1 } });
    expect(ticket(state, 'place:0:character').warning).toContain('no room');
  });

  test('a card with a jail icon warns whoever holds an office', () => {
    const state = two();
    lay(state, 0, { hand: ['stagecoach-holdup', 'barn-raising'] });
    set(state, 0, 'broker', [5, 6]);
    collecting(state);
    expect(ticket(state, 'card:stagecoach-holdup').warning).toBeUndefined();
    lay(state, 0, { role: 'mayor' });
    expect(ticket(state, 'card:stagecoach-holdup').warning).toContain('office of Mayor');
    expect(ticket(state, 'card:barn-raising').warning).toBeUndefined();
  });

  test('a loan says what it will cost', () => {
    const state = two(2, 6);
    play(state, 'place:0:dealer');
    expect(ticket(state, 'loan:1,1,1').detail).toContain('Pay back 6');
    lay(state, 0, { character: 'banker' });
    expect(ticket(state, 'loan:1,1,1').detail).toContain('Pay back 4');
  });

  test('a Gunslinger’s ticket names the spaces and whom it shuts out', () => {
    const state = bare(2, { map2p: 'full', gunslinger: true });
    Object.assign(state.seats[0] ?? {}, { pawn: 7, gunDie: 3 });
    state.pending = [task('gunslinger', 0)];
    expect(ticket(state, 'up')).toMatchObject({
      label: 'Up to 10: Mayor and Sheriff',
      detail: 'Shut to Ben this round',
    });
    expect(ticket(state, 'down').label).toBe('Down to 4: Work Crew');
  });

  test('a rail says what it reaches, opens and joins', () => {
    const state = two();
    lay(state, 0, { towns: 'b2' });
    rails(state, 'b2:ne');
    state.pending = [task('rail', 0, 1, 'tycoon')];
    const details = new Map(moves(state).map((move) => [move, ticket(state, move).detail ?? ''] as const));
    expect(details.get('rail:c2:s')).toContain('opens a city site at c3');
    expect(details.get('rail:c2:s')).toContain('d2');
    expect([...details.values()].some((detail) => detail === 'Opens nothing new by itself')).toBe(true);
    const apart = two();
    lay(apart, 0, { towns: 'a1' });
    apart.pending = [task('rail', 0, 1, 'tycoon')];
    expect(ticket(apart, 'rail:b1:n').detail).toContain('Joins a town for 1 point');
  });

  test.each(CHARACTERS.map(({ id }) => id))('the choice of %s shows the start bonus', (id) => {
    const state = start(1, { characters: 'choose', promoKickstarter: true });
    const { detail } = ticket(state, `character:${id}`);
    expect(detail).toMatch(/^Starts with /);
  });

  test('a card says nothing of turn order to a lone player', () => {
    const text = (seats: number) =>
      darkHorse.explain(bare(seats, { map2p: 'full' }), 'card:land-swindle', 0).body;
    expect([text(1).includes('last'), text(2).includes('last')]).toEqual([false, true]);
  });
});

describe('questions', () => {
  test('a window that stands for the next one too names both spaces', () => {
    const state = two();
    lay(state, 0, { hand: ['barn-raising'] });
    set(state, 0, 'broker', [5, 6]);
    set(state, 0, 'tycoon', [6, 6]);
    collecting(state);
    expect(darkHorse.prompt(state)).toBe('Before Broker: anything to use?');
    play(state, 'continue');
    expect(darkHorse.prompt(state)).toBe('After Broker, before Tycoon: anything to use?');
    play(state, 'continue');
    expect(kind(state)).toBe('rail');
  });

  test('a window that is asked again for the next space names one space only', () => {
    const state = two();
    lay(state, 0, { hand: ['barn-raising'] });
    lay(state, 1, { res: [3, 0, 0] });
    set(state, 0, 'mayor', [4, 6]);
    lay(state, 0, { role: 'outlaw' });
    set(state, 1, 'broker', [5, 6]);
    set(state, 0, 'tycoon', [6, 6]);
    collecting(state);
    play(state, 'continue');
    expect(darkHorse.prompt(state)).toBe('After Mayor: anything to use?');
  });

  test('an event is offered only where it can be used', () => {
    const asked = (event: 'drought' | 'gold-bust') => {
      const state = two();
      state.pending = [task('keep-card', 0, 0, `scout:${event}`, ['barn-raising', 'cattle-drive'])];
      return darkHorse.prompt(state);
    };
    expect(asked('drought')).toBe('Event drawn: Drought. Keep a card, or use the event.');
    expect(asked('gold-bust')).toBe('Event drawn: Gold Bust. Keep one card.');
  });

  test('paying a loan off is not called buying one', () => {
    const state = two(6);
    lay(state, 0, { tokens: { loan: 1 }, res: [4, 4, 0] });
    expect(ticket(state, 'repay:3,3,0').label).toBe('Pay off a loan with 3 food and 3 wood');
    const sentences = play(state, 'repay:3,3,0').map((event) => darkHorse.tell(state, event, 0));
    expect(sentences).toEqual(['Ada pays back 3 food and 3 wood.', 'Ada is rid of a loan.']);
  });
});

describe('the top bar', () => {
  test('names both ends of a game, also of a quick one', () => {
    const facts = (options: object) => darkHorse.status(start(2, { ...options }), 0).facts?.[0];
    expect(facts({})).toBe('Ends at 11 influence or 3 cities, 6 towns');
    expect(facts({ mode: 'quick' })).toBe('Ends at 9 influence or 2 cities, 5 towns');
  });

  test('names the best medal a lone player can still win', () => {
    const state = start(1, { soloScenario: 'gold-rush' });
    const par = PAR['gold-rush'].chicken;
    const factAt = (round: number) => darkHorse.status({ ...state, round }, 0).facts?.at(-1);
    expect(factAt(1)).toBe(`Gold medal by ${par - 2}`);
    expect(factAt(par)).toBe(`Silver medal by ${par}`);
    expect(factAt(par + 1)).toMatch(/^Bronze medal by/);
  });
});

describe('hints', () => {
  test('praise no space that brings the seat nothing', () => {
    const state = two(6);
    for (const spot of ['turn-order', 'dealer', 'market', 'wood-p2', 'ore-p2'] as const)
      set(state, 0, spot, [1]);
    expect(can(state, 'place:0:builder')).toBe(true);
    expect(hint(state)).toBe('Nothing better fits these dice.');
  });

  test('a first city is praised for what it touches', () => {
    expect(hint(start(1, { characters: 'off' }))).toMatch(/^It touches .*[a-k][1-7]\.$/);
  });

  test('the Prospector sells ore to spare and keeps ore that is wanted', () => {
    const sells = (ore: number): string => {
      const state = two();
      lay(state, 0, { character: 'prospector', res: [0, 0, ore], gold: 3, towns: 'a1 c1' });
      set(state, 0, 'hired-hand', [2]);
      collecting(state);
      expect(can(state, 'ability:1')).toBe(true);
      return choice(state).move;
    };
    expect([sells(4), sells(10)]).toEqual(['continue', 'ability:1']);
  });
});

describe('the rulebook', () => {
  const text = (clause: string) =>
    darkHorse.rulebook.flatMap(({ rules }) => rules).find((rule) => rule.clause === clause)?.text ?? '';

  test('has a row for every card, event, character, clock and par', () => {
    for (const { id } of CARDS) expect(text('DH-2.6')).toContain(`\n${cardName(id)}: `);
    for (const { id } of EVENTS) expect(text('DH-2.7')).toContain(`\n${cardName(id)}: `);
    for (const { id } of CHARACTERS) expect(text('DH-2.8')).toContain(`\n${characterName(id)}: `);
    for (const scenario of SCENARIOS)
      for (const level of LEVELS) {
        expect(text('DH-6.11')).toContain(` ${TIGHT_CLOCK[scenario][level]}`);
        expect(text('DH-6.21')).toContain(` ${PAR[scenario][level]}`);
      }
  });

  test('names limits, loans, stock, the Trader token and the icons of cards', () => {
    expect(text('DH-4.65')).toContain('as many of each kind of token as you have cities');
    expect(text('DH-4.25')).toContain('6 resources');
    expect(text('DH-4.50')).toContain('A Stock token gives 1 gold or any 3 resources.');
    expect(text('DH-4.50')).toContain('A Trader token swaps any 2 resources');
    expect(text('DH-2.6')).toMatch(/Claim Jumpers: .*Icons: shield and jail\./);
    expect(text('DH-2.6')).toMatch(/Land Swindle: .*Icon: corruption\./);
  });

  test('can be read line by line', () => {
    const faults = darkHorse.rulebook.flatMap(({ rules }) =>
      rules.flatMap((rule) =>
        rule.text
          .split('\n')
          .flatMap((line) => textFaults('sentence', line).map((fault) => `${rule.clause} ${fault}`)),
      ),
    );
    expect(faults).toEqual([]);
    expect(sentencesOf(text('DH-2.6')).length).toBeGreaterThan(CARDS.length);
  });
});
