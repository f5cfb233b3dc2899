/** Who picks what now, and every legal pick (section 8). */
import type { Decision, Move } from '../../../core/game';
import { PRICES } from '../data';
import { cardTargets, payableCards, takeable } from './cards';
import { buildMoves, marketPrice, railBaronPrice, traderPrice } from './collecting';
import { eventAbilityUsable } from './deck';
import { endMoves, windowOptions } from './round';
import { bundles, bundleText } from './goods';
import { accessible, firstCitySites, inBounds, knowsTile, railSpots, townAt, townsOfType } from './network';
import { edgeAt, hexAt, TOUCHED } from './map';
import { dealerMoves, diceChoices, jumpTargets, placeMoves, preparations } from './placement';
import { availableCharacters } from './characters';
import { affords, seatOf, top, total, type State, type Task } from '../state';

export function decision(state: State): Decision | null {
  const task = top(state);
  if (!task || state.stage === 'over') return null;
  return { seat: task.seat, kind: task.kind };
}

export function moves(state: State): Move[] {
  const task = top(state);
  return task && state.stage !== 'over' ? movesOf(state, task) : [];
}

export function movesOf(state: State, task: Task): Move[] {
  const { seat, n, what, list } = task;
  const who = seatOf(state, seat);
  switch (task.kind) {
    case 'character':
      return availableCharacters(state).map((id) => `character:${id}`);
    case 'peek':
      return [...hiddenFrom(state, seat).map((hex) => `peek:${hexAt(hex).id}`), 'done'];
    case 'first-city':
      return firstCitySites(state).map((hex) => `city:${hexAt(hex).id}`);
    case 'first-town':
      return firstTownSites(state, seat).map((hex) => `town:${hexAt(hex).id}`);
    case 'rail':
      return railSpots(state, seat).map((edge) => `rail:${edgeAt(edge).id}`);
    case 'turn-in':
      return ['turn-in', 'stay'];
    case 'gunslinger':
      return pawnMoves(who.pawn, who.gunDie);
    case 'place':
      return placementTurn(state, seat, what);
    case 'change':
      return changeMoves(state, seat);
    case 'reroll': {
      const choices = diceChoices(who.dice).map((dice) => `reroll:${dice.join('')}`);
      return n > 1 ? choices : [...choices, 'stop'];
    }
    case 'dealer':
      return dealerMoves(state, seat);
    case 'jump-target':
      return jumpTargets(state, seat).map(
        (index) => `bump:${state.sets[index]?.seat}:${state.sets[index]?.spot}`,
      );
    case 'window':
      return [...windowOptions(state, seat, what), 'continue'];
    case 'end-window':
      return [...endMoves(state, seat), 'done'];
    case 'pay':
      return bundles(n, who.res).map((bundle) => `pay:${bundleText(bundle)}`);
    case 'gain':
      return bundles(n).map((bundle) => `gain:${bundleText(bundle)}`);
    case 'politics':
      return [...bundles(n, who.res).map((bundle) => `pay:${bundleText(bundle)}`), 'skip'];
    case 'work-crew':
      return crewPairs(state, seat).map((pair) => `crew:${pair.join(',')}`);
    case 'rail-baron': {
      const can = affords(who.res, railBaronPrice(state)) && railSpots(state, seat).length > 0;
      return can ? ['lay', 'skip'] : ['skip'];
    }
    case 'build':
      return buildTask(state, seat, what);
    case 'trader': {
      const found: Move[] = [];
      if (total(who.res) >= traderPrice(state)) found.push('gold');
      if (total(who.res) >= PRICES.trader) found.push('swap');
      return [...found, 'skip'];
    }
    case 'market': {
      const found: Move[] = [];
      if (total(who.res) >= marketPrice(state, seat)) found.push('swap');
      if (who.gold >= 1) found.push('buy');
      if (total(who.res) >= PRICES.marketGold) found.push('gold');
      return [...found, 'skip'];
    }
    case 'mother-lode':
      return who.res[2] >= 3 ? ['ore', 'gold'] : ['ore'];
    case 'keep-card': {
      const event = what.split(':')[1] ?? '';
      const found: Move[] = list.map((card) => `keep:${card}`);
      if (event && eventAbilityUsable(state, seat, event)) found.push('ability');
      return list.length === 0 ? [...found, 'none'] : found;
    }
    case 'order-back':
      return list.map((card) => `top:${card}`);
    case 'target':
      return cardTargets(state, seat, what).map((other) => `target:${other}`);
    case 'discard':
      return payableCards(state, seat, what).map((card) => `discard:${card}`);
    case 'take-card':
      return list.filter((card) => takeable(state).includes(card)).map((card) => `take:${card}`);
    case 'remove-event':
      return [...state.events.map((event) => `remove:${event}`), 'none'];
    case 'take-outlaw':
      return ['outlaw', 'jail'];
    default:
      return [];
  }
}

/** Face-down tiles the seat has not seen. */
export function hiddenFrom(state: State, seat: number): number[] {
  return state.tiles.filter((tile) => !knowsTile(state, seat, tile.hex)).map((tile) => tile.hex);
}

/** DH-4.66 with looking by hand: tiles with access not looked at yet. */
function looks(state: State, seat: number): Move[] {
  if (state.options['peek'] !== 'manual') return [];
  return accessible(state, seat)
    .filter((hex) => !knowsTile(state, seat, hex))
    .map((hex) => `look:${hexAt(hex).id}`);
}

function firstTownSites(state: State, seat: number): number[] {
  const city = seatOf(state, seat).cities[0];
  if (city === undefined) return [];
  return (TOUCHED[city] ?? []).filter((hex) => inBounds(state, hex) && townAt(state, hex) < 0);
}

/** DH-6.3: the full distance up or down the track 2 to 12; on 7 with a 6 the pawn stays. */
export function pawnMoves(pawn: number, die: number): Move[] {
  const found: Move[] = [];
  if (pawn + die <= 12) found.push('up');
  if (pawn - die >= 2) found.push('down');
  return found.length > 0 ? found : ['stay'];
}

function placementTurn(state: State, seat: number, what: string): Move[] {
  if (what.startsWith('jump:')) return placeMoves(state, seat, what.slice(5));
  const direct = placeMoves(state, seat);
  const rest = [...preparations(state, seat), ...looks(state, seat)];
  return direct.length > 0 ? [...direct, ...rest] : [...rest, 'pass'];
}

function changeMoves(state: State, seat: number): Move[] {
  const dice = seatOf(state, seat).dice;
  return diceChoices(dice)
    .filter((chosen) => chosen.length === 1)
    .flatMap(([index = 0]) =>
      [1, 2, 3, 4, 5, 6]
        .filter((face) => face !== dice[index]?.face)
        .map((face) => `change:${index}:${face}`),
    );
}

function crewPairs(state: State, seat: number): number[][] {
  const types = [0, 1, 2].filter((type) => townsOfType(state, seat, type) > 0);
  const pairs: number[][] = [];
  for (const a of types) for (const b of types) if (a < b) pairs.push([a, b]);
  return pairs;
}

function buildTask(state: State, seat: number, what: string): Move[] {
  const sites = buildMoves(state, seat, what);
  // The Homestead Act is played for a town: it may only be let go when no site is left (DH-4.67).
  if (what === 'homestead-act') return sites.length > 0 ? sites : ['skip'];
  return [...sites, ...looks(state, seat), 'skip'];
}
