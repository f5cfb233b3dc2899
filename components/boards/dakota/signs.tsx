/** The signs Dakota's chips, facts and tabs name. */
import { makeSigns } from '@/components/boards/signs';
import { Piece } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
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

const ICONS = {
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
  cart: 'mine-wagon',
  build: 'claw-hammer',
} as const satisfies Readonly<Record<string, IconName>>;

const PIECES = Object.fromEntries(
  RESOURCES.map((id) => [id, () => <Piece kind={id} x={12} y={12} r={9.4} />]),
);

const WORKERS = Object.fromEntries(
  KINDS.map((id, kind) => [`worker-${id}`, () => <Worker kind={kind} x={12} y={11} size={22} />]),
);

export const { Sign, signNames } = makeSigns({ ...ICONS, ...PIECES, ...WORKERS });
