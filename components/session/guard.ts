import type { PlaySession } from './port';
import { say } from './words';

/** A session whose every verb ends in `broke` instead of a crash, whatever the game's own verbs throw. */
export function guarded(session: PlaySession, broke: (error: unknown) => void): PlaySession {
  function now<A extends readonly unknown[], T>(verb: (...given: A) => T, otherwise: T): (...given: A) => T {
    return (...given) => {
      try {
        return verb(...given);
      } catch (error) {
        broke(error);
        return otherwise;
      }
    };
  }
  function later<A extends readonly unknown[], T>(
    verb: (...given: A) => Promise<T>,
    otherwise: T,
  ): (...given: A) => Promise<T> {
    return async (...given) => {
      try {
        return await verb(...given);
      } catch (error) {
        broke(error);
        return otherwise;
      }
    };
  }
  return {
    store: session.store,
    game: session.game,
    match: session.match,
    room: session.room,
    play: later((move) => session.play(move), false),
    undo: later(() => session.undo(), undefined),
    redo: later(() => session.redo(), undefined),
    askHint: later(() => session.askHint(), undefined),
    unseal: later(() => session.unseal(), undefined),
    replay: later(() => session.replay(), undefined),
    takeOver: later(() => session.takeOver(), undefined),
    dropHint: () => session.dropHint(),
    ack: () => session.ack(),
    byHand: (on) => session.byHand(on),
    skipSteps: () => session.skipSteps(),
    dismissWelcome: () => session.dismissWelcome(),
    close: () => session.close(),
    lift: now(() => session.lift(), undefined),
    hold: now((held, keep) => session.hold(held, keep), undefined),
    adopt: now((match) => session.adopt(match), undefined),
    follow: now((match) => session.follow(match), undefined),
    lookAt: now((decisions) => session.lookAt(decisions), undefined),
    refresh: now(() => session.refresh(), undefined),
    crossesLine: now((move) => session.crossesLine(move), false),
    whyNot: now((target) => session.whyNot(target), say('broken')),
    advise: now((move) => session.advise(move), ''),
    legend: now(() => session.legend(), { lines: [], end: '', rule: '' }),
    explain: now((target) => session.explain(target), { title: say('broken'), body: '', rule: '' }),
  };
}
