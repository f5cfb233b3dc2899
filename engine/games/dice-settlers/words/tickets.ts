/** Labels, details and chips of every move. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { colourIndex, colourOf, dieOf, iconNamed, parse, resourceOf, type Answer } from '../rules/notation';
import { tileAt } from '../rules/map';
import {
  asked,
  botOwner,
  type BotChoice,
  type PickKind,
  type PickTask,
  type State,
  type TaskOf,
} from '../state';
import { say } from './catalogue';
import { PICK_RULE } from './tickets-clauses';
import type { Draft } from './tickets-draft';
import { abilityText, dieName, hexName, iconChip, sourceName, tileName, tileScore, tokenChip } from './names';
import {
  cardDraft,
  commitDraft,
  dieDraft,
  factoryDraft,
  paidDraft,
  rollDraft,
  tradeDraft,
} from './tickets-goods';
import {
  addDraft,
  botJoinDraft,
  cellDraft,
  evictDraft,
  foeDraft,
  foesDraft,
  fromDraft,
  houseDraft,
  joinDraft,
  placeDraft,
  raidDraft,
  settleDraft,
  toDraft,
} from './tickets-map';
import { turnDraft } from './tickets-turn';

export function describe(s: State, move: Move): MoveDescription {
  const task = asked(s);
  if (!task) throw new Error(`${move} is no move: nothing is asked.`);
  const answer = parse(move);
  const draft =
    answer.verb === 'done' ? doneDraft(s, task) : (TICKET[task.kind] as Ticket<PickTask>)(s, task, answer);
  return { targets: [], rule: PICK_RULE[task.kind], ...draft };
}

function doneDraft(s: State, task: PickTask): Draft {
  return {
    label: say(task.kind === 'roll-step' ? 'keepRoll' : 'done'),
    weight: 'main',
    ...(task.kind === 'commit-icon' ? paidDraft(s, task) : {}),
  };
}

type Ticket<T> = (s: State, task: T, answer: Answer) => Draft;

/** The ticket of every answer but Done. */
const TICKET: { readonly [K in PickKind]: Ticket<TaskOf<K>> } = {
  'start-tile': (_s, _task, { what }) => tileDraft(Number(what)),
  'start-cell': (s, _task, { what }) => cellDraft(s, what, -1),
  'roll-step': (s, { seat }, answer) => rollDraft(s, seat, answer),
  'pick-die': (_s, { why }, { what }) =>
    why === 'recall'
      ? { label: say('mColour', { colour: capital(say(colourOf(what))) }), targets: [`spent:${what}`] }
      : dieDraft(what),
  'pick-face': (_s, { die }, { what }) => ({
    label: capital(say(iconNamed(what))),
    targets: [`die:${die}`],
    gain: [iconChip(iconNamed(what), 1)],
  }),
  'pick-reroll': (_s, _task, { verb, what }) =>
    verb === 'roll' ? { label: say('mRoll'), weight: 'main' } : dieDraft(what),
  'turn-main': (s, { seat }, answer) => turnDraft(s, seat, answer),
  'commit-icon': commitDraft,
  'pick-pair': (_s, _task, { verb, what }) => ({
    label: sourceName(`${verb}:${what}`),
    targets: [`${verb}:${what}`],
  }),
  'pick-card': (s, { seat }, { what }) => cardDraft(s, seat, what),
  'pay-token': (_s, _task, { verb, what }) => ({
    label: say(verb === 'waive' ? 'mWaive' : 'mPay', { kind: say(resourceOf(what)) }),
    ...(verb === 'pay' ? { cost: [tokenChip(resourceOf(what), 1)] } : {}),
  }),
  'pick-colour': (s, _task, { what }) => colourDraft(s, what),
  'pick-tile': (_s, _task, { what }) => tileDraft(Number(what)),
  'pick-cell': (s, { seat }, { what }) => cellDraft(s, what, seat),
  join: (s, task, { verb }) => joinDraft(s, task, verb),
  reinforce: (s, { seat, cell }, { verb }) => addDraft(s, seat, cell, verb),
  'settle-use': (s, { seat }, answer) => settleDraft(s, seat, answer),
  'recall-tent': (s, { seat }, { what }) => fromDraft(s, seat, what),
  'raid-tile': (s, { seat }, { what }) => raidDraft(s, seat, what),
  'raid-victim': (s, { seat, cell }, { what }) => foeDraft(s, seat, cell, what, 1),
  'bonus-kind': (_s, { after }, { what }) => ({
    label: capital(say(resourceOf(what))),
    gain: [(after ? tokenChip : iconChip)(resourceOf(what), 1)],
  }),
  'trade-use': (s, { seat }, answer) => tradeDraft(s, seat, answer),
  'factory-tile': (s, { seat, keep }, { what }) => factoryDraft(s, seat, keep, tileAt(s, what)),
  'govern-tile': (s, { seat }, { what }) => houseDraft(s, seat, tileAt(s, what)),
  'raise-tile': (s, { seat }, { what }) => houseDraft(s, seat, tileAt(s, what)),
  'move-from': (s, { seat }, { what }) => fromDraft(s, seat, what),
  'move-to': (s, { seat }, { what }) => toDraft(s, seat, what),
  'place-tent': (s, { seat }, { what }) => placeDraft(s, seat, tileAt(s, what)),
  'clear-tile': (s, { seat }, { what }) => foesDraft(s, seat, what),
  'clear-victim': (s, { seat, cell }, { what }) => foeDraft(s, seat, cell, what, 0),
  'keep-die': (_s, { kept }, { verb, what }) =>
    verb === 'none'
      ? { label: say(kept.length > 0 ? 'mKeepNoMore' : 'mKeepNone'), weight: 'quiet' }
      : { label: say('mKeep', { die: dieName(dieOf(what)) }), targets: [`die:${what}`] },
  'bot-choice': (s, task, { what }) => BOT_CHOICE[task.what](s, what),
  'bot-join-answer': (s, { cell }, { verb }) => botJoinDraft(s, cell, verb),
  'evict-factory': (s, _task, { verb, what }) =>
    verb === 'none' ? { label: say('mEvictNone'), weight: 'quiet' } : evictDraft(s, what),
};

const BOT_CHOICE: Readonly<Record<BotChoice, (s: State, option: string) => Draft>> = {
  colour: colourDraft,
  cell: (s, cell) => cellDraft(s, cell, botOwner(s)),
  settle: scoreDraft,
  raid: scoreDraft,
};

function tileDraft(no: number): Draft {
  return { label: tileName(no), detail: `${tileScore(no)} · ${abilityText(no)}`, targets: [`tile:${no}`] };
}

function colourDraft(s: State, colour: string): Draft {
  return {
    label: say('mColour', { colour: capital(say(colourOf(colour))) }),
    detail: say('dSupply', { n: s.supply[colourIndex(colour)] ?? 0 }),
    targets: [`colour:${colour}`],
  };
}

function scoreDraft(s: State, cell: string): Draft {
  const t = tileAt(s, cell);
  return { label: hexName(t), detail: tileScore(t.tile), targets: [`cell:${cell}`] };
}
