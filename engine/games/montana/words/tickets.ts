import type { Move, MoveDescription } from '../../../core/game';
import { count, numberWord } from '../../../core/words';
import {
  areaOfRow,
  BANK,
  CITY_PUMPKINS,
  colourOfRow,
  COW_PIECES,
  COW_SILVER,
  entry,
  FIELD_SETTLEMENTS,
  goodOfRow,
  GRAIN,
  GRAIN_PER_STEP,
  LINE,
  OTHER_CREW,
  OWN_CREW,
  PUMPKIN,
  ROWS,
  SMALL_YIELD,
  TWO_SETTLEMENTS,
  WHEEL,
  workerId,
  WORKERS_PER_SPACE,
  type Trade,
} from '../data';
import { grantOf, payableFields, runLength, silverForStopping, watersAt } from '../rules/building';
import { AXES, cellId, fieldNamed, landAround, landscape } from '../rules/landscape';
import { readPlay, readTrade, type CrewPlay, type Plays } from '../rules/notation';
import { stepsOn } from '../rules/recruit';
import { targetOf } from '../rules/targets';
import { bankSpaceOf, rowOf } from '../rules/tasks';
import { crewOf, crewsFor } from '../rules/work';
import { bankSpot, largeSpot, smallSpot } from '../rules/worker-board';
import { player, topPick, type PickKind, type PickTask, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import {
  areaName,
  fieldLabel,
  goodWord,
  settlements,
  some,
  tradeWords,
  wheelWords,
  workersWords,
  workerWord,
} from './names';
import {
  anyWorkers,
  canteenChip,
  capWarning,
  chip,
  cowChip,
  goodChips,
  goodsGain,
  silverChip,
  warned,
  workerChips,
  workersGain,
  type Ticket,
} from './tickets-chips';
import { describeMix, describeSpace, describeUpgrade } from './tickets-city';

export type { TicketSign } from './tickets-chips';

/** The ticket of every pick. */
const TICKETS: { readonly [K in PickKind]: (s: State, pick: TaskOf<K>, play: Plays[K]) => Ticket } = {
  'setup-start-field': (s, _pick, { field }) => ({
    label: say('move.start', { field: fieldLabel(s, fieldNamed(s, field)) }),
    detail: startDetail(s, fieldNamed(s, field)),
    targets: [targetOf.cell(field)],
    rule: 'MT-3.3',
  }),
  'white-pair': (s, { seat }, { colours }) => ({
    label: say('move.pair', { workers: workersWords(colours) }),
    targets: [],
    ...workersGain(s, seat, colours),
    rule: 'MT-4.11',
  }),
  'return-worker': (_s, _pick, { colour }) => ({
    label: say('move.return', { worker: workersWords([colour]) }),
    targets: [],
    cost: workerChips([colour]),
    rule: 'MT-4.12',
  }),
  'choose-action': describeAction,
  'bank-workers': (_s, pick, { colours }) => {
    const space = bankSpaceOf(pick);
    return {
      ...crewTicket(colours, bankSpot(space)),
      gain: [silverChip(entry(BANK, space).pays)],
      rule: 'MT-4.16',
    };
  },
  'row-workers': (s, pick, play) => {
    const row = rowOf(pick);
    return {
      ...crewTicket(crewOf(play, row), largeSpot(row)),
      ...goodsGain(s, pick.seat, some(goodOfRow(row), entry(ROWS, row).yields)),
      rule: 'MT-4.18',
    };
  },
  'small-space': (s, pick, play) =>
    play.verb === 'skip'
      ? { label: say('move.skip'), targets: [], rule: 'MT-4.20', weight: 'quiet' }
      : describeSmall(s, pick.seat, rowOf(pick), play),
  'recruit-advance': (s, { seat }, { steps }) => describeAdvance(s, seat, steps),
  'city-place': (s, pick, play) =>
    play.verb === 'pass'
      ? { label: say('move.pass'), targets: [], rule: 'MT-4.27', weight: 'quiet' }
      : describeSpace(s, pick, play.space),
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
  return trade ? describeTrade(s, pick, trade) : ticketOf(s, pick.kind, pick, move);
}

function ticketOf<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>, move: Move): Ticket {
  return TICKETS[kind](s, pick as TaskOf<K>, readPlay(kind, move));
}

