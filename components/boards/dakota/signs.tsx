/** The signs Dakota's chips, facts and tabs name. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { IconAt, Piece, type PieceName } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { KINDS, RESOURCES, type BuildingId } from '@/engine/games/dakota/data';

import { Worker } from './people';

export const BUILDING_ICONS: Readonly<Record<BuildingId, IconName>> = {
  house: 'house',
  hotel: 'person-in-bed',
  saloon: 'saloon',
  school: 'bookshelf',
  workshop: 'claw-hammer',
  'sheriffs-office': 'police-badge',
};

const ICONS: Readonly<Record<string, IconName>> = {
  coin: 'two-coins',
  card: 'hand-card',
  point: 'round-star',
  perday: 'sun',
  people: 'miner',
  bed: 'bed',
  town: 'village',
  mine: 'war-pick',
  market: 'scales',
  jobs: 'miner',
  cards: 'card-draw',
  space: 'house',
};

export const signNames: readonly string[] = [
  ...Object.keys(ICONS),
  ...RESOURCES,
  ...KINDS.map((kind) => `worker-${kind}`),
];

interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export const Sign = memo(function Sign({ name, size, colour }: SignProps) {
  const { colours } = useTheme();
  const icon = ICONS[name];
  const res = RESOURCES.findIndex((id) => id === name);
  const worker = KINDS.findIndex((kind) => `worker-${kind}` === name);
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {icon ? <IconAt name={icon} x={12} y={12} size={23} colour={colour ?? colours.ink} /> : null}
      {res >= 0 ? <Piece kind={name as PieceName} x={12} y={12} r={9.4} /> : null}
      {worker >= 0 ? <Worker kind={worker} x={12} y={11} size={22} /> : null}
    </Svg>
  );
});
