import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { unsaid } from '@/components/ui/a11y';
import { board, line } from '@/components/ui/tokens';
import type { BotLevel } from '@/engine/core/character';

import { FACES, STRANGER } from './face-cuts';
import { isLevel } from './people';

interface FaceProps {
  readonly who: BotLevel;
  readonly size: number;
  /** Of the frame: ink by day, pale by night. The print inside stays as it was cut. */
  readonly frame: string;
}

/** Somebody's face in its frame. Decoration: whatever carries it has the words. */
export const Face = memo(function Face({ who, size, frame }: FaceProps) {
  const { ground, cuts } = isLevel(who) ? FACES[who] : STRANGER;
  const inside = size - 2 * line.frame;
  return (
    <View
      {...unsaid}
      importantForAccessibility="no-hide-descendants"
      style={{
        width: size,
        height: size,
        borderWidth: line.frame,
        borderColor: frame,
        borderRadius: 5,
        overflow: 'hidden',
      }}
    >
      <Svg width={inside} height={inside} viewBox="0 0 96 96">
        <Rect width={96} height={96} fill={ground} />
        {cuts.map(([path, tone, width, ink = board.ink]) => (
          <Path
            key={path}
            d={path}
            fill={tone ?? 'none'}
            stroke={width ? ink : undefined}
            strokeWidth={width}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
      </Svg>
    </View>
  );
});
