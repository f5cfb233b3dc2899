/** Tickets of the Placement Phase. */
import { TURN, type Move, type MoveDescription, type Target } from '../../../core/game';
import { capital, list, signed } from '../../../core/words';
import { DICE, OPPOSITE, spotOf, typeOfRow, type Space, type SpotId } from '../data';
import { hasJail } from '../data-cards';
import { loanPrice } from '../rules/goods';
import {
  bundleIn,
  cardIn,
  diceIn,
  parseBump,
  parseChange,
  parsePlacing,
  parseShifting,
  verbIn,
  verbOf,
} from '../rules/notation';
import { placedSet } from '../rules/placement-dealer';
import { canJumpAsOutlaw } from '../rules/placement-jump';
import type { TurnVerb } from '../rules/placement-turn';
import { seatOf, type Die, type State, type Task } from '../state';
import { say, type Word } from './catalogue';
import {
  bundleName,
  cardName,
  diceName,
  dieName,
  resourceChips,
  resourceName,
  roleText,
  seatName,
  spaceName,
  spacesOf,
  spotName,
  tokenChip,
} from './names';
import {
  behind,
  cardTicket,
  goodsOf,
  officeWarning,
  quiet,
  repayTicket,
  type Ticket,
  type TicketsOf,
} from './tickets-plain';
import { spaceTicket } from './tickets-spaces';
import { gainWorth, ticketWorth } from './tickets-worth';

/** Everything a placement turn can be used for. */
const TURN_TICKETS: Readonly<Record<TurnVerb, Ticket<'place'>>> = {
  place: placeTicket,
  pass: () => quiet('label.pass', 'DH-4.4'),
  reroll: (state, { seat }, move) =>
    behind({ ...rerollTicket(state, seat, move), cost: [tokenChip('wild')] }),
  change: (state, { seat }, move) =>
    behind({ ...turnTicket(state, seat, move, 'token:engineer'), cost: [tokenChip('engineer')] }),
  pony: (state, { seat }, move) => behind(turnTicket(state, seat, move, 'card:pony-express')),
  card: (state, { seat }, move) => behind(playTicket(state, seat, move)),
  repay: (state, { seat }, move) => behind(repayTicket(state, seat, move)),
};

