/** Ground tones of the city by day and by night; ink lines stay. */
export interface Tones {
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
/** Stars in the snow of the night. */
export const STARS = '#8FA2AD';

export function tonesOf(dark: boolean): Tones {
  return dark ? night : day;
}

/** Side of one cell in board units. */
export const UNIT = 42;

/** Text no smaller than this can be read on any screen, in points. */
const LEAST = 12;

/** The size of a text in board units: as drawn, or as large as it must be at this fit, up to what its place holds. */
export function legible(size: number, fit: number, most: number): number {
  return Math.round(10 * Math.min(most, Math.max(size, LEAST / fit))) / 10;
}
