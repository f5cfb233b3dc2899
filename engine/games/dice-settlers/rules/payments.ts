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
import { ONCE, TERMS } from './techs';

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
  return action === 'harvest' ? PLAIN_RESOURCES.map(resourceAt) : [action as Exclude<Action, 'harvest'>];
}

function stocksOf(player: Player): Stock[] {
  const exact = coloursMatter(player);
  const groups = new Map<string, DieCode[]>();
  for (const die of stiffestFirst(player.active)) {
    const key = exact ? die : dieIcon(die);
    const group = groups.get(key);
    if (group) group.push(die);
    else groups.set(key, [die]);
  }
  const dice = [...groups.values()].map((group): Stock => {
    return { things: group.map((die) => `die:${die}`), icon: dieIcon(group[0] as DieCode), die: true };
  });
  const cards = ONCE.make(player).map(({ card, icon }): Stock => ({
    things: [`card:${card}`],
    icon,
    die: false,
  }));
  return [...dice, ...cards];
}

/** Icons of its own first, then cards, what counts as it, and pairs of Pioneers. */
function sortsOf(player: Player, action: Action, stocks: readonly Stock[]): Sort[] {
  const want = wanted(action);
  const ranked: { rank: number; sort: Sort }[] = [];
  stocks.forEach(({ icon, die }, at) => {
    for (const as of TERMS['counts-as'](player.techs, icon)) {
      if (!want.includes(as)) continue;
      const plain = die && as === icon;
      const rank = plain ? 0 : as === icon ? 1 : icon === 'pioneer' ? 3 : 2;
      ranked.push({ rank, sort: { takes: [at], icon: as, plain } });
    }
  });
  const pioneers = stocks.flatMap(({ icon }, at) => (icon === 'pioneer' ? [at] : []));
  pioneers.forEach((one, i) => {
    for (const other of pioneers.slice(i)) {
      for (const icon of pairedAs(action)) {
        ranked.push({ rank: 4, sort: { takes: [one, other], icon, plain: false } });
      }
    }
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ sort }) => sort);
}

/** Every way to pay exactly so many icons that leaves the seat with something different, own icons first. */
export function ways(s: State, seat: number, action: Action, n: number): Way[] {
  const player = playerOf(s, seat);
  const stocks = stocksOf(player);
  const sorts = sortsOf(player, action, stocks);
  const result: Way[] = [];
  const seen = new Set<string>();
  const left = stocks.map(({ things }) => things.length);
  const taken: Sort[] = [];
  const grow = (at: number, due: number): void => {
    if (due === 0) {
      const key = `${left.join()} ${taken
        .map(({ icon }) => icon)
        .sort()
        .join()}`;
      if (seen.has(key)) return;
      seen.add(key);
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

function take(left: number[], { takes }: Sort, by: 1 | -1): boolean {
  for (const at of takes) left[at] = (left[at] as number) + by;
  if (takes.every((at) => (left[at] as number) >= 0)) return true;
  for (const at of takes) left[at] = (left[at] as number) - by;
  return false;
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
