/** Positions of older rules, in which one gesture was still several picks. */
import { noEvents, type GameState } from '../../../core/game';
import { amount, CITY_PUMPKINS, PUMPKIN } from '../data';
import { grown, isPick, TALLY, top, type City, type State, type TallyName, type Task } from '../state';
import { run } from './apply';
import { payGood } from './supply';
import { task } from './tasks';

/** The rules that first asked for an action, its place and its workers in one pick. */
const ONE_PICK = 3;

export function upgrade(state: GameState, fromRules: number): State {
  const s = grown(state);
  if (fromRules < ONE_PICK) {
    if (s.city) s.city.bids ??= standing(s.city);
    askAnew(s);
  }
  // What is asked no more, since it has one answer only, is answered.
  const next = top(s);
  if (next && isPick(next)) run(s, noEvents);
  return s;
}

function standing(city: City): City['bids'] {
  return city.at.flatMap((at, seat) => (at >= 0 ? [{ seat, at }] : []));
}

/** A task as it was written then, whatever it is called now. */
interface OlderTask {
  readonly kind: string;
  readonly seat: number;
  readonly at: number;
}

/** How an auction's picks were numbered then. */
const FIRST = 0;

/** An action chosen but not yet carried out is asked for once more. */
function askAnew(s: State): void {
  const { kind, seat, at } = top(s) as OlderTask;
  if (kind === 'bank-workers') back(s, seat, 'bank');
  else if (kind === 'row-workers') back(s, seat, 'area');
  else if (kind === 'build-next' && at === 0) back(s, seat, 'build');
  else if (kind === 'city-place' && at === FIRST) leaveCity(s, seat);
  s.pending = s.pending.map((one): Task => (one.kind === 'city-place' ? { ...one, at: one.at - 1 } : one));
}

function back(s: State, seat: number, action: TallyName): void {
  s.pending.pop();
  s.pending.push(task.chooseAction(seat));
  const index = TALLY.indexOf(action);
  s.tally[index] = Math.max(0, amount(s.tally, index) - 1);
}

/** Nobody stood there yet: the free pumpkin goes back, and comes again with the first bid. */
function leaveCity(s: State, seat: number): void {
  s.city = null;
  payGood(s, seat, PUMPKIN, CITY_PUMPKINS);
  s.pending = s.pending.filter(({ kind }) => kind !== 'city-ask');
  back(s, seat, 'city');
}
