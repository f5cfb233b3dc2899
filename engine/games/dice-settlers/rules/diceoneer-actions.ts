/** What the Diceoneer does with its strength: six actions, each a chain of filters (DS-6.28 to DS-6.47). */
import type { Emit } from '../../../core/game';
import { BOT_TRADE_VP, colourName, dieColour, GOLD, RESOURCES, TERRAINS, type HexAction } from '../data';
import {
  botVp,
  convertHouses,
  need,
  narrow,
  unused,
  yes,
  type BotTask,
  type Filter,
} from './diceoneer-tools';
import { addTent, gainVp } from './pieces';
import {
  cellOf,
  controls,
  distance,
  exploreCells,
  hexOf,
  keyOf,
  neighboursOf,
  openColours,
  present,
  settleTiles,
  terrainOf,
  terrains,
  tileInfo,
} from './map';
import { mayJoin } from './moves';
import { techPoints } from './points';
import { botOf, botOwner, bump, level, playerOf, total, type MapTile, type State } from '../state';
import { guardOf, techOf } from '../data-techs';

export function startBotAction(s: State, action: HexAction, strength: number, emit: Emit): void {
  const bot = botOwner(s);
  switch (action) {
    case 'recruit':
      if (openColours(s, bot).length === 0) {
        botVp(s, unused(s) * strength, 'no-die', 'DS-6.32', emit);
        return;
      }
      botVp(s, unused(s) * Math.max(0, strength - 3), 'spare', 'DS-6.30', emit);
      s.pending.push({ kind: 'bot-recruit', left: strength < 3 ? 1 : 2 });
      return;
    case 'explore': {
      if (s.stack.length === 0 || exploreCells(s, bot).length === 0) {
        botVp(s, unused(s) * strength, 'no-tile', 'DS-6.34', emit);
        return;
      }
      botVp(s, unused(s) * (strength - 1), 'spare', 'DS-6.33', emit);
      const tile = s.stack.pop() ?? 0;
      emit({ kind: 'bot-tile', seat: -1, args: { tile }, targets: ['stack'], rule: 'DS-6.33', news: true });
      s.pending.push({ kind: 'bot-explore', tile });
      return;
    }
    case 'settle':
      s.pending.push({ kind: 'bot-settle', left: strength, gathered: false });
      return;
    case 'raid':
      startRaid(s, strength, emit);
      return;
    case 'trade':
      trade(s, strength, emit);
      return;
    case 'research':
      research(s, strength, emit);
  }
}

/** DS-6.31. */
export function stepRecruit(s: State, task: BotTask<'bot-recruit'>, emit: Emit): void {
  const bot = botOf(s);
  const owned = (colour: number) =>
    bot.queue.filter((c) => c === colour).length +
    bot.sides.reduce((n, side) => n + side.dice.filter((die) => dieColour(die) === colour).length, 0);
  const open = openColours(s, botOwner(s));
  if (task.left === 0 || open.length === 0) {
    s.pending.pop();
    return;
  }
  const { left, by } = narrow(open, [
    { name: 'fewest', rank: owned },
    { name: 'rarest', rank: (colour) => s.supply[colour] ?? 0 },
  ]);
  if (left.length > 1) s.pending.push({ kind: 'bot-choice', what: 'colour', options: left.map(colourName) });
  else botRecruitOne(s, task, left[0] ?? 1, by, emit);
}

export function botRecruitOne(
  s: State,
  task: BotTask<'bot-recruit'>,
  colour: number,
  why: string,
  emit: Emit,
): void {
  bump(s.supply, colour, -1);
  botOf(s).queue.push(colour);
  task.left--;
  emit({
    kind: 'bot-die',
    seat: -1,
    args: { colour: colourName(colour), why },
    targets: ['queue'],
    rule: 'DS-6.31',
  });
}

/** DS-6.33. */
export function stepExplore(s: State, task: BotTask<'bot-explore'>, emit: Emit): void {
  const withTents = s.map.filter((t) => (t.tents[0] ?? 0) > 0);
  const far = withTents.length > 0 ? withTents : s.map.filter((t) => t.house === 0);
  const { left, by } = narrow(exploreCells(s, botOwner(s)), [
    {
      name: 'apart',
      rank: (key) => {
        const { q, r } = cellOf(key);
        return yes(!neighboursOf(s, q, r).some((t) => present(t, 0)));
      },
    },
    {
      name: 'far',
      rank: (key) => (far.length === 0 ? 0 : -Math.min(...far.map((t) => distance(t, cellOf(key))))),
    },
  ]);
  if (left.length > 1) s.pending.push({ kind: 'bot-choice', what: 'cell', options: left });
  else botPlace(s, task, left[0] ?? '0,0', by, emit);
}

