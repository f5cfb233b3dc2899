import type { Chip, Move, MoveDescription, Target } from '../../../core/game';
import { count, list } from '../../../core/words';
import {
  AREA_GOOD,
  BANK,
  COLOURS,
  COW_SILVER,
  FIELDS_PER_BUILD,
  GOODS,
  GRAIN,
  PUMPKIN,
  ROWS,
  SHOPS,
  WHEEL,
} from '../data';
import { linesAt, runLength, watersAt } from '../rules/building';
import { AXES, cellId, landscape, openFields } from '../rules/landscape';
import { coloursIn } from '../rules/moves';
import {
  canPay,
  colourIndex,
  goodIndex,
  largeSpot,
  nameOf,
  player,
  smallSpot,
  top,
  WHEEL_SPACES,
  type State,
  type Task,
} from '../state';
import { say } from './catalogue';
import {
  areaName,
  fieldLabel,
  goodsWords,
  goodWord,
  pumpkins,
  settlements,
  shopName,
  tradeWords,
  workersWords,
} from './names';

function chip(sign: string, amount: number, words: string): Chip {
  return { sign, amount, label: words };
}

function goodChips(goods: readonly number[]): Chip[] {
  return goods.flatMap((n, g) => (n > 0 ? [chip(GOODS[g] ?? '', n, `${n} ${goodWord(g, n)}`)] : []));
}

function workerChips(colours: readonly number[]): Chip[] {
  return COLOURS.flatMap((id, c) => {
    const n = colours.filter((one) => one === c).length;
    return n > 0 ? [chip(`w-${id}`, n, count(n, `${id} worker`))] : [];
  });
}

function silverChip(n: number): Chip {
  return chip('silver', n, `${n} silver`);
}

function anyWorkers(n: number): Chip {
  return chip('worker', n, count(n, 'worker'));
}

/** Goods with one kind set. */
function some(good: number, n: number): number[] {
  return GOODS.map((_, g) => (g === good ? n : 0));
}

export function describe(s: State, move: Move): MoveDescription {
  const task = top(s);
  const cut = move.indexOf(':');
  const verb = cut < 0 ? move : move.slice(0, cut);
  const rest = cut < 0 ? '' : move.slice(cut + 1);
  switch (verb) {
    case 'start':
      return describeStart(s, rest);
    case 'pair':
      return {
        label: say('move.pair', { workers: workersWords(coloursIn(rest)) }),
        targets: [],
        gain: workerChips(coloursIn(rest)),
        rule: 'MT-4.11',
      };
    case 'return':
      return {
        label: say('move.return', { worker: workersWords(coloursIn(rest)) }),
        targets: [],
        cost: workerChips(coloursIn(rest)),
        rule: 'MT-4.12',
      };
    case 'recruit':
      return {
        label: say('move.recruit'),
        detail: say('move.recruit.detail'),
        targets: ['wheel'],
        gain: [anyWorkers(2)],
        rule: 'MT-4.10',
        sign: 'wheel',
      };
    case 'bank':
      return describeBank(rest);
    case 'row':
      return describeRow(rest);
    case 'city':
      return {
        label: say('move.city'),
        detail: say('move.city.detail'),
        targets: ['place:city'],
        gain: goodChips(some(PUMPKIN, 1)),
        rule: 'MT-4.23',
        sign: 'city',
      };
    case 'build':
      return describeBuild(s);
    case 'match':
    case 'place':
      return describeWorkers(task, verb, rest);
    case 'skip':
      return { label: say('move.skip'), targets: [], rule: 'MT-4.20', weight: 'quiet' };
    case 'advance':
      return describeAdvance(s, Number(rest));
    case 'space':
      return describeSpace(s, rest);
    case 'pass':
      return { label: say('move.pass'), targets: [], rule: 'MT-4.27', weight: 'quiet' };
    case 'mix': {
      const [copper = 0, stone = 0, grain = 0] = rest.split(',').map(Number);
      const goods = [copper, 0, stone, 0, grain, 0];
      return {
        label: say('move.mix', { goods: goodsWords(goods) }),
        targets: [],
        gain: goodChips(goods),
        rule: 'MT-4.30',
      };
    }
    case 'upgrade':
      return describeUpgrade(rest);
    case 'field':
      return describeField(s, rest);
    case 'stop': {
      const silver = FIELDS_PER_BUILD - (task?.at ?? 0);
      return {
        label: say('move.stop'),
        targets: [],
        gain: silver > 0 ? [silverChip(silver)] : [],
        rule: 'MT-4.42',
        weight: 'main',
      };
    }
    case 'end':
      return { label: say('move.end'), targets: [], rule: 'MT-4.47', weight: 'main' };
    case 'canteen':
      return {
        label: say('move.canteen'),
        detail: say('move.canteen.detail'),
        targets: [],
        cost: [chip('canteen', 1, '1 canteen')],
        rule: 'MT-4.48',
      };
    default:
      return describeTrade(rest, task?.kind);
  }
}

