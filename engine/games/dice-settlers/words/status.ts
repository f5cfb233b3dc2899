/** The status in the top bar and the question a seat is asked. */
import type { Status } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { END_COLOURS, END_HOUSES, resourceAt, REROLL_DICE, START_OFFER, type Action } from '../data';
import { mostHouses } from '../rules/clean-up';
import { inSupply, tileAt } from '../rules/map';
import { recruitSteps } from '../rules/recruit';
import { cardBehind } from '../rules/techs';
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
import { dieName, hexName, ownerName, recruitHoles, techName, tileName } from './names';

const PHASE = {
  draft: 'statusDraft',
  roll: 'statusRoll',
  turns: 'statusTurn',
  clean: 'statusClean',
  over: 'statusOver',
} as const;

type Part = 'phase' | 'bot' | Action;

/** What a pick is a part of: its phase, the Diceoneer's turn, or a main action. */
const PART_OF: { readonly [K in PickKind]: Part | ((task: TaskOf<K>) => Action) } = {
  'start-tile': 'phase',
  'start-cell': 'phase',
  'roll-step': 'phase',
  'pick-die': 'phase',
  'pick-face': 'phase',
  'pick-reroll': 'phase',
  'turn-main': 'phase',
  'commit-icon': ({ action }) => action,
  'pick-pair': ({ action }) => action,
  'pick-card': 'research',
  'pay-token': 'research',
  'pick-colour': 'phase',
  'pick-tile': 'explore',
  'pick-cell': 'explore',
  join: 'explore',
  reinforce: 'explore',
  'settle-use': 'settle',
  'recall-tent': 'settle',
  'raid-tile': 'raid',
  'raid-victim': 'raid',
  'bonus-kind': 'phase',
  'trade-use': 'trade',
  'factory-tile': 'phase',
  'govern-tile': 'phase',
  'raise-tile': 'phase',
  'move-from': 'phase',
  'move-to': 'phase',
  'place-tent': 'phase',
  'clear-tile': 'phase',
  'clear-victim': 'phase',
  'keep-die': 'phase',
  'bot-choice': 'bot',
  'bot-join-answer': 'bot',
  'evict-factory': 'phase',
};

export function status(s: State): Status {
  return {
    title: title(s),
    line: statusLine(s),
    round: { n: s.phase === 'draft' ? 0 : s.round, name: say('statusRound', { n: s.round }) },
    facts: facts(s),
  };
}

function title(s: State): string {
  const task = top(s);
  const part = !task ? 'phase' : isPick(task) ? partOf(task) : 'bot';
  if (part === 'bot') return say('statusBot');
  return say(part === 'phase' ? PHASE[s.phase] : part);
}

function partOf(task: PickTask): Part {
  const part = PART_OF[task.kind] as Part | ((task: PickTask) => Action);
  return typeof part === 'function' ? part(task) : part;
}

function statusLine(s: State): string {
  if (s.phase === 'draft') return say('statusDraftLine', { n: numberWord(START_OFFER) });
  if (s.phase === 'over') return say('statusRound', { n: s.round });
  const last = s.finalRound === s.round ? ` · ${say('statusLast')}` : '';
  const key =
    s.phase !== 'turns' ? 'statusRound' : s.turn.pass === 1 ? 'statusFirstTurn' : 'statusSecondTurn';
  return say(key, { n: s.round }) + last;
}

/** The triggers meter; the score as it stands is in the seats strip. */
function facts(s: State): string[] {
  if (s.phase === 'draft') return [];
  return [
    say('factTiles', { n: s.stack.length }),
    say('factVp', { n: s.vpSupply }),
    say('factColours', { n: Math.max(0, inSupply(s).length - END_COLOURS) }),
    say('factHouses', { n: mostHouses(s), of: END_HOUSES }),
  ];
}

export function prompt(s: State): string {
  const task = asked(s);
  return task ? (ASK[task.kind] as Ask<PickTask>)(s, task) : say('askOver');
}

type Ask<T> = (s: State, task: T) => string;

const ASK: { readonly [K in PickKind]: Ask<TaskOf<K>> } = {
  'start-tile': () => say('askStartTile'),
  'start-cell': () => say('askStartCell'),
  'roll-step': () => say('askRoll'),
  'pick-die': (_s, { why }) => say(why === 'recall' ? 'askDieRecall' : 'askDieSet'),
  'pick-face': (_s, { die }) => say('askFace', { die: dieName(die) }),
  'pick-reroll': (_s, { dice }) => say('askReroll', { n: dice.length, most: REROLL_DICE }),
  'turn-main': ({ turn }) =>
    say(turn.allow === 0 ? 'askTurnFree' : turn.taken > 0 || turn.pass === 2 ? 'askTurnMore' : 'askTurn'),
  'commit-icon': (s, { seat, action, icons, min }) =>
    action === 'recruit'
      ? say('askCommitRecruit', { n: icons, ...recruitHoles(recruitSteps(playerOf(s, seat))) })
      : say(action === 'research' || min > 1 ? 'askCommitMin' : 'askCommit', {
          action: say(action),
          n: icons,
          min,
        }),
  'pick-pair': (_s, { icon, half }) => say(half ? 'askPairHalf' : 'askPair', { icon: say(icon) }),
  'pick-card': () => say('askCard'),
  'pay-token': (_s, { rebate, due }) =>
    rebate > 0 ? say('askWaive') : say('askPay', { kind: say(resourceAt(due[0] as number)) }),
  'pick-colour': (_s, { left }) => say('askColour', { n: left }),
  'pick-tile': () => say('askTile'),
  'pick-cell': (_s, { tile }) => say('askCell', { tile: tileName(tile) }),
  join: (s, { seat, cell }) => say('askJoin', { who: ownerName(s, seat), tile: nameAt(s, cell) }),
  reinforce: (s, { cell }) => say('askReinforce', { tile: nameAt(s, cell) }),
  'settle-use': (_s, { left }) => say('askSettle', { n: left }),
  'recall-tent': () => say('askRecall'),
  'raid-tile': () => say('askRaidTile'),
  'raid-victim': (_s, { left }) => say('askVictim', { n: left }),
  'bonus-kind': (s, { seat, after }) =>
    after
      ? say('askBonusAfter')
      : say('askBonusBefore', { card: techName(cardBehind(playerOf(s, seat).techs, 'harvest-icon')) }),
  'trade-use': (_s, { left }) => say('askTrade', { n: left }),
  'factory-tile': () => say('askFactory'),
  'govern-tile': () => say('askGovern'),
  'raise-tile': () => say('askGovern'),
  'move-from': () => say('askMoveFrom'),
  'move-to': () => say('askMoveTo'),
  'place-tent': () => say('askPlace'),
  'clear-tile': () => say('askClear'),
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
