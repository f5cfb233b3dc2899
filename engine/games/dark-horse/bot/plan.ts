/** The greedy player's placement: which sets together bring most when the spaces are collected in order. */
import type { Move } from '../../../core/game';
import { SPOTS, spotOf, type SpotData, type SpotId } from '../data';
import { diceChoices } from '../rules/dice-choices';
import { parsePlacing } from '../rules/notation';
import { placeMoves } from '../rules/placement';
import { jumpTargets } from '../rules/placement-jump';
import { fitting, fullSpots, rowOfSpot, SHIFTED, shutTo, spotSet, type SpotSet } from '../rules/spot-sets';
import { cap, seatOf, type DiceSet, type Die, type State } from '../state';
import type { Aims } from './aims';
import { plannerOf, type Planner } from './plan-spaces';

interface Plan {
  readonly move: Move;
  readonly worth: number;
}

/** A placement turn under thought. */
interface Table {
  readonly state: State;
  readonly seat: number;
  readonly dice: readonly Die[];
  readonly plan: Planner;
  /** Whether the Dealer could still lend. */
  readonly lends: boolean;
  /** Sets that could follow, by the dice they take. */
  readonly follow: readonly (readonly Single[])[];
}

interface Single {
  readonly spot: SpotData;
  readonly worth: number;
}

const DEALER = spotSet(['dealer']);
const KEEP = 5;

/** Spots later sets can still hope for: open, not full, not about to be taken by a ghost. */
function laterSpots(state: State, seat: number): SpotSet {
  const doomed = state.ghostsDown ? 0 : spotSet(state.ghosts.map((ghost) => ghost.space));
  return ~shutTo(state, seat) & ~fullSpots(state) & ~doomed;
}

function diceOf(dice: readonly Die[], mask: number): Die[] {
  return dice.filter((_, i) => mask & (1 << i));
}

/** Sets that could follow, by dice; the best few of each choice of dice. */
function followers(
  state: State,
  seat: number,
  dice: readonly Die[],
  plan: Planner,
  lends: boolean,
): Single[][] {
  const open = laterSpots(state, seat);
  const found: Single[][] = [[]];
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const list: Single[] = [];
    for (let rest = open & fitting(state, seat, diceOf(dice, mask), 0, false); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const spot = SPOTS[31 - Math.clz32(bit)] as SpotData;
      if (bit !== DEALER) list.push({ spot, worth: plan(bit, false) });
      else if (lends) list.push({ spot, worth: plan(0, true) });
    }
    list.sort((a, b) => b.worth - a.worth);
    found.push(list.slice(0, KEEP));
  }
  return found;
}

/** Best worth of own spots `base` plus the dice left in `mask`, each choice of them placed once. */
function bestRest(table: Table, base: SpotSet, loan: boolean, left: number): number {
  let best = table.plan(base, loan);
  for (let mask = left; mask > 0; mask = (mask - 1) & left) {
    // Only choices with the lowest die left, so that no plan is tried twice.
    if ((mask & (left & -left)) === 0) continue;
    for (const { spot } of table.follow[mask] as readonly Single[]) {
      if (base & rowOfSpot(spot)) continue;
      const bit = 1 << spot.at;
      const worth = bestRest(table, base | bit, loan || bit === DEALER, left & ~mask);
      if (worth > best) best = worth;
    }
  }
  return best;
}

const WILD_WORTH = 1.3;
export const ENGINEER_WORTH = 1.6;

/** Worth of a direct placement together with the best use of the other dice. */
function placingWorth(table: Table, own: SpotSet, move: Move): number {
  const placing = parsePlacing(move);
  const spot = spotOf(placing.spot);
  let left = (1 << table.dice.length) - 1;
  for (const index of placing.dice) left &= ~(1 << index);
  const tokens = (placing.shift !== 0 ? WILD_WORTH : 0) + (placing.share ? ENGINEER_WORTH : 0);
  if (placing.spot === 'dealer') return bestDealer(table, own, left) - tokens;
  const base = own | (1 << spot.at);
  const contested = spot.type === 'limited' ? 0.02 : 0;
  const alone = contested * Math.max(0, table.plan(base, false));
  return bestRest(table, base, false, left) - tokens + alone;
}

/** The Dealer's best: a loan, or another set one up or down. */
function bestDealer(table: Table, own: SpotSet, left: number): number {
  const { state, seat, dice } = table;
  let best = bestRest(table, own | DEALER, table.lends, left);
  const open = SHIFTED & ~shutTo(state, seat) & ~fullSpots(state);
  for (let mask = left; mask > 0; mask = (mask - 1) & left) {
    const chosen = diceOf(dice, mask);
    const reach = fitting(state, seat, chosen, 1, false) | fitting(state, seat, chosen, -1, false);
    for (let rest = open & reach; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (own & rowOfSpot(SPOTS[31 - Math.clz32(bit)] as SpotData)) continue;
      const worth = bestRest(table, own | DEALER | bit, false, left & ~mask);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** Spots the seat stands on already; the Dealer has done its work. */
export function ownSpots(state: State, seat: number): SpotSet {
  return spotSet(state.sets.filter((set) => set.seat === seat).map((set) => set.spot)) & ~DEALER;
}

/** Best direct placement with the dice as they lie, or on a spot Claim Jumpers emptied; null where there is none. */
export function bestPlacing(
  state: State,
  seat: number,
  aims: Aims,
  plan = plannerOf(state, seat, aims),
  only: SpotId | null = null,
): Plan | null {
  const own = ownSpots(state, seat);
  const { dice, tokens } = seatOf(state, seat);
  const lends = tokens.loan < cap(state, seat, 'loan');
  const table: Table = { state, seat, dice, plan, lends, follow: followers(state, seat, dice, plan, lends) };
  let best: Plan | null = null;
  for (const move of placeMoves(state, seat, only)) {
    const worth = placingWorth(table, own, move);
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best;
}

/** What the best spot to empty by Claim Jumpers would bring. */
export function jumpWorth(state: State, seat: number, aims: Aims): number {
  const plan = plannerOf(state, seat, aims);
  const worths = jumpTargets(state, seat).map((index) => {
    const set = state.sets[index] as DiceSet;
    return bestPlacing(state, seat, aims, plan, set.spot)?.worth ?? -1;
  });
  return Math.max(-1, ...worths);
}

/** Best face for one die, if it could be turned: the choice of the engineer token and Pony Express. */
export function bestChange(
  state: State,
  seat: number,
  aims: Aims,
): { index: number; face: number; worth: number } | null {
  const { dice } = seatOf(state, seat);
  const planner = plannerOf(state, seat, aims);
  let best: { index: number; face: number; worth: number } | null = null;
  for (const { dice: chosen } of diceChoices(dice)) {
    const [index = 0] = chosen;
    if (chosen.length > 1) continue;
    const die = dice[index];
    if (!die) continue;
    const { face, changed, touched } = die;
    for (let next = 1; next <= 6; next++) {
      if (next === face) continue;
      die.face = next;
      die.changed = 'engineer';
      die.touched = true;
      const plan = bestPlacing(state, seat, aims, planner);
      if (plan && (!best || plan.worth > best.worth)) best = { index, face: next, worth: plan.worth };
    }
    die.face = face;
    die.changed = changed;
    die.touched = touched;
  }
  return best;
}
