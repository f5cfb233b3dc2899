/** Ways to pay the icons of a main action: dice, 1x cards and pairs of Pioneers (DS 4.B). */
import {
  dieIcon,
  PLAIN_RESOURCES,
  resourceAt,
  RESOURCES,
  type Action,
  type DieCode,
  type Icon,
} from '../data';
import { playerOf, type Emit, type Player, type State } from '../state';
import { coloursMatter, nameInTurn, numbered, stiffestFirst } from './hand';
import { iconOf, paySource, wanted } from './icons';
import { dieOf, iconNamed, thingOf } from './notation';
import { ONCE, turning } from './techs';

/** One icon of a payment: a die, a card, or two Pioneers. */
export interface Unit {
  /** `die:…` or `card:…`; two for a pair. */
  readonly things: readonly string[];
  /** What it counts as. */
  readonly icon: Icon;
  /** A die that shows this very icon. */
  readonly plain: boolean;
}

export type Way = readonly Unit[];

/** Things that are equal for a payment, the first spent first. */
interface Stock {
  readonly things: readonly string[];
  readonly icon: Icon;
  readonly die: boolean;
}

/** A sort of unit: what it takes one of, and what it counts as. */
interface Sort {
  readonly takes: readonly number[];
  readonly icon: Icon;
  readonly plain: boolean;
}

/** DS-4.21: what two Pioneers can stand for in this action. */
function pairedAs(action: Action): readonly Icon[] {
  return action === 'harvest' ? PLAIN : wanted(action);
}

const PLAIN: readonly Icon[] = PLAIN_RESOURCES.map(resourceAt);

function stocksOf(player: Player): Stock[] {
  const exact = coloursMatter(player);
  const names: string[] = [];
  const stocks: (Stock & { readonly things: string[] })[] = [];
  for (const die of stiffestFirst(player.active)) {
    const icon = dieIcon(die);
    const name = exact ? die : icon;
    const at = names.indexOf(name);
    if (at >= 0) stocks[at]?.things.push(`die:${die}`);
    else {
      names.push(name);
      stocks.push({ things: [`die:${die}`], icon, die: true });
    }
  }
  for (const { card, icon } of ONCE.make(player)) stocks.push({ things: [`card:${card}`], icon, die: false });
  return stocks;
}

/** What an action can be paid with. */
interface Purse {
  readonly stocks: readonly Stock[];
  readonly sorts: readonly Sort[];
  /** Whether two choices of units can come to the same. */
  readonly twice: boolean;
}

const RANKS = 5;

/** Icons of its own first, then cards, what counts as it, and pairs of Pioneers. */
function purseOf(player: Player, action: Action): Purse {
  const stocks = stocksOf(player);
  const want = wanted(action);
  const turned = turning(player.techs);
  const ranked: Sort[][] = Array.from({ length: RANKS }, () => []);
  const pioneers: number[] = [];
  let twice = false;
  for (let at = 0; at < stocks.length; at++) {
    const { icon, die } = stocks[at] as Stock;
    if (icon === 'pioneer') pioneers.push(at);
    const takes = [at];
    if (want.includes(icon)) ranked[die ? 0 : 1]?.push({ takes, icon, plain: die });
    for (const { from, to } of turned) {
      if (from !== icon) continue;
      for (const as of to) {
        if (!want.includes(as)) continue;
        twice = true;
        ranked[as === icon ? (die ? 0 : 1) : icon === 'pioneer' ? 3 : 2]?.push({
          takes,
          icon: as,
          plain: die && as === icon,
        });
      }
    }
  }
  for (let i = 0; i < pioneers.length; i++) {
    for (let j = i; j < pioneers.length; j++) {
      for (const icon of pairedAs(action)) {
        ranked[4]?.push({ takes: [pioneers[i] as number, pioneers[j] as number], icon, plain: false });
      }
    }
  }
  return { stocks, sorts: ranked.flat(), twice: twice || pioneers.length > 1 };
}

/** Every way to pay exactly so many icons that leaves the seat with something different, own icons first. */
export function ways(s: State, seat: number, action: Action, n: number): Way[] {
  return n === 0 ? [[]] : waysFrom(purseOf(playerOf(s, seat), action), n);
}

