/** Why something tapped is no move now. */
import { VERB, type Target } from '../../../core/game';
import { count, numberWord } from '../../../core/words';
import {
  amount,
  BANK,
  entry,
  goodOfRow,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  SMALL_GOODS,
  START_LAND,
  TRADES,
} from '../data';
import { isOpen } from '../rules/building';
import { isSpace, purseInCity, purseOf, standsAhead } from '../rules/city';
import type { CitySpace } from '../rules/contractors';
import { fieldAt } from '../rules/landscape';
import { askTable, thingAt, type SupplyPiece, type ThingTable } from '../rules/targets';
import { canStaff } from '../rules/crews';
import { occupied, type SpotPlace } from '../rules/worker-board';
import { nameOf, player, sum, topPick, workersOf, type PickKind, type Player, type State } from '../state';
import { say } from './catalogue';
import { goodsWords, goodWord, pumpkins, sideName, workerWord } from './names';
import { prompt } from './status';

/** What is answered for every kind of thing while a pick is open. */
const ANSWERS: ThingTable<string> = {
  cell: (s, { field }) => whyNotField(s, field) ?? whyNotBuilt(s, field),
  spot: (s, { spot, place }) => (asked(s) === 'choose-action' ? whyNotSpot(s, spot, place) : notNow(s)),
  space: (s, { space }) => (BIDDING.has(asked(s)) ? whyNotSpace(s, space) : notNow(s)),
  shop: (s) => (BIDDING.has(asked(s)) ? say('why.place') : notNow(s)),
  wheel: whyNotWheel,
  'wheel-space': whyNotWheel,
  rival: () => say('why.rival'),
  worker: whyNotWorker,
  good: notNow,
  supply: (s, { piece }) => whyNotSupply(s, piece),
  city: (s) => (BIDDING.has(asked(s)) ? say('why.place') : notNow(s)),
  bank: (s) => (asked(s) === 'choose-action' ? say('why.place') : notNow(s)),
  area: (s) => (asked(s) === 'choose-action' ? say('why.place') : notNow(s)),
};

/** Picks in which a contractor is placed. */
const BIDDING: ReadonlySet<PickKind | null> = new Set<PickKind>(['choose-action', 'city-place']);

export function whyNot(s: State, target: Target, viewer: number): string {
  const pick = topPick(s);
  if (!pick) return say('why.over');
  const thing = thingAt(s, target);
  // Whoever is not asked hears what is true for everybody, else whose pick it is.
  if (pick.seat !== viewer) return (thing && askTable(FOR_ALL, s, thing)) ?? otherDecides(s, pick.seat);
  // The only verb is the trade of a cow.
  if (target.startsWith(VERB) && player(s, viewer).cows < 1) return say('why.supply.no-cow');
  return thing ? askTable(ANSWERS, s, thing) : notNow(s);
}

/** What is true whoever asks; null where it turns on the seat that picks. */
const FOR_ALL: ThingTable<string | null> = {
  cell: (s, { field }) => (asked(s) === 'setup-start-field' ? null : whyNotField(s, field)),
  spot: () => null,
  space: () => null,
  shop: () => null,
  wheel: () => null,
  'wheel-space': () => null,
  rival: () => say('why.rival'),
  worker: () => null,
  good: () => null,
  supply: () => null,
  city: () => null,
  bank: () => null,
  area: () => null,
};

function otherDecides(s: State, seat: number): string {
  return say('why.other', { name: nameOf(s, seat) });
}

function asked(s: State): PickKind | null {
  return topPick(s)?.kind ?? null;
}

function asking(s: State): Player {
  return player(s, topPick(s)?.seat ?? -1);
}

function notNow(s: State): string {
  return say('why.not-now', { prompt: prompt(s) });
}

function whyNotWheel(s: State): string {
  return asked(s) === 'choose-action' ? say('why.wheel') : notNow(s);
}

/** What keeps everybody from a field; null where it is open. */
function whyNotField(s: State, index: number): string | null {
  const field = fieldAt(s, index);
  if (asked(s) === 'setup-start-field') return say('why.bad-start', { n: numberWord(START_LAND) });
  if (field.kind === 'lake') return say('why.water');
  if (field.kind === 'mountain') return say('why.mountain');
  if (index === s.start) return say('why.start');
  const owner = amount(s.owner, index);
  if (owner >= 0) return say('why.owned', { name: sideName(s, owner) });
  return isOpen(s, index) ? null : say('why.far');
}

/** What keeps the seat that picks from an open field. */
function whyNotBuilt(s: State, index: number): string {
  const field = fieldAt(s, index);
  const p = asking(s);
  if (p.left < 1) return say('why.none-left');
  const missing = field.cost.map((n, g) => Math.max(0, n - amount(p.goods, g)));
  const cows = sum(missing);
  if (cows === 0) return notNow(s);
  const small = missing.every((n, g) => n === 0 || SMALL_GOODS.includes(g));
  return small && cows <= p.cows
    ? say('why.missing-cows', { goods: goodsWords(missing), cows: count(cows, 'cow') })
    : say('why.missing', { goods: goodsWords(missing) });
}

/** A worker of the seat that picks. */
function whyNotWorker(s: State, { colour }: { readonly colour: number }): string {
  const worker = workerWord(colour);
  if (amount(asking(s).workers, colour) < 1) return say('why.no-worker', { worker });
  return asked(s) === 'choose-action' ? say('why.worker', { worker }) : say('why.worker-later');
}

/** A piece of the supply is had for a cow. */
function whyNotSupply(s: State, piece: SupplyPiece): string {
  if (piece === 'cow') return say('why.supply.cow');
  if (!TRADES.some(({ id }) => id === piece)) return say('why.supply.big');
  return asking(s).cows < 1 ? say('why.supply.no-cow') : say('why.supply');
}

function whyNotSpot(s: State, spot: number, place: SpotPlace): string {
  const p = asking(s);
  if (place.kind === 'small') return say('why.small');
  if (occupied(s, spot)) return say('why.taken');
  if (place.kind === 'bank') {
    const { workers } = entry(BANK, place.space);
    return say('why.bank', { workers: count(workers, 'worker'), have: workersOf(p) });
  }
  const { price } = entry(ROWS, place.row);
  if (p.silver < price) return say('why.silver', { price, silver: p.silver });
  if (canStaff(p, place.row)) return notNow(s);
  return say('why.staff', {
    own: numberWord(OWN_CREW),
    good: goodWord(goodOfRow(place.row)),
    others: numberWord(OTHER_CREW),
  });
}

function whyNotSpace(s: State, space: CitySpace): string {
  if (!isSpace(space)) return say('why.no-space');
  const other = standsAhead(s, space);
  if (other >= 0) return say('why.outbid-further', { name: sideName(s, other) });
  const seat = topPick(s)?.seat ?? -1;
  const { held: have, byCow } = s.city ? purseOf(s, seat) : purseInCity(s, seat);
  if (have + byCow >= space.column) return notNow(s);
  return say('why.pumpkins', { price: pumpkins(space.column), have: pumpkins(have) });
}
