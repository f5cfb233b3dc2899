/** Moves as text, `verb`, `verb:what` or `verb:what:by:sources`, and the things they name. */
import type { Move } from '../../../core/game';
import {
  ACTIONS,
  COLOURS,
  ICONS,
  isDie,
  resourceAt,
  RESOURCES,
  type Action,
  type Colour,
  type DieCode,
  type Icon,
  type Resource,
} from '../data';
import { techId, type TechId } from '../data-techs';
import type { MapTile } from '../state';
import { keyOf } from './map';

/** A move taken apart; `what` is '' where the verb says it all, `by` where nothing is paid. */
export interface Answer {
  readonly verb: string;
  readonly what: string;
  /** What pays for it: `green-settle+land-grab`. */
  readonly by: string;
}

const BY = ':by:';

export function parse(move: Move): Answer {
  const paid = move.indexOf(BY);
  const head = paid < 0 ? move : move.slice(0, paid);
  const by = paid < 0 ? '' : move.slice(paid + BY.length);
  const at = head.indexOf(':');
  return at < 0 ? { verb: head, what: '', by } : { verb: head.slice(0, at), what: head.slice(at + 1), by };
}

/** The move of this name, paid like this. */
export function moveBy(head: string, by: string): Move {
  return by === '' ? head : `${head}${BY}${by}`;
}

/** `white-settle=food` taken apart at its sign; the second part is '' without one. */
export function parts(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** What a move names, behind its verb. */
export function named(move: Move): string {
  return parse(move).what;
}

export function onTiles(verb: string, tiles: readonly MapTile[]): Move[] {
  return tiles.map((t) => `${verb}:${keyOf(t)}`);
}

/** `food+wood`: tokens of a trade, as indices into `RESOURCES`. */
export function goodsOf(text: string): number[] {
  return text.split('+').map(resourceIndex);
}

export function goodsText(set: readonly number[]): string {
  return set.map(resourceAt).join('+');
}

export function resourceOf(text: string): Resource {
  return oneOf(RESOURCES, text, 'resource');
}

export function resourceIndex(text: string): number {
  return RESOURCES.indexOf(resourceOf(text));
}

export function colourOf(text: string): Colour {
  return oneOf(COLOURS, text, 'colour');
}

export function colourIndex(text: string): number {
  return COLOURS.indexOf(colourOf(text));
}

export function iconNamed(text: string): Icon {
  return oneOf(ICONS, text, 'icon');
}

export function actionNamed(text: string): Action {
  return oneOf(ACTIONS, text, 'action');
}

export function dieOf(text: string): DieCode {
  if (isDie(text)) return text;
  const at = text.indexOf('-');
  return `${colourOf(text.slice(0, at))}-${iconNamed(text.slice(at + 1))}`;
}

/** `white-settle+white-settle`: dice, in the order they are named. */
export function diceOf(text: string): DieCode[] {
  return text.split('+').map(dieOf);
}

/** What pays, as a target: `white-settle` is `die:white-settle`, any other name is that of a card. */
export function thingOf(name: string): string {
  const die = isDie(name) || COLOURS.some((colour) => name.startsWith(`${colour}-`));
  return die ? `die:${dieOf(name)}` : `card:${techId(name)}`;
}

/** A source of an icon in an event: `die:white-settle`, `card:land-grab`, in a Harvest also `die:white-pioneer>food`. */
type Source = {
  /** The thing itself, as a target: `die:…` or `card:…`. */
  readonly thing: string;
  /** What it becomes, where that is said. */
  readonly as: Icon | null;
} & ({ readonly die: DieCode; readonly card: null } | { readonly die: null; readonly card: TechId });

export function sourceOf(text: string): Source {
  const at = text.indexOf('>');
  const thing = at < 0 ? text : text.slice(0, at);
  const as = at < 0 ? null : iconNamed(text.slice(at + 1));
  const { verb, what } = parse(thing);
  if (verb === 'die') return { thing, as, die: dieOf(what), card: null };
  if (verb === 'card') return { thing, as, die: null, card: techId(what) };
  throw new RangeError(`No icon comes from ${text}.`);
}

function oneOf<T extends string>(list: readonly T[], text: string, what: string): T {
  if (!(list as readonly string[]).includes(text)) throw new RangeError(`There is no ${what} ${text}.`);
  return text as T;
}
