/** The greedy player's placement: which sets together bring most when the spaces are collected in order. */
import type { Move } from '../../../core/game';
import { SPOTS, spotOf, type SpotId } from '../data';
import { parsePlacing } from '../rules/notation';
import { diceChoices, fits, isFull, placeMoves, shut } from '../rules/placement';
import { cap, seatOf, type Die, type State } from '../state';
import type { Aims } from './aims';
import { planWorth } from './plan-spaces';

interface Plan {
  readonly move: Move;
  readonly worth: number;
}

/** Spots later sets can still hope for: open, not full, not about to be taken by a ghost. */
function laterSpots(state: State, seat: number): SpotId[] {
  const doomed: readonly SpotId[] = state.ghostsDown ? [] : state.ghosts.map((ghost) => ghost.space);
  return SPOTS.filter(
    (spot) => !shut(state, seat, spot) && !isFull(state, spot) && !doomed.includes(spot.id),
  ).map((spot) => spot.id);
}

interface Single {
  readonly mask: number;
  readonly spot: SpotId;
  readonly worth: number;
}

const KEEP = 5;

/** Sets that could follow, by dice; the best few of each choice of dice. */
function followers(state: State, seat: number, aims: Aims, dice: readonly Die[]): Map<number, Single[]> {
  const open = laterSpots(state, seat);
  const found = new Map<number, Single[]>();
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const chosen = dice.filter((_, i) => mask & (1 << i));
    const list: Single[] = [];
    for (const id of open) {
      if (!fits(state, seat, spotOf(id), chosen, 0, false)) continue;
      if (id === 'dealer') {
        if (seatOf(state, seat).tokens.loan < cap(state, seat, 'loan'))
          list.push({ mask, spot: id, worth: planWorth(state, seat, aims, [], true) });
        continue;
      }
      list.push({ mask, spot: id, worth: planWorth(state, seat, aims, [id]) });
    }
    list.sort((a, b) => b.worth - a.worth);
    found.set(mask, list.slice(0, KEEP));
  }
  return found;
}

/** Best worth of own spots `base` plus the dice left in `mask`, each choice of them placed once. */
function bestRest(
  state: State,
  seat: number,
  aims: Aims,
  base: readonly SpotId[],
  loan: boolean,
  left: number,
  follow: ReadonlyMap<number, readonly Single[]>,
): number {
  let best = planWorth(state, seat, aims, base, loan);
  for (let mask = left; mask > 0; mask = (mask - 1) & left) {
    // Only choices with the lowest die left, so that no plan is tried twice.
    if ((mask & (left & -left)) === 0) continue;
    for (const { spot } of follow.get(mask) ?? []) {
      if (base.some((one) => spotOf(one).row === spotOf(spot).row)) continue;
      const takesLoan = loan || spot === 'dealer';
      const worth = bestRest(state, seat, aims, [...base, spot], takesLoan, left & ~mask, follow);
      if (worth > best) best = worth;
    }
  }
  return best;
}

const WILD_WORTH = 1.3;
export const ENGINEER_WORTH = 1.6;

/** Worth of a direct placement together with the best use of the other dice. */
function placingWorth(
  state: State,
  seat: number,
  aims: Aims,
  own: readonly SpotId[],
  move: Move,
  follow: ReadonlyMap<number, readonly Single[]>,
): number {
  const placing = parsePlacing(move);
  const all = (1 << seatOf(state, seat).dice.length) - 1;
  const used = placing.dice.reduce((mask, index) => mask | (1 << index), 0);
  const tokens = (placing.shift !== 0 ? WILD_WORTH : 0) + (placing.share ? ENGINEER_WORTH : 0);
  const contested = spotOf(placing.spot).type === 'limited' ? 0.02 : 0;
  const alone = contested * Math.max(0, planWorth(state, seat, aims, [...own, placing.spot]));
  if (placing.spot === 'dealer') {
    const { dice } = seatOf(state, seat);
    return bestDealer(state, seat, aims, own, dice, all & ~used, follow) - tokens;
  }
  return bestRest(state, seat, aims, [...own, placing.spot], false, all & ~used, follow) - tokens + alone;
}

/** The Dealer's best: a loan, or another set one up or down. */
function bestDealer(
  state: State,
  seat: number,
  aims: Aims,
  own: readonly SpotId[],
  dice: readonly Die[],
  left: number,
  follow: ReadonlyMap<number, readonly Single[]>,
): number {
  const room = seatOf(state, seat).tokens.loan < cap(state, seat, 'loan');
  let best = bestRest(state, seat, aims, [...own, 'dealer'], room, left, follow);
  for (let mask = left; mask > 0; mask = (mask - 1) & left) {
    const chosen = dice.filter((_, i) => mask & (1 << i));
    for (const spot of SPOTS) {
      const { kind } = spot.need;
      if (kind !== 'number' && kind !== 'least') continue;
      if (own.some((one) => spotOf(one).row === spot.row)) continue;
      const shifts = fits(state, seat, spot, chosen, 1, false) || fits(state, seat, spot, chosen, -1, false);
      if (!shifts || shut(state, seat, spot) || isFull(state, spot)) continue;
      const worth = bestRest(state, seat, aims, [...own, 'dealer', spot.id], false, left & ~mask, follow);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** Spots the seat stands on already. */
export function ownSpots(state: State, seat: number): SpotId[] {
  return state.sets.filter((set) => set.seat === seat && set.spot !== 'dealer').map((set) => set.spot);
}

/** Best direct placement with the dice as they lie; worth 0 where nothing can be placed. */
export function bestPlacing(state: State, seat: number, aims: Aims): Plan | null {
  const own = ownSpots(state, seat);
  const follow = followers(state, seat, aims, seatOf(state, seat).dice);
  let best: Plan | null = null;
  for (const move of placeMoves(state, seat)) {
    const worth = placingWorth(state, seat, aims, own, move, follow);
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best;
}

/** Best face for one die, if it could be turned: the choice of the engineer token and Pony Express. */
export function bestChange(
  state: State,
  seat: number,
  aims: Aims,
): { index: number; face: number; worth: number } | null {
  const { dice } = seatOf(state, seat);
  let best: { index: number; face: number; worth: number } | null = null;
  for (const [index = 0] of diceChoices(dice).filter((chosen) => chosen.length === 1)) {
    const die = dice[index];
    if (!die) continue;
    const { face, changed, touched } = die;
    for (let next = 1; next <= 6; next++) {
      if (next === face) continue;
      die.face = next;
      die.changed = 'engineer';
      die.touched = true;
      const plan = bestPlacing(state, seat, aims);
      if (plan && (!best || plan.worth > best.worth)) best = { index, face: next, worth: plan.worth };
    }
    die.face = face;
    die.changed = changed;
    die.touched = touched;
  }
  return best;
}
