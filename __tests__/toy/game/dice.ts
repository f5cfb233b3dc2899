/** What falls by chance. */
import { commonDie, pips, type Dice, type ReadRoll } from '@/engine/core/dice';

import { KIND_FACE } from './data';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';

const plain = commonDie(say('dice.die'), pips);
const low = plain.faces.slice(0, KIND_FACE);

/** What would be too low shows the least there is. */
const kind = {
  name: say('kind'),
  faces: plain.faces.slice(KIND_FACE - 1).map((face, i) => (i === 0 ? { ...face, sides: low.length } : face)),
};

const events: Readonly<Record<EventKind, ReadRoll<State>>> = {
  roll: ({ args }, s) => {
    const die = s.kind ? 'kind' : 'die';
    return { dice: [{ die, face: Number(args?.['face']) - (s.kind ? KIND_FACE : 1) }] };
  },
  take: null,
  lay: null,
  draw: null,
};

export const dice: Dice<State> = {
  kinds: { die: plain, kind },
  events,
  scale: say('dice.scale'),
  side: (s, seat) => s.names[seat] ?? '',
};
