/** Icons: where they come from and how far they reach (DS 4.B). */
import { dieIcon, isResource, RESOURCES, type Action, type Icon } from '../data';
import { techOf, type TechId } from '../data-techs';
import { playerOf, top, type Emit, type Player, type State, type TaskOf } from '../state';
import { bump, noTokens } from './lists';
import { controls, tileInfo } from './map';
import { resourceIndex, sourceOf } from './notation';
import { spendDie } from './pieces';
import { ONCE, TERMS } from './techs';

export type Payment = TaskOf<'commit-icon'>;

/** A way to pay one icon: a die or a 1x card, and the resource it becomes in a Harvest. */
interface IconSource {
  /** `die:white-settle`, `card:land-grab`; in a Harvest with `>food`. */
  readonly code: string;
  readonly pioneer: boolean;
}

/** Whether it stands for a resource, be it by a card. */
export function countsAsResource(player: Player, icon: Icon): boolean {
  return TERMS['counts-as'](player.techs, icon).some(isResource);
}

/** The icons an action is paid with. */
function wanted(action: Action): readonly Icon[] {
  return action === 'harvest' ? RESOURCES : [action];
}

/** Distinct single sources for an action; pairs of Pioneers come on top. */
export function sources(s: State, seat: number, action: Action): IconSource[] {
  const player = playerOf(s, seat);
  const want = wanted(action);
  const result: IconSource[] = [];
  const seen = new Set<string>();
  const offer = (base: string, icon: Icon) => {
    for (const as of TERMS['counts-as'](player.techs, icon)) {
      if (!want.includes(as)) continue;
      const code = action === 'harvest' && as !== icon ? `${base}>${as}` : base;
      if (seen.has(code)) continue;
      seen.add(code);
      result.push({ code, pioneer: icon === 'pioneer' });
    }
  };
  for (const die of player.active) if (!seen.has(`die:${die}`)) offer(`die:${die}`, dieIcon(die));
  for (const { card, icon } of ONCE.make(player)) offer(`card:${card}`, icon);
  return result;
}

/** DS-4.21: distinct sources of a Pioneer icon. */
export function pioneerSources(player: Player): string[] {
  const result: string[] = [];
  for (const die of player.active) {
    if (dieIcon(die) === 'pioneer' && !result.includes(`die:${die}`)) result.push(`die:${die}`);
  }
  for (const { card, icon } of ONCE.make(player)) if (icon === 'pioneer') result.push(`card:${card}`);
  return result;
}

interface Reach {
  readonly singles: number;
  readonly pioneers: number;
  /** One Pioneer alone counts for this action. */
  readonly alone: boolean;
}

/** What could still be committed to an action. */
export function reach(s: State, seat: number, action: Action): Reach {
  const player = playerOf(s, seat);
  const want = wanted(action);
  let singles = 0;
  let pioneers = 0;
  const gives = (icon: Icon) => TERMS['counts-as'](player.techs, icon).some((as) => want.includes(as));
  const add = (icon: Icon) => {
    if (icon === 'pioneer') pioneers++;
    else if (gives(icon)) singles++;
  };
  for (const die of player.active) add(dieIcon(die));
  for (const { icon } of ONCE.make(player)) add(icon);
  return { singles, pioneers, alone: gives('pioneer') };
}

export function most({ singles, pioneers, alone }: Reach): number {
  return singles + (alone ? pioneers : Math.floor(pioneers / 2));
}

/** DS-4.20: icons lying ready at the start of an action from controlled tiles. */
function bonusIcons(s: State, seat: number, action: Action): number {
  let n = 0;
  for (const t of s.map) {
    const { ability } = tileInfo(t);
    if (ability.do === 'icon' && ability.icon === action && controls(t, seat)) n += ability.n;
  }
  return n;
}

/** Icons this seat could spend on an action, all sources and bonus icons together. */
export function mostIcons(s: State, seat: number, action: Action): number {
  const boom = action === 'harvest' ? TERMS['harvest-icon'](playerOf(s, seat).techs) : 0;
  return most(reach(s, seat, action)) + bonusIcons(s, seat, action) + boom;
}

/** Pays with a source: the die is spent, or the card's marker flips. */
export function paySource(player: Player, source: string): void {
  const { die, card } = sourceOf(source);
  if (die !== null) spendDie(player, die);
  else player.flipped.push(card);
}

/** The icon a source gives. */
export function iconFrom(source: string): Icon {
  const { die, card, as } = sourceOf(source);
  if (as !== null) return as;
  if (die !== null) return dieIcon(die);
  const { effect } = techOf(card);
  if (effect.do !== 'make') throw new Error(`${card} makes no icon.`);
  return effect.icon;
}

export function payment(seat: number, action: Action, min: number, card: TechId | '' = ''): Payment {
  return { kind: 'commit-icon', seat, action, card, icons: 0, gains: noTokens(), min };
}

/** Icons are asked for, those of tiles lying there already. */
export function askIcons(s: State, seat: number, action: Action, min: number, emit: Emit): void {
  const task = payment(seat, action, min);
  task.icons = bonusIcons(s, seat, action);
  if (task.icons > 0) emit({ kind: 'bonus', seat, args: { n: task.icons, icon: action }, rule: 'DS-4.20' });
  s.pending.push(task);
}

/** An icon is laid down; in a Harvest it is a token to come. */
export function addIcon(task: Payment, icon: Icon): void {
  task.icons++;
  if (task.action === 'harvest') bump(task.gains, resourceIndex(icon), 1);
}

/** The payment the pick on top belongs to. */
export function paymentBelow(s: State): Payment {
  const task = top(s);
  if (task?.kind !== 'commit-icon') throw new Error('No payment waits for this icon.');
  return task;
}
