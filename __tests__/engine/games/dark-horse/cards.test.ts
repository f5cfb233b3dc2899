import type { CardId, CharacterId, EventId } from '@/engine/games/dark-horse/data-cards';
import { describe as ticket } from '@/engine/games/dark-horse/words/tickets';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { top, type State } from '@/engine/games/dark-horse/state';

import { bare, can, collecting, give, goOn, kind, lay, placing, play, run, set, stack } from './table';

/** Seat 0 stands on Engineer with a hand; seat 1 holds the round open on Market. */
function hand(...cards: CardId[]): State {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', towns: 'a1 c1' });
  lay(state, 1, { cities: 'j1', res: [3, 0, 0] });
  for (const card of cards) give(state, 0, card);
  set(state, 0, 'broker', [5, 6]);
  set(state, 1, 'market', [1]);
  state.seats.forEach((seat) => (seat.tokens.stock = 1));
  state.seats.forEach((seat) => (seat.usedStock = true));
  return state;
}

/** Plays one card in the first window. */
function played(card: CardId, before: (state: State) => void = () => {}, ...after: string[]): State {
  const state = hand(card);
  before(state);
  collecting(state);
  play(state, `card:${card}`, ...after);
  return state;
}

it('DH-2.6 gives what each card says', () => {
  expect(played('barn-raising').seats[0]?.res).toEqual([0, 3, 0]);
  expect(played('cattle-drive').seats[0]?.res).toEqual([3, 0, 0]);
  expect(played('mother-lode').seats[0]?.res).toEqual([0, 0, 3]);
  const sold = played('mother-lode', (state) => lay(state, 0, { res: [0, 0, 3] }), 'gold');
  expect([sold.seats[0]?.gold, sold.seats[0]?.res]).toEqual([1, [0, 0, 0]]);
  expect(played('entrepreneur', undefined, 'rail:b1:n').rails).toHaveLength(1);
  const merchants = played('crooked-merchants', undefined, 'gain:0,1,0');
  expect([merchants.seats[0]?.tokens.trader, merchants.order]).toEqual([1, [1, 0]]);
  expect(played('election', undefined, 'gain:1,0,0').seats[0]?.role).toBe('mayor');
  expect(played('marshal-dylan').seats[0]?.role).toBe('sheriff');
  const holdup = played('stagecoach-holdup', undefined, 'gain:0,0,1');
  expect([holdup.seats[0]?.gold, holdup.seats[0]?.sentence]).toEqual([1, 1]);
  const crew = played('powder-crew', (state) => lay(state, 0, { res: [1, 0, 1] }), 'rail:b1:n', 'rail:b1:s');
  expect([crew.rails.length, crew.seats[0]?.res]).toEqual([2, [0, 0, 0]]);
  const swindle = played('land-swindle', (state) => lay(state, 0, { influence: 1 }));
  expect([swindle.seats[0]?.gold, swindle.seats[0]?.influence, swindle.order]).toEqual([2, 0, [1, 0]]);
  const town = played('homestead-act', (state) => lay(state, 0, { res: [2, 0, 0] }));
  if (kind(town) === 'build') play(town, 'town:b2');
  expect([town.seats[0]?.towns.length, town.seats[0]?.hand, town.seats[0]?.cardPlayed]).toEqual([
    3,
    [],
    true,
  ]);
});

it('DH-2.6 aims cards at rivals', () => {
  const swapped = played('ol-switcheroo', (state) => lay(state, 0, { res: [0, 0, 4] }));
  expect(swapped.seats.map((seat) => seat.res)).toEqual([
    [3, 0, 0],
    [0, 0, 4],
  ]);
  expect(swapped.seats[0]?.sentence).toBe(3);
  const whispered = played('whispering-campaign', (state) => {
    lay(state, 0, { res: [1, 0, 0] });
    lay(state, 1, { influence: 2 });
  });
  expect(whispered.seats.map((seat) => seat.influence)).toEqual([1, 1]);
  const mud = played('mudslinging', (state) => {
    lay(state, 0, { influence: 1 });
    lay(state, 1, { influence: 1 });
  });
  expect(mud.seats.map((seat) => seat.influence)).toEqual([0, 0]);
});

