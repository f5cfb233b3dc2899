/** The auction bid by bid: who went where, who was pushed out, and whose bid it is. */
import { memo, type ReactElement } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import type { SeatLook } from '@/components/boards/board';
import { BrandAt, IconAt, Label, Plate, round } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { entry, PUMPKIN } from '@/engine/games/montana/data';
import { bidsOf, standOf } from '@/engine/games/montana/rules/contractors';
import { pumpkins, shopName } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import type { Frame } from './places';
import { BidsToCome } from './rival';
import { colourOf } from './seat-colour';
import { say } from './words';

interface ContractorProps {
  /** Of the seat's colour. */
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A contractor: the seat's brand under a hat. */
export const Contractor = memo(function Contractor({ seat, x, y, size }: ContractorProps) {
  const s = size / 30;
  const at = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    <G>
      <Circle cx={x} cy={y - 5 * s} r={5.5 * s} fill={board.candle} stroke={board.ink} strokeWidth={1.2} />
      <Path
        d={`M${at(-9, -7)}L${at(9, -7)}L${at(6, -9)}Q${at(5, -15)} ${at(0, -15)}Q${at(-5, -15)} ${at(-6, -9)}Z`}
        fill={board.ink}
      />
      <BrandAt seat={seat} x={x} y={y + 7.5 * s} size={15 * s} />
    </G>
  );
});

interface BidRowProps {
  readonly at: Frame;
  readonly view: View;
  readonly seats: readonly SeatLook[];
}

const CHIP = 118;
const ARROW = 14;
const NEXT = 42;

export function BidRow({ at, view, seats }: BidRowProps): ReactElement {
  if (!view.city) return <Quiet at={at} view={view} />;
  const all = bidsOf(view.city);
  const asks = view.kind === 'city-place' && view.acting >= 0;
  const room = Math.max(1, Math.floor((at.width - (asks ? NEXT : 0)) / (CHIP + ARROW)));
  const shown = all.slice(-room);
  return (
    <G>
      {shown.map((bid, i) => {
        const stands = standOf(view.city, bid.seat);
        const out = stands?.row !== bid.space.row || stands.column !== bid.space.column;
        const x = at.x + i * (CHIP + ARROW);
        return (
          <G key={`${i} ${bid.seat}`}>
            <Plate
              x={x}
              y={at.y}
              width={CHIP}
              height={at.height}
              fill={board.pale}
              line={out ? 0.8 : 1.3}
              rx={4}
            />
            <G opacity={out ? 0.6 : 1}>
              <Contractor
                seat={colourOf(bid.seat, seats)}
                x={x + 14}
                y={at.y + at.height / 2 + 1}
                size={at.height - 3}
              />
              <Label x={x + 27} y={at.y + at.height / 2 + 4.5} size={12.5} anchor="start" weight={600}>
                {say('bid', { shop: shopName(bid.space.row), n: bid.space.column })}
              </Label>
            </G>
            {out ? (
              <Rect
                x={x + 26}
                y={at.y + at.height / 2 - 0.6}
                width={CHIP - 32}
                height={1.3}
                fill={board.ink}
              />
            ) : null}
            {i < shown.length - 1 || asks ? (
              <IconAt name="arrow-right" x={x + CHIP + ARROW / 2} y={at.y + at.height / 2} size={10} />
            ) : null}
          </G>
        );
      })}
      {asks ? (
        <G>
          <Rect
            x={at.x + shown.length * (CHIP + ARROW)}
            y={at.y}
            width={NEXT}
            height={at.height}
            rx={4}
            fill={board.pale}
            stroke={board.ink}
            strokeWidth={1.2}
            strokeDasharray="3 2"
          />
          <Contractor
            seat={colourOf(view.acting, seats)}
            x={at.x + shown.length * (CHIP + ARROW) + 14}
            y={at.y + at.height / 2 + 1}
            size={at.height - 3}
          />
          <Label x={at.x + shown.length * (CHIP + ARROW) + 32} y={at.y + at.height / 2 + 5} size={14}>
            ?
          </Label>
        </G>
      ) : null}
    </G>
  );
}

/** Before the first bid: in the race what the rival can answer with, else what the seat has. */
function Quiet({ at, view }: Omit<BidRowProps, 'seats'>) {
  if (view.race) return <BidsToCome at={at} view={view} />;
  const player = view.players[view.acting];
  return (
    <Label x={at.x + 2} y={at.y + at.height / 2 + 4.5} size={12.5} anchor="start" weight={500}>
      {player ? say('purse', { pumpkins: pumpkins(entry(player.goods, PUMPKIN)) }) : say('part.city')}
    </Label>
  );
}