/** DS-6.34. */
export function botPlace(
  s: State,
  task: BotTask<'bot-explore'>,
  cell: string,
  why: string,
  emit: Emit,
): void {
  s.pending.pop();
  const { q, r } = cellOf(cell);
  const bot = botOf(s);
  const t: MapTile = { tile: task.tile, q, r, tents: Array.from({ length: s.sides }, () => 0), house: -1 };
  s.map.push(t);
  const from = bot.general > 0 ? 'general' : bot.tents > 0 ? 'personal' : 'none';
  if (from === 'general') bot.general--;
  if (from === 'personal') bot.tents--;
  if (from !== 'none') addTent(t, botOwner(s), 1);
  emit({
    kind: 'bot-explore',
    seat: -1,
    args: { tile: task.tile, why },
    targets: [`cell:${cell}`],
    rule: 'DS-6.33',
  });
  if (mayJoin(s, 0, cell)) s.pending.push({ kind: 'bot-join-answer', cell });
}

/** Its tent from the personal supply on a tile just explored, if it has one. */
export function joinBot(s: State, cell: string, rule: string, emit: Emit): void {
  const bot = botOf(s);
  if (bot.tents === 0) return;
  const t = hexOf(s, cell);
  bot.tents--;
  addTent(t, botOwner(s), 1);
  emit({ kind: 'bot-join', seat: -1, args: { tile: t.tile }, targets: [`cell:${cell}`], rule });
}

function settleFilters(s: State): Array<Filter<MapTile>> {
  const owner = botOwner(s);
  const ground = terrains(s, owner);
  const mine = (t: MapTile) => t.tents[0] ?? 0;
  const its = (t: MapTile) => t.tents[owner] ?? 0;
  return [
    { name: 'S1', rank: (t) => yes(!ground[TERRAINS.indexOf(terrainOf(t))]) },
    { name: 'S2', rank: (t) => yes(!present(t, owner) && !(t.house === 0 && (tileInfo(t).lo ?? 0) === 0)) },
    { name: 'S3', rank: (t) => need(s, t) },
    { name: 'S4', rank: (t) => yes(t.house < 0 && mine(t) === its(t) + 1) },
    { name: 'S5', rank: (t) => yes(t.house < 0 && mine(t) === its(t) && its(t) >= 1) },
    { name: 'S6', rank: (t) => -(tileInfo(t).hi ?? 0) },
  ];
}

/** DS-6.36 to DS-6.39. */
export function stepSettle(s: State, task: BotTask<'bot-settle'>, emit: Emit): void {
  const bot = botOf(s);
  if (task.left === 0 && !task.gathered) {
    s.pending.pop();
    return;
  }
  if (bot.tents === 0) {
    gather(s, task, emit);
    return;
  }
  const { left, by } = narrow(settleTiles(s, botOwner(s)), settleFilters(s));
  if (left.length === 0) {
    s.pending.pop();
    if (!task.gathered) botVp(s, unused(s) * task.left, 'no-place', 'DS-6.39', emit);
    return;
  }
  if (left.length > 1) {
    s.pending.push({ kind: 'bot-choice', what: 'settle', options: left.map(keyOf) });
  } else botSettleOn(s, task, keyOf(left[0] as MapTile), by, emit);
}

export function botSettleOn(
  s: State,
  task: BotTask<'bot-settle'>,
  cell: string,
  why: string,
  emit: Emit,
): void {
  const t = hexOf(s, cell);
  botOf(s).tents--;
  addTent(t, botOwner(s), 1);
  if (task.gathered) task.gathered = false;
  else task.left--;
  emit({
    kind: 'bot-settle',
    seat: -1,
    args: { tile: t.tile, why },
    targets: [`cell:${cell}`],
    rule: 'DS-6.36',
  });
  convertHouses(s, emit);
}

/** DS-6.37, DS-6.38. */
function gather(s: State, task: BotTask<'bot-settle'>, emit: Emit): void {
  const bot = botOf(s);
  const due = task.left === 1 ? 3 : 5;
  const n = Math.min(due, bot.general);
  bot.general -= n;
  bot.tents += n;
  emit({ kind: 'bot-gather', seat: -1, args: { n }, rule: n < due ? 'DS-6.38' : 'DS-6.37' });
  if (n < due) botVp(s, unused(s) * task.left, 'no-tents', 'DS-6.38', emit);
  task.left = 0;
  task.gathered = n > 0;
}

