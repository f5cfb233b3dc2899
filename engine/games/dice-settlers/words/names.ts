/** How things are called: tiles by terrain and number, dice by colour and icon, cells by their neighbour. */
import type { Chip } from '../../../core/game';
import { capital, count, list } from '../../../core/words';
import {
  colourName,
  COLOURS,
  dieColour,
  dieIcon,
  RESOURCES,
  TERRAIN_COLOUR,
  type Colour,
  type Icon,
  type Terrain,
} from '../data';
import { cellOf, neighboursOf, tileInfo } from '../rules/map';
import type { MapTile, State } from '../state';
import { techOf, type Tech } from '../data-techs';
import { tileOf } from '../data-tiles';
import { say } from './catalogue';

export function tileName(no: number): string {
  return `${say(tileOf(no).terrain)} ${no}`;
}

export function hexName(t: MapTile): string {
  return tileName(t.tile);
}

/** "White Pioneer", "Green wood". */
export function dieName(code: string): string {
  return `${capital(say(colourName(dieColour(code))))} ${say(dieIcon(code))}`;
}

export function diceNames(codes: string): string {
  return list(codes.split(' ').filter(Boolean).map(dieName)) || '0';
}

/** A source of an icon: a die or a card. */
export function sourceName(source: string): string {
  const [code = '', as] = source.split('>');
  const body = code.slice(code.indexOf(':') + 1);
  const base = code.startsWith('card:') ? techOf(body).name : dieName(body);
  return as ? say('mAs', { source: base, icon: say(as as Icon) }) : base;
}

const DIRECTIONS = [
  [1, 0, 'east'],
  [1, -1, 'northeast'],
  [0, -1, 'northwest'],
  [-1, 0, 'west'],
  [-1, 1, 'southwest'],
  [0, 1, 'southeast'],
] as const;

/** An empty cell: "North-east of Forest 18", by the lowest tile it touches. */
export function cellName(s: State, key: string): string {
  const { q, r } = cellOf(key);
  const near = neighboursOf(s, q, r).sort((a, b) => a.tile - b.tile)[0];
  if (!near) return key;
  const [, , dir] = DIRECTIONS.find(([dq, dr]) => near.q + dq === q && near.r + dr === r) ?? DIRECTIONS[0];
  return say('sideOf', { dir: say(dir), tile: hexName(near) });
}

export function touchingNames(s: State, key: string): string {
  const { q, r } = cellOf(key);
  return list(neighboursOf(s, q, r).map(hexName));
}

/** What a tile does, in a line. */
export function abilityText(no: number): string {
  const tile = tileOf(no);
  const { ability } = tile;
  const lead = tile.trigger === 'none' ? '' : `${say(tile.trigger)}: `;
  switch (ability.do) {
    case 'none':
      return 'No ability.';
    case 'quota':
      return `${lead}dice quota 1 higher.`;
    case 'gain':
      return `${lead}1 ${say(ability.kind)}${ability.die === undefined ? '' : ` and a ${say(colourName(ability.die))} die`}.`;
    case 'house-instead':
      return `${lead}a house in place of the tent.`;
    case 'die-accessible':
      return `${lead}a die of a colour open to you.`;
    case 'die':
      return `${lead}a ${say(colourName(ability.colour))} die.`;
    case 'tents':
      return `${lead}${count(ability.amount, 'tent')}.`;
    case 'icon':
      return `${lead}1 more ${say(ability.icon)} icon in that action.`;
    case 'extra-action':
      return `${lead}one more action this turn.`;
    case 'raise-house':
      return `${lead}three of your tents on one tile become a house.`;
    case 'vp-reserve':
      return `${lead}${ability.amount} points from the reserve.`;
  }
}

/** "6/2", or a dash where the tile scores nothing. */
export function tileScore(no: number): string {
  const { hi, lo } = tileOf(no);
  return hi === null ? '–' : `${hi}/${lo}`;
}

export function terrainName(terrain: Terrain): string {
  return say(terrain);
}

export function terrainOfColour(colour: number): Terrain {
  const found = (Object.entries(TERRAIN_COLOUR) as Array<[Terrain, number]>).find(([, c]) => c === colour);
  return found ? found[0] : 'plains';
}

export function priceText(tech: Tech): string {
  const parts = tech.price.flatMap((n, kind) => (n > 0 ? [`${n} ${say(RESOURCES[kind] ?? 'food')}`] : []));
  return list(parts) || say('noPrice');
}

export function terrainText(tech: Tech): string {
  return list(tech.terrain.map((t) => say(t))) || say('noTerrain');
}

export function goodsName(goods: string): string {
  if (goods.startsWith('spent:')) return `a spent ${say(goods.slice(6) as Colour)} die`;
  if (goods.startsWith('die:')) return `the ${dieName(goods.slice(4))} die`;
  return list(goods.split('+').map((kind) => say(kind as Icon)));
}

export function colourWord(colour: string): string {
  return (COLOURS as readonly string[]).includes(colour) ? say(colour as Colour) : colour;
}

export function vpChip(n: number): Chip {
  return { sign: 'vp', amount: n, label: say('chipVp', { n }) };
}

export function iconChip(icon: Icon, n: number): Chip {
  return { sign: icon, amount: n, label: say('chipIcon', { n, icon: say(icon) }) };
}

export function chip(sign: 'die' | 'tent' | 'house' | 'tile', n: number): Chip {
  const key = { die: 'chipDie', tent: 'chipTent', house: 'chipHouse', tile: 'chipTile' } as const;
  return { sign, amount: n, label: say(key[sign], { n }) };
}

export function isFactory(t: MapTile): boolean {
  return tileInfo(t).trigger === 'factory';
}
