/** Descriptions that show consequences: a tent placed, goods traded, a Factory run. */
import type { Chip, MoveDescription } from '../../../core/game';
import { COLOURS, RESOURCES, TERRAIN_COLOUR, TERRAINS, TRADE_VP, type Colour, type Resource } from '../data';
import { controllers, present, terrainOf, terrains, tileInfo } from '../rules/map';
import { setValue } from '../rules/moves';
import { chip, dieName, goodsName, hexName, iconChip, vpChip } from './names';
import { tilePoints } from '../rules/points';
import { has, playerOf, type MapTile, type State } from '../state';
import { say } from './catalogue';

export type Draft = Partial<MoveDescription> & { label: string };

/** A tent on this tile: what it changes, and the points it brings now. */
export function placeDraft(s: State, seat: number, t: MapTile): Draft {
  const before = tilePoints(t, seat);
  const tents = t.tents.slice();
  tents[seat] = (tents[seat] ?? 0) + 1;
  const after: MapTile = { ...t, tents };
  const gain = tilePoints(after, seat) - before;
  return {
    label: hexName(t),
    detail: placeDetail(s, seat, t, after),
    targets: [`cell:${t.q},${t.r}`],
    ...(gain > 0 ? { gain: [vpChip(gain)] } : {}),
  };
}

function placeDetail(s: State, seat: number, t: MapTile, after: MapTile): string {
  if (!present(t, seat) && !terrains(s, seat)[TERRAINS.indexOf(terrainOf(t))]) {
    return say('dNewTerrain', { colour: say(COLOURS[TERRAIN_COLOUR[terrainOf(t)]] ?? 'white') });
  }
  const was = controllers(t);
  const now = controllers(after);
  const others = after.tents.filter((_, o) => o !== seat);
  const lead = (after.tents[seat] ?? 0) - Math.max(0, ...others);
  if (t.house < 0 && lead === 3) return say('dHouse');
  if (now.includes(seat)) {
    if (now.length > 1) return say('dShare');
    return say(was.length === 1 && was[0] === seat ? 'dKeep' : 'dControl');
  }
  return say(tilePoints(after, seat) > 0 ? 'dSecond' : t.house >= 0 ? 'dUnderHouse' : 'dNothing');
}

export function tradeDraft(s: State, seat: number, verb: string, rest: string): Draft {
  if (verb === 'sell') {
    const set = rest.split('+').map((kind) => RESOURCES.indexOf(kind as Resource));
    const gold = rest.includes('gold') && has(playerOf(s, seat), 'assay-office') ? 1 : 0;
    return {
      label: say('mSell', { goods: goodsName(rest) }),
      targets: [],
      cost: tokenChips(set),
      gain: [vpChip(setValue(set) + gold)],
      group: say(set.length === 3 ? 'groupThree' : 'groupPair'),
    };
  }
  const spent = verb === 'spent';
  return {
    label: spent
      ? say('mSellSpent', { colour: say(rest as Colour) })
      : say('mSellActive', { die: dieName(rest) }),
    targets: [`${verb}:${rest}`],
    gain: [vpChip(TRADE_VP.die)],
    group: say('groupDice'),
    warning: say('warnDie'),
  };
}

function tokenChips(set: readonly number[]): Chip[] {
  return RESOURCES.flatMap((kind, i) => {
    const n = set.filter((k) => k === i).length;
    return n > 0 ? [iconChip(kind, n)] : [];
  });
}

export function factoryChips(t: MapTile): Chip[] {
  const { ability } = tileInfo(t);
  switch (ability.do) {
    case 'gain':
      return [iconChip(ability.kind, 1)];
    case 'die':
      return [chip('die', 1)];
    case 'tents':
      return [chip('tent', ability.amount)];
    case 'raise-house':
      return [chip('house', 1)];
    case 'vp-reserve':
      return [vpChip(ability.amount)];
    case 'extra-action':
      return [{ sign: 'extra', amount: 1, label: say('chipAction') }];
    default:
      return [];
  }
}
