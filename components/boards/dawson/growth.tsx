/** Laying a tile: whole outlines of what could follow, and the ghost of the tile as it would lie. */
import { memo } from 'react';
import { Circle, G } from 'react-native-svg';

import { IconAt, Label, LitBand, rect, SeatMark, Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dawson';
import { SQUARES, tileAt } from '@/engine/games/dawson/data';
import { shapeOf, squareOffset, streetCells } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { joinsOf } from '@/engine/games/dawson/rules/grow';
import { prospectOf } from '@/engine/games/dawson/rules/outlook';
import type { Placed } from '@/engine/games/dawson/state';

import { cellsOf, Flag, flagAt, leaderOf, Nobody, outline } from './hoods';
import { Tile } from './tile';
import { tonesOf, UNIT } from './tones';

interface OutlineProps {
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** See `leaderOf`. */
  readonly leader: string;
  readonly night: boolean;
  readonly text: number;
}

/** One whole outline for a consequence: its points, and who would hold them. */
export const Outline = memo(function Outline({ r, x, y, points, leader, night, text }: OutlineProps) {
  const [w, h] = shapeOf(r);
  const d = rect(x * UNIT + 3, y * UNIT + 3, w * UNIT - 6, h * UNIT - 6);
  const cx = (x + w / 2) * UNIT;
  const cy = (y + h / 2) * UNIT;
  const size = Math.max(20, text);
  const ink = tonesOf(night).ground;
  // Two figures need more room.
  const wide = points > 9 ? 0.6 : 0;
  // An upright place is too narrow for all in a row.
  const under = h > w ? size * 0.62 : 0;
  const aside = under > 0 ? size * 0.5 : 0;
  return (
    <G>
      <Shape d={d} fill={board.lamp} opacity={0.2} />
      <Shape d={d} stroke={night ? board.lamp : board.ink} width={3.6} dash="9 6" butt />
      {night ? null : <Shape d={d} stroke={board.lamp} width={2} dash="9 6" butt />}
      <IconAt
        name="round-star"
        x={cx + aside - size * (1 + wide / 2)}
        y={cy - under}
        size={size * 0.9}
        colour={ink}
      />
      <Label x={cx + aside - size * 0.12} y={cy - under + size * 0.35} size={size} colour={ink}>
        {points}
      </Label>
      <Holder
        leader={leader}
        x={under > 0 ? cx : cx + size * (1 + wide / 3)}
        y={cy + under * 1.1}
        size={size}
        ink={ink}
      />
    </G>
  );
});

interface HolderProps {
  readonly leader: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

/** The mark of whoever would hold it; a gang's bandit; an open ring for nobody. */
function Holder({ leader, x, y, size, ink }: HolderProps) {
  if (leader === 'gang') return <IconAt name="bandit" x={x} y={y} size={size * 1.2} colour={ink} />;
  if (leader === '') return <Nobody x={x} y={y} size={size} ink={ink} />;
  const [first = 0] = leader.split(' ').map(Number);
  return (
    <G>
      <Circle cx={x} cy={y} r={size * 0.56} fill={board.pale} />
      <SeatMark seat={first} x={x} y={y} size={size * 0.9} />
    </G>
  );
}

interface GrowthProps {
  readonly view: View;
  readonly city: City;
  readonly place: Placed;
  readonly night: boolean;
  /** Size of the figures, and of the text on the flag. */
  readonly text: number;
  readonly flag: number;
  /** The tile can be turned here. */
  readonly turns: boolean;
}

/** The tile as it would lie, the streets it forces, and the neighbourhood it would make. */
export function Growth({ view, city, place, night, text, flag, turns }: GrowthProps) {
  const { tile, r, x, y } = place;
  const joins = joinsOf(view.plan, place);
  const own = Array.from({ length: SQUARES }, (_, i) => {
    const [dx, dy] = squareOffset(i, r);
    return [x + dx, y + dy] as const;
  });
  const cells = [...own, ...joins.flatMap((hood) => cellsOf(city, hood))];
  const { standing } = prospectOf(view, view.decider, { ...place, joins });
  const leader = leaderOf(view, standing.control);
  const [fx, fy] = flagAt(cells, flag);
  const [w, h] = shapeOf(r);
  return (
    <G>
      <Streets cells={streetCells(tileAt(tile), r, x, y)} night={night} />
      <Merged d={outline(cells)} leader={leader} night={night} />
      <Tile tile={tile} r={r} x={x} y={y} night={night} text={text} ghost />
      <LitBand d={rect(x * UNIT - 1, y * UNIT - 1, w * UNIT + 2, h * UNIT + 2)} width={4.5} />
      <Flag x={fx} y={fy} points={standing.points} leader={leader} text={flag} />
      {turns ? <Turn {...turnAt(place)} /> : null}
    </G>
  );
}

/** The line of the neighbourhood as it would run, in the colour of its holder. */
function Merged({
  d,
  leader,
  night,
}: {
  readonly d: string;
  readonly leader: string;
  readonly night: boolean;
}) {
  const first = Number(leader.split(' ')[0]);
  const led = leader !== '' && !Number.isNaN(first);
  const { fill } = useSeat(led ? first : 0);
  return (
    <G>
      <Shape d={d} stroke={board.pale} width={5.4} />
      <Shape
        d={d}
        stroke={led ? fill : board.ink}
        width={3.4}
        dash={led ? '10 5' : '3 4'}
        butt
        opacity={night || led ? 1 : 0.8}
      />
    </G>
  );
}

/** Streets the tile would force are hatched. */
function Streets({
  cells,
  night,
}: {
  readonly cells: ReadonlyArray<readonly [number, number]>;
  readonly night: boolean;
}) {
  const ink = tonesOf(night).ground;
  return (
    <Shape
      d={cells.map(([x, y]) => hatch(x * UNIT, y * UNIT)).join('')}
      stroke={ink}
      width={1.4}
      opacity={0.55}
    />
  );
}

function hatch(left: number, top: number): string {
  return [0.25, 0.5, 0.75, 1]
    .map((q) => `M${left + 3} ${top + q * UNIT - 3}L${left + q * UNIT - 3} ${top + 3}`)
    .join('');
}

/** Under the tile, where a thumb does not hide it. */
export const TURN_RADIUS = 20;

export function turnAt({ r, x, y }: Placed): { readonly x: number; readonly y: number } {
  const [w, h] = shapeOf(r);
  return { x: (x + w / 2) * UNIT, y: (y + h) * UNIT + TURN_RADIUS + 8 };
}

function Turn({ x, y }: { readonly x: number; readonly y: number }) {
  const a = 9;
  return (
    <G>
      <Circle cx={x} cy={y} r={TURN_RADIUS} fill={board.pale} stroke={board.ink} strokeWidth={1.8} />
      <Shape
        d={`M${x + a} ${y}a${a} ${a} 0 1 1 ${-a * 0.45} ${-a * 0.8}M${x + a + 1} ${y - a - 2}v${a * 0.9}h${-a * 0.9}`}
        stroke={board.ink}
        width={2.6}
      />
    </G>
  );
}
