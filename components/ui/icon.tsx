import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { ICON_PATHS, type IconName } from './icon-paths';
import { useTheme } from './theme';

export type { IconName } from './icon-paths';

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** Ink of the paper when absent. */
  readonly colour?: string;
}

/** A sign beside text. Decoration: whatever carries it has the words. */
export const Icon = memo(function Icon({ name, size = 20, colour }: IconProps) {
  const { colours } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 512 512" aria-hidden>
      <Path d={ICON_PATHS[name]} fill={colour ?? colours.ink} />
    </Svg>
  );
});

/** Signs of the frame: a 2.4 line with round ends in a 24 box. */
const TOOL_PATHS = {
  undo: 'M9 5L4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-3',
  redo: 'M15 5l5 5l-5 5M19.5 10H9a5 5 0 0 0 0 10h3',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  back: 'M14.5 4.5L7 12l7.5 7.5',
  forward: 'M9.5 4.5L17 12l-7.5 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  rotate: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4h-4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5l10-11',
  skip: 'M5 5l9 7l-9 7zM19 5v14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'M4.5 15L12 7.5l7.5 7.5',
  down: 'M4.5 9l7.5 7.5L19.5 9',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h9',
} as const;

export type ToolName = keyof typeof TOOL_PATHS;

interface ToolIconProps {
  readonly name: ToolName;
  readonly size?: number;
  readonly weight?: number;
  readonly colour?: string;
}

export const ToolIcon = memo(function ToolIcon({ name, size = 26, weight = 2.4, colour }: ToolIconProps) {
  const { colours } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={TOOL_PATHS[name]}
        fill="none"
        stroke={colour ?? colours.ink}
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
});
