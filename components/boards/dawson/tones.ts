/** Ground tones of the city by day and by night, from autumn to the long night; ink lines stay. */
import { groundTone } from '@/components/ui/tokens';

export interface Tones {
  /** Open land, whatever lies on it. */
  readonly snow: string;
  readonly dots: string;
  readonly lot: string;
  readonly number: string;
  readonly stake: string;
  readonly street: string;
  readonly rut: string;
  readonly name: string;
  readonly stone: string;
  readonly kerb: string;
  /** Ink of what is written on the open ground. */
  readonly ground: string;
}

const day: Tones = {
  snow: '#EFEADB',
  dots: '#8F7756',
  lot: '#DCCBA6',
  number: '#5D4936',
  stake: '#8F7756',
  street: '#E2D9C6',
  rut: '#8F7756',
  name: '#5D4936',
  stone: '#B9B3A6',
  kerb: '#FAF3E1',
  ground: '#2B1F16',
};

/** At night windows and street lamps are the light. */
const night: Tones = {
  snow: '#1B2227',
  dots: '#5C6A72',
  lot: '#A08C66',
  number: '#2B1F16',
  stake: '#5D4936',
  street: '#2E3336',
  rut: '#5C6A72',
  name: '#C6B08D',
  stone: '#8B867B',
  kerb: '#D9D3C4',
  ground: '#F3E6CC',
};

/** The glow round a street lamp. */
export const GLOW = '#4A3C22';
/** A square with light in its window. */
export const LAMPLIT = '#EBC978';
/** Canvas under snow. */
export const SNOWED = '#D3DAD9';
/** Stars in the snow of the night. */
export const STARS = '#8FA2AD';

/**
 * The rush comes down the river in autumn and ends in the dark of the year: with every second scoring round the
 * light goes and the snow comes.
 */
export type Season = 'autumn' | 'first-snow' | 'winter' | 'long-night';

const SEASONS: readonly Season[] = ['autumn', 'first-snow', 'winter', 'long-night'];
/** Scoring rounds done when a season begins. */
const BEGINS = [0, 2, 4, 7] as const;

export function seasonOf({ round }: { readonly round: number }): Season {
  const at = BEGINS.filter((from) => from <= round).length - 1;
  return SEASONS[at] ?? 'autumn';
}

type Weather = Pick<Tones, 'snow' | 'dots' | 'street'>;

const weather: Readonly<Record<Season, { readonly day: Weather; readonly night: Weather }>> = {
  autumn: {
    day: { snow: groundTone('autumn', false), dots: '#8A5F38', street: '#D9C3A0' },
    night: { snow: groundTone('autumn', true), dots: '#6B5138', street: '#33281F' },
  },
  'first-snow': {
    day: { snow: '#EBE2CF', dots: '#8F7756', street: '#DDD0B8' },
    night: { snow: '#1B1B1A', dots: '#5F5B52', street: '#2F2C28' },
  },
  winter: {
    day: { snow: groundTone('winter', false), dots: '#7E8A8E', street: '#E8E6DD' },
    night: { snow: '#141C24', dots: '#5C6A72', street: '#2B3238' },
  },
  'long-night': {
    day: { snow: '#C3CFD6', dots: '#6A7C86', street: '#D6DCDE' },
    night: { snow: groundTone('winter', true), dots: '#55677A', street: '#232D38' },
  },
};

const known = new Map<string, Tones>();

export function tonesOf(dark: boolean, season: Season = 'winter'): Tones {
  const key = `${dark} ${season}`;
  const tones = known.get(key) ?? { ...(dark ? night : day), ...weather[season][dark ? 'night' : 'day'] };
  known.set(key, tones);
  return tones;
}

/** Roofs and open land are white. */
export function isSnowy(season: Season): boolean {
  return season === 'winter' || season === 'long-night';
}

/** Side of one cell in board units. */
export const UNIT = 42;

/** Text no smaller than this can be read on any screen, in points. */
const LEAST = 12;

/** The size of a text in board units: as drawn, or as large as it must be at this fit, up to what its place holds. */
export function legible(size: number, fit: number, most: number): number {
  return Math.round(10 * Math.min(most, Math.max(size, LEAST / fit))) / 10;
}
