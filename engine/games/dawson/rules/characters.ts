/** Who is who in Dawson (DW-3.1). */
import { pick, shuffle } from '../../../core/rng';
import { characterOf, CHARACTERS } from '../data';
import type { CharacterId } from '../data';
import { playerAt } from '../state';
import type { Emit, State } from '../state';
import { drawFirst } from './first';
import { layHeart } from './heart';
import { startTurn } from './turn';

export function freeCharacters(state: Pick<State, 'players'>): CharacterId[] {
  return CHARACTERS.map(({ id }) => id).filter(
    (id) => !state.players.some((player) => player.character === id),
  );
}

/** Seats in order, then rivals by lot, then who starts, the Heart and the first turn. */
export function pickCharacter(state: State, wanted: CharacterId | 'random', emit: Emit): void {
  const seat = state.decider;
  const id = wanted === 'random' ? pick(state.rng, freeCharacters(state)) : wanted;
  playerAt(state, seat).character = id;
  emit({ kind: 'character', seat, args: { character: characterOf(id).name } });
  if (seat + 1 < state.people) {
    state.decider = seat + 1;
    return;
  }
  const left = shuffle(state.rng, freeCharacters(state));
  for (let rival = state.people; rival < state.players.length; rival++) {
    const character = left.pop();
    if (character === undefined) throw new Error('There are fewer characters than players.');
    playerAt(state, rival).character = character;
    state.names[rival] = characterOf(character).name;
    emit({ kind: 'rival', seat: rival, rule: 'DW-3.1' });
  }
  drawFirst(state, emit);
  layHeart(state, emit);
  startTurn(state, emit);
}
