/** The growth preview: the tile as it would lie, the streets it forces, the neighbourhood it makes. */
import { G } from 'react-native-svg';

import { rect, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dawson';
import { SQUARES, tileAt } from '@/engine/games/dawson/data';
import { anchorsFor, squareOffset, streetCells } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { standingAfter } from '@/engine/games/dawson/rules/control';

import { cellsOf, Flag, flagAt, leaderOf, outline } from './hoods';
import { Tile } from './tile';
import { UNIT } from './tones';

interface GrowthProps {
  readonly view: View;
  readonly city: City;
  readonly x: number;
  readonly y: number;
  readonly night: boolean;
}

export function Growth({ view, city, x, y, night }: GrowthProps) {
  const tile = view.drawn[0];
  if (tile === undefined || view.rotation < 0) return null;
  const joins =
    anchorsFor(city, tile, view.rotation).find((anchor) => anchor.x === x && anchor.y === y)?.joins ?? [];
  const own = Array.from({ length: SQUARES }, (_, i) => {
    const [dx, dy] = squareOffset(i, view.rotation);
    return [x + dx, y + dy] as const;
  });
  const cells = [...own, ...joins.flatMap((hood) => cellsOf(city, hood))];
  const { points, control } = standingAfter(view, city, tile, joins);
  const [fx, fy] = flagAt(cells);
  const leader = leaderOf(view, control);
  const streets = streetCells(tileAt(tile), view.rotation, x, y);
  return (
    <G>
      <Shape
        d={streets.map(([sx, sy]) => hatch(sx * UNIT, sy * UNIT)).join('')}
        stroke={board.ink}
        width={1.4}
        opacity={0.6}
      />
      <Shape
        d={streets.map(([sx, sy]) => rect(sx * UNIT + 2, sy * UNIT + 2, UNIT - 4, UNIT - 4)).join('')}
        stroke={board.ink}
        width={1.2}
        dash="4 3"
      />
      <Tile tile={tile} r={view.rotation} x={x} y={y} night={night} ghost />
      <Shape d={outline(cells)} stroke={board.ink} width={7} />
      <Shape d={outline(cells)} stroke={board.lamp} width={4} />
      <Flag x={fx} y={fy} points={points} best={0} leader={leader} />
    </G>
  );
}

/** Streets the tile would force are hatched. */
function hatch(left: number, top: number): string {
  return [0.25, 0.5, 0.75, 1]
    .map((q) => `M${left + 3} ${top + q * UNIT - 3}L${left + q * UNIT - 3} ${top + 3}`)
    .join('');
}
