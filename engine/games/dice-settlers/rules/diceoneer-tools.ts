/** Sieves, unused strength, houses and tents: what all actions of the Diceoneer share. */
import { BOT_LEAD, HOUSE_TENTS, UNUSED_VP } from '../data';
import { botOf, botOwner, level, type Emit, type MapTile, type State } from '../state';
import { addTent, gainVp } from './pieces';
import { housesLeft, keyOf, leadOver, tentsOf, tileAt, tileInfo } from './map';

/** The filter that decided, or that you did. */
type Chosen = 'only' | 'chosen' | 'fewest' | 'rarest' | 'apart' | 'far';
type Settled = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7';
type Raided = 'R0' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5';
/** What its strength found no use for. */
type Unused =
  | 'spare'
  | 'no-die'
  | 'no-tile'
  | 'no-place'
  | 'no-tents'
  | 'guarded'
  | 'no-raid'
  | 'raid-over'
  | 'empty-store'
  | 'no-card';
/** Why the Diceoneer did something. */
export type BotReason = Chosen | Settled | Raided | Unused;

/** A filter of DS-6.28: keeps what satisfies it, or everything if nothing does. */
export interface Filter<T> {
  readonly name: BotReason;
  /** Lower is better; all equal best stay. */
  readonly rank: (item: T) => number;
}

/** Runs the chain; names the filter that brought the last decision. */
export function narrow<T>(
  items: readonly T[],
  filters: ReadonlyArray<Filter<T>>,
): { left: T[]; by: BotReason } {
  let left = items.slice();
  let by: BotReason = 'only';
  for (const filter of filters) {
    if (left.length < 2) break;
    const best = Math.min(...left.map(filter.rank));
    const kept = left.filter((item) => filter.rank(item) === best);
    if (kept.length < left.length) by = filter.name;
    left = kept;
  }
  return { left, by };
}

export function yes(test: boolean): number {
  return test ? 0 : 1;
}

/** DS-6.26: points for so much strength without use. */
export function unused(s: State, strength: number): number {
  return UNUSED_VP[level(s, 'solo.unused')] * strength;
}

const AFTER_MAP: readonly BotReason[] = ['no-place', 'no-tents', 'raid-over'];

export function botVp(s: State, points: number, why: BotReason, rule: string, emit: Emit): void {
  if (points <= 0) return;
  gainVp(s, botOwner(s), points);
  // What comes straight from the wheel is seen there, what follows a move on the map is not.
  const targets = AFTER_MAP.includes(why) ? [] : ['centre'];
  emit({ kind: 'bot-vp', seat: -1, args: { n: points, why }, targets, rule });
}

/** DS-6.35: at once, higher `hi` first, then the lower number. */
export function convertHouses(s: State, emit: Emit): void {
  const owner = botOwner(s);
  while (housesLeft(s, owner) > 0) {
    const ripe = s.map.filter((t) => t.house < 0 && leadOver(t, owner) >= BOT_LEAD);
    const t = ripe.sort((a, b) => (tileInfo(b).hi ?? 0) - (tileInfo(a).hi ?? 0) || a.tile - b.tile)[0];
    if (!t) return;
    addTent(t, owner, -HOUSE_TENTS);
    t.house = owner;
    botOf(s).general += HOUSE_TENTS;
    const targets = [`cell:${keyOf(t)}`];
    emit({ kind: 'bot-house', seat: -1, args: { tile: t.tile }, targets, rule: 'DS-6.35' });
  }
}

/** S3 and R3: tents still missing for a house; without limit where none can come. */
export function need(s: State, t: MapTile): number {
  const owner = botOwner(s);
  if (t.house >= 0 || housesLeft(s, owner) === 0) return 1000;
  return BOT_LEAD - leadOver(t, owner);
}

/** DS-6.34, DS-6.50: its tent from the personal supply on a tile just explored, if it has one. */
export function joinBot(
  s: State,
  cell: string,
  kind: 'bot-join' | 'bot-reinforce',
  rule: string,
  emit: Emit,
): void {
  const bot = botOf(s);
  if (bot.tents === 0) return;
  const t = tileAt(s, cell);
  bot.tents--;
  addTent(t, botOwner(s), 1);
  emit({ kind, seat: -1, args: { tile: t.tile }, targets: [`cell:${cell}`], rule });
}

/** Its tents and yours on a tile. */
export function camps(s: State, t: MapTile): { readonly its: number; readonly yours: number } {
  return { its: tentsOf(t, botOwner(s)), yours: tentsOf(t, 0) };
}
