/** Positions saved by older rules. */
import type { GameState } from '../../../core/game';
import { below } from '../../../core/rng';
import { TILES } from '../data';
import { parsePlan, UNDRAWN } from '../state';
import type { PickKind, State } from '../state';
import { open } from './opening';

/** Halves of a pick that rules before 3 asked for one by one, and the whole they belong to. */
const HALVES: Readonly<Record<string, PickKind>> = {
  'mine-target': 'manage',
  'host-hotel': 'manage',
  'host-camper': 'manage',
  'build-lot': 'manage',
  'resize-hotel': 'manage',
  'resize-value': 'manage',
  'fire-start': 'manage',
  'pick-tile': 'lay',
  'place-rotation': 'lay',
  'place-anchor': 'lay',
};

/** A state of rules 1 and 2. */
type Older = State & { rotation?: number; picked?: number };

/**
 * Rules 1 drew the first player before the characters: while these are picked it is forgotten and drawn anew.
 * Rules 2 asked in halves, and asked what has one answer only. A tile added at the end of the table since the
 * match began joins the deck, by lot among the tiles nobody has seen: so all tiles of the table stay in the game.
 */
export function upgrade(saved: GameState, fromRules: number): State {
  const state = saved as State;
  const known = [...parsePlan(state.plan).map(({ tile }) => tile), ...state.deck, ...state.drawn];
  for (let tile = Math.max(-1, ...known) + 1; tile < TILES.length; tile++) {
    const unseen = state.deck.length - state.seenUnder;
    state.deck.splice(state.seenUnder + below(state.rng, unseen + 1), 0, tile);
  }
  if (fromRules < 2 && state.step === 'pick-character' && state.players.length > 1) {
    state.first = UNDRAWN;
    state.active = 0;
    for (const player of state.players) player.gold = 0;
  }
  if (fromRules < 3) askWhole(state);
  return state;
}

function askWhole(older: Older): void {
  const { picked, rotation: _rotation, ...state } = older;
  older.untold = [];
  older.burned = state.step === 'fire-pass' && picked !== undefined ? picked : -1;
  older.step = HALVES[state.step] ?? state.step;
  delete older.picked;
  delete older.rotation;
  open(older);
}
