import type { Chip, Move, MoveDescription } from '../../../core/game';
import { count, list, numberWord } from '../../../core/words';
import {
  areaOfRow,
  BANK,
  CITY_PUMPKINS,
  colourOfRow,
  COLOURS,
  COW_PIECES,
  COW_SILVER,
  entry,
  FIELD_SETTLEMENTS,
  goodOfRow,
  GOODS,
  GRAIN,
  GRAIN_PER_STEP,
  LINE,
  OTHER_CREW,
  OWN_CREW,
  PUMPKIN,
  ROWS,
  SHOPS,
  SMALL_YIELD,
  STORE_GOODS,
  TWO_SETTLEMENTS,
  UPGRADES,
  WHEEL,
  workerId,
  WORKERS_PER_SPACE,
  type PieceId,
  type Trade,
} from '../data';
import { grantOf, payableFields, runLength, silverForStopping, watersAt } from '../rules/building';
import { contractorIn, type CitySpace } from '../rules/contractors';
import { AXES, cellId, fieldNamed, landAround, landscape } from '../rules/landscape';
import { readPlay, readTrade, type CrewPlay, type Plays } from '../rules/notation';
import { stepsOn } from '../rules/recruit';
import { targetOf } from '../rules/targets';
import { bankSpaceOf, rowOf } from '../rules/tasks';
import { crewOf } from '../rules/work';
import { bankSpot, largeSpot, smallSpot } from '../rules/worker-board';
import { nameOf, player, topPick, type PickKind, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import {
  areaName,
  fieldLabel,
  goodsOf,
  goodsWords,
  goodWord,
  pumpkins,
  settlements,
  shopName,
  silverWords,
  some,
  tradeWords,
  wheelWords,
  workersWords,
} from './names';

/** The signs tickets name; the board draws every one of them. */
export type TicketSign =
  PieceId | 'worker' | 'silver' | 'cow' | 'canteen' | 'settlement' | 'goods' | 'upgrade' | 'wheel' | 'city';

interface Ticket extends MoveDescription {
  readonly sign?: TicketSign;
}

/** The ticket of every pick. */
const TICKETS: { readonly [K in PickKind]: (s: State, pick: TaskOf<K>, play: Plays[K]) => Ticket } = {
  'setup-start-field': (s, _pick, { field }) => ({
    label: say('move.start', { field: fieldLabel(s, fieldNamed(s, field)) }),
    detail: say('move.start.detail', { n: landAround(landscape(s), fieldNamed(s, field)) }),
    targets: [targetOf.cell(field)],
    rule: 'MT-3.3',
  }),
  'white-pair': (_s, _pick, { colours }) => ({
    label: say('move.pair', { workers: workersWords(colours) }),
    targets: [],
    gain: workerChips(colours),
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
  'row-workers': (_s, pick, play) => {
    const row = rowOf(pick);
    return {
      ...crewTicket(crewOf(play, row), largeSpot(row)),
      gain: goodChips(some(goodOfRow(row), entry(ROWS, row).yields)),
      rule: 'MT-4.18',
    };
  },
  'small-space': (_s, pick, play) =>
    play.verb === 'skip'
      ? { label: say('move.skip'), targets: [], rule: 'MT-4.20', weight: 'quiet' }
      : describeSmall(rowOf(pick), play),
  'recruit-advance': (s, _pick, { steps }) => describeAdvance(s, steps),
  'city-place': (s, _pick, play) =>
    play.verb === 'pass'
      ? { label: say('move.pass'), targets: [], rule: 'MT-4.27', weight: 'quiet' }
      : describeSpace(s, play.space),
  'city-goods': (_s, _pick, { counts }) => {
    const goods = goodsOf(STORE_GOODS, counts);
    return {
      label: say('move.mix', { goods: goodsWords(goods) }),
      targets: [],
      gain: goodChips(goods),
      rule: 'MT-4.30',
    };
  },
  'city-upgrade': (_s, _pick, { counts }) => describeUpgrade(counts),
  'build-next': (s, pick, play) =>
    play.verb === 'field' ? describeField(s, pick.seat, play.field) : describeStop(pick),
  'end-turn': (_s, _pick, { verb }) =>
    verb === 'end'
      ? { label: say('move.end'), targets: [], rule: 'MT-4.47', weight: 'main' }
      : {
          label: say('move.canteen'),
          detail: say('move.canteen.detail'),
          targets: [],
          cost: [canteenChip(1)],
          rule: 'MT-4.48',
        },
};

export function describe(s: State, move: Move): MoveDescription {
  const pick = topPick(s);
  if (!pick) throw new Error('The game is over.');
  const trade = readTrade(move);
  return trade ? describeTrade(trade, pick.kind) : ticketOf(s, pick.kind, pick, move);
}

function ticketOf<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>, move: Move): Ticket {
  return TICKETS[kind](s, pick as TaskOf<K>, readPlay(kind, move));
}

function chip(sign: TicketSign, amount: number, label: string): Chip {
  return { sign, amount, label };
}

function goodChips(goods: readonly number[]): Chip[] {
  return goods.flatMap((n, g) => (n > 0 ? [chip(entry(GOODS, g), n, `${n} ${goodWord(g, n)}`)] : []));
}

function workerChips(colours: readonly number[]): Chip[] {
  return COLOURS.flatMap((id, c) => {
    const n = colours.filter((one) => one === c).length;
    return n > 0 ? [chip(workerId(c), n, count(n, `${id} worker`))] : [];
  });
}

function silverChip(n: number): Chip {
  return chip('silver', n, silverWords(n));
}

function cowChip(n: number): Chip {
  return chip('cow', n, count(n, 'cow'));
}

function canteenChip(n: number): Chip {
  return chip('canteen', n, count(n, 'canteen'));
}

function anyWorkers(n: number): Chip {
  return chip('worker', n, count(n, 'worker'));
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
      };
    case 'bank':
      return describeBank(play.space);
    case 'row':
      return describeRow(play.row);
    case 'city':
      return {
        label: say('move.city'),
        detail: say('move.city.detail'),
        targets: [targetOf.city()],
        gain: goodChips(some(PUMPKIN, CITY_PUMPKINS)),
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

function describeRow(row: number): Ticket {
  const { price, yields } = entry(ROWS, row);
  const good = goodOfRow(row);
  return {
    label: say('move.row', { n: yields, good: goodWord(good, yields), price }),
    detail: say('move.row.detail', { own: OWN_CREW, good: goodWord(good), others: OTHER_CREW }),
    targets: [targetOf.spot(largeSpot(row))],
    cost: [
      silverChip(price),
      chip(workerId(colourOfRow(row)), OWN_CREW, count(OWN_CREW, `${goodWord(good)} worker`)),
    ],
    gain: goodChips(some(good, yields)),
    rule: 'MT-4.17',
    group: areaName(areaOfRow(row)),
  };
}

function describeBuild(s: State, seat: number): Ticket {
  const payable = payableFields(s, player(s, seat));
  return {
    label: say('move.build'),
    detail: say('move.build.detail', { fields: count(payable.length, 'field') }),
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

function describeSmall(row: number, play: CrewPlay): Ticket {
  return {
    ...crewTicket(crewOf(play, row), smallSpot(row)),
    gain: goodChips(some(goodOfRow(row), SMALL_YIELD)),
    rule: 'MT-4.20',
  };
}

function describeAdvance(s: State, steps: number): Ticket {
  if (steps === 0) return { label: say('move.advance.none'), targets: [], rule: 'MT-4.13', weight: 'quiet' };
  const space = stepsOn(s.arrow, steps);
  const pair = entry(WHEEL, space);
  return {
    label: say('move.advance', { spaces: count(steps, 'space'), workers: wheelWords(space) }),
    targets: [targetOf.wheelSpace(space)],
    cost: goodChips(some(GRAIN, steps * GRAIN_PER_STEP)),
    gain: pair ? workerChips(pair) : [anyWorkers(WORKERS_PER_SPACE)],
    rule: 'MT-4.13',
  };
}

function describeSpace(s: State, space: CitySpace): Ticket {
  const { cows, goods, silver, upgrades } = entry(SHOPS, space.row);
  const other = contractorIn(s.city, space.row);
  const gain: Chip[] = [];
  if (cows > 0) gain.push(cowChip(cows));
  if (goods > 0) gain.push(chip('goods', goods, `${goods} goods`));
  if (silver > 0) gain.push(silverChip(silver));
  if (upgrades > 0) gain.push(chip('upgrade', upgrades, count(upgrades, 'upgrade')));
  return {
    label: say('move.space', { shop: shopName(space.row), pumpkins: pumpkins(space.column) }),
    ...(other >= 0 ? { detail: say('move.space.outbids', { name: nameOf(s, other) }) } : {}),
    targets: [targetOf.space(space)],
    cost: goodChips(some(PUMPKIN, space.column)),
    gain,
    rule: other >= 0 ? 'MT-4.26' : 'MT-4.24',
    group: shopName(space.row),
  };
}

function describeUpgrade(counts: readonly number[]): Ticket {
  if (counts.every((n) => n === 0)) {
    return { label: say('move.upgrade.none'), targets: [], rule: 'MT-4.30', weight: 'quiet' };
  }
  const small = goodsOf(
    UPGRADES.map((one) => one.small),
    counts,
  );
  const big = goodsOf(
    UPGRADES.map((one) => one.big),
    counts,
  );
  return {
    label: say('move.upgrade', { goods: goodsWords(small) }),
    targets: [],
    cost: goodChips(small),
    gain: goodChips(big),
    rule: 'MT-4.30',
  };
}

function describeField(s: State, seat: number, id: string): Ticket {
  const board = landscape(s);
  const index = fieldNamed(s, id);
  const field = entry(board.fields, index);
  const { placed, lines } = grantOf(s.owner, board, index, seat, player(s, seat).left);
  const waters = watersAt(s, board, index).length;
  const gain = [chip('settlement', placed, settlements(placed))];
  if (s.cows[index]) gain.push(cowChip(1));
  if (waters > 0) gain.push(canteenChip(waters));
  const notes: string[] = [];
  if (lines > 0) notes.push(say('move.field.line', { n: numberWord(LINE) }));
  if (field.two) notes.push(say('move.field.two', { n: numberWord(TWO_SETTLEMENTS) }));
  if (waters > 0)
    notes.push(waters > 1 ? say('move.field.canteens', { n: waters }) : say('move.field.canteen'));
  if (s.cows[index]) notes.push(say('move.field.cow'));
  if (AXES.some((axis) => runLength(s.owner, board, index, seat, axis) === LINE - 1))
    notes.push(say('move.field.three'));
  return {
    label: fieldLabel(s, index),
    detail: notes.length > 0 ? list(notes.slice(0, 2)) : say('move.field.plain'),
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

function describeTrade(trade: Trade, kind: PickKind): Ticket {
  const shared = { targets: [], cost: [cowChip(1)], gain: tradeGain(trade), rule: 'MT-4.44' };
  if (TRADES_BELOW.has(kind)) {
    return { ...shared, label: say('move.trade', { what: tradeWords(trade) }), group: say('group.trade') };
  }
  const label =
    trade.what === 'worker'
      ? say('move.trade.worker', { what: entry(COLOURS, trade.colour) })
      : say('move.trade.good', { what: trade.id });
  return { ...shared, label, sign: trade.id };
}

function tradeGain(trade: Trade): Chip[] {
  switch (trade.what) {
    case 'good':
      return goodChips(some(trade.good, COW_PIECES));
    case 'silver':
      return [silverChip(COW_SILVER)];
    case 'worker':
      return workerChips(Array.from({ length: COW_PIECES }, () => trade.colour));
  }
}
