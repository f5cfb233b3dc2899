/** What a position would bring, in half a sentence: used wherever a ticket looks ahead. */
import { capital } from '../../../core/words';
import { SCORING_ROUNDS } from '../data';
import type { Standing } from '../rules/control';
import { mayManage } from '../rules/manage';
import { isStreet } from '../state';
import type { RoundCause, State } from '../state';
import { say } from './catalogue';
import { namesTo, nameTo } from './names';

/** One line, or several as sentences. */
export function lines(first: string, ...others: ReadonlyArray<string | null>): string {
  const more = others.filter((one) => one !== null);
  return more.length === 0 ? first : say('detail.more', { first, second: more.join('. ') });
}

/** "A scoring round follows"; null when none does. */
export function roundLine(state: Pick<State, 'round'>, cause: RoundCause | null): string | null {
  if (cause === null) return null;
  return say(state.round === SCORING_ROUNDS - 1 ? 'round.last' : `round.${cause}`);
}

/** After the last thing that can be done the turn ends by itself. */
export function endsTurn(after: State): boolean {
  return after.step === 'manage' && !mayManage(after);
}

/** "2 points for you", or "2 for you": who would score a neighbourhood; null where there are no dice. */
export function outcomeLine(
  state: State,
  { control, points }: Standing,
  length: '' | '.short' = '',
): string | null {
  const { winners, gang, share } = control;
  const [first] = winners;
  if (gang) return say(`outcome.${isStreet(state) ? 'street' : 'gang'}${length}`, { points });
  if (first === undefined) return null;
  if (winners.length === 1) return say(`outcome.one${length}`, { points, name: nameTo(state, first) });
  return say(`outcome.shared${length}`, { share, names: namesTo(state, winners) });
}

/** "You hold it, 7 to 6": who leads a neighbourhood, and against whom. */
export function holderLine(
  state: Pick<State, 'names' | 'gangBonus' | 'decider'>,
  { control, strength }: Standing,
): string {
  const { winners, gang, best } = control;
  const [first] = winners;
  if (!gang && first === undefined) return say('holder.nobody');
  if (winners.length > 1) return say('holder.shared', { names: capital(namesTo(state, winners)) });
  const street = strength.gang > 0 ? strength.gang + state.gangBonus : 0;
  const others = strength.players.filter((_, seat) => seat !== first);
  const next = Math.max(0, ...others, gang ? 0 : street);
  const against = next > 0 ? ('.against' as const) : ('' as const);
  if (first === undefined) return say(`holder.gang${against}`, { best, next });
  return say(`holder.one${against}`, { name: nameTo(state, first), best, next });
}
