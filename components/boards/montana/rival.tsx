/** The rival of the race: its last card, how many are left, and with which bids they come. */
import { G } from 'react-native-svg';

import type { Spot } from '@/components/play/surface';
import { Label, Plate } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { cardName, cardNamed } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { CountText, Hand } from './pieces';
import type { Frame } from './places';
import { say } from './words';

type Cards = Pick<View, 'deck' | 'card'>;

export function rivalSpot(at: Frame, view: Cards): Spot {
  return { target: targetOf.rival(), ...at, label: rivalWords(view) };
}

function deckSize(view: Cards): number {
  return view.deck.reduce((sum, { left }) => sum + left, 0);
}

function rivalWords(view: Cards): string {
  const n = deckSize(view);
  const coming = bidsToCome(view)
    .map(({ bid, left }) => say('rival.bid', { bid, n: left }))
    .join(', ');
  if (view.card === null) return say('spot.rival.new', { n, coming });
  return say('spot.rival', { n, card: cardName(view.card), bid: cardNamed(view.card).bid, coming });
}

/** The bids of the cards still to come, lowest first. */
function bidsToCome(view: Cards): { readonly bid: number; readonly left: number }[] {
  const counts = new Map<number, number>();
  for (const { card, left } of view.deck) {
    const { bid } = cardNamed(card);
    counts.set(bid, (counts.get(bid) ?? 0) + left);
  }
  return [...counts].map(([bid, left]) => ({ bid, left })).sort((a, b) => a.bid - b.bid);
}

interface RivalProps {
  readonly at: Frame;
  readonly view: Cards;
}

const LINE = 16;

/** A card on the table: the job it did above, what is left of the deck below. */
export function RivalCard({ at, view }: RivalProps) {
  const { card } = view;
  const top = at.y + (at.height - LINE * 2) / 2;
  return (
    <G>
      <Plate {...at} fill={board.pale} line={1.4} rx={5} />
      <Hand x={at.x + 14} y={at.y + at.height / 2} size={19} />
      <Label x={at.x + 29} y={top + 12} size={12.5} anchor="start">
        {card === null ? say('rival') : cardName(card)}
      </Label>
      <Label x={at.x + 29} y={top + 12 + LINE} size={12.5} anchor="start" weight={500}>
        {card === null
          ? say('card.left', { n: deckSize(view) })
          : say('card.line', { bid: cardNamed(card).bid, n: deckSize(view) })}
      </Label>
    </G>
  );
}

const BID = 37;
/** Under this width there is room for fewer words. */
const NARROW_UNDER = 260;

/** "to come": one box for every bid, with the number of cards that carry it. */
export function BidsToCome({ at, view, colour }: RivalProps & { readonly colour?: string }) {
  const bids = bidsToCome(view);
  const middle = at.y + at.height / 2;
  return (
    <G>
      <Label x={at.x + 2} y={middle + 4.5} size={12.5} anchor="start" weight={500} colour={colour}>
        {say(at.width < NARROW_UNDER ? 'rival.coming.short' : 'rival.coming')}
      </Label>
      {bids.map(({ bid, left }, i) => (
        <G key={bid}>
          <Plate
            x={at.x + at.width - (bids.length - i) * (BID + 3)}
            y={middle - 10}
            width={BID}
            height={20}
            fill={board.pale}
            line={1.1}
            rx={4}
          />
          <CountText
            text={say('rival.times', { bid, n: left })}
            x={at.x + at.width - (bids.length - i) * (BID + 3) + BID / 2}
            y={middle}
            size={12.5}
          />
        </G>
      ))}
    </G>
  );
}
