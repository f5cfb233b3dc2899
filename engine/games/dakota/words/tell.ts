/** Events as sentences. */
import type { GameEvent } from '../../../core/game';
import { aOrAn, capital, count, list, type Holes } from '../../../core/words';
import { comboAt, comboIndex, type BuildingId, type CartSize } from '../data';
import { cardNamed } from '../data-cards';
import { tileIndex } from '../data-tiles';
import { parsePlace } from '../rules/notation';
import { type Disaster, type EventKind, type Phase, type State } from '../state';
import { say } from './catalogue';
import {
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  nameOf,
  placeWords,
  resName,
  tileName,
  workerName,
} from './names';

export function tell(s: State, event: GameEvent<EventKind>): string {
  const saloon = event.kind === 'tax' && Number(event.args?.['saloon']) > 0;
  return capital(say(saloon ? 'tell.tax.saloon' : `tell.${event.kind}`, holesOf(s, event)));
}

/** What an argument of an event puts into its sentence, by the argument's name; others stand there as they are. */
const ARGUMENTS: Readonly<Record<string, (value: string | number, s: State, event: GameEvent) => Holes>> = {
  worker: (kind) => ({ worker: workerName(Number(kind)), aworker: aOrAn(workerName(Number(kind))) }),
  workers: (kinds) => ({ workers: list(numbers(kinds).map(workerName)) }),
  res: (res) => ({ res: resName(Number(res)) }),
  other(seat, s) {
    const { whom, owner } = subject(nameOf(s, Number(seat)));
    return { other: whom, their: owner };
  },
  building: (type) => ({ building: buildingName(type as BuildingId) }),
  tile: (id) => ({ atile: aTile(id) }),
  // What was there before: a tile where a tile was placed, else a building.
  old: (id, _s, { args }): Holes =>
    args?.['tile'] ? { aold: aTile(id) } : { old: buildingName(id as BuildingId) },
  card(id) {
    const card = cardNamed(String(id));
    return { card: cardName(card), text: cardText(card) };
  },
  cart: (size) => ({ cart: cartName(size as CartSize) }),
  combo: (id) => ({ combo: comboName(comboAt(comboIndex(String(id))).id) }),
  phase: (phase) => ({ phase: say(`phase.${phase as Phase}`) }),
  disaster: (disaster) => ({ disaster: say(`disaster.${disaster as Disaster}`) }),
  place: (place, s, { seat }) => ({ place: placeWords(s, seat, parsePlace(String(place))) }),
  seats: (seats, s) => ({ seats: list(numbers(seats).map((seat) => nameOf(s, seat))) }),
};

function holesOf(s: State, event: GameEvent<EventKind>): Holes {
  const { args = {}, kind, seat } = event;
  const holes = { ...args, ...subject(seat < 0 ? '' : nameOf(s, seat)) };
  for (const [name, value] of Object.entries(args)) Object.assign(holes, ARGUMENTS[name]?.(value, s, event));
  if (kind === 'explore-draw') return { ...holes, tiles: count(Number(args['n']), say('unit.tile')) };
  if (kind === 'cart-unreturned') return { ...holes, n: count(Number(args['n']), say('unit.cart')) };
  return holes;
}

function aTile(id: string | number): string {
  return aOrAn(tileName(tileIndex(String(id))).toLowerCase());
}

function numbers(text: string | number): number[] {
  return text === '' ? [] : String(text).split(',').map(Number);
}

/** A lone player is called You: verbs and possessives follow the name. */
function subject(
  name: string,
): Readonly<Record<'name' | 'whom' | 'owner' | 's' | 'es' | 'is' | 'has', string>> {
  if (name === say('you')) {
    const owner = say('you.owner');
    const whom = say('you.whom');
    return { name, whom, owner, s: '', es: '', is: say('verb.are'), has: say('verb.have') };
  }
  const owner = say('name.owner', { name });
  return { name, whom: name, owner, s: 's', es: 'es', is: say('verb.is'), has: say('verb.has') };
}
