/** The hour a phase of the day is drawn at, and what it does to sky and ground. By day the first tone, in the dark the second. */
import { groundTone } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dakota';

import { tone } from './tones';

export type Hour = 'dawn' | 'noon' | 'late' | 'dusk' | 'night';

const HOURS: Readonly<Record<View['phase'], Hour>> = {
  morning: 'dawn',
  noon: 'noon',
  afternoon: 'late',
  evening: 'dusk',
  night: 'night',
  over: 'dusk',
};

export function hourOf({ phase }: Pick<View, 'phase'>): Hour {
  return HOURS[phase];
}

/** At night it is dark on the table, whatever paper the screen has. */
export function isDark(view: Pick<View, 'phase'>, night: boolean): boolean {
  return night || view.phase === 'night';
}

/** Sky, rays and hills. */
interface SkyTones {
  readonly sky: string;
  readonly rays: string;
  readonly hills: string;
}

const SKIES: Readonly<Record<Hour, readonly [SkyTones, SkyTones]>> = {
  dawn: [
    { sky: '#F3CFA0', rays: '#F8DDB6', hills: '#E2B27E' },
    { sky: '#5A3324', rays: '#6B402D', hills: '#3A2018' },
  ],
  noon: [
    { sky: '#F3E0B4', rays: '#F8EACB', hills: '#DFC490' },
    { sky: '#5E452C', rays: '#6F5436', hills: '#3F2D1C' },
  ],
  late: [
    { sky: '#EDB27A', rays: '#F4C492', hills: '#D3935F' },
    { sky: '#5F3A20', rays: '#714828', hills: '#40260F' },
  ],
  dusk: [
    { sky: '#C97F55', rays: '#D8936A', hills: '#9C5F3D' },
    { sky: '#4A2419', rays: '#5A2E20', hills: '#2F1610' },
  ],
  night: [
    { sky: '#3A1C1A', rays: '#4C2720', hills: '#2A1512' },
    { sky: '#241416', rays: '#2E1A1A', hills: '#180D0E' },
  ],
};

export function skyOf(hour: Hour, night: boolean): SkyTones {
  return SKIES[hour][night ? 1 : 0];
}

/** How far the sun has come, from the left edge to the right, and how high it stands; at night the moon. */
export const SUN_AT: Readonly<Record<Hour, readonly [number, number]>> = {
  dawn: [0.2, 0.42],
  noon: [0.5, 0.28],
  late: [0.8, 0.4],
  dusk: [0.86, 0.62],
  night: [0.8, 0.36],
};

export const DISC = { sun: '#D9693A', moon: '#F3E6CC' } as const;

/** Earth, road and yard under the light of the hour. */
interface LandTones {
  readonly earth: string;
  readonly road: string;
  readonly yard: string;
}

const DARK_LAND: LandTones = { earth: '#33271C', road: '#2A2017', yard: '#241B13' };

const LANDS: Readonly<Record<Hour, LandTones>> = {
  dawn: { earth: '#EACBA4', road: '#DEB98C', yard: '#D5AE82' },
  noon: { earth: '#E9D0A0', road: '#DDBE88', yard: '#D3B27C' },
  late: { earth: '#E6C48C', road: '#D9B174', yard: '#CEA569' },
  dusk: { earth: '#D8B283', road: '#CA9F6C', yard: '#C19565' },
  night: DARK_LAND,
};

export function landOf(hour: Hour, night: boolean): LandTones {
  return night ? DARK_LAND : LANDS[hour];
}

/** Between noon and dusk there is one more tone than the other games need. */
const LATE = ['#E6CB9C', '#1C120B'] as const;

/** The table under market, jobs and cards. */
export function groundOf(view: Pick<View, 'phase'>, night: boolean): string {
  const hour = hourOf(view);
  if (hour === 'late') return tone(LATE, night);
  return groundTone(hour === 'night' ? 'dark' : hour, night);
}
