/** The faces as cuts of a woodblock, 96 by 96: flat tones, an ink line, a few gouge strokes on the shaded side. */
import { rays, starPath } from '@/components/ui/shapes';
import { board } from '@/components/ui/tokens';
import type { Level } from '@/engine/core/character';

/** One cut: its path, its tone (none for a bare line), the width of its line (none for a bare tone), the line's ink. */
export type Cut = readonly [path: string, tone: string | null, line?: number, ink?: string];

export interface FaceCuts {
  readonly ground: string;
  readonly cuts: readonly Cut[];
}

const { ink, pale } = board;
const cloth = '#F1E6CD';
const red = '#B2321F';
const coal = '#33302E';

function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** The sun stands behind everybody's shoulders. */
const dawn = rays(48, 60, 24, 92, 16, 180, 360);

const wally: readonly Cut[] = [
  [dawn, '#CFE0C2'],
  ['M14 97Q15 77 36 73H60Q81 77 82 97Z', cloth, 2.2],
  ['M24 84v13M72 84v13', null, 1.3],
  ['M40 64h16v12q-8 6-16 0z', '#DDB187', 1.8],
  ['M48 78l-12-6.5v14zM48 78l12-6.5v14z', red, 1.8],
  [oval(48, 78.5, 2.6, 3), red, 1.6],
  [oval(29.5, 49, 4, 6), '#EBC6A0', 1.8],
  [oval(66.5, 49, 4, 6), '#EBC6A0', 1.8],
  [oval(48, 48, 18, 21), '#EBC6A0', 2.2],
  ['M30 42q3-8 10-9q-4 5-3 8q8-7 22-6q5 2 7 8q2-12-6-17h-26q-7 6-4 16z', '#D99A3E', 1.6],
  [oval(41, 48.3, 3.7), pale, 1.5],
  [oval(55, 48.3, 3.7), pale, 1.5],
  [oval(41.8, 48.8, 1.6) + oval(55.8, 48.8, 1.6), ink],
  ['M48 50.5q-3 4.5 0 6M40.5 61q7.5 4.5 14-1', null, 1.9],
  ['M35.5 41q4-3.5 8.5-1.5M52 39.5q4.5-2 8.5 1.5', null, 1.8],
  [oval(37.5, 55.3, 0.95) + oval(41, 57, 0.95) + oval(57, 57, 0.95) + oval(60.3, 55.3, 0.95), '#8A5A3C'],
  ['M62 58l2.5-1.5M60 62l2.5-1.5', null, 1],
  ['M22 34Q48 41 74 34Q75 29 66 28Q66 9 48 9Q30 9 30 28Q21 29 22 34Z', '#8A6447', 2.2],
  ['M30.5 26.5q17.5 5.5 35 0', null, 4],
  ['M59 14q3 3 3.5 7M55 13q2 2 2.5 4', null, 1.2],
];

const rosa: readonly Cut[] = [
  [dawn, '#F3D48B'],
  ['M12 97Q14 78 36 73H60Q82 78 84 97Z', '#1E5C94', 2.2],
  ['M21 87l-1 10M75 87l1 10', null, 1.3],
  ['M30 42q-7 17-4 38q1 9 7 14q4-12 1-20q3-12 1-30zM66 44q5 14 3 27', coal, 1.8],
  ['M28 80q3.5 2 6 0M29 86q3 2 5 0', null, 1.4, '#C6A077'],
  ['M40 64h16v12h-16z', '#9E6540', 1.8],
  ['M34 71q14 8 28 0l5 8q-9 8-19 9q-10-1-19-9z', red, 2],
  ['M43 85l5 10l5-10z', red, 1.7],
  [oval(40, 79, 1.1) + oval(48, 81.5, 1.1) + oval(56, 79, 1.1), '#F3D48B'],
  [oval(48, 48, 17.5, 20.5), '#B97F55', 2.2],
  ['M30.5 47q-1-16 17.5-17q18.5 1 17.5 17q-4-10-17.5-11q-13.5 1-17.5 11z', coal],
  ['M37 48.5q4.3-4 8.5 0M50.5 48.5q4.3-4 8.5 0', null, 2.2],
  ['M36.5 43q4-2.7 8.7-1M50.8 42q4.5-1.7 8.7 1', null, 1.8],
  ['M48 49.5l-2.5 7h4M40.5 61q7.5 6 15 0', null, 1.9],
  ['M59 56l4.5-2M58.5 59.5l4-1.5M57 63l3.5-1.5', null, 1.1],
  [
    'M10 36Q30 30 48 34Q66 30 86 36Q82 26 66 27Q64 10 54 11Q48 15 42 11Q32 10 30 27Q14 26 10 36Z',
    '#C6A077',
    2.2,
  ],
  ['M30.5 26.5q17.5 5 35 0', null, 3.6],
  ['M48 15q-1 4 0 7M75 30l5 2M59 15l2 5', null, 1.2],
];

