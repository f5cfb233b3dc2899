/** Which drawing stands for what, and whose pieces have which colour. */
import type { SeatLook } from '@/components/boards/board';
import type { IconName } from '@/components/ui/icon-paths';
import { dieFill } from '@/components/ui/tokens';
import {
  colourAt,
  TERRAIN_COLOUR,
  TERRAINS,
  type Icon,
  type Terrain,
} from '@/engine/games/dice-settlers/data';
import type { View } from '@/engine/games/dice-settlers/view';

export const ICON_OF: Readonly<Record<Icon | 'harvest', IconName>> = {
  recruit: 'shaking-hands',
  explore: 'compass',
  settle: 'campfire',
  raid: 'crossed-pistols',
  trade: 'scales',
  research: 'torch',
  pioneer: 'outback-hat',
  food: 'pumpkin',
  wood: 'log',
  iron: 'metal-bar',
  gold: 'gold-nuggets',
  harvest: 'wheat',
};

export const GLYPH: Readonly<Record<Terrain, IconName>> = {
  plains: 'wheat',
  forest: 'pine-tree',
  mountains: 'peaks',
  desert: 'cactus',
  hills: 'hills',
};

/** The terrain glyph of a die colour; white has none. */
export function colourGlyph(colour: number): IconName | null {
  const terrain = TERRAINS.find((one) => TERRAIN_COLOUR[one] === colour);
  return terrain ? GLYPH[terrain] : null;
}

export function fillOf(colour: number): string {
  return dieFill[colourAt(colour)];
}

const SLATE = 5;

/** The seat colour of an owner; the Diceoneer is slate unless you are. */
export function colourOf(view: View, seats: readonly SeatLook[], owner: number): number {
  if (view.bot && owner === view.players.length) return seats[0]?.colour === SLATE ? 0 : SLATE;
  return seats[owner]?.colour ?? owner;
}

export function nameOf(view: View, seats: readonly SeatLook[], owner: number): string {
  return seats[owner]?.name ?? view.bot?.name ?? '';
}

/** The seat that is asked; the first where nobody or the Diceoneer is. */
export function askedSeat({ task }: View): number {
  return task && 'seat' in task ? task.seat : 0;
}

/** The seat whose dice and tokens are shown: the one asked, else the viewer. */
export function shownSeat(view: View, viewer: number, asked: number | undefined): number {
  const seat = asked ?? viewer;
  return seat >= 0 && seat < view.players.length ? seat : Math.max(0, viewer);
}