function describeStart(s: State, id: string): MoveDescription {
  const board = landscape(s);
  const index = board.index.get(id) ?? -1;
  const land = (board.next[index] ?? []).filter(
    (near) => near >= 0 && board.fields[near]?.kind === 'land',
  ).length;
  return {
    label: say('move.start', { field: fieldLabel(s, index) }),
    detail: say('move.start.detail', { n: land }),
    targets: [`cell:${id}`],
    rule: 'MT-3.3',
  };
}

function describeBank(id: string): MoveDescription {
  const index = BANK.findIndex((space) => space.id === id);
  const space = BANK[index] ?? { id: '', workers: 0, pays: 0 };
  return {
    label: say('move.bank', { workers: count(space.workers, 'worker'), silver: space.pays }),
    targets: [`spot:${index}`],
    cost: [anyWorkers(space.workers)],
    gain: [silverChip(space.pays)],
    rule: 'MT-4.16',
    group: say('bank'),
  };
}

function describeRow(id: string): MoveDescription {
  const index = ROWS.findIndex((row) => row.id === id);
  const row = ROWS[index] ?? { id: '', area: 0, price: 0, yields: 0 };
  const good = AREA_GOOD[row.area] ?? 0;
  return {
    label: say('move.row', { n: row.yields, good: goodWord(good, row.yields), price: row.price }),
    detail: say('move.row.detail', { good: goodWord(good) }),
    targets: [`spot:${largeSpot(index)}`],
    cost: [silverChip(row.price), chip(`w-${COLOURS[row.area] ?? ''}`, 1, `1 ${goodWord(good)} worker`)],
    gain: goodChips(some(good, row.yields)),
    rule: 'MT-4.17',
    group: areaName(row.area),
  };
}

function describeBuild(s: State): MoveDescription {
  const p = player(s, top(s)?.seat ?? 0);
  const board = landscape(s);
  const payable = openFields(s).filter((i) => canPay(p, board.fields[i]?.cost ?? []));
  return {
    label: say('move.build'),
    detail: say('move.build.detail', { fields: count(payable.length, 'field') }),
    targets: payable.map((i): Target => `cell:${cellId(s, i)}`),
    gain: [chip('settlement', 1, settlements(1))],
    rule: 'MT-4.33',
    sign: 'settlement',
  };
}

function describeWorkers(task: Task | undefined, verb: string, rest: string): MoveDescription {
  const at = task?.at ?? 0;
  const bank = task?.kind === 'bank-workers';
  const area = ROWS[at]?.area ?? 0;
  const colours = verb === 'match' ? [area] : coloursIn(rest);
  const small = task?.kind === 'small-space';
  const target = bank ? at : small ? smallSpot(at) : largeSpot(at);
  const n = small ? 1 : (ROWS[at]?.yields ?? 0);
  return {
    label: say('move.place', { workers: workersWords(colours) }),
    targets: [`spot:${target}`],
    cost: workerChips(colours),
    gain: bank ? [silverChip(BANK[at]?.pays ?? 0)] : goodChips(some(AREA_GOOD[area] ?? 0, n)),
    rule: bank ? 'MT-4.16' : small ? 'MT-4.20' : 'MT-4.18',
  };
}

function describeAdvance(s: State, steps: number): MoveDescription {
  if (steps === 0) return { label: say('move.advance.none'), targets: [], rule: 'MT-4.13', weight: 'quiet' };
  const space = (s.arrow + steps) % WHEEL_SPACES;
  const pair = WHEEL[space];
  const workers = pair ? workersWords(pair) : say('move.advance.white');
  return {
    label: say('move.advance', { spaces: count(steps, 'space'), workers }),
    targets: [`wheel:${space}`],
    cost: goodChips(some(GRAIN, steps)),
    gain: pair ? workerChips(pair) : [anyWorkers(2)],
    rule: 'MT-4.13',
  };
}

