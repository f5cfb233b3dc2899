/** Section 10, as checks the conformance kit runs after every move. */
import {
  ACQUIRED_PER_DAY,
  BUILDINGS,
  KINDS,
  MINER,
  POOL_MINERS_PER_PLAYER,
  RESOURCES,
  SPACES,
  SPECIALIST_SUPPLY,
  STARTERS,
  START_MINERS,
  STRONG,
  STRONG_PER_PLAYER,
  YARD,
  poolOf,
  supplyOf,
} from './data';
import { CARDS, copiesIn } from './data-cards';
import { TILES } from './data-tiles';
import { add, at, sum } from './rules/counts';
import { specialistLimit } from './rules/hiring';
import { comboSlots } from './rules/market';
import { mineFaults } from './rules/mine';
import { beds, builtSpaces, countOf, people, storage } from './rules/town';
import { isCalm, isSolo, top, type State, type Town } from './state';

export function violations(s: State): string[] {
  const faults: string[] = [];
  const expect = (ok: boolean, fault: string) => {
    if (!ok) faults.push(fault);
  };
  pieces(s, expect);
  workers(s, expect);
  tiles(s, expect);
  cards(s, expect);
  for (const type of BUILDINGS) {
    const standing = s.towns.reduce((n, t) => n + countOf(t, type), 0);
    const starters = STARTERS.filter((starter) => starter === type).length * s.towns.length;
    const all = supplyOf(type, s.towns.length) + starters;
    expect(s.supply[type] + standing + s.removed[type] === all, `10.6: ${type} pieces`);
  }
  s.towns.forEach((t, seat) => town(s, t, seat, expect));
  s.slots.forEach((lying, combo) =>
    expect(lying.length <= comboSlots(s.towns.length, combo), '10.11: slot pieces'),
  );
  return faults;
}

type Expect = (ok: boolean, fault: string) => void;

function pieces(s: State, expect: Expect): void {
  RESOURCES.forEach((id, res) => {
    const stored = s.towns.reduce((n, t) => n + at(t.resources, res), 0);
    const lying = s.slots.reduce((n, slot) => n + slot.filter((piece) => piece === res).length, 0);
    expect(
      at(s.pool, res) + stored + lying === poolOf(s.towns.length) && at(s.pool, res) >= 0,
      `10.1: ${id}`,
    );
  });
}

function workers(s: State, expect: Expect): void {
  const task = top(s);
  const n = s.towns.length;
  KINDS.forEach((id, kind) => {
    const owned = s.towns.reduce(
      (n, t) => n + at(people(t), kind) + t.cells.filter((p) => p.kind === kind).length,
      0,
    );
    const coach = task?.kind === 'stagecoach-pick' ? task.drawn.filter((k) => k === kind).length : 0;
    const jobs = s.jobs.filter((k) => k === kind).length;
    const rest = kind === MINER ? s.miners : kind === STRONG ? s.strong : 0;
    const all =
      kind === MINER
        ? (START_MINERS + POOL_MINERS_PER_PLAYER) * n
        : kind === STRONG
          ? STRONG_PER_PLAYER * n
          : SPECIALIST_SUPPLY[id];
    expect(owned + coach + jobs + rest + at(s.bag, kind) === all, `10.2, 10.3: ${id}`);
  });
}

function tiles(s: State, expect: Expect): void {
  const task = top(s);
  const counts = s.tiles.slice();
  const count = (tile: number) => add(counts, tile);
  for (const t of s.towns) for (const tile of t.mine) count(tile.tile);
  for (const tile of s.fallen) count(tile);
  if (task && 'exploration' in task) task.exploration.drawn.forEach(count);
  TILES.forEach((tile, i) => expect(counts[i] === tile.copies && at(s.tiles, i) >= 0, `10.4: ${tile.id}`));
}

function cards(s: State, expect: Expect): void {
  CARDS.forEach((card, i) => {
    const held = s.towns.reduce(
      (n, t) =>
        n + t.hand.filter((id) => id === card.id).length + t.held.filter((id) => id === card.id).length,
      0,
    );
    const waiting = s.pending.filter((task) => task.kind === 'event' && task.card === card.id).length;
    expect(
      at(s.deck, i) + at(s.discard, i) + held + waiting === copiesIn(card, isSolo(s), isCalm(s)),
      `10.14: ${card.id}`,
    );
  });
}

function town(s: State, t: Town, seat: number, expect: Expect): void {
  const who = `seat ${seat}`;
  for (const fault of mineFaults(t.mine)) expect(false, `10.5: ${fault}, ${who}`);
  expect(
    t.mine.every((m) => Math.abs(m.x) <= s.reach && m.y >= 1 && m.y <= s.depth),
    `10.5: out of bounds, ${who}`,
  );
  expect(builtSpaces(t) <= SPACES && t.carts.length <= YARD && t.cash >= 0, `10.7: ${who}`);
  expect(
    [...t.idle, ...t.used, ...t.street].every((n) => n >= 0),
    `10.8: ${who}`,
  );
  expect(placed(t) <= sum(t.used), `10.8: more placed than used, ${who}`);
  expect(t.acquired <= ACQUIRED_PER_DAY && t.specialistsHired <= specialistLimit(t), `10.9: ${who}`);
  if (s.phase === 'night' || s.phase === 'over') {
    expect(sum(people(t)) <= beds(t), `10.10: beds, ${who}`);
    expect(sum(t.resources) <= storage(t), `10.10: store, ${who}`);
  }
  const drops = t.carts.flatMap((cart) => cart.drops.map((d) => `${d.x},${d.y}`));
  const shafts = t.carts.flatMap((cart) => (cart.shaft ? [`${cart.shaft.x},${cart.shaft.y}`] : []));
  expect(new Set(drops).size === drops.length, `10.12: a tile worked twice, ${who}`);
  expect(new Set(shafts).size === shafts.length, `10.12: a shaft taken twice, ${who}`);
  expect(t.cells.length <= countOf(t, 'sheriffs-office'), `cells: ${who}`);
}

function placed(t: Town): number {
  const inTown = t.spaces.reduce((n, b) => n + (b ? b.here.length : 0), 0);
  return inTown + t.carts.reduce((n, cart) => n + cart.crew.length, 0);
}
