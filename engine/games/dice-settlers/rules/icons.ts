/** Icons: where they come from, how far they reach, and what prices cost (DS 4.B, DS-4.65 to DS-4.69). */
import {
  ACTIONS,
  dieIcon,
  GOLD,
  QUOTA_BASE,
  QUOTA_MAX,
  RESOURCES,
  TERRAINS,
  type Action,
  type Icon,
} from '../data';
import {
  controls,
  exploreCells,
  keyOf,
  leadOver,
  neighboursOf,
  openColours,
  present,
  settleTiles,
  terrains,
  tileInfo,
} from './map';
import { has, housesLeft, playerOf, ready, total, type MapTile, type Player, type State } from '../state';
import { CONVERTS, guardOf, MAKES, techOf } from '../data-techs';

/** A way to pay one icon: a die or a 1x card, and the resource it becomes in a Harvest. */
export interface Source {
  /** `die:white-settle`, `card:land-grab`; in a Harvest with `>food`. */
  readonly code: string;
  readonly icon: Icon;
  readonly pioneer: boolean;
}

/** Icons that an icon of this kind may count as for this player, itself included (DS-4.22: one step). */
function countsAs(player: Player, icon: Icon): Icon[] {
  const result: Icon[] = [icon];
  for (const c of CONVERTS) if (c.from === icon && has(player, c.id)) result.push(...c.to);
  return result;
}

/** The icons an action is paid with. */
export function wanted(action: Action): readonly Icon[] {
  return action === 'harvest' ? RESOURCES : [action];
}

/** Distinct single sources for an action; pairs of Pioneers come on top. */
export function sources(s: State, seat: number, action: Action): Source[] {
  const player = playerOf(s, seat);
  const want = wanted(action);
  const result: Source[] = [];
  const seen = new Set<string>();
  const offer = (base: string, icon: Icon) => {
    for (const as of countsAs(player, icon)) {
      if (!want.includes(as)) continue;
      const code = action === 'harvest' && as !== icon ? `${base}>${as}` : base;
      if (seen.has(code)) continue;
      seen.add(code);
      result.push({ code, icon: as, pioneer: icon === 'pioneer' });
    }
  };
  for (const die of player.active) if (!seen.has(`die:${die}`)) offer(`die:${die}`, dieIcon(die));
  for (const [card, icon] of MAKES) if (ready(player, card)) offer(`card:${card}`, icon);
  return result;
}

/** DS-4.21: distinct sources of a Pioneer icon. */
export function pioneerSources(player: Player): string[] {
  const result: string[] = [];
  for (const die of player.active) {
    if (dieIcon(die) === 'pioneer' && !result.includes(`die:${die}`)) result.push(`die:${die}`);
  }
  if (ready(player, 'pioneer-spirit')) result.push('card:pioneer-spirit');
  return result;
}

export interface Reach {
  readonly singles: number;
  readonly pioneers: number;
  /** One Pioneer alone counts for this action. */
  readonly alone: boolean;
}

/** What could still be committed to an action. */
export function reach(s: State, seat: number, action: Action): Reach {
  const player = playerOf(s, seat);
  const want = wanted(action);
  let singles = 0;
  let pioneers = ready(player, 'pioneer-spirit') ? 1 : 0;
  const gives = (icon: Icon) => countsAs(player, icon).some((as) => want.includes(as));
  for (const die of player.active) {
    const icon = dieIcon(die);
    if (icon === 'pioneer') pioneers++;
    else if (gives(icon)) singles++;
  }
  for (const [card, icon] of MAKES) {
    if (icon !== 'pioneer' && ready(player, card) && gives(icon)) singles++;
  }
  return { singles, pioneers, alone: gives('pioneer') };
}

export function most({ singles, pioneers, alone }: Reach): number {
  return singles + (alone ? pioneers : Math.floor(pioneers / 2));
}

/** DS-4.20: icons lying ready at the start of an action from controlled tiles. */
export function bonusIcons(s: State, seat: number, action: Action): number {
  let n = 0;
  for (const t of s.map) {
    const { ability } = tileInfo(t);
    if (ability.do === 'icon' && ability.icon === action && controls(t, seat)) n++;
  }
  return n;
}

/** Icons this seat could spend on an action, all sources and bonus icons together. */
export function mostIcons(s: State, seat: number, action: Action): number {
  const boom = action === 'harvest' && has(playerOf(s, seat), 'production-boom') ? 1 : 0;
  return most(reach(s, seat, action)) + bonusIcons(s, seat, action) + boom;
}

