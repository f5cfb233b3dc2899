/** Tickets of the Placement Phase. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital, list, signed } from '../../../core/words';
import { DICE, OPPOSITE, PRICES, type Space, type SpotId, spotOf } from '../data';
import { hasJail } from '../data-cards';
import { loanPrice } from '../rules/goods';
import {
  cardIn,
  diceIn,
  parseBump,
  parseChange,
  parsePlacing,
  parseShifting,
  verbIn,
} from '../rules/notation';
import { placedSet } from '../rules/placement-dealer';
import { canJumpAsOutlaw } from '../rules/placement-jump';
import type { TurnVerb } from '../rules/placement-turn';
import { seatOf, type Die, type State, type Task } from '../state';
import { say } from './catalogue';
import {
  anyChip,
  cardName,
  diceName,
  dieName,
  roleText,
  seatName,
  spaceName,
  spacesOf,
  spotName,
  tokenChip,
} from './names';
import {
  cardTicket,
  deal,
  officeWarning,
  quiet,
  repayTicket,
  type Ticket,
  type TicketsOf,
} from './tickets-plain';
import { spaceTicket } from './tickets-spaces';

/** Everything a placement turn can be used for. */
const TURN: Readonly<Record<TurnVerb, Ticket<'place'>>> = {
  place: placeTicket,
  pass: () => quiet('label.pass', 'DH-4.4'),
  reroll: (state, { seat }, move) => ({
    label: rerollLabel(state, seat, move),
    targets: ['token:wild'],
    cost: [tokenChip('wild')],
    rule: 'DH-4.20',
    group: say('group.tokens'),
  }),
  engineer: () => ({
    label: say('label.engineer'),
    targets: ['token:engineer'],
    cost: [tokenChip('engineer')],
    rule: 'DH-4.21',
    group: say('group.tokens'),
  }),
  card: (state, { seat }, move) => playTicket(state, seat, move),
  repay: (state, { seat }) => repayTicket(state, seat),
};

export const placingTickets: TicketsOf<
  'turn-in' | 'take-outlaw' | 'gunslinger' | 'place' | 'change' | 'reroll' | 'dealer' | 'jump-target'
> = {
  'turn-in': (_state, _task, move) =>
    move === 'turn-in'
      ? { label: say('label.turn-in'), detail: say('label.turn-in.detail'), targets: [], rule: 'DH-6.42' }
      : quiet('label.stay', 'DH-6.42'),

  'take-outlaw'(state, { seat, n }, move) {
    if (move === 'jail') {
      const detail = n < DICE.all ? say('label.jail.detail', { n }) : say('label.jail.detail.all');
      return { label: say('label.jail'), detail, targets: [], rule: 'DH-4.71' };
    }
    const jumping = state.pending.some((one) => one.kind === 'jump-target' && one.seat === seat);
    return {
      label: say('label.outlaw'),
      detail: roleText('outlaw'),
      targets: [],
      rule: 'DH-6.40',
      ...(jumping && !canJumpAsOutlaw(state, seat) ? { warning: say('warn.no-target') } : {}),
    };
  },

  gunslinger(state, { seat }, move) {
    const { pawn, gunDie } = seatOf(state, seat);
    const n = move === 'stay' ? pawn : pawn + (move === 'up' ? gunDie : -gunDie);
    const holes = { n, spaces: spacesOf(n) };
    const label =
      move === 'stay'
        ? say('label.pawn.stay', holes)
        : move === 'up'
          ? say('label.up', holes)
          : say('label.down', holes);
    const detail = say('label.pawn.detail', { other: seatName(state, 1 - seat) });
    return { label, detail, targets: [`pawn:${n}`], rule: 'DH-6.3' };
  },

  place: (state, now, move) => TURN[verbIn(TURN, move)](state, now, move),

  change(state, { seat }, move) {
    const { index, face } = parseChange(move);
    const dice = diceName(chosenDice(state, seat, [index]));
    return { label: say('label.change', { dice, n: face }), targets: [`die:${index}`], rule: 'DH-4.21' };
  },

  reroll: (state, { seat }, move) =>
    move === 'stop'
      ? quiet('label.stop', 'DH-4.6')
      : {
          label: rerollLabel(state, seat, move),
          targets: diceIn(move).map((index) => `die:${index}`),
          cost: [],
          rule: 'DH-4.20',
          group: say('group.tokens'),
        },

  dealer(state, { seat }, move) {
    if (move === 'nothing') return quiet('label.nothing', 'DH-4.22');
    return move === 'loan' ? loanTicket(state, seat) : shiftTicket(state, seat, move);
  },

  'jump-target'(state, _task, move) {
    const { victim, spot } = parseBump(move);
    return {
      label: say('label.bump', { who: seatName(state, victim), space: spaceName(spot) }),
      targets: [`space:${spot}`],
      rule: 'DH-4.72',
    };
  },
};

