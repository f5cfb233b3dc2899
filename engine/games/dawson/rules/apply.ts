import type { Emit, Move } from '../../../core/game';
import { pick, shuffle } from '../../../core/rng';
import { anchorsFor, cityOf } from './city';
import { characterOf, tileAt, tileIndex } from '../data';
import { build, burn, enter, host, mine, resize } from './deeds';
import { layHeart } from './heart';
import { campersOf, freeCharacters, moves } from './moves';
import { parseCell, playerAt, squareOf } from '../state';
import type { State, Step } from '../state';
import { endTurn, land, landDice, placeTile, startTurn } from './turn';
import { say } from '../words/catalogue';

/** Makes a move. One that is not legal throws before anything has changed. */
export function apply(state: State, move: Move, report: Emit): void {
  if (!moves(state).includes(move)) throw new Error(say('illegal', { move }));
  const emit = forTable(state.people, report);
  const city = cityOf(state.plan);
  const square = squareOf(city, move);
  switch (state.step) {
    case 'pick-character':
      return pickCharacter(state, move.slice('character:'.length), emit);
    case 'manage':
      return manage(state, move, emit);
    case 'mine-target':
      mine(state, square, emit);
      return endTurn(state, emit);
    case 'host-hotel':
      return chooseHotel(state, square, emit);
    case 'host-camper':
      host(state, state.picked, square, emit);
      return manageAgain(state);
    case 'build-lot':
      build(state, square, emit);
      return manageAgain(state);
    case 'resize-hotel':
      state.picked = square;
      state.step = 'resize-value';
      return;
    case 'resize-value':
      resize(state, state.picked, Number(move.slice('value:'.length)), emit);
      return manageAgain(state);
    case 'fire-start':
      state.fireUsed = true;
      emit({ kind: 'fire-start', seat: state.active, args: { square }, targets: [move] });
      return burn(state, square, emit);
    case 'fire-pass':
      return enter(state, square, emit);
    case 'pick-tile':
      return pickTile(state, move.slice('tile:'.length), emit);
    case 'place-rotation':
      state.rotation = Number(move.slice('r:'.length));
      state.step = 'place-anchor';
      return;
    case 'place-anchor':
      return placeAt(state, move, emit);
    case 'landing-tie':
      emit({ kind: 'tie-pick', seat: state.decider, targets: [move] });
      land(state, square, emit, 'DW-4.5.14');
      return landDice(state, emit);
    case 'over':
      throw new Error(say('illegal', { move }));
  }
}

/** Rivals have no seat at the table: what they do is told with their number as `who`. */
function forTable(people: number, report: Emit): Emit {
  return (event) => {
    if (event.seat < people) report(event);
    else report({ ...event, seat: -1, args: { ...event.args, who: event.seat } });
  };
}

/** DW-3.1: seats in order, then rivals by lot, then the Heart and the first turn. */
function pickCharacter(state: State, wanted: string, emit: Emit): void {
  const seat = state.decider;
  const id = wanted === 'random' ? pick(state.rng, freeCharacters(state)) : wanted;
  playerAt(state, seat).character = id;
  emit({ kind: 'character', seat, args: { character: characterOf(id)?.name ?? id } });
  if (seat + 1 < state.people) {
    state.decider = seat + 1;
    return;
  }
  const left = shuffle(state.rng, freeCharacters(state));
  for (let rival = state.people; rival < state.players.length; rival++) {
    const character = left.pop() ?? '';
    playerAt(state, rival).character = character;
    state.names[rival] = characterOf(character)?.name ?? character;
    emit({ kind: 'rival', seat: rival, rule: 'DW-3.1' });
  }
  layHeart(state, emit);
  if (state.players.length > 1) emit({ kind: 'first', seat: state.first, rule: 'DW-3.4', news: true });
  startTurn(state, emit);
}

const VERB_STEPS: Readonly<Record<string, Step>> = {
  mine: 'mine-target',
  host: 'host-hotel',
  build: 'build-lot',
  resize: 'resize-hotel',
  fire: 'fire-start',
};

function manage(state: State, verb: Move, emit: Emit): void {
  const step = VERB_STEPS[verb];
  if (step) {
    state.step = step;
    return;
  }
  if (state.hosted === 0 && !state.buildUsed && !state.fireUsed) emit({ kind: 'idle', seat: state.active });
  endTurn(state, emit);
}

function manageAgain(state: State): void {
  state.picked = -1;
  state.step = 'manage';
}

/** A single fitting camper needs no pick. */
function chooseHotel(state: State, hotel: number, emit: Emit): void {
  const fitting = campersOf(state, state.sizes[hotel] as number);
  if (fitting.length === 1) {
    host(state, hotel, fitting[0] as number, emit);
    return manageAgain(state);
  }
  state.picked = hotel;
  state.step = 'host-camper';
}

/** DW-6.4.4: the other tile goes under the deck, seen by all. */
function pickTile(state: State, id: string, emit: Emit): void {
  const chosen = tileIndex(id);
  const other = state.drawn.find((tile) => tile !== chosen);
  state.drawn = [chosen];
  if (other !== undefined) {
    state.deck.unshift(other);
    state.seenUnder += 1;
    emit({ kind: 'bury', seat: state.active, args: { tile: tileAt(other).id }, rule: 'DW-6.4.4' });
  }
  state.step = 'place-rotation';
}

function placeAt(state: State, move: Move, emit: Emit): void {
  const cell = parseCell(move);
  const anchors = anchorsFor(cityOf(state.plan), state.drawn[0] as number, state.rotation);
  const anchor = anchors.find(({ x, y }) => cell?.[0] === x && cell[1] === y);
  if (!anchor) throw new Error(say('illegal', { move }));
  placeTile(state, anchor.x, anchor.y, emit);
}
