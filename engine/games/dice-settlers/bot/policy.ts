/** Quick answers to the small picks inside an action, used for the real pick and for trying actions out. */
import type { Move } from '../../../core/game';
import {
  ACTIONS,
  COLOURS,
  dieIcon,
  FREQUENT_HIRE_STEPS,
  RECRUIT_STEPS,
  RESOURCES,
  TERRAINS,
  type Colour,
  type Resource,
} from '../data';
import { cardUse, tileWorth } from './worth';
import { cellOf, hexOf, neighboursOf, present, terrainOf, terrains } from '../rules/map';
import { moves, setValue, without } from '../rules/moves';
import { techPoints } from '../rules/points';
import { diceOwned, has, playerOf, top, total, type Task, type MapTile, type State } from '../state';
import { techOf } from '../data-techs';
import { tileOf } from '../data-tiles';

/** The move a careful beginner would make here; null where positions should be compared instead. */
export function quickPick(s: State, left: number): Move | null {
  const task = top(s);
  if (!task) return null;
  switch (task.kind) {
    case 'start-tile':
      return bestOf(s.draft.hand, startRank, 'tile');
    case 'roll-step':
      return rollPick(s, task.seat);
    case 'pick-die':
      return task.why === 'recall' ? null : diePick(s, task.seat);
    case 'pick-face':
      return facePick(s, task);
    case 'pick-reroll':
      return rerollPick(s, task);
    case 'commit-icon':
      return commitPick(s, task, left);
    case 'pick-pair':
      return moves(s)[0] ?? 'done';
    case 'pick-card':
      return best(moves(s), (m) => cardValue(s, task.seat, m.slice(5), left));
    case 'pay-token':
      return moves(s)[0] ?? null;
    case 'pick-colour':
      return best(moves(s), (m) => colourValue(s, task.seat, m.slice(7), left));
    case 'pick-tile':
      return best(moves(s), (m) => newTileValue(s, task.seat, Number(m.slice(5)), left));
    case 'pick-cell':
      return best(moves(s), (m) => cellValue(s, task.seat, m.slice(5)));
    case 'join':
      return placeGain(s, task.seat, hexOf(s, task.cell), left) > 0.9 ? 'join' : 'stay';
    case 'bot-join-answer':
      return (tileOf(hexOf(s, task.cell).tile).lo ?? 0) >= 1 && playerOf(s, 0).tents > 1 ? 'join' : 'stay';
    case 'reinforce':
      return 'add';
    case 'settle-use':
      return settlePick(s, task.seat, left);
    case 'place-tent':
      return best(moves(s), (m) =>
        m === 'done' ? 0.2 : placeGain(s, task.seat, hexOf(s, m.slice(6)), left),
      );
    case 'recall-tent':
      return moves(s)[0] ?? null;
    case 'raid-tile':
      return best(moves(s), (m) => raidGain(s, task.seat, hexOf(s, m.slice(3)), task.icons, left));
    case 'raid-victim':
      return moves(s).find((m) => m !== 'done') ?? 'done';
    case 'bonus-kind':
      return best(
        moves(s),
        (m) => -(playerOf(s, task.seat).tokens[RESOURCES.indexOf(m.slice(5) as Resource)] ?? 0),
      );
    case 'trade-use':
      return tradePick(s, task.seat, left);
    case 'keep-die':
      return keepPick(s, task);
    default:
      return null;
  }
}

export function best(list: readonly Move[], value: (move: Move) => number): Move | null {
  let found: Move | null = null;
  let highest = -Infinity;
  for (const move of list) {
    const v = value(move);
    if (v > highest) {
      highest = v;
      found = move;
    }
  }
  return found;
}

function bestOf(tiles: readonly number[], rank: (tile: number) => number, verb: string): Move | null {
  return best(
    tiles.map((tile) => `${verb}:${tile}`),
    (m) => rank(Number(m.slice(verb.length + 1))),
  );
}

