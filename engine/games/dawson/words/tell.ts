/** Events in sentences. */
import type { GameEvent } from '../../../core/game';
import { YOU } from '../../../core/words';
import type { Holes } from '../../../core/words';
import { tileAt, tileIndex } from '../data';
import { cityOf } from '../rules/city';
import type { City } from '../rules/city';
import { squareOf } from '../rules/notation';
import type { EventKind, State } from '../state';
import { say } from './catalogue';
import { allRounds, buildingName, nameOf, namesOf, shortPlace } from './names';

/** Cells are named from the map as it is now; tiles never move, so old events stay readable. */
export function tell(state: State, event: GameEvent<EventKind>, viewer = -1): string {
  if (!isTold(event)) return '';
  const scene = { state: addressed(state, viewer), city: cityOf(state.plan), event };
  return say(keyOf(scene), { ...event.args, ...HOLES[event.kind](scene) });
}

/** Alone at the table one is spoken to; where several read the same log everybody has a name. */
function addressed(state: State, viewer: number): State {
  if (state.people > 1 || viewer !== 0) return state;
  return { ...state, names: state.names.map((name, seat) => (seat === viewer ? YOU : name)) };
}

/** A few events are told in another way when one alone, or several, are in it. */
function keyOf(scene: Scene) {
  const { kind } = scene.event;
  if (kind === 'stay' && figure(scene, 'count') === 1) return 'event.stay.one';
  if (kind === 'score' && sharers(scene).length > 0) return 'event.score.shared';
  if ((kind === 'fire-pass' || kind === 'fire-guest') && figure(scene, 'by') === whoOf(scene))
    return `event.${kind}.own` as const;
  return `event.${kind}` as const;
}

/** The gold of a claim is told with its roll, and that scoring begins by what scores. */
type ToldKind = Exclude<EventKind, 'claim' | 'scoring'>;

function isTold(event: GameEvent<EventKind>): event is GameEvent<ToldKind> {
  return event.kind !== 'claim' && event.kind !== 'scoring';
}

interface Scene {
  readonly state: State;
  readonly city: City;
  readonly event: GameEvent<ToldKind>;
}

/** What a sentence wants beyond the event's own figures. */
const HOLES: Readonly<Record<ToldKind, (scene: Scene) => Holes>> = {
  character: who,
  rival: who,
  first: who,
  'heart-west': tile,
  'heart-east': tile,
  'heart-north': tile,
  'heart-south': tile,
  'heart-roll': figures,
  turn: who,
  collect: who,
  stipend: who,
  mine: whoAndWhere,
  host: (scene) => ({ ...whoAndWhere(scene), from: shortPlace(scene.city, squareAt(scene, 1)) }),
  build: whoAndWhere,
  'build-occupied': whoAndWhere,
  upgrade: whoAndWhere,
  downgrade: whoAndWhere,
  'fire-start': whoAndWhere,
  burn: whoAndWhere,
  'fire-out': figures,
  'fire-pass': passed,
  'fire-public': (scene) => ({
    ...passer(scene),
    building: buildingName(scene.city, squareAt(scene, 0)).toLowerCase(),
  }),
  'fire-guest': passed,
  idle: who,
  'round-pool': figures,
  'round-slow-week': figures,
  'round-river': figures,
  draw: (scene) => ({ ...who(scene), ...tile(scene) }),
  bury: (scene) => ({ ...who(scene), ...tile(scene) }),
  place: (scene) => ({ ...who(scene), ...tile(scene) }),
  roll: figures,
  'land-new': where,
  'land-hotel': whoAndWhere,
  'land-lot': where,
  stay: figures,
  'tie-pick': who,
  'word-of-mouth': who,
  score: (scene) => ({ ...who(scene), others: namesOf(scene.state, sharers(scene)) }),
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

/** Who passed the fire on. */
function passer(scene: Scene): Holes {
  return { by: nameOf(scene.state, figure(scene, 'by')) };
}

function passed(scene: Scene): Holes {
  return { ...passer(scene), ...whoAndWhere(scene) };
}

/** Who else held the neighbourhood. */
function sharers(scene: Scene): number[] {
  const holders = String(scene.event.args?.['holders'] ?? '');
  return holders
    .split('+')
    .filter((one) => one !== '')
    .map(Number)
    .filter((seat) => seat !== whoOf(scene));
}

function squareAt({ city, event }: Scene, index: number): number {
  return squareOf(city, event.targets?.[index] ?? '');
}

function where(scene: Scene): Holes {
  return { place: shortPlace(scene.city, squareAt(scene, 0)) };
}

function whoAndWhere(scene: Scene): Holes {
  return { ...who(scene), ...where(scene) };
}

function tile({ event }: Scene): Holes {
  return { tile: tileAt(tileIndex(String(event.args?.['tile']))).name };
}
