/** The signs Dawson's chips, facts and verbs name. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { Label, Shape } from '@/components/ui/draw';
import { Icon, type IconName } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { VALUES } from '@/engine/games/dawson/data';
import type { Verb } from '@/engine/games/dawson/data';

const ICONS = {
  gold: 'two-coins',
  point: 'round-star',
  mine: 'war-pick',
  host: 'key',
  build: 'claw-hammer',
  resize: 'upgrade',
  fire: 'flame',
  city: 'village',
  gang: 'bandit',
  rival: 'top-hat',
  hotel: 'house',
} as const satisfies Record<Verb, IconName> & Record<string, IconName>;

export const signNames: readonly string[] = [
  ...Object.keys(ICONS),
  ...VALUES.map((value) => `hotel-${value}`),
];

interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export const Sign = memo(function Sign({ name, size, colour }: SignProps) {
  const { colours } = useTheme();
  const value = VALUES.find((one) => name === `hotel-${one}`);
  if (value !== undefined) {
    return (
      <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        <Shape d="M3 22V6H21V22Z" stroke={colour ?? colours.ink} width={2} />
        <Shape d="M1.5 6H22.5" stroke={colour ?? colours.ink} width={3} />
        <Label x={12} y={19.5} size={13} colour={colour ?? colours.ink}>
          {value}
        </Label>
      </Svg>
    );
  }
  if (!(name in ICONS)) return null;
  return <Icon name={ICONS[name as keyof typeof ICONS]} size={size} colour={colour} />;
});
