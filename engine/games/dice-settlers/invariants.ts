/** Section 10: what must hold after every move and, but for what is asked, at every event. */
import { hexDistance, hexKey, hexNeighbours, hexOf, type Hex } from '../../geometry/hex';
import {
  ACTIONS,
  BOT_LEAD,
  BOT_TENTS,
  DICE_TOTAL,
  dieColour,
  EXPLORE_TOUCH,
  HEX_SIDES,
  HOUSES,
  QUOTA_BASE,
  QUOTA_MAX,
  ROUND_STOP,
  VP_SUPPLY,
} from './data';
import { TILES } from './data-tiles';
import { diceKept } from './rules/clean-up';
import { total } from './rules/lists';
import {
  controls,
  exploreCells,
  housesLeft,
  housesOnMap,
  keyOf,
  leadOver,
  present,
  tentsOf,
} from './rules/map';
import { moves } from './rules/moves';
import { diceOwned } from './rules/points';
import { TERMS, working } from './rules/techs';
import { botOwner, diceInHand, tilesInHand, top, type State, type Task } from './state';

export function violations(s: State, midway = false): string[] {
  const found: string[] = [];
  const expect = (ok: boolean, what: string) => {
    if (!ok) found.push(what);
  };
  DICE_TOTAL.forEach((n, colour) => expect(diceOf(s, colour) === n, `dice of colour ${colour} are not ${n}`));
  for (let side = 0; side < s.sides; side++) {
    expect(housesOnMap(s, side) <= HOUSES, `side ${side} has more than ${HOUSES} houses`);
  }
  checkBot(s, expect);
  const held = s.players.reduce((n, p) => n + p.vp, 0) + (s.bot?.vp ?? 0);
  expect(held + s.vpSupply - s.vpReserve === VP_SUPPLY[s.sides], 'points are not conserved');
  expect(s.vpSupply >= 0, 'the supply of points is below zero');
  checkTiles(s, expect);
  if (!midway) for (const task of s.pending) checkTask(s, task, expect);
  s.players.forEach((p, seat) => {
    const who = `seat ${seat}`;
    expect(p.quota >= QUOTA_BASE && p.quota <= QUOTA_MAX, `${who} has a quota of ${p.quota}`);
    expect(
      new Set(p.used).size === p.used.length && p.used.length <= ACTIONS.length,
      `${who} repeats an action`,
    );
    expect(new Set(p.factories).size === p.factories.length, `${who} uses a Factory twice`);
    expect(new Set(p.flipped).size === p.flipped.length, `${who} uses a card twice`);
    expect(new Set(p.techs).size === p.techs.length, `${who} has two markers on a card`);
    expect(
      p.techs.every((id) => s.tableau.includes(id)),
      `${who} has a card that is not on the table`,
    );
    const counts = [p.tents, p.vp, ...p.tokens, ...p.bag, ...p.spent];
    expect(
      counts.every((n) => Number.isInteger(n) && n >= 0),
      `${who} has less than nothing`,
    );
    if (s.phase === 'over') {
      expect(p.active.length <= diceKept(p), `${who} keeps too many dice`);
      expect(p.flipped.length === 0 && p.factories.length === 0, `${who} has marks after Clean-up`);
    }
  });
  expect(s.round <= ROUND_STOP + 1, `round ${s.round}`);
  expect(s.finalRound === 0 || s.round <= s.finalRound, 'the last round was passed');
  expect(midway || s.phase === 'over' || moves(s).length > 0, `no move in ${top(s)?.kind ?? 'nothing'}`);
  return found;
}

function diceOf(s: State, colour: number): number {
  let n = (s.supply[colour] ?? 0) + (s.box[colour] ?? 0);
  for (const p of s.players) {
    n += (p.bag[colour] ?? 0) + (p.spent[colour] ?? 0);
    for (const die of p.active) if (dieColour(die) === colour) n++;
  }
  if (s.bot) {
    for (const c of s.bot.queue) if (c === colour) n++;
    for (const side of s.bot.sides) for (const die of side.dice) if (dieColour(die) === colour) n++;
  }
  for (const task of s.pending) for (const die of diceInHand(task)) if (dieColour(die) === colour) n++;
  return n;
}

