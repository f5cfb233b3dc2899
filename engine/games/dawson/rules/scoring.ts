/** The score of a round (DW-4.5.20 to 4.5.28). */
import { isStreet, playerAt } from '../state';
import type { Emit, State } from '../state';
import { cityOf, oldestTile } from './city';
import { pointsOf, standings } from './control';
import type { Standing } from './control';
import { writeLedger } from './ledger';
import { hoodTarget } from './notation';

export function scoreRound(state: State, emit: Emit): void {
  const scored = standings(state);
  scored.forEach((standing, hood) => reportHood(state, standing, hood, emit));
  const gained = pointsOf(state, scored);
  gained.forEach((points, seat) => (playerAt(state, seat).points += points));
  state.rounds.push(gained);
  state.street.push(streetPoints(scored));
  state.ledger.push(
    writeLedger(
      scored.map(({ control, points }) => ({ points, holders: control.winners, gang: control.gang })),
    ),
  );
  state.round += 1;
  state.idle = 0;
  state.waited = 0;
  emit({ kind: 'round-end', seat: -1, args: { round: state.round } });
}

/** What the gangs take of these neighbourhoods. */
export function streetPoints(standing: readonly Standing[]): number {
  return standing.reduce((sum, { control, points }) => sum + (control.gang ? points : 0), 0);
}

function reportHood(state: State, { control, points }: Standing, hood: number, emit: Emit): void {
  const targets = [hoodTarget(hood)];
  const place = oldestTile(cityOf(state.plan), hood).name;
  const args = { points, strength: control.best, place };
  if (control.gang) {
    const kind = isStreet(state) ? 'score-street' : 'score-gang';
    emit({ kind, seat: -1, args, targets, rule: 'DW-4.5.27' });
  }
  for (const seat of control.winners) {
    const shared = { ...args, share: control.share, holders: control.winners.join('+') };
    emit({ kind: 'score', seat, args: shared, targets, rule: 'DW-4.5.26' });
  }
}
