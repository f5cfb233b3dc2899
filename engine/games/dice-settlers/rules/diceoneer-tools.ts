/** Sieves, unused strength and houses: what all actions of the Diceoneer share. */
import type { Emit } from '../../../core/game';
import { UNUSED_VP } from '../data';
import { addTent, gainVp } from './pieces';
import { keyOf, tileInfo } from './map';
import { botOf, botOwner, housesLeft, level, type Task, type MapTile, type State } from '../state';

export type BotTask<K extends Task['kind']> = Extract<Task, { kind: K }>;

/** A filter of DS-6.28: keeps what satisfies it, or everything if nothing does. */
export interface Filter<T> {
  readonly name: string;
  /** Lower is better; all equal best stay. */
  readonly rank: (item: T) => number;
}

/** Runs the chain; names the filter that brought the last decision. */
export function narrow<T>(items: readonly T[], filters: ReadonlyArray<Filter<T>>): { left: T[]; by: string } {
  let left = items.slice();
  let by = 'only';
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

export function unused(s: State): number {
  return UNUSED_VP[level(s, 'solo.unused')];
}

export function botVp(s: State, points: number, why: string, rule: string, emit: Emit): void {
  if (points <= 0) return;
  gainVp(s, botOwner(s), points);
  emit({ kind: 'bot-vp', seat: -1, args: { n: points, why }, rule });
}

/** DS-6.35: at once, higher `hi` first, then the lower number. */
export function convertHouses(s: State, emit: Emit): void {
  const owner = botOwner(s);
  while (housesLeft(s, owner) > 0) {
    const ripe = s.map.filter((t) => t.house < 0 && (t.tents[owner] ?? 0) - (t.tents[0] ?? 0) >= 3);
    const t = ripe.sort((a, b) => (tileInfo(b).hi ?? 0) - (tileInfo(a).hi ?? 0) || a.tile - b.tile)[0];
    if (!t) return;
    addTent(t, owner, -3);
    t.house = owner;
    botOf(s).general += 3;
    emit({
      kind: 'bot-house',
      seat: -1,
      args: { tile: t.tile },
      targets: [`cell:${keyOf(t)}`],
      rule: 'DS-6.35',
    });
  }
}

/** S3 and R3: tents still missing for a house; without limit where none can come. */
export function need(s: State, t: MapTile): number {
  const owner = botOwner(s);
  if (t.house >= 0 || housesLeft(s, owner) === 0) return 1000;
  return (t.tents[0] ?? 0) + 3 - (t.tents[owner] ?? 0);
}
