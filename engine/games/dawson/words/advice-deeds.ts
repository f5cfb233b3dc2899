/** Advice on the deeds of the management step: gold, the neighbourhood it serves, and the way to the next scoring round. */
import type { Move } from '../../../core/game';
import { noEvents } from '../../../core/game';
import { slowWeekFor } from '../data';
import { buildPrice } from '../rules/build';
import { cityOf, hoodIndex } from '../rules/city';
import type { City } from '../rules/city';
import { gangAt, gangWithout, standings } from '../rules/control';
import type { Standing } from '../rules/control';
import { fillPlan } from '../rules/fill';
import { host } from '../rules/host';
import { campersOf, emptyHotels } from '../rules/lodging';
import { manage } from '../rules/manage';
import { readDeed } from '../rules/notation';
import type { Deed } from '../rules/notation';
import { idleAfter, isIdle } from '../rules/turn';
import { clone, isCamper } from '../state';
import type { State } from '../state';
import { adviseFire } from './advice-fire';
import {
  against,
  changeLine,
  counts,
  guestThere,
  holdsLine,
  sideOf,
  totalsLine,
  totalsOf,
} from './advice-holds';
import {
  advice,
  guestsOf,
  isAlone,
  isDue,
  isFinal,
  nextTurn,
  poolLine,
  shown,
  whenUsed,
} from './advice-lines';
import { adviseMine } from './advice-mine';
import { say } from './catalogue-advice';
import { hoodName, shortPlace } from './names';

type DeedOf<V extends Deed['verb']> = Extract<Deed, { readonly verb: V }>;

export function adviseDeed(state: State, move: Move): string {
  const city = cityOf(state.plan);
  const deed = readDeed(city, move);
  switch (deed.verb) {
    case 'mine':
      return adviseMine(state, city, deed.camper);
    case 'host':
      return adviseHost(state, city, deed);
    case 'fill':
      return adviseFill(state, city);
    case 'build':
      return adviseBuild(state, city, deed.lot);
    case 'resize':
      return adviseResize(state, city, deed);
    case 'fire':
      return adviseFire(state, city, deed.hotel);
    case 'done':
      return adviseDone(state);
  }
}

/** The position after a deed that needs no dice. */
function after(state: State, city: City, deed: DeedOf<'host' | 'fill' | 'build' | 'resize'>): State {
  const next = clone(state);
  manage(next, city, deed, noEvents);
  return next;
}

function adviseHost(state: State, city: City, deed: DeedOf<'host'>): string {
  const next = after(state, city, deed);
  const paid = paysLine(state, city, deed.camper, nextTurn(next));
  if (!counts(next)) return advice(paid, poolLine(next));
  const holds = holdsLine(state, next, state.active, deed.hotel);
  if (isFinal(next)) return advice(holds, say('pays.late'));
  return advice(holds, paid, say('pays', { value: next.dice[deed.hotel] as number, next: nextTurn(next) }));
}

/** What the guest pays, and what its leaving does to the gang it camped with. */
function paysLine(state: State, city: City, camper: number, next: string): string {
  const value = state.dice[camper] as number;
  const place = hoodName(city, hoodIndex(city, camper));
  const rest = gangWithout(city, state, camper);
  if (rest > 0) return say('pays.gang', { value, next, place, gang: gangAt(city, state, camper), rest });
  const gang = standings({ ...state, dice: without(state, camper) })[hoodIndex(city, camper)]?.strength.gang;
  return gang === 0 ? say('pays.gone', { value, next, place }) : say('pays', { value, next });
}

function without({ dice }: State, square: number): number[] {
  return dice.map((die, other) => (other === square ? 0 : die));
}

function adviseFill(state: State, city: City): string {
  const next = after(state, city, { verb: 'fill' });
  const lodgers = fillPlan(state, city);
  const gold = lodgers.reduce((sum, { camper }) => sum + (state.dice[camper] as number), 0);
  const paid = isFinal(next)
    ? say('pays.late')
    : say('guests', { n: lodgers.length, gold, next: nextTurn(next) });
  if (!counts(next)) return advice(paid, poolLine(next));
  return advice(changeLine(state, next, state.active) ?? totalsLine(next, state.active), paid);
}

function adviseBuild(state: State, city: City, lot: number): string {
  const value = city.lots[lot] as number;
  const next = after(state, city, { verb: 'build', lot });
  const price = buildPrice(state, state.active, value, isCamper(state, lot));
  if (isCamper(state, lot)) {
    const paid = isFinal(next) ? say('pays.late') : say('build.back', { value, price, next: nextTurn(next) });
    return counts(next)
      ? advice(holdsLine(state, next, state.active, lot), paid)
      : advice(paid, poolLine(next));
  }
  const guest = counts(next) ? null : nextGuest(whenUsed(next), value, lot);
  if (guest) return advice(guestLine(next, city, lot, guest), poolLine(next));
  const linked = counts(next) ? changeLine(state, next, state.active) : null;
  return advice(
    linked ?? guestThere(whenUsed(next), state.active, lot, value),
    fitsLine(next, city, value, Math.ceil(price / value)),
  );
}

