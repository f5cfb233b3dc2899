/** What stands on a square, what it would bring now, and who holds its neighbourhood. */
import type { Explanation } from '../../../core/game';
import { capital } from '../../../core/words';
import { buildPrice } from '../rules/build';
import { hoodIndex, placedAt, publicWorth, tileOf } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, gangAt, standings } from '../rules/control';
import { campersOf } from '../rules/lodging';
import { isCamper, isStreet, perksOf } from '../state';
import type { State } from '../state';
import { guestThere } from './advice-holds';
import { isDone, isFinal, mayHost, whenUsed } from './advice-lines';
import { averageClaim } from './advice-mine';
import { say } from './catalogue';
import { buildingName, hoodName, nameOf, namesOf, placeName } from './names';

export function explainSquare(state: State, city: City, square: number, viewer: number): Explanation {
  if (city.lots[square] === 0) return explainPublic(state, city, square);
  if ((state.owners[square] as number) >= 0) return explainHotel(state, city, square, viewer);
  return isCamper(state, square)
    ? explainCamper(state, city, square, viewer)
    : explainLot(state, city, square, viewer);
}

/** Who holds the neighbourhood of a square now. */
function holder(state: State, city: City, square: number): string {
  const hood = hoodIndex(city, square);
  const standing = standings(state)[hood];
  if (!standing) throw new RangeError(`no neighbourhood ${hood}`);
  const { control, points } = standing;
  const { winners, gang, best } = control;
  const holes = { place: hoodName(city, hood), points, best };
  if (gang) return say(isStreet(state) ? 'explain.at.street' : 'explain.at.gang', holes);
  const [first] = winners;
  if (first === undefined) return say('explain.at.nobody', holes);
  if (winners.length === 1) return say('explain.at.one', { ...holes, name: nameOf(state, first) });
  return say('explain.at.shared', { ...holes, names: capital(namesOf(state, winners)) });
}

function explainPublic(state: State, city: City, square: number): Explanation {
  const points = publicWorth(placedAt(city, tileOf(square)).tile);
  return {
    title: say('explain.public', { building: buildingName(city, square), place: placeName(city, square) }),
    body: `${say('explain.public.body', { points })} ${holder(state, city, square)}`,
    rule: 'DW-4.5.20',
  };
}

function explainLot(state: State, city: City, square: number, viewer: number): Explanation {
  const value = city.lots[square] as number;
  const price = buildPrice(state, viewer, value, false);
  const parts = [say('explain.lot.body', { value, price })];
  const asker = state.players[viewer];
  if (asker) {
    const none = asker.supply[value - 1] === 0;
    if (none) parts.push(say('explain.lot.none', { value }));
    else parts.push(say('explain.lot.gold', { gold: asker.gold }), guestHere(state, viewer, square, value));
  }
  return {
    title: say('explain.lot', { value, place: placeName(city, square) }),
    body: parts.join(' '),
    rule: 'DW-4.3.30',
  };
}

/** What a guest of theirs would make of the neighbourhood when it can be there. */
function guestHere(state: State, viewer: number, square: number, value: number): string {
  return guestThere(viewer === state.active ? whenUsed(state) : state, viewer, square, value);
}

function explainCamper(state: State, city: City, square: number, viewer: number): Explanation {
  const value = city.lots[square] as number;
  const parts = [
    say('explain.camp.body', { gang: gangAt(city, state, square) }),
    holder(state, city, square),
  ];
  if (!isDone(state)) {
    parts.push(
      hasRoom(state, viewer, value) ? roomLine(state, viewer, value) : overLine(state, viewer, value),
      say('explain.camp.mine', { gold: averageClaim(perksOf(state, viewer)) }),
    );
  }
  return {
    title: say('explain.camp', { value, place: placeName(city, square) }),
    body: parts.join(' '),
    rule: 'DW-4.5.22',
  };
}

/** What hosting it would bring, and when. */
function roomLine(state: State, viewer: number, value: number): string {
  if (!mayHost(state, viewer)) return say('explain.camp.room.wait', { value });
  return say(isFinal(state) ? 'explain.camp.room.late' : 'explain.camp.room', { value });
}

/** What to build over it costs, as long as there is a hotel for it. */
function overLine(state: State, viewer: number, value: number): string {
  if (state.players[viewer]?.supply[value - 1] === 0) return say('explain.lot.none', { value });
  return say('explain.camp.build', { value, price: buildPrice(state, viewer, value, true) });
}

/** A room they have built before this turn and nobody sleeps in. */
function hasRoom({ owners, sizes, dice, fresh }: State, viewer: number, value: number): boolean {
  return owners.some(
    (owner, square) =>
      viewer >= 0 && owner === viewer && sizes[square] === value && dice[square] === 0 && square !== fresh,
  );
}

function explainHotel(state: State, city: City, square: number, viewer: number): Explanation {
  const owner = state.owners[square] as number;
  const value = state.sizes[square] as number;
  const guest = (state.dice[square] as number) > 0;
  const name = nameOf(state, owner);
  const lot = city.lots[square] as number;
  const block = blockAt(city, state, square).sum;
  const parts = guest ? [guestLine(state, name, value)] : roomLines(state, square, value);
  if (block > 0) parts.push(say('explain.hotel.block', { block }));
  parts.push(
    !guest && owner === viewer ? guestHere(state, viewer, square, value) : holder(state, city, square),
  );
  if (lot !== value) parts.push(say('explain.hotel.lot', { lot }));
  return {
    title: say('explain.hotel', { name, value, place: placeName(city, square) }),
    body: parts.join(' '),
    rule: guest ? 'DW-4.2.1' : 'DW-4.3.20',
  };
}

function guestLine(state: State, name: string, value: number): string {
  return say(isDone(state) || isFinal(state) ? 'explain.hotel.late' : 'explain.hotel.guest', { name, value });
}

function roomLines(state: State, square: number, value: number): string[] {
  const n = campersOf(state, value).length;
  const parts = [say('explain.hotel.empty', { value })];
  if (square === state.fresh) parts.push(say('explain.hotel.fresh'));
  else if (n > 0) parts.push(say('explain.hotel.fits', { n }));
  return parts;
}