it('DH-2.6 rolls for Snake Eyes: four resources, or jail with a 1', () => {
  const ends = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const state = played('snake-eyes', (one) => (one.rng = [i, 3, 5, 9]));
    const jailed = (state.seats[0]?.sentence ?? 0) > 0;
    ends.add(jailed ? 'jail' : kind(state));
    if (!jailed) expect(top(state)?.n).toBe(4);
  }
  expect([...ends].sort()).toEqual(['gain', 'jail']);
});

it('DH-2.6 turns a die by Pony Express, but not for Restricted spaces', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice: [4, 2], hand: ['pony-express'] });
  placing(state);
  play(state, 'pony:1:6');
  expect(can(state, 'place:01:mayor')).toBe(false);
  expect(can(state, 'place:1:builder')).toBe(true);
  expect(state.seats[0]?.cardPlayed).toBe(true);
});

it('DH-2.7 offers the ability of an event instead of a card', () => {
  const drawn = (event: EventId, before: (state: State) => void = () => {}) => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1' });
    lay(state, 1, { cities: 'j1', res: [3, 0, 0] });
    before(state);
    stack(state, event, 'barn-raising');
    set(state, 0, 'pioneer', [1]);
    set(state, 1, 'market', [1]);
    collecting(state);
    return state;
  };
  const drought = drawn('drought');
  play(drought, 'ability');
  expect(drought.seats[0]?.res).toEqual([2, 0, 0]);
  const locusts = drawn('locusts');
  play(locusts, 'ability');
  expect(locusts.seats[0]?.res).toEqual([0, 1, 1]);
  const strike = drawn('rail-strike');
  play(strike, 'ability', 'rail:b1:n');
  expect([strike.rails.length, strike.seats[0]?.sentence]).toEqual([1, 1]);
  const temperance = drawn('temperance', (state) => lay(state, 0, { res: [1, 1, 0] }));
  play(temperance, 'ability');
  expect([temperance.seats[0]?.influence, temperance.seats[0]?.res]).toEqual([1, [0, 0, 0]]);
  const bust = drawn('gold-bust');
  expect([bust.events, bust.seats[0]?.hand]).toEqual([['gold-bust'], ['barn-raising']]);
});

it('DH-2.8 P13 lets the Scoundrel use two abilities in one phase', () => {
  const state = hand('barn-raising', 'election');
  lay(state, 0, { character: 'scoundrel' });
  state.discard.push(...state.deck.splice(state.deck.indexOf('cattle-drive'), 1));
  state.fresh = ['cattle-drive'];
  collecting(state);
  play(state, 'ability:2', 'discard:election', 'gain:1,1,1');
  play(state, 'ability:3');
  play(state, 'take:cattle-drive');
  expect(state.seats[0]?.hand).toEqual(['cattle-drive']);
  expect(state.seats[0]?.res).toEqual([1, 1, 1]);
});

it('DH-2.8 P29 keeps the Preacher from everything that could jail, and pays for such cards', () => {
  const state = hand('snake-eyes', 'stagecoach-holdup');
  lay(state, 0, { character: 'preacher' });
  collecting(state);
  expect(moves(state).filter((move) => move.startsWith('card:'))).toEqual([]);
  play(state, 'ability:2', 'discard:snake-eyes');
  expect(state.seats[0]?.influence).toBe(1);
  const event = bare(2, { map2p: 'full' });
  lay(event, 0, { cities: 'b1', character: 'preacher' });
  lay(event, 1, { cities: 'j1', res: [3, 0, 0] });
  stack(event, 'city-fire', 'barn-raising');
  set(event, 0, 'pioneer', [1]);
  set(event, 1, 'market', [1]);
  collecting(event);
  goOn(event);
  expect(event.seats[0]?.gold).toBe(0);
});

