/** What a thing is: the answer to a long press. */
import type { Explanation, Target } from '../../../core/game';
import { capital } from '../../../core/words';
import { isSpace, isSpot, numberOf, ROLES, spotOf, TOKENS, type Space } from '../data';
import { EVENTS, isCard, isCharacter, isEvent } from '../data-cards';
import { blockingDice } from '../rules/ghosts';
import { hexOf, isResourceHex } from '../rules/map';
import { mayProveRugged, townPrice } from '../rules/sites';
import { isRuggedTo } from '../rules/tiles';
import type { Ghost, State } from '../state';
import { say } from './catalogue';
import {
  bundleName,
  cardName,
  cardText,
  characterName,
  characterText,
  eventText,
  faces,
  goodType,
  hexName,
  resourceName,
  roleName,
  roleText,
  spaceName,
  tokenName,
  tokenText,
} from './names';

export function explain(state: State, target: Target, viewer: number): Explanation {
  const [kind = '', ...rest] = target.split(':');
  const known = isExplained(kind) ? EXPLANATIONS[kind](state, rest.join(':'), viewer) : null;
  return known ?? { title: say('explain.other.title'), body: say('explain.other'), rule: 'DH-4.3' };
}

/** Kinds of things on the board. */
type TargetKind =
  | 'space'
  | 'hex'
  | 'edge'
  | 'card'
  | 'character'
  | 'token'
  | 'role'
  | 'good'
  | 'piece'
  | 'die'
  | 'seat'
  | 'pawn';

function isExplained(kind: string): kind is TargetKind {
  return Object.prototype.hasOwnProperty.call(EXPLANATIONS, kind);
}

/** What each kind of thing is; null where a target names none. */
const EXPLANATIONS: Readonly<
  Record<TargetKind, (state: State, id: string, viewer: number) => Explanation | null>
> = {
  space: explainSpace,
  hex: explainHex,
  edge: () => ({ title: say('explain.rail.title'), body: say('explain.rail'), rule: 'DH-4.61' }),
  card(state, id) {
    if (isEvent(id)) return { title: cardName(id), body: cardText(state, id), rule: 'DH-2.7' };
    return isCard(id) ? { title: cardName(id), body: cardText(state, id), rule: 'DH-2.6' } : null;
  },
  character: (_state, id) =>
    isCharacter(id) ? { title: characterName(id), body: characterText(id), rule: 'DH-2.8' } : null,
  token(_state, id) {
    const token = TOKENS.find((one) => one === id);
    if (!token) return null;
    return {
      title: say('token.one', { token: tokenName(token) }),
      body: `${tokenText(token)} ${say('token.cap')}`,
      rule: 'DH-4.50',
    };
  },
  role(_state, id) {
    const role = ROLES.find((one) => one === id);
    return role ? { title: roleName(role), body: roleText(role), rule: 'DH-4.42' } : null;
  },
  good(_state, id) {
    const type = goodType(id);
    if (type < 0) return null;
    return { title: capital(resourceName(type)), body: say('explain.good'), rule: 'DH-4.46' };
  },
  piece(_state, id) {
    if (id === 'rail')
      return { title: say('explain.rail.title'), body: say('explain.rail'), rule: 'DH-4.61' };
    if (id !== 'town' && id !== 'city') return null;
    const word = id === 'town' ? ('explain.town' as const) : ('explain.city' as const);
    return { title: say(`${word}.title`), body: say(word), rule: id === 'town' ? 'DH-4.63' : 'DH-4.64' };
  },
  die: () => ({ title: say('explain.die.title'), body: say('explain.die'), rule: 'DH-4.10' }),
  seat: (state, id) => ({
    title: state.names[Number(id)] ?? say('explain.seat.title'),
    body: say('explain.seat'),
    rule: 'DH-5.1',
  }),
  pawn: () => ({ title: say('explain.pawn.title'), body: say('explain.pawn'), rule: 'DH-6.4' }),
};

function explainSpace(state: State, id: string): Explanation | null {
  if (!isSpace(id) && !isSpot(id)) return null;
  const space = isSpace(id) ? id : spotOf(id).space;
  const ghosts = state.ghosts.filter((ghost) => ghost.space === id).map(ghostNote);
  return {
    title: spaceName(id),
    body: [say(`space.${space}.text`), ...ghosts, ...eventNotes(state, space)].join(' '),
    rule: SPACE_RULES[space],
  };
}

/** As the reader knows it, and at the reader's price. */
function explainHex(state: State, id: string, viewer: number): Explanation {
  const hex = hexOf(id);
  const rugged = isRuggedTo(state, viewer, hex);
  const name = hexName(state, viewer, hex);
  const title = rugged ? `${name}, ${say('place.rugged')}` : name;
  if (!isResourceHex(hex)) return { title, body: say('explain.site'), rule: 'DH-4.64' };
  const body = [say('explain.resource', { price: bundleName(townPrice(state, viewer, hex, true)) })];
  if (mayProveRugged(state, viewer, hex)) body.push(say('explain.resource.hidden'));
  return { title, body: body.join(' '), rule: 'DH-4.63' };
}

/** Why a ghost is, or will be, on a space. */
function ghostNote(ghost: Ghost): string {
  return say(`explain.ghost.${ghost.status}`, {
    dice: faces(ghost.dice.join(',')),
    number: numberOf(ghost.space),
    why:
      ghost.dice.length === 1
        ? say('explain.ghost.single')
        : ghost.dice.length === blockingDice(ghost.dice).length
          ? say('explain.ghost.total')
          : say('explain.ghost.higher'),
  });
}

function eventNotes(state: State, space: Space): string[] {
  return EVENTS.filter((event) => event.space === space && state.events.includes(event.id)).map(({ id }) =>
    say('explain.event', { event: cardName(id), text: eventText(id) }),
  );
}

/** The clause that says what a space gives. */
const SPACE_RULES: Readonly<Record<Space, string>> = {
  'turn-order': 'DH-4.30',
  dealer: 'DH-4.22',
  character: 'DH-2.8',
  pioneer: 'DH-4.32',
  produce: 'DH-4.33',
  'hired-hand': 'DH-4.34',
  politics: 'DH-4.35',
  'work-crew': 'DH-4.36',
  'rail-baron': 'DH-4.37',
  builder: 'DH-4.38',
  trader: 'DH-4.39',
  engineer: 'DH-4.40',
  scout: 'DH-4.41',
  mayor: 'DH-4.42',
  sheriff: 'DH-4.42',
  broker: 'DH-4.44',
  tycoon: 'DH-4.44',
  market: 'DH-4.45',
};
