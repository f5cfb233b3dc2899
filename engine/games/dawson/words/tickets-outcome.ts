/** What a position would bring, in half a sentence: used wherever a ticket looks ahead. */
import { SCORING_ROUNDS } from '../data';
import type { Standing } from '../rules/control';
import { isStreet } from '../state';
import type { RoundCause, State } from '../state';
import { say } from './catalogue';
import { nameOf, namesOf } from './names';

/** One line, or two as sentences. */
export function lines(first: string, second: string | null): string {
  return second === null ? first : say('detail.two', { first, second });
}

/** "A scoring round follows"; null when none does. */
export function roundLine(state: Pick<State, 'round'>, cause: RoundCause | null): string | null {
  if (cause === null) return null;
  return say(state.round === SCORING_ROUNDS - 1 ? 'round.last' : `round.${cause}`);
}

/** Who would score a neighbourhood; null where there are no dice. */
export function outcomeLine(state: State, { control, points }: Standing, place: string): string | null {
  const { winners, gang, share } = control;
  const [first] = winners;
  if (gang) return say(isStreet(state) ? 'outcome.street' : 'outcome.gang', { place, points });
  if (first === undefined) return null;
  if (winners.length === 1) return say('outcome.one', { place, points, name: nameOf(state, first) });
  return say('outcome.shared', { place, share, names: namesOf(state, winners) });
}
