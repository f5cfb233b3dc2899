import { Text } from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import { fonts, type FaceName } from '@/components/ui/tokens';

/** How wide a letter is on average, as a share of its size: a drawing cannot measure. */
const LETTERS: Readonly<Record<FaceName, number>> = {
  [fonts.display]: 0.68,
  [fonts.medium]: 0.6,
  [fonts.italic]: 0.6,
  [fonts.semi]: 0.61,
  [fonts.bold]: 0.62,
};

export function widthOf(text: string, face: FaceName, size: number): number {
  const narrow = text.match(/[.,:;'’!|1iIjlt ]/g)?.length ?? 0;
  return (text.length - narrow * 0.45) * LETTERS[face] * size;
}

/** Words in as few lines as they need, evenly filled. */
export function linesFor(text: string, face: FaceName, size: number, room: number): readonly string[] {
  const count = Math.ceil(widthOf(text, face, size) / room);
  const each = widthOf(text, face, size) / count;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = `${last ?? ''} ${word}`;
    const full =
      last === undefined || widthOf(longer, face, size) > room || widthOf(last, face, size) >= each;
    if (full && (last === undefined || lines.length < count)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

interface WrittenProps {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly face: FaceName;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** What does not fit is written smaller. */
  readonly room?: number;
  readonly children: string;
}

/** One line on the post-card. */
export function Written({ x, y, size, face, colour, anchor = 'start', room, children }: WrittenProps) {
  const { colours } = useTheme();
  const fits = room === undefined ? size : Math.min(size, (size * room) / widthOf(children, face, size));
  return (
    <Text x={x} y={y} fontSize={fits} fontFamily={face} fill={colour ?? colours.ink} textAnchor={anchor}>
      {children}
    </Text>
  );
}
