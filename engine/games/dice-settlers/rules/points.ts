/** What tiles, dice and technologies are worth to a side (section 5). */
import { BOT_QUOTA, dieColour, GOLD } from '../data';
import { techOf, type EffectOf, type Tally, type TechId } from '../data-techs';
import { botOf, botOwner, type MapTile, type State } from '../state';
import { bump, total } from './lists';
import {
  controllers,
  controls,
  housesOnMap,
  isFactory,
  present,
  runnersUp,
  tentsOf,
  terrains,
  tileInfo,
} from './map';
import { quotaOf } from './roll';

/** What this tile scores for an owner now (line 1). */
export function tilePoints(t: MapTile, owner: number): number {
  const { hi, lo } = tileInfo(t);
  if (hi === null || lo === null) return 0;
  if (controllers(t).includes(owner)) return hi;
  return runnersUp(t).includes(owner) ? lo : 0;
}

/** Resource tokens of an owner; the Diceoneer's lie in the centre and on the sides (DS-6.49). */
export function resourcesOf(s: State, owner: number): number[] {
  const player = s.players[owner];
  if (player) return player.tokens.slice();
  const { centre, sides } = botOf(s);
  const counts = centre.slice();
  for (const { token } of sides) if (token >= 0) bump(counts, token, 1);
  return counts;
}

/** Dice owned, wherever they lie (line 3). */
export function diceOwned(s: State, owner: number): number {
  const player = s.players[owner];
  if (player) return total(player.bag) + player.active.length + total(player.spent);
  const bot = botOf(s);
  return bot.queue.length + bot.sides.reduce((n, side) => n + side.dice.length, 0);
}

/** Colours of dice owned. A bag that may not be looked into is left out when `openOnly` is set. */
function coloursOwned(s: State, owner: number, openOnly: boolean): number {
  const found = new Set<number>();
  const player = s.players[owner];
  if (player) {
    for (const die of player.active) found.add(dieColour(die));
    player.spent.forEach((n, colour) => n > 0 && found.add(colour));
    if (!openOnly) player.bag.forEach((n, colour) => n > 0 && found.add(colour));
  } else {
    const bot = botOf(s);
    for (const colour of bot.queue) found.add(colour);
    for (const side of bot.sides) for (const die of side.dice) found.add(dieColour(die));
  }
  return found.size;
}

export function techsOf(s: State, owner: number): readonly TechId[] {
  return (s.players[owner] ?? botOf(s)).techs;
}

export function vpOf(s: State, owner: number): number {
  return (s.players[owner] ?? botOf(s)).vp;
}

/** What a card is worth to an owner who has, or would have, these technologies. */
export function techPoints(
  s: State,
  owner: number,
  card: TechId,
  techs: readonly TechId[],
  openOnly = false,
): number {
  const { vp, effect } = techOf(card);
  if (vp !== null) return vp;
  if (effect.do !== 'score') throw new Error(`${card} has neither points nor a way to count them.`);
  const n = COUNT[effect.of]({ s, owner, techs, openOnly, effect });
  return Math.min(effect.cap, effect.each * Math.floor(n / effect.per));
}

/** What these cards are worth together, each counting the others. */
export function techTotal(s: State, owner: number, techs: readonly TechId[]): number {
  return techs.reduce((n, card) => n + techPoints(s, owner, card, techs), 0);
}

interface Counting {
  readonly s: State;
  readonly owner: number;
  readonly techs: readonly TechId[];
  readonly openOnly: boolean;
  readonly effect: EffectOf<'score'>;
}

/** What a legacy card counts (2.12). */
const COUNT: Readonly<Record<Tally, (of: Counting) => number>> = {
  houses: ({ s, owner }) => housesOnMap(s, owner),
  vp: ({ s, owner }) => vpOf(s, owner),
  presence: ({ s, owner }) => tiles(s, (t) => present(t, owner)),
  resources: ({ s, owner, effect }) =>
    resourcesOf(s, owner).reduce((n, have, kind) => n + have * (kind === GOLD ? (effect.gold ?? 1) : 1), 0),
  techs: ({ techs }) => techs.length,
  terrains: ({ s, owner }) => terrains(s, owner).filter(Boolean).length,
  quota: ({ s, owner }) => (owner === botOwner(s) ? BOT_QUOTA : quotaOf(s, owner)),
  'rare-techs': ({ s, owner, techs }) => techs.filter((id) => others(s, owner, id) <= 1).length,
  tents: ({ s, owner }) => s.map.reduce((n, t) => n + tentsOf(t, owner), 0),
  colours: ({ s, owner, openOnly }) => coloursOwned(s, owner, openOnly),
  'high-tiles': ({ s, owner, effect }) =>
    tiles(s, (t) => (tileInfo(t).hi ?? 0) >= (effect.from ?? 0) && controls(t, owner)),
  factories: ({ s, owner }) => tiles(s, (t) => isFactory(t) && present(t, owner)),
  alone: ({ s, owner }) =>
    tiles(s, (t) => present(t, owner) && t.tents.every((_, o) => o === owner || !present(t, o))),
  dice: ({ s, owner }) => diceOwned(s, owner),
};

function tiles(s: State, test: (t: MapTile) => boolean): number {
  return s.map.filter(test).length;
}

function others(s: State, owner: number, card: TechId): number {
  return s.players.filter((p, seat) => seat !== owner && p.techs.includes(card)).length;
}
