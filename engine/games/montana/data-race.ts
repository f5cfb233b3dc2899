/** The tables of the homestead race (specification, section 6.1). */
import type { AreaId } from './data';

export const LEVELS = ['trail', 'homestead', 'frontier', 'territory'] as const;
export type Level = (typeof LEVELS)[number];
/** 6.1: what a level adds to the grit of a won race. */
export const LEVEL_BONUS: Readonly<Record<Level, number>> = {
  trail: 0,
  homestead: 2,
  frontier: 4,
  territory: 6,
};
/** MT-6.10: whether the rival drinks its canteens at once. */
export const DRINKS_AT_ONCE: Readonly<Record<Level, boolean>> = {
  trail: false,
  homestead: false,
  frontier: false,
  territory: true,
};

export type Key = 'water' | 'herd' | 'town' | 'line' | 'fence';

interface CardBase {
  readonly id: string;
  readonly bid: number;
  /** How many of it each level's deck holds. */
  readonly copies: Readonly<Record<Level, number>>;
}

/** By job: claim takes a space of the area or the bank, stake builds by a key, camp rests. */
export type RivalCard = CardBase &
  (
    | { readonly job: 'claim'; readonly place: AreaId | 'bank' }
    | { readonly job: 'stake'; readonly key: Key }
    | { readonly job: 'camp' }
  );
export type Job = RivalCard['job'];

const ONE_EACH = { trail: 1, homestead: 1, frontier: 1, territory: 1 } as const;
const FROM_FRONTIER = { trail: 0, homestead: 0, frontier: 1, territory: 1 } as const;
const CAMPS = { trail: 4, homestead: 2, frontier: 2, territory: 1 } as const;

/** 6.1 */
export const RIVAL_CARDS = [
  { id: 'rv-bank', job: 'claim', place: 'bank', bid: 0, copies: ONE_EACH },
  { id: 'rv-mine', job: 'claim', place: 'mine', bid: 3, copies: ONE_EACH },
  { id: 'rv-quarry', job: 'claim', place: 'quarry', bid: 2, copies: ONE_EACH },
  { id: 'rv-grain', job: 'claim', place: 'grain-field', bid: 4, copies: ONE_EACH },
  { id: 'rv-farm', job: 'claim', place: 'farmland', bid: 0, copies: ONE_EACH },
  { id: 'rv-water', job: 'stake', key: 'water', bid: 0, copies: ONE_EACH },
  { id: 'rv-herd', job: 'stake', key: 'herd', bid: 2, copies: ONE_EACH },
  { id: 'rv-town', job: 'stake', key: 'town', bid: 3, copies: ONE_EACH },
  { id: 'rv-line', job: 'stake', key: 'line', bid: 0, copies: ONE_EACH },
  { id: 'rv-fence', job: 'stake', key: 'fence', bid: 2, copies: FROM_FRONTIER },
  { id: 'rv-camp', job: 'camp', bid: 0, copies: CAMPS },
] as const satisfies readonly RivalCard[];

interface Rank {
  readonly id: string;
  readonly from: number;
}

/** 6.1: the two lowest are ranks of a lost race, by margin; the others of a won one, by grit. */
export const LOST_RANKS = [
  { id: 'drifter', from: -12 },
  { id: 'greenhorn', from: -3 },
] as const satisfies readonly Rank[];
export const WON_RANKS = [
  { id: 'homesteader', from: 0 },
  { id: 'rancher', from: 3 },
  { id: 'cattle-baron', from: 6 },
  { id: 'governor', from: 9 },
] as const satisfies readonly Rank[];

/** Last rounds for three and for two stars; a later win has one. */
export const STAR_ROUNDS = [15, 18] as const;
