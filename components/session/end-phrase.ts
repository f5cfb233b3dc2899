/** A match that ends under the eyes of the people at this device closes with a phrase. */
import type { PlaySession } from './port';
import { endCue, type Cue } from './sounds';

/** Plays it when the end comes; a match opened when it was over, or ended in another window, stays silent. */
export function listenForEnd({ store, match }: PlaySession, play: (cue: Cue) => void): () => void {
  return store.subscribe((now, before) => {
    const ends = now.phase === 'over' && before.phase !== 'over' && before.phase !== 'following';
    if (ends && now.sheet) play(endCue(now.sheet, match().config.seats));
  });
}
