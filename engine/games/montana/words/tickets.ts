import type { Move, MoveDescription } from '../../../core/game';
import { COW_PIECES, COW_SILVER, entry, GOODS, workerId, type Trade } from '../data';
import { readPlay, readTrade, type Plays } from '../rules/notation';
import { targetOf } from '../rules/targets';
import { rowOf } from '../rules/tasks';
import { player, topPick, type PickKind, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import { some, tradeWords } from './names';
import { describeField, describeStart, describeStop } from './tickets-build';
import {
  canteenChip,
  cowChip,
  goodsGain,
  silverChip,
  warned,
  workersGain,
  type Ticket,
} from './tickets-chips';
import { describeFirstSpace, describeMix, describeSpace, describeUpgrade } from './tickets-city';
import {
  describeAdvance,
  describeBank,
  describePair,
  describeRecruit,
  describeReturn,
  describeRow,
  describeSmall,
} from './tickets-work';

export type { TicketSign } from './tickets-chips';

/** The ticket of every pick. */
const TICKETS: { readonly [K in PickKind]: (s: State, pick: TaskOf<K>, play: Plays[K]) => Ticket } = {
  'setup-start-field': (s, _pick, { field }) => describeStart(s, field),
  'white-pair': (s, { seat }, { colours }) => describePair(s, seat, colours),
  'return-worker': (s, { seat }, { colour }) => describeReturn(s, seat, colour),
  'choose-action': (s, { seat }, play) => describeAction(s, seat, play),
  'small-space': (s, pick, play) =>
    play.verb === 'skip'
      ? { label: say('move.skip'), targets: [], rule: 'MT-4.20', weight: 'quiet' }
      : describeSmall(s, pick.seat, rowOf(pick), play.colours),
  'recruit-advance': (s, { seat }, { steps }) => describeAdvance(s, seat, steps),
  'city-place': (s, { seat }, play) =>
    play.verb === 'pass'
      ? { label: say('move.pass'), targets: [], rule: 'MT-4.27', weight: 'quiet' }
      : describeSpace(s, seat, play.space),
  'city-goods': (s, { seat }, { counts }) => describeMix(s, seat, counts),
  'city-upgrade': (s, { seat }, { counts }) => describeUpgrade(s, seat, counts),
  'build-next': (s, pick, play) =>
    play.verb === 'field' ? describeField(s, pick.seat, play.field) : describeStop(pick),
  'end-turn': (s, { seat }, { verb }) =>
    verb === 'end'
      ? { label: say('move.end'), targets: [], rule: 'MT-4.47', weight: 'main' }
      : {
          label: say('move.canteen'),
          detail: say('move.canteen.detail'),
          targets: [],
          cost: [canteenChip(1)],
          rule: 'MT-4.48',
          ...warned(player(s, seat).left < 1 ? say('warn.canteen') : ''),
        },
};

export function describe(s: State, move: Move): MoveDescription {
  const pick = topPick(s);
  if (!pick) throw new Error('The game is over.');
  const trade = readTrade(move);
  return trade ? describeTrade(s, pick.seat, trade) : ticketOf(s, pick.kind, pick, move);
}

function ticketOf<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>, move: Move): Ticket {
  return TICKETS[kind](s, pick as TaskOf<K>, readPlay(kind, move));
}

function describeAction(s: State, seat: number, play: Plays['choose-action']): Ticket {
  switch (play.verb) {
    case 'recruit':
      return describeRecruit(s, seat);
    case 'bank':
      return describeBank(s, seat, play.space, play.colours);
    case 'row':
      return describeRow(s, seat, play.row, play.colours);
    case 'space':
      return describeFirstSpace(s, seat, play.space);
    case 'field':
      return describeField(s, seat, play.field);
  }
}

/** Possible all through the turn and seldom wanted: behind one plain button. */
const COW_VERB = {
  id: 'cow',
  label: say('verb.cow'),
  sign: 'cow',
  does: say('verb.cow.does'),
  asks: say('verb.cow.asks'),
  quiet: true,
} as const;

function describeTrade(s: State, seat: number, trade: Trade): Ticket {
  return {
    label: say('move.trade', { what: tradeWords(trade) }),
    button: say('button.trade'),
    cost: [cowChip(1)],
    rule: 'MT-4.44',
    verb: COW_VERB,
    ...tradeGain(s, seat, trade),
  };
}

function tradeGain(s: State, seat: number, trade: Trade): Pick<Ticket, 'targets' | 'gain' | 'warning'> {
  switch (trade.what) {
    case 'good': {
      const targets = [targetOf.supply(entry(GOODS, trade.good))];
      return { targets, ...goodsGain(s, seat, some(trade.good, COW_PIECES)) };
    }
    case 'silver':
      return { targets: [], gain: [silverChip(COW_SILVER)] };
    case 'worker': {
      const colours = Array.from({ length: COW_PIECES }, () => trade.colour);
      return { targets: [targetOf.supply(workerId(trade.colour))], ...workersGain(s, seat, colours) };
    }
  }
}
