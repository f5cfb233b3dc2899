/** The status in the top bar and the question a seat is asked. */
import type { Status } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { START_OFFER, type Action } from '../data';
import { tileAt } from '../rules/map';
import { rerollPayers } from '../rules/roll';
import { seatScore } from '../score';
import {
  asked,
  isPick,
  playerOf,
  top,
  type BotChoice,
  type PickKind,
  type PickTask,
  type State,
  type TaskOf,
} from '../state';
import { say } from './catalogue';
import { hexName, ownerName, tileName } from './names';

const PHASE = {
  draft: 'statusDraft',
  roll: 'statusRoll',
  turns: 'statusTurn',
  clean: 'statusClean',
  over: 'statusOver',
} as const;

type Part = 'phase' | 'bot' | Action;

/** What a pick is a part of: its phase, the Diceoneer's turn, or a main action. */
const PART_OF: Readonly<Record<PickKind, Part>> = {
  'start-tile': 'phase',
  'start-cell': 'phase',
  'roll-step': 'phase',
  'turn-main': 'phase',
  'lay-tile': 'explore',
  'pick-colour': 'phase',
  join: 'explore',
  reinforce: 'explore',
  'settle-use': 'settle',
  'recall-tent': 'settle',
  'raid-victim': 'raid',
  'bonus-kind': 'harvest',
  'trade-use': 'trade',
  'raise-tile': 'phase',
  'move-tent': 'phase',
  'place-tent': 'phase',
  'clear-victim': 'phase',
  'keep-die': 'phase',
  'bot-choice': 'bot',
  'bot-join-answer': 'bot',
  'evict-factory': 'phase',
};

export function status(s: State, viewer: number): Status {
  return {
    title: title(s),
    line: statusLine(s),
    round: { n: s.phase === 'draft' ? 0 : s.round, name: say('statusRound', { n: s.round }) },
    facts: facts(s, viewer),
  };
}

function title(s: State): string {
  const task = top(s);
  const part = !task ? 'phase' : isPick(task) ? PART_OF[task.kind] : 'bot';
  if (part === 'bot') return say('statusBot');
  return say(part === 'phase' ? PHASE[s.phase] : part);
}

function statusLine(s: State): string {
  if (s.phase === 'draft') return say('statusDraftLine', { n: numberWord(START_OFFER) });
  if (s.phase === 'over') return say('statusRound', { n: s.round });
  const last = s.finalRound === s.round ? ` · ${say('statusLast')}` : '';
  const key =
    s.phase !== 'turns' ? 'statusRound' : s.turn.pass === 1 ? 'statusFirstTurn' : 'statusSecondTurn';
  return say(key, { n: s.round }) + last;
}

/** How things stand against the best rival; what brings the end stands under the top bar. */
function facts(s: State, viewer: number): string[] {
  const race = raceOf(s, viewer);
  if (!race) return [];
  const lead = race.own - race.best;
  const key = lead > 0 ? 'statusAhead' : lead < 0 ? 'statusBehind' : 'statusLevel';
  return [say(key, { n: Math.abs(lead) })];
}

/** The score of who reads and the best of the others, if the game ended now; null where nobody has a side in it. */
export function raceOf(s: State, viewer: number): { readonly own: number; readonly best: number } | null {
  const seat = s.solo ? 0 : viewer;
  if (seat < 0 || s.phase === 'draft') return null;
  const others = Array.from({ length: s.sides }, (_, side) => side).filter((side) => side !== seat);
  // Nobody looks into the bags of the others (DS-4.12).
  return {
    own: seatScore(s, seat).total,
    best: Math.max(...others.map((side) => seatScore(s, side, true).total)),
  };
}

export function prompt(s: State): string {
  const task = asked(s);
  return task ? (ASK[task.kind] as Ask<PickTask>)(s, task) : say('askOver');
}

type Ask<T> = (s: State, task: T) => string;

const ASK: { readonly [K in PickKind]: Ask<TaskOf<K>> } = {
  'start-tile': () => say('askStartTile'),
  'start-cell': () => say('askStartCell'),
  'roll-step': (s, { seat }) =>
    say(rerollPayers(playerOf(s, seat), []).length > 0 ? 'askRoll' : 'askRollPlain'),
  'turn-main': ({ turn }) =>
    say(turn.allow === 0 ? 'askTurnFree' : turn.taken > 0 || turn.pass === 2 ? 'askTurnMore' : 'askTurn'),
  'pick-colour': (_s, { left }) => say(left > 1 ? 'askColours' : 'askColour', { n: numberWord(left) }),
  'lay-tile': (_s, { drawn }) =>
    drawn.length > 1 ? say('askTile') : say('askCell', { tile: tileName(drawn[0] as number) }),
  join: (s, { seat, cell }) => say('askJoin', { who: ownerName(s, seat), tile: nameAt(s, cell) }),
  reinforce: (s, { cell }) => say('askReinforce', { tile: nameAt(s, cell) }),
  'settle-use': () => say('askSettle'),
  'recall-tent': () => say('askRecall'),
  'raid-victim': (_s, { left }) => say('askVictim', { n: left }),
  'bonus-kind': () => say('askBonusAfter'),
  'trade-use': () => say('askTrade'),
  'raise-tile': () => say('askGovern'),
  'move-tent': () => say('askMove'),
  'place-tent': () => say('askPlace'),
  'clear-victim': () => say('askClearVictim'),
  'keep-die': (_s, { kept }) => say(kept.length > 0 ? 'askKeepMore' : 'askKeep'),
  'bot-choice': (s, { what }) => ASK_BOT[what](s),
  'bot-join-answer': (s, { cell }) => say('askBotJoin', { tile: nameAt(s, cell) }),
  'evict-factory': () => say('askEvict'),
};

const ASK_BOT: Readonly<Record<BotChoice, (s: State) => string>> = {
  colour: () => say('askBotColour'),
  cell: (s) => {
    const below = s.pending[s.pending.length - 2];
    if (below?.kind !== 'bot-explore') throw new Error('The Diceoneer holds no tile.');
    return say('askBotCell', { tile: tileName(below.tile) });
  },
  settle: () => say('askBotSettle'),
  raid: () => say('askBotRaid'),
};

function nameAt(s: State, cell: string): string {
  return hexName(tileAt(s, cell));
}
