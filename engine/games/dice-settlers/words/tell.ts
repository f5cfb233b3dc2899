/** Events in words. */
import type { GameEvent } from '../../../core/game';
import { capital, count, list } from '../../../core/words';
import type { Action } from '../data';
import { dieName, diceNames, goodsName, sourceName, tileName } from './names';
import { ownerName, type State } from '../state';
import { techOf } from '../data-techs';
import { say } from './catalogue';
import { reasons, tellings } from './catalogue-events';

/** An event as a sentence; its arguments are named by kind. */
export function tell(s: State, event: GameEvent): string {
  if (!tellings.has(event.kind)) return '';
  const holes: Record<string, string | number> = {
    who: event.seat < 0 ? say('diceoneer') : ownerName(s, event.seat),
  };
  for (const [key, value] of Object.entries(event.args ?? {}))
    holes[key] = tellArg(s, event.kind, key, value);
  return capital(tellings(event.kind, holes));
}

function tellArg(s: State, kind: string, key: string, value: string | number): string | number {
  switch (key) {
    case 'tile':
      return tileName(Number(value));
    case 'tiles':
      return list(
        String(value)
          .split(' ')
          .filter(Boolean)
          .map((no) => tileName(Number(no))),
      );
    case 'card':
      return techOf(String(value)).name;
    case 'die':
      return dieName(String(value));
    case 'dice':
      return typeof value === 'number' ? value : diceNames(value);
    case 'from':
      return typeof value === 'number' ? tileName(value) : diceNames(value);
    case 'source':
      return sourceName(String(value));
    case 'victim':
      return ownerName(s, Number(value));
    case 'goods':
      return goodsName(String(value));
    case 'why':
      return list(
        String(value)
          .split(reasons.has(String(value)) ? '\n' : ' ')
          .map(reasonText),
      );
    case 'action':
    case 'side':
    case 'icon':
      return say(value as Action);
    case 'steps':
      return String(value)
        .split(' ')
        .map((step) => say(step as Action))
        .join(', ');
    case 'n':
      return tellCount(kind, Number(value));
    default:
      return value;
  }
}

function tellCount(kind: string, n: number): string | number {
  if (kind === 'explore' || kind === 'take-tents' || kind === 'tents' || kind === 'bot-gather')
    return count(n, 'tent');
  return kind === 'bot-vp' ? count(n, 'point') : n;
}

function reasonText(id: string): string {
  return reasons.has(id) ? reasons(id) : id;
}
