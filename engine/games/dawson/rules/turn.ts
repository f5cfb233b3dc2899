/** The course of a turn: collect, manage, the scoring check, and the scoring round: grow, roll, score. */
import { riverFor, slowWeekFor } from '../data';
import { hasActed, isRival, levelOf, nextPlayer, playerAt, poolIsFull } from '../state';
import type { Emit, Placed, RoundCause, State } from '../state';
import { build, resize } from './build';
import { cityOf } from './city';
import { drawTiles, placeTile } from './grow';
import { host } from './host';
import { campersOf } from './lodging';
import { mine } from './mine';
import { cellOf } from './notation';
import { buildChoice, camperFor, growChoice, hostChoice, mineChoice, resizeChoice } from './rival';
import { landDice, rollPool } from './roll';
import { scoreRound } from './scoring';

/** Step 1 (DW-4.2), then a rival's whole turn or a person's management. */
export function startTurn(state: State, emit: Emit): void {
  const seat = state.active;
  state.fresh = -1;
  state.hosted = 0;
  state.buildUsed = false;
  state.fireUsed = false;
  state.mined = false;
  state.checkedOut = 0;
  state.burned = -1;
  // A rival has no seat, so that its turn must say itself that undo stops here.
  emit({ kind: 'turn', seat, ...(isRival(state, seat) ? { news: true } : {}) });
  collect(state, emit);
  state.step = 'manage';
  state.decider = seat;
  if (isRival(state, seat)) {
    rivalActs(state, emit);
    endTurn(state, emit);
  }
}

/** DW-4.2.1, DW-6.3.1 */
function collect(state: State, emit: Emit): void {
  const seat = state.active;
  const city = cityOf(state.plan);
  const leaving = city.reading.filter(
    (square) => state.owners[square] === seat && (state.dice[square] as number) > 0,
  );
  let gold = 0;
  for (const square of leaving) {
    gold += state.dice[square] as number;
    state.dice[square] = 0;
  }
  state.pool += leaving.length;
  state.checkedOut = leaving.length;
  const player = playerAt(state, seat);
  player.gold += gold;
  if (leaving.length > 0) {
    const targets = leaving.map((square) => cellOf(city, square));
    emit({ kind: 'collect', seat, args: { gold, guests: leaving.length }, targets, rule: 'DW-4.2.1' });
  }
  const stipend = isRival(state, seat) ? levelOf(state).stipend : 0;
  if (stipend > 0) {
    player.gold += stipend;
    emit({ kind: 'stipend', seat, args: { gold: stipend }, rule: 'DW-6.3.1' });
  }
}

/** DW-6.3.2 to 6.3.5, DW-6.3.9 */
function rivalActs(state: State, emit: Emit): void {
  const city = cityOf(state.plan);
  for (let choice = hostChoice(state, city); choice; choice = hostChoice(state, city)) {
    host(state, choice.hotel, choice.camper, emit, 'DW-6.3.2');
  }
  const lot = buildChoice(state, city);
  if (lot !== null) build(state, lot, emit, 'DW-6.3.3');
  else {
    const change = resizeChoice(state);
    if (change) {
      resize(state, change.hotel, change.value, emit, 'DW-6.3.4');
      if (campersOf(state, change.value).length > 0) {
        host(state, change.hotel, camperFor(state, city, change.hotel), emit, 'DW-6.3.4');
      }
    }
  }
  if (!hasActed(state)) {
    const camper = mineChoice(state, city);
    if (camper !== null) mine(state, camper, emit, 'DW-6.3.5');
  }
  if (!hasActed(state)) emit({ kind: 'idle', seat: state.active, rule: 'DW-6.3.9' });
}

/** DW-4.6.1: nobody checked out and nothing was done. */
export function isIdle(state: State): boolean {
  return state.checkedOut === 0 && !hasActed(state);
}

/** Idle turns in a row if this one ended now. */
export function idleAfter(state: State): number {
  return isIdle(state) ? state.idle + 1 : 0;
}

/** Why a scoring round would come if the turn ended now (DW-4.4.1, DW-4.6); null when none would. */
export function roundDue(state: State): RoundCause | null {
  const players = state.players.length;
  if (poolIsFull(state)) return 'pool';
  if (idleAfter(state) >= slowWeekFor(players)) return 'slow-week';
  return state.waited + 1 >= riverFor(players) ? 'river' : null;
}

/** The same after mining, which brings one die to the pool and ends the turn. */
export function roundDueMining(state: State): RoundCause | null {
  return roundDue({ ...state, pool: state.pool + 1, mined: true });
}

/** Step 3 (DW-4.4) and the stop rules (DW-4.6). */
export function endTurn(state: State, emit: Emit): void {
  const cause = roundDue(state);
  state.idle = idleAfter(state);
  state.turns += 1;
  state.waited += 1;
  state.longest = Math.max(state.longest, state.waited);
  if (cause === null) nextTurn(state, emit);
  else startRound(state, cause, emit);
}

function nextTurn(state: State, emit: Emit): void {
  state.active = nextPlayer(state);
  startTurn(state, emit);
}

const CAUSE_RULES: Readonly<Record<RoundCause, string>> = {
  pool: 'DW-4.4.1',
  'slow-week': 'DW-4.6.1',
  river: 'DW-4.6.2',
};

/** Grow (DW-4.5.1): draw, and ask where the tile goes. */
function startRound(state: State, cause: RoundCause, emit: Emit): void {
  const seat = state.active;
  if (cause !== 'pool') state.forced += 1;
  state.step = 'lay';
  emit({
    kind: `round-${cause}`,
    seat: -1,
    args: { round: state.round + 1, pool: state.pool },
    rule: CAUSE_RULES[cause],
  });
  drawTiles(state, emit);
  if (isRival(state, seat)) {
    return growCity(state, growChoice(state, cityOf(state.plan)), emit, 'DW-6.3.7');
  }
  state.decider = seat;
}

/** The tile in hand is placed, then the Roll step. */
export function growCity(state: State, place: Placed, emit: Emit, rule = 'DW-4.5.1'): void {
  placeTile(state, place, emit, rule);
  rollPool(state, emit);
  landAndScore(state, emit);
}

/** Lands what was rolled; if nobody has to settle a tie the round scores, and the next turn or the end follows. */
export function landAndScore(state: State, emit: Emit): void {
  if (!landDice(state, emit)) return;
  scoreRound(state, emit);
  if (state.step !== 'over') return nextTurn(state, emit);
  emit({ kind: 'end', seat: -1, rule: 'DW-5.1' });
}
