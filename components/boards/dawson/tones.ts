/** Ground tones of the city by day and by night; ink lines stay. */
export interface Tones {
  readonly snow: string;
  readonly dots: string;
  readonly lot: string;
  readonly number: string;
  readonly stake: string;
  readonly street: string;
  readonly rut: string;
  readonly stone: string;
}

const day: Tones = {
  snow: '#EFEADB',
  dots: '#8F7756',
  lot: '#DCCBA6',
  number: '#5D4936',
  stake: '#8F7756',
  street: '#E2D9C6',
  rut: '#8F7756',
  stone: '#B9B3A6',
};

const night: Tones = {
  snow: '#47535A',
  dots: '#A9B4B6',
  lot: '#B7A27A',
  number: '#2B1F16',
  stake: '#6B5639',
  street: '#7F7F78',
  rut: '#4B4A45',
  stone: '#969084',
};

export function tonesOf(dark: boolean): Tones {
  return dark ? night : day;
}

/** Side of one cell in board units. */
export const UNIT = 42;
