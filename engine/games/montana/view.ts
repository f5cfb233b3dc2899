import { otherWords, shuffle, type Rng } from '../../core/rng';
import { amount, LINE } from './data';
import { grantOf, isOpen, payableFields, runFields } from './rules/building';
import { AXES, cellId, fieldId, landscape } from './rules/landscape';
import { cardAt, cardsToCome } from './rules/rival';
import {
  clone,
  cloneCity,
  clonePlayer,
  isRace,
  nextPick,
  player,
  tableSize,
  type City,
  type PickKind,
  type Player,
  type State,
} from './state';
import { fieldName } from './words/names';

export interface ViewField {
  readonly id: string;
  /** "Gallatin north-west" */
  readonly name: string;
  readonly q: number;
  readonly r: number;
  /** Which of the twelve tiles it belongs to: borders run between tiles. */
  readonly tile: number;
  readonly kind: 'land' | 'lake' | 'mountain';
  readonly cost: readonly number[];
  readonly two: boolean;
  readonly cow: boolean;
  readonly water: boolean;
  readonly start: boolean;
  readonly owner: number;
  readonly stack: number;
  /** Legal to build on for anybody who can pay. */
  readonly open: boolean;
}

/** A field the seat to act can build on and pay for, and the settlements it would place. */
interface Offer {
  readonly field: string;
  readonly grants: number;
}

/** A field that would complete a line of four of the seat to act, with the three that wait. */
interface Chance {
  readonly field: string;
  readonly run: readonly string[];
}

export interface View {
  readonly race: boolean;
  readonly seats: number;
  readonly first: number;
  readonly round: number;
  readonly cap: number;
  readonly last: boolean;
  readonly over: boolean;
  readonly limit: number;
  readonly fields: readonly ViewField[];
  readonly players: readonly Player[];
  readonly supply: {
    readonly goods: readonly number[];
    readonly workers: readonly number[];
    readonly cows: number;
  };
  readonly spots: readonly number[];
  readonly arrow: number;
  readonly city: Omit<City, 'asked'> | null;
  readonly acting: number;
  /** What is asked; nothing while the table is still busy, or when the game is over. */
  readonly kind: PickKind | 'busy' | 'over';
  readonly offers: readonly Offer[];
  readonly chances: readonly Chance[];
  /** The rival's cards: how many of each are still to come, and the last one turned. */
  readonly deck: readonly { readonly card: string; readonly left: number }[];
  readonly card: string | null;
}

/** What is asked, apart from what lies on the table: whose question it is and what it offers that seat. */
export const asking = ['kind', 'acting', 'offers', 'chances'] as const;

/** Everything is open but the order of the rival's cards and the dice to come, so every seat sees the same. */
export function view(s: State): View {
  const pick = nextPick(s);
  const acting = pick ? pick.seat : -1;
  const last = s.discard.at(-1);
  return {
    race: isRace(s),
    seats: s.seats,
    first: s.first,
    round: s.round,
    cap: tableSize(s).cap,
    last: s.last,
    over: s.over,
    limit: tableSize(s).settlements,
    fields: viewFields(s),
    players: s.players.map(clonePlayer),
    supply: { goods: s.supply.goods.slice(), workers: s.supply.workers.slice(), cows: s.supply.cows },
    spots: s.spots.slice(),
    arrow: s.arrow,
    city: s.city && seenOf(s.city),
    acting,
    kind: pick ? pick.kind : s.over ? 'over' : 'busy',
    offers: acting < 0 ? [] : offers(s, acting),
    chances: acting < 0 ? [] : chances(s, acting),
    deck: cardsToCome(s),
    card: last === undefined ? null : cardAt(last).id,
  };
}

/** Who was asked and who passed is bookkeeping of the auction; what is seen is who stands where. */
function seenOf(city: City): Omit<City, 'asked'> {
  const { active, at, bids } = cloneCity(city);
  return { active, at, bids };
}

function viewFields(s: State): ViewField[] {
  return landscape(s).fields.map((field, i) => ({
    id: fieldId(field),
    name: fieldName(s, i),
    q: field.q,
    r: field.r,
    tile: field.tile,
    kind: field.kind,
    cost: [...field.cost],
    two: field.two,
    cow: s.cows[i] === 1,
    water: s.water[i] === 1,
    start: i === s.start,
    owner: amount(s.owner, i),
    stack: amount(s.stack, i),
    open: isOpen(s, i),
  }));
}

/** MT-4.35: what the seat could build now. */
function offers(s: State, seat: number): Offer[] {
  const p = player(s, seat);
  const board = landscape(s);
  return payableFields(s, p).map((index) => ({
    field: cellId(s, index),
    grants: grantOf(s.owner, board, index, seat, p.left).placed,
  }));
}

/** MT-4.37: where the seat could complete a line of four. */
function chances(s: State, seat: number): Chance[] {
  const board = landscape(s);
  const found: Chance[] = [];
  board.fields.forEach((field, i) => {
    if (!isOpen(s, i)) return;
    for (const axis of AXES) {
      const run = runFields(s.owner, board, i, seat, axis);
      if (run.length !== LINE) continue;
      found.push({ field: fieldId(field), run: run.map((one) => cellId(s, one)) });
    }
  });
  return found;
}

/** The rival's deck is dealt anew, and other spins lie ahead. */
export function resample(s: State, _seat: number, rng: Rng): State {
  const copy = clone(s);
  const dice = rng.state;
  // Sorted first, so that nothing of the true order is left in the new one.
  copy.deck.sort((a, b) => a - b);
  shuffle(dice, copy.deck);
  copy.rng = otherWords(rng);
  return copy;
}
