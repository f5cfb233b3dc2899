/** The hand on the sliders: which take of a sound is heard next, and what is left out because it would be too much. */
import type { Sound } from '@/components/boards/feel';

import type { Touch } from './sounds';

/** Two of one kind closer than this are one noise. */
export const APART_MS = 80;
/** More at once is a din. */
export const VOICES = 6;

/** A run of one's own pictures is one tap, not a drill; what is more than a light one comes through sooner. */
const TOUCH_APART_MS: Readonly<Record<Touch, number>> = {
  light: 450,
  medium: 250,
  strong: 120,
  warning: 0,
  success: 0,
};

/** How long a voice is taken, in ms: at least as long as the longest take. */
export const LENGTHS: Readonly<Record<Sound, number>> = {
  wood: 140,
  metal: 400,
  coin: 260,
  dice: 410,
  paper: 240,
  fire: 620,
  bell: 680,
  cattle: 600,
  steam: 560,
  wheel: 1150,
  won: 1300,
  lost: 1250,
  rank: 1250,
};

export class Desk {
  private readonly heard = new Map<Sound, { readonly at: number; readonly take: number }>();
  private ends: readonly number[] = [];
  private touched = -Infinity;

  /** The take to play at this moment: one after the other, so that none tires; null where there is to be none. */
  take(sound: Sound, takes: number, now: number): number | null {
    const last = this.heard.get(sound);
    if (last && now - last.at < APART_MS) return null;
    this.ends = this.ends.filter((end) => end > now);
    if (this.ends.length >= VOICES) return null;
    const take = last ? (last.take + 1) % takes : 0;
    this.heard.set(sound, { at: now, take });
    this.ends = [...this.ends, now + LENGTHS[sound]];
    return take;
  }

  touches(touch: Touch, now: number): boolean {
    if (now - this.touched < TOUCH_APART_MS[touch]) return false;
    this.touched = now;
    return true;
  }
}