export const placingTickets: TicketsOf<
  'turn-in' | 'take-outlaw' | 'gunslinger' | 'place' | 'reroll' | 'dealer' | 'jump-target'
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
    return { label, detail, button: say('button.pawn', { n }), targets: [`pawn:${n}`], rule: 'DH-6.3' };
  },

  place: (state, now, move) => TURN_TICKETS[verbIn(TURN_TICKETS, move)](state, now, move),

  reroll: (state, { seat }, move) =>
    move === 'stop' ? quiet('label.stop', 'DH-4.6') : rerollTicket(state, seat, move),

  dealer(state, { seat }, move) {
    if (move === 'nothing') return quiet('label.nothing', 'DH-4.22');
    return verbOf(move) === 'loan' ? loanTicket(state, seat, move) : shiftTicket(state, seat, move);
  },

  'jump-target'(state, _task, move) {
    const { victim, spot } = parseBump(move);
    return {
      label: say('label.bump', { who: seatName(state, victim), space: spaceName(spot) }),
      button: say('button.bump'),
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

function rerollTicket(state: State, seat: number, move: Move): MoveDescription {
  const indices = diceIn(move);
  return {
    label: say('label.reroll', { dice: list(chosenDice(state, seat, indices).map(dieName)) }),
    button: say('button.reroll', { n: indices.length }),
    targets: indices.map((index) => `die:${index}`),
    worth: indices.length,
    rule: 'DH-4.20',
    group: say('group.tokens'),
  };
}

/** One die turned to one face; the other faces are a turn away. */
function turnTicket(state: State, seat: number, move: Move, by: Target): MoveDescription {
  const { index, face } = parseChange(move);
  const dice = diceName(chosenDice(state, seat, [index]));
  const label = say(by === 'token:engineer' ? 'label.change' : 'label.pony', { dice, n: face });
  return {
    label,
    button: say('button.change', { n: face }),
    targets: [by, `die:${index}`, `${TURN}${face}`],
    rule: 'DH-4.21',
    group: say('group.tokens'),
  };
}

/** A card played on a turn or in a window. */
export function playTicket(state: State, seat: number, move: Move): MoveDescription {
  const card = cardIn(move);
  const label = say('label.card', { card: cardName(card) });
  return {
    ...cardTicket(state, label, card, 'DH-4.50'),
    button: label,
    worth: 2,
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
  const { cost: price = [], ...rest } = spaceTicket(state, seat, placing.spot, placing.dice);
  const tokens: ('wild' | 'engineer')[] = [];
  if (placing.share) tokens.push('engineer');
  if (placing.shift !== 0) tokens.push('wild');
  const about = { ...rest, cost: [...tokens.map(tokenChip), ...price] };
  return {
    label: `${head}${shift}${placing.share ? say('label.share') : ''}`,
    button: placeButton(state, seat, placing.spot),
    targets: [
      `space:${placing.spot}`,
      ...placing.dice.map((index) => `die:${index}`),
      ...tokens.map((token) => `token:${token}`),
    ],
    ...about,
    worth: ticketWorth(about),
    rule: placeRule(placing.spot),
    group: rest.warning === undefined ? say(PLACE_GROUPS[spotOf(placing.spot).space]) : say('group.idle'),
  };
}

function placeButton(state: State, seat: number, spot: SpotId): string {
  const { row, part } = spotOf(spot);
  const type = typeOfRow(row);
  if (type < 0)
    return say('button.place', {
      space: spot === 'character' ? say('button.own') : spotName(state, seat, spot),
    });
  return say(part === 'effort' ? 'button.effort' : 'button.produce', { kind: resourceName(type) });
}

/** Tickets stand under what follows from them. */
const PLACE_GROUPS: Readonly<Record<Space, Word>> = {
  'turn-order': 'group.power',
  dealer: 'group.trades',
  character: 'group.goods',
  pioneer: 'group.hands',
  produce: 'group.goods',
  'hired-hand': 'group.hands',
  politics: 'group.power',
  'work-crew': 'group.goods',
  'rail-baron': 'group.grow',
  builder: 'group.grow',
  trader: 'group.trades',
  engineer: 'group.hands',
  scout: 'group.hands',
  mayor: 'group.power',
  sheriff: 'group.power',
  broker: 'group.hands',
  tycoon: 'group.grow',
  market: 'group.trades',
};

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

function loanTicket(state: State, seat: number, move: Move): MoveDescription {
  const bundle = bundleIn(move);
  return {
    label: say('label.loan', { bundle: bundleName(bundle) }),
    detail: say('label.loan.detail', { n: loanPrice(state, seat) }),
    button: say('button.loan'),
    targets: goodsOf(bundle),
    gain: resourceChips(bundle),
    cost: [tokenChip('loan')],
    worth: gainWorth(state, seat, bundle),
    rule: 'DH-4.22',
    group: say('group.loan'),
  };
}

function shiftTicket(state: State, seat: number, move: Move): MoveDescription {
  const { from, dice: indices, spot, shift, share } = parseShifting(move);
  const dice = from ? placedSet(state, seat, from).dice : chosenDice(state, seat, indices);
  const total = dice.reduce((sum, die) => sum + die.face, shift);
  const holes = { dice: diceName(dice), space: spaceName(spot), total };
  const head = from
    ? say('label.move', { ...holes, from: spotName(state, seat, from) })
    : say('label.shift', holes);
  const { cost = [], ...rest } = spaceTicket(state, seat, spot);
  const about = { ...rest, cost: share ? [tokenChip('engineer'), ...cost] : cost };
  return {
    label: `${capital(head)}${share ? say('label.share') : ''}`,
    button: placeButton(state, seat, spot),
    targets: [
      `space:${spot}`,
      ...(from ? [`space:${from}`] : indices.map((index) => `die:${index}`)),
      ...(share ? ['token:engineer'] : []),
    ],
    ...about,
    worth: ticketWorth(about),
    rule: 'DH-4.22',
    group: from ? say('group.move') : say('group.shift'),
  };
}
