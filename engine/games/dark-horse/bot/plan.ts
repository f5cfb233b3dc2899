/** The greedy player's placement: which sets together bring most when the spaces are collected in order. */
import { PRICES, RESOURCES, SPACES, SPOTS, spotOf, type Bundle } from '../data';
import { worthOf, type Aims } from './aims';
import { railBaronPrice, politicsPrice, traderPrice, marketPrice } from '../rules/collecting';
import { diceChoices, fits, isFull, parsePlacing, placeMoves, shut } from '../rules/placement';
import { cap, eventOn, isSolo, seatOf, type Die, type State } from '../state';

const RANK = new Map(SPOTS.map((spot, index) => [spot.id, SPACES.indexOf(spot.space) * 100 + index]));

/** Worth gained by having sets on these spots and taking a loan or not. */
export function planWorth(
  state: State,
  seat: number,
  aims: Aims,
  spots: readonly string[],
  loan = false,
): number {
  const who = seatOf(state, seat);
  const res: Bundle = [who.res[0], who.res[1], who.res[2]];
  const before = worthOf(aims, res);
  let gold = who.gold;
  let extra = 0;
  let rails = aims.rails;
  if (loan) {
    addBest(aims, res, PRICES.loanGives);
    extra += aims.loan;
  }
  const ordered = spots.slice().sort((a, b) => (RANK.get(a) ?? 0) - (RANK.get(b) ?? 0));
  const lay = (n: number) => {
    const useful = Math.min(n, rails);
    rails -= useful;
    extra += useful * aims.rail + (n - useful) * 0.2;
  };
  for (const id of ordered) {
    const spot = spotOf(id);
    switch (spot.space) {
      case 'turn-order':
        extra += isSolo(state) ? 0 : 0.5;
        break;
      case 'character':
        if (who.character === 'merchant') extra += who.tokens.trader < cap(state, seat, 'trader') ? 1.2 : 0.1;
        else res[0] += 2;
        break;
      case 'pioneer':
        extra += aims.card;
        break;
      case 'produce': {
        const type = RESOURCES.indexOf(spot.row as (typeof RESOURCES)[number]);
        const n = aims.produces[type] ?? 0;
        res[type] =
          (res[type] ?? 0) + n + (id.endsWith('effort') && n > 0 && !eventOn(state, 'locusts') ? 1 : 0);
        break;
      }
      case 'hired-hand':
        extra += aims.die;
        break;
      case 'politics': {
        const price = politicsPrice(state, seat);
        if (sum(res) >= price && aims.influence > price * 0.6) {
          takeCheapest(aims, res, price);
          extra += aims.influence;
        }
        break;
      }
      case 'work-crew':
        bestCrew(aims, res);
        break;
      case 'rail-baron': {
        const price = railBaronPrice(state);
        if (rails > 0 && res[0] >= price[0] && res[2] >= price[2]) {
          res[0] -= price[0];
          res[2] -= price[2];
          lay(2);
          extra += 1.4;
        }
        break;
      }
      case 'builder': {
        const built = build(aims, res, gold);
        extra += built.worth;
        gold -= built.gold;
        break;
      }
      case 'trader': {
        const price = traderPrice(state);
        if (sum(res) >= price) {
          const cost = takeCheapest(aims, res, price);
          if (aims.gold > cost) {
            extra += aims.gold;
            gold++;
          } else addBack(res, aims, price);
        }
        break;
      }
      case 'engineer':
        if (who.tokens.engineer < cap(state, seat, 'engineer')) extra += 1.5;
        if (who.tokens.wild < cap(state, seat, 'wild')) extra += 1.2;
        break;
      case 'scout':
        extra += aims.card + 0.4;
        break;
      case 'mayor':
        extra += aims.influence + 0.9 + (who.role === 'mayor' ? 0 : aims.role);
        break;
      case 'sheriff':
        extra +=
          (who.role === 'sheriff' ? 0 : aims.role + 1) + state.events.length * (isSolo(state) ? 1.2 : 0);
        break;
      case 'broker':
        if (who.tokens.stock < cap(state, seat, 'stock')) extra += Math.max(aims.gold, 2.4) * 0.95;
        break;
      case 'tycoon':
        extra += aims.gold;
        gold++;
        lay(1);
        break;
      case 'market':
        extra += market(state, seat, aims, res);
        break;
    }
  }
  return worthOf(aims, res) - before + extra;
}