/** A die more in every round beats a single die or a house. */
function startRank(no: number): number {
  const { ability } = tileOf(no);
  return ability.do === 'quota' ? 5 + no / 10 : ability.do === 'house-instead' ? 4.5 : 3 + no / 10;
}

/** Icons counted by the action they serve; Pioneers apart. */
export function plan(
  s: State,
  seat: number,
): { counts: Record<string, number>; pioneers: number; two: string[] } {
  const player = playerOf(s, seat);
  const counts: Record<string, number> = {};
  let pioneers = 0;
  for (const die of player.active) {
    const icon = dieIcon(die);
    if (icon === 'pioneer') pioneers++;
    else {
      const action = (RESOURCES as readonly string[]).includes(icon) ? 'harvest' : icon;
      counts[action] = (counts[action] ?? 0) + 1;
    }
  }
  const two = ACTIONS.filter((a) => (counts[a] ?? 0) > 0 && !player.used.includes(a))
    .sort((a, b) => appeal(b, counts[b] ?? 0) - appeal(a, counts[a] ?? 0))
    .slice(0, 2);
  return { counts, pioneers, two };
}

/** What an action with so many icons usually brings. */
function appeal(action: string, n: number): number {
  switch (action) {
    case 'explore':
      return 3.6 + 0.6 * (n - 1);
    case 'recruit':
      return n >= 3 ? 4 : 1.7;
    case 'settle':
      return 1.4 * n;
    case 'research':
      return 1.3 * n;
    default:
      return 0.9 * n;
  }
}

/** Dice outside the two best actions; Pioneers are worth keeping. */
function junk(s: State, seat: number): string[] {
  const { two } = plan(s, seat);
  return playerOf(s, seat).active.filter((die) => {
    const icon = dieIcon(die);
    if (icon === 'pioneer') return false;
    return !two.includes((RESOURCES as readonly string[]).includes(icon) ? 'harvest' : icon);
  });
}

/** Draw with lone resources, re-roll what serves no plan, set the odd die out. */
function rollPick(s: State, seat: number): Move {
  const legal = moves(s);
  const { counts, two } = plan(s, seat);
  const player = playerOf(s, seat);
  const draw = legal.find((m) => m.startsWith('draw:') && !m.includes('gold'));
  if (draw && total(player.bag) >= 2 && (counts.harvest ?? 0) <= 2) return draw;
  const campfire = legal.find((m) => m === 'campfire');
  const spare = junk(s, seat);
  if (campfire && spare.length > 0) return campfire;
  const reroll = legal.find((m) => m.startsWith('reroll:'));
  if (reroll && spare.length >= 2) return reroll;
  const set = legal.find((m) => m.startsWith('set:') && m.includes('pioneer'));
  if (set && spare.length === 1 && two.length > 0 && setTarget(s, seat)) return set;
  return 'done';
}

/** The spare die and the icon it should show. */
function setTarget(s: State, seat: number): { die: string; icon: string } | null {
  const { two } = plan(s, seat);
  for (const die of junk(s, seat)) {
    for (const action of two) if (canShow(die, action)) return { die, icon: action };
  }
  return null;
}

function canShow(die: string, icon: string): boolean {
  const colour = die.slice(0, die.indexOf('-')) as Colour;
  return SHOWS[colour]?.includes(icon) ?? false;
}

const SHOWS: Readonly<Record<string, readonly string[]>> = {
  white: ['recruit', 'explore', 'settle', 'research'],
  yellow: ['recruit', 'trade'],
  green: ['explore', 'settle'],
  grey: ['raid', 'research'],
  orange: ['explore', 'research'],
  brown: ['recruit', 'settle', 'trade'],
};

function diePick(s: State, seat: number): Move | null {
  const target = setTarget(s, seat);
  const legal = moves(s);
  if (target && legal.includes(`die:${target.die}`)) return `die:${target.die}`;
  return legal.find((m) => junk(s, seat).includes(m.slice(4))) ?? legal[0] ?? null;
}

