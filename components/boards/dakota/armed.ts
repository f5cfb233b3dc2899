/** What the move that waits for its button would change, for the ghosts of the boards. */
import type { Move } from '@/engine/core/game';
import type { BuildingId } from '@/engine/games/dakota/data';
import { parseMake } from '@/engine/games/dakota/rules/building';
import { kindOf, targetPlace } from '@/engine/games/dakota/rules/notation';
import { asYesterday, fillOf } from '@/engine/games/dakota/rules/planning';
import { lowestEmpty } from '@/engine/games/dakota/rules/town';

import type { TownView } from './ground';

/** Kinds that would come, by the target of their place. */
export type Comers = ReadonlyMap<string, readonly number[]>;

const nobody: Comers = new Map();

export function comersOf(town: TownView, preview: Move | null): Comers {
  if (preview === null) return nobody;
  const [what, first = '', ...rest] = preview.split(':');
  if (what === 'send') return new Map([[rest.join(':'), [kindOf(first)]]]);
  if (what === 'fill') {
    const target = [first, ...rest].join(':');
    return new Map([[target, fillOf(town, targetPlace(target))]]);
  }
  if (what !== 'as-yesterday') return nobody;
  return new Map(asYesterday(town).map(({ place, kinds }) => [`${place.at}:${place.index + 1}`, kinds]));
}

/** A building that would stand on a space. */
export function raisedBy(
  town: TownView,
  preview: Move | null,
): { readonly type: BuildingId; readonly space: number } | null {
  if (!preview?.startsWith('make:')) return null;
  const { what, type, index } = parseMake(preview);
  if (what === 'cart') return null;
  return { type, space: what === 'new' ? lowestEmpty(town) : index };
}
