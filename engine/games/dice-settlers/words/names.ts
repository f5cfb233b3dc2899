/** How things are called: tiles by terrain and number, dice by colour and icon, cells by their neighbour. */
import type { Chip } from '../../../core/game';
import { capital, list, numberWord, YOU, type Holes } from '../../../core/words';
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
  RESOURCES,
  type DieCode,
  type Icon,
  type Resource,
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

/** A side inside a sentence: "Ada", "You", "the Diceoneer". */
export function sideName(s: State, owner: number): string {
  return s.bot && owner === s.players.length ? say('theDiceoneer') : ownerName(s, owner);
}

/** "You and Ben", "Ada and you"; inside a line also "you and Ben". */
export function listSides(names: readonly string[], inside = false): string {
  return list(names.map((name, i) => (name === YOU && (inside || i > 0) ? name.toLowerCase() : name)));
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

/** A sentence has room for so many different dice. */
const DICE_NAMED = 6;

/** Dice codes with blanks between them: "White Pioneer ×2 and Green wood"; many are told by their icons alone. */
export function diceNames(codes: string): string {
  const dice = codes.split(' ').map(dieOf);
  const named = counted(dice.map(dieName));
  const parts = named.length > DICE_NAMED ? counted(dice.map((die) => capital(say(dieIcon(die))))) : named;
  return list(parts);
}

function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([what, n]) => (n > 1 ? say('times', { what, n }) : what));
}

/** A source of an icon: a die or a card. */
export function sourceName(source: string): string {
  const { die, card, as } = sourceOf(source);
  const base = card !== null ? techName(card) : dieName(die);
  return as ? say('mAs', { source: base, icon: say(as) }) : base;
}

/** A source inside a sentence: "the White Pioneer die", "Land Grab". */
export function theSource(source: string): string {
  const { die, card, as } = sourceOf(source);
  const base = card !== null ? techName(card) : say('theDie', { die: dieName(die) });
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

/** More names than this are a list nobody reads: they are counted. */
const NAMED = 3;

export function touchingNames(s: State, key: string): string {
  const near = neighboursOf(s, hexOf(key)).map(hexName);
  return near.length > NAMED ? say('tiles', { n: near.length }) : list(near);
}

/** What a tile does and when, in a line. */
export function abilityText(no: number): string {
  const { trigger, ability } = tileOf(no);
  const what = abilityWords(ability);
  return trigger === 'none' ? what : say('works', { when: say(trigger), what });
}

/** What a tile gives. */
export function abilityWords(ability: TileAbility): string {
  switch (ability.do) {
    case 'gain': {
      const holes = { n: ability.n, kind: say(ability.kind) };
      const die = 'die' in ability ? ability.die : undefined;
      if (die === undefined) return say('ability.gain', holes);
      return say('ability.gainDie', { ...holes, colour: say(colourAt(die)) });
    }
    case 'die':
      return say('ability.die', { colour: say(colourAt(ability.colour)) });
    case 'icon':
      return say('ability.icon', { n: ability.n, icon: say(ability.icon) });
    case 'raise-house':
      return say('ability.raise-house', { n: numberWord(HOUSE_TENTS) });
    case 'quota':
    case 'tents':
    case 'vp-reserve':
      return say(`ability.${ability.do}`, { n: ability.n });
    case 'none':
    case 'house-instead':
    case 'die-accessible':
    case 'extra-action':
      return say(`ability.${ability.do}`);
  }
}

/** "6 points for control, 2 for second place". */
export function tileScore(no: number): string {
  const { hi, lo } = tileOf(no);
  return hi === null || lo === null ? say('tileScoreNone') : say('tileScore', { hi, lo });
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
      return recruitHoles(effect.steps);
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

/** "1, 3 or 6" icons for "1, 2 or 3" dice. */
export function recruitHoles(steps: readonly number[]): Holes {
  return { steps: either(steps), dice: either(steps.map((_, i) => i + 1)) };
}

function numbersOf(effect: Effect): Holes {
  return Object.fromEntries(Object.entries(effect).filter(([, value]) => typeof value === 'number'));
}

function priceParts(card: TechId): string[] {
  return techOf(card).price.flatMap((n, kind) =>
    n > 0 ? [say('goods.tokens', { n, kind: say(resourceAt(kind)) })] : [],
  );
}

/** The tokens a card asks for: "1 food and 1 wood". */
export function priceText(card: TechId): string {
  return list(priceParts(card));
}

/** "Costs 2 Research icons, 1 food and 1 wood; needs presence on Plains." */
export function costText(card: TechId): string {
  const icons = say('chipIcon', { n: techOf(card).icons, icon: say('research') });
  return say('exCost', { cost: list([icons, ...priceParts(card)]), terrain: terrainText(card) });
}

function terrainText(card: TechId): string {
  const { terrain } = techOf(card);
  if (terrain.length === 0) return say('noTerrain');
  return say('onTerrain', { terrain: list(terrain.map((t) => say(t))) });
}

/** What was traded: `food+wood`, `spent:green` or `die:white-settle`. */
export function goodsName(goods: string): string {
  const { verb, what } = parse(goods);
  if (verb === 'spent') return say('goods.spent', { colour: say(colourOf(what)) });
  if (verb === 'die') return say('theDie', { die: dieName(dieOf(what)) });
  const set = goodsOf(goods);
  return list(
    RESOURCES.flatMap((kind, i) => {
      const n = set.filter((one) => one === i).length;
      return n > 0 ? [say('goods.tokens', { n, kind: say(kind) })] : [];
    }),
  );
}

export function vpChip(n: number): Chip {
  return { sign: 'vp', amount: n, label: say('chipVp', { n }) };
}

export function iconChip(icon: Icon, n: number): Chip {
  return { sign: icon, amount: n, label: say('chipIcon', { n, icon: say(icon) }) };
}

export function tokenChip(kind: Resource, n: number): Chip {
  return { sign: kind, amount: n, label: say('chipToken', { n, kind: say(kind) }) };
}

const CHIP = { die: 'chipDie', tent: 'chipTent', house: 'chipHouse', extra: 'chipAction' } as const;

export function chip(sign: keyof typeof CHIP, n: number): Chip {
  return { sign, amount: n, label: say(CHIP[sign], { n }) };
}
