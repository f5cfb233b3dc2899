/** Names of things for sentences, labels and chips. */
import type { Chip } from '../../../core/game';
import { aOrAn, capital, list, YOU } from '../../../core/words';
import {
  isSpace,
  RESOURCES,
  resourceAt,
  spacesAt,
  spotOf,
  TOKENS,
  type Bundle,
  type Resource,
  type Role,
  type Space,
  type SpotId,
  type Token,
} from '../data';
import {
  cardOf,
  characterOf,
  isCharacter,
  isEvent,
  type AbilityId,
  type CardId,
  type CharacterId,
  type DeckCard,
  type EventId,
} from '../data-cards';
import { edgeOf, edgePlace, hexAt, type Side } from '../rules/map';
import { knowsTile, produceAt } from '../rules/tiles';
import { isSolo, seatOf, type Cause, type Die, type State } from '../state';
import { say, type Word } from './catalogue';

export function resourceName(type: number): string {
  return say(`res.${resourceAt(type)}`);
}

/** The kind a `good:` target names; the second piece of a kind is `food#2`. */
export function goodType(id: string): number {
  const [kind] = id.split('#');
  return RESOURCES.findIndex((one) => one === kind);
}

/** "2 food and 1 wood". */
export function bundleName(bundle: Readonly<Bundle>): string {
  const parts = bundle.flatMap((n, type) => (n > 0 ? [`${n} ${resourceName(type)}`] : []));
  return list(parts.length > 0 ? parts : ['0']);
}

export function resourceChips(bundle: Readonly<Bundle>): Chip[] {
  return bundle.flatMap((n, type) =>
    n > 0 ? [{ sign: resourceAt(type), amount: n, label: `${n} ${resourceName(type)}` }] : [],
  );
}

/** Signs of chips; the board draws every one of them. */
export type ChipSign =
  Resource | Token | Role | 'gold' | 'influence' | 'any' | 'rail' | 'town' | 'city' | 'card' | 'bonus';

export function chip(sign: ChipSign, amount: number, label: string): Chip {
  return { sign, amount, label };
}

export function tokenChip(token: Token): Chip {
  return chip(token, 1, say('chip.token', { n: 1, token: tokenName(token) }));
}

export function goldChip(n: number): Chip {
  return chip('gold', n, say('chip.gold', { n }));
}

export function influenceChip(n: number): Chip {
  return chip('influence', n, say('chip.influence', { n }));
}

export function cardChip(n: number): Chip {
  return chip('card', n, say('chip.card', { n }));
}

export function railChip(n: number): Chip {
  return chip('rail', n, say('chip.rail', { n }));
}

/** Resources of any kind. */
export function anyChip(n: number): Chip {
  return chip('any', n, say('chip.any', { n }));
}

export function spaceName(space: Space | SpotId): string {
  return say(`space.${space}`);
}

/** Spaces with a number: "Mayor and Sheriff". */
export function spacesOf(n: number): string {
  return list(spacesAt(n).map(spaceName));
}

/** A spot as it concerns a seat: a die on a character lies on "The Merchant’s spot". */
export function spotName(state: State, seat: number, spot: Space | SpotId): string {
  const character = spot === 'character' && seat >= 0 ? seatOf(state, seat).character : '';
  return character ? say('space.character.of', { character: characterName(character) }) : spaceName(spot);
}

export function cardName(card: DeckCard): string {
  return say(`card.${card}`);
}

/** What a card does, in whole sentences; turn order means nothing to a lone player. */
export function cardText(state: State, card: DeckCard): string {
  if (isEvent(card)) return say('card.event', { text: capital(eventText(card)) });
  return isSolo(state) ? effectText(card) : [effectText(card), ...lastNote(card)].join(' ');
}

/** What a card does, whoever plays it. */
export function effectText(card: CardId): string {
  return say(`card.${card}.text`);
}

function lastNote(card: CardId): string[] {
  return cardOf(card).icons.includes('corruption') ? [say('card.corruption')] : [];
}

/** What an event makes dearer: "towns cost 1 food more". */
export function eventText(event: EventId): string {
  return say(`card.${event}.text`);
}

/** What can be made of an event. */
export function eventUse(event: EventId): string {
  return say(`card.${event}.use`);
}

export function characterName(character: CharacterId): string {
  return say(`character.${character}`);
}

/** On a tile or a card. */
export function characterShort(character: CharacterId): string {
  return say(`character.${character}.short`);
}

