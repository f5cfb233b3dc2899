/** Names of things for sentences, labels and chips. */
import type { Chip } from '../../../core/game';
import { list } from '../../../core/words';
import { RESOURCES, type Bundle, type Role, type Token } from '../data';
import { bundleOf } from '../rules/goods';
import { hexAt, type Side } from '../rules/map';
import { knowsTile, produceAt, tileAt } from '../rules/network';
import type { State } from '../state';
import { say, word } from './catalogue';

export function resourceName(type: number): string {
  return word(`res.${RESOURCES[type] ?? 'food'}`);
}

/** "2 food and 1 wood". */
export function bundleName(bundle: Readonly<Bundle>): string {
  const parts = bundle.flatMap((n, type) => (n > 0 ? [`${n} ${resourceName(type)}`] : []));
  return list(parts.length > 0 ? parts : ['0']);
}

export function bundleWords(text: string): string {
  return bundleName(bundleOf(text));
}

export function resourceChips(bundle: Readonly<Bundle>): Chip[] {
  return bundle.flatMap((n, type) =>
    n > 0 ? [{ sign: RESOURCES[type] ?? 'food', amount: n, label: `${n} ${resourceName(type)}` }] : [],
  );
}

export function chip(sign: string, amount: number, label: string): Chip {
  return { sign, amount, label };
}

export function spaceName(space: string): string {
  return word(`space.${space}`);
}

export function cardName(card: string): string {
  return word(`card.${card}`);
}

export function characterName(character: string): string {
  return word(`character.${character}`);
}

export function tokenName(token: Token): string {
  return say(`token.${token}`);
}

export function roleName(role: Role): string {
  return say(`role.${role}`);
}

export function sideName(side: Side): string {
  return say(`side.${side}`);
}

export function faces(text: string | number): string {
  return list(String(text).split(','));
}

/** Where a gain or a payment comes from: a space, a card, a character or a thing of its own. */
export function sourceName(source: string): string {
  for (const group of ['why', 'space', 'card', 'character', 'token']) {
    if (say.has(`${group}.${source}`)) return word(`${group}.${source}`);
  }
  return source;
}

/** "Ore hex d2" to whoever knows the tile, "Hidden hex d2" to whoever does not. */
export function hexName(state: State, seat: number, hex: number): string {
  const { id, kind } = hexAt(hex);
  if (kind === 'plain') return say('place.hex', { hex: id });
  const known = knowsTile(state, seat, hex);
  const type = known ? RESOURCES[produceAt(state, hex)] : undefined;
  return word(`place.${type ?? 'hidden'}`, { hex: id });
}

export function isRuggedTo(state: State, seat: number, hex: number): boolean {
  const tile = tileAt(state, hex);
  return hexAt(hex).rugged || (tile !== undefined && tile.rugged && knowsTile(state, seat, hex));
}

/** "south-east of d2", and the hexes at its two ends where they help to find it. */
export function edgeName(id: string): string {
  const [hex = '', side = 'n'] = id.split(':');
  return `${say(`side.${side as Side}`)} of ${hex}`;
}
