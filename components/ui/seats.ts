/** Six seats, one set for all five games: colour, mark and pattern, so that colour is never the only cue. */
import { board } from './tokens';

export type MarkName = 'circle' | 'diamond' | 'square' | 'triangle' | 'cross' | 'star';
export type PatternName = 'dots' | 'rising' | 'grid' | 'vertical' | 'horizontal' | 'falling';

export interface Seat {
  readonly id: string;
  /** Said by a screen reader and shown in set-up. */
  readonly name: string;
  readonly fill: string;
  /** The folds of this seat's curtain. */
  readonly shade: string;
  readonly on: string;
  readonly mark: MarkName;
  readonly pattern: PatternName;
}

export const seats: readonly Seat[] = [
  {
    id: 'blue',
    name: 'Blue circle',
    fill: '#1E5C94',
    shade: '#17497A',
    on: board.pale,
    mark: 'circle',
    pattern: 'dots',
  },
  {
    id: 'red',
    name: 'Red diamond',
    fill: '#B2321F',
    shade: '#8E2616',
    on: board.pale,
    mark: 'diamond',
    pattern: 'rising',
  },
  {
    id: 'green',
    name: 'Green square',
    fill: '#4F9A6B',
    shade: '#3C7F56',
    on: board.ink,
    mark: 'square',
    pattern: 'grid',
  },
  {
    id: 'yellow',
    name: 'Yellow triangle',
    fill: '#EFDC4E',
    shade: '#CDB935',
    on: board.ink,
    mark: 'triangle',
    pattern: 'vertical',
  },
  {
    id: 'violet',
    name: 'Violet cross',
    fill: '#C38BC9',
    shade: '#A56DAC',
    on: board.ink,
    mark: 'cross',
    pattern: 'horizontal',
  },
  {
    id: 'slate',
    name: 'Slate star',
    fill: '#33363B',
    shade: '#232529',
    on: board.pale,
    mark: 'star',
    pattern: 'falling',
  },
];

/** After Okabe and Ito: six fills that stay apart under every kind of colour blindness. Marks and patterns do not change. */
const apart: ReadonlyArray<readonly [fill: string, shade: string, on: string]> = [
  ['#0072B2', '#005A8C', board.pale],
  ['#D55E00', '#AD4C00', board.ink],
  ['#009E73', '#007E5C', board.ink],
  ['#F0E442', '#CFC32B', board.ink],
  ['#CC79A7', '#AB5E89', board.ink],
  ['#26221F', '#100E0C', board.pale],
];

export const seatsApart: readonly Seat[] = seats.map((seat, i) => {
  const [fill, shade, on] = apart[i] ?? [seat.fill, seat.shade, seat.on];
  return { ...seat, fill, shade, on };
});

const first = seats[0] as Seat;

/** The look of a seat colour; anything outside the six wraps round. */
export function seatOf(colour: number, set: readonly Seat[] = seats): Seat {
  return set[((colour % set.length) + set.length) % set.length] ?? first;
}
