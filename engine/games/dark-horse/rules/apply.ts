/** Makes a pick, then lets the table run on until somebody has to pick again. */
import type { Move } from '../../../core/game';
import { PRICES } from '../data';
import { discardFor, playCard, strike, useAbility } from './cards';
import {
  buildCity,
  buildTown,
  crewBundle,
  layRail,
  marketPrice,
  railBaronPrice,
  standCity,
  standTown,
  traderPrice,
} from './collecting';
import { keepCard, putBack, returnCards, toDiscard, useEventAbility } from './deck';
import { step } from './round';
import {
  bundleOf,
  changeInfluence,
  gain,
  gainGold,
  loanPrice,
  loseRole,
  pay,
  see,
  sentence,
  takeRole,
} from './goods';
import { edgeOf, hexOf, TOUCHED } from './map';
import { movesOf } from './moves';
import { inBounds } from './network';
import { applyDealer, applyPlacing, bump, playPlacementCard, reroll } from './placement-turn';
import { castSeat } from './characters';
import { push, seatOf, task, top, type Emit, type State, type Task } from '../state';

export function apply(state: State, move: Move, emit: Emit): void {
  const now = top(state);
  if (!now || state.stage === 'over') throw new Error('The game is over.');
  perform(state, now, move, emit);
  settle(state, emit);
}

/** Kinds whose single option a person still sees: the end of a turn is theirs to confirm. */
const CONFIRMED = new Set(['place', 'first-city', 'first-town']);

/** Runs everything that needs no pick. */
export function settle(state: State, emit: Emit): void {
  while (state.stage !== 'over') {
    const now = top(state);
    if (!now) {
      step(state, emit);
      continue;
    }
    if (prepare(state, now, emit)) continue;
    const options = movesOf(state, now);
    const [only] = options;
    if (options.length === 0) state.pending.pop();
    else if (options.length === 1 && only && (!CONFIRMED.has(now.kind) || only === 'pass'))
      perform(state, now, only, emit);
    else return;
  }
}

/** Tasks that are no picks, and what comes just before one. Returns whether something was done. */
function prepare(state: State, now: Task, emit: Emit): boolean {
  if (now.kind === 'influence' || now.kind === 'gold') {
    state.pending.pop();
    if (now.kind === 'gold') gainGold(state, now.seat, now.n, emit, now.what);
    else changeInfluence(state, now.seat, now.n, emit, now.what);
    return true;
  }
  // DH-3.7: a Tracker looks at two tiles just before placing its city.
  if (now.kind === 'first-city' && now.what === '' && seatOf(state, now.seat).character === 'tracker') {
    now.what = 'looked';
    push(state, task('peek', now.seat, 2, 'start'));
    return true;
  }
  if (now.kind === 'rail' && movesOf(state, now).length === 0) {
    state.pending.pop();
    emit({ kind: 'no-rail', seat: now.seat, rule: 'DH-4.68' });
    return true;
  }
  return false;
}

function perform(state: State, now: Task, move: Move, emit: Emit): void {
  const colon = move.indexOf(':');
  const verb = colon < 0 ? move : move.slice(0, colon);
  const arg = colon < 0 ? '' : move.slice(colon + 1);
  switch (now.kind) {
    case 'place':
      return performPlace(state, now, move, verb, arg, emit);
    case 'window':
    case 'end-window':
      return performWindow(state, now, verb, arg, emit);
    case 'reroll':
      state.pending.pop();
      if (verb === 'stop') return;
      reroll(state, now.seat, [...arg].map(Number), emit);
      if (now.n > 1) push(state, task('reroll', now.seat, now.n - 1, now.what));
      return;
    case 'peek':
      state.pending.pop();
      if (verb === 'done') return;
      see(state, now.seat, hexOf(arg), emit);
      if (now.n > 1) push(state, task('peek', now.seat, now.n - 1, now.what));
      return;
    case 'build':
      return performBuild(state, now, verb, arg, emit);
    default:
      state.pending.pop();
      performPick(state, now, move, verb, arg, emit);
  }
}