interface Guest {
  readonly camper: number;
  /** The position once it has moved in. */
  readonly hosted: State;
}

/** The camper this new room can host next turn, if there is one that no older room of the same value waits for. */
function nextGuest(state: State, value: number, hotel: number): Guest | null {
  const rooms = olderRooms(state, value);
  return campersOf(state, value).length > rooms ? bestGuest(state, hotel, value) : null;
}

function olderRooms(state: State, value: number): number {
  return emptyHotels(state, state.active, true).filter((square) => state.sizes[square] === value).length;
}

/** Whom the room can take next turn, and what it then holds. */
function guestLine(state: State, city: City, hotel: number, { camper, hosted }: Guest): string {
  const hood = hoodIndex(city, hotel);
  const side = sideOf(hosted, standings(hosted)[hood] as Standing, state.active);
  const { own, other, points, holders } = side;
  const value = hosted.dice[hotel] as number;
  const holes = { value, from: shortPlace(city, camper), place: hoodName(city, hood), own, other, points };
  if (!holders.includes(state.active)) return say('next.short', holes);
  return say(other === 0 ? 'next.holds.alone' : 'next.holds', holes);
}

/** Who may move in: a camper no older room of yours takes, or a rolled die. */
function fitsLine(state: State, city: City, value: number, back: number): string {
  const waiting = campersOf(state, value);
  const n = waiting.length - olderRooms(state, value);
  const [camper] = waiting;
  if (n > 0 && camper !== undefined && !isFinal(state)) {
    if (!isAlone(state)) return say('fits.race', { n });
    return n > 1 ? say('fits.more', { n }) : say('fits.one', { value, from: shortPlace(city, camper) });
  }
  if (isDue(state) && state.pool > 0) return say('fits.roll', { value, percent: shown(state.pool) });
  return isFinal(state) ? say('fits.later', { value }) : say('fits.none', { value, n: back });
}

function adviseResize(state: State, city: City, deed: DeedOf<'resize'>): string {
  const { hotel, value } = deed;
  const next = after(state, city, deed);
  const seat = state.active;
  const best = hotel === next.fresh ? null : bestGuest(next, hotel, value);
  if (best === null) {
    const fits = isDue(next) && next.pool > 0;
    const linked = counts(next) ? changeLine(state, next, seat) : null;
    return advice(
      linked ?? guestThere(whenUsed(next), seat, hotel, value),
      fits ? say('fits.roll', { value, percent: shown(next.pool) }) : say('fits.later', { value }),
    );
  }
  const from = shortPlace(city, best.camper);
  const coming = nextTurn(best.hosted);
  const moves = say(isFinal(best.hosted) ? 'resize.moves' : 'resize.pays', { value, from, next: coming });
  if (!counts(best.hosted)) return advice(moves, poolLine(best.hosted));
  const hood = hoodIndex(city, hotel);
  const was = sideOf(state, standings(state)[hood] as Standing, seat);
  const now = sideOf(best.hosted, standings(best.hosted)[hood] as Standing, seat);
  if (was.share === 0 && now.share === now.points && now.points > 0) {
    const holes = {
      value,
      from,
      place: hoodName(city, hood),
      own: now.own,
      other: now.other,
      points: now.points,
    };
    const paid = isFinal(best.hosted) ? say('pays.late') : say('pays', { value, next: coming });
    return advice(say(now.other === 0 ? 'resize.wins.alone' : 'resize.wins', holes), paid);
  }
  return advice(moves, holdsLine(state, best.hosted, seat, hotel), totalsLine(best.hosted, seat));
}

/** The camper whose moving in brings most, and the position then; null where none fits. */
function bestGuest(state: State, hotel: number, value: number): Guest | null {
  let best: (Guest & { readonly lead: number }) | null = null;
  for (const camper of campersOf(state, value)) {
    const hosted = clone(state);
    host(hosted, hotel, camper, noEvents);
    const { own, street, others } = totalsOf(hosted, standings(hosted), state.active);
    const lead = own - street - others;
    if (best === null || lead > best.lead) best = { camper, hosted, lead };
  }
  return best;
}

function adviseDone(state: State): string {
  const { n, gold } = guestsOf(state, state.active);
  const none = isAlone(state) ? say('guests.none') : null;
  const paid = n > 0 ? say('guests', { n, gold, next: nextTurn(state) }) : none;
  if (!isDue(state)) {
    const idle = { n: idleAfter(state), of: slowWeekFor(state.players.length) };
    return advice(paid, isIdle(state) ? say('done.idle', idle) : null, poolLine(state));
  }
  const totals = totalsOf(state, standings(state), state.active);
  const still = state.pool === 0 ? ('.still' as const) : ('' as const);
  const round = say(`done.${against(state)}${still}`, { ...totals, n: state.pool });
  return advice(round, isFinal(state) || n === 0 ? null : paid);
}