function describeAction(s: State, { seat }: TaskOf<'choose-action'>, play: Plays['choose-action']): Ticket {
  switch (play.verb) {
    case 'recruit':
      return {
        label: say('move.recruit'),
        detail: say('move.recruit.detail', { n: numberWord(WORKERS_PER_SPACE) }),
        targets: [targetOf.wheel()],
        gain: [anyWorkers(WORKERS_PER_SPACE)],
        rule: 'MT-4.10',
        sign: 'wheel',
        ...warned(capWarning(s, seat, WORKERS_PER_SPACE)),
      };
    case 'bank':
      return describeBank(play.space);
    case 'row':
      return describeRow(s, seat, play.row);
    case 'city':
      return {
        label: say('move.city'),
        detail: say('move.city.detail'),
        targets: [targetOf.city()],
        ...goodsGain(s, seat, some(PUMPKIN, CITY_PUMPKINS)),
        rule: 'MT-4.23',
        sign: 'city',
      };
    case 'build':
      return describeBuild(s, seat);
  }
}

function describeBank(space: number): Ticket {
  const { workers, pays } = entry(BANK, space);
  return {
    label: say('move.bank', { workers: count(workers, 'worker'), silver: pays }),
    targets: [targetOf.spot(bankSpot(space))],
    cost: [anyWorkers(workers)],
    gain: [silverChip(pays)],
    rule: 'MT-4.16',
    group: say('bank'),
  };
}

/** MT-4.18: one worker of the area where there is one, else others; the crew itself is the next pick. */
function describeRow(s: State, seat: number, row: number): Ticket {
  const { price, yields } = entry(ROWS, row);
  const good = goodOfRow(row);
  const { own, others } = crewsFor(player(s, seat), row);
  const crew = count(OWN_CREW, workerWord(colourOfRow(row)));
  return {
    label: say('move.row', { n: yields, good: goodWord(good, yields), price }),
    detail: !own
      ? say('move.row.others', { others: count(OTHER_CREW, 'worker') })
      : others
        ? say('move.row.detail', { own: crew, others: OTHER_CREW })
        : crew,
    targets: [targetOf.spot(largeSpot(row))],
    cost: [
      silverChip(price),
      own ? chip(workerId(colourOfRow(row)), OWN_CREW, crew) : anyWorkers(OTHER_CREW),
    ],
    ...goodsGain(s, seat, some(good, yields)),
    rule: 'MT-4.17',
    group: areaName(areaOfRow(row)),
  };
}

function describeBuild(s: State, seat: number): Ticket {
  const payable = payableFields(s, player(s, seat));
  return {
    label: say('move.build'),
    detail: say('move.build.detail', { n: payable.length }),
    targets: payable.map((index) => targetOf.cell(cellId(s, index))),
    gain: [chip('settlement', FIELD_SETTLEMENTS, settlements(FIELD_SETTLEMENTS))],
    rule: 'MT-4.33',
    sign: 'settlement',
  };
}

function crewTicket(colours: readonly number[], spot: number): Omit<Ticket, 'rule'> {
  return {
    label: say('move.place', { workers: workersWords(colours) }),
    targets: [targetOf.spot(spot)],
    cost: workerChips(colours),
  };
}

function describeSmall(s: State, seat: number, row: number, play: CrewPlay): Ticket {
  return {
    ...crewTicket(crewOf(play, row), smallSpot(row)),
    ...goodsGain(s, seat, some(goodOfRow(row), SMALL_YIELD)),
    rule: 'MT-4.20',
  };
}

