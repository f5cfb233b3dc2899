/** One hex of the territory. Primitive props: it is drawn again only when something on it changes. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import { HexLand, IconAt, Label, Plate, Rugged, SafeZone, Shape, hexPath, round } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import { resourceAt, type Resource } from '@/engine/games/dark-horse/data';

const LAND = { food: 'plains', wood: 'forest', ore: 'mountains' } as const satisfies Record<Resource, string>;
const GLYPHS: Readonly<Record<Resource, IconName>> = { food: 'wheat', wood: 'pine-tree', ore: 'war-pick' };

/** The sign of a kind of resource. */
export function glyphOf(type: number): IconName {
  return GLYPHS[resourceAt(type)];
}

interface HexProps {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  /** -2 a city site, -1 a hidden tile, 0 to 2 food, wood, ore. */
  readonly type: number;
  readonly rugged: boolean;
  readonly safe: boolean;
  /** A face-down tile only this seat has seen. */
  readonly secret: boolean;
  readonly closed: boolean;
  /** A piece stands on it: the glyph makes room. */
  readonly held: boolean;
  /** Its name, where it stands on the map. */
  readonly name: string;
  readonly night: boolean;
}

export const HexTile = memo(function HexTile(props: HexProps) {
  const { x, y, s, type, rugged, safe, secret, closed, held, name, night } = props;
  const line = s > 30 ? 1.5 : 1.1;
  if (type === -2) {
    return (
      <G>
        <Shape
          d={hexPath(x, y, s, true)}
          fill={night ? '#8F8567' : '#F1E6CD'}
          stroke={board.ink}
          width={line}
        />
        {name && !closed ? (
          <Label
            x={x}
            y={y + 4}
            size={Math.max(LEAST, s * 0.34)}
            weight={500}
            colour={night ? board.ink : board.soft}
          >
            {name}
          </Label>
        ) : null}
        {closed ? <Shape d={hatch(x, y, s)} stroke="#6F98A8" width={1.3} /> : null}
      </G>
    );
  }
  const resource = type >= 0 ? resourceAt(type) : null;
  return (
    <G>
      <HexLand
        terrain={resource ? LAND[resource] : 'unseen'}
        x={x}
        y={y}
        r={s}
        night={night}
        flat
        line={line}
        bare={s < 26 || type < 0}
      />
      {rugged ? <Rugged x={x} y={y} r={s} flat /> : null}
      {safe ? <SafeZone x={x} y={y} r={s} flat /> : null}
      {resource ? (
        <IconAt
          name={GLYPHS[resource]}
          x={held ? x - s * 0.42 : x}
          y={held ? y - s * 0.34 : y - (name ? s * 0.36 : rugged ? s * 0.1 : 0)}
          size={held ? s * 0.6 : name ? s * 0.7 : s * 1.02}
          opacity={secret ? 0.75 : 1}
        />
      ) : (
        <Hidden x={x} y={y + (name ? s * 0.02 : s * 0.32)} size={name ? s * 0.66 : s * 0.95} />
      )}
      {name ? <NamePlate x={x} y={y + s * 0.4} name={name} size={Math.max(LEAST, s * 0.34)} /> : null}
      {secret ? <IconAt name="eyeball" x={x + s * 0.5} y={y - s * 0.55} size={s * 0.5} /> : null}
      {closed ? <Shape d={hatch(x, y, s)} stroke="#4F7D8F" width={1.3} /> : null}
    </G>
  );
});

/** The smallest letter there is. */
const LEAST = 12;

/** The mark of a hidden tile; its tone alone tells it where the mark would be too small. */
function Hidden({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  if (size < LEAST * 0.8) return null;
  return (
    <Label x={x} y={y} size={Math.max(LEAST, size)}>
      ?
    </Label>
  );
}

interface NamePlateProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly size: number;
}

/** A name on ground that has a sign of its own. */
function NamePlate({ x, y, name, size }: NamePlateProps) {
  return (
    <G>
      <Plate
        x={x - size * 0.85}
        y={y - size * 0.55}
        width={size * 1.7}
        height={size * 1.1}
        rx={3}
        line={0.8}
      />
      <Label x={x} y={y + size * 0.34} size={size}>
        {name}
      </Label>
    </G>
  );
}

/** Out of bounds: diagonal strokes inside the hex. */
function hatch(x: number, y: number, s: number): string {
  return [
    [-0.7, 0.1, -0.2, -0.75],
    [-0.6, 0.62, 0.3, -0.8],
    [-0.2, 0.8, 0.62, -0.6],
    [0.25, 0.76, 0.72, -0.06],
  ]
    .map(
      ([a = 0, b = 0, c = 0, d = 0]) =>
        `M${round(x + a * s)} ${round(y + b * s)}L${round(x + c * s)} ${round(y + d * s)}`,
    )
    .join('');
}
