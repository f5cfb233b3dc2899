/** The Roll phase, and dice set or rolled again by cards (DS-4.2 to DS-4.11). */
import type { Move } from '../../../core/game';
import {
  colourAt,
  COLOURS,
  dieCode,
  dieColour,
  dieIcon,
  ICONS,
  ICONS_OF,
  isResource,
  QUOTA_MAX,
  REROLL_DICE,
  type DieCode,
  type Icon,
} from '../data';
import type { TechId } from '../data-techs';
import { playerOf, type Emit, type Player, type State } from '../state';
import { handInRoll, stiffestFirst, type Hand } from './hand';
import { countsAsResource, paySource } from './icons';
import { bump, distinct, total } from './lists';
import { controls, present, tileInfo } from './map';
import { diceOf, dieOf, iconNamed, moveBy, parts, thingOf, type Answer } from './notation';
import type { PickRules } from './pick';
import { drawFromBag, rollDie, rollIn } from './pieces';
import { ONCE, TERMS } from './techs';

/** DS-4.4: worked out at the start of the Roll phase, and once more for Constitution. */
export function quotaOf(s: State, seat: number): number {
  let quota = TERMS.quota(playerOf(s, seat).techs);
  for (const t of s.map) {
    const tile = tileInfo(t);
    if (tile.ability.do !== 'quota') continue;
    if (tile.trigger === 'control' ? controls(t, seat) : present(t, seat)) quota += tile.ability.n;
  }
  return Math.min(quota, QUOTA_MAX);
}

/** DS-4.5: the bag is refilled only while a die is still due. */
export function drawStep(s: State, seat: number, emit: Emit): void {
  const player = playerOf(s, seat);
  player.quota = quotaOf(s, seat);
  const drawn: DieCode[] = [];
  const before = player.active.length;
  for (let i = 0; i < player.quota; i++) {
    if (total(player.bag) === 0) {
      if (total(player.spent) === 0) break;
      player.spent.forEach((n, colour) => bump(player.bag, colour, n));
      player.spent.fill(0);
      emit({ kind: 'refill', seat, rule: 'DS-4.5' });
    }
    const die = rollDie(s, drawFromBag(s, player));
    drawn.push(die);
    player.active.push(die);
  }
  if (drawn.length === 0) {
    emit({ kind: 'roll-none', seat, rule: 'DS-4.6' });
    return;
  }
  emit({
    kind: 'roll',
    seat,
    args: { quota: player.quota, dice: drawn.join(' ') },
    targets: targetsFrom(player, before),
    rule: 'DS-4.6',
  });
}

/** The active dice from this one on, as a player taps them. */
function targetsFrom(player: Player, first: number): string[] {
  return handInRoll(player)
    .slice(first)
    .map(({ target }) => target);
}

/** DS-4.7, DS-4.9 and Large Coaches: dice drawn for a resource, as far as the bag holds them. */
export function diceDrawn(player: Player): number {
  return Math.min(TERMS['draw-dice'](player.techs), total(player.bag));
}

export const rollPicks: PickRules<'roll-step'> = {
  'roll-step': {
    moves: (s, task) => rollMoves(playerOf(s, task.seat)),
    several: (s, { seat }) => {
      const player = playerOf(s, seat);
      return player.active.length > 1 && paysSomething(player);
    },
    act: (s, { seat }, answer, emit) => CHANGE[answer.verb as Change](s, seat, answer, emit),
  },
};

/** A thing that pays for a change of the roll: `white-pioneer`, `pioneer-spirit`. */
interface Payer {
  readonly name: string;
  /** Null for a card that rolls again for nothing. */
  readonly icon: Icon | null;
}

/** The hand as it pays: cards first, then the dice, those that can be turned least before the others. */
interface Purse {
  readonly cards: readonly Payer[];
  readonly dice: readonly DieCode[];
}

const NO_CARDS: readonly Payer[] = [];

function purseOf(player: Hand): Purse {
  const dice = stiffestFirst(player.active);
  if (player.techs.length === 0) return { cards: NO_CARDS, dice };
  const cards: Payer[] = [];
  const again = ONCE.reroll(player);
  if (again) cards.push({ name: again, icon: null });
  for (const { card, icon } of ONCE.make(player)) if (paysFor(icon)) cards.push({ name: card, icon });
  return { cards, dice };
}

