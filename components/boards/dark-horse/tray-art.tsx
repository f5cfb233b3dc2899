/** What lies in the hand for a decision: dice to place, or kinds of resources to give or take. */
import { memo } from 'react';
import Svg, { G } from 'react-native-svg';

import type { Tray } from '@/components/boards/board';
import { City, House, IconAt, Plate, Rail } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import type { Decision, Target } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dark-horse';
import { PIECES, PRICES, RESOURCES, type Resource } from '@/engine/games/dark-horse/data';
import { isEvent, type DeckCard } from '@/engine/games/dark-horse/data-cards';
import { cardName, resourceName } from '@/engine/games/dark-horse/words/names';

import { glyphOf } from './hex';
import { groundOf } from './map-layer';
import { SeatDie } from './seat-die';
import { cardSign } from './signs';
import { say } from './words';

type Pieces = (view: View, seat: number) => Tray | null;

/** The pieces of each pick that has any. */
const TRAYS: Partial<Record<PickKind, Pieces>> = {
  'first-city': (view, seat) => piecesTray(view, seat, ['city']),
  'first-town': (view, seat) => piecesTray(view, seat, ['town']),
  build: (view, seat) => piecesTray(view, seat, view.task.what === 'builder' ? ['town', 'city'] : ['town']),
  rail: (view, seat) => piecesTray(view, seat, ['rail']),
  'rail-baron': (view, seat) => piecesTray(view, seat, ['rail']),
  place: diceTray,
  reroll: diceTray,
  dealer: (view, seat) => ({
    pieces: [...(diceTray(view, seat)?.pieces ?? []), ...goodsTray(view, seat).pieces],
  }),
  politics: goodsTray,
  pay: goodsTray,
  gain: goodsTray,
  trader: goodsTray,
  market: goodsTray,
  'work-crew': crewTray,
  'keep-card': lookTray,
  'order-back': lookTray,
  'take-card': lookTray,
  discard: (view, seat) => cardsTray(view.seats[seat]?.hand ?? []),
  'remove-event': (view) => cardsTray(view.events),
};

export function tray(view: View, { kind, seat }: Decision): Tray | null {
  return TRAYS[kind as PickKind]?.(view, seat) ?? null;
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

/** The cards one is choosing from, and the event that came with them. */
function lookTray(view: View): Tray {
  const [, event = ''] = view.task.what.split(':');
  return cardsTray([...view.shown, ...(isEvent(event) ? [event] : [])]);
}

function cardsTray(cards: readonly DeckCard[]): Tray {
  return {
    pieces: cards.map((card) => ({ target: `card:${card}`, label: say('card', { card: cardName(card) }) })),
  };
}

type Piece = 'town' | 'city' | 'rail';

/** Pieces still to be built. */
function piecesTray(view: View, seat: number, pieces: readonly Piece[]): Tray {
  const who = view.seats[seat];
  const left: Readonly<Record<Piece, number>> = {
    town: PIECES.towns - (who?.towns.length ?? 0),
    city: PIECES.cities - (who?.cities.length ?? 0),
    rail: view.task.kind === 'rail-baron' ? PRICES.railBaronRails : view.task.n,
  };
  return {
    pieces: pieces.map((piece) => ({
      target: `piece:${piece}`,
      label: say(`piece.${piece}`, { n: left[piece] }),
      count: left[piece],
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

const GROUND: Readonly<Record<Resource | 'site', string>> = {
  food: '#EAC96F',
  wood: '#7FA58A',
  ore: '#B9B4AA',
  site: '#F1E6CD',
};

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
  if (kind === 'card') return <CardArt sign={cardSign(id)} size={size} />;
  if (kind === 'piece') return <PieceArt piece={id} colour={view.seats[seat]?.colour ?? seat} size={size} />;
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

/** A card by the sign of what it does. */
function CardArt({ sign, size }: { readonly sign: IconName; readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 46 46" aria-hidden>
      <Plate x={7} y={2} width={32} height={42} rx={4} stroke={board.ink} line={1.5} />
      <IconAt name={sign} x={23} y={23} size={24} />
    </Svg>
  );
}

interface PieceArtProps {
  readonly piece: string;
  readonly colour: number;
  readonly size: number;
}

function PieceArt({ piece, colour, size }: PieceArtProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 46 46" aria-hidden>
      {piece === 'rail' ? (
        <G>
          <Plate x={3} y={3} width={40} height={40} rx={7} fill={GROUND.site} stroke={board.ink} />
          <Rail from={[10, 33]} to={[36, 13]} r={34} />
        </G>
      ) : piece === 'city' ? (
        <City seat={colour} x={23} y={25} size={38} />
      ) : (
        <House seat={colour} x={23} y={24} size={36} />
      )}
    </Svg>
  );
}
