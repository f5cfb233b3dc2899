/** Positions saved by older rules in the middle of what is one pick since. */
import type { State, Task } from '../state';

export interface OlderTask extends Omit<Task, 'kind' | 'what'> {
  kind: string;
  what: string;
}

/** Picks of rules 3 that are one pick since: a token or card with the die it turns, a trade with its payment. */
export function takeBackHalves(state: State, pending: OlderTask[]): void {
  const now = pending[pending.length - 1];
  if (!now || (now.kind !== 'change' && now.kind !== 'pay')) return;
  const who = state.seats[now.seat];
  if (!who) throw new RangeError(`There is no seat ${now.seat}.`);
  const half = `${now.kind} ${now.what}`;
  switch (half) {
    case 'change engineer':
      who.tokens.engineer++;
      who.usedEngineer = false;
      break;
    case 'change pony':
      state.discard = state.discard.filter((card) => card !== 'pony-express');
      state.fresh = state.fresh.filter((card) => card !== 'pony-express');
      who.hand.push('pony-express');
      who.cardPlayed = false;
      break;
    case 'pay loan':
      break;
    case 'pay trader-token':
      who.tokens.trader++;
      who.usedTrader = false;
      pending.pop();
      break;
    case 'pay trader':
    case 'pay market':
      pending.splice(-2, 2, { ...now, kind: now.what, n: 0, what: '' });
      return;
    default:
      return;
  }
  pending.pop();
}
