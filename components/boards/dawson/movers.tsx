/** What moves, drawn as the piece it is: dice, coins, stars, hotels, flames and the drawn tile. */
import { memo, type ReactNode } from 'react';
import Svg, { Circle, G, Path } from 'react-native-svg';

import { Die, Label } from '@/components/ui/draw';
import { ICON_PATHS } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dawson';
import { tileIndex } from '@/engine/games/dawson/data';

import { FlameAt } from './flame';
import { colourOf } from './hoods';
import { HotelAt } from './lodging';
import { TileBox } from './tray';
import { UNIT } from './tones';

interface MoverProps {
  readonly view: View;
  readonly event: GameEvent;
  readonly size: number;
}

type Draw = (props: MoverProps) => ReactNode;

const MIDDLE = UNIT / 2;

/** Kinds whose movement carries a piece. */
const DRAWN: Partial<Readonly<Record<EventKind, Draw>>> = {
  collect: coin,
  claim: coin,
  burn: coin,
  mine: ({ event }) => <Die x={MIDDLE} y={MIDDLE + 4} size={25} face={figure(event, 'roll')} flat />,
  host: die,
  'land-new': die,
  'land-lot': die,
  'land-hotel': die,
  'fire-guest': die,
  build: hotel,
  'build-occupied': hotel,
  upgrade: hotel,
  downgrade: hotel,
  'fire-start': flame,
  'fire-pass': flame,
  'fire-public': flame,
  score: star,
  'score-street': star,
};

/** A fire whose insurance pays nothing moves no coin. */
export function moves(event: GameEvent): boolean {
  if (event.kind === 'burn') return figure(event, 'gold') > 0;
  return event.kind === 'draw' || event.kind in DRAWN;
}

export const Mover = memo(function Mover(props: MoverProps) {
  const { event, size } = props;
  if (event.kind === 'draw') {
    return <TileBox tile={tileIndex(String(event.args?.['tile']))} r={0} width={size * 1.7} />;
  }
  const draw = DRAWN[event.kind as EventKind];
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden>
      {draw?.(props)}
    </Svg>
  );
});

function figure({ args }: GameEvent, name: string): number {
  return Number(args?.[name] ?? 0);
}

function die({ event }: MoverProps) {
  return <Die x={MIDDLE} y={MIDDLE + 4} size={23} face={figure(event, 'value')} flat line={1.6} />;
}

/** A coin; where it is one heap, with what it is worth. */
function coin({ event }: MoverProps) {
  const gold = event.kind === 'collect' ? 0 : figure(event, 'gold');
  return (
    <G>
      <Circle cx={MIDDLE} cy={MIDDLE + 2} r={15} fill={board.ink} />
      <Circle cx={MIDDLE} cy={MIDDLE} r={15} fill={board.hollow} stroke={board.ink} strokeWidth={1.8} />
      <Circle cx={MIDDLE} cy={MIDDLE} r={11.4} fill="none" stroke={board.ink} strokeWidth={1} />
      {gold > 0 ? (
        <Label x={MIDDLE} y={MIDDLE + 6} size={17}>
          {gold}
        </Label>
      ) : null}
    </G>
  );
}

const STAR = 0.066;

function star() {
  const at = MIDDLE - 256 * STAR;
  return (
    <Path
      d={ICON_PATHS['round-star']}
      transform={`translate(${at} ${at}) scale(${STAR})`}
      fill={board.candle}
      stroke={board.ink}
      strokeWidth={2 / STAR}
    />
  );
}

function flame() {
  return <FlameAt x={MIDDLE} y={MIDDLE} />;
}

function hotel({ view, event }: MoverProps) {
  const player = figure(event, 'who') || event.seat;
  return (
    <Hotel
      seat={colourOf(view, player)}
      value={figure(event, 'value')}
      guest={event.kind === 'build-occupied'}
    />
  );
}

function Hotel({
  seat,
  value,
  guest,
}: {
  readonly seat: number;
  readonly value: number;
  readonly guest: boolean;
}) {
  const { night } = useTheme();
  return <HotelAt seat={seat} left={0} top={0} value={value} guest={guest} night={night} text={15.5} />;
}
