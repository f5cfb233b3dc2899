/** From an event and its feel to things that move between places. */
import type { Happening } from '@/components/boards/board';
import type { Anchor, Movement } from '@/components/boards/feel';
import type { GameEvent } from '@/engine/core/game';

import { DOCK, figureAnchor, seatAnchor, TOP, type Locate, type Place } from './anchors';

export type Moving =
  | {
      readonly do: 'fly' | 'run';
      readonly event: GameEvent;
      /** Which of several it is, by its place; else where it goes. */
      readonly target: string;
      readonly sign?: string;
      readonly way: readonly Place[];
    }
  | {
      readonly do: 'tumble' | 'flip' | 'drop' | 'ring' | 'stamp';
      readonly event: GameEvent;
      readonly target: string;
      readonly sign?: string;
      readonly at: Place;
    }
  | {
      readonly do: 'count';
      readonly event: GameEvent;
      readonly sign: string;
      readonly at: Place;
      readonly amount: number;
    };

/** More than this is a blur, and costs frames. */
const MOST = 12;

/** Everything that moves in a picture. What has no place in sight does not move. */
export function planOf({ events }: Happening, move: Movement, locate: Locate): readonly Moving[] {
  return events.flatMap((event) => movingOf(event, move, locate)).slice(0, MOST);
}

function movingOf(event: GameEvent, move: Movement, locate: Locate): readonly Moving[] {
  const places = (anchor: Anchor) => placesOf(event, anchor, locate);
  switch (move.do) {
    case 'none':
      return [];
    case 'run': {
      const all = places('all');
      const target = all[all.length - 1]?.name ?? '';
      const way = all.map(({ place }) => place);
      return way.length > 1 ? [{ do: 'run', event, target, sign: move.sign, way }] : [];
    }
    case 'fly':
      return flights(places(move.from), places(move.to)).map(({ target, way }) => ({
        do: 'fly',
        event,
        target,
        sign: move.sign,
        way,
      }));
    case 'count': {
      const amount = Number(event.args?.[move.arg] ?? 0);
      const [at] = move.at === 'seat' ? places(`seat ${move.sign}`) : places(move.at);
      return at && amount !== 0 ? [{ do: 'count', event, sign: move.sign, at: at.place, amount }] : [];
    }
    case 'ring':
    case 'stamp':
      return places(move.at).map(({ name, place }) => ({ do: move.do, event, target: name, at: place }));
    default:
      return places(move.at).map(({ name, place }) => ({
        do: move.do,
        event,
        target: name,
        sign: move.sign,
        at: place,
      }));
  }
}

interface Named {
  readonly name: string;
  readonly place: Place;
}

/** One to each end, or one from each beginning. */
function flights(
  from: readonly Named[],
  to: readonly Named[],
): ReadonlyArray<{ readonly target: string; readonly way: readonly [Place, Place] }> {
  const [first] = from;
  const [end] = to;
  if (!first || !end) return [];
  if (from.length === 1) return to.map(({ name, place }) => ({ target: name, way: [first.place, place] }));
  return from.map(({ name, place }) => ({ target: name, way: [place, end.place] }));
}

function placesOf(event: GameEvent, anchor: Anchor, locate: Locate): readonly Named[] {
  const found = namesOf(event, anchor).flatMap((name) => {
    const place = locate(name);
    return place ? [{ name, place }] : [];
  });
  // A figure the row has no room for: the row itself.
  return found.length === 0 && anchor.startsWith(SEAT_AT) ? placesOf(event, 'seat', locate) : found;
}

const SEAT_AT = 'seat ';

/** What an anchor of a feel means in this event. */
export function namesOf({ targets = [], seat, args = {} }: GameEvent, anchor: Anchor): readonly string[] {
  switch (anchor) {
    case 'all':
      return targets;
    case 'first':
      return targets.slice(0, 1);
    case 'last':
      return targets.slice(-1);
    case 'seat':
      return [seatAnchor(seat)];
    case 'dock':
      return [DOCK];
    case 'top':
      return [TOP];
    default:
      if (!anchor.startsWith(SEAT_AT)) return [anchor.slice('at '.length)];
      return [figureAnchor(seat, signOf(anchor.slice(SEAT_AT.length), args))];
  }
}

/** A sign as it stands, or the one an argument of the event names: `{kind}`. */
function signOf(sign: string, args: NonNullable<GameEvent['args']>): string {
  return sign.replace(/^\{(\w+)\}$/, (_, arg: string) => String(args[arg]));
}