function chosenDice(state: State, seat: number, indices: readonly number[]): Die[] {
  const { dice } = seatOf(state, seat);
  return indices.map((index) => {
    const die = dice[index];
    if (!die) throw new RangeError(`Seat ${seat} has no die ${index}.`);
    return die;
  });
}

function rerollLabel(state: State, seat: number, move: Move): string {
  return say('label.reroll', { dice: list(chosenDice(state, seat, diceIn(move)).map(dieName)) });
}

/** A card played on a turn or in a window. */
export function playTicket(state: State, seat: number, move: Move): MoveDescription {
  const card = cardIn(move);
  const label = say('label.card', { card: cardName(card) });
  return {
    ...cardTicket(state, label, card, 'DH-4.50'),
    group: say('group.cards'),
    ...(hasJail(card) ? officeWarning(state, seat) : {}),
  };
}

function placeTicket(state: State, { seat }: Task<'place'>, move: Move): MoveDescription {
  const placing = parsePlacing(move);
  const dice = chosenDice(state, seat, placing.dice);
  const text = diceName(dice);
  const first = dice[0];
  const space = spotName(state, seat, placing.spot);
  const head =
    placing.flip && first
      ? say('label.flip', { dice: text, n: OPPOSITE - first.face, space })
      : say('label.place', { dice: capital(text), space });
  const shift = placing.shift === 0 ? '' : say('label.wild', { shift: signed(placing.shift) });
  const { cost: price = [], ...rest } = spaceTicket(state, seat, placing.spot);
  const cost = [...price];
  if (placing.shift !== 0) cost.unshift(tokenChip('wild'));
  if (placing.share) cost.unshift(tokenChip('engineer'));
  return {
    label: `${head}${shift}${placing.share ? say('label.share') : ''}`,
    targets: [`space:${placing.spot}`, ...placing.dice.map((index) => `die:${index}`)],
    ...rest,
    cost,
    rule: placeRule(placing.spot),
    group: say('group.dice', { dice: text }),
  };
}

/** The clause that lets dice onto a space. */
const PLACE_RULES: Readonly<Record<Space, string>> = {
  'turn-order': 'DH-4.10',
  dealer: 'DH-4.22',
  character: 'DH-4.10',
  pioneer: 'DH-4.10',
  produce: 'DH-4.17',
  'hired-hand': 'DH-4.10',
  politics: 'DH-4.11',
  'work-crew': 'DH-4.11',
  'rail-baron': 'DH-4.11',
  builder: 'DH-4.10',
  trader: 'DH-4.10',
  engineer: 'DH-4.10',
  scout: 'DH-4.10',
  mayor: 'DH-4.12',
  sheriff: 'DH-4.12',
  broker: 'DH-4.10',
  tycoon: 'DH-4.10',
  market: 'DH-4.10',
};

function placeRule(spot: SpotId): string {
  return PLACE_RULES[spotOf(spot).space];
}

function loanTicket(state: State, seat: number): MoveDescription {
  return deal({
    label: say('label.loan'),
    detail: say('label.loan.detail', { n: loanPrice(state, seat) }),
    targets: ['token:loan'],
    gain: [anyChip(PRICES.loanGives)],
    cost: [tokenChip('loan')],
    rule: 'DH-4.22',
  });
}

function shiftTicket(state: State, seat: number, move: Move): MoveDescription {
  const { from, dice: indices, spot, shift, share } = parseShifting(move);
  const dice = from ? placedSet(state, seat, from).dice : chosenDice(state, seat, indices);
  const holes = { dice: diceName(dice), space: spaceName(spot), shift: signed(shift) };
  const head = from
    ? say('label.move', { ...holes, from: spotName(state, seat, from) })
    : say('label.shift', holes);
  const { cost = [], ...rest } = spaceTicket(state, seat, spot);
  return {
    label: `${capital(head)}${share ? say('label.share') : ''}`,
    targets: [`space:${spot}`, ...indices.map((index) => `die:${index}`)],
    ...rest,
    cost: share ? [tokenChip('engineer'), ...cost] : cost,
    rule: 'DH-4.22',
    group: from ? say('group.move') : say('group.shift'),
  };
}
