/** What a management action does to the city. Whoever decides, a person or a ledger, it is carried out here. */
import type { Emit } from '../../../core/game';
import { roll } from '../../../core/rng';
import { cityOf } from './city';
import { fireChoice } from './rival';
import { fireWays } from './moves';
import {
  buildPrice,
  cellOf,
  hasAbility,
  insurance,
  isCamper,
  isRival,
  playerAt,
  resizePrice,
} from '../state';
import type { State } from '../state';

/** DW-4.3.11 */
export function mine(state: State, camper: number, emit: Emit, rule = 'DW-4.3.11'): void {
  const seat = state.active;
  const face = roll(state.rng);
  const gold = face + (hasAbility(state, seat, 'rich-claim') ? 2 : 0);
  const value = state.dice[camper] as number;
  state.dice[camper] = 0;
  state.pool += 1;
  playerAt(state, seat).gold += gold;
  state.mined = true;
  emit({
    kind: 'mine',
    seat,
    args: { roll: face, gold, value },
    targets: [cellOf(cityOf(state.plan), camper)],
    rule,
  });
}

/** DW-4.3.20 */
export function host(state: State, hotel: number, camper: number, emit: Emit, rule = 'DW-4.3.20'): void {
  const value = state.dice[camper] as number;
  state.dice[hotel] = value;
  state.dice[camper] = 0;
  state.hosted += 1;
  const city = cityOf(state.plan);
  emit({
    kind: 'host',
    seat: state.active,
    args: { value, hotel, camper },
    targets: [cellOf(city, hotel), cellOf(city, camper)],
    rule,
  });
}

/** DW-4.3.30, DW-4.3.31: a camper on the lot simply stays, as a guest. */
export function build(state: State, square: number, emit: Emit, rule = 'DW-4.3.30'): void {
  const city = cityOf(state.plan);
  const seat = state.active;
  const value = city.lots[square] as number;
  const occupied = isCamper(state, square);
  const gold = buildPrice(state, seat, value, occupied);
  const player = playerAt(state, seat);
  player.gold -= gold;
  player.supply[value - 1] = (player.supply[value - 1] as number) - 1;
  state.owners[square] = seat;
  state.sizes[square] = value;
  state.fresh = square;
  state.buildUsed = true;
  emit({
    kind: occupied ? 'build-occupied' : 'build',
    seat,
    args: { value, gold, square },
    targets: [cellOf(city, square)],
    rule,
  });
}

/** DW-4.3.34, DW-4.3.35 */
export function resize(state: State, square: number, value: number, emit: Emit, rule = 'DW-4.3.34'): void {
  const seat = state.active;
  const player = playerAt(state, seat);
  const from = state.sizes[square] as number;
  const gold = resizePrice(from, value);
  player.gold -= gold;
  player.supply[from - 1] = (player.supply[from - 1] as number) + 1;
  player.supply[value - 1] = (player.supply[value - 1] as number) - 1;
  state.sizes[square] = value;
  state.buildUsed = true;
  emit({
    kind: value > from ? 'upgrade' : 'downgrade',
    seat,
    args: { from, value, gold, square },
    targets: [cellOf(cityOf(state.plan), square)],
    rule,
  });
}

/** DW-4.3.41, DW-4.3.42: an empty hotel burns and its owner passes the fire on. */
export function burn(state: State, square: number, emit: Emit): void {
  const city = cityOf(state.plan);
  const owner = state.owners[square] as number;
  const value = state.sizes[square] as number;
  const gold = insurance(state, owner, value);
  const player = playerAt(state, owner);
  player.gold += gold;
  player.supply[value - 1] = (player.supply[value - 1] as number) + 1;
  state.owners[square] = -1;
  state.sizes[square] = 0;
  state.picked = square;
  emit({ kind: 'burn', seat: owner, args: { value, gold, square }, targets: [cellOf(city, square)] });
  const ways = fireWays(state, city, square);
  if (ways.length === 0) {
    emit({ kind: 'fire-out', seat: -1, targets: [cellOf(city, square)], rule: 'DW-4.3.42' });
    endFire(state);
  } else if (ways.length === 1) enter(state, ways[0] as number, emit, 'DW-4.3.42');
  else if (isRival(state, owner)) enter(state, fireChoice(state, city, owner), emit, 'DW-6.3.6');
  else {
    state.step = 'fire-pass';
    state.decider = owner;
  }
}

/** DW-4.3.43, DW-4.3.44 */
export function enter(state: State, square: number, emit: Emit, rule = 'DW-4.3.42'): void {
  const city = cityOf(state.plan);
  const from = city.near[square]?.includes(state.picked) ? state.picked : square;
  const targets = [cellOf(city, square), cellOf(city, from)];
  if (city.lots[square] === 0) {
    emit({ kind: 'fire-public', seat: -1, args: { square }, targets, rule });
    return endFire(state);
  }
  const owner = state.owners[square] as number;
  const value = state.dice[square] as number;
  if (value > 0) {
    state.dice[square] = 0;
    state.pool += 1;
    emit({ kind: 'fire-guest', seat: owner, args: { value, square }, targets, rule });
    return endFire(state);
  }
  emit({ kind: 'fire-pass', seat: owner, args: { square }, targets, rule });
  burn(state, square, emit);
}

function endFire(state: State): void {
  state.picked = -1;
  state.step = 'manage';
  state.decider = state.active;
}
