/** What others cannot see may decide whether a seat is asked at all. */
import { seatOf, type PickKind, type State, type Task } from '../state';
import { townSites } from './sites';
import { isFaceDown } from './tiles';

/** Whether another hand, or other tiles under those the seat has seen, could have given it something to pick. */
export function holdsSecrets(state: State, { kind, seat }: Task<PickKind>): boolean {
  switch (kind) {
    case 'window':
    case 'place':
    case 'politics':
    case 'rail-baron':
    case 'trader':
    case 'market':
      return mayHoldUse(state, seat);
    case 'build':
      return mayHoldUse(state, seat) || townSites(state, seat).some((hex) => isFaceDown(state, hex));
    default:
      return false;
  }
}

/** Whether some card could be of use to a seat now: the one card of the round, or one a Preacher gives away. */
export function mayHoldUse(state: State, seat: number): boolean {
  const { hand, cardPlayed, character } = seatOf(state, seat);
  return hand.length > 0 && (!cardPlayed || character === 'preacher');
}
