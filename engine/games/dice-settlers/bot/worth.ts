/** What a position is worth to a side: the score as it stands, and a little for what it can become. */
import { ACTION_OF, DICE_PAIR_VP, houseVp, dieIcon, GOLD, HOUSES, TERRAINS, type Icon } from '../data';
import type { TechId } from '../data-techs';
import { triggersNow } from '../rules/clean-up';
import { housesOnMap, leadOver, present, tentsOf, terrainOf, tileInfo } from '../rules/map';
import { diceOwned, techPoints, techsOf, vpOf } from '../rules/points';
import { botOwner, playerOf, type MapTile, type State } from '../state';

/** Rounds that seem to be left, this one included. */
export function roundsLeft(s: State): number {
  if (s.finalRound > 0) return s.finalRound - s.round + (s.phase === 'clean' ? 0.2 : 1);
  const byStack = 1 + s.stack.length / (0.9 * s.sides);
  const byVp = 1 + s.vpSupply / (2.6 * s.sides);
  return Math.max(1, Math.min(9, byStack, byVp));
}

/** Part of a house a lead of so many tents is worth: the third tent makes it. */
const LEAD: readonly number[] = [0, 0.12, 0.4, 0.88];

/** A tile to a side: points now, softened where a single tent would turn them, and its lasting use. */
export function tileWorth(t: MapTile, owner: number, left: number, house = 3.5): number {
  const { hi, lo, trigger, ability } = tileInfo(t);
  const own = tentsOf(t, owner);
  const most = own - leadOver(t, owner);
  const mine = t.house === owner;
  if (!mine && own === 0) return 0;
  const rules = mine || (t.house < 0 && own >= most);
  let worth = 0;
  if (rules) {
    const safety = mine || most === 0 ? 1 : own > most ? 0.94 : 0.8;
    worth += (hi ?? 0) * (left > 1 && !mine ? safety : 1);
  } else if (own >= most || t.house >= 0) worth += (lo ?? 0) * 0.95;
  else worth += (lo ?? 0) * 0.9;
  if (ability.do === 'quota' && (trigger === 'presence' || rules)) worth += 0.9 * Math.max(0, left - 1);
  if (ability.do === 'icon' && rules) worth += 0.4 * Math.max(0, left - 1);
  if (trigger === 'factory' && own > 0) worth += 0.25 * Math.max(0, left - 0.5);
  if (t.house < 0 && own > most && left > 1) worth += (LEAD[Math.min(3, own - most)] ?? 0) * house;
  return worth;
}

/** What the next house brings: early on every house counts as a step towards the steep end of the table. */
function nextHouse(n: number, left: number): number {
  if (n >= HOUSES) return 0;
  const real = houseVp(n + 1) - houseVp(n);
  return left > 1.3 ? Math.max(real, Math.min(5, 2 + 0.6 * left)) : real;
}

function houseWorth(n: number, left: number): number {
  let worth = 0;
  for (let i = 0; i < n; i++) worth += nextHouse(i, left);
  return worth;
}

/** A die in the score: half of what a pair brings. */
const DIE_SCORE = DICE_PAIR_VP / 2;

/** What the rolls of a die bring, by how many there are: who has no dice left has lost. */
const ROLLS = [
  { upTo: 5, worth: 2.2 },
  { upTo: 7, worth: 1.1 },
  { upTo: 11, worth: 0.3 },
] as const;

function rollsWorth(dice: number, later: number): number {
  let worth = 0;
  let from = 0;
  for (const step of ROLLS) {
    worth += step.worth * Math.max(0, Math.min(dice, step.upTo) - from);
    from = step.upTo;
  }
  return worth * Math.min(1, later / 2);
}

/** What giving up a die costs: its rolls to come, and in the last round the pair it would break. */
export function dieGivenUp(dice: number, left: number): number {
  const later = Math.max(0, left - 1);
  const rolls = rollsWorth(dice, later) - rollsWorth(dice - 1, later);
  if (left < LAST) return rolls + (dice % 2 === 1 ? 0 : DICE_PAIR_VP);
  return rolls + DIE_SCORE;
}

/** Rounds left where no other is to come. */
export const LAST = 1.3;

function diceScore(dice: number, left: number): number {
  return left < LAST ? DICE_PAIR_VP * Math.floor(dice / 2) : DIE_SCORE * dice;
}