/** The start bonus and the abilities. */
export function characterText(character: CharacterId): string {
  const bonus = startBonus(character);
  const abilities = say(`character.${character}.text`);
  return bonus ? `${say('character.start', { bonus })} ${abilities}` : abilities;
}

/** "1 food and a Trader token"; '' where the abilities say it all. */
function startBonus(character: CharacterId): string {
  const { resources, influence = 0, tokens, cards = 0 } = characterOf(character);
  const goods = resources.some((n) => n > 0) ? [bundleName(resources)] : [];
  if (influence > 0) goods.push(influenceChip(influence).label);
  for (const token of TOKENS)
    if ((tokens[token] ?? 0) > 0) goods.push(aOrAn(say('token.one', { token: tokenName(token) })));
  if (cards > 0) goods.push(say('chip.card', { n: cards }));
  return list(goods);
}

export function abilityName(ability: AbilityId): string {
  return say(`ability.${ability}`);
}

export function tokenName(token: Token): string {
  return say(`token.${token}`);
}

export function roleName(role: Role): string {
  return say(`role.${role}`);
}

export function roleText(role: Role): string {
  return say(`role.${role}.text`);
}

export function tokenText(token: Token): string {
  return say(`token.${token}.text`);
}

export function sideName(side: Side): string {
  return say(`side.${side}`);
}

export function seatName(state: State, seat: number): string {
  const name = state.names[seat];
  if (name === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return name;
}

/** A name in the middle of a sentence: "you". */
export function seatNameWithin(state: State, seat: number): string {
  const name = seatName(state, seat);
  return name === YOU ? say('you') : name;
}

/** `3,4` as "3 and 4". */
export function faces(text: string): string {
  return list(text.split(','));
}

export function dieName(die: Die): string {
  if (die.deputy) return say('label.deputy', { n: die.face });
  return die.changed ? say('label.turned', { n: die.face }) : say('label.die', { n: die.face });
}

export function diceName(dice: readonly Die[]): string {
  return dice.map(dieName).join(' + ');
}

const CAUSES: Readonly<Record<Cause, Word>> = {
  double: 'why.double',
  dealer: 'why.dealer',
  loan: 'why.loan',
  stock: 'why.stock',
  town: 'why.town',
  city: 'why.city',
  arrest: 'why.arrest',
  'trader-token': 'why.trader-token',
};

function isCause(source: string): source is Cause {
  return Object.prototype.hasOwnProperty.call(CAUSES, source);
}

/** A card or an event by the id it has in an event of the log. */
export function deckCardName(id: string): string {
  return cardName(isEvent(id) ? id : cardOf(id).id);
}

/** A space or a spot by its id. */
export function placeName(state: State, seat: number, id: string): string {
  return spotName(state, seat, isSpace(id) ? id : spotOf(id).id);
}

/** Where a gain or a payment comes from: a space, a card, a character or a thing of its own. */
export function sourceName(source: string): string {
  if (isCause(source)) return say(CAUSES[source]);
  if (isSpace(source)) return spaceName(source);
  return isCharacter(source) ? characterName(source) : deckCardName(source);
}

/** What a hex is to a seat: an empty one, a kind of resource, or hidden, as is what lies beyond a closed map. */
function groundOf(state: State, seat: number, hex: number): 'hex' | 'hidden' | Resource {
  if (hexAt(hex).kind === 'plain') return 'hex';
  const type = knowsTile(state, seat, hex) ? produceAt(state, hex) : -1;
  return type < 0 ? 'hidden' : resourceAt(type);
}

/** "Ore hex d2" to whoever knows the tile, "Hidden hex d2" to whoever does not. */
export function hexName(state: State, seat: number, hex: number): string {
  return say(`place.${groundOf(state, seat, hex)}`, { hex: hexAt(hex).id });
}

/** The same in the middle of a sentence: "ore hex d2". */
export function hexNameWithin(state: State, seat: number, hex: number): string {
  return lower(hexName(state, seat, hex));
}

/** In a list of hexes: "ore d2". */
export function hexNameShort(state: State, seat: number, hex: number): string {
  return say(`place.short.${groundOf(state, seat, hex)}`, { hex: hexAt(hex).id });
}

export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "south-east of d2". */
export function edgeName(id: string): string {
  const { hex, side } = edgePlace(edgeOf(id));
  return say('place.edge', { side: sideName(side), hex });
}
