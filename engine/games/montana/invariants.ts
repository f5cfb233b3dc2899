/** Section 10, after every move. */
import {
  AREAS,
  BANK,
  CANTEENS,
  colourOfRow,
  COLOURS,
  COWS,
  FIELD_SETTLEMENTS,
  FIELDS_PER_BUILD,
  GOODS,
  LINE_SETTLEMENTS,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  SMALL_GOODS,
  START_GOODS,
  TWO_SETTLEMENTS,
  WORKER_CAP,
  WORKERS_PER_COLOUR,
  WORKERS_PER_SPACE,
} from './data';
import { standOf } from './rules/contractors';
import { AXES, landscape } from './rules/landscape';
import { fieldsBuilt } from './rules/tasks';
import { BANK_SPOTS, bankSpot, isFull, largeSpot, largeSpotsOf, smallSpot, spot } from './rules/worker-board';
import { HAND, placedBy, sides, SPOT_WIDTH, sum, tableSize, top, workersOf, type State } from './state';

/** While a move is made (`midway`) pieces are complete too; what is asked next is not settled yet. */
export function violations(s: State, midway = false): string[] {
  return [...pieces(s), ...landRules(s, midway), ...workBoard(s, midway), ...tableRules(s, midway)];
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
    const extra = SMALL_GOODS.includes(g) ? s.seats * START_GOODS : 0;
    if (n !== (size.goods[g] ?? 0) + extra) bad.push(`I2/I3: ${n} ${id}`);
  });
  const cows = s.supply.cows + sum(s.cows) + sum(s.players.map((p) => p.cows));
  if (cows !== COWS || s.supply.cows < 0) bad.push(`I4: ${cows} cows`);
  const canteens = sum(s.water) + sum(s.players.map((p) => p.canteens)) + s.spent;
  if (canteens !== landscape(s).lakes.length) bad.push(`I5: ${canteens} canteens`);
  const returning = s.pending.filter((task) => task.kind === 'return-worker').map((task) => task.seat);
  s.players.forEach((p, seat) => {
    const most = returning.includes(seat) ? WORKER_CAP + WORKERS_PER_SPACE : WORKER_CAP;
    if (workersOf(p) > most) bad.push(`I6: seat ${seat} has ${workersOf(p)} workers`);
    const numbers = [...p.goods, ...p.workers, p.silver, p.cows, p.canteens, p.left];
    if (numbers.some((n) => n < 0 || !Number.isInteger(n))) bad.push(`I15: seat ${seat} is below nothing`);
  });
  if ([...s.supply.goods, ...s.supply.workers].some((n) => n < 0)) bad.push('I15: supply below nothing');
  return bad;
}

function landRules(s: State, midway: boolean): string[] {
  const bad: string[] = [];
  const board = landscape(s);
  const { settlements } = tableSize(s);
  s.players.forEach((p, seat) => {
    const own = board.fields.flatMap((_, i) => (s.owner[i] === seat ? [i] : []));
    const placed = sum(own.map((i) => s.stack[i] ?? 0));
    if (p.left + placed !== settlements) bad.push(`I7: seat ${seat} has ${p.left} + ${placed} settlements`);
    if (placed !== placedBy(p) || own.length !== p.fields) bad.push(`I10: seat ${seat} miscounted`);
    for (const i of own) {
      const n = s.stack[i] ?? 0;
      const base = board.fields[i]?.two ? TWO_SETTLEMENTS : FIELD_SETTLEMENTS;
      // The free settlement of a ×2 field comes after the first.
      const short = !midway && n < base && p.left > 0;
      if (n < 1 || n > base + AXES.length * LINE_SETTLEMENTS || short)
        bad.push(`I10: ${n} settlements on field ${i}`);
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

function workBoard(s: State, midway: boolean): string[] {
  const bad: string[] = [];
  BANK.forEach((space, i) => {
    const here = spot(s, bankSpot(i));
    const n = sum(here.slice(0, HAND));
    const hand = here[HAND] ?? 0;
    if (!(n === 0 && hand <= 1) && !(n === space.workers && hand === 0)) bad.push(`I13: ${space.id}`);
  });
  ROWS.forEach((row, i) => {
    const large = spot(s, largeSpot(i));
    const small = spot(s, smallSpot(i));
    if (!crew(large, colourOfRow(i), true) || !crew(small, colourOfRow(i), false)) bad.push(`I13: ${row.id}`);
    if (sum(small) > 0 && sum(large.slice(0, HAND)) === 0) bad.push(`I12: ${row.id}`);
  });
  if (!midway && top(s)?.kind === 'choose-action') {
    if (isFull(s, BANK_SPOTS)) bad.push('I11: the bank is full');
    AREAS.forEach((_, area) => {
      if (isFull(s, largeSpotsOf(area))) bad.push(`I11: area ${area} is full`);
    });
  }
  return bad;
}

function crew(here: readonly number[], colour: number, handAllowed: boolean): boolean {
  const matching = here[colour] ?? 0;
  const others = sum(here.slice(0, HAND)) - matching;
  const hand = here[HAND] ?? 0;
  if (hand > 0) return handAllowed && hand === 1 && matching + others === 0;
  return (
    (matching === 0 && (others === 0 || others === OTHER_CREW)) || (matching === OWN_CREW && others === 0)
  );
}

function tableRules(s: State, midway: boolean): string[] {
  const bad: string[] = [];
  const task = top(s);
  // Whoever is pushed out stands beside the new bid until the hardware store has him back.
  if (s.city && !midway) {
    const rows = s.players.flatMap((_, seat) => standOf(s.city, seat)?.row ?? []);
    if (new Set(rows).size !== rows.length) bad.push('I14: two contractors in one row');
  }
  if (!midway && s.city && (task?.kind === 'choose-action' || task?.kind === 'end-turn'))
    bad.push('I14: the city is still open');
  if (s.turns > tableSize(s).cap * sides(s) + CANTEENS) bad.push(`I16: ${s.turns} turns`);
  if (task?.kind === 'build-next' && fieldsBuilt(task) > FIELDS_PER_BUILD)
    bad.push('MT-4.33: too many fields in one build');
  if (!midway && !s.over && !task) bad.push('nothing is pending');
  return bad;
}
