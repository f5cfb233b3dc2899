/** A ghost on its way, and both ends of it: it fades, or its space is closed (DH-6.13, DH-6.14). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf, TableStage } from '@/components/boards/stage';
import { Label } from '@/components/ui/draw';
import { numberOf } from '@/engine/games/dark-horse/data';

import { SPACE, SpaceAt, YOU } from './example-parts';
import { SeatDie } from './seat-die';
import { say } from './words';

export const GHOST_HIGH = 190;

const HEADS_FOR = 'builder';
const FACE = numberOf(HEADS_FOR);
const GHOST = -1;
const DIE = 40;

/** Where it comes from, and where it may end. */
const LEFT = 13;
const RIGHT = 163;
const BESIDE = 323;
const ENDS = [38, 124] as const;
const FROM = 84;

export function GhostArt(props: DrawingProps) {
  const ink = inkOf(props.night);
  const middle = LEFT + SPACE.width / 2;
  const [faded = 0, closed = 0] = ENDS.map((y) => y + SPACE.height / 2);
  return (
    <TableStage {...props} high={GHOST_HIGH} ground="dusk">
      <SeatDie colour={GHOST} face={FACE} shift={0} x={middle} y={38} size={DIE} />
      <Arrow from={[middle, 63]} to={[middle, 77]} colour={ink} />
      <SpaceAt id={HEADS_FOR} x={LEFT} y={FROM} coming={String(FACE)} />
      <Label x={middle} y={150} size={14} colour={ink} weight={600}>
        {say('example.ghost.seen')}
      </Label>
      {ENDS.map((y) => (
        <Arrow
          key={y}
          from={[LEFT + SPACE.width + 8, FROM + SPACE.height / 2 + (y - FROM) * 0.14]}
          to={[RIGHT - 8, y + SPACE.height / 2]}
          colour={ink}
        />
      ))}
      <Label x={RIGHT + SPACE.width / 2} y={ENDS[0] - 9} size={14} colour={ink} weight={600}>
        {say('example.ghost.first')}
      </Label>
      <SpaceAt id={HEADS_FOR} x={RIGHT} y={ENDS[0]} own={String(FACE)} />
      <G opacity={0.5}>
        <SeatDie colour={GHOST} face={FACE} shift={0} x={BESIDE} y={faded} size={32} />
      </G>
      <Label x={BESIDE} y={ENDS[0] - 9} size={14} colour={ink} weight={600}>
        {say('example.ghost.fades')}
      </Label>
      <Label x={RIGHT + SPACE.width / 2} y={ENDS[1] - 9} size={14} colour={ink} weight={600}>
        {say('example.ghost.second')}
      </Label>
      <SpaceAt id={HEADS_FOR} x={RIGHT} y={ENDS[1]} ghost={String(FACE)} />
      <SeatDie colour={YOU} face={FACE} shift={0} x={BESIDE} y={closed} size={32} />
      <Arrow from={[BESIDE - 20, closed]} to={[RIGHT + SPACE.width + 6, closed]} colour={ink} crossed />
      <Label x={BESIDE} y={ENDS[1] - 9} size={14} colour={ink} weight={600}>
        {say('example.ghost.closed')}
      </Label>
    </TableStage>
  );
}
