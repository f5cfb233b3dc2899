/** Icons: where they come from and how far they reach (DS 4.B). */
import { dieIcon, isResource, RESOURCES, type Action, type Icon } from '../data';
import { techOf } from '../data-techs';
import { playerOf, type Emit, type Player, type State } from '../state';
import { controls, tileInfo } from './map';
import { sourceOf } from './notation';
import { spendDie } from './pieces';
import { ONCE, TERMS } from './techs';

/** Whether it stands for a resource, be it by a card. */
export function countsAsResource(player: Pick<Player, 'techs'>, icon: Icon): boolean {
  return TERMS['counts-as'](player.techs, icon).some(isResource);
}

/** The icons an action is paid with. */
export function wanted(action: Action): readonly Icon[] {
  return action === 'harvest' ? RESOURCES : [action];
}

interface Reach {
  readonly singles: number;
  readonly pioneers: number;
  /** One Pioneer alone counts for this action. */
  readonly alone: boolean;
}

/** What could still be committed to an action. */
function reach(s: State, seat: number, action: Action): Reach {
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

function most({ singles, pioneers, alone }: Reach): number {
  return singles + (alone ? pioneers : Math.floor(pioneers / 2));
}

/** DS-4.20: icons lying ready at the start of an action from controlled tiles. */
export function bonusIcons(s: State, seat: number, action: Action): number {
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

/** The icon a die shows or a card makes. */
export function iconOf(thing: string): Icon {
  const { die, card } = sourceOf(thing);
  if (die !== null) return dieIcon(die);
  const { effect } = techOf(card);
  if (effect.do !== 'make') throw new Error(`${card} makes no icon.`);
  return effect.icon;
}

/** The bonus icons of an action are reported as it begins; answers how many there are. */
export function layBonus(s: State, seat: number, action: Action, emit: Emit): number {
  const n = bonusIcons(s, seat, action);
  if (n > 0) emit({ kind: 'bonus', seat, args: { n, icon: action }, rule: 'DS-4.20' });
  return n;
}