function sum(res: Readonly<Bundle>): number {
  return res[0] + res[1] + res[2];
}

/** One build, the dearer first where it can be paid. */
function build(aims: Aims, res: Bundle, gold: number): { worth: number; gold: number } {
  if (aims.city > 0 && aims.citySite && gold >= 1 && res[1] >= aims.cityWood) {
    res[1] -= aims.cityWood;
    return { worth: aims.city - aims.gold, gold: 1 };
  }
  const price = aims.townPrice;
  if (aims.town > 0 && price && res[0] >= price[0] && res[1] >= price[1] && res[2] >= price[2]) {
    for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) - (price[i] ?? 0);
    return { worth: aims.town, gold: 0 };
  }
  return { worth: 0, gold: 0 };
}

function marginal(aims: Aims, res: Readonly<Bundle>, type: number): number {
  return (res[type] ?? 0) < (aims.want[type] ?? 0) ? 1 : aims.surplus;
}

function addBest(aims: Aims, res: Bundle, n: number): void {
  for (let i = 0; i < n; i++) {
    let best = 0;
    for (let type = 1; type < 3; type++)
      if (marginal(aims, res, type) > marginal(aims, res, best)) best = type;
    res[best] = (res[best] ?? 0) + 1;
  }
}

/** Gives up the least wanted; returns what it was worth. */
function takeCheapest(aims: Aims, res: Bundle, n: number): number {
  const before = worthOf(aims, res);
  for (let i = 0; i < n; i++) {
    let best = -1;
    let spare = -99;
    for (let type = 0; type < 3; type++) {
      const over = (res[type] ?? 0) - (aims.want[type] ?? 0);
      if ((res[type] ?? 0) > 0 && over > spare) {
        spare = over;
        best = type;
      }
    }
    if (best >= 0) res[best] = (res[best] ?? 0) - 1;
  }
  return before - worthOf(aims, res);
}

function addBack(res: Bundle, aims: Aims, n: number): void {
  addBest(aims, res, n);
}

function bestCrew(aims: Aims, res: Bundle): void {
  const kinds = [0, 1, 2].filter((type) => (aims.produces[type] ?? 0) > 0);
  const gains = kinds.map((type) => {
    const next: Bundle = [res[0], res[1], res[2]];
    next[type] = (next[type] ?? 0) + (aims.produces[type] ?? 0);
    return { type, gain: worthOf(aims, next) };
  });
  gains.sort((a, b) => b.gain - a.gain || a.type - b.type);
  for (const { type } of gains.slice(0, 2)) res[type] = (res[type] ?? 0) + (aims.produces[type] ?? 0);
}

function market(state: State, seat: number, aims: Aims, res: Bundle): number {
  const copy: Bundle = [res[0], res[1], res[2]];
  let best = 0.05;
  if (sum(res) >= PRICES.marketGold)
    best = Math.max(best, aims.gold - takeCheapest(aims, copy, PRICES.marketGold));
  const price = marketPrice(state, seat);
  if (sum(res) >= price) {
    const swap: Bundle = [res[0], res[1], res[2]];
    const cost = takeCheapest(aims, swap, price);
    const before = worthOf(aims, swap);
    addBest(aims, swap, 1);
    best = Math.max(best, worthOf(aims, swap) - before - cost);
  }
  return best;
}

export interface Plan {
  readonly move: string;
  readonly worth: number;
}

/** Spots later sets can still hope for: open, not full, not about to be taken by a ghost. */
function laterSpots(state: State, seat: number): string[] {
  const doomed = state.ghostsDown ? [] : state.ghosts.map((ghost) => ghost.space);
  return SPOTS.filter(
    (spot) => !shut(state, seat, spot) && !isFull(state, spot) && !doomed.includes(spot.id),
  ).map((spot) => spot.id);
}

interface Single {
  readonly mask: number;
  readonly spot: string;
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
  base: readonly string[],
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
const ENGINEER_WORTH = 1.6;

/** Worth of a direct placement together with the best use of the other dice. */
export function placingWorth(
  state: State,
  seat: number,
  aims: Aims,
  own: readonly string[],
  move: string,
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
  own: readonly string[],
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
export function ownSpots(state: State, seat: number): string[] {
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
