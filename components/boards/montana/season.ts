/** The year goes by: from spring, when the land is empty, to the winter that ends the game. */
import type { GroundId } from '@/components/ui/tokens';
import type { View } from '@/engine/games/montana';

export type Season = Extract<GroundId, 'spring' | 'summer' | 'autumn' | 'winter'>;

const YEAR = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[];

/** The clock is whichever is further: the settlements of the leader, or the rounds before winter. */
export function seasonOf({ players, limit, round, cap }: View): Season {
  const settled = Math.max(...players.map(({ left }) => (limit - left) / limit));
  const share = Math.max(settled, (round - 1) / cap);
  return YEAR[Math.min(YEAR.length - 1, Math.floor(share * YEAR.length))] ?? 'winter';
}

/** Open land by day and by night: labels and goods are drawn on it in ink. */
const MEADOWS: Readonly<Record<Season, readonly [string, string]>> = {
  spring: ['#CBD594', '#9BA868'],
  summer: ['#D6CF94', '#ABA66E'],
  autumn: ['#E0C48C', '#B2945E'],
  winter: ['#E6E5DA', '#ABABA2'],
};

export function meadowTone(season: Season, night: boolean): string {
  return MEADOWS[season][night ? 1 : 0];
}