/** DS-4.53: icons the first swap against this owner costs. */
export function swapCost(s: State, victim: number): number {
  const player = s.players[victim];
  return 1 + (player ? guardOf(player.techs) : 0);
}

/** DS-4.54: the fewest icons with which some swap is possible; 0 where none is. */
export function raidMinimum(s: State, seat: number): number {
  if (playerOf(s, seat).tents === 0) return 0;
  let least = 0;
  for (const t of s.map) {
    if (!present(t, seat)) continue;
    for (let victim = 0; victim < s.sides; victim++) {
      if (victim === seat || (t.tents[victim] ?? 0) === 0) continue;
      const cost = swapCost(s, victim);
      if (least === 0 || cost < least) least = cost;
    }
  }
  return least;
}

/** Tiles on which a first swap can be paid with so many icons. */
export function raidTiles(s: State, seat: number, icons: number): MapTile[] {
  return s.map.filter(
    (t) =>
      present(t, seat) &&
      t.tents.some((n, victim) => victim !== seat && n > 0 && swapCost(s, victim) <= icons),
  );
}

/** Ways to pay one token of a kind: its own kind, gold, or iron with Blacksmiths (DS-4.69). */
function payers(player: Player, kind: number): number[] {
  const ways = [kind];
  if (kind !== 2 && has(player, 'blacksmiths')) ways.push(2);
  ways.push(GOLD);
  return ways;
}

/** Whether a list of due kinds can be paid with these tokens. */
export function payable(player: Player, tokens: readonly number[], due: readonly number[]): boolean {
  const kind = due[0];
  if (kind === undefined) return true;
  for (const way of payers(player, kind)) {
    if ((tokens[way] ?? 0) === 0) continue;
    const rest = tokens.slice();
    rest[way] = (rest[way] ?? 0) - 1;
    if (payable(player, rest, due.slice(1))) return true;
  }
  return false;
}

/** The kinds a card costs, one entry for each token, in the order Food, Wood, Iron. */
export function priceList(card: string): number[] {
  const due: number[] = [];
  techOf(card).price.forEach((n, kind) => {
    for (let i = 0; i < n; i++) due.push(kind);
  });
  return due;
}

/** Kinds that may fall away with Basic Engineering so that the rest can be paid. */
export function rebates(player: Player, due: readonly number[]): number[] {
  return [...new Set(due)].filter((kind) => {
    const rest = due.slice();
    rest.splice(rest.indexOf(kind), 1);
    return payable(player, player.tokens, rest);
  });
}

/** Payments of the next token that leave the rest payable. */
export function tokenWays(player: Player, due: readonly number[]): number[] {
  const kind = due[0];
  if (kind === undefined) return [];
  return payers(player, kind).filter((way) => {
    if ((player.tokens[way] ?? 0) === 0) return false;
    const rest = player.tokens.slice();
    rest[way] = (rest[way] ?? 0) - 1;
    return payable(player, rest, due.slice(1));
  });
}

export function affordable(player: Player, card: string): boolean {
  const due = priceList(card);
  if (has(player, 'basic-engineering') && due.length > 0) return rebates(player, due).length > 0;
  return payable(player, player.tokens, due);
}

/** DS-4.65: cards of the tableau this seat can research now. */
export function researchable(s: State, seat: number): string[] {
  const icons = mostIcons(s, seat, 'research');
  if (icons === 0) return [];
  const player = playerOf(s, seat);
  const ground = terrains(s, seat);
  return s.tableau.filter((card) => {
    const tech = techOf(card);
    return (
      !has(player, card) &&
      tech.icons <= icons &&
      tech.terrain.every((terrain) => ground[TERRAINS.indexOf(terrain)]) &&
      affordable(player, card)
    );
  });
}

/** DS-4.31: whether an unused main action can be paid and has an effect. */
export function able(s: State, seat: number, action: Action): boolean {
  const player = playerOf(s, seat);
  if (player.used.includes(action)) return false;
  switch (action) {
    case 'recruit':
      return mostIcons(s, seat, action) > 0 && openColours(s, seat).length > 0;
    case 'explore':
      return s.stack.length > 0 && mostIcons(s, seat, action) > 0 && exploreCells(s, seat).length > 0;
    case 'settle':
    case 'harvest':
      return mostIcons(s, seat, action) > 0;
    case 'raid': {
      const least = raidMinimum(s, seat);
      return least > 0 && mostIcons(s, seat, action) >= least;
    }
    case 'trade':
      return (
        mostIcons(s, seat, action) > 0 &&
        (total(player.tokens) >= 2 || player.active.length > 0 || total(player.spent) > 0)
      );
    case 'research':
      return researchable(s, seat).length > 0;
  }
}

