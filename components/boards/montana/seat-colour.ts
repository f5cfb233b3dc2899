import type { SeatLook } from '@/components/boards/board';

import { say } from './words';

/** The rival of the race has no seat: it plays in slate, like its badge in the strip. */
const RIVAL_COLOUR = 5;

export function colourOf(player: number, seats: readonly SeatLook[]): number {
  return seats[player]?.colour ?? RIVAL_COLOUR;
}

export function ownerName(player: number, seats: readonly SeatLook[]): string {
  return seats[player]?.name ?? say('rival');
}
