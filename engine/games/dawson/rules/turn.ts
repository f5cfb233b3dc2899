/** The course of a turn: collect, the rival's ledger, the scoring check, growth, landing, scoring. */
import type { Emit } from '../../../core/game';
import { roll } from '../../../core/rng';
import { cityOf, extendPlan, SQUARES } from './city';
import { RIVER_TURNS, SCORING_ROUNDS, tileAt } from '../data';
import { build, host, mine, resize } from './deeds';
import {
  buildChoice,
  camperFor,
  growChoice,
  hostChoice,
  landingChoice,
  mineChoice,
  resizeChoice,
} from './rival';
import { campersOf, hasManaged, landingValue, nearestLandings } from './moves';
import { cellOf, hasAbility, isRival, isStreet, levelOf, nextPlayer, playerAt, standings } from '../state';
import type { State } from '../state';

/** Step 1 (DW-4.2), then a rival's whole turn or a person's management. */
export function startTurn(state: State, emit: Emit): void {
  const seat = state.active;
  state.fresh = -1;
  state.hosted = 0;
  state.buildUsed = false;
  state.fireUsed = false;
  state.mined = false;
  state.picked = -1;
  emit({ kind: 'turn', seat });
  collect(state, emit);
  state.step = 'manage';
  state.decider = seat;
  if (isRival(state, seat)) {
    rivalActs(state, emit);
    endTurn(state, emit);
  }
}

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
  if (!hasManaged(state)) {
    const camper = mineChoice(state, city);
    if (camper !== null) mine(state, camper, emit, 'DW-6.3.5');
  }
  if (!hasManaged(state)) emit({ kind: 'idle', seat: state.active, rule: 'DW-6.3.9' });
}

/** Step 3 (DW-4.4) and the stop rules (DW-4.6). */
export function endTurn(state: State, emit: Emit): void {
  state.turns += 1;
  state.waited += 1;
  state.longest = Math.max(state.longest, state.waited);
  state.idle = state.checkedOut === 0 && !hasManaged(state) ? state.idle + 1 : 0;
  const players = state.players.length;
  if (state.pool >= state.growAt) return startRound(state, 'pool', emit);
  if (state.idle >= Math.max(2, players)) return startRound(state, 'slow-week', emit);
  if (state.waited >= RIVER_TURNS * players) return startRound(state, 'river', emit);
  nextTurn(state, emit);
}

function nextTurn(state: State, emit: Emit): void {
  state.active = nextPlayer(state);
  startTurn(state, emit);
}

type Cause = 'pool' | 'slow-week' | 'river';
const CAUSE_RULES: Readonly<Record<Cause, string>> = {
  pool: 'DW-4.4.1',
  'slow-week': 'DW-4.6.1',
  river: 'DW-4.6.2',
};

/** Grow (DW-4.5.1): draw, and ask where the tile goes. */
function startRound(state: State, cause: Cause, emit: Emit): void {
  const seat = state.active;
  if (cause !== 'pool') state.forced += 1;
  // DW-4.3.32 protects a hotel for the rest of its own turn only, and nothing can burn after Step 2.
  emit({
    kind: `round-${cause}`,
    seat: -1,
    args: { round: state.round + 1, pool: state.pool },
    rule: CAUSE_RULES[cause],
  });
  const count = hasAbility(state, seat, 'two-plans') ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const tile = state.deck.pop();
    if (tile === undefined) throw new Error('The City Deck is empty.');
    state.drawn.push(tile);
    emit({ kind: 'draw', seat, args: { tile: tileAt(tile).id }, news: true });
  }
  state.rotation = -1;
  if (isRival(state, seat)) {
    const place = growChoice(state, cityOf(state.plan));
    state.rotation = place.r;
    return placeTile(state, place.x, place.y, emit, 'DW-6.3.7');
  }
  state.decider = seat;
  state.step = count === 2 ? 'pick-tile' : 'place-rotation';
}

/** DW-4.5.4, then the Roll step. */
export function placeTile(state: State, x: number, y: number, emit: Emit, rule = 'DW-4.5.1'): void {
  const tile = state.drawn.pop();
  if (tile === undefined) throw new Error('There is no tile to place.');
  layTile(state, tile, state.rotation, x, y);
  const city = cityOf(state.plan);
  const newest = city.placed.length - 1;
  const targets = Array.from({ length: SQUARES }, (_, i) => cellOf(city, newest * SQUARES + i));
  emit({ kind: 'place', seat: state.active, args: { tile: tileAt(tile).id }, targets, rule });
  if (state.pool > 0) rollPool(state, emit);
  landDice(state, emit);
}

