import { usable, usedIn, type UsedBy, type Usage } from '../../core/usage';
import { ROLES, SPOTS, THIRD_FROM, TOKENS } from './data';
import {
  abilityOf,
  cardOf,
  CARDS,
  CHARACTERS,
  EVENTS,
  hasSpot,
  isCard,
  isCharacter,
  isUsable,
} from './data-cards';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';
import { abilityName, cardName, characterName, roleName, spaceName, tokenName } from './words/names';

const PIECES = ['town', 'city', 'rail'] as const;
const DEEDS = ['reroll', 'shift', 'turn-in', 'repay', 'change'] as const;

const abilities = CHARACTERS.flatMap(({ id, abilities: own }) => own.map((n) => abilityOf(id, n)));

const USED_BY: UsedBy<EventKind, State> = {
  places: ({ spot }) => [`space:${spot}`],
  shifts: () => ['action:shift'],
  rerolls: () => ['action:reroll'],
  changes: () => ['action:change'],
  'turns-in': () => ['action:turn-in'],
  'loan-repaid': () => ['action:repay'],
  plays: ({ card }) => [`card:${card}`],
  event: ({ event }) => [`event:${event}`],
  ability: ({ event }) => [`ability:${event}`],
  character: ({ character, n }) => [`ability:${character}.${n}`],
  // Characters dealt at the start make no event: they are there when the first dice are rolled.
  rolls: (_args, { round, seats }, { seat }) => {
    const character = round === 1 ? seats[seat]?.character : '';
    return character ? [`character:${character}`] : [];
  },
  role: ({ role }) => [`role:${role}`],
  token: ({ token }) => (token === 'loan' ? ['token:loan'] : []),
  uses: ({ token }) => [`token:${token}`],
  town: () => ['building:town'],
  city: () => ['building:city'],
  rail: () => ['building:rail'],
};

export const usage: Usage<State> = {
  catalogue: [
    ...SPOTS.map(({ id }) => usable('space', id, spaceName(id))),
    ...PIECES.map((id) => usable('building', id, say(`use.${id}`))),
    ...DEEDS.map((id) => usable('action', id, say(`use.${id}`))),
    ...CARDS.map(({ id }) => usable('card', id, cardName(id))),
    ...EVENTS.map(({ id }) => usable('event', id, cardName(id))),
    ...EVENTS.flatMap(({ id }) =>
      isUsable(id) ? [usable('ability', id, say('use.event', { event: cardName(id) }))] : [],
    ),
    ...CHARACTERS.map(({ id }) => usable('character', id, characterName(id))),
    ...abilities.map((id) => usable('ability', id, abilityName(id))),
    ...ROLES.map((id) => usable('role', id, roleName(id))),
    ...TOKENS.map((id) => usable('token', id, tokenName(id))),
  ],
  usedBy: (event, state) => usedIn(USED_BY, event, state),
  offered(final, id) {
    const [kind = '', which = ''] = id.split(':');
    return OFFERED[kind]?.(final, which) ?? true;
  },
};

/** What some matches leave in the box. */
const OFFERED: Readonly<Record<string, (final: State, id: string) => boolean>> = {
  card: ({ seats }, id) => seats.length > 1 || !isCard(id) || !cardOf(id).crowd,
  // DH-6.10: alone there is no turn order to reverse.
  event: ({ seats }, id) => seats.length > 1 || id !== 'winds-of-change',
  character: ({ seats }, id) => seats.some(({ character }) => character === id),
  space({ seats }, id) {
    if (id === 'character') return seats.some(({ character }) => hasSpot(character));
    return seats.length >= THIRD_FROM || SPOTS.every((spot) => spot.id !== id || spot.part !== 'third');
  },
  ability({ seats }, id) {
    const [character = ''] = id.split('.');
    return !isCharacter(character) || seats.some((seat) => seat.character === character);
  },
  role: ({ options }, id) => id !== 'outlaw' || options['outlaw'] === true,
};
