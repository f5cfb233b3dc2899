/** What placing dice leads to, and what may be done before and on the Dealer. */
import type { Move } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { DICE, FACES, PAWN_TRACK, POINTS, spacesAt, SPOTS, spotOf, type SpotId } from '../data';
import { loanPrice } from '../rules/goods';
import {
  bundleIn,
  diceIn,
  parseBump,
  parseChange,
  parsePlacing,
  parseShifting,
  verbIn,
  verbOf,
} from '../rules/notation';
import { fits, isFull, shut } from '../rules/placement';
import { placedSet } from '../rules/placement-dealer';
import type { TurnVerb } from '../rules/placement-turn';
import { dicePool } from '../rules/roles';
import { seatOf, type Die, type State, type Task } from '../state';
import { cardAdvice } from './advice-cards';
import { advice, heldWords, planOf, plus, wayPlan } from './advice-plan';
import type { Advice, AdviceOf } from './advice-said';
import { choices, purseAt } from './advice-forecast';
import { spaceAdvice } from './advice-spaces';
import { repayAdvice } from './advice-trades';
import { say } from './catalogue-advice';
import { bundleName, roleName, seatNameWithin, spaceName } from './names';

const TURN: Readonly<Record<TurnVerb, Advice<'place'>>> = {
  place: placeAdvice,
  pass: (state, { seat }) =>
    advice(say('pass', { n: seatOf(state, seat).dice.length }), wayPlan(state, seat)),
  reroll: (state, { seat }, move) => rerollAdvice(state, seat, diceIn(move)),
  change: turnAdvice,
  pony: turnAdvice,
  card: cardAdvice,
  repay: repayAdvice,
};

export const placingAdvice: AdviceOf<
  'turn-in' | 'take-outlaw' | 'gunslinger' | 'place' | 'reroll' | 'dealer' | 'jump-target'
> = {
  'turn-in'(state, { seat }, move) {
    const { bonus, sentence } = seatOf(state, seat);
    const n = dicePool(bonus);
    return move === 'turn-in'
      ? say('turn-in', { n, points: -POINTS.outlaw })
      : say('stay', { n: Math.max(0, n - sentence), points: -POINTS.outlaw });
  },

  'take-outlaw'(state, { seat, n }, move) {
    if (move === 'outlaw') return say('outlaw', { points: -POINTS.outlaw });
    const { role } = seatOf(state, seat);
    const dice = n >= DICE.all ? say('jail.all') : say('jail', { n });
    return advice(
      dice,
      role === '' ? null : say('jail.role', { role: roleName(role) }),
      say('jail.points', { points: -POINTS.jail }),
    );
  },

  gunslinger(state, { seat }, move) {
    const { pawn, gunDie } = seatOf(state, seat);
    const other = 1 - seat;
    const n = move === 'stay' ? pawn : pawn + (move === 'up' ? gunDie : -gunDie);
    const spots: readonly SpotId[] = spacesAt(n);
    // One that stays shuts its number already: what would fit is asked of the table without it.
    const away = state.seats.map((one, index) => (index === seat ? { ...one, pawn: PAWN_TRACK.to } : one));
    const table = n === pawn ? { ...state, seats: away } : state;
    const open = fitting(table, other, seatOf(state, other).dice);
    const hit = spots.some((spot) => open.includes(spot));
    const holes = { who: seatNameWithin(state, other), spaces: list(spots.map(spaceName)) };
    return say(hit ? 'pawn.hits' : 'pawn.misses', holes);
  },

  place: (state, now, move) => TURN[verbIn(TURN, move)](state, now, move),

  reroll: (state, { seat }, move) =>
    move === 'stop'
      ? say('reroll.stop', { n: fitting(state, seat, seatOf(state, seat).dice).length })
      : rerollAdvice(state, seat, diceIn(move)),

  dealer: dealerAdvice,

  'jump-target'(state, { seat }, move) {
    const { victim, spot } = parseBump(move);
    const [follows] = spaceAdvice(state, seat, { spot, others: ownSpots(state, seat), left: [] });
    return advice(
      say('bump', { who: capital(seatNameWithin(state, victim)), space: spaceName(spot) }),
      follows,
    );
  },
};

/** Spots a seat has dice on. */
export function ownSpots(state: State, seat: number, but: SpotId | null = null): SpotId[] {
  return state.sets.filter((set) => set.seat === seat && set.spot !== but).map(({ spot }) => spot);
}

/** Spots some of these dice would fit as they lie. */
export function fitting(state: State, seat: number, dice: readonly Die[]): SpotId[] {
  const sets = choices(dice);
  return SPOTS.filter((spot) => !shut(state, seat, spot) && !isFull(state, spot))
    .filter((spot) => sets.some((chosen) => fits(state, seat, spot, chosen, 0, false)))
    .map(({ id }) => id);
}

function placeAdvice(state: State, { seat }: Task<'place'>, move: Move): string {
  const { spot, dice, shift, share } = parsePlacing(move);
  const left = seatOf(state, seat).dice.filter((_, index) => !dice.includes(index));
  const paid = withoutTokens(state, seat, { wild: shift !== 0 ? 1 : 0, engineer: share ? 1 : 0 });
  const [follows, ...plans] = spaceAdvice(paid, seat, { spot, others: ownSpots(state, seat), left });
  const [first = null, ...more] = plans;
  return advice(
    follows,
    spot === 'dealer' ? null : ghostMet(state, spot),
    ghostAhead(state, seat, spot, left, true),
    first,
    ...more,
    ghostAhead(state, seat, spot, left, false),
    shift !== 0 ? say('spent', { token: say('spent.wild') }) : null,
    share ? say('spent', { token: say('spent.engineer') }) : null,
  );
}

