/** What the Diceoneer does with its strength: six actions, each a chain of filters (DS-6.28 to DS-6.47). */
import { hexDistance } from '../../../geometry/hex';
import {
  BOT_EXPLORE,
  BOT_GATHER,
  BOT_RECRUIT,
  BOT_SELLS,
  BOT_TRADE_VP,
  colourAt,
  dieColour,
  GOLD,
  TERRAINS,
  type HexAction,
} from '../data';
import { techOf, type TechId } from '../data-techs';
import { botOf, botOwner, level, type Emit, type MapTile, type State, type TaskOf } from '../state';
import {
  botVp,
  camps,
  convertHouses,
  narrow,
  need,
  unused,
  yes,
  type BotReason,
  type Filter,
} from './diceoneer-tools';
import { mayJoin } from './explore';
import { cellOf } from './grid';
import { bump, total } from './lists';
import {
  bareTile,
  canExplore,
  controls,
  exploreCells,
  keyOf,
  neighboursOf,
  openColours,
  present,
  settleTiles,
  tented,
  tentsOf,
  terrainOf,
  terrains,
  tileAt,
  tileInfo,
} from './map';
import { goodsText } from './notation';
import { addTent, gainVp, returnTent } from './pieces';
import { techPoints } from './points';
import { guardOf } from './raid';

const ACTION: Readonly<Record<HexAction, (s: State, strength: number, emit: Emit) => void>> = {
  recruit(s, strength, emit) {
    if (openColours(s, botOwner(s)).length === 0) {
      botVp(s, unused(s, strength), 'no-die', 'DS-6.32', emit);
      return;
    }
    const { strength: needed, below, from } = BOT_RECRUIT;
    botVp(s, unused(s, Math.max(0, strength - needed)), 'spare', 'DS-6.30', emit);
    s.pending.push({ kind: 'bot-recruit', left: strength < needed ? below : from });
  },
  explore(s, strength, emit) {
    if (s.stack.length === 0 || !canExplore(s, botOwner(s))) {
      botVp(s, unused(s, strength), 'no-tile', 'DS-6.34', emit);
      return;
    }
    botVp(s, unused(s, strength - BOT_EXPLORE), 'spare', 'DS-6.33', emit);
    const tile = s.stack.pop() as number;
    s.pending.push({ kind: 'bot-explore', tile });
    emit({ kind: 'bot-tile', seat: -1, args: { tile }, targets: ['stack'], rule: 'DS-6.33', news: true });
  },
  settle: (s, strength) => void s.pending.push({ kind: 'bot-settle', left: strength, gathered: false }),
  raid: startRaid,
  trade,
  research,
};

export function startBotAction(s: State, action: HexAction, strength: number, emit: Emit): void {
  ACTION[action](s, strength, emit);
}

/** DS-6.31. */
export function stepRecruit(s: State, task: TaskOf<'bot-recruit'>, emit: Emit): void {
  const bot = botOf(s);
  const owned = (colour: number) =>
    bot.queue.filter((c) => c === colour).length +
    bot.sides.reduce((n, side) => n + side.dice.filter((die) => dieColour(die) === colour).length, 0);
  const open = task.left === 0 ? [] : openColours(s, botOwner(s));
  const { left, by } = narrow(open, [
    { name: 'fewest', rank: owned },
    { name: 'rarest', rank: (colour) => s.supply[colour] ?? 0 },
  ]);
  const [colour, ...others] = left;
  if (colour === undefined) s.pending.pop();
  else if (others.length > 0) {
    s.pending.push({ kind: 'bot-choice', what: 'colour', options: left.map(colourAt) });
  } else botRecruitOne(s, task, colour, by, emit);
}

export function botRecruitOne(
  s: State,
  task: TaskOf<'bot-recruit'>,
  colour: number,
  why: BotReason,
  emit: Emit,
): void {
  bump(s.supply, colour, -1);
  botOf(s).queue.push(colour);
  task.left--;
  const args = { colour: colourAt(colour), why };
  emit({ kind: 'bot-die', seat: -1, args, targets: ['queue'], rule: 'DS-6.31' });
}

/** DS-6.33. */
export function stepExplore(s: State, task: TaskOf<'bot-explore'>, emit: Emit): void {
  const withTents = tented(s, 0);
  const far = withTents.length > 0 ? withTents : s.map.filter((t) => t.house === 0);
  const { left, by } = narrow(exploreCells(s, botOwner(s)), [
    { name: 'apart', rank: (key) => yes(!neighboursOf(s, cellOf(key)).some((t) => present(t, 0))) },
    {
      name: 'far',
      rank: (key) => (far.length === 0 ? 0 : -Math.min(...far.map((t) => hexDistance(t, cellOf(key))))),
    },
  ]);
  const [cell, ...others] = left;
  if (cell === undefined) throw new Error('The Diceoneer explores without a cell.');
  if (others.length > 0) s.pending.push({ kind: 'bot-choice', what: 'cell', options: left });
  else botPlace(s, task, cell, by, emit);
}

