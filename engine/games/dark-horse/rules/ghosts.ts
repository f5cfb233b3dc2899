/** Ghost dice of the solitaire game: a roll, a table and nothing else (DH-6.12 to DH-6.18). */
import { below, roll } from '../../../core/rng';
import {
  DICE,
  GHOST_REVEALS,
  GHOSTS_OF,
  PAIR_TOTAL_FROM,
  spacesAt,
  type GhostId,
  type NumberedSpace,
} from '../data';
import { isEvent } from '../data-cards';
import { level, seatOf, type Emit, type State } from '../state';
import { draw, toDiscard } from './deck';
import { bringEvent } from './events';
import { sentence } from './roles';

/** DH-6.15: which ghosts roll goes by the level; a coin right after a pair that totals 10. */
export function rollGhosts(state: State, emit: Emit): void {
  state.ghosts = [];
  for (const what of GHOSTS_OF[level(state)].roll) {
    const dice = what === 'single' ? [roll(state.rng)] : [roll(state.rng), roll(state.rng)];
    const space = ghostSpace(state, dice);
    state.ghosts.push({ what, dice, space, status: 'waiting' });
    emit({
      kind: 'ghost-rolls',
      seat: -1,
      args: { what, faces: dice.join(','), space },
      targets: ghostTargets(what, space),
      rule: 'DH-6.13',
    });
  }
}

/** The ghost's dice, and where they go. */
function ghostTargets(what: GhostId, space: NumberedSpace): string[] {
  return [`ghost:${what}`, `space:${space}`];
}

function ghostSpace(state: State, dice: readonly number[]): NumberedSpace {
  const spaces = spacesAt(sum(blockingDice(dice)));
  const space = spaces[spaces.length > 1 ? below(state.rng, spaces.length) : 0];
  if (!space) throw new RangeError(`No space is for a ghost of ${dice.join(' and ')}.`);
  return space;
}

const sum = (dice: readonly number[]) => dice.reduce((a, b) => a + b, 0);

/** The dice of a ghost that block its space: both of a pair from 7 on, else the higher one (DH-6.13). */
export function blockingDice(dice: readonly number[]): number[] {
  return dice.length === 1 || sum(dice) >= PAIR_TOTAL_FROM ? dice.slice() : [Math.max(...dice)];
}

/** DH-6.14: a ghost whose space is taken is discarded, no second choice. */
export function placeGhosts(state: State, emit: Emit): void {
  state.ghostsDown = true;
  for (const ghost of state.ghosts) {
    const taken = state.sets.some((set) => set.spot === ghost.space);
    const targets = ghostTargets(ghost.what, ghost.space);
    const args = { what: ghost.what, faces: ghost.dice.join(','), space: ghost.space };
    if (taken) {
      ghost.status = 'discarded';
      emit({ kind: 'ghost-fades', seat: -1, args, targets, rule: 'DH-6.14' });
      continue;
    }
    ghost.status = 'placed';
    state.sets.push({
      spot: ghost.space,
      seat: -1,
      dice: blockingDice(ghost.dice).map((face) => ({
        face,
        rolled: face,
        deputy: false,
        changed: '',
        flipped: false,
        touched: false,
      })),
      shift: 0,
      by: '',
      extra: false,
      engineer: false,
      slot: 0,
    });
    emit({ kind: 'ghost-blocks', seat: -1, args, targets, rule: 'DH-6.13' });
    if (ghost.space === 'mayor' || ghost.space === 'sheriff') state.doomed.push(ghost.space);
    if (ghost.space === 'sheriff' && seatOf(state, 0).role === 'outlaw')
      sentence(state, 0, DICE.all, emit, 'DH-6.43');
  }
}

/** DH-6.16: a ghost that stands on Pioneer turns up two cards before anything is collected. */
export function ghostReveals(state: State, emit: Emit): void {
  if (!state.sets.some((set) => set.seat < 0 && set.spot === 'pioneer')) return;
  const cards = draw(state, GHOST_REVEALS, emit);
  const found = cards.filter(isEvent);
  const event = found.length > 1 ? found[below(state.rng, found.length)] : found[0];
  for (const card of cards) if (card !== event) toDiscard(state, card);
  // Turned up, it lies on the discards with the others until it comes into force.
  if (event) toDiscard(state, event);
  emit({
    kind: 'ghost-reveals',
    seat: -1,
    args: { cards: cards.join(',') },
    targets: ['space:pioneer'],
    rule: 'DH-6.16',
    news: true,
  });
  if (!event) return;
  state.discard.pop();
  bringEvent(state, event, emit);
}
