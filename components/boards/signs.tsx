/** A game's signs as a table: for each name an icon of the set or a drawing of its own, 24 units wide. */
import { memo, type ComponentType, type ReactNode } from 'react';
import Svg from 'react-native-svg';

import { IconAt } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';

export type SignDrawing = IconName | ((ink: string) => ReactNode);

export interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export interface Signs {
  readonly Sign: ComponentType<SignProps>;
  readonly signNames: readonly string[];
}

export function makeSigns(drawings: Readonly<Record<string, SignDrawing>>, iconSize = 23): Signs {
  const Sign = memo(function Sign({ name, size, colour }: SignProps) {
    const { colours } = useTheme();
    const drawing = drawings[name];
    const ink = colour ?? colours.ink;
    return (
      <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        {typeof drawing === 'string' ? (
          <IconAt name={drawing} x={12} y={12} size={iconSize} colour={ink} />
        ) : (
          drawing?.(ink)
        )}
      </Svg>
    );
  });
  return { Sign, signNames: Object.keys(drawings) };
}