function facePick(s: State, task: Extract<Task, { kind: 'pick-face' }>): Move | null {
  const { counts, two } = plan(s, task.seat);
  return best(moves(s), (m) => {
    const icon = m.slice(5);
    return two.includes(icon) ? 10 + (counts[icon] ?? 0) : appeal(icon, 1);
  });
}

function rerollPick(s: State, task: Extract<Task, { kind: 'pick-reroll' }>): Move | null {
  const spare = without(junk(s, task.seat), task.dice);
  const legal = moves(s);
  if (task.dice.length > 0 && spare.length === 0) return 'roll';
  return (
    legal.find((m) => m.startsWith('die:') && spare.includes(m.slice(4))) ?? legal[legal.length - 1] ?? null
  );
}

/** Own icons first; Pioneer pairs and conversions only where they buy something. */
function commitPick(s: State, task: Extract<Task, { kind: 'commit-icon' }>, left: number): Move {
  const legal = moves(s);
  const { action, seat } = task;
  const player = playerOf(s, seat);
  const fits = (m: Move) =>
    m.startsWith('die:') && !m.includes('>') && (action === 'harvest' || dieIcon(m.slice(4)) === action);
  const direct = legal.find(fits) ?? legal.find((m) => m.startsWith('card:') && !m.includes('>'));
  const other = legal.find((m) => m !== 'done' && !fits(m));
  const short = !legal.includes('done');
  if (action === 'recruit') {
    const steps = has(player, 'frequent-hire') ? FREQUENT_HIRE_STEPS : RECRUIT_STEPS;
    const next = steps.find((n) => n > task.icons) ?? 99;
    const reach =
      player.active.filter((d) => dieIcon(d) === 'recruit').length +
      Math.floor(player.active.filter((d) => dieIcon(d) === 'pioneer').length / 2);
    if (task.icons + reach < next && !short) return 'done';
    return direct ?? other ?? 'done';
  }
  if (action === 'trade' && !short && task.icons >= goodTrades(player.tokens, left)) return 'done';
  if (action === 'raid' && !short && task.icons >= 3) return 'done';
  if (direct) return direct;
  if (short) return other ?? 'done';
  if (action === 'settle' && other?.startsWith('pair') && task.icons < 3 + player.tents) return other;
  if (action === 'harvest' && left < 2) return 'done';
  return 'done';
}

function goodTrades(tokens: readonly number[], left: number): number {
  const n = total(tokens);
  return left <= 1.2 ? Math.max(1, Math.ceil(n / 2)) : Math.max(1, Math.floor(n / 3));
}

export function cardValue(s: State, seat: number, card: string, left: number): number {
  const tech = techOf(card);
  const techs = [...playerOf(s, seat).techs, card];
  const later = Math.max(0, left - 1);
  const growth = tech.vp === null ? 1 + 0.12 * later : 1;
  const price = tech.price.reduce((a, b) => a + b, 0);
  return techPoints(s, seat, card, techs) * growth + cardUse(card) * later - 0.6 * price * Math.min(1, later);
}

function colourValue(s: State, seat: number, colour: string, left: number): number {
  const index = COLOURS.indexOf(colour as Colour);
  const player = playerOf(s, seat);
  const own = (player.bag[index] ?? 0) + (player.spent[index] ?? 0);
  const base = [0, 0.9, 1.15, 1, 1.1, 1.05][index] ?? 0;
  return base - 0.12 * own + (left < 2 ? 0 : 0.05 * (s.supply[index] ?? 0));
}

function newTileValue(s: State, seat: number, no: number, left: number): number {
  const { hi, ability, trigger, terrain } = tileOf(no);
  let value = hi ?? 0;
  if (!terrains(s, seat)[TERRAINS.indexOf(terrain)]) value += 1.5 * Math.min(1, left / 4);
  if (ability.do === 'quota') value += 1.1 * Math.max(0, left - 1);
  if (ability.do === 'extra-action') value += 2;
  if (ability.do === 'gain' && trigger === 'placement') value += 1.2;
  if (ability.do === 'die-accessible') value += 1.8;
  if (trigger === 'factory') value += 0.4 * left;
  return value;
}

