import { usable, usedIn, type UsedBy, type Usage } from '../../core/usage';
import { CHARACTERS, TILES, VALUES, VERBS } from './data';
import { hasAbilities } from './state';
import type { EventKind, RoundCause, State } from './state';
import { say } from './words/catalogue';
import { verbOf } from './words/names-verbs';

/** Deeds that are a way of doing one of the verbs. */
const DEEDS = ['camper-lot', 'larger', 'smaller'] as const;
const CAUSES: readonly RoundCause[] = ['pool', 'slow-week', 'river'];

const lot = (value: string | number | undefined) => `hotel:${value}`;

const USED_BY: UsedBy<EventKind, State> = {
  mine: () => ['action:mine'],
  host: () => ['action:host'],
  build: ({ value }) => ['action:build', lot(value)],
  'build-occupied': ({ value }) => ['action:build', 'action:camper-lot', lot(value)],
  upgrade: () => ['action:resize', 'action:larger'],
  downgrade: () => ['action:resize', 'action:smaller'],
  'fire-start': () => ['action:fire'],
  // Without their abilities the characters are colours.
  character: ({ character }, state) =>
    hasAbilities(state)
      ? CHARACTERS.flatMap(({ id, name }) => (name === character ? [`character:${id}`] : []))
      : [],
  'heart-west': ({ tile }) => [`tile:${tile}`],
  'heart-east': ({ tile }) => [`tile:${tile}`],
  'heart-north': ({ tile }) => [`tile:${tile}`],
  'heart-south': ({ tile }) => [`tile:${tile}`],
  place: ({ tile }) => [`tile:${tile}`],
  'round-pool': () => ['event:pool'],
  'round-slow-week': () => ['event:slow-week'],
  'round-river': () => ['event:river'],
};

export const usage: Usage<State> = {
  catalogue: [
    ...VERBS.map((id) => usable('action', id, verbOf(id).label)),
    ...DEEDS.map((id) => usable('action', id, say(`use.${id}`))),
    ...VALUES.map((value) => usable('hotel', value, say('use.lot', { value }))),
    ...CAUSES.map((id) => usable('event', id, say(`use.${id}`))),
    ...CHARACTERS.map(({ id, name }) => usable('character', id, name)),
    ...TILES.map(({ id, name }) => usable('tile', id, name)),
  ],
  usedBy: (event, state) => usedIn(USED_BY, event, state),
  offered: (final, id) => hasAbilities(final) || !id.startsWith('character:'),
};
