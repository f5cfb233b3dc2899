/** On a tablet: who holds which neighbourhood, and with what strength; under it what is left to build. */
import { memo, useMemo } from 'react';
import { G, Rect } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { BrandAt, IconAt, Label, Shape } from '@/components/ui/draw';
import { useSeat, useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dawson';
import { VALUES } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { standings } from '@/engine/games/dawson/rules/control';
import { hoodTarget, roomTarget } from '@/engine/games/dawson/rules/notation';
import { playerAt } from '@/engine/games/dawson/state';
import { leaderSentence } from '@/engine/games/dawson/words/explain';
import { hoodName, nameOf } from '@/engine/games/dawson/words/names';

import { colourOf } from './hoods';
import { SUPPLY_ROW, SupplyRow, supplySpots } from './supply-row';
import { say } from './words';

const WIDTH = 372;
const HEAD = 30;
const TITLE = 24;
const LINE = 20;
const GAP = 9;
const BAR_LEFT = 46;
const BAR_MOST = 250;

interface Contender {
  /** Seat colour; -1 for a gang. */
  readonly seat: number;
  readonly strength: number;
}

interface Block {
  readonly hood: number;
  readonly name: string;
  readonly points: number;
  readonly contenders: readonly Contender[];
  readonly y: number;
  readonly height: number;
}

/** The most valuable first, the strongest of each first. */
function blocksOf(view: View): Block[] {
  const city = cityOf(view.plan);
  const blocks = standings(view)
    .map(({ strength, points }, hood) => {
      const players = strength.players.map((n, seat) => ({ seat: colourOf(view, seat), strength: n }));
      const gang = { seat: -1, strength: strength.gang > 0 ? strength.gang + view.gangBonus : 0 };
      const contenders = [...players, gang]
        .filter((one) => one.strength > 0)
        .sort((p, q) => q.strength - p.strength);
      return { hood, name: hoodName(city, hood), points, contenders };
    })
    .sort((p, q) => q.points - p.points);
  let y = HEAD;
  return blocks.map((block) => {
    const height = TITLE + LINE * Math.max(1, block.contenders.length) + GAP;
    const placed = { ...block, y, height };
    y += height;
    return placed;
  });
}

export function HoldsBoard(props: BoardProps<View>) {
  const { view, viewer, width, height, chosen } = props;
  const { colours } = useTheme();
  const blocks = useMemo(() => blocksOf(view), [view]);
  const last = blocks[blocks.length - 1];
  const used = last ? last.y + last.height : HEAD;
  // Written from the top at its own size; a long list is drawn smaller.
  const box = useMemo(
    () => ({ x: 0, y: 0, width: WIDTH, height: Math.max(used, (WIDTH * height) / Math.max(1, width)) }),
    [used, width, height],
  );
  const rows = useMemo(() => rowsIn(view, viewer, used, box.height), [view, viewer, used, box]);
  const spots = useMemo(
    () => [
      ...blocks.map(({ hood, name, points, y, height: tall }) => ({
        target: hoodTarget(hood),
        x: 0,
        y,
        width: WIDTH,
        height: tall,
        label: say('spot.hood', { place: name, points, leader: leaderSentence(view, hood) }),
      })),
      ...rows.flatMap(({ seat, y }) => supplySpots(view, viewer, seat, y, WIDTH)),
    ],
    [blocks, rows, view, viewer],
  );
  const most = Math.max(12, ...blocks.flatMap(({ contenders }) => contenders.map((one) => one.strength)));
  return (
    <Surface board={props} box={box} spots={spots} still>
      <Label x={14} y={20} size={13} anchor="start" spacing={1} colour={colours.inkSoft}>
        {say('holds.head')}
      </Label>
      <Label x={WIDTH - 14} y={20} size={13} anchor="end" spacing={1} colour={colours.inkSoft}>
        {say('holds.strength')}
      </Label>
      {blocks.map((block) => (
        <HoodBlock key={block.hood} block={block} most={most} />
      ))}
      {rows.length > 0 ? (
        <Label x={14} y={used + 18} size={13} anchor="start" spacing={1} colour={colours.inkSoft}>
          {say('supply.head')}
        </Label>
      ) : null}
      {rows.map(({ seat, y }) => (
        <SupplyRow
          key={seat}
          y={y}
          seat={colourOf(view, seat)}
          character={playerAt(view, seat).character}
          name={nameOf(view, seat)}
          left={playerAt(view, seat).supply.join('')}
          ink={colours.ink}
          held={seat === viewer ? (VALUES.find((value) => chosen.has(roomTarget(value))) ?? 0) : 0}
        />
      ))}
    </Surface>
  );
}

/** What everyone has left to build, as far as there is room under the bars; one's own first. */
function rowsIn(view: View, viewer: number, from: number, to: number): Array<{ seat: number; y: number }> {
  const first = Math.max(0, viewer);
  return view.players
    .map((_, i) => (first + i) % view.players.length)
    .map((seat, i) => ({ seat, y: from + HEAD - 4 + i * SUPPLY_ROW }))
    .filter(({ y }) => y + SUPPLY_ROW <= to);
}

function HoodBlock({ block, most }: { readonly block: Block; readonly most: number }) {
  const { name, points, contenders, y, height } = block;
  const { colours } = useTheme();
  return (
    <G>
      <Label x={14} y={y + 17} size={16} anchor="start" colour={colours.ink}>
        {name}
      </Label>
      <IconAt name="round-star" x={WIDTH - 38} y={y + 11} size={15} colour={colours.ink} />
      <Label x={WIDTH - 14} y={y + 17} size={16} anchor="end" colour={colours.ink}>
        {points}
      </Label>
      {contenders.length === 0 ? (
        <Label x={14} y={y + TITLE + 13} size={13} anchor="start" weight={500} colour={colours.inkSoft}>
          {say('holds.nobody')}
        </Label>
      ) : null}
      {contenders.map(({ seat, strength }, i) => (
        <Bar
          key={seat}
          seat={seat}
          strength={strength}
          y={y + TITLE + i * LINE}
          length={(BAR_MOST * strength) / most}
          ink={colours.ink}
        />
      ))}
      <Shape d={`M0 ${y + height - 4}H${WIDTH}`} stroke={colours.line} width={1} />
    </G>
  );
}

interface BarProps {
  readonly seat: number;
  readonly strength: number;
  readonly y: number;
  readonly length: number;
  readonly ink: string;
}

const Bar = memo(function Bar({ seat, strength, y, length, ink }: BarProps) {
  const { fill } = useSeat(Math.max(0, seat));
  return (
    <G>
      {seat < 0 ? (
        <IconAt name="bandit" x={26} y={y + 7} size={19} colour={ink} />
      ) : (
        <BrandAt seat={seat} x={26} y={y + 7} size={17} />
      )}
      <Rect
        x={BAR_LEFT}
        y={y}
        width={length}
        height={13}
        fill={seat < 0 ? board.lot : fill}
        stroke={board.ink}
        strokeWidth={1.4}
      />
      <Label x={BAR_LEFT + length + 7} y={y + 12} size={14} anchor="start" colour={ink}>
        {strength}
      </Label>
    </G>
  );
});
