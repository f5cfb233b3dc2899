/** What everyone has left to build: six values, two hotels of each. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { BrandAt, CountDisc, Hotel, IconAt, Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import type { View } from '@/engine/games/dawson';
import { supplyTarget } from '@/engine/games/dawson/rules/notation';
import { supplySentence } from '@/engine/games/dawson/words/explain';
import { nameOf } from '@/engine/games/dawson/words/names';

import { say } from './words';

const ROW = 92;
const WIDTH = 336;
const SIDE = 42;

export function SupplyBoard(props: BoardProps<View>) {
  const { view } = props;
  const { colours } = useTheme();
  const rows = view.players.length;
  const box = useMemo(() => ({ x: 0, y: 0, width: WIDTH, height: Math.max(3, rows) * ROW + 8 }), [rows]);
  const spots = useMemo(
    () =>
      view.players.map((player, seat) => ({
        target: supplyTarget(seat),
        x: 0,
        y: seat * ROW,
        width: WIDTH,
        height: ROW,
        label: say('spot.supply', {
          name: nameOf(view, seat),
          gold: player.gold,
          left: supplySentence(view, seat),
        }),
      })),
    [view],
  );
  return (
    <Surface board={props} box={box} spots={spots} still>
      {view.players.map((player, seat) => (
        <Supply
          key={seat}
          y={seat * ROW + 8}
          seat={view.colours[seat] ?? 0}
          name={nameOf(view, seat)}
          gold={player.gold}
          points={player.points}
          left={player.supply.join('')}
          ink={colours.ink}
        />
      ))}
    </Surface>
  );
}

interface SupplyProps {
  readonly y: number;
  readonly seat: number;
  readonly name: string;
  readonly gold: number;
  readonly points: number;
  /** Six digits, value 1 first. */
  readonly left: string;
  readonly ink: string;
}

const Supply = memo(function Supply({ y, seat, name, gold, points, left, ink }: SupplyProps) {
  return (
    <G>
      <BrandAt seat={seat} x={22} y={y + 13} size={22} />
      <Label x={40} y={y + 19} size={16} anchor="start" colour={ink}>
        {name}
      </Label>
      <IconAt name="round-star" x={226} y={y + 13} size={15} colour={ink} />
      <Label x={238} y={y + 19} size={16} anchor="start" weight={600} colour={ink}>
        {points}
      </Label>
      <IconAt name="two-coins" x={282} y={y + 13} size={18} colour={ink} />
      <Label x={296} y={y + 19} size={16} anchor="start" weight={600} colour={ink}>
        {gold}
      </Label>
      {[...left].map((count, i) => (
        <G key={i} opacity={count === '0' ? 0.3 : 1}>
          <Hotel seat={seat} left={12 + i * 53} top={y + 30} side={SIDE} value={i + 1} empty />
          {Number(count) > 1 ? <CountDisc count={count} x={12 + i * 53 + SIDE - 2} y={y + 68} r={9} /> : null}
        </G>
      ))}
    </G>
  );
});