/** Among own tiles and away from those who would join. */
function cellValue(s: State, seat: number, key: string): number {
  const { q, r } = cellOf(key);
  let value = 0;
  for (const t of neighboursOf(s, q, r)) {
    if (present(t, seat)) value += 0.3;
    for (let o = 0; o < s.sides; o++) if (o !== seat && present(t, o)) value -= 1;
  }
  return value;
}

/** What one more tent on a tile changes, the others' loss included. */
export function placeGain(s: State, seat: number, t: MapTile, left: number): number {
  const before = aroundWorth(s, seat, t, left);
  const fresh = !present(t, seat);
  t.tents[seat] = (t.tents[seat] ?? 0) + 1;
  let gain = aroundWorth(s, seat, t, left) - before;
  t.tents[seat] = (t.tents[seat] ?? 0) - 1;
  if (fresh && !terrains(s, seat)[TERRAINS.indexOf(terrainOf(t))]) gain += 1.2 * Math.min(1, left / 3);
  return gain;
}

function aroundWorth(s: State, seat: number, t: MapTile, left: number): number {
  let value = tileWorth(t, seat, left);
  for (let o = 0; o < s.sides; o++) if (o !== seat) value -= 0.4 * tileWorth(t, o, left);
  return value;
}

function settlePick(s: State, seat: number, left: number): Move {
  const take = has(playerOf(s, seat), 'quartermasters') ? 1 : 0.5;
  const value = (m: Move) => {
    if (m === 'take') return left < 1.1 ? 0.01 : take;
    if (m === 'recall') return -1;
    return placeGain(s, seat, hexOf(s, m.slice(6)), left);
  };
  return best(moves(s), value) ?? 'take';
}

export function raidGain(s: State, seat: number, t: MapTile, icons: number, left: number): number {
  const before = aroundWorth(s, seat, t, left);
  const tents = t.tents.slice();
  let swaps = Math.min(icons, playerOf(s, seat).tents);
  for (let o = 0; o < s.sides && swaps > 0; o++) {
    if (o === seat) continue;
    const n = Math.min(swaps, t.tents[o] ?? 0);
    t.tents[o] = (t.tents[o] ?? 0) - n;
    t.tents[seat] = (t.tents[seat] ?? 0) + n;
    swaps -= n;
  }
  const gain = aroundWorth(s, seat, t, left) - before;
  t.tents = tents;
  return gain;
}

/** Sets of three while they last; odd dice and pairs only when nothing comes after. */
function tradePick(s: State, seat: number, left: number): Move {
  const legal = moves(s);
  const odd = diceOwned(s, seat) % 2 === 1;
  const value = (m: Move) => {
    if (m === 'done') return 0.3;
    if (m.startsWith('sell:')) {
      const set = m
        .slice(5)
        .split('+')
        .map((kind) => RESOURCES.indexOf(kind as Resource));
      const gold = set.filter((kind) => kind === 3).length;
      const keep = left < 1.3 ? 0.05 : 1.05;
      return setValue(set) - keep * set.length - 0.4 * gold * (left < 1.3 ? 0.1 : 1);
    }
    const use = left < 1.3 ? (odd ? 0 : 2.9) : 3.4;
    return 3 - use;
  };
  return best(legal, value) ?? legal[0] ?? 'done';
}

function keepPick(s: State, task: Extract<Task, { kind: 'keep-die' }>): Move | null {
  const rank = (icon: string) =>
    ({ settle: 6, research: 5, pioneer: 4.5, explore: 4, recruit: 3.5, trade: 3, gold: 2.5, raid: 2 })[
      icon
    ] ?? 1;
  return best(moves(s), (m) => (m === 'none' ? 0 : rank(dieIcon(m.slice(5))))) ?? task.kind;
}