function sideWorth(s: State, owner: number, left: number): number {
  const houses = housesOnMap(s, owner);
  const house = nextHouse(houses, left);
  let worth = houseWorth(houses, left) + vpOf(s, owner) + diceScore(diceOwned(s, owner), left);
  const ground = TERRAINS.map(() => false);
  for (const t of s.map) {
    if (!present(t, owner)) continue;
    worth += tileWorth(t, owner, left, house);
    ground[TERRAINS.indexOf(terrainOf(t))] = true;
  }
  const techs = techsOf(s, owner);
  for (const card of techs) worth += techPoints(s, owner, card, techs);
  if (owner === botOwner(s)) return worth;
  const player = playerOf(s, owner);
  const later = Math.max(0, left - 1);
  for (const card of techs) worth += cardUse(card) * later;
  worth += 0.5 * ground.filter(Boolean).length * Math.min(1, later / 3);
  worth += player.tents * (left > 0.5 ? Math.min(0.55, 0.25 + 0.1 * later) : 0);
  worth += tokenWorth(player.tokens, later);
  worth += rollsWorth(diceOwned(s, owner), later);
  for (const die of player.active) worth += dieUse(s, owner, dieIcon(die)) * (left > 0.5 ? 1 : 0);
  return worth;
}

/** Tokens pay for cards and trade; in the last round only what is sold counts. */
function tokenWorth(tokens: readonly number[], later: number): number {
  const rate = later >= 1 ? 1.15 : later > 0 ? 0.6 : 0.1;
  let worth = 0;
  tokens.forEach((n, kind) => {
    worth += rate * (kind === GOLD ? 1.45 : 1) * Math.min(n, 3) + 0.5 * rate * Math.max(0, n - 3);
  });
  return worth;
}

/** An icon still lying there is good for an action not yet taken. */
function dieUse(s: State, owner: number, icon: Icon): number {
  const action = ACTION_OF[icon];
  if (action === null) return 0.45;
  if (playerOf(s, owner).used.includes(action)) return 0.08;
  return action === 'settle' || action === 'research' ? 0.5 : 0.35;
}

/** A rough use of a card for each round it is held; a legacy card grows with its owner. */
const USE: Readonly<Record<TechId, number>> = {
  stability: 1,
  wanderlust: 0.25,
  'homestead-act': 0.25,
  'hiring-fair': 0.25,
  'pioneer-spirit': 0.5,
  'large-coaches': 0.25,
  scouts: 0.25,
  forestry: 0.25,
  stockades: 0.25,
  quartermasters: 0.4,
  'land-grab': 0.9,
  'improved-tools': 0.25,
  'martial-training': 0.25,
  resourcefulness: 0.25,
  'city-walls': 0.25,
  mapmaking: 0.25,
  'versatile-explorers': 0.25,
  'drilled-troops': 0.5,
  blacksmiths: 0.25,
  'pack-mules': 0.25,
  'field-rations': 0.5,
  apprentices: 0.25,
  'campfire-stories': 0.25,
  'gold-rush': 0.8,
  'general-education': 0.25,
  'mobile-workforce': 0.4,
  adaptability: 0.5,
  'basic-engineering': 0.25,
  'production-boom': 0.6,
  'stable-government': 1.8,
  trailblazers: 0.5,
  'industrial-revolution': 0.6,
  'frequent-hire': 0.5,
  missionaries: 0.25,
  'shift-work': 0.6,
  telegraph: 0.7,
  'trading-post': 0.6,
  'assay-office': 0.25,
  'land-survey': 0.25,
  'cattle-drive': 0.25,
  boomtown: 0.25,
  builder: 0.7,
  prosperity: 0.7,
  'manifest-destiny': 0.7,
  'foreign-trade': 0.7,
  university: 0.7,
  cartographer: 0.7,
  constitution: 0.7,
  chronicles: 0.7,
  census: 0.7,
  'guild-hall': 0.7,
  landmarks: 0.7,
  'factory-barons': 0.7,
  'open-range': 0.7,
  veterans: 0.7,
  dynamite: 0.25,
  'land-rush': 0.25,
  'mother-lode': 0.25,
  'barn-raising': 0.25,
  'double-shift': 0.25,
  'wagon-train': 0.25,
  fireworks: 0.25,
};

export function cardUse(card: TechId): number {
  return USE[card];
}

/** The side against the best of the others; an end brought on while ahead is welcome. */
export function worth(s: State, seat: number, left: number): number {
  const own = sideWorth(s, seat, left);
  let rival = -Infinity;
  for (let owner = 0; owner < s.sides; owner++) {
    if (owner !== seat) rival = Math.max(rival, sideWorth(s, owner, left));
  }
  let value = own - 0.4 * rival;
  if (s.finalRound === 0 && s.round > 3 && triggersNow(s).length > 0) value += own > rival ? 2.5 : -2.5;
  return value;
}

/** Whether this seat would rather see the game end soon. */
export function wantsEnd(s: State, seat: number): boolean {
  const left = roundsLeft(s);
  const own = sideWorth(s, seat, left);
  for (let owner = 0; owner < s.sides; owner++) {
    if (owner !== seat && sideWorth(s, owner, left) >= own) return false;
  }
  return true;
}