/** DS-6.34. */
export function botPlace(
  s: State,
  task: TaskOf<'bot-explore'>,
  cell: string,
  why: BotReason,
  emit: Emit,
): void {
  s.pending.pop();
  const bot = botOf(s);
  const t = bareTile(s, task.tile, cell);
  s.map.push(t);
  if (bot.general > 0) {
    bot.general--;
    addTent(t, botOwner(s), 1);
  } else if (bot.tents > 0) {
    bot.tents--;
    addTent(t, botOwner(s), 1);
  }
  const args = { tile: task.tile, why };
  emit({ kind: 'bot-explore', seat: -1, args, targets: [`cell:${cell}`], rule: 'DS-6.33' });
  if (mayJoin(s, 0, cell)) s.pending.push({ kind: 'bot-join-answer', cell });
}

function settleFilters(s: State): Array<Filter<MapTile>> {
  const owner = botOwner(s);
  const ground = terrains(s, owner);
  const lead = (t: MapTile) => camps(s, t).yours - camps(s, t).its;
  return [
    { name: 'S1', rank: (t) => yes(!ground[TERRAINS.indexOf(terrainOf(t))]) },
    { name: 'S2', rank: (t) => yes(!present(t, owner) && !(t.house === 0 && (tileInfo(t).lo ?? 0) === 0)) },
    { name: 'S3', rank: (t) => need(s, t) },
    { name: 'S4', rank: (t) => yes(t.house < 0 && lead(t) === 1) },
    { name: 'S5', rank: (t) => yes(t.house < 0 && lead(t) === 0 && camps(s, t).its >= 1) },
    { name: 'S6', rank: (t) => -(tileInfo(t).hi ?? 0) },
  ];
}

/** DS-6.36 to DS-6.39. */
export function stepSettle(s: State, task: TaskOf<'bot-settle'>, emit: Emit): void {
  if (task.left === 0 && !task.gathered) {
    s.pending.pop();
    return;
  }
  if (botOf(s).tents === 0) {
    gather(s, task, emit);
    return;
  }
  const { left, by } = narrow(settleTiles(s, botOwner(s)), settleFilters(s));
  const [tile, ...others] = left;
  if (tile === undefined) {
    s.pending.pop();
    if (!task.gathered) botVp(s, unused(s, task.left), 'no-place', 'DS-6.39', emit);
  } else if (others.length > 0) {
    s.pending.push({ kind: 'bot-choice', what: 'settle', options: left.map(keyOf) });
  } else botSettleOn(s, task, keyOf(tile), by, emit);
}

export function botSettleOn(
  s: State,
  task: TaskOf<'bot-settle'>,
  cell: string,
  why: BotReason,
  emit: Emit,
): void {
  const t = tileAt(s, cell);
  botOf(s).tents--;
  addTent(t, botOwner(s), 1);
  if (task.gathered) task.gathered = false;
  else task.left--;
  const args = { tile: t.tile, why };
  emit({ kind: 'bot-settle', seat: -1, args, targets: [`cell:${cell}`], rule: 'DS-6.36' });
  convertHouses(s, emit);
}

/** DS-6.37, DS-6.38. */
function gather(s: State, task: TaskOf<'bot-settle'>, emit: Emit): void {
  const bot = botOf(s);
  const due = task.left === 1 ? BOT_GATHER.one : BOT_GATHER.more;
  const n = Math.min(due, bot.general);
  bot.general -= n;
  bot.tents += n;
  if (n > 0) emit({ kind: 'bot-gather', seat: -1, args: { n }, rule: n < due ? 'DS-6.38' : 'DS-6.37' });
  if (n < due) botVp(s, unused(s, task.left), 'no-tents', 'DS-6.38', emit);
  task.left = 0;
  task.gathered = n > 0;
}

/** DS-6.40. */
function startRaid(s: State, strength: number, emit: Emit): void {
  const guard = guardOf(s, 0);
  if (guard > 0) emit({ kind: 'bot-guarded', seat: -1, args: { n: guard }, rule: 'DS-6.40' });
  if (strength - guard <= 0) botVp(s, unused(s, 1), 'guarded', 'DS-6.40', emit);
  else s.pending.push({ kind: 'bot-raid', left: strength - guard, cell: '' });
}

function raidFilters(s: State, swaps: (t: MapTile) => number): Array<Filter<MapTile>> {
  const lead = (t: MapTile) => camps(s, t).yours - camps(s, t).its;
  return [
    { name: 'R0', rank: (t) => -swaps(t) },
    { name: 'R1', rank: (t) => yes(t.house < 0 && lead(t) > 0 && lead(t) <= 2 * swaps(t)) },
    { name: 'R2', rank: (t) => yes(t.house < 0 && lead(t) === 0 && controls(t, 0)) },
    { name: 'R3', rank: (t) => need(s, t) },
    { name: 'R4', rank: (t) => -(tileInfo(t).hi ?? 0) },
  ];
}

