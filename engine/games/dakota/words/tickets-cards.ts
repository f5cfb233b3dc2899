/** Tickets of High Noon, attacks and answers. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { DANCE_PAY, SHERIFF, kindAt, type Kind } from '../data';
import { cardNamed, isOf, type ReactionCard } from '../data-cards';
import { stopsFrom } from '../rules/attacks';
import { crewIn } from '../rules/crews';
import { moves } from '../rules/moves';
import { kindOf } from '../rules/notation';
import type { noonPicks } from '../rules/noon';
import type { attackPicks } from '../rules/attacks';
import type { PickTask, State } from '../state';
import { say } from './catalogue';
import { cardText, crewName, nameOf, workerName } from './names';
import {
  money,
  onCard,
  onCart,
  onPiece,
  onSpace,
  onTile,
  onWorker,
  partsOf,
  quiet,
  yesNo,
  type Tickets,
} from './tickets-parts';

export const cardTickets: Tickets<keyof typeof noonPicks | keyof typeof attackPicks> = {
  'noon-card': (_s, _task, move) =>
    move === 'pass' ? quiet(say('do.noon-pass'), 'DK-4.3.1') : onCard(partsOf(move)[1], 'DK-4.3.1'),
  dance(s, _task, move) {
    const crew = crewIn(move);
    const button = say('button.dance', { n: crew.length });
    return { ...onCrew(s, crew, move), button, gain: [money(DANCE_PAY * crew.length)] };
  },
  mule: (s, task, move) => onCart(s, task.seat, Number(partsOf(move)[1]) - 1, 'DK-4.3.3'),
  'card-target'(s, _task, move) {
    const seat = Number(partsOf(move)[1]);
    return { label: nameOf(s, seat), targets: [`seat:${seat}`], rule: 'DK-4.4.1' };
  },
  'card-object': aim,
  'card-worker': (_s, _task, move) => onWorker(partsOf(move)[1], 'DK-4.4.1'),
  'card-crew': (s, _task, move) => onCrew(s, crewIn(move), move),
  respond: (_s, task, move) => answer(task, move),
  'jail-pick': (_s, _task, move) => onWorker(partsOf(move)[1], 'DK-4.4.1'),
  jailbreak: (_s, _task, move) => yesNo(move === 'play', say('do.break'), say('do.break-none'), 'DK-4.4.12'),
  'heist-pick': (_s, _task, move) =>
    move === 'done' ? quiet(say('do.enough'), 'DK-4.4.1') : onPiece(partsOf(move)[1], 'DK-4.4.1'),
  'claim-pick': (_s, _task, move) => onPiece(partsOf(move)[1], 'DK-4.4.1'),
};

/** Several people at once, those who are missed least chosen beforehand. */
function onCrew(s: State, crew: readonly Kind[], move: Move): MoveDescription {
  const nth = (i: number) => crew.slice(0, i + 1).filter((kind) => kind === crew[i]).length;
  const targets = crew.map((kind, i) => `worker:${kindAt(kind)}${nth(i) > 1 ? `#${nth(i)}` : ''}`);
  const index = moves(s).indexOf(move);
  return {
    label: capital(crewName(crew)),
    button: say('button.crew', { n: crew.length }),
    targets,
    rule: 'DK-4.4.1',
    worth: -index,
    ...(index === 0 ? { preset: true as const } : {}),
  };
}

function aim(s: State, task: PickTask<'card-object'>, move: Move): MoveDescription {
  const { target } = task.attack;
  const [what, where] = partsOf(move);
  if (what === 'cell') return onTile(s, target, where, 'DK-4.4.1');
  const on = what === 'cart' ? onCart : onSpace;
  return on(s, target, Number(where) - 1, 'DK-4.4.1');
}

function answer({ attack }: PickTask<'respond'>, move: Move): MoveDescription {
  if (move === 'pass') return { ...quiet(say('do.respond-pass'), 'DK-4.4.2'), detail: cardText(attack.card) };
  if (move === 'engineer') return { label: say('do.respond-engineer'), targets: [], rule: 'DK-4.4.8' };
  const [how, id] = partsOf(move);
  if (how === 'react') return reaction(id);
  const kind = kindOf(id);
  const label = say('do.defend', { worker: workerName(kind) });
  const detail = say(kind === SHERIFF ? 'detail.arrest' : 'detail.roll', { n: stopsFrom(kind) });
  return { label, detail, targets: [`worker:${id}`], rule: 'DK-4.4.3' };
}

/** What playing a reaction against an attack is called; null where it answers none. */
const ANSWERS = {
  marshall: 'do.marshall',
  'got-lost': 'do.got-lost',
  jailbreak: null,
} as const satisfies Readonly<Record<ReactionCard, string | null>>;

function reaction(id: string): MoveDescription {
  const card = cardNamed(id);
  const key = isOf(card, 'reaction') ? ANSWERS[card] : null;
  if (key === null) throw new Error(`${card} answers no attack.`);
  return { label: say(key), detail: cardText(card), targets: [`card:${card}`], rule: 'DK-4.4.2' };
}
