/** What lies in the hand for a decision: dice to place, resources to give or take, cards and tokens to use. */
import { memo } from 'react';
import Svg, { Circle, G } from 'react-native-svg';

import type { Tray, TrayPiece } from '@/components/boards/board';
import { BrandBadge } from '@/components/ui/brand-badge';
import { City, House, IconAt, Label, Plate, Rail } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import type { Decision, Target } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dark-horse';
import { PIECES, PRICES, RESOURCES, TOKENS, type Resource, type Token } from '@/engine/games/dark-horse/data';
import {
  CHARACTERS,
  characterOf,
  isCharacter,
  isEvent,
  type CharacterId,
  type DeckCard,
} from '@/engine/games/dark-horse/data-cards';
import {
  cardName,
  characterName,
  characterShort,
  deckCardName,
  resourceName,
  tokenName,
} from '@/engine/games/dark-horse/words/names';

import { wrapped } from './belt';

import { glyphOf } from './hex';
import { groundOf } from './map-layer';
import { SeatDie } from './seat-die';
import { cardSign, ICONS } from './signs';
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
  window: usesTray,
  'end-window': usesTray,
  character: (view) => ({
    pieces: freeCharacters(view).map((id) => ({ target: `character:${id}`, label: characterName(id) })),
  }),
  target: (view, seat) => ({
    pieces: view.seats.flatMap(({ name }, i) => (i === seat ? [] : [{ target: `seat:${i}`, label: name }])),
  }),
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
    pieces: RESOURCES.map((kind, type) => ({
      target: `good:${kind}`,
      label: say(kind, { n: res[type] ?? 0 }),
      stack: true,
    })),
  };
}

/** What a window may be used for: cards in hand, tokens, the abilities of the character, and a loan to pay off. */
function usesTray(view: View, seat: number): Tray {
  const who = view.seats[seat];
  const id = who?.character ?? '';
  const able = id !== '' && characterOf(id).abilities.length > 0 ? [id] : [];
  const held = (token: Token): readonly TrayPiece[] => {
    const n = who?.tokens[token] ?? 0;
    const label = say('token', { n, token: tokenName(token) });
    return n > 0 ? [{ target: `token:${token}`, label, count: n }] : [];
  };
  return {
    pieces: [
      ...cardsTray(who?.hand ?? []).pieces,
      ...held('stock'),
      ...held('trader'),
      ...able.map((character) => ({ target: `character:${character}`, label: characterName(character) })),
      ...held('loan'),
    ],
  };
}

/** What each kind would bring the crew. */
function crewTray(view: View, seat: number): Tray {
  const towns = view.seats[seat]?.towns ?? [];
  return {
    pieces: RESOURCES.map((kind, type) => {
      const n = crewOf(view, towns, type);
      return { target: `good:${kind}`, label: say('crew', { n, kind: resourceName(type) }) };
    }),
    aside: say('crew.two'),
  };
}

function crewOf(view: View, towns: readonly number[], type: number): number {
  return towns.filter((hex) => groundOf(view, hex).type === type).length;
}

/** Characters nobody plays yet. */
function freeCharacters(view: View): CharacterId[] {
  const taken = view.seats.map(({ character }) => character);
  return CHARACTERS.map(({ id }) => id).filter(
    (id) => !taken.includes(id) && !(id === 'tracker' && view.closed),
  );
}

interface TrayArtProps {
  readonly view: View;
  readonly target: Target;
  readonly size: number;
}

/** What a kind of resource is printed on. */
export const GOOD_GROUND: Readonly<Record<Resource | 'site', string>> = {
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
  const seatColour = view.seats[seat]?.colour ?? seat;
  switch (kind) {
    case 'card':
      return <CardArt sign={cardSign(id)} name={deckCardName(id)} size={size} />;
    case 'character':
      return isCharacter(id) ? <CardArt sign="outback-hat" name={characterShort(id)} size={size} /> : null;
    case 'token':
      return <TokenArt token={id} size={size} />;
    case 'seat':
      return <BrandBadge colour={view.seats[Number(id)]?.colour ?? 0} size={size * 0.86} />;
    case 'piece':
      return <PieceArt piece={id} colour={seatColour} size={size} />;
    default:
      return <GoodArt view={view} seat={seat} good={id} size={size} />;
  }
});

interface GoodArtProps {
  readonly view: View;
  readonly seat: number;
  readonly good: string;
  readonly size: number;
}

/** A kind of resource with its number under the sign: what one has, or what the crew would bring. */
function GoodArt({ view, seat, good, size }: GoodArtProps) {
  const type = RESOURCES.findIndex((one) => one === good);
  const resource = RESOURCES[type];
  const who = view.seats[seat];
  if (!resource || !who) return null;
  const crew = view.task.kind === 'work-crew';
  const number = crew ? `+${crewOf(view, who.towns, type)}` : String(who.res[type] ?? 0);
  return (
    <Svg width={size} height={size} viewBox="0 0 46 46" aria-hidden>
      <Plate
        x={3}
        y={1}
        width={40}
        height={44}
        rx={7}
        fill={GOOD_GROUND[resource]}
        stroke={board.ink}
        line={1.5}
      />
      <IconAt name={glyphOf(type)} x={23} y={15} size={23} />
      <Label x={23} y={41} size={15}>
        {number}
      </Label>
    </Svg>
  );
}

/** The room of a letter in a card's name. */
const LETTER = 6.9;

/** A card by the sign of what it does and its name, one word a line. */
function CardArt({
  sign,
  name,
  size,
}: {
  readonly sign: IconName;
  readonly name: string;
  readonly size: number;
}) {
  const lines = wrapped(name, 11).slice(0, 2);
  const width = Math.max(62, Math.max(...lines.map((line) => line.length)) * LETTER + 12);
  const middle = width / 2;
  return (
    <Svg width={(width * size) / 46} height={size} viewBox={`0 0 ${width} 46`} aria-hidden>
      <Plate x={1} y={1} width={width - 2} height={44} rx={4} stroke={board.ink} line={1.5} />
      <IconAt name={sign} x={middle} y={lines.length > 1 ? 10 : 14} size={lines.length > 1 ? 15 : 20} />
      {lines.map((line, i) => (
        <Label
          key={line}
          x={middle}
          y={(lines.length > 1 ? 28 : 38) + i * 13}
          size={TEXT / (size / 46)}
          weight={600}
        >
          {line}
        </Label>
      ))}
    </Svg>
  );
}

/** Names are as large as this on the screen, whatever the size of the piece. */
const TEXT = 12.5;

function TokenArt({ token, size }: { readonly token: string; readonly size: number }) {
  const known = TOKENS.find((one) => one === token);
  if (!known) return null;
  return (
    <Svg width={size} height={size} viewBox="0 0 46 46" aria-hidden>
      <Circle cx={23} cy={23} r={20} fill={board.candle} stroke={board.ink} strokeWidth={1.5} />
      <IconAt name={ICONS[known]} x={23} y={23} size={25} />
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
          <Plate x={3} y={3} width={40} height={40} rx={7} fill={GOOD_GROUND.site} stroke={board.ink} />
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
