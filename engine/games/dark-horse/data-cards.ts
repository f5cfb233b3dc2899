/** Action cards, events and characters: what they are (tables 2.6 to 2.8) and every number of their effects. */
import { DICE, type Bundle, type Space, type Token } from './data';

type Icon = 'choice' | 'placement' | 'immediate' | 'shield' | 'corruption' | 'jail-1' | 'jail-2+';

interface CardRow<Id extends string> {
  readonly id: Id;
  readonly timing: 'placement' | 'collection' | 'immediate';
  readonly icons: readonly Icon[];
  /** Left out of the solitaire deck (DH-6.10). */
  readonly crowd?: true;
}

const CARD_ROWS = [
  {
    id: 'claim-jumpers',
    timing: 'placement',
    icons: ['placement', 'choice', 'shield', 'jail-1'],
    crowd: true,
  },
  { id: 'ol-switcheroo', timing: 'collection', icons: ['choice', 'shield', 'jail-2+'], crowd: true },
  { id: 'whispering-campaign', timing: 'collection', icons: ['choice', 'corruption'], crowd: true },
  { id: 'mudslinging', timing: 'collection', icons: ['choice'], crowd: true },
  { id: 'entrepreneur', timing: 'collection', icons: [] },
  { id: 'crooked-merchants', timing: 'collection', icons: ['corruption'] },
  { id: 'election', timing: 'collection', icons: [] },
  { id: 'marshal-dylan', timing: 'collection', icons: [] },
  { id: 'snake-eyes', timing: 'collection', icons: ['jail-1'] },
  { id: 'homestead-act', timing: 'collection', icons: ['choice'] },
  { id: 'barn-raising', timing: 'collection', icons: [] },
  { id: 'cattle-drive', timing: 'collection', icons: [] },
  { id: 'mother-lode', timing: 'collection', icons: ['choice'] },
  { id: 'stagecoach-holdup', timing: 'collection', icons: ['jail-1'] },
  { id: 'pony-express', timing: 'placement', icons: ['placement', 'choice'] },
  { id: 'marked-deck', timing: 'placement', icons: ['placement', 'corruption'] },
  { id: 'powder-crew', timing: 'collection', icons: [] },
  { id: 'gold-nugget', timing: 'immediate', icons: ['immediate'] },
  { id: 'camp-meeting', timing: 'immediate', icons: ['immediate'] },
  { id: 'land-swindle', timing: 'collection', icons: ['corruption'] },
] as const satisfies readonly CardRow<string>[];

type Cards = (typeof CARD_ROWS)[number];
export type CardId = Cards['id'];
type CardData = CardRow<CardId>;
type PlacementCard = Extract<Cards, { timing: 'placement' }>['id'];
type ImmediateCard = Extract<Cards, { timing: 'immediate' }>['id'];
/** Cards that hit one opponent, who is picked when they are played in a window. */
export type AimedCard = 'ol-switcheroo' | 'whispering-campaign' | 'mudslinging';

export const CARDS: readonly CardData[] = CARD_ROWS;

const cards: ReadonlyMap<string, CardData> = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): CardData {
  const card = cards.get(id);
  if (!card) throw new RangeError(`There is no card called ${id}.`);
  return card;
}

export function isCard(id: string): id is CardId {
  return cards.has(id);
}

export function isPlacementCard(id: CardId): id is PlacementCard {
  return cardOf(id).timing === 'placement';
}

export function isImmediateCard(id: CardId): id is ImmediateCard {
  return cardOf(id).timing === 'immediate';
}

export function hasJail(id: CardId): boolean {
  return cardOf(id).icons.some((icon) => icon.startsWith('jail'));
}

/** What the cards cost, give and risk (house values, table 2.6); `jail` counts dice. */
export const CARD_EFFECTS = {
  'claim-jumpers': { jail: 1 },
  'ol-switcheroo': { jail: DICE.all },
  'whispering-campaign': { price: 1, influence: 1 },
  mudslinging: { price: 1, influence: 2 },
  entrepreneur: { rails: 1 },
  'crooked-merchants': { resources: 1 },
  election: {},
  'marshal-dylan': {},
  'snake-eyes': { dice: 2, bad: 1, resources: 4, jail: 1 },
  'homestead-act': { wood: 0 },
  'barn-raising': { goods: [0, 3, 0] },
  'cattle-drive': { goods: [3, 0, 0] },
  'mother-lode': { goods: [0, 0, 3], price: [0, 0, 3], gold: 1 },
  'stagecoach-holdup': { gold: 1, resources: 1, jail: 1 },
  'pony-express': {},
  'marked-deck': { rolls: 2 },
  'powder-crew': { price: [1, 0, 1], rails: 2 },
  'gold-nugget': { gold: 1 },
  'camp-meeting': { influence: 1 },
  'land-swindle': { price: 1, gold: 2 },
} as const satisfies Readonly<Record<CardId, Readonly<Record<string, number | Readonly<Bundle>>>>>;

interface EventRow<Id extends string> {
  readonly id: Id;
  /** The space its marker lies on. */
  readonly space: Space | null;
  /** Whoever turned it up may use it instead of keeping a card (DH-4.70). */
  readonly ability: boolean;
  readonly jail: boolean;
}

const EVENT_ROWS = [
  { id: 'drought', space: 'builder', ability: true, jail: false },
  { id: 'city-fire', space: 'builder', ability: true, jail: true },
  { id: 'rail-strike', space: 'rail-baron', ability: true, jail: true },
  { id: 'gold-bust', space: 'trader', ability: false, jail: false },
  { id: 'locusts', space: 'produce', ability: true, jail: false },
  { id: 'temperance', space: 'politics', ability: true, jail: false },
  { id: 'winds-of-change', space: null, ability: false, jail: false },
] as const satisfies readonly EventRow<string>[];