function paysFor(icon: Icon): boolean {
  return icon === 'pioneer' || isResource(icon);
}

/** DS-4.7 to DS-4.10. */
function rollMoves(player: Player): Move[] {
  const purse = purseOf(player);
  const result: Move[] = ['done'];
  rerollMoves(player, purse, result);
  for (const target of distinct(player.active)) {
    for (const { name, icon } of payersOf(purse, target)) {
      if (icon !== null) for (const to of TURNED.get(target) ?? []) result.push(moveBy(`set:${to}`, name));
    }
  }
  if (total(player.bag) === 0) return result;
  for (const { name, icon } of payersOf(purse)) {
    if (icon !== null && countsAsResource(player, icon)) result.push(moveBy('draw', name));
  }
  return result;
}

function rerollMoves(player: Player, purse: Purse, result: Move[]): void {
  if (!mayReroll(purse)) return;
  eachSubset(player.active, REROLL_DICE, (dice) => {
    const payers = rerollFrom(purse, dice);
    if (payers.length === 0) return;
    const head = `reroll:${dice.join('+')}`;
    for (const payer of payers) result.push(moveBy(head, payer));
  });
}

function mayReroll({ cards, dice }: Purse): boolean {
  for (const { icon } of cards) if (icon === null || icon === 'pioneer') return true;
  for (const die of dice) if (dieIcon(die) === 'pioneer') return true;
  return false;
}

/** What can pay for rolling these dice again, the cheapest first. */
export function rerollPayers(player: Hand, dice: readonly DieCode[]): string[] {
  return rerollFrom(purseOf(player), dice);
}

function rerollFrom({ cards, dice }: Purse, changed: readonly DieCode[]): string[] {
  const result: string[] = [];
  for (const { name, icon } of cards) if (icon === null || icon === 'pioneer') result.push(name);
  const die = firstPioneer(dice, changed);
  if (die !== undefined) result.push(die);
  return result;
}

/** The Pioneer that would pay, those that are changed apart. */
function firstPioneer(dice: readonly DieCode[], changed: readonly DieCode[]): DieCode | undefined {
  for (let at = 0; at < dice.length; at++) {
    const die = dice[at] as DieCode;
    if (dieIcon(die) === 'pioneer' && countOf(changed, die) <= countOf(dice, die, at)) return die;
  }
  return undefined;
}

/** How often a die is among the first so many of a list. */
function countOf(dice: readonly DieCode[], die: DieCode, end = dice.length): number {
  let n = 0;
  for (let i = 0; i < end; i++) if (dice[i] === die) n++;
  return n;
}

/** What can pay for turning this die. */
export function setPayers(player: Hand, die: DieCode): string[] {
  return payersOf(purseOf(player), die).flatMap(({ name, icon }) => (icon === null ? [] : [name]));
}

/** Cards that can pay for drawing dice. */
export function drawCards(player: Hand): TechId[] {
  return ONCE.make(player).flatMap(({ card, icon }) => (countsAsResource(player, icon) ? [card] : []));
}

/** Every icon a die can be turned to, as the die it would be then. */
export function facesOf(die: DieCode): DieCode[] {
  return ICONS_OF[colourAt(dieColour(die))].flatMap((icon) =>
    icon === dieIcon(die) ? [] : [dieCode(dieColour(die), icon)],
  );
}

/** Every die turned to every other icon of its colour, as moves name it: `white-settle=explore`. */
const TURNED: ReadonlyMap<DieCode, readonly string[]> = new Map(
  COLOURS.flatMap((_, colour) =>
    ICONS.map((icon) => {
      const die = dieCode(colour, icon);
      return [die, facesOf(die).map((face) => `${die}=${dieIcon(face)}`)] as const;
    }),
  ),
);

/** Cards first, then the dice, but for the one that is changed; of equal icons the die that can be turned least. */
function payersOf({ cards, dice }: Purse, changed?: DieCode): Payer[] {
  const result = cards.slice();
  const paying: Icon[] = [];
  let skip = changed;
  for (const die of dice) {
    if (die === skip) {
      skip = undefined;
      continue;
    }
    const icon = dieIcon(die);
    if (!paysFor(icon) || paying.includes(icon)) continue;
    paying.push(icon);
    result.push({ name: die, icon });
  }
  return result;
}