/** The table once a seat has spent these tokens: there is room for new ones. */
function withoutTokens(
  state: State,
  seat: number,
  spent: { readonly wild?: number; readonly engineer?: number },
): State {
  const seats = state.seats.map((one, index) => {
    if (index !== seat) return one;
    const { wild, engineer } = one.tokens;
    const left = { wild: wild - (spent.wild ?? 0), engineer: engineer - (spent.engineer ?? 0) };
    return { ...one, tokens: { ...one.tokens, ...left } };
  });
  return { ...state, seats };
}

/** DH-6.14: whoever stands where a ghost heads makes it fade. */
function ghostMet(state: State, spot: SpotId): string | null {
  return !state.ghostsDown && state.ghosts.some((ghost) => ghost.space === spot) ? say('ghost.fades') : null;
}

/** Spaces whose loss is told before all else. */
const BUILDS: readonly SpotId[] = ['builder', 'rail-baron'];

/** DH-6.15: ghosts come after the first turn; one may take what the dice that are left would fit. */
function ghostAhead(
  state: State,
  seat: number,
  spot: SpotId,
  left: readonly Die[],
  builds: boolean,
): string | null {
  if (state.ghostsDown || left.length === 0) return null;
  const open = fitting(state, seat, left);
  const ghost = state.ghosts.find(
    ({ space }) => space !== spot && open.includes(space) && BUILDS.includes(space) === builds,
  );
  return ghost ? say('ghost.takes', { space: spaceName(ghost.space) }) : null;
}

/** In how many rolls these dice would fit Builder, and whether they do as they lie. */
function rerollAdvice(state: State, seat: number, indices: readonly number[]): string {
  const { dice } = seatOf(state, seat);
  const builder = spotOf('builder');
  const open = !shut(state, seat, builder) && !isFull(state, builder);
  const rolls = FACES ** indices.length;
  let hits = 0;
  let spaces = 0;
  for (let roll = 0; roll < rolls; roll++) {
    const rolled = dice.map((die, index): Die => {
      const at = indices.indexOf(index);
      return at < 0 ? die : { ...die, face: 1 + (Math.floor(roll / FACES ** at) % FACES), changed: '' };
    });
    if (open) hits += fitting(state, seat, rolled).includes('builder') ? 1 : 0;
    else spaces += fitting(state, seat, rolled).length;
  }
  const now = fitting(state, seat, dice);
  if (!open)
    return say('reroll.spaces', {
      n: now.length,
      average: (Math.round((10 * spaces) / rolls) / 10).toString(),
    });
  return advice(
    say('reroll.builder', { n: hits, of: rolls }),
    now.includes('builder') ? say('reroll.fits') : say('reroll.now', { n: now.length }),
  );
}

/** One die turned to another face: the spaces it opens and closes. */
function turnAdvice(state: State, { seat }: Task<'place'>, move: Move): string {
  const { index, face } = parseChange(move);
  const { dice } = seatOf(state, seat);
  const turned = dice.map((die, i): Die => (i === index ? { ...die, face, changed: 'engineer' } : die));
  const before = fitting(state, seat, dice);
  const after = fitting(state, seat, turned);
  const fresh = after.filter((spot) => !before.includes(spot));
  if (fresh.length === 0)
    return advice(say('turned.nothing', { n: after.length, was: before.length }), wayPlan(state, seat));
  const worthy = fresh.includes('builder') ? (['builder'] as const) : fresh;
  const [best] = worthy;
  const shown = fresh.slice(0, SHOWN).map(spaceName);
  const more = fresh.length - shown.length;
  const where = list(more > 0 ? [...shown, say('more', { n: more })] : shown);
  const paid = verbOf(move) === 'change' ? withoutTokens(state, seat, { engineer: 1 }) : state;
  const [follows] = best
    ? spaceAdvice(paid, seat, { spot: best, others: ownSpots(state, seat), left: [] })
    : [null];
  return advice(
    say('turned', { where }),
    follows && best ? say('turned.then', { space: spaceName(best), follows }) : null,
  );
}

/** So many names are read at a glance. */
const SHOWN = 3;

function dealerAdvice(state: State, { seat }: Task<'dealer'>, move: Move): string {
  const { dice } = seatOf(state, seat);
  if (move === 'nothing')
    return advice(
      dice.length > 0 ? say('dealer.done', { n: dice.length }) : say('dealer.last'),
      wayPlan(state, seat),
    );
  if (verbOf(move) === 'loan') return loanAdvice(state, seat, move);
  const { from, dice: chosen, spot, share } = parseShifting(move);
  const others = ownSpots(state, seat, from).filter((one) => one !== spot);
  const left = dice.filter((_, index) => !chosen.includes(index));
  const paid = withoutTokens(state, seat, { engineer: share ? 1 : 0 });
  const [follows, ...plans] = spaceAdvice(paid, seat, { spot, others, left });
  const leaves =
    from && placedSet(state, seat, from) ? say('dealer.leaves', { space: spaceName(from) }) : null;
  return advice(follows, ghostMet(state, spot), ghostAhead(state, seat, spot, left, true), ...plans, leaves);
}

/** Three resources at once, six or a point later. */
function loanAdvice(state: State, seat: number, move: Move): string {
  const bundle = bundleIn(move);
  const before = purseAt(state, seat, ownSpots(state, seat), 'builder');
  const after = plus(before, bundle);
  return advice(
    say('loan', { goods: bundleName(bundle), n: loanPrice(state, seat), points: -POINTS.loan }),
    planOf(state, seat, after, before),
    say('holds', { held: heldWords(after.res) }),
  );
}
