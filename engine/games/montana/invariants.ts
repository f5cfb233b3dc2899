/** Section 10, after every move. */
import {
  BANK,
  COLOURS,
  COWS,
  FIELDS_PER_BUILD,
  GOODS,
  ROWS,
  SMALL_GOODS,
  WORKER_CAP,
  WORKERS_PER_COLOUR,
} from './data';
import { landscape } from './rules/landscape';
import {
  HAND,
  isRace,
  largeSpot,
  occupied,
  rowsOf,
  smallSpot,
  spot,
  SPOT_WIDTH,
  sum,
  tableSize,
  top,
  workersOf,
  type State,
} from './state';

export function violations(s: State): string[] {
  return [...pieces(s), ...landRules(s), ...workBoard(s), ...tableRules(s)];
}

function pieces(s: State): string[] {
  const bad: string[] = [];
  const size = tableSize(s);
  COLOURS.forEach((id, c) => {
    let n = s.supply.workers[c] ?? 0;
    for (const p of s.players) n += p.workers[c] ?? 0;
    for (let at = c; at < s.spots.length; at += SPOT_WIDTH) n += s.spots[at] ?? 0;
    if (n !== WORKERS_PER_COLOUR) bad.push(`I1: ${n} ${id} workers`);
  });
  GOODS.forEach((id, g) => {
    let n = s.supply.goods[g] ?? 0;
    for (const p of s.players) n += p.goods[g] ?? 0;
    const extra = SMALL_GOODS.includes(g) ? s.seats : 0;
    if (n !== (size.goods[g] ?? 0) + extra) bad.push(`I2/I3: ${n} ${id}`);
  });
  const cows = s.supply.cows + sum(s.cows) + sum(s.players.map((p) => p.cows));
  if (cows !== COWS || s.supply.cows < 0) bad.push(`I4: ${cows} cows`);
  const canteens = sum(s.water) + sum(s.players.map((p) => p.canteens)) + s.spent;
  if (canteens !== landscape(s).lakes.length) bad.push(`I5: ${canteens} canteens`);
  const returning = s.pending.filter((task) => task.kind === 'return-worker').map((task) => task.seat);
  s.players.forEach((p, seat) => {
    const most = returning.includes(seat) ? WORKER_CAP + 2 : WORKER_CAP;
    if (workersOf(p) > most) bad.push(`I6: seat ${seat} has ${workersOf(p)} workers`);
    const numbers = [...p.goods, ...p.workers, p.silver, p.cows, p.canteens, p.left];
    if (numbers.some((n) => n < 0 || !Number.isInteger(n))) bad.push(`I15: seat ${seat} is below nothing`);
  });
  if ([...s.supply.goods, ...s.supply.workers].some((n) => n < 0)) bad.push('I15: supply below nothing');
  return bad;
}

function landRules(s: State): string[] {
  const bad: string[] = [];
  const board = landscape(s);
  const { settlements } = tableSize(s);
  s.players.forEach((p, seat) => {
    const own = board.fields.flatMap((_, i) => (s.owner[i] === seat ? [i] : []));
    const placed = sum(own.map((i) => s.stack[i] ?? 0));
    if (p.left + placed !== settlements) bad.push(`I7: seat ${seat} has ${p.left} + ${placed} settlements`);
    if (placed !== p.fields + p.twos + p.lines || own.length !== p.fields)
      bad.push(`I10: seat ${seat} miscounted`);
    for (const i of own) {
      const n = s.stack[i] ?? 0;
      const base = 1 + (board.fields[i]?.two ? 1 : 0);
      if (n < 1 || n > base + 3 || (n < base && p.left > 0)) bad.push(`I10: ${n} settlements on field ${i}`);
    }
  });
  board.fields.forEach((field, i) => {
    const used = s.owner[i] !== -1;
    if (used && (field.kind !== 'land' || i === s.start)) bad.push(`I8: built on field ${i}`);
    if (!used && s.stack[i] !== 0) bad.push(`I8: settlements of nobody on field ${i}`);
  });
  if (s.start >= 0 && !connected(s)) bad.push('I9: the settlements are not connected');
  return bad;
}

function connected(s: State): boolean {
  const board = landscape(s);
  const seen = new Set([s.start]);
  const open = [s.start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const near of board.next[at] ?? []) {
      if (near < 0 || s.owner[near] === -1 || seen.has(near)) continue;
      seen.add(near);
      open.push(near);
    }
  }
  return s.owner.filter((owner) => owner !== -1).length + 1 === seen.size;
}

function workBoard(s: State): string[] {
  const bad: string[] = [];
  BANK.forEach((space, i) => {
    const here = spot(s, i);
    const n = sum(here.slice(0, HAND));
    const hand = here[HAND] ?? 0;
    if (!(n === 0 && hand <= 1) && !(n === space.workers && hand === 0)) bad.push(`I13: ${space.id}`);
  });
  ROWS.forEach((row, i) => {
    const large = spot(s, largeSpot(i));
    const small = spot(s, smallSpot(i));
    if (!crew(large, row.area, true) || !crew(small, row.area, false)) bad.push(`I13: ${row.id}`);
    if (sum(small) > 0 && sum(large.slice(0, HAND)) === 0) bad.push(`I12: ${row.id}`);
  });
  if (top(s)?.kind === 'choose-action') {
    if (BANK.every((_, i) => occupied(s, i))) bad.push('I11: the bank is full');
    for (let area = 0; area < COLOURS.length; area++) {
      if (rowsOf(area).every((row) => occupied(s, largeSpot(row)))) bad.push(`I11: area ${area} is full`);
    }
  }
  return bad;
}

function crew(here: readonly number[], area: number, handAllowed: boolean): boolean {
  const matching = here[area] ?? 0;
  const others = sum(here.slice(0, HAND)) - matching;
  const hand = here[HAND] ?? 0;
  if (hand > 0) return handAllowed && hand === 1 && matching + others === 0;
  return (matching === 0 && (others === 0 || others === 2)) || (matching === 1 && others === 0);
}

function tableRules(s: State): string[] {
  const bad: string[] = [];
  const task = top(s);
  if (s.city) {
    const rows = s.city.at.filter((at) => at >= 0).map((at) => Math.floor(at / 10));
    if (new Set(rows).size !== rows.length) bad.push('I14: two contractors in one row');
  }
  if (s.city && (task?.kind === 'choose-action' || task?.kind === 'end-turn'))
    bad.push('I14: the city is still open');
  const sidesTaking = isRace(s) ? 2 : s.seats;
  if (s.turns > tableSize(s).cap * sidesTaking + 6) bad.push(`I16: ${s.turns} turns`);
  if (task?.kind === 'build-next' && task.at > FIELDS_PER_BUILD)
    bad.push('MT-4.33: too many fields in one build');
  if (!s.over && !task) bad.push('nothing is pending');
  return bad;
}