function describeSpace(s: State, text: string): MoveDescription {
  const [id = '', column = '0'] = text.split('@');
  const row = SHOPS.findIndex((shop) => shop.id === id);
  const shop = SHOPS[row];
  const price = Number(column);
  const other = s.city?.at.findIndex((at) => at >= 0 && Math.floor(at / 10) === row) ?? -1;
  const gain: Chip[] = [];
  if (shop?.cows) gain.push(chip('cow', shop.cows, '1 cow'));
  if (shop?.goods) gain.push(chip('goods', shop.goods, `${shop.goods} goods`));
  if (shop?.silver) gain.push(silverChip(shop.silver));
  if (shop?.upgrades) gain.push(chip('upgrade', shop.upgrades, count(shop.upgrades, 'upgrade')));
  return {
    label: say('move.space', { shop: shopName(row), pumpkins: pumpkins(price) }),
    ...(other >= 0 ? { detail: say('move.space.outbids', { name: nameOf(s, other) }) } : {}),
    targets: [`space:${text}`],
    cost: goodChips(some(PUMPKIN, price)),
    gain,
    rule: other >= 0 ? 'MT-4.26' : 'MT-4.24',
    group: shopName(row),
  };
}

function describeUpgrade(rest: string): MoveDescription {
  const [copper = 0, stone = 0] = rest.split(',').map(Number);
  if (copper + stone === 0) {
    return { label: say('move.upgrade.none'), targets: [], rule: 'MT-4.30', weight: 'quiet' };
  }
  const small = [copper, 0, stone, 0, 0, 0];
  return {
    label: say('move.upgrade', { goods: goodsWords(small) }),
    targets: [],
    cost: goodChips(small),
    gain: goodChips([0, copper, 0, stone, 0, 0]),
    rule: 'MT-4.30',
  };
}

function describeField(s: State, id: string): MoveDescription {
  const board = landscape(s);
  const index = board.index.get(id) ?? -1;
  const field = board.fields[index];
  const seat = top(s)?.seat ?? 0;
  const lines = linesAt(s.owner, board, index, seat);
  const waters = watersAt(s, board, index).length;
  const n = Math.min(player(s, seat).left, 1 + (field?.two ? 1 : 0) + lines);
  const gain = [chip('settlement', n, settlements(n))];
  if (s.cows[index]) gain.push(chip('cow', 1, '1 cow'));
  if (waters > 0) gain.push(chip('canteen', waters, count(waters, 'canteen')));
  const notes: string[] = [];
  if (lines > 0) notes.push(say('move.field.line'));
  if (field?.two) notes.push(say('move.field.two'));
  if (waters > 0)
    notes.push(waters > 1 ? say('move.field.canteens', { n: waters }) : say('move.field.canteen'));
  if (s.cows[index]) notes.push(say('move.field.cow'));
  if (AXES.some((axis) => runLength(s.owner, board, index, seat, axis) === 3))
    notes.push(say('move.field.three'));
  return {
    label: fieldLabel(s, index),
    detail: notes.length > 0 ? list(notes.slice(0, 2)) : say('move.field.plain'),
    targets: [`cell:${id}`],
    cost: goodChips(field?.cost ?? []),
    gain,
    rule: 'MT-4.34',
  };
}

/** Where trading is the smaller choice it stands as a list below; elsewhere as a bar of signs. */
const TRADES_BELOW: ReadonlySet<string | undefined> = new Set(['choose-action', 'city-place']);

function describeTrade(what: string, kind: string | undefined): MoveDescription {
  const worker = what.startsWith('w-');
  const id = worker ? what.slice(2) : what;
  const gain =
    what === 'silver'
      ? [silverChip(COW_SILVER)]
      : worker
        ? workerChips([colourIndex(id)])
        : goodChips(some(goodIndex(what), 1));
  const shared = { targets: [], cost: [chip('cow', 1, '1 cow')], gain, rule: 'MT-4.44' };
  return TRADES_BELOW.has(kind)
    ? { ...shared, label: say('move.trade', { what: tradeWords(what) }), group: say('group.trade') }
    : { ...shared, label: say(worker ? 'move.trade.worker' : 'move.trade.good', { what: id }), sign: what };
}
