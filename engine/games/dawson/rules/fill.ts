/** The helper that hosts all guests at once. */
import type { City } from './city';
import type { Lodgings } from './lodging';
import { hostChoice } from './rival';

export interface Lodger {
  readonly hotel: number;
  readonly camper: number;
}

/** Room after room, the dearest first, each with a camper of the strongest gang: as a rival hosts (DW-6.3.2). */
export function fillPlan(state: Lodgings, city: City): Lodger[] {
  const plan: Lodger[] = [];
  const scene: Lodgings = { ...state, dice: state.dice.slice() };
  for (let next = hostChoice(scene, city); next; next = hostChoice(scene, city)) {
    scene.dice[next.hotel] = scene.dice[next.camper] as number;
    scene.dice[next.camper] = 0;
    plan.push(next);
  }
  return plan;
}
