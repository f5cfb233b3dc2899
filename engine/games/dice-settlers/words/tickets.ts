/** Labels, details and chips of every move. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { colourIndex, colourOf, dieOf, iconNamed, parse, resourceOf, type Answer } from '../rules/notation';
import { tileAt } from '../rules/map';
import { asked, type BotChoice, type PickKind, type PickTask, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import { PICK_RULE } from './tickets-clauses';
import type { Draft } from './tickets-draft';
import { abilityText, dieName, hexName, iconChip, sourceName, tileName, tileScore } from './names';
import { cardDraft, commitDraft, dieDraft, factoryDraft, rollDraft, tradeDraft } from './tickets-goods';
import {
  addDraft,
  cellDraft,
  foeDraft,
  foesDraft,
  fromDraft,
  houseDraft,
  joinDraft,
  placeDraft,
  settleDraft,
  toDraft,
} from './tickets-map';
import { turnDraft } from './tickets-turn';

export function describe(s: State, move: Move): MoveDescription {
  const task = asked(s);
  if (!task) throw new Error(`${move} is no move: nothing is asked.`);
  const answer = parse(move);
  const draft =
    answer.verb === 'done' ? doneDraft(task) : (TICKET[task.kind] as Ticket<PickTask>)(s, task, answer);
  return { targets: [], rule: PICK_RULE[task.kind], ...draft };
}

function doneDraft(task: PickTask): Draft {
  return { label: say(task.kind === 'roll-step' ? 'keepRoll' : 'done'), weight: 'main' };
}

type Ticket<T> = (s: State, task: T, answer: Answer) => Draft;

/** The ticket of every answer but Done. */
const TICKET: { readonly [K in PickKind]: Ticket<TaskOf<K>> } = {
  'start-tile': (_s, _task, { what }) => tileDraft(Number(what)),
  'start-cell': (s, _task, { what }) => cellDraft(s, what),
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
  'commit-icon': (_s, task, answer) => commitDraft(task, answer),
  'pick-pair': (_s, _task, { verb, what }) => ({
    label: sourceName(`${verb}:${what}`),
    targets: [`${verb}:${what}`],
  }),
  'pick-card': (s, { seat }, { what }) => cardDraft(s, seat, what),
  'pay-token': (_s, _task, { verb, what }) => ({
    label: say(verb === 'waive' ? 'mWaive' : 'mPay', { kind: say(resourceOf(what)) }),
    ...(verb === 'pay' ? { cost: [iconChip(resourceOf(what), 1)] } : {}),
  }),
  'pick-colour': (s, _task, { what }) => colourDraft(s, what),
  'pick-tile': (_s, _task, { what }) => tileDraft(Number(what)),
  'pick-cell': (s, _task, { what }) => cellDraft(s, what),
  join: (s, { seat, cell }, { verb }) => joinDraft(s, seat, cell, verb),
  reinforce: (s, { seat, cell }, { verb }) => addDraft(s, seat, cell, verb),
  'settle-use': (s, { seat }, answer) => settleDraft(s, seat, answer),
  'recall-tent': (s, _task, { what }) => fromDraft(s, what),
  'raid-tile': (s, { seat }, { what }) => foesDraft(s, seat, what),
  'raid-victim': (s, { cell }, { what }) => foeDraft(s, cell, what),
  'bonus-kind': (_s, _task, { what }) => ({
    label: capital(say(resourceOf(what))),
    gain: [iconChip(resourceOf(what), 1)],
  }),
  'trade-use': (s, { seat }, answer) => tradeDraft(s, seat, answer),
  'factory-tile': (s, { keep }, { what }) => factoryDraft(s, keep, what),
  'govern-tile': (s, _task, { what }) => houseDraft(s, what),
  'raise-tile': (s, _task, { what }) => houseDraft(s, what),
  'move-from': (s, _task, { what }) => fromDraft(s, what),
  'move-to': (s, { seat }, { what }) => toDraft(s, seat, what),
  'place-tent': (s, { seat }, { what }) => placeDraft(s, seat, tileAt(s, what)),
  'clear-tile': (s, { seat }, { what }) => foesDraft(s, seat, what),
  'clear-victim': (s, { cell }, { what }) => foeDraft(s, cell, what),
  'keep-die': (_s, { kept }, { verb, what }) =>
    verb === 'none'
      ? { label: say(kept.length > 0 ? 'mKeepNoMore' : 'mKeepNone'), weight: 'quiet' }
      : { label: say('mKeep', { die: dieName(dieOf(what)) }), targets: [`die:${what}`] },
  'bot-choice': (s, task, { what }) => BOT_CHOICE[task.what](s, what),
  'bot-join-answer': (s, { cell }, { verb }) => joinDraft(s, 0, cell, verb),
  'evict-factory': (s, _task, { verb, what }) =>
    verb === 'none'
      ? { label: say('mEvictNone'), weight: 'quiet' }
      : { label: say('mEvict', { tile: hexName(tileAt(s, what)) }), targets: [`cell:${what}`] },
};

const BOT_CHOICE: Readonly<Record<BotChoice, (s: State, option: string) => Draft>> = {
  colour: colourDraft,
  cell: cellDraft,
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