export function ableActions(s: State, seat: number): Action[] {
  return ACTIONS.filter((action) => able(s, seat, action));
}

/** DS-4.71: an extra action helps only while more kinds are unused than the allowance covers. */
export function extraHelps(s: State, seat: number): boolean {
  return ACTIONS.length - playerOf(s, seat).used.length > s.turn.allow;
}

/** Tile 33 and Barn Raising: house-free tiles with three own tents, after `without` has lost one. */
export function raiseTiles(s: State, seat: number, without?: MapTile): MapTile[] {
  if (housesLeft(s, seat) === 0) return [];
  return s.map.filter((t) => t.house < 0 && (t.tents[seat] ?? 0) - (t === without ? 1 : 0) >= 3);
}

/** DS-4.72: tiles this seat may govern. */
export function governTiles(s: State, seat: number): MapTile[] {
  if (housesLeft(s, seat) === 0) return [];
  const lead = has(playerOf(s, seat), 'land-survey') ? 2 : 3;
  return s.map.filter((t) => t.house < 0 && (t.tents[seat] ?? 0) >= 3 && leadOver(t, seat) >= lead);
}

/** DS-4.70, DS-4.71: Factories this seat may use now; `keep` is Industrial Revolution. */
export function factoryTiles(s: State, seat: number, keep: boolean): MapTile[] {
  const player = playerOf(s, seat);
  return s.map.filter((t) => {
    const tile = tileInfo(t);
    if (tile.trigger !== 'factory' || player.factories.includes(t.tile)) return false;
    if (keep ? !present(t, seat) : (t.tents[seat] ?? 0) === 0) return false;
    switch (tile.ability.do) {
      case 'die':
        return (s.supply[tile.ability.colour] ?? 0) > 0;
      case 'extra-action':
        return extraHelps(s, seat);
      case 'raise-house':
        return raiseTiles(s, seat, keep ? undefined : t).length > 0;
      default:
        return true;
    }
  });
}

/** Cards used as a Free action and whether they would change something (DS-4.77). */
export function freeCards(s: State, seat: number): string[] {
  const player = playerOf(s, seat);
  return s.tableau.filter((card) => {
    if (!has(player, card)) return false;
    switch (techOf(card).code) {
      case 'free:move-2':
        return ready(player, card) && moveFrom(s, seat).length > 0;
      case 'free:set-die':
        return ready(player, card) && player.active.length > 0;
      case 'free:factory-keep':
        return ready(player, card) && factoryTiles(s, seat, true).length > 0;
      case 'free:recall-die':
        return ready(player, card) && total(player.spent) > 0;
      case 'boom:clear-2':
        return clearTiles(s, seat).length > 0;
      case 'boom:place-3':
        return player.tents > 0 && settleTiles(s, seat).length > 0;
      case 'boom:raise-house':
        return raiseTiles(s, seat).length > 0;
      case 'boom:extra-action':
        return extraHelps(s, seat);
      case 'boom:any-die':
        return total(s.supply) > 0;
      case 'boom:gold-2':
      case 'boom:vp-3':
        return true;
      default:
        return false;
    }
  });
}

/** Mobile Workforce: own tents with a neighbouring tile (DS-4.78). */
export function moveFrom(s: State, seat: number): MapTile[] {
  return s.map.filter((t) => (t.tents[seat] ?? 0) > 0 && neighboursOf(s, t.q, t.r).length > 0);
}

/** Dynamite: tiles with own presence and someone else's tent. */
export function clearTiles(s: State, seat: number): MapTile[] {
  return s.map.filter((t) => present(t, seat) && t.tents.some((n, owner) => owner !== seat && n > 0));
}

export function keys(tiles: readonly MapTile[]): string[] {
  return tiles.map(keyOf);
}

/** DS-4.4: worked out at the start of the Roll phase, and once more for Constitution. */
export function quotaOf(s: State, seat: number): number {
  const player = playerOf(s, seat);
  let quota = QUOTA_BASE + (has(player, 'stability') ? 1 : 0) + (has(player, 'stable-government') ? 2 : 0);
  for (const t of s.map) {
    const tile = tileInfo(t);
    if (tile.ability.do !== 'quota') continue;
    if (tile.trigger === 'control' ? controls(t, seat) : present(t, seat)) quota++;
  }
  return Math.min(quota, QUOTA_MAX);
}
