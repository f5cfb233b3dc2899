/** The signs Dice Settlers' chips, facts, tabs and verbs name. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { IconAt } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';

import { ICON_OF } from './shown';

const ICONS: Readonly<Record<string, IconName>> = {
  ...ICON_OF,
  vp: 'round-star',
  die: 'perspective-die',
  tent: 'camping-tent',
  house: 'house',
  tile: 'spyglass',
  factory: 'cog',
  tech: 'bookshelf',
  keg: 'dynamite',
  extra: 'hourglass',
  set: 'hand-card',
  reroll: 'dice-pair',
  draw: 'card-draw',
  map: 'compass',
  dice: 'dice-pair',
  cards: 'bookshelf',
  supply: 'big-gear',
  rival: 'big-gear',
  bag: 'grain-sack',
};

export const signNames: readonly string[] = Object.keys(ICONS);

interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export const Sign = memo(function Sign({ name, size, colour }: SignProps) {
  const { colours } = useTheme();
  const icon = ICONS[name];
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {icon ? <IconAt name={icon} x={12} y={12} size={23} colour={colour ?? colours.ink} /> : null}
    </Svg>
  );
});