function checkBot(s: State, expect: Expect): void {
  if (!s.bot) return;
  const owner = botOwner(s);
  const onMap = s.map.reduce((n, t) => n + tentsOf(t, owner), 0);
  expect(
    onMap + s.bot.tents + s.bot.general === BOT_TENTS,
    `the tents of the Diceoneer are not ${BOT_TENTS}`,
  );
  expect(s.bot.tents >= 0 && s.bot.general >= 0, 'the Diceoneer has less than no tents');
  expect(
    s.bot.centre.every((n) => n >= 0),
    'the centre holds less than nothing',
  );
  // After its last turn of a round in which you began, you have changed nothing yet.
  const waits = s.phase !== 'clean' || s.first !== 0 || housesLeft(s, owner) === 0;
  const ripe = s.map.filter((t) => t.house < 0 && leadOver(t, owner) >= BOT_LEAD);
  expect(waits || ripe.length === 0, 'the Diceoneer leaves a lead without a house');
  expect(s.bot.marker >= 0 && s.bot.marker < HEX_SIDES.length, 'the marker is off the hex');
}

type Expect = (ok: boolean, what: string) => void;

/** What holds while a task waits: the draw of a roll, and the place of a new tile. */
function checkTask(s: State, task: Task, expect: Expect): void {
  switch (task.kind) {
    case 'roll-step': {
      const player = s.players[task.seat];
      if (!player) return;
      const due = Math.min(player.quota, diceOwned(s, task.seat));
      expect(player.active.length + total(player.spent) >= due, `seat ${task.seat} drew too few dice`);
      return;
    }
    case 'lay-tile':
      if (task !== top(s)) return;
      for (const cell of exploreCells(s, task.seat)) checkPlace(s, task.seat, cell, expect);
      return;
    case 'join':
      return checkPlace(s, task.explorer, task.cell, expect);
    case 'reinforce':
      return checkPlace(s, task.seat, task.cell, expect);
    case 'bot-join-answer':
      return checkPlace(s, botOwner(s), task.cell, expect);
  }
}

/** DS-4.41: beside the explorer, and touching two tiles where such a cell was to be had. */
function checkPlace(s: State, explorer: number, cell: string, expect: Expect): void {
  const before = s.map.filter((t) => keyOf(t) !== cell);
  const touched = (at: Hex) => before.filter((t) => hexDistance(t, at) === 1);
  const anywhere =
    TERMS['explore-anywhere'](working(s, explorer)) || !before.some((t) => present(t, explorer));
  const near = (at: Hex) => anywhere || touched(at).some((t) => present(t, explorer));
  const good = (at: Hex) => near(at) && touched(at).length >= EXPLORE_TOUCH;
  const taken = new Set(before.map(keyOf));
  const free = before.flatMap((t) => hexNeighbours(t)).filter((at) => !taken.has(hexKey(at)));
  const at = hexOf(cell);
  expect(near(at) && touched(at).length > 0, `the tile for ${cell} is not beside its explorer`);
  expect(good(at) || !free.some(good), `the tile for ${cell} touches too few tiles`);
}

function checkTiles(s: State, expect: Expect): void {
  const inHand = s.pending.flatMap(tilesInHand).length;
  const kept = s.draft.kept.filter((no) => no > 0 && !s.map.some((t) => t.tile === no)).length;
  const all =
    s.map.length +
    s.stack.length +
    s.removed.length +
    s.draft.hand.length +
    s.draft.stack.length +
    inHand +
    kept;
  expect(all === TILES.length, `${all} tiles instead of ${TILES.length}`);
  const seen = new Set<string>();
  s.map.forEach((t, i) => {
    const key = keyOf(t);
    expect(!seen.has(key), `two tiles at ${key}`);
    seen.add(key);
    expect(
      t.tents.every((n) => n >= 0),
      `fewer than no tents at ${key}`,
    );
    const touching = s.map.slice(0, i).some((other) => hexDistance(other, t) === 1);
    expect(i === 0 || touching, `the tile at ${key} touches nothing`);
    if (t.house >= 0) expect(controls(t, t.house), `the house at ${key} does not rule`);
  });
}
