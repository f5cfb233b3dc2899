/** The day over the territory goes by with the rounds: from dawn to the dark. */
import { groundTone, type GroundId } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dark-horse';

const DAY: readonly GroundId[] = ['dawn', 'noon', 'dusk', 'dark'];

/** Rivals have no clock: a game of theirs is mostly over in so many rounds. */
const USUAL_ROUNDS = 20;

export function lightOf({ clock, round }: Pick<View, 'clock' | 'round'>): GroundId {
  const rounds = clock.rounds > 0 ? clock.rounds : USUAL_ROUNDS;
  const quarter = Math.floor((Math.max(0, round - 1) / rounds) * DAY.length);
  return DAY[Math.min(DAY.length - 1, quarter)] ?? 'dark';
}

/** The tone of the table in this light. */
export function groundOfDay(view: Pick<View, 'clock' | 'round'>, night: boolean): string {
  return groundTone(lightOf(view), night);
}

/** Lamps are lit in the windows from dusk on. */
export function lampsLit(view: Pick<View, 'clock' | 'round'>): boolean {
  const light = lightOf(view);
  return light === 'dusk' || light === 'dark';
}
