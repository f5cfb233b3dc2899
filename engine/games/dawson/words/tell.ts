/** Events in sentences. */
import type { GameEvent } from '../../../core/game';
import { capital, count } from '../../../core/words';
import type { Holes } from '../../../core/words';
import { tileAt, tileIndex } from '../data';
import { cityOf } from '../rules/city';
import type { City } from '../rules/city';
import { squareOf } from '../rules/notation';
import type { EventKind, State } from '../state';
import { say } from './catalogue';
import { allRounds, buildingName, nameOf, placeName, whose } from './names';

/** Cells are named from the map as it is now; tiles never move, so old events stay readable. */
export function tell(state: State, event: GameEvent<EventKind>): string {
  const scene = { state, city: cityOf(state.plan), event };
  return say(`event.${event.kind}`, { ...event.args, ...HOLES[event.kind](scene) });
}

interface Scene {
  readonly state: State;
  readonly city: City;
  readonly event: GameEvent<EventKind>;
}

/** What a sentence wants beyond the event's own figures. */
const HOLES: Readonly<Record<EventKind, (scene: Scene) => Holes>> = {
  character: who,
  rival: who,
  first: who,
  'heart-west': tile,
  'heart-east': tile,
  'heart-north': tile,
  'heart-south': tile,
  'heart-roll': figures,
  turn: who,
  collect: (scene) => ({ ...who(scene), guests: count(figure(scene, 'guests'), 'guest') }),
  stipend: who,
  mine: whoAndWhere,
  host: (scene) => ({ ...whoAndWhere(scene), from: placeName(scene.city, squareAt(scene, 1)) }),
  build: whoAndWhere,
  'build-occupied': whoAndWhere,
  upgrade: whoAndWhere,
  downgrade: whoAndWhere,
  'fire-start': whoAndWhere,
  burn: whoseAndWhere,
  'fire-out': figures,
  'fire-pass': where,
  'fire-public': (scene) => ({ building: buildingName(scene.city, squareAt(scene, 0)).toLowerCase() }),
  'fire-guest': whoseAndWhere,
  idle: who,
  'round-pool': figures,
  'round-slow-week': figures,
  'round-river': figures,
  draw: (scene) => ({ ...who(scene), ...tile(scene) }),
  bury: (scene) => ({ ...who(scene), ...tile(scene) }),
  place: (scene) => ({ ...who(scene), ...tile(scene) }),
  roll: figures,
  'land-new': where,
  'land-hotel': whoseAndWhere,
  'land-lot': where,
  stay: (scene) => ({ dice: capital(diceOf(figure(scene, 'count'), figure(scene, 'value'))) }),
  'tie-pick': who,
  'word-of-mouth': who,
  score: who,
  'score-gang': figures,
  'score-street': figures,
  'round-end': figures,
  end: () => ({ rounds: allRounds() }),
};

/** The event's own figures are enough. */
function figures(): Holes {
  return {};
}

function figure({ event }: Scene, name: string): number {
  return Number(event.args?.[name]);
}

/** Rivals have no seat: their number is among the figures. */
function whoOf({ event }: Scene): number {
  return Number(event.args?.['who'] ?? event.seat);
}

function who(scene: Scene): Holes {
  return { name: nameOf(scene.state, whoOf(scene)) };
}

function owner(scene: Scene): Holes {
  const your = whose(scene.state, whoOf(scene));
  return { your, owner: capital(your) };
}

function squareAt({ city, event }: Scene, index: number): number {
  return squareOf(city, event.targets?.[index] ?? '');
}

function where(scene: Scene): Holes {
  return { place: placeName(scene.city, squareAt(scene, 0)) };
}

function whoAndWhere(scene: Scene): Holes {
  return { ...who(scene), ...where(scene) };
}

function whoseAndWhere(scene: Scene): Holes {
  return { ...owner(scene), ...where(scene) };
}

function tile({ event }: Scene): Holes {
  return { tile: tileAt(tileIndex(String(event.args?.['tile']))).name };
}

/** "1 die of 3" */
function diceOf(n: number, value: number): string {
  return count(n, say('die-of', { value }), say('dice-of', { value }));
}
