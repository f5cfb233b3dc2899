/** The year goes by with the game: spring at its beginning, winter when its last round is known. */
import type { GroundId } from '@/components/ui/tokens';
import {
  END_COLOURS,
  END_HOUSES,
  RECRUITABLE,
  ROUND_STOP,
  VP_SUPPLY,
  type Sides,
} from '@/engine/games/dice-settlers/data';
import { stackTiles } from '@/engine/games/dice-settlers/data-tiles';
import type { View } from '@/engine/games/dice-settlers/view';

/** How far the game has come towards its end when a season begins. */
const SUMMER = 0.34;
const AUTUMN = 0.67;

export function seasonOf(view: View): GroundId {
  if (view.finalRound > 0) return 'winter';
  const gone = share(view);
  return gone >= AUTUMN ? 'autumn' : gone >= SUMMER ? 'summer' : 'spring';
}

/** DS-5.1, DS-5.3: how near the nearest of its ends is, from 0 to 1. */
function share(view: View): number {
  const sides = view.bot ? [...view.players, view.bot] : view.players;
  const open = RECRUITABLE.filter((colour) => (view.supply[colour] ?? 0) > 0).length;
  return Math.max(
    Math.max(...sides.map(({ houses }) => houses)) / END_HOUSES,
    1 - view.vpSupply / VP_SUPPLY[view.sides as Sides],
    1 - view.stack / stackTiles(view.sides).length,
    (RECRUITABLE.length - open) / (RECRUITABLE.length - END_COLOURS),
    view.round / ROUND_STOP,
  );
}