const ezra: readonly Cut[] = [
  [dawn, '#E98A55'],
  ['M8 97Q10 77 34 72H62Q86 77 88 97Z', '#563F30', 2.2],
  ['M37 72l11 25l11-25z', cloth, 1.8],
  ['M37 72l-9 6l4 5l-4 3l13 11M59 72l9 6l-4 5l4 3l-13 11', null, 1.6],
  ['M45 77h6l3.5 14l-6.5 7l-6.5-7z', '#2D6540', 1.7],
  ['M38 62h20v12q-10 7-20 0z', '#744A30', 1.8],
  ['M29 36h38v20q-2 15-19 17q-17-2-19-17z', '#8A5A3C', 2.2],
  ['M29 38v16l4.5-4v-10zM67 38v16l-4.5-4v-10z', coal, 1.4],
  ['M35.5 47.5h9.5M51 47.5h9.5', null, 2.7],
  ['M37.5 51q3 1.2 6 0M52.5 51q3 1.2 6 0', null, 1.1],
  ['M34.5 42l11 1.8M61.5 42l-11 1.8', null, 3],
  ['M48 47.5l-3.5 9h6.5', null, 1.9],
  ['M30.5 64q5-9.5 17.5-5q12.5-4.5 17.5 5q-8 4.5-17.5-.5q-9.5 5-17.5 .5z', coal, 1.8],
  ['M43.5 68.5h9', null, 2],
  ['M62 53l3.5-1M61.5 56.5l3-.8', null, 1.1],
  ['M14 35Q48 42 82 35Q80 29 66 29L64 11Q48 17 32 11L30 29Q16 29 14 35Z', '#2F2B29', 2.2],
  ['M30.5 27.5q17.5 5 35 0', null, 4, '#A33B1B'],
  ['M57 17l1 6M60.5 16l1 6', null, 1.1, '#6B625C'],
];

const juniper: readonly Cut[] = [
  [dawn, '#8DB9C9'],
  // Hair behind the shoulders, curl by curl.
  [
    'M31 36q-10 2-9 11q-6 5-2 12q-6 6 0 12q-3 9 6 11q7 4 11-3l22 0q4 7 11 3q9-2 6-11q6-6 0-12q4-7-2-12q1-9-9-11z',
    '#B9532E',
    2,
  ],
  ['M25 53q4-2 4 3M23 65q5-2 5 3M27 76q4-3 6 0M71 53q-4-2-4 3M73 65q-5-2-5 3M69 76q-4-3-6 0', null, 1.2],
  ['M12 97Q14 79 36 74H60Q82 79 84 97Z', '#8A5A96', 2.2],
  ['M36 74l-8 5l6 6l-3 3l15 9M60 74l8 5l-6 6l3 3l-15 9', null, 1.6],
  ['M40 63h16v13h-16z', '#D9A47C', 1.8],
  ['M35 72q13 8 26 0l3 7q-7 8-16 9q-9-1-16-9z', '#EFDC4E', 2],
  ['M46 86l-5 10l8-4l6 4l-4-10z', '#EFDC4E', 1.6],
  [oval(48, 48, 17, 20.5), '#E9BC95', 2.2],
  ['M31 46q0-13 17-15q17 1 17 15q-4-7-9-8q-6 4-14 2q-8 1-11 6z', '#B9532E', 1.6],
  // One eye open, one winking.
  ['M36.5 49q4.5-5 9 0q-4.5 3-9 0z', pale, 1.7],
  [oval(41.6, 48.4, 1.7), ink],
  ['M51 48.5q4 3 8.5-.5M58.5 49.5l2.5 1.2', null, 2.1],
  ['M35 42.5q4.5-5 10-2M51.5 43.5q4-2 8.5 0', null, 2],
  ['M47.5 50l-2 6.5h4M41 61q8 4 14.5-3.5q1.5-1 2 .5', null, 1.9],
  [oval(39.5, 57, 0.95), ink],
  ['M60 54.5l3-1.2M59.5 58.3l2.6-1.2', null, 1.1],
  // The ace goes in before the brim.
  ['M62 5l11-3l4 17l-11 4z', pale, 1.6],
  ['M69.5 6.5l3 4.3l-1.8 5.2l-3.2-4.2z', red],
  ['M9 38Q28 27 50 32Q72 32 88 24Q84 17 67 19Q63 5 50 8Q36 8 30 23Q12 27 9 38Z', '#3C7F56', 2.2],
  ['M30 23.5q18 6 37-3.5', null, 4, '#5D2233'],
  ['M54 12q4 1 6 5M76 24l6-1.5', null, 1.2],
];

