/** What a thing does and what it is good for now: the answer to a long press. */
import type { Explanation, Target } from '../../../core/game';
import { list } from '../../../core/words';
import { PAWN_TRACK, PIECES, RESOURCES, resourceAt, ROLES, spacesAt, TOKENS } from '../data';
import { isCard, isCharacter, isEvent } from '../data-cards';
import { seatScore } from '../score';
import { isSolo, seatOf, type State } from '../state';
import { cardNow } from './advice-cards';
import { fitting } from './advice-placing';
import { wayPlan } from './advice-plan';
import { say } from './catalogue';
import { explainFact, explainGood, explainRole, explainToken, isSeat, nextOf } from './explain-facts';
import { explainEdge, explainHex } from './explain-ground';
import { explainRow, explainSpace, ghostNote } from './explain-spaces';
import {
  cardName,
  cardText,
  characterName,
  characterText,
  goodType,
  lower,
  seatName,
  seatNameWithin,
  spaceName,
} from './names';

export function explain(state: State, target: Target, viewer: number): Explanation {
  const [kind = '', ...rest] = target.split(':');
  const known = isExplained(kind) ? EXPLANATIONS[kind](state, rest.join(':'), viewer) : null;
  return known ?? { title: say('explain.other.title'), body: say('explain.other'), rule: 'DH-4.3' };
}

/** Kinds of things on the board. */
type TargetKind =
  | 'space'
  | 'row'
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
  | 'pawn'
  | 'ghost'
  | 'goal'
  | 'order'
  | 'turn'
  | 'fact';

function isExplained(kind: string): kind is TargetKind {
  return Object.prototype.hasOwnProperty.call(EXPLANATIONS, kind);
}

/** Every ghost at once. */
const ALL = 'all';

type Explains = (state: State, id: string, viewer: number) => Explanation | null;

/** What each kind of thing is; null where a target names none. */
const EXPLANATIONS: Readonly<Record<TargetKind, Explains>> = {
  space: explainSpace,
  row(state, id, viewer) {
    const kind = RESOURCES.find((one) => one === id);
    return kind ? explainRow(state, kind, viewer) : null;
  },
  hex: explainHex,
  edge: explainEdge,
  card: explainCard,
  character: (_state, id) =>
    isCharacter(id) ? { title: characterName(id), body: characterText(id), rule: 'DH-2.8' } : null,
  token(state, id, viewer) {
    const token = TOKENS.find((one) => one === id);
    return token ? explainToken(state, token, viewer) : null;
  },
  role(state, id, viewer) {
    const role = ROLES.find((one) => one === id);
    return role ? explainRole(state, role, viewer) : null;
  },
  good(state, id, viewer) {
    const type = goodType(id);
    return type < 0 ? null : explainGood(state, resourceAt(type), viewer);
  },
  piece: explainPiece,
  die: explainDie,
  seat: explainSeat,
  pawn: (_state, id) => ({
    title: say('explain.pawn.title'),
    body: `${say('explain.pawn')} ${pawnNow(Number(id))}`.trim(),
    rule: 'DH-6.4',
  }),
  ghost(state, id) {
    const notes = state.ghosts
      .filter(({ what }) => id === ALL || what === id)
      .map((ghost) => `${spaceName(ghost.space)}: ${lower(ghostNote(ghost))}`);
    const now = notes.length > 0 ? notes : [say('now.ghost.gone')];
    return { title: say('now.ghost.title'), body: [say('now.ghost'), ...now].join(' '), rule: 'DH-6.13' };
  },
  goal: (state, _id, viewer) => ({
    title: say('now.goal.title'),
    body: wayPlan(state, Math.max(0, viewer)),
    rule: isSolo(state) ? 'DH-6.19' : 'DH-5.1',
  }),
  order: (state) => ({
    title: say('now.order.title'),
    body: say('now.order', { seats: list(state.order.map((seat) => seatNameWithin(state, seat))) }),
    rule: 'DH-4.30',
  }),
  turn: () => ({ title: say('now.turn.title'), body: say('now.turn'), rule: 'DH-4.21' }),
  fact: explainFact,
};

