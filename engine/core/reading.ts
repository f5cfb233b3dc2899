/** Everything a player may read in a game, gathered: the conformance kit and the test of sentences go through it. */
import {
  mayRead,
  type AnyGame,
  type GameEvent,
  type GameState,
  type Move,
  type ScoreSheet,
  type Target,
} from './game';
import type { TextKind } from './sentences';

/** Hears a text, the kind it should be of, and where it stands. */
export type Hear = (kind: TextKind, text: unknown, where: string) => void;

export function readTickets(game: AnyGame, state: GameState, moves: readonly Move[], hear: Hear): void {
  for (const move of moves) {
    const { label, detail, group, warning, cost = [], gain = [] } = game.describe(state, move);
    hear('line', label, `the label of ${move}`);
    if (detail !== undefined) hear('either', detail, `the detail of ${move}`);
    if (group !== undefined) hear('line', group, `the group of ${move}`);
    if (warning !== undefined) hear('sentence', warning, `the warning of ${move}`);
    for (const chip of [...cost, ...gain]) hear('line', chip.label, `a chip of ${move}`);
  }
}

export function readStatus(game: AnyGame, state: GameState, viewer: number, hear: Hear): void {
  const { title, line, track, round, facts = [] } = game.status(state, viewer);
  hear('line', title, 'the title of the status');
  hear('line', line, 'the line of the status');
  if (track) hear('line', track.label, 'the label of the track');
  if (round) hear('line', round.name, 'the name of the round');
  for (const fact of facts) hear('line', fact, 'a fact of the status');
}

export function readTarget(
  game: AnyGame,
  state: GameState,
  target: Target,
  viewer: number,
  hear: Hear,
): void {
  hear('sentence', game.whyNot(state, target, viewer), `why not ${target}`);
  const { title, body } = game.explain(state, target, viewer);
  hear('line', title, `the title of ${target}`);
  hear('sentence', body, `the explanation of ${target}`);
}

/** Events as every seat that may read them is told of them, and as everybody is. */
export function readEvents(
  game: AnyGame,
  state: GameState,
  events: readonly GameEvent[],
  seats: number,
  hear: Hear,
): void {
  for (const event of events) {
    for (let viewer = -1; viewer < seats; viewer++) {
      if (mayRead(event, viewer)) {
        const sentence = game.tell(state, event, viewer);
        if (sentence !== '') hear('sentence', sentence, `the telling of ${event.kind}`);
      }
    }
  }
}

export function readSheet(sheet: ScoreSheet, hear: Hear): void {
  hear('line', sheet.headline, 'the headline');
  hear('line', sheet.mode, 'the mode');
  if (sheet.tieBreak !== undefined) hear('line', sheet.tieBreak, 'the tie-break');
  for (const { lines, divided } of [...sheet.seats, ...(sheet.rival ? [sheet.rival.score] : [])]) {
    for (const { label, note } of lines) {
      hear('line', label, 'a line of the score');
      if (note !== undefined) hear('line', note, 'a note of the score');
    }
    if (divided) hear('line', divided.label, 'the division of the score');
  }
  for (const rung of sheet.rank?.ladder ?? []) hear('line', rung.name, 'a rank');
  if (sheet.rank) hear('line', sheet.rank.counts, 'what the ranks count');
}