/** The same for every number from one to another, the purse being opened once. */
export function waysBetween(s: State, seat: number, action: Action, from: number, to: number): Way[][] {
  const purse = purseOf(playerOf(s, seat), action);
  const result: Way[][] = [];
  for (let n = from; n <= to; n++) result.push(n === 0 ? [[]] : waysFrom(purse, n));
  return result;
}

function waysFrom({ stocks, sorts, twice }: Purse, n: number): Way[] {
  const result: Way[] = [];
  const seen = new Set<string>();
  const left = stocks.map(({ things }) => things.length);
  const taken: Sort[] = [];
  const grow = (at: number, due: number): void => {
    if (due === 0) {
      if (twice) {
        const key = keyFor(left, taken);
        if (seen.has(key)) return;
        seen.add(key);
      }
      result.push(unitsOf(taken, stocks));
      return;
    }
    const sort = sorts[at];
    if (!sort) return;
    if (take(left, sort, -1)) {
      taken.push(sort);
      grow(at, due - 1);
      taken.pop();
      take(left, sort, 1);
    }
    grow(at + 1, due);
  };
  grow(0, n);
  return result;
}

/** What is left, and what was paid with the rest: equal for choices that come to the same. */
function keyFor(left: readonly number[], taken: readonly Sort[]): string {
  const icons = taken.map(({ icon }) => icon).sort();
  return `${left.join()} ${icons.join()}`;
}

function take(left: number[], { takes }: Sort, by: 1 | -1): boolean {
  let enough = true;
  for (const at of takes) {
    const n = (left[at] as number) + by;
    left[at] = n;
    if (n < 0) enough = false;
  }
  if (!enough) for (const at of takes) left[at] = (left[at] as number) - by;
  return enough;
}

function unitsOf(sorts: readonly Sort[], stocks: readonly Stock[]): Way {
  const next = stocks.map(() => 0);
  return sorts.map(({ takes, icon, plain }) => ({
    things: takes.map((at) => {
      const nth = next[at] ?? 0;
      next[at] = nth + 1;
      return stocks[at]?.things[nth] as string;
    }),
    icon,
    plain,
  }));
}

/** A payment as the end of a move: `green-settle+land-grab`, `white-pioneer&white-pioneer>food`. */
export function wayText(way: Way, action: Action): string {
  return way
    .map(({ things, icon, plain }) => {
      const text = things.map(bare).join('&');
      return action === 'harvest' && !plain ? `${text}>${icon}` : text;
    })
    .join('+');
}

export function wayOf(text: string, action: Action): Way {
  if (text === '') return [];
  return text.split('+').map((unit) => {
    const [names = '', as] = unit.split('>');
    const things = names.split('&').map(thingOf);
    const own = things.length === 1 ? iconOf(things[0] as string) : null;
    const icon = as !== undefined ? iconNamed(as) : action === 'harvest' ? own : (action as Icon);
    if (icon === null) throw new RangeError(`${unit} does not say what it stands for.`);
    return { things, icon, plain: own === icon && (things[0] ?? '').startsWith('die:') };
  });
}

function bare(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1);
}

/** The things of a payment as targets of the hand. */
export function wayTargets(player: Player, way: Way): string[] {
  return numbered(
    way.flatMap(({ things }) =>
      things.map((thing) => (thing.startsWith('die:') ? nameInTurn(player, dieOf(bare(thing))) : thing)),
    ),
  );
}

/** The dice of a payment. */
export function diceIn(way: Way): DieCode[] {
  return way.flatMap(({ things }) =>
    things.flatMap((thing) => (thing.startsWith('die:') ? [dieOf(bare(thing))] : [])),
  );
}

/** The dice are spent, the cards flip. */
export function payWay(s: State, seat: number, way: Way, emit: Emit): void {
  const player = playerOf(s, seat);
  for (const { things, icon, plain } of way) {
    for (const thing of things) {
      paySource(player, thing);
      // A card only turns: it is used, not spent.
      if (thing.startsWith('card:'))
        emit({ kind: 'use-card', seat, args: { card: bare(thing) }, targets: [thing] });
      else {
        const alone = things.length === 1 && !plain && (RESOURCES as readonly Icon[]).includes(icon);
        emit({ kind: 'spend', seat, args: { source: alone ? `${thing}>${icon}` : thing }, targets: [thing] });
      }
    }
  }
}