type Events = (typeof EVENT_ROWS)[number];
export type EventId = Events['id'];
type EventData = EventRow<EventId>;
/** Events with something to use. */
export type UsableEvent = Extract<Events, { ability: true }>['id'];

export const EVENTS: readonly EventData[] = EVENT_ROWS;

const events: ReadonlyMap<string, EventData> = new Map(EVENTS.map((event) => [event.id, event]));

export function eventOf(id: string): EventData {
  const event = events.get(id);
  if (!event) throw new RangeError(`There is no event called ${id}.`);
  return event;
}

export function isEvent(id: string): id is EventId {
  return events.has(id);
}

export function isUsable(id: EventId): id is UsableEvent {
  return eventOf(id).ability;
}

/** A card of the deck: an action card or an event. */
export type DeckCard = CardId | EventId;

/** What the lasting events add to a price while they are in force (house values, table 2.7). */
export const SURCHARGES = {
  droughtFood: 1,
  cityFireWood: 2,
  railStrikeOre: 1,
  goldBust: 1,
  temperance: 1,
} as const;

/** What their abilities give, cost and risk (house values, table 2.7). */
export const EVENT_USES = {
  drought: { goods: [2, 0, 0] },
  'city-fire': { gold: 1, jail: 1 },
  'rail-strike': { rails: 1, jail: 1 },
  locusts: { goods: [0, 1, 1] },
  temperance: { price: 2, influence: 1 },
} as const satisfies Readonly<Record<UsableEvent, Readonly<Record<string, number | Readonly<Bundle>>>>>;

interface CharacterRow<Id extends string> {
  readonly id: Id;
  readonly resources: Readonly<Bundle>;
  readonly influence?: number;
  readonly tokens: Partial<Readonly<Record<Token, number>>>;
  readonly cards?: number;
  /** Takes one own unshifted die a round: any face, or these. */
  readonly spot?: { readonly faces: readonly number[] };
  /** Numbers of the abilities used in a window. */
  readonly abilities: readonly number[];
  readonly promo?: true;
}

const ANY_FACE: readonly number[] = [1, 2, 3, 4, 5, 6];

const CHARACTER_ROWS = [
  { id: 'scoundrel', resources: [0, 0, 0], tokens: { wild: 1 }, cards: 1, abilities: [2, 3] },
  { id: 'preacher', resources: [0, 0, 0], influence: 1, tokens: {}, abilities: [2] },
  { id: 'merchant', resources: [1, 0, 0], tokens: { trader: 1 }, spot: { faces: ANY_FACE }, abilities: [] },
  { id: 'tracker', resources: [0, 1, 0], tokens: {}, spot: { faces: ANY_FACE }, abilities: [] },
  { id: 'banker', resources: [0, 0, 0], tokens: { stock: 1 }, abilities: [] },
  { id: 'cowboy', resources: [1, 1, 0], tokens: {}, spot: { faces: [1, 2] }, abilities: [] },
  { id: 'prospector', resources: [0, 0, 2], tokens: {}, abilities: [1] },
  { id: 'kickstarter', resources: [0, 0, 0], tokens: {}, abilities: [1], promo: true },
] as const satisfies readonly CharacterRow<string>[];

type Characters = (typeof CHARACTER_ROWS)[number];
export type CharacterId = Characters['id'];
type CharacterData = CharacterRow<CharacterId>;
/** Characters with a spot for a die. */
export type SpotCharacter = Extract<Characters, { spot: object }>['id'];

type AbilityOf<C> = C extends { id: infer Id extends string; abilities: readonly (infer N extends number)[] }
  ? `${Id}.${N}`
  : never;
/** An ability used in a window, as `scoundrel.2`. */
export type AbilityId = AbilityOf<Characters>;

export const CHARACTERS: readonly CharacterData[] = CHARACTER_ROWS;

const characters: ReadonlyMap<string, CharacterData> = new Map(CHARACTERS.map((one) => [one.id, one]));

export function characterOf(id: string): CharacterData {
  const character = characters.get(id);
  if (!character) throw new RangeError(`There is no character called ${id}.`);
  return character;
}

export function isCharacter(id: string): id is CharacterId {
  return characters.has(id);
}

export function hasSpot(id: string): id is SpotCharacter {
  return characters.get(id)?.spot !== undefined;
}

const abilities: ReadonlyMap<string, AbilityId> = new Map(
  CHARACTERS.flatMap(({ id, abilities: own }) => own.map((n) => `${id}.${n}` as AbilityId)).map((id) => [
    id,
    id,
  ]),
);

export function abilityOf(character: string, n: number): AbilityId {
  const ability = abilities.get(`${character}.${n}`);
  if (!ability) throw new RangeError(`${character} has no ability ${n}.`);
  return ability;
}

/** Numbers of the characters' abilities (house values, table 2.8). */
export const CHARACTER_EFFECTS = {
  scoundrel: { moreWild: 1, resources: 3 },
  preacher: { influence: 1 },
  merchant: { marketSwap: 2 },
  tracker: { startLooks: 2, spotGoods: [2, 0, 0], spotLooks: 1 },
  banker: { loanCosts: 4, stockResources: 1 },
  cowboy: { hiredBy: [1, 3], spotGoods: [2, 0, 0] },
  prospector: { price: [0, 0, 4], gold: 1, oreTown: [0, 0, 1] },
  kickstarter: { startTowns: 3, hexes: 3, rails: 1 },
} as const satisfies Readonly<Record<CharacterId, Readonly<Record<string, number | readonly number[]>>>>;