/** DS-6.40. */
function startRaid(s: State, strength: number, emit: Emit): void {
  const guard = guardOf(playerOf(s, 0).techs);
  if (guard > 0) emit({ kind: 'bot-guarded', seat: -1, args: { n: guard }, rule: 'DS-6.40' });
  if (strength - guard <= 0) botVp(s, unused(s), 'guarded', 'DS-6.40', emit);
  else s.pending.push({ kind: 'bot-raid', left: strength - guard, cell: '' });
}

function raidFilters(s: State, swaps: (t: MapTile) => number): Array<Filter<MapTile>> {
  const owner = botOwner(s);
  const mine = (t: MapTile) => t.tents[0] ?? 0;
  const its = (t: MapTile) => t.tents[owner] ?? 0;
  return [
    { name: 'R0', rank: (t) => -swaps(t) },
    {
      name: 'R1',
      rank: (t) => yes(t.house < 0 && mine(t) > its(t) && mine(t) - swaps(t) <= its(t) + swaps(t)),
    },
    { name: 'R2', rank: (t) => yes(t.house < 0 && mine(t) === its(t) && controls(t, 0)) },
    { name: 'R3', rank: (t) => need(s, t) },
    { name: 'R4', rank: (t) => -(tileInfo(t).hi ?? 0) },
  ];
}

/** DS-6.41 to DS-6.43: picks the tile, then swaps one tent. */
export function stepRaid(s: State, task: BotTask<'bot-raid'>, emit: Emit): void {
  const owner = botOwner(s);
  const bot = botOf(s);
  if (task.cell === '') {
    const swaps = (t: MapTile) => Math.min(task.left, t.tents[0] ?? 0, bot.tents);
    const open = s.map.filter((t) => present(t, owner) && swaps(t) > 0);
    const { left, by } = narrow(open, raidFilters(s, swaps));
    if (left.length === 0) endRaid(s, task, emit);
    else if (left.length > 1) s.pending.push({ kind: 'bot-choice', what: 'raid', options: left.map(keyOf) });
    else botRaidOn(s, task, keyOf(left[0] as MapTile), by, emit);
    return;
  }
  const t = hexOf(s, task.cell);
  if (task.left === 0 || bot.tents === 0 || (t.tents[0] ?? 0) === 0) {
    endRaid(s, task, emit);
    return;
  }
  task.left--;
  addTent(t, 0, -1);
  playerOf(s, 0).tents++;
  bot.tents--;
  addTent(t, owner, 1);
  emit({
    kind: 'bot-swap',
    seat: -1,
    args: { tile: t.tile },
    targets: [`cell:${task.cell}`],
    rule: 'DS-6.42',
  });
  convertHouses(s, emit);
}

export function botRaidOn(s: State, task: BotTask<'bot-raid'>, cell: string, why: string, emit: Emit): void {
  task.cell = cell;
  const { tile } = hexOf(s, cell);
  emit({ kind: 'bot-raid', seat: -1, args: { tile, why }, targets: [`cell:${cell}`], rule: 'DS-6.41' });
}

function endRaid(s: State, task: BotTask<'bot-raid'>, emit: Emit): void {
  s.pending.pop();
  if (task.left > 0) botVp(s, unused(s), 'raid-over', 'DS-6.43', emit);
}

/** DS-6.44. */
function trade(s: State, strength: number, emit: Emit): void {
  const { centre } = botOf(s);
  const rate = BOT_TRADE_VP[level(s, 'solo.tradeRate')];
  let idle = 0;
  for (let i = 0; i < strength; i++) {
    const sold: string[] = [];
    while (sold.length < 3 && total(centre) > 0) {
      const kind = centre.indexOf(Math.max(...centre));
      bump(centre, kind, -1);
      sold.push(RESOURCES[kind] ?? '');
    }
    if (sold.length === 0) {
      idle++;
      continue;
    }
    gainVp(s, botOwner(s), rate * sold.length);
    emit({
      kind: 'bot-trade',
      seat: -1,
      args: { goods: sold.join('+'), n: rate * sold.length },
      targets: ['centre'],
      rule: 'DS-6.44',
    });
  }
  botVp(s, unused(s) * idle, 'empty-store', 'DS-6.44', emit);
}

/** DS-6.45: the cards the Diceoneer could take with this strength, in display order. */
export function botCards(s: State, strength: number): string[] {
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
  const value = (card: string) => techPoints(s, botOwner(s), card, [...bot.techs, card]);
  const cards = botCards(s, strength);
  const best = Math.max(...cards.map(value));
  const card = cards.find((id) => value(id) === best);
  if (card === undefined) {
    botVp(s, unused(s) * strength, 'no-card', 'DS-6.47', emit);
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
  botVp(s, unused(s) * (strength - tech.icons), 'spare', 'DS-6.45', emit);
}