export function layTile(state: State, tile: number, r: number, x: number, y: number): void {
  state.plan = extendPlan(state.plan, { tile, r, x, y });
  for (let i = 0; i < SQUARES; i++) {
    state.dice.push(0);
    state.owners.push(-1);
    state.sizes.push(0);
  }
}

/** DW-4.5.10 */
function rollPool(state: State, emit: Emit): void {
  const faces: number[] = [];
  for (let i = 0; i < state.pool; i++) faces.push(roll(state.rng));
  faces.sort((p, q) => q - p);
  for (const face of faces) state.rolled[face - 1] = (state.rolled[face - 1] as number) + 1;
  emit({
    kind: 'roll',
    seat: state.active,
    args: { dice: faces.join(' '), count: faces.length },
    rule: 'DW-4.5.10',
  });
}

/** DW-4.5.11 to 4.5.17; stops where the next player must settle a tie. */
export function landDice(state: State, emit: Emit): void {
  const city = cityOf(state.plan);
  for (let value = landingValue(state); value > 0; value = landingValue(state)) {
    const left = state.rolled[value - 1] as number;
    const landing = nearestLandings(state, city);
    if (landing.squares.length === 0) {
      state.rolled[value - 1] = 0;
      emit({ kind: 'stay', seat: -1, args: { value, count: left }, rule: 'DW-4.5.16' });
    } else if (landing.squares.length <= left) {
      for (const square of landing.squares) land(state, square, emit, 'DW-4.5.12');
    } else {
      const chooser = nextPlayer(state);
      if (!isRival(state, chooser)) {
        state.step = 'landing-tie';
        state.decider = chooser;
        return;
      }
      land(state, landingChoice(state, landing.squares, chooser), emit, 'DW-6.3.8');
    }
  }
  score(state, emit);
}

/** One die of the value being landed takes this space. */
export function land(state: State, square: number, emit: Emit, rule: string): void {
  const city = cityOf(state.plan);
  const value = landingValue(state);
  const owner = state.owners[square] as number;
  state.rolled[value - 1] = (state.rolled[value - 1] as number) - 1;
  state.dice[square] = value;
  state.pool -= 1;
  const fresh = square >= (city.placed.length - 1) * SQUARES;
  emit({
    kind: owner >= 0 ? 'land-hotel' : fresh ? 'land-new' : 'land-lot',
    seat: owner,
    args: { value, square },
    targets: [cellOf(city, square)],
    rule: fresh && rule === 'DW-4.5.12' ? 'DW-4.5.11' : rule,
  });
  if (owner >= 0 && hasAbility(state, owner, 'word-of-mouth')) {
    playerAt(state, owner).gold += 1;
    emit({ kind: 'word-of-mouth', seat: owner, args: { gold: 1 }, rule: 'DW-6.4.5' });
  }
}

/** DW-4.5.20 to 4.5.28 */
function score(state: State, emit: Emit): void {
  const city = cityOf(state.plan);
  const gained = new Array<number>(state.players.length).fill(0);
  let street = 0;
  const entries: string[] = [];
  standings(state).forEach(({ control, points }, hood) => {
    const targets = [`hood:${hood}`];
    const tile = city.placed[city.hoods[hood]?.tiles[0] ?? 0]?.tile ?? 0;
    const args = { points, strength: control.best, place: tileAt(tile).name };
    if (control.gang) {
      street += points;
      entries.push(`${points}:g`);
      emit({
        kind: isStreet(state) ? 'score-street' : 'score-gang',
        seat: -1,
        args,
        targets,
        rule: 'DW-4.5.27',
      });
    } else if (control.winners.length === 0) {
      entries.push(`${points}:-`);
    } else {
      entries.push(`${points}:${control.winners.join('+')}`);
      for (const seat of control.winners) {
        gained[seat] = (gained[seat] as number) + control.share;
        emit({ kind: 'score', seat, args: { ...args, share: control.share }, targets, rule: 'DW-4.5.26' });
      }
    }
  });
  gained.forEach((points, seat) => (playerAt(state, seat).points += points));
  state.rounds.push(gained);
  state.street.push(street);
  state.ledger.push(entries.join(' '));
  state.round += 1;
  state.idle = 0;
  state.waited = 0;
  emit({ kind: 'round-end', seat: -1, args: { round: state.round } });
  if (state.round < SCORING_ROUNDS) return nextTurn(state, emit);
  // DW-5.1
  state.step = 'over';
  state.fresh = -1;
  emit({ kind: 'end', seat: -1, rule: 'DW-5.1' });
}
