/** How things are called: tiles by terrain and number, dice by colour and icon, cells by their neighbour. */
import type { Chip } from '../../../core/game';
import { capital, count, list, type Holes, numberWord } from '../../../core/words';
import { hexOf, hexSideTo, POINTY_SIDE_NAMES } from '../../../geometry/hex';
import {
  colourAt,
  dieColour,
  dieIcon,
  DRAW_DICE,
  HOUSE_TENTS,
  PLAIN_RESOURCES,
  REROLL_DICE,
  resourceAt,
  type DieCode,
  type Icon,
} from '../data';
import { techOf, type Effect, type TechId } from '../data-techs';
import { tileOf, type TileAbility } from '../data-tiles';
import { neighboursOf } from '../rules/map';
import { colourOf, dieOf, goodsOf, parse, sourceOf } from '../rules/notation';
import type { MapTile, State } from '../state';
import { say } from './catalogue';

export function ownerName(s: State, owner: number): string {
  if (s.bot && owner === s.players.length) return say('diceoneer');
  return s.names[owner] ?? say('seatNo', { n: owner + 1 });
}

/** "food, wood or iron". */
export function either(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return say('either', { some: items.slice(0, -1).join(', '), last: items[items.length - 1] ?? '' });
}

export function tileName(no: number): string {
  return `${say(tileOf(no).terrain)} ${no}`;
}

export function hexName(t: MapTile): string {
  return tileName(t.tile);
}

/** "White Pioneer", "Green wood". */
export function dieName(code: DieCode): string {
  return `${capital(say(colourAt(dieColour(code))))} ${say(dieIcon(code))}`;
}

/** Dice codes with blanks between them. */
export function diceNames(codes: string): string {
  return list(codes.split(' ').filter(Boolean).map(dieOf).map(dieName)) || '0';
}

/** A source of an icon: a die or a card. */
export function sourceName(source: string): string {
  const { die, card, as } = sourceOf(source);
  const base = card !== null ? techName(card) : dieName(die);
  return as ? say('mAs', { source: base, icon: say(as) }) : base;
}

/** An empty cell: "North-east of Forest 18", by the lowest tile it touches. */
export function cellName(s: State, key: string): string {
  const cell = hexOf(key);
  const near = neighboursOf(s, cell).sort((a, b) => a.tile - b.tile)[0];
  const side = near ? hexSideTo(near, cell) : null;
  if (!near || side === null) throw new Error(`Nothing touches ${key}.`);
  return say('sideOf', { dir: say(`side.${POINTY_SIDE_NAMES[side]}`), tile: hexName(near) });
}

export function touchingNames(s: State, key: string): string {
  return list(neighboursOf(s, hexOf(key)).map(hexName));
}

/** What a tile does, in a line. */
export function abilityText(no: number): string {
  const { trigger, ability } = tileOf(no);
  const what = abilityWords(ability);
  return trigger === 'none' ? what : say('works', { when: say(trigger), what });
}

function abilityWords(ability: TileAbility): string {
  switch (ability.do) {
    case 'gain': {
      const holes = { n: ability.n, kind: say(ability.kind) };
      const die = 'die' in ability ? ability.die : undefined;
      if (die === undefined) return say('ability.gain', holes);
      return say('ability.gainDie', { ...holes, colour: say(colourAt(die)) });
    }
    case 'die':
      return say('ability.die', { colour: say(colourAt(ability.colour)) });
    case 'tents':
      return say('ability.tents', { tents: count(ability.n, 'tent') });
    case 'icon':
      return say('ability.icon', { n: ability.n, icon: say(ability.icon) });
    case 'raise-house':
      return say('ability.raise-house', { n: numberWord(HOUSE_TENTS) });
    case 'quota':
    case 'vp-reserve':
      return say(`ability.${ability.do}`, { n: ability.n });
    case 'none':
    case 'house-instead':
    case 'die-accessible':
    case 'extra-action':
      return say(`ability.${ability.do}`);
  }
}

/** "6/2", or a dash where the tile scores nothing. */
export function tileScore(no: number): string {
  const { hi, lo } = tileOf(no);
  return hi === null ? '–' : `${hi}/${lo}`;
}

export function techName(card: TechId): string {
  return say(`tech.${card}`);
}

/** What a card does, in a line with the numbers of its table. */
export function techText(card: TechId): string {
  return say(`effect.${card}`, effectHoles(card));
}

function effectHoles(card: TechId): Holes {
  const { effect } = techOf(card);
  switch (effect.do) {
    case 'counts-as':
      return { from: capital(say(effect.from)), to: either(effect.to.map((icon) => say(icon))) };
    case 'make':
      return { icon: say(effect.icon) };
    case 'pays-with':
      return { kind: capital(say(effect.kind)) };
    case 'recruit-steps':
      return { steps: either(effect.steps), dice: either(effect.steps.map((_, i) => i + 1)) };
    case 'score':
      return { ...numbersOf(effect), least: effect.from ?? 0 };
    case 'harvest-icon':
      return { n: effect.n, plain: either(PLAIN_RESOURCES.map((kind) => say(resourceAt(kind)))) };
    case 'settle-range':
      return { word: numberWord(effect.n) };
    case 'draw-dice':
      return { n: effect.n, usual: DRAW_DICE };
    case 'reroll':
      return { usual: REROLL_DICE };
    case 'raise-house':
      return { usual: HOUSE_TENTS };
    default:
      return numbersOf(effect);
  }
}

function numbersOf(effect: Effect): Holes {
  return Object.fromEntries(Object.entries(effect).filter(([, value]) => typeof value === 'number'));
}

export function priceText(card: TechId): string {
  const parts = techOf(card).price.flatMap((n, kind) => (n > 0 ? [`${n} ${say(resourceAt(kind))}`] : []));
  return list(parts) || say('noPrice');
}

export function terrainText(card: TechId): string {
  return list(techOf(card).terrain.map((t) => say(t))) || say('noTerrain');
}

/** What was traded: `food+wood`, `spent:green` or `die:white-settle`. */
export function goodsName(goods: string): string {
  const { verb, what } = parse(goods);
  if (verb === 'spent') return say('goods.spent', { colour: say(colourOf(what)) });
  if (verb === 'die') return say('goods.die', { die: dieName(dieOf(what)) });
  return list(goodsOf(goods).map((kind) => say(resourceAt(kind))));
}

export function vpChip(n: number): Chip {
  return { sign: 'vp', amount: n, label: say('chipVp', { n }) };
}

export function iconChip(icon: Icon, n: number): Chip {
  return { sign: icon, amount: n, label: say('chipIcon', { n, icon: say(icon) }) };
}

const CHIP = { die: 'chipDie', tent: 'chipTent', house: 'chipHouse', extra: 'chipAction' } as const;

export function chip(sign: keyof typeof CHIP, n: number): Chip {
  return { sign, amount: n, label: say(CHIP[sign], { n }) };
}
