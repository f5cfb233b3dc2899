/** What tiles and technologies are worth to a side (section 5). */
import { dieColour, GOLD } from '../data';
import { LEGACY_CAP, techOf } from '../data-techs';
import { botOwner, diceOwned, housesOnMap, type MapTile, type State } from '../state';
import { quotaOf } from './icons';
import { controllers, controls, present, runnersUp, terrains, tileInfo } from './map';

/** What this tile scores for an owner now (line 1). */
export function tilePoints(t: MapTile, owner: number): number {
  const { hi, lo } = tileInfo(t);
  if (hi === null || lo === null) return 0;
  if (controllers(t).includes(owner)) return hi;
  return runnersUp(t).includes(owner) ? lo : 0;
}

/** Resource tokens of an owner; the Diceoneer's lie in the centre and on the sides (DS-6.49). */
export function resourcesOf(s: State, owner: number): number[] {
  if (owner !== botOwner(s)) return (s.players[owner]?.tokens ?? [0, 0, 0, 0]).slice();
  const counts = (s.bot?.centre ?? [0, 0, 0, 0]).slice();
  for (const side of s.bot?.sides ?? []) {
    if (side.token >= 0) counts[side.token] = (counts[side.token] ?? 0) + 1;
  }
  return counts;
}

/** Colours of dice owned. A bag that may not be looked into is left out when `openOnly` is set. */
function coloursOwned(s: State, owner: number, openOnly: boolean): number {
  const found = new Set<number>();
  const player = s.players[owner];
  if (player) {
    for (const die of player.active) found.add(dieColour(die));
    player.spent.forEach((n, colour) => n > 0 && found.add(colour));
    if (!openOnly) player.bag.forEach((n, colour) => n > 0 && found.add(colour));
  } else {
    for (const colour of s.bot?.queue ?? []) found.add(colour);
    for (const side of s.bot?.sides ?? []) for (const die of side.dice) found.add(dieColour(die));
  }
  return found.size;
}

export function techsOf(s: State, owner: number): readonly string[] {
  return owner === botOwner(s) ? (s.bot?.techs ?? []) : (s.players[owner]?.techs ?? []);
}

export function vpOf(s: State, owner: number): number {
  return owner === botOwner(s) ? (s.bot?.vp ?? 0) : (s.players[owner]?.vp ?? 0);
}

/** What a card is worth to an owner who has, or would have, these technologies. */
export function techPoints(
  s: State,
  owner: number,
  card: string,
  techs: readonly string[],
  openOnly = false,
): number {
  const tech = techOf(card);
  if (tech.vp !== null) return tech.vp;
  return Math.min(LEGACY_CAP[card] ?? 0, legacyPoints(s, owner, card, techs, openOnly));
}

function legacyPoints(
  s: State,
  owner: number,
  card: string,
  techs: readonly string[],
  openOnly: boolean,
): number {
  const tiles = (test: (t: MapTile) => boolean) => s.map.filter(test).length;
  switch (card) {
    case 'builder':
      return 2 * housesOnMap(s, owner);
    case 'prosperity':
      return Math.floor(vpOf(s, owner) / 3);
    case 'manifest-destiny':
      return tiles((t) => present(t, owner));
    case 'foreign-trade':
      return resourcesOf(s, owner).reduce((n, have, kind) => n + have * (kind === GOLD ? 2 : 1), 0);
    case 'university':
      return 2 * techs.length;
    case 'cartographer':
      return 2 * terrains(s, owner).filter(Boolean).length;
    case 'constitution':
      return owner === botOwner(s) ? 3 : quotaOf(s, owner);
    case 'chronicles':
      return 2 * techs.filter((id) => others(s, owner, id) <= 1).length;
    case 'census':
      return Math.floor(s.map.reduce((n, t) => n + (t.tents[owner] ?? 0), 0) / 2);
    case 'guild-hall':
      return 2 * coloursOwned(s, owner, openOnly);
    case 'landmarks':
      return 2 * tiles((t) => (tileInfo(t).hi ?? 0) >= 6 && controls(t, owner));
    case 'factory-barons':
      return 2 * tiles((t) => tileInfo(t).trigger === 'factory' && present(t, owner));
    case 'open-range':
      return 2 * tiles((t) => present(t, owner) && t.tents.every((_, o) => o === owner || !present(t, o)));
    case 'veterans':
      return Math.floor(diceOwned(s, owner) / 2);
    default:
      return 0;
  }
}

function others(s: State, owner: number, card: string): number {
  return s.players.filter((p, seat) => seat !== owner && p.techs.includes(card)).length;
}
