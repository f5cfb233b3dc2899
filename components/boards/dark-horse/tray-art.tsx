/** What lies in the hand for a decision: dice to place, or kinds of resources to give or take. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import type { Tray } from '@/components/boards/board';
import { IconAt, Plate } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { Decision, Target } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dark-horse';
import { RESOURCES, type Resource } from '@/engine/games/dark-horse/data';
import { resourceName } from '@/engine/games/dark-horse/words/names';

import { glyphOf } from './hex';
import { groundOf } from './map-layer';
import { SeatDie } from './seat-die';
import { say } from './words';

type Pieces = (view: View, seat: number) => Tray | null;

/** The pieces of each pick that has any. */
const PIECES: Partial<Record<PickKind, Pieces>> = {
  place: diceTray,
  reroll: diceTray,
  dealer: diceTray,
  politics: goodsTray,
  pay: goodsTray,
  gain: goodsTray,
  trader: goodsTray,
  market: goodsTray,
  'work-crew': crewTray,
};

export function tray(view: View, { kind, seat }: Decision): Tray | null {
  return PIECES[kind as PickKind]?.(view, seat) ?? null;
}

function diceTray(view: View, seat: number): Tray | null {
  const dice = view.seats[seat]?.dice ?? [];
  if (dice.length === 0) return null;
  return {
    pieces: dice.map((die, i) => ({
      target: `die:${i}`,
      label: say(die.deputy ? 'deputy' : 'die', { n: die.face }),
    })),
  };
}

function goodsTray(view: View, seat: number): Tray {
  const { res } = view.seats[seat] ?? { res: [0, 0, 0] };
  return {
    pieces: RESOURCES.map((kind, type) => {
      const n = res[type] ?? 0;
      return { target: `good:${kind}`, label: say(kind, { n }), note: String(n) };
    }),
  };
}

/** What each kind would bring the crew. */
function crewTray(view: View, seat: number): Tray {
  const towns = view.seats[seat]?.towns ?? [];
  return {
    pieces: RESOURCES.map((kind, type) => {
      const n = towns.filter((hex) => groundOf(view, hex).type === type).length;
      return { target: `good:${kind}`, label: say('crew', { n, kind: resourceName(type) }), note: `+${n}` };
    }),
    aside: say('crew.two'),
  };
}

interface TrayArtProps {
  readonly view: View;
  readonly target: Target;
  readonly size: number;
}

const GROUND: Readonly<Record<Resource, string>> = { food: '#EAC96F', wood: '#7FA58A', ore: '#B9B4AA' };

export const TrayArt = memo(function TrayArt({ view, target, size }: TrayArtProps) {
  const [kind, id = ''] = target.split(':');
  const seat = Math.max(0, view.task.seat);
  if (kind === 'die') {
    const die = view.seats[seat]?.dice[Number(id)];
    if (!die) return null;
    return (
      <Svg width={size} height={size} viewBox="0 0 46 46" aria-hidden>
        <SeatDie
          colour={view.seats[seat]?.colour ?? seat}
          face={die.face}
          shift={0}
          deputy={die.deputy}
          x={23}
          y={22}
          size={40}
        />
      </Svg>
    );
  }
  const type = RESOURCES.findIndex((one) => one === id);
  const resource = RESOURCES[type];
  if (!resource) return null;
  return (
    <Svg width={size} height={size} viewBox="0 0 46 46" aria-hidden>
      <Plate x={4} y={2} width={38} height={38} rx={7} fill={GROUND[resource]} stroke={board.ink} />
      <IconAt name={glyphOf(type)} x={23} y={19} size={26} />
    </Svg>
  );
});