function describeAdvance(s: State, seat: number, steps: number): Ticket {
  if (steps === 0) return { label: say('move.advance.none'), targets: [], rule: 'MT-4.13', weight: 'quiet' };
  const space = stepsOn(s.arrow, steps);
  const pair = entry(WHEEL, space);
  return {
    label: say('move.advance', { spaces: count(steps, 'space'), workers: wheelWords(space) }),
    targets: [targetOf.wheelSpace(space)],
    cost: goodChips(some(GRAIN, steps * GRAIN_PER_STEP)),
    ...(pair
      ? workersGain(s, seat, pair)
      : {
          gain: [anyWorkers(WORKERS_PER_SPACE)],
          ...warned(capWarning(s, seat, WORKERS_PER_SPACE)),
        }),
    rule: 'MT-4.13',
  };
}

function describeField(s: State, seat: number, id: string): Ticket {
  const board = landscape(s);
  const index = fieldNamed(s, id);
  const field = entry(board.fields, index);
  const { left } = player(s, seat);
  const { placed, two, line } = grantOf(s.owner, board, index, seat, left);
  const waters = watersAt(s, board, index).length;
  const gain = [chip('settlement', placed, settlements(placed))];
  if (s.cows[index]) gain.push(cowChip(1));
  if (waters > 0) gain.push(canteenChip(waters));
  const notes: string[] = [];
  if (placed >= left) notes.push(say('move.field.last'));
  if (line > 0) notes.push(say('move.field.line', { n: numberWord(LINE) }));
  if (two > 0) notes.push(say('move.field.two', { n: numberWord(TWO_SETTLEMENTS) }));
  if (waters > 0)
    notes.push(waters > 1 ? say('move.field.canteens', { n: waters }) : say('move.field.canteen'));
  if (s.cows[index]) notes.push(say('move.field.cow'));
  if (AXES.some((axis) => runLength(s.owner, board, index, seat, axis) === LINE - 1))
    notes.push(say('move.field.three'));
  return {
    label: fieldLabel(s, index),
    detail: notes.length > 0 ? notes.slice(0, 2).join(', ') : say('move.field.plain'),
    targets: [targetOf.cell(id)],
    cost: goodChips(field.cost),
    gain,
    rule: 'MT-4.34',
  };
}

function describeStop(pick: TaskOf<'build-next'>): Ticket {
  const silver = silverForStopping(pick);
  return {
    label: say('move.stop'),
    targets: [],
    gain: silver > 0 ? [silverChip(silver)] : [],
    rule: 'MT-4.42',
    weight: 'main',
  };
}

/** Where trading is the smaller choice it stands as a list below; elsewhere as a bar of signs. */
const TRADES_BELOW: ReadonlySet<PickKind> = new Set<PickKind>(['choose-action', 'city-place']);

function describeTrade(s: State, { kind, seat }: PickTask, trade: Trade): Ticket {
  const shared = { targets: [], cost: [cowChip(1)], ...tradeGain(s, seat, trade), rule: 'MT-4.44' };
  const what = tradeWords(trade);
  if (TRADES_BELOW.has(kind))
    return { ...shared, label: say('move.trade', { what }), group: say('group.trade') };
  const label = say(trade.what === 'worker' ? 'move.trade.worker' : 'move.trade.good', { what });
  return { ...shared, label, sign: trade.id };
}

function tradeGain(s: State, seat: number, trade: Trade): Pick<Ticket, 'gain' | 'warning'> {
  switch (trade.what) {
    case 'good':
      return goodsGain(s, seat, some(trade.good, COW_PIECES));
    case 'silver':
      return { gain: [silverChip(COW_SILVER)] };
    case 'worker':
      return workersGain(
        s,
        seat,
        Array.from({ length: COW_PIECES }, () => trade.colour),
      );
  }
}

function startDetail(s: State, index: number): string {
  const board = landscape(s);
  return [
    say('move.start.detail', { n: landAround(board, index) }),
    s.cows[index] ? say('move.start.cow') : '',
    entry(board.fields, index).two ? say('move.start.two') : '',
  ]
    .filter((text) => text !== '')
    .join('; ');
}
