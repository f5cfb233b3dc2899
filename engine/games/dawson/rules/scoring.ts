/** The score of a round (DW-4.5.20 to 4.5.28). */
import type { Target } from '../../../core/game';
import { SCORING_ROUNDS } from '../data';
import { isStreet, playerAt } from '../state';
import type { Emit, State } from '../state';
import { cityOf, hoodAt, oldestTile, squaresOf } from './city';
import type { City } from './city';
import { standings } from './control';
import type { Standing } from './control';
import { addToLedger } from './ledger';
import { cellOf } from './notation';

/** Neighbourhood by neighbourhood: who holds it takes its points before the next is looked at. */
export function scoreRound(state: State, emit: Emit): void {
  state.rounds.push(state.players.map(() => 0));
  state.street.push(0);
  state.ledger.push('');
  emit({ kind: 'scoring', seat: -1, args: { round: state.rounds.length } });
  standings(state).forEach((standing, hood) => scoreHood(state, standing, hood, emit));
  state.round += 1;
  state.idle = 0;
  state.waited = 0;
  state.step = 'manage';
  // DW-5.1
  if (state.round === SCORING_ROUNDS) {
    state.step = 'over';
    state.fresh = -1;
  }
  emit({ kind: 'round-end', seat: -1, args: { round: state.round } });
}

/** A scoring round is under way: its dice have landed. */
export function isScoring({ rounds, round }: Pick<State, 'rounds' | 'round'>): boolean {
  return rounds.length > round;
}

/** What the gangs take of these neighbourhoods. */
export function streetPoints(standing: readonly Standing[]): number {
  return standing.reduce((sum, { control, points }) => sum + (control.gang ? points : 0), 0);
}

function scoreHood(state: State, { control, points }: Standing, hood: number, emit: Emit): void {
  const round = state.rounds.length - 1;
  const { gang, winners, share } = control;
  const city = cityOf(state.plan);
  const worth = worthCells(city, hood);
  const args = { points, strength: control.best, place: oldestTile(city, hood).name, hood };
  state.ledger[round] = addToLedger(state.ledger[round] as string, { points, holders: winners, gang });
  if (gang) {
    state.street[round] = (state.street[round] as number) + points;
    const kind = isStreet(state) ? 'score-street' : 'score-gang';
    emit({ kind, seat: -1, args, targets: worth, rule: 'DW-4.5.27' });
  }
  for (const seat of winners) {
    const row = state.rounds[round] as number[];
    row[seat] = (row[seat] as number) + share;
    playerAt(state, seat).points += share;
    const shared = { ...args, share, holders: winners.join('+') };
    emit({ kind: 'score', seat, args: shared, targets: worth.slice(0, share), rule: 'DW-4.5.26' });
  }
}

/** DW-4.5.20: where the points of a neighbourhood lie, a cell for each: the first lot of a tile, and public squares. */
function worthCells(city: City, hood: number): Target[] {
  return hoodAt(city, hood).tiles.flatMap((tile) => {
    const squares = squaresOf(tile);
    const lot = squares.find((square) => city.lots[square] !== 0);
    const publics = squares.filter((square) => city.lots[square] === 0);
    return [...(lot === undefined ? [] : [lot]), ...publics].map((square) => cellOf(city, square));
  });
}