it('DH-2.8 gives the other characters their spots and prices', () => {
  const spot = (character: CharacterId, face: number) => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1', character, dice: [face] });
    placing(state);
    return can(state, 'place:0:character');
  };
  expect([
    spot('merchant', 6),
    spot('tracker', 6),
    spot('cowboy', 2),
    spot('cowboy', 3),
    spot('banker', 1),
  ]).toEqual([true, true, true, false, false]);
  const cowboy = bare(2, { map2p: 'full' });
  lay(cowboy, 0, { cities: 'b1', character: 'cowboy', dice: [3] });
  expect(can(placing(cowboy), 'place:0:hired-hand')).toBe(true);
  const ore = hand();
  lay(ore, 0, { character: 'prospector', res: [0, 0, 4] });
  collecting(ore);
  play(ore, 'ability:1');
  expect([ore.seats[0]?.gold, ore.seats[0]?.res]).toEqual([1, [0, 0, 0]]);
  const bank = hand();
  lay(bank, 0, { character: 'banker', res: [4, 0, 0], tokens: { loan: 1 } });
  Object.assign(bank.seats[0] ?? {}, { usedStock: false });
  collecting(bank);
  play(bank, 'repay:4,0,0', 'stock-gold', 'gain:0,1,0');
  expect([bank.seats[0]?.tokens.loan, bank.seats[0]?.gold, bank.seats[0]?.res]).toEqual([0, 1, [0, 1, 0]]);
  const starter = hand('barn-raising');
  lay(starter, 0, { character: 'kickstarter' });
  collecting(starter);
  play(starter, 'ability:1', 'rail:b1:n');
  expect(starter.rails).toHaveLength(1);
});

it('DH-4.43 shields the Sheriff, who loses the office by jail', () => {
  const state = hand('ol-switcheroo');
  lay(state, 1, { role: 'sheriff' });
  collecting(state);
  expect(can(state, 'card:ol-switcheroo')).toBe(false);
  const own = hand('ol-switcheroo');
  lay(own, 0, { role: 'sheriff' });
  collecting(own);
  play(own, 'card:ol-switcheroo');
  expect(own.seats[0]?.role).toBe('');
});

it('DH-4.70 replaces the old event; Winds of Change reverses the order and leaves', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1' });
  lay(state, 1, { cities: 'j1', res: [3, 0, 0] });
  state.deck = state.deck.filter((card) => card !== 'drought');
  state.events = ['drought'];
  stack(state, 'winds-of-change', 'barn-raising');
  set(state, 0, 'pioneer', [1]);
  set(state, 1, 'market', [1]);
  collecting(state);
  expect([state.events, state.order]).toEqual([[], [1, 0]]);
  expect(state.discard).toEqual(expect.arrayContaining(['drought', 'winds-of-change']));
});

it('DH-4.71 V15 takes all dice and the bonus die of the next round, and gives them back', () => {
  const state = played('ol-switcheroo', (one) =>
    Object.assign(one.seats[0] ?? {}, { bonus: true, res: [0, 0, 4] }),
  );
  run(state, 'clean-up');
  expect([state.seats[0]?.dice.length, state.seats[0]?.jailed]).toEqual([0, 3]);
  state.sets = [];
  run(state, 'clean-up');
  expect([state.seats[0]?.dice.length, state.seats[0]?.jailed]).toEqual([2, 0]);
});

it('DH-4.71 sends a corrupted seat to last at once', () => {
  expect(played('crooked-merchants').order).toEqual([1, 0]);
});

