/** One city tile: stakes and numbers of its lots, its public building, the kerb along its street edges. */
import { memo } from 'react';
import { G, Rect } from 'react-native-svg';

import { IconAt, Label, Shape, Stars, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import { SQUARES, tileAt } from '@/engine/games/dawson/data';
import type { BuildingId, Edge } from '@/engine/games/dawson/data';
import { shapeOf, squareOffset, turnedEdge } from '@/engine/games/dawson/rules/city';

import { tonesOf, UNIT } from './tones';

const BUILDING_ICONS: Readonly<Record<BuildingId, IconName>> = {
  'post-office': 'mailbox',
  'assay-office': 'gold-nuggets',
  bank: 'bank',
  'telegraph-office': 'public-speaker',
  church: 'church',
  schoolhouse: 'bookshelf',
  newspaper: 'newspaper',
  'police-post': 'police-badge',
  'opera-house': 'banjo',
  hospital: 'bed',
  courthouse: 'scales',
  sawmill: 'log',
};

interface TileProps {
  /** Number of the tile in the deck table. */
  readonly tile: number;
  readonly r: number;
  /** Cell of its north-west corner. */
  readonly x: number;
  readonly y: number;
  readonly night: boolean;
  /** Size of the figures. */
  readonly text: number;
  readonly ghost?: boolean;
}

export const Tile = memo(function Tile({ tile, r, x, y, night, text, ghost }: TileProps) {
  const face = tileAt(tile);
  const tones = tonesOf(night);
  const [w, h] = shapeOf(r);
  const left = x * UNIT;
  const top = y * UNIT;
  const cells = Array.from({ length: SQUARES }, (_, i) => {
    const [dx, dy] = squareOffset(i, r);
    return { value: face.lots[i] as number, l: left + dx * UNIT, t: top + dy * UNIT };
  });
  const lots = cells.filter((cell) => cell.value > 0);
  const stakes = lots.map(({ l, t }) => rect(l + 3.5, t + 3.5, UNIT - 7, UNIT - 7)).join('');
  return (
    <G opacity={ghost ? 0.92 : 1}>
      <Rect
        x={left}
        y={top}
        width={w * UNIT}
        height={h * UNIT}
        fill={ghost ? board.litFill : tones.lot}
        stroke={board.ink}
        strokeWidth={2.2}
      />
      <Shape d={stakes} stroke={tones.stake} width={1.1} dash="4 3" butt />
      {lots.map(({ value, l, t }) => (
        <Label
          key={`${l} ${t}`}
          x={l + UNIT / 2}
          y={t + UNIT / 2 + text * 0.35}
          size={text}
          weight={600}
          colour={ghost ? board.ink : tones.number}
        >
          {value}
        </Label>
      ))}
      {face.building ? (
        <PublicBuilding
          building={face.building}
          cells={cells.filter((cell) => cell.value === 0)}
          tone={tones.stone}
        />
      ) : null}
      {face.streets.map((edge) => (
        <Kerb
          key={edge}
          way={turnedEdge(edge, r)}
          left={left}
          top={top}
          width={w * UNIT}
          height={h * UNIT}
          tone={tones.kerb}
        />
      ))}
    </G>
  );
});

interface PublicBuildingProps {
  readonly building: BuildingId;
  readonly cells: ReadonlyArray<{ readonly l: number; readonly t: number }>;
  readonly tone: string;
}

/** A building of two squares spans both. */
function PublicBuilding({ building, cells, tone }: PublicBuildingProps) {
  const left = Math.min(...cells.map((cell) => cell.l));
  const top = Math.min(...cells.map((cell) => cell.t));
  const width = Math.max(...cells.map((cell) => cell.l)) + UNIT - left;
  const height = Math.max(...cells.map((cell) => cell.t)) + UNIT - top;
  return (
    <G>
      <Rect
        x={left + 1}
        y={top + 1}
        width={width - 2}
        height={height - 2}
        fill={tone}
        stroke={board.ink}
        strokeWidth={1.2}
      />
      <IconAt name={BUILDING_ICONS[building]} x={left + width / 2} y={top + height / 2 - 5} size={27} />
      <Stars count={cells.length} x={left + width / 2} y={top + height - 8.5} size={11} />
    </G>
  );
}

interface KerbProps {
  readonly way: Edge;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
}

/** The printed street edge: a pale kerb between ink lines. */
function Kerb({ way, left, top, width, height, tone }: KerbProps) {
  const d =
    way === 'N' || way === 'S'
      ? `M${left} ${way === 'N' ? top : top + height}h${width}`
      : `M${way === 'W' ? left : left + width} ${top}v${height}`;
  return (
    <G>
      <Shape d={d} stroke={board.ink} width={6.5} />
      <Shape d={d} stroke={tone} width={3.4} />
    </G>
  );
}
