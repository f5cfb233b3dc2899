import { Text } from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import { fonts, type FaceName } from '@/components/ui/tokens';

/** How wide a letter is on average, as a share of its size: a drawing cannot measure. */
const LETTERS: Readonly<Record<FaceName, number>> = {
  [fonts.display]: 0.66,
  [fonts.medium]: 0.55,
  [fonts.italic]: 0.55,
  [fonts.semi]: 0.565,
  [fonts.bold]: 0.585,
};

export function widthOf(text: string, face: FaceName, size: number): number {
  return text.length * LETTERS[face] * size;
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
