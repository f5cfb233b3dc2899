/** The signs Dawson's chips, facts and verbs name. */
import { memo } from 'react';

import { Icon, type IconName } from '@/components/ui/icon';

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
} as const satisfies Record<string, IconName>;

export const signNames: readonly string[] = Object.keys(ICONS);

interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export const Sign = memo(function Sign({ name, size, colour }: SignProps) {
  if (!(name in ICONS)) return null;
  return <Icon name={ICONS[name as keyof typeof ICONS]} size={size} colour={colour} />;
});