it('DH-4.72 V23 bumps a set: dice and Dealer come back, the victim retakes a turn at once', () => {
  const state = bare(3);
  ['b1', 'f1', 'j1'].forEach((city, seat) => lay(state, seat, { cities: city }));
  lay(state, 0, { dice: [6, 1], hand: ['claim-jumpers'] });
  lay(state, 2, { dice: [1] });
  set(state, 1, 'builder', [5], { shift: 1, by: 'dealer' });
  set(state, 1, 'dealer', [2]);
  placing(state, 0);
  play(state, 'card:claim-jumpers');
  if (kind(state) === 'jump-target') play(state, 'bump:1:builder');
  expect(state.sets.filter((one) => one.spot === 'builder').map((one) => one.seat)).toEqual([0]);
  expect([top(state)?.seat, state.seats[1]?.dice.map((die) => die.face)]).toEqual([1, [5, 2]]);
  expect(state.seats[0]?.sentence).toBe(1);
  expect(state.sets.some((one) => one.spot === 'dealer')).toBe(false);
  play(state, 'place:0:rail-baron');
  expect(top(state)?.seat).toBe(1);
});

it('DH-4.72 V34 takes the bumped place on a shared spot without a token, which the victim gets back', () => {
  const state = bare(3);
  ['b1', 'f1', 'j1'].forEach((city, seat) => lay(state, seat, { cities: city }));
  lay(state, 2, { dice: [6], hand: ['claim-jumpers'] });
  set(state, 0, 'builder', [6]);
  set(state, 1, 'builder', [6], { extra: true, engineer: true });
  Object.assign(state.seats[1] ?? {}, { usedEngineer: true });
  placing(state, 2);
  play(state, 'card:claim-jumpers', 'bump:1:builder');
  expect(state.sets.filter((one) => one.spot === 'builder').map((one) => one.seat)).toEqual([0, 2]);
  expect([state.seats[1]?.tokens.engineer, state.seats[1]?.usedEngineer, top(state)?.seat]).toEqual([
    1,
    false,
    1,
  ]);
});

it('DH-4.53 refuses Claim Jumpers where the jail icon takes the only way to a target', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice: [1, 2], role: 'sheriff', hand: ['claim-jumpers'] });
  lay(state, 1, { cities: 'j1' });
  Object.assign(state.seats[0]?.dice[0] ?? {}, { deputy: true });
  set(state, 1, 'builder', [6]);
  placing(state);
  expect(can(state, 'card:claim-jumpers')).toBe(false);
  set(state, 1, 'pioneer', [1]);
  expect(can(state, 'card:claim-jumpers')).toBe(true);
});

it('DH-6.40 warns a jumper who as Outlaw could bump nobody', () => {
  const state = bare(2, { map2p: 'full', outlaw: true });
  lay(state, 0, { cities: 'b1', dice: [4, 6], hand: ['claim-jumpers'] });
  lay(state, 1, { cities: 'j1' });
  set(state, 1, 'mayor', [5, 5]);
  placing(state);
  play(state, 'card:claim-jumpers');
  expect(kind(state)).toBe('take-outlaw');
  expect(ticket(state, 'outlaw').warning).toContain('Claim Jumpers would be lost');
  expect(ticket(state, 'jail').warning).toBeUndefined();
  const both = bare(2, { map2p: 'full', outlaw: true });
  lay(both, 0, { cities: 'b1', dice: [6], hand: ['claim-jumpers'] });
  lay(both, 1, { cities: 'j1' });
  set(both, 1, 'builder', [6]);
  play(placing(both), 'card:claim-jumpers');
  expect(ticket(both, 'outlaw').warning).toBeUndefined();
});

it('DH-4.72 refuses a jump onto a space the jumper cannot fill, or onto the Sheriff', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice: [5], hand: ['claim-jumpers'] });
  lay(state, 1, { cities: 'j1' });
  set(state, 1, 'builder', [6]);
  placing(state);
  expect(can(state, 'card:claim-jumpers')).toBe(false);
  set(state, 1, 'rail-baron', [5]);
  expect(can(state, 'card:claim-jumpers')).toBe(true);
  lay(state, 1, { role: 'sheriff' });
  expect(can(state, 'card:claim-jumpers')).toBe(false);
});
