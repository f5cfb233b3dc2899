/** Labels, details and chips of every move. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { tileAt } from '../rules/map';
import { colourIndex, colourOf, dieOf, parse, parts, resourceOf, type Answer } from '../rules/notation';
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
import { actionDraft } from './tickets-actions';
import { PICK_RULE } from './tickets-clauses';
import type { Draft } from './tickets-draft';
import { abilityText, dieName, hexName, tileName, tileScore, tokenChip } from './names';
import {
  addDraft,
  botJoinDraft,
  cellDraft,
  evictDraft,
  foeDraft,
  fromDraft,
  houseDraft,
  joinDraft,
  layDraft,
  moveDraft,
  placeDraft,
} from './tickets-map';
import { rollDraft } from './tickets-roll';
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
  if (task.kind === 'roll-step') return { label: say('keepRoll'), button: say('bKeepRoll'), weight: 'quiet' };
  return { label: say('done'), weight: 'main' };
}

type Ticket<T> = (s: State, task: T, answer: Answer) => Draft;

/** The ticket of every answer but Done. */
const TICKET: { readonly [K in PickKind]: Ticket<TaskOf<K>> } = {
  'start-tile': (_s, _task, { what }) => tileDraft(Number(what)),
  'start-cell': (s, _task, { what }) => cellDraft(s, what, -1),
  'roll-step': (s, { seat }, answer) => rollDraft(s, seat, answer),
  'turn-main': (s, { seat }, answer) => turnDraft(s, seat, answer),
  'pick-colour': (s, _task, { what }) => colourDraft(s, what),
  'lay-tile'(s, task, { what }) {
    const [no, cell] = parts(what);
    return layDraft(s, task, Number(no), cell);
  },
  join: (s, task, { verb }) => joinDraft(s, task, verb),
  reinforce: (s, { seat, cell }, { verb }) => addDraft(s, seat, cell, verb),
  'settle-use': (s, { seat }, answer) => actionDraft(s, seat, answer),
  'recall-tent': (s, { seat }, { what }) => fromDraft(s, seat, what),
  'raid-victim': (s, { seat, cell }, { what }) => foeDraft(s, seat, cell, what, 1),
  'bonus-kind': (_s, _task, { what }) => ({
    label: capital(say(resourceOf(what))),
    gain: [tokenChip(resourceOf(what), 1)],
  }),
  'trade-use': (s, { seat }, answer) => actionDraft(s, seat, answer),
  'raise-tile': (s, { seat }, { what }) => houseDraft(s, seat, tileAt(s, what)),
  'move-tent': (s, { seat }, { what }) => moveDraft(s, seat, what),
  'place-tent': (s, { seat }, { what }) => placeDraft(s, seat, tileAt(s, what)),
  'clear-victim': (s, { seat, cell }, { what }) => foeDraft(s, seat, cell, what, 0),
  'keep-die': (_s, { kept }, { verb, what }) =>
    verb === 'none'
      ? { label: say(kept.length > 0 ? 'mKeepNoMore' : 'mKeepNone'), weight: 'quiet' }
      : {
          label: say('mKeep', { die: dieName(dieOf(what)) }),
          button: say('bKeep'),
          targets: [`die:${what}`],
        },
  'bot-choice': (s, task, { what }) => BOT_CHOICE[task.what](s, what),
  'bot-join-answer': (s, { cell }, { verb }) => botJoinDraft(s, cell, verb),
  'evict-factory': (s, _task, { verb, what }) =>
    verb === 'none'
      ? { label: say('mEvictNone'), button: say('bEvictNone'), weight: 'quiet' }
      : evictDraft(s, what),
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