/** Whether anything pays for a change. */
function paysSomething(player: Player): boolean {
  for (const die of player.active) if (paysFor(dieIcon(die))) return true;
  return purseOf(player).cards.length > 0;
}

/** Every distinct choice of one to so many dice, one after the other in one list. */
function eachSubset(dice: readonly DieCode[], most: number, look: (set: readonly DieCode[]) => void): void {
  const kinds = distinct(dice);
  const left = kinds.map((kind) => countOf(dice, kind));
  const set: DieCode[] = [];
  const grow = (from: number): void => {
    if (set.length > 0) look(set);
    if (set.length === most) return;
    for (let i = from; i < kinds.length; i++) {
      const n = left[i] as number;
      if (n === 0) continue;
      left[i] = n - 1;
      set.push(kinds[i] as DieCode);
      grow(i);
      set.pop();
      left[i] = n;
    }
  };
  grow(0);
}

type Change = 'done' | 'set' | 'reroll' | 'draw';

/** What can be done with a roll; the source that pays is spent first (DS-4.8). */
const CHANGE: Readonly<Record<Change, (s: State, seat: number, answer: Answer, emit: Emit) => void>> = {
  done(s, seat, _answer, emit) {
    s.pending.pop();
    emit({ kind: 'roll-done', seat });
  },
  set(s, seat, { what, by }, emit) {
    const [die, icon] = parts(what);
    pay(s, seat, 'roll-set', by, emit);
    setDie(s, seat, dieOf(die), iconNamed(icon), emit);
  },
  reroll(s, seat, { what, by }, emit) {
    pay(s, seat, 'roll-reroll', by, emit);
    reroll(s, seat, diceOf(what), emit);
  },
  draw(s, seat, { by }, emit) {
    pay(s, seat, 'roll-draw', by, emit);
    const player = playerOf(s, seat);
    const before = player.active.length;
    const drawn = Array.from({ length: diceDrawn(player) }, () => rollDie(s, drawFromBag(s, player)));
    player.active.push(...drawn);
    emit({
      kind: 'roll-more',
      seat,
      args: { dice: drawn.join(' ') },
      targets: targetsFrom(player, before),
      rule: 'DS-4.9',
    });
  },
};

function pay(
  s: State,
  seat: number,
  kind: 'roll-set' | 'roll-reroll' | 'roll-draw',
  by: string,
  emit: Emit,
): void {
  const source = thingOf(by);
  paySource(playerOf(s, seat), source);
  emit({ kind, seat, args: { source }, targets: [source], rule: 'DS-4.7' });
}

/** DS-4.8, and Adaptability in a turn. */
export function setDie(s: State, seat: number, die: DieCode, icon: Icon, emit: Emit): void {
  const { active } = playerOf(s, seat);
  const to = dieCode(dieColour(die), icon);
  active[active.indexOf(die)] = to;
  emit({ kind: 'set-die', seat, args: { from: die, die: to }, targets: [`die:${to}`] });
}

/** Every die of the list turned to every other icon of its colour: `white-settle=explore`. */
export function turnedDice(dice: readonly DieCode[]): string[] {
  return distinct(dice).flatMap((die) => TURNED.get(die) ?? []);
}

function reroll(s: State, seat: number, dice: readonly DieCode[], emit: Emit): void {
  const player = playerOf(s, seat);
  const { active } = player;
  const places: number[] = [];
  for (const die of dice) places.push(active.findIndex((d, i) => d === die && !places.includes(i)));
  const rolled = dice.map((die) => rollDie(s, dieColour(die)));
  rolled.forEach((die, i) => (active[places[i] as number] = die));
  const held = handInRoll(player);
  emit({
    kind: 'rerolled',
    seat,
    args: { from: dice.join(' '), dice: rolled.join(' ') },
    targets: places.flatMap((at) => held[at]?.target ?? []),
    rule: 'DS-4.7',
  });
}

/** Shift Work: a spent die is rolled into the active area. */
export function recallDie(s: State, seat: number, colour: number, emit: Emit): void {
  bump(playerOf(s, seat).spent, colour, -1);
  rollIn(s, seat, colour, 'recall-die', emit);
}
