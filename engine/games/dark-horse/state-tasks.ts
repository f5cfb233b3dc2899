/** What waits to be picked or done. */
import type { Space, SpotId } from './data';
import type { AimedCard, CardId, CharacterId, DeckCard, EventId } from './data-cards';

type SetupPick = 'character' | 'first-city' | 'first-town';
type TilePick = 'peek';
type PlacingPick = 'turn-in' | 'gunslinger' | 'place' | 'reroll' | 'dealer' | 'jump-target';
type WindowPick = 'window' | 'end-window';
type TradePick = 'pay' | 'gain' | 'politics' | 'work-crew' | 'rail-baron' | 'trader' | 'market';
type BuildingPick = 'rail' | 'build';
type DeckPick = 'keep-card' | 'order-back' | 'remove-event';
type CardPick = 'mother-lode' | 'target' | 'discard' | 'take-card' | 'take-outlaw';

/** What a seat may be asked. */
export type PickKind =
  SetupPick | TilePick | PlacingPick | WindowPick | TradePick | BuildingPick | DeckPick | CardPick;

/** What follows by itself when its turn on `pending` comes: gains that wait for a payment. */
export type StepKind = 'influence' | 'gold';
export type TaskKind = PickKind | StepKind;

/** Things that bring or cost something and are neither space, card nor character. */
export type Cause = 'double' | 'dealer' | 'loan' | 'stock' | 'town' | 'city' | 'arrest' | 'trader-token';
/** Where a gain or a payment comes from. */
export type Source = Cause | Space | DeckCard | CharacterId;

/** What some tasks are about; all others have ''. */
interface Whats {
  peek: 'start' | 'scout' | 'tracker';
  'first-city': '' | 'looked';
  rail: 'start' | Source;
  place: '' | 'retake' | `jump:${SpotId}`;
  reroll: 'marked-deck';
  window: 'before' | 'after' | 'last';
  build: 'builder' | 'homestead-act';
  pay: 'whispering-campaign' | 'temperance';
  gain: Source;
  'keep-card': `${'pioneer' | 'scout'}:${'' | EventId}`;
  target: AimedCard;
  discard: CharacterId;
  influence: Source;
  gold: Source;
}
export type What<K extends TaskKind> = K extends keyof Whats ? Whats[K] : '';

interface TaskOf<K extends TaskKind> {
  kind: K;
  seat: number;
  n: number;
  what: What<K>;
  list: CardId[];
}
/** One thing to be done or picked. A flat shape: it is saved, cloned and compared as it is. */
export type Task<K extends TaskKind = TaskKind> = { [P in K]: TaskOf<P> }[K];

type TaskRest<K extends TaskKind> =
  '' extends What<K>
    ? [n?: number, what?: What<K>, list?: readonly CardId[]]
    : [n: number, what: What<K>, list?: readonly CardId[]];

export function task<K extends TaskKind>(kind: K, seat: number, ...rest: TaskRest<K>): Task<K> {
  const [n = 0, what = '', list = []] = rest;
  return { kind, seat, n, what, list: list.slice() } as Task<K>;
}

export function isPick(one: Task): one is Task<PickKind> {
  return one.kind !== 'influence' && one.kind !== 'gold';
}

/** Tasks whose list of cards lies neither in the deck nor in a hand: somebody is choosing from it. */
const LOOKS: ReadonlySet<TaskKind> = new Set<TaskKind>(['keep-card', 'order-back']);

export function looksAtCards(one: Task): boolean {
  return LOOKS.has(one.kind);
}

export function cloneTask({ kind, seat, n, what, list }: Task): Task {
  return { kind, seat, n, what, list: list.slice() } as Task;
}
