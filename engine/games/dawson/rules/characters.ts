/** Who is who in Dawson (DW-3.1). */
import { pick, shuffle } from '../../../core/rng';
import { characterOf, CHARACTERS } from '../data';
import type { CharacterId } from '../data';
import { hasAbilities, playerAt } from '../state';
import type { Emit, State } from '../state';
import { drawFirst } from './first';
import { layHeart } from './heart';
import { startTurn } from './turn';

export function freeCharacters(state: Pick<State, 'players'>): CharacterId[] {
  return CHARACTERS.map(({ id }) => id).filter(
    (id) => !state.players.some((player) => player.character === id),
  );
}

/** Seats in order; the city opens after the last one. */
export function pickCharacter(state: State, wanted: CharacterId | 'random', emit: Emit): void {
  const seat = state.decider;
  const id = wanted === 'random' ? pick(state.rng, freeCharacters(state)) : wanted;
  become(state, seat, id, emit);
  if (seat + 1 < state.people) state.decider = seat + 1;
  else openCity(state, emit);
}

/** While nobody bends a rule the character matters to nobody: everyone is whoever wears their colour. */
export function dressByColour(state: State, emit: Emit): void {
  for (let seat = 0; seat < state.people; seat++) {
    const free = freeCharacters(state);
    const own = free.find((id) => characterOf(id).colour === state.colours[seat]) ?? free[0];
    if (own === undefined) throw new Error('There are fewer characters than seats.');
    become(state, seat, own, emit);
  }
  openCity(state, emit);
}

function become(state: State, seat: number, id: CharacterId, emit: Emit): void {
  playerAt(state, seat).character = id;
  emit({ kind: 'character', seat, args: { character: characterOf(id).name } });
}

/** Rivals get a character by lot, then it is drawn who starts; the Heart and the first turn follow. */
function openCity(state: State, emit: Emit): void {
  const left = shuffle(state.rng, freeCharacters(state));
  for (let rival = state.people; rival < state.players.length; rival++) {
    const character = left.pop();
    if (character === undefined) throw new Error('There are fewer characters than players.');
    const { name, colour } = characterOf(character);
    playerAt(state, rival).character = character;
    state.names[rival] = name;
    // Where seats have picked, somebody else may wear this colour.
    if (!hasAbilities(state)) state.colours[rival] = colour;
    emit({ kind: 'rival', seat: rival, rule: 'DW-3.1' });
  }
  drawFirst(state, emit);
  layHeart(state, emit);
  startTurn(state, emit);
}
