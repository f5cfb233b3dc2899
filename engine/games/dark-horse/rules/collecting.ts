/** What each action space gives when it is collected (DH-4.30 to DH-4.45). */
import { bundleWith, GAINS, spotOf, typeOfRow, type Space, type SpotId } from '../data';
import { hasSpot, type EventId } from '../data-cards';
import { push, seatOf, task, type Emit, type State } from '../state';
import { collectSpot } from './characters';
import { lookAtCards } from './deck';
import { gain, gainGold, gainToken } from './goods';
import { mayorAction, sheriffAction } from './roles';
import { townsOfType, townTargets } from './tiles';
import { bringCrew, producedKinds } from './trades';
import { moveUp } from './turn-order';

/** Spaces collected seat by seat: the Dealer was used before, Turn Order is settled for all at once. */
export type CollectedSpace = Exclude<Space, 'dealer' | 'turn-order'>;

type Collect = (state: State, seat: number, emit: Emit) => void;

const COLLECT: Readonly<Record<CollectedSpace, Collect>> = {
  character(state, seat, emit) {
    const { character } = seatOf(state, seat);
    if (!hasSpot(character)) throw new Error('There is a die on a character without a spot.');
    collectSpot(state, seat, character, emit);
  },
  pioneer: (state, seat, emit) => lookAtCards(state, seat, 'pioneer', emit),
  produce: collectProduce,
  'hired-hand'(state, seat, emit) {
    seatOf(state, seat).bonus = true;
    emit({ kind: 'bonus', seat, targets: ['space:hired-hand'], rule: 'DH-4.34' });
  },
  politics: (state, seat) => push(state, task('politics', seat)),
  'work-crew': collectWorkCrew,
  'rail-baron': (state, seat) => push(state, task('rail-baron', seat)),
  builder: (state, seat) => push(state, task('build', seat, 0, 'builder')),
  trader: (state, seat) => push(state, task('trader', seat)),
  engineer(state, seat, emit) {
    moveUp(state, seat, emit);
    gainToken(state, seat, 'engineer', emit, 'engineer');
    gainToken(state, seat, 'wild', emit, 'engineer');
  },
  scout(state, seat, emit) {
    push(state, task('peek', seat, GAINS.scoutTiles, 'scout'));
    lookAtCards(state, seat, 'scout', emit);
  },
  mayor: mayorAction,
  sheriff: sheriffAction,
  broker: (state, seat, emit) => gainToken(state, seat, 'stock', emit, 'broker'),
  tycoon(state, seat, emit) {
    gainGold(state, seat, GAINS.tycoonGold, emit, 'tycoon');
    push(state, task('rail', seat, GAINS.tycoonRails, 'tycoon'));
  },
  market: (state, seat) => push(state, task('market', seat)),
};

export function collect(state: State, seat: number, space: CollectedSpace, emit: Emit): void {
  const sets = state.sets.filter((set) => set.seat === seat && spotOf(set.spot).space === space);
  emit({ kind: 'collects', seat, args: { space }, targets: sets.map(({ spot }) => `space:${spot}`) });
  COLLECT[space](state, seat, emit);
}

/** What a spot of Produce brings a seat with so many towns of its kind, under the events in force (DH-4.33). */
export function harvest(spot: SpotId, towns: number, events: readonly EventId[]): number {
  const effort = spotOf(spot).part === 'effort' && towns > 0 && !events.includes('locusts');
  return towns + (effort ? GAINS.effort : 0);
}

function collectProduce(state: State, seat: number, emit: Emit): void {
  let brought = 0;
  for (const set of state.sets) {
    const type = typeOfRow(spotOf(set.spot).row);
    if (set.seat !== seat || type < 0) continue;
    const n = harvest(set.spot, townsOfType(state, seat, type), state.events);
    brought += n;
    gain(state, seat, bundleWith(type, n), emit, 'produce', townTargets(state, seat, type));
  }
  if (brought === 0) emit({ kind: 'nothing', seat, args: { space: 'produce' }, rule: 'DH-4.33' });
}

/** DH-4.36: where there is nothing to choose the crew brings in what there is. */
function collectWorkCrew(state: State, seat: number, emit: Emit): void {
  const types = producedKinds(state, seat);
  if (types.length > GAINS.crewKinds) push(state, task('work-crew', seat));
  else bringCrew(state, seat, types, emit);
  if (types.length === 0) emit({ kind: 'nothing', seat, args: { space: 'work-crew' }, rule: 'DH-4.36' });
}
