/** Tickets of High Noon, attacks and answers. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { kindOf, money, onCart, onSpace, onTile, piece, resOf, yesNo } from './tickets-parts';
import { KINDS, SHERIFF, SHERIFF_FROM, VICE_FROM } from '../data';
import { cardName, cardText, resName, workerName } from './names';
import type { Frame, State } from '../state';
import { say } from './catalogue';

export function describeNoon(s: State, f: Frame, move: Move): MoveDescription | null {
  const [what, a] = move.split(':');
  switch (f.t) {
    case 'noon-card':
      if (move === 'pass')
        return { label: say('do.noon-pass'), targets: [], rule: 'DK-4.3.1', weight: 'quiet' };
      return {
        label: cardName(a ?? ''),
        detail: cardText(a ?? ''),
        targets: [`card:${a}`],
        rule: 'DK-4.3.1',
      };
    case 'dance':
    case 'card-worker':
    case 'jail-pick':
    case 'drop-worker':
    case 'plan-worker':
      if (move === 'done')
        return { label: say('do.dance-done'), targets: [], rule: 'DK-4.3.3', weight: 'main' };
      return {
        label: capital(say('do.worker', { worker: workerName(kindOf(a)) })),
        detail: say(`about.${KINDS[kindOf(a)] ?? 'miner'}`),
        targets: [`worker:${a}`],
        rule: f.t === 'plan-worker' ? 'DK-4.5.1' : f.t === 'drop-worker' ? 'DK-4.5.4' : 'DK-4.4.1',
        ...(f.t === 'dance' ? { gain: [money(3)] } : {}),
      };
    case 'mule':
      return onCart(s, f.seat, Number(a) - 1, 'DK-4.3.3');
    case 'card-target':
      return { label: s.names[Number(a)] ?? '', targets: [`seat:${a}`], rule: 'DK-4.4.1' };
    case 'card-object':
      if (what === 'cell') return onTile(s, f.attack.target, a ?? '', 'DK-4.4.1');
      if (what === 'cart') return onCart(s, f.attack.target, Number(a) - 1, 'DK-4.4.1');
      return onSpace(s, f.attack.target, Number(a) - 1, 'DK-4.4.1');
    case 'respond':
      return describeAnswer(move, a);
    case 'jailbreak':
      return yesNo(move === 'play', say('do.break'), 'DK-4.4.12');
    case 'heist-pick':
    case 'claim-pick':
      if (move === 'done')
        return { label: say('do.dance-done'), targets: [], rule: 'DK-4.4.1', weight: 'quiet' };
      return {
        label: say('do.take', { res: resName(resOf(a)) }),
        targets: [`price:${a}`],
        rule: 'DK-4.4.1',
        gain: [piece(resOf(a))],
      };
    default:
      return null;
  }
}

function describeAnswer(move: Move, a: string | undefined): MoveDescription {
  if (move === 'pass')
    return { label: say('do.respond-pass'), targets: [], rule: 'DK-4.4.2', weight: 'quiet' };
  if (move === 'engineer') return { label: say('do.respond-engineer'), targets: [], rule: 'DK-4.4.8' };
  if (move.startsWith('react:')) {
    const label = say(a === 'marshall' ? 'do.marshall' : 'do.got-lost');
    return { label, detail: cardText(a ?? ''), targets: [`card:${a}`], rule: 'DK-4.4.2' };
  }
  const kind = kindOf(a);
  const detail =
    kind === SHERIFF ? say('detail.arrest', { n: SHERIFF_FROM }) : say('detail.roll', { n: VICE_FROM });
  return {
    label: say('do.defend', { worker: workerName(kind) }),
    detail,
    targets: [`worker:${a}`],
    rule: 'DK-4.4.3',
  };
}
