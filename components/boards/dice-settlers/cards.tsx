/** The tableau: nine or ten technologies as cards with cost, effect and who has them. */
import { useMemo } from 'react';

import type { BoardProps, SeatLook } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import { groundTone } from '@/components/ui/tokens';
import type { TechId } from '@/engine/games/dice-settlers/data-techs';
import type { View } from '@/engine/games/dice-settlers/view';
import { listSides, techName, techText } from '@/engine/games/dice-settlers/words/names';

import { seasonOf } from './season';
import { colourOf, nameOf } from './shown';
import { CARD, LINE, SHORT, TechCard } from './tech-card';
import { say } from './words';

const GAP = 5;

/** As much of the cards as can be read in the room there is, as large as that goes. */
function grid(count: number, width: number, height: number) {
  const all = [CARD, SHORT, LINE].map((card) =>
    [3, 5]
      .map((columns) => measure(count, width, height, columns, card))
      .reduce((a, b) => (b.k < a.k ? b : a)),
  );
  const readable = all.find(({ k }) => k <= 1.04) ?? measure(count, width, height, 3, LINE);
  const { columns, card, k, h } = readable;
  const box = { x: 0, y: (h - height * k) / 2, width: width * k, height: height * k };
  // Cards are as wide as the room lets them be.
  const wide = (width * k - GAP) / columns - GAP;
  const at = (i: number) => ({
    x: GAP + (i % columns) * (wide + GAP),
    y: GAP + Math.floor(i / columns) * (card.height + GAP),
  });
  return { box, at, card: { width: wide, height: card.height }, least: LEAST_TEXT * k };
}

/** In points of the screen. */
const LEAST_TEXT = 12;

function measure(count: number, width: number, height: number, columns: number, card: typeof CARD) {
  const w = columns * (card.width + GAP) + GAP;
  const h = Math.ceil(count / columns) * (card.height + GAP) + GAP;
  return { columns, card, h, k: Math.max(w / width, h / height) };
}

export function CardsBoard(props: BoardProps<View>) {
  const { view, seats, lit, chosen, width, height, night } = props;
  const {
    box,
    at,
    card: size,
    least,
  } = useMemo(() => grid(view.tableau.length, width, height), [view.tableau.length, width, height]);
  const spots = useMemo(
    () =>
      view.tableau.map((card, i): Spot => {
        const who = holders(view, card).map((owner) => nameOf(view, seats, owner));
        const label = say('card', { name: techName(card), effect: techText(card) });
        const held = who.length > 0 ? ` ${say('card.owners', { who: listSides(who, true) })}` : '';
        return { target: `card:${card}`, ...at(i), ...size, label: label + held };
      }),
    [view, seats, at, size],
  );
  return (
    <Surface board={props} box={box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      <Table
        x={box.x - 200}
        y={box.y - 200}
        width={box.width + 400}
        height={box.height + 400}
        fill="none"
        night={night}
        seed={23}
      />
      {view.tableau.map((card, i) => (
        <TechCard
          key={card}
          card={card}
          {...at(i)}
          width={size.width}
          height={size.height}
          least={least}
          owners={ownersText(view, seats, card)}
          flipped={view.players.some((p) => p.flipped.includes(card))}
          letter={lit.get(`card:${card}`)}
          chosen={chosen.has(`card:${card}`)}
          night={night}
        />
      ))}
    </Surface>
  );
}

function holders(view: View, card: TechId): number[] {
  const people = view.players.flatMap((p, owner) => (p.techs.includes(card) ? [owner] : []));
  return view.bot?.techs.includes(card) ? [...people, view.players.length] : people;
}

/** Seat colours of the holders, "0,5b"; the Diceoneer's has a b. */
function ownersText(view: View, seats: readonly SeatLook[], card: TechId): string {
  return holders(view, card)
    .map((owner) => `${colourOf(view, seats, owner)}${owner === view.players.length ? 'b' : ''}`)
    .join(',');
}
