/** What is heard and felt of a picture and of the end: the same everywhere, whatever a device makes of it. */
import type { Feel, Sound } from '@/components/boards/feel';
import type { ScoreSheet, SeatSetup } from '@/engine/core/game';

/** What a hand feels, from a pick to the end of a match. */
export type Touch = 'light' | 'medium' | 'strong' | 'warning' | 'success';

export interface Cue {
  readonly sound: Sound | null;
  readonly touch: Touch | null;
}

export interface Feedback {
  /** Heard and felt where the settings and the device allow it, and not too much of it at once. */
  play(cue: Cue): void;
}

/** Everybody at the table hears what happens; only the hand that did it feels it. */
export function cueOf(feel: Feel, own: boolean): Cue {
  if (!own) return { sound: feel.sound, touch: null };
  if (feel.heavy) return { sound: feel.sound, touch: 'strong' };
  return { sound: feel.sound, touch: feel.sound === 'dice' ? 'medium' : 'light' };
}

/** How a match ends for the people at this device. */
export function endCue({ winners, rank, won }: ScoreSheet, seats: readonly SeatSetup[]): Cue {
  // Among several, the rank is the winner's, whoever that is.
  const ranked = rank !== undefined && seats.length === 1;
  const good = won ?? (ranked || winners.some((seat) => seats[seat]?.kind === 'person'));
  if (!good) return { sound: 'lost', touch: 'warning' };
  return { sound: ranked ? 'rank' : 'won', touch: 'success' };
}
