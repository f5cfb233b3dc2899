/** One event as a sentence. */
import type { GameEvent } from '@/engine/core/game';

import type { EventKind, State } from '../state';
import { say } from './catalogue';
import { nameOf } from './names';

type Teller = (name: string, args: NonNullable<GameEvent['args']>) => string;

const TELL: Readonly<Record<EventKind, Teller>> = {
  roll: (name, args) => say('tell.roll', { name, ...args }),
  // Seen, not told.
  take: () => '',
  lay: (name, args) => say('tell.lay', { name, ...args }),
  draw: (name) => say('tell.draw', { name }),
};

export function tell(s: State, event: GameEvent): string {
  return TELL[event.kind as EventKind](nameOf(s, event.seat), event.args ?? {});
}
