/** What follows from a move and what it serves, in the figures the rules themselves come to. */
import type { Move } from '../../../core/game';
import { readPlay, readTrade, type Plays } from '../rules/notation';
import { rowOf, shopOf } from '../rules/tasks';
import { topPick, type PickKind, type State, type TaskOf } from '../state';
import { adviseFirstSpace, adviseMix, advisePass, adviseSpace, adviseUpgrade } from './advice-city';
import { adviseEnd, adviseField, adviseStart, adviseStop } from './advice-land';
import {
  adviseAdvance,
  adviseBank,
  advisePair,
  adviseRecruit,
  adviseReturn,
  adviseRow,
  adviseSkip,
  adviseSmall,
} from './advice-work';
import { adviseTrade } from './advice-trades';

/** The advice to every pick. */
const ADVICE: {
  readonly [K in PickKind]: (s: State, pick: TaskOf<K>, play: Plays[K], move: Move) => string;
} = {
  'setup-start-field': (s, { seat }, { field }) => adviseStart(s, seat, field),
  'white-pair': (s, { seat }, _play, move) => advisePair(s, seat, move),
  'return-worker': (s, { seat }, { colour }) => adviseReturn(s, seat, colour),
  'choose-action': adviseAction,
  'small-space': (s, pick, play, move) =>
    play.verb === 'skip' ? adviseSkip(s, pick.seat) : adviseSmall(s, pick.seat, rowOf(pick), move),
  'recruit-advance': (s, { seat }, { steps }, move) => adviseAdvance(s, seat, steps, move),
  'city-place': (s, { seat }, play, move) =>
    play.verb === 'pass' ? advisePass(s, seat) : adviseSpace(s, seat, play.space, move),
  'city-goods': (s, { seat }, { counts }, move) => adviseMix(s, seat, counts, move),
  'city-upgrade': (s, pick, { counts }, move) => adviseUpgrade(s, pick.seat, shopOf(pick), counts, move),
  'build-next': (s, pick, play, move) =>
    play.verb === 'stop' ? adviseStop(s, pick) : adviseField(s, pick, play.field, move),
  'end-turn': (s, { seat }, { verb }) => adviseEnd(s, seat, verb),
};

export function advise(s: State, move: Move): string {
  const pick = topPick(s);
  if (!pick) throw new Error('The game is over.');
  const trade = readTrade(move);
  return trade ? adviseTrade(s, pick.seat, trade, move) : adviceOn(s, pick.kind, pick, move);
}

function adviceOn<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>, move: Move): string {
  return ADVICE[kind](s, pick as TaskOf<K>, readPlay(kind, move), move);
}

function adviseAction(
  s: State,
  pick: TaskOf<'choose-action'>,
  play: Plays['choose-action'],
  move: Move,
): string {
  const { seat } = pick;
  switch (play.verb) {
    case 'recruit':
      return adviseRecruit(s, seat);
    case 'bank':
      return adviseBank(s, seat, play.space, move);
    case 'row':
      return adviseRow(s, seat, play.row, move);
    case 'space':
      return adviseFirstSpace(s, seat, play.space, move);
    case 'field':
      return adviseField(s, pick, play.field, move);
  }
}