function performPlace(state: State, now: Task, move: Move, verb: string, arg: string, emit: Emit): void {
  const { seat } = now;
  switch (verb) {
    case 'place':
      state.pending.pop();
      state.turns++;
      state.idle = 0;
      applyPlacing(state, seat, move, now.what, emit);
      return;
    case 'pass':
      state.pending.pop();
      state.idle++;
      emit({ kind: 'skipped', seat, rule: 'DH-4.4' });
      return;
    case 'reroll':
      seatOf(state, seat).tokens.wild--;
      seatOf(state, seat).usedWild = true;
      emit({ kind: 'uses', seat, args: { token: 'wild' }, rule: 'DH-4.20' });
      reroll(state, seat, [...arg].map(Number), emit);
      return;
    case 'engineer':
      seatOf(state, seat).tokens.engineer--;
      seatOf(state, seat).usedEngineer = true;
      emit({ kind: 'uses', seat, args: { token: 'engineer' }, rule: 'DH-4.21' });
      push(state, task('change', seat, 0, 'engineer'));
      return;
    case 'card':
      playPlacementCard(state, seat, arg, emit);
      return;
    case 'look':
      see(state, seat, hexOf(arg), emit);
      return;
    default:
      startRepay(state, seat);
  }
}

function startRepay(state: State, seat: number): void {
  push(state, task('pay', seat, loanPrice(state, seat), 'loan'));
}

function performWindow(state: State, now: Task, verb: string, arg: string, emit: Emit): void {
  const { seat } = now;
  const who = seatOf(state, seat);
  if (verb === 'continue' || verb === 'done') {
    state.pending.pop();
    state.asked = seat;
    return;
  }
  state.asked = -1;
  switch (verb) {
    case 'card':
      return playCard(state, seat, arg, emit);
    case 'ability':
      return useAbility(state, seat, Number(arg), emit);
    case 'repay':
      return startRepay(state, seat);
    case 'trader':
      who.tokens.trader--;
      who.usedTrader = true;
      emit({ kind: 'uses', seat, args: { token: 'trader' } });
      push(
        state,
        task('pay', seat, PRICES.traderToken, 'trader-token'),
        task('gain', seat, PRICES.traderToken, 'trader-token'),
      );
      return;
    case 'stock-gold':
      useStock(state, seat, emit);
      gainGold(state, seat, 1, emit, 'stock');
      if (who.character === 'banker' && !who.usedBank) {
        who.usedBank = true;
        push(state, task('gain', seat, 1, 'banker'));
      }
      return;
    case 'stock-resources':
      useStock(state, seat, emit);
      push(state, task('gain', seat, PRICES.stockGives, 'stock'));
  }
}

function useStock(state: State, seat: number, emit: Emit): void {
  const who = seatOf(state, seat);
  who.tokens.stock--;
  who.usedStock = true;
  emit({ kind: 'uses', seat, args: { token: 'stock' } });
}

function performBuild(state: State, now: Task, verb: string, arg: string, emit: Emit): void {
  const { seat, what } = now;
  if (verb === 'look') return see(state, seat, hexOf(arg), emit);
  if (verb === 'skip') {
    state.pending.pop();
    if (what === 'builder') emit({ kind: 'skips', seat, args: { space: 'builder' }, rule: 'DH-4.6' });
    return;
  }
  if (verb === 'city') {
    state.pending.pop();
    return buildCity(state, seat, hexOf(arg), emit);
  }
  // DH-4.67: a rugged tile that cannot be paid leaves the pick open.
  if (!buildTown(state, seat, hexOf(arg), what, emit)) return;
  state.pending.splice(state.pending.indexOf(now), 1);
  if (what !== 'homestead-act') return;
  const who = seatOf(state, seat);
  who.hand.splice(who.hand.indexOf(what), 1);
  who.cardPlayed = true;
  toDiscard(state, what);
  emit({ kind: 'plays', seat, args: { card: what }, rule: 'DH-4.50' });
}

