/** On a tablet: who everyone is, and what they have left to build. One's own hotels can be taken in the hand. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { CountDisc, Hotel, Label, LitBand, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import type { View } from '@/engine/games/dawson';
import { VALUES } from '@/engine/games/dawson/data';
import type { CharacterId } from '@/engine/games/dawson/data';
import { roomTarget, supplyTarget } from '@/engine/games/dawson/rules/notation';
import { supplySentence } from '@/engine/games/dawson/words/explain';
import { nameOf } from '@/engine/games/dawson/words/names';

import { Portrait } from './portraits';
import { say } from './words';

const HEAD = 28;
const ROW = 70;
const WIDTH = 372;
const SIDE = 40;
const FACE = 54;
const LEFT = 80;
const STEP = 47;

export function SupplyBoard(props: BoardProps<View>) {
  const { view, viewer, width, height, lit, chosen } = props;
  const { colours } = useTheme();
  // One's own stand first.
  const order = useMemo(
    () => view.players.map((_, seat) => seat).sort((p, q) => Number(q === viewer) - Number(p === viewer)),
    [view, viewer],
  );
  const used = HEAD + order.length * ROW + 6;
  const box = useMemo(
    () => ({ x: 0, y: 0, width: WIDTH, height: Math.max(used, (WIDTH * height) / Math.max(1, width)) }),
    [used, width, height],
  );
  const spots = useMemo(
    () => order.flatMap((seat, row) => rowSpots(view, viewer, seat, row)),
    [order, view, viewer],
  );
  return (
    <Surface board={props} box={box} spots={spots} still>
      <Label x={14} y={19} size={13} anchor="start" spacing={1} colour={colours.inkSoft}>
        {say('supply.head')}
      </Label>
      {order.map((seat, row) => (
        <Supply
          key={seat}
          y={HEAD + row * ROW}
          seat={view.colours[seat] ?? 0}
          character={view.players[seat]?.character ?? ''}
          name={nameOf(view, seat)}
          left={view.players[seat]?.supply.join('') ?? ''}
          ink={colours.ink}
        />
      ))}
      {VALUES.filter((value) => lit.has(roomTarget(value)) && chosen.has(roomTarget(value))).map((value) => (
        <LitBand
          key={value}
          d={rect(LEFT + (value - 1) * STEP - 2, HEAD + 24, SIDE + 4, SIDE + 4)}
          width={4}
        />
      ))}
    </Surface>
  );
}

/** A row can be asked about; the hotels of one's own are pieces. */
function rowSpots(view: View, viewer: number, seat: number, row: number) {
  const y = HEAD + row * ROW;
  const { gold = 0, supply = [] } = view.players[seat] ?? {};
  const label = say('spot.supply', { name: nameOf(view, seat), gold, left: supplySentence(view, seat) });
  const own = {
    target: supplyTarget(seat),
    x: 0,
    y,
    width: seat === viewer ? LEFT - 6 : WIDTH,
    height: ROW,
    label,
  };
  if (seat !== viewer) return [own];
  return [
    own,
    ...VALUES.map((value) => ({
      target: roomTarget(value),
      x: LEFT + (value - 1) * STEP - 2,
      y: y + 20,
      width: SIDE + 4,
      height: SIDE + 6,
      label: say('spot.room', { value, n: supply[value - 1] ?? 0 }),
    })),
  ];
}

interface SupplyProps {
  readonly y: number;
  readonly seat: number;
  readonly character: CharacterId | '';
  readonly name: string;
  /** Six digits, value 1 first. */
  readonly left: string;
  readonly ink: string;
}

const Supply = memo(function Supply({ y, seat, character, name, left, ink }: SupplyProps) {
  return (
    <G>
      {character === '' ? null : (
        <G transform={`translate(14 ${y + 8}) scale(${FACE / 96})`}>
          <Portrait character={character} seat={seat} />
        </G>
      )}
      <Label x={LEFT} y={y + 17} size={15} anchor="start" colour={ink}>
        {name}
      </Label>
      {[...left].map((count, i) => (
        <G key={i} opacity={count === '0' ? 0.3 : 1}>
          <Hotel seat={seat} left={LEFT + i * STEP} top={y + 24} side={SIDE} value={i + 1} empty />
          {Number(count) > 1 ? (
            <CountDisc count={count} x={LEFT + i * STEP + SIDE - 3} y={y + 60} r={9} />
          ) : null}
        </G>
      ))}
    </G>
  );
});