/** DS-6.41 to DS-6.43: picks the tile, then swaps one tent. */
export function stepRaid(s: State, task: TaskOf<'bot-raid'>, emit: Emit): void {
  if (task.cell === '') aimRaid(s, task, emit);
  else swap(s, task, tileAt(s, task.cell), emit);
}

function aimRaid(s: State, task: TaskOf<'bot-raid'>, emit: Emit): void {
  const { tents } = botOf(s);
  const swaps = (t: MapTile) => Math.min(task.left, tentsOf(t, 0), tents);
  const open = s.map.filter((t) => present(t, botOwner(s)) && swaps(t) > 0);
  const { left, by } = narrow(open, raidFilters(s, swaps));
  const [tile, ...others] = left;
  if (tile === undefined) endRaid(s, task, emit);
  else if (others.length > 0) s.pending.push({ kind: 'bot-choice', what: 'raid', options: left.map(keyOf) });
  else botRaidOn(s, task, keyOf(tile), by, emit);
}

function swap(s: State, task: TaskOf<'bot-raid'>, t: MapTile, emit: Emit): void {
  const bot = botOf(s);
  if (task.left === 0 || bot.tents === 0 || tentsOf(t, 0) === 0) {
    endRaid(s, task, emit);
    return;
  }
  task.left--;
  returnTent(s, t, 0);
  const targets = [`cell:${task.cell}`];
  emit({ kind: 'bot-clear', seat: 0, args: { tile: t.tile }, targets });
  bot.tents--;
  addTent(t, botOwner(s), 1);
  const args = { tile: t.tile };
  emit({ kind: 'bot-swap', seat: -1, args, targets, rule: 'DS-6.42' });
  convertHouses(s, emit);
}

export function botRaidOn(
  s: State,
  task: TaskOf<'bot-raid'>,
  cell: string,
  why: BotReason,
  emit: Emit,
): void {
  task.cell = cell;
  const { tile } = tileAt(s, cell);
  emit({ kind: 'bot-raid', seat: -1, args: { tile, why }, targets: [`cell:${cell}`], rule: 'DS-6.41' });
}

function endRaid(s: State, task: TaskOf<'bot-raid'>, emit: Emit): void {
  s.pending.pop();
  const why = task.cell === '' ? 'no-raid' : 'raid-over';
  if (task.left > 0) botVp(s, unused(s, 1), why, 'DS-6.43', emit);
}

/** DS-6.44. */
function trade(s: State, strength: number, emit: Emit): void {
  const { centre } = botOf(s);
  const rate = BOT_TRADE_VP[level(s, 'solo.tradeRate')];
  let idle = 0;
  for (let i = 0; i < strength; i++) {
    const sold: number[] = [];
    while (sold.length < BOT_SELLS && total(centre) > 0) {
      const kind = centre.indexOf(Math.max(...centre));
      bump(centre, kind, -1);
      sold.push(kind);
    }
    if (sold.length === 0) {
      idle++;
      continue;
    }
    const n = rate * sold.length;
    gainVp(s, botOwner(s), n);
    const args = { goods: goodsText(sold), n };
    emit({ kind: 'bot-trade', seat: -1, args, targets: ['centre'], rule: 'DS-6.44' });
  }
  botVp(s, unused(s, idle), 'empty-store', 'DS-6.44', emit);
}

/** DS-6.45: the cards the Diceoneer could take with this strength, in display order. */
export function botCards(s: State, strength: number): TechId[] {
  const bot = botOf(s);
  const ground = terrains(s, botOwner(s));
  return s.tableau.filter((card) => {
    const tech = techOf(card);
    if (bot.techs.includes(card) || tech.icons > strength) return false;
    if (!tech.terrain.every((terrain) => ground[TERRAINS.indexOf(terrain)])) return false;
    const missing = tech.price.reduce((n, due, kind) => n + Math.max(0, due - (bot.centre[kind] ?? 0)), 0);
    return missing <= (bot.centre[GOLD] ?? 0);
  });
}

function research(s: State, strength: number, emit: Emit): void {
  const bot = botOf(s);
  const value = (card: TechId) => techPoints(s, botOwner(s), card, [...bot.techs, card]);
  const cards = botCards(s, strength);
  const best = Math.max(...cards.map(value));
  const card = cards.find((id) => value(id) === best);
  if (card === undefined) {
    botVp(s, unused(s, strength), 'no-card', 'DS-6.47', emit);
    return;
  }
  const tech = techOf(card);
  tech.price.forEach((due, kind) => {
    const own = Math.min(due, bot.centre[kind] ?? 0);
    bump(bot.centre, kind, -own);
    bump(bot.centre, GOLD, own - due);
  });
  bot.techs.push(card);
  emit({ kind: 'bot-learn', seat: -1, args: { card, n: best }, targets: [`card:${card}`], rule: 'DS-6.45' });
  botVp(s, unused(s, strength - tech.icons), 'spare', 'DS-6.45', emit);
}