function performPick(state: State, now: Task, move: Move, verb: string, arg: string, emit: Emit): void {
  const { seat, n, what, list } = now;
  const who = seatOf(state, seat);
  switch (now.kind) {
    case 'character':
      castSeat(state, seat, arg);
      emit({ kind: 'cast', seat, args: { character: arg }, rule: 'DH-3.1' });
      return;
    case 'first-city':
      return standCity(state, seat, hexOf(arg), emit);
    case 'first-town':
      return firstTown(state, now, hexOf(arg), emit);
    case 'rail':
      layRail(state, seat, edgeOf(arg), emit);
      if (n > 1) push(state, task('rail', seat, n - 1, what));
      return;
    case 'turn-in':
      if (verb === 'stay') return;
      loseRole(state, seat, emit, 'DH-6.42');
      who.jailed = 2 + (who.bonus ? 1 : 0);
      emit({ kind: 'turns-in', seat, rule: 'DH-6.42' });
      return;
    case 'gunslinger':
      if (verb !== 'stay') who.pawn += verb === 'up' ? who.gunDie : -who.gunDie;
      emit({ kind: 'pawn', seat, args: { n: who.pawn }, rule: 'DH-6.3' });
      return;
    case 'change':
      return changeDie(state, seat, arg, what as 'engineer' | 'pony', emit);
    case 'dealer':
      return applyDealer(state, seat, move, emit);
    case 'jump-target':
      return bump(state, seat, arg, emit);
    case 'pay':
      pay(state, seat, bundleOf(arg), emit, what);
      if (what === 'loan') {
        who.tokens.loan--;
        emit({ kind: 'loan-repaid', seat, rule: 'DH-4.25' });
      }
      return;
    case 'gain':
      return gain(state, seat, bundleOf(arg), emit, what);
    case 'keep-card': {
      const [space = '', event = ''] = what.split(':');
      putBack(state, seat, space, verb === 'keep' ? list.filter((card) => card !== arg) : list, emit);
      if (verb === 'keep') keepCard(state, seat, arg, emit);
      else if (verb === 'ability') useEventAbility(state, seat, event, emit);
      return;
    }
    case 'order-back':
      return returnCards(state, seat, [arg, ...list.filter((card) => card !== arg)]);
    case 'target':
      return strike(state, seat, Number(arg), what, emit);
    case 'discard':
      return discardFor(state, seat, n, what, arg, emit);
    case 'take-card':
      state.discard.splice(state.discard.indexOf(arg), 1);
      state.fresh = state.fresh.filter((card) => card !== arg);
      emit({ kind: 'takes', seat, args: { card: arg } });
      return keepCard(state, seat, arg, emit);
    case 'remove-event':
      if (verb === 'none') return;
      state.events = state.events.filter((event) => event !== arg);
      state.removed.push(arg);
      emit({ kind: 'event-gone', seat, args: { event: arg }, rule: 'DH-6.20' });
      return;
    case 'take-outlaw':
      if (verb === 'outlaw') takeRole(state, seat, 'outlaw', emit, 'DH-6.40');
      else sentence(state, seat, n, emit, 'DH-4.71');
      return;
    default:
      return performTrade(state, now, verb, arg, emit);
  }
}

function performTrade(state: State, now: Task, verb: string, arg: string, emit: Emit): void {
  const { seat, kind } = now;
  if (verb === 'skip') {
    emit({ kind: 'skips', seat, args: { space: kind }, rule: 'DH-4.6' });
    return;
  }
  switch (kind) {
    case 'politics':
      pay(state, seat, bundleOf(arg), emit, kind);
      return changeInfluence(state, seat, 1, emit, kind);
    case 'work-crew':
      return gain(state, seat, crewBundle(state, seat, arg.split(',').map(Number)), emit, kind);
    case 'rail-baron':
      pay(state, seat, railBaronPrice(state), emit, kind);
      return push(state, task('rail', seat, PRICES.railBaronRails, kind));
    case 'mother-lode':
      if (verb === 'ore') return gain(state, seat, [0, 0, 3], emit, kind);
      pay(state, seat, [0, 0, 3], emit, kind);
      return gainGold(state, seat, 1, emit, kind);
    case 'trader':
      if (verb === 'gold')
        return push(state, task('pay', seat, traderPrice(state), kind), task('gold', seat, 1, kind));
      return push(state, task('pay', seat, PRICES.trader, kind), task('gain', seat, PRICES.traderBack, kind));
    case 'market':
      if (verb === 'buy') {
        gainGold(state, seat, -1, emit, kind);
        return push(state, task('gain', seat, PRICES.marketBuys, kind));
      }
      if (verb === 'gold')
        return push(state, task('pay', seat, PRICES.marketGold, kind), task('gold', seat, 1, kind));
      return push(state, task('pay', seat, marketPrice(state, seat), kind), task('gain', seat, 1, kind));
  }
}

/** DH-3.8: two towns beside the first city; the Kickstarter a third if the city touches three resource hexes. */
function firstTown(state: State, now: Task, hex: number, emit: Emit): void {
  const { seat, n } = now;
  standTown(state, seat, hex, emit);
  if (n > 1) {
    push(state, task('first-town', seat, n - 1));
    return;
  }
  const who = seatOf(state, seat);
  const around = (TOUCHED[who.cities[0] ?? -1] ?? []).filter((one) => inBounds(state, one));
  if (who.character === 'kickstarter' && who.towns.length === 2 && around.length >= 3)
    push(state, task('first-town', seat, 1));
}

function changeDie(state: State, seat: number, arg: string, what: 'engineer' | 'pony', emit: Emit): void {
  const [index = 0, face = 1] = arg.split(':').map(Number);
  const die = seatOf(state, seat).dice[index];
  if (!die) throw new Error('That die is not there.');
  emit({ kind: 'changes', seat, args: { from: die.face, to: face }, rule: 'DH-4.21' });
  die.face = face;
  die.changed = what;
  die.touched = true;
}
