/** The top bar, and the question of the moment. */
import type { Status } from '@/engine/core/game';

import { decision } from '../rules/moves';
import type { PickKind, State } from '../state';
import { say } from './catalogue';
import { nameOf } from './names';

const PROMPTS: Readonly<Record<PickKind, (s: State) => string>> = {
  turn: (s) => say('prompt.turn', { name: nameOf(s, s.seat) }),
  place: (s) => say('prompt.place', { card: s.held }),
};

export function prompt(s: State): string {
  const now = decision(s);
  return now ? PROMPTS[now.kind](s) : say('prompt.over');
}

export function status(s: State): Status {
  const now = decision(s);
  const round = Math.min(s.turns + 1, s.rounds);
  return {
    title: now ? say(`status.${now.kind}`) : say('status.over'),
    line: say('status.line', { round, rounds: s.rounds }),
    track: { at: s.turns, of: s.rounds, label: say('rounds') },
    round: { n: round, name: say('round', { round }) },
  };
}
