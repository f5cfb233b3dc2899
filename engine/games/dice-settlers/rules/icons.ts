/** Icons: where they come from and how far they reach (DS 4.B). */
import { dieIcon, isResource, RESOURCES, type Action, type Icon } from '../data';
import { techOf, type EffectOf } from '../data-techs';
import { TILES } from '../data-tiles';
import { playerOf, type Emit, type Player, type State } from '../state';
import { controls, tileInfo } from './map';
import { sourceOf } from './notation';
import { spendDie } from './pieces';
import { ONCE, TERMS, turning } from './techs';

/** Whether it stands for a resource, be it by a card. */
export function countsAsResource(player: Pick<Player, 'techs'>, icon: Icon): boolean {
  return isResource(icon) || TERMS['counts-as'](player.techs, icon).some(isResource);
}

/** The icons an action is paid with. */
export function wanted(action: Action): readonly Icon[] {
  return WANTED[action];
}

const WANTED: Readonly<Record<Action, readonly Icon[]>> = {
  recruit: ['recruit'],
  explore: ['explore'],
  settle: ['settle'],
  raid: ['raid'],
  harvest: RESOURCES,
  trade: ['trade'],
  research: ['research'],
};

interface Reach {
  readonly singles: number;
  readonly pioneers: number;
  /** One Pioneer alone counts for this action. */
  readonly alone: boolean;
}

/** What could still be committed to an action. */
function reach(player: Player, action: Action): Reach {
  const want = wanted(action);
  const turned = turning(player.techs);
  let singles = 0;
  let pioneers = 0;
  for (const die of player.active) {
    const icon = dieIcon(die);
    if (icon === 'pioneer') pioneers++;
    else if (serves(icon, want, turned)) singles++;
  }
  for (const { icon } of ONCE.make(player)) {
    if (icon === 'pioneer') pioneers++;
    else if (serves(icon, want, turned)) singles++;
  }
  return { singles, pioneers, alone: turned.length > 0 && serves('pioneer', want, turned) };
}

function serves(icon: Icon, want: readonly Icon[], turned: readonly EffectOf<'counts-as'>[]): boolean {
  if (want.includes(icon)) return true;
  for (const { from, to } of turned) if (from === icon && to.some((as) => want.includes(as))) return true;
  return false;
}

/** Whether a die with this icon can be spent on an action, if need be as one of two Pioneers. */
export function spendable(player: Pick<Player, 'techs'>, action: Action, icon: Icon): boolean {
  return icon === 'pioneer' || serves(icon, wanted(action), turning(player.techs));
}

function most({ singles, pioneers, alone }: Reach): number {
  return singles + (alone ? pioneers : Math.floor(pioneers / 2));
}

/** Tiles that lay an icon ready for an action; most actions have none. */
const ICON_TILES: Readonly<Record<Action, readonly number[]>> = {
  recruit: tilesWith('recruit'),
  explore: tilesWith('explore'),
  settle: tilesWith('settle'),
  raid: tilesWith('raid'),
  harvest: tilesWith('harvest'),
  trade: tilesWith('trade'),
  research: tilesWith('research'),
};

function tilesWith(icon: Action): number[] {
  return TILES.filter(({ ability }) => ability.do === 'icon' && ability.icon === icon).map(({ no }) => no);
}

/** DS-4.20: icons lying ready at the start of an action from controlled tiles. */
export function bonusIcons(s: State, seat: number, action: Action): number {
  const tiles = ICON_TILES[action];
  if (tiles.length === 0) return 0;
  let n = 0;
  for (const t of s.map) {
    if (!tiles.includes(t.tile)) continue;
    const { ability } = tileInfo(t);
    if (ability.do === 'icon' && controls(t, seat)) n += ability.n;
  }
  return n;
}

/** Icons this seat could spend on an action, all sources and bonus icons together. */
export function mostIcons(s: State, seat: number, action: Action): number {
  const player = playerOf(s, seat);
  const boom = action === 'harvest' ? TERMS['harvest-icon'](player.techs) : 0;
  return most(reach(player, action)) + bonusIcons(s, seat, action) + boom;
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
