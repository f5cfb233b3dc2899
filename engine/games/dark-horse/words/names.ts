/** Names of things for sentences, labels and chips. */
import type { Chip } from '../../../core/game';
import { list } from '../../../core/words';
import {
  isSpace,
  resourceAt,
  spotOf,
  type Bundle,
  type Resource,
  type Role,
  type Space,
  type SpotId,
  type Token,
} from '../data';
import {
  cardOf,
  isCharacter,
  isEvent,
  type AbilityId,
  type CharacterId,
  type DeckCard,
  type EventId,
} from '../data-cards';
import { edgeOf, edgePlace, hexAt, type Side } from '../rules/map';
import { knowsTile, produceAt } from '../rules/tiles';
import type { Cause, Die, State } from '../state';
import { say, type Word } from './catalogue';

export function resourceName(type: number): string {
  return say(`res.${resourceAt(type)}`);
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
  return chip(token, 1, `1 ${tokenName(token)}`);
}

export function goldChip(n: number): Chip {
  return chip('gold', n, `${n} ${say('res.gold')}`);
}

export function influenceChip(n: number): Chip {
  return chip('influence', n, `${n} ${say('res.influence')}`);
}

/** Resources of any kind. */
export function anyChip(n: number): Chip {
  return chip('any', n, say('chip.any', { n }));
}

export function spaceName(space: Space | SpotId): string {
  return say(`space.${space}`);
}

export function cardName(card: DeckCard): string {
  return say(`card.${card}`);
}

/** What a card does, or what an event makes dearer. */
export function cardText(card: DeckCard): string {
  return say(`card.${card}.text`);
}

/** What can be made of an event. */
export function eventUse(event: EventId): string {
  return say(`card.${event}.use`);
}

export function characterName(character: CharacterId): string {
  return say(`character.${character}`);
}

export function characterText(character: CharacterId): string {
  return say(`character.${character}.text`);
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
export function placeName(id: string): string {
  return spaceName(isSpace(id) ? id : spotOf(id).id);
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