function explainCard(state: State, id: string, viewer: number): Explanation | null {
  if (isEvent(id)) {
    const now = say(state.events.includes(id) ? 'now.event.on' : 'now.event.off');
    return { title: cardName(id), body: `${cardText(state, id)} ${now}`, rule: 'DH-2.7' };
  }
  if (!isCard(id)) return null;
  const founded = isSeat(state, viewer) && seatOf(state, viewer).cities.length > 0;
  const now = founded ? ` ${say('now.card.playing', { follows: lower(cardNow(state, viewer, id)) })}` : '';
  return { title: cardName(id), body: `${cardText(state, id)}${now}`, rule: 'DH-2.6' };
}

/** A piece in the hand: what it does, what it takes now, and how many are left. */
function explainPiece(state: State, id: string, viewer: number): Explanation | null {
  const seat = isSeat(state, viewer) ? viewer : -1;
  if (id === 'rail') {
    const now = [
      say('now.rails.left', { n: state.railsLeft }),
      ...(seat < 0 ? [] : [nextOf(state, seat, 'rails')]),
    ];
    return { title: say('explain.rail.title'), body: joined(say('explain.rail'), ...now), rule: 'DH-4.61' };
  }
  if (id !== 'town' && id !== 'city') return null;
  const word = id === 'town' ? ('explain.town' as const) : ('explain.city' as const);
  const who = seat < 0 ? null : seatOf(state, seat);
  const left =
    id === 'town' ? PIECES.towns - (who?.towns.length ?? 0) : PIECES.cities - (who?.cities.length ?? 0);
  const now = who ? [say('now.piece.left', { n: left }), nextOf(state, seat, id)] : [];
  return {
    title: say(`${word}.title`),
    body: joined(say(word), ...now),
    rule: id === 'town' ? 'DH-4.63' : 'DH-4.64',
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** So many names are read at a glance. */
const SHOWN = 5;

/** Where a die of the reader could go by itself. */
function explainDie(state: State, id: string, viewer: number): Explanation {
  const die = isSeat(state, viewer) ? seatOf(state, viewer).dice[Number(id)] : undefined;
  return {
    title: say('explain.die.title'),
    body: die
      ? `${say('explain.die')} ${dieNow(state, viewer, die.face, fitting(state, viewer, [die]).map(spaceName))}`
      : say('explain.die'),
    rule: 'DH-4.10',
  };
}

function dieNow(state: State, seat: number, face: number, spaces: readonly string[]): string {
  const { dice } = seatOf(state, seat);
  const total = dice.reduce((sum, die) => sum + die.face, 0);
  const shown = spaces.slice(0, SHOWN);
  const more = spaces.length - shown.length;
  const alone =
    shown.length === 0
      ? say('now.die.none', { face })
      : more > 0
        ? say('now.die.more', { face, spaces: shown.join(', '), n: more })
        : say('now.die', { face, spaces: list(shown) });
  return dice.length > 1 ? `${alone} ${say('now.die.other', { n: total })}` : alone;
}

function explainSeat(state: State, id: string): Explanation {
  const seat = Number(id);
  if (!isSeat(state, seat))
    return { title: say('explain.seat.title'), body: say('explain.seat'), rule: 'DH-5.1' };
  const { gold, influence, cities, towns } = seatOf(state, seat);
  const now = say('now.seat', {
    who: seatName(state, seat),
    n: seatScore(state, seat).total,
    gold,
    influence,
    c: cities.length,
    t: towns.length,
  });
  return { title: seatName(state, seat), body: `${now} ${say('explain.seat')}`, rule: 'DH-5.1' };
}

function pawnNow(n: number): string {
  const spaces = n >= PAWN_TRACK.from && n <= PAWN_TRACK.to ? spacesAt(n).map(spaceName) : [];
  return spaces.length > 0 ? say('now.pawn', { n, spaces: list(spaces) }) : '';
}
