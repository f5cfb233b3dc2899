/** Advice on fires: the insurance against what it costs to build again, and what the fire reaches. */
import { noEvents } from '../../../core/game';
import type { Move } from '../../../core/game';
import { buildPrice } from '../rules/build';
import { cityOf } from '../rules/city';
import type { City } from '../rules/city';
import { enter, fireChoices, fireWays, insurance } from '../rules/fire';
import { manage } from '../rules/manage';
import { squareOf } from '../rules/notation';
import { clone } from '../state';
import type { State } from '../state';
import { changeLine, counts } from './advice-holds';
import { advice, isFinal } from './advice-lines';
import { say } from './catalogue-advice';
import { buildingName, nameTo } from './names';

export function adviseFire(state: State, city: City, hotel: number): string {
  const seat = state.active;
  const value = state.sizes[hotel] as number;
  const price = buildPrice(state, seat, value, false);
  const paid = say('fire', { gold: insurance(state, seat, value), price });
  const ways = fireChoices(state, city, hotel);
  // As the ticket counts them: of several public buildings one is asked about, but all stand next door.
  if (ways.length > 1) return advice(paid, say('fire.choice', { n: fireWays(state, city, hotel).length }));
  const next = clone(state);
  manage(next, city, { verb: 'fire', hotel }, noEvents);
  // Where somebody has to pass it on, what stands then is not the end of it.
  const over = next.step === 'manage';
  const change = over && counts(next) ? changeLine(state, next, seat) : null;
  const lot = say('fire.lot', { lot: city.lots[hotel] as number });
  return advice(paid, change ?? reachLine(state, next, hotel) ?? lot);
}

/** Where only one thing can follow: how far the fire goes. */
function reachLine(state: State, next: State, hotel: number): string | null {
  const fled = state.dice.findIndex((die, square) => die > 0 && next.dice[square] === 0);
  if (fled >= 0) {
    const name = nameTo(state, state.owners[fled] as number);
    return say('fire.guest', { name, value: state.dice[fled] as number });
  }
  const n = next.owners.filter((owner, square) => square !== hotel && owner !== state.owners[square]).length;
  if (n === 0) return null;
  return say(next.step === 'fire-pass' ? 'fire.spread.on' : 'fire.spread', { n });
}

/** Whoever passes the fire on may be another than whoever set it. */
export function adviseFirePass(state: State, move: Move): string {
  const city = cityOf(state.plan);
  const square = squareOf(city, move);
  const next = clone(state);
  enter(next, square, state.decider, noEvents);
  const over = next.step === 'manage';
  const change = over && counts(next) ? changeLine(state, next, state.decider) : null;
  return advice(lossLine(state, city, square), change);
}

/** Who loses what if the fire goes there. */
function lossLine(state: State, city: City, square: number): string {
  if (city.lots[square] === 0)
    return say('pass.public', { building: buildingName(city, square).toLowerCase() });
  const owner = state.owners[square] as number;
  const own = owner === state.decider;
  const name = nameTo(state, owner);
  const guest = state.dice[square] as number;
  if (guest > 0) {
    const paid = isFinal(state) ? 'late' : 'guest';
    return say(own ? `pass.own.${paid}` : `pass.${paid}`, { name, value: guest });
  }
  const value = state.sizes[square] as number;
  const holes = { gold: insurance(state, owner, value), price: buildPrice(state, owner, value, false) };
  return say(own ? 'pass.own.hotel' : 'pass.hotel', { name, ...holes });
}
