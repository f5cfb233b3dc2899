/** The signs Montana's chips, facts, tabs and verbs name. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { IconAt } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { COLOURS, GOODS } from '@/engine/games/montana/data';

import { Good, Hand, WHITE_WORKER, Worker } from './pieces';

const ICONS: Readonly<Record<string, IconName>> = {
  cow: 'cow',
  canteen: 'water-flask',
  silver: 'two-coins',
  settlement: 'house',
  wheel: 'compass',
  city: 'village',
  bank: 'bank',
  goods: 'grain-sack',
  upgrade: 'upgrade',
  land: 'hills',
  work: 'claw-hammer',
  cards: 'card-draw',
};

const OWN = [...GOODS, ...COLOURS.map((colour) => `w-${colour}`), 'worker', 'rival'];

export const signNames: readonly string[] = [...Object.keys(ICONS), ...OWN];

interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export const Sign = memo(function Sign({ name, size, colour }: SignProps) {
  const { colours } = useTheme();
  const ink = colour ?? colours.ink;
  const icon = ICONS[name];
  const good = GOODS.findIndex((id) => id === name);
  const worker = COLOURS.findIndex((id) => `w-${id}` === name);
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {icon ? <IconAt name={icon} x={12} y={12} size={23} colour={ink} /> : null}
      {good >= 0 ? <Good good={good} x={12} y={12} r={good === 1 || good === 3 ? 7.6 : 9.6} /> : null}
      {worker >= 0 ? <Worker colour={worker} x={12} y={12} size={22} /> : null}
      {name === 'worker' ? <Worker colour={WHITE_WORKER} x={12} y={12} size={22} /> : null}
      {name === 'rival' ? <Hand x={12} y={12} size={22} /> : null}
    </Svg>
  );
});
