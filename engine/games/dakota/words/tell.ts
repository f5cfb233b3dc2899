/** Events as sentences. */
import type { GameEvent } from '../../../core/game';
import { YOU, capital, list, type Holes } from '../../../core/words';
import { comboAt, comboIndex, type BuildingId, type CartSize } from '../data';
import { cardNamed, isOf } from '../data-cards';
import { tileAt, tileIndex } from '../data-tiles';
import { targetPlace } from '../rules/notation';
import { type Disaster, type EventKind, type Phase, type State } from '../state';
import { say } from './catalogue';
import type { tellings } from './catalogue-told';
import {
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  crewName,
  eitherName,
  nameOf,
  placeWords,
  resName,
  tileName,
  workerName,
} from './names';

/** What is told depends on the event alone, which holds nothing its readers may not see. */
export function tell(s: State, event: GameEvent<EventKind>, _viewer: number): string {
  const key = VARIANTS[event.kind]?.(event.args ?? {}) ?? `tell.${event.kind}`;
  return capital(say(key, holesOf(s, event)));
}

type Args = NonNullable<GameEvent['args']>;

/** Events that are told in other words when an argument says so. */
const VARIANTS: Partial<Readonly<Record<EventKind, (args: Args) => keyof typeof tellings | null>>> = {
  tax: ({ saloon }) => (Number(saloon) > 0 ? 'tell.tax.saloon' : null),
  'learned-card': ({ card }) => (isOf(cardNamed(String(card)), 'event') ? 'tell.learned-card.event' : null),
  collapsed: ({ tile }) =>
    tileAt(tileIndex(String(tile))).resources.length === 0 ? 'tell.collapsed.empty' : null,
  robbed: ({ n }) => (n === 0 ? 'tell.robbed.none' : null),
  'cart-goes': ({ pay }) => (pay === 0 ? 'tell.cart-goes.free' : null),
  'cart-built': ({ pay }) => (pay === undefined ? 'tell.cart-built.free' : null),
  'jobs-filled': ({ workers }) => (workers === '' ? 'tell.jobs-filled.nobody' : null),
  gambled: ({ tended }) => (tended === 1 ? 'tell.gambled.again' : null),
};

/** What an argument of an event puts into its sentence, by the argument's name; others stand there as they are. */
const ARGUMENTS: Readonly<Record<string, (value: string | number, s: State, event: GameEvent) => Holes>> = {
  worker: (kind) => ({ worker: workerName(Number(kind)) }),
  workers: (kinds) => ({ crew: crewName(numbers(kinds)), n: numbers(kinds).length }),
  res: (res) => ({ res: resName(Number(res)) }),
  pieces: (pieces) => ({ pieces: eitherName(numbers(pieces)) }),
  other: (seat, s) => ({ other: nameOf(s, Number(seat)) }),
  building: (type) => ({ building: buildingName(type as BuildingId) }),
  tile: (id) => ({ tile: tileWords(id) }),
  // What was there before: a tile where a tile was placed, else a building.
  old: (id, _s, { args }): Holes => ({
    old: args?.['tile'] ? tileWords(id) : buildingName(id as BuildingId),
  }),
  card(id) {
    const card = cardNamed(String(id));
    return { card: cardName(card), text: cardText(card) };
  },
  cart: (size) => ({ cart: cartName(size as CartSize) }),
  combo: (id) => ({ combo: comboName(comboAt(comboIndex(String(id))).id) }),
  phase: (phase) => ({ phase: say(`phase.${phase as Phase}`) }),
  disaster: (disaster) => ({ disaster: say(`disaster.${disaster as Disaster}`) }),
  place: (place, s, { seat }) => ({ place: placeWords(s, seat, targetPlace(String(place))) }),
  seats: (seats, s) => ({ seats: list(numbers(seats).map((seat) => inList(nameOf(s, seat)))) }),
};

function holesOf(s: State, event: GameEvent<EventKind>): Holes {
  const { args = {}, seat } = event;
  const holes = { ...args, name: seat < 0 ? '' : nameOf(s, seat) };
  for (const [name, value] of Object.entries(args)) Object.assign(holes, ARGUMENTS[name]?.(value, s, event));
  return holes;
}

function tileWords(id: string | number): string {
  return tileName(tileIndex(String(id))).toLowerCase();
}

function numbers(text: string | number): number[] {
  return text === '' ? [] : String(text).split(',').map(Number);
}

function inList(name: string): string {
  return name === YOU ? name.toLowerCase() : name;
}
