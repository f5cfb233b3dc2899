/** The Roll phase, and dice set or rolled again by cards (DS-4.2 to DS-4.11). */
import type { Move } from '../../../core/game';
import {
  colourAt,
  dieCode,
  dieColour,
  dieIcon,
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
import { bump, distinct, total, without } from './lists';
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
      return player.active.length > 1 && payersOf(player, []).length > 0;
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

/** DS-4.7 to DS-4.10. */
function rollMoves(player: Player): Move[] {
  const result: Move[] = ['done'];
  for (const dice of subsets(player.active, REROLL_DICE)) {
    for (const payer of rerollPayers(player, dice)) result.push(moveBy(`reroll:${dice.join('+')}`, payer));
  }
  for (const target of distinct(player.active)) {
    for (const { name, icon } of payersOf(player, [target])) {
      if (icon !== null) result.push(...turnedDice([target]).map((to) => moveBy(`set:${to}`, name)));
    }
  }
  if (total(player.bag) === 0) return result;
  for (const { name, icon } of payersOf(player, [])) {
    if (icon !== null && countsAsResource(player, icon)) result.push(moveBy('draw', name));
  }
  return result;
}

/** What can pay for rolling these dice again, the cheapest first. */
export function rerollPayers(player: Hand, dice: readonly DieCode[]): string[] {
  return payersOf(player, dice).flatMap(({ name, icon }) =>
    icon === null || icon === 'pioneer' ? [name] : [],
  );
}

/** What can pay for turning this die. */
export function setPayers(player: Hand, die: DieCode): string[] {
  return payersOf(player, [die]).flatMap(({ name, icon }) => (icon === null ? [] : [name]));
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

/** Cards first, then the dice, but for those that are changed; of equal icons the die that can be turned least. */
function payersOf(player: Hand, changed: readonly DieCode[]): Payer[] {
  const result: Payer[] = [];
  const again = ONCE.reroll(player);
  if (again) result.push({ name: again, icon: null });
  for (const { card, icon } of ONCE.make(player)) {
    if (icon === 'pioneer' || isResource(icon)) result.push({ name: card, icon });
  }
  const paying = new Set<Icon>();
  for (const die of stiffestFirst(without(player.active, changed))) {
    const icon = dieIcon(die);
    if (paying.has(icon) || (icon !== 'pioneer' && !isResource(icon))) continue;
    paying.add(icon);
    result.push({ name: die, icon });
  }
  return result;
}

/** Every distinct choice of one to so many dice. */
function subsets(dice: readonly DieCode[], most: number): DieCode[][] {
  const kinds = distinct(dice);
  const counts = kinds.map((kind) => dice.filter((die) => die === kind).length);
  const result: DieCode[][] = [];
  const grow = (set: DieCode[], from: number, left: readonly number[]) => {
    if (set.length > 0) result.push(set);
    if (set.length === most) return;
    for (let i = from; i < kinds.length; i++) {
      if ((left[i] ?? 0) === 0) continue;
      const rest = left.slice();
      bump(rest, i, -1);
      grow([...set, kinds[i] as DieCode], i, rest);
    }
  };
  grow([], 0, counts);
  return result;
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
  return distinct(dice).flatMap((die) => facesOf(die).map((face) => `${die}=${dieIcon(face)}`));
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