const mae: readonly Cut[] = [
  [rays(48, 46, 30, 80, 18, 0, 360), '#C66A70'],
  ['M6 97Q9 76 34 71H62Q87 76 90 97Z', '#33363B', 2.2],
  ['M34 71l14 26l14-26l-6-3h-16z', '#E9DFC6', 1.8],
  ['M34 71l-8 5l6 6l-4 3l15 12M62 71l8 5l-6 6l4 3l-15 12', null, 1.5, '#8C8A86'],
  [starPath(25.5, 88, 8), '#F0B429', 1.2],
  ['M30 42q-8 11-7 28q2 7 10 9l2-15zM66 42q8 11 7 28q-2 7-10 9l-2-15z', '#E6E1D6', 1.9],
  ['M27 58q-1 8 2 14M69 58q1 8-2 14', null, 1.1],
  ['M39 62h18v12q-9 6-18 0z', '#C58F63', 1.8],
  [oval(48, 48, 18, 21), '#D9A679', 2.2],
  ['M30 44q2-12 18-13q16 1 18 13q-7-7-18-7q-11 0-18 7z', '#E6E1D6', 1.6],
  ['M36 48.5q5-4.5 9.5 0M50.5 48.5q5-4.5 9.5 0', null, 2.4],
  [oval(41, 48.7, 1.7) + oval(55.4, 48.7, 1.7), ink],
  ['M35 42.3q5-4 10-1M51 41.3q5-3 10 1', null, 2.2],
  ['M48 49.5q-4 7 1 8.5M40 62q8 3 17-2', null, 2],
  [
    'M34 52l-1.2 4M36.5 54l-1.2 4M60 54l2 3M62.5 51.5l2 3M37 63q1.5 3 4.5 4M60 62q-1 3-3.5 4.5M43 66.5q5 1.5 10 0',
    null,
    1.2,
  ],
  ['M6 38Q26 26 48 32Q70 26 90 38Q88 28 70 25Q68 4 56 6Q48 11 40 6Q28 4 26 25Q8 28 6 38Z', cloth, 2.2],
  ['M26.5 24.5q21.5 6 43 0', null, 4.4, '#A1301C'],
  ['M48 10.5q-1 5 0 8M63 11l2 6M78 30l6 2.5', null, 1.2],
];

/** Whoever played in an older save: a hat and a coat. */
const stranger: readonly Cut[] = [
  [dawn, '#C9BDA3'],
  ['M12 97Q14 78 36 73H60Q82 78 84 97Z', '#8C8A86', 2.2],
  ['M40 62h16v14q-8 5-16 0z', '#A58F6C', 1.8],
  [oval(48, 48, 17.5, 20.5), '#A58F6C', 2.2],
  ['M37 50h8M51 50h8M42 62h12', null, 2.2],
  ['M14 37Q48 44 82 37Q80 29 66 28Q64 10 48 11Q32 10 30 28Q16 29 14 37Z', '#5D4936', 2.2],
  ['M30.5 27q17.5 5 35 0', null, 4],
];

export const FACES = {
  greenhorn: { ground: '#BBD0B0', cuts: wally },
  hand: { ground: '#EBC468', cuts: rosa },
  foreman: { ground: '#D9693A', cuts: ezra },
  maverick: { ground: '#6F9DAF', cuts: juniper },
  legend: { ground: '#9C3A48', cuts: mae },
} as const satisfies Readonly<Record<Level, FaceCuts>>;

export const STRANGER: FaceCuts = { ground: '#B9AC92', cuts: stranger };
