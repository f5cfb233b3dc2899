/** The market: five prices, nine combinations, what lies on their slots. */
import { memo, useMemo } from 'react';
import { Circle, G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Piece, Plate, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import { COMBOS, RESOURCES, comboAt, resAt } from '@/engine/games/dakota/data';
import { at as countAt } from '@/engine/games/dakota/rules/counts';
import { comboSlots, lyingOn, salePrice, slotsLeft } from '@/engine/games/dakota/rules/market';
import { comboName, resName } from '@/engine/games/dakota/words/names';

import { roomFor, shownSeat, type Area } from './shown';
import { say } from './words';

const WIDTH = 390;
const PRICE = { width: 72, height: 62, gap: 5 };
const SLOT = { width: 123.5, height: 50, gap: 5 };
const SLOTS_Y = 6 + PRICE.height + 7;
const LEAST = SLOTS_Y + 3 * (SLOT.height + SLOT.gap) + 2;

function priceAt(res: number): Area {
  return { x: 5 + res * (PRICE.width + PRICE.gap), y: 6, width: PRICE.width, height: PRICE.height };
}

function slotAt(combo: number): Area {
  return {
    x: 5 + (combo % 3) * (SLOT.width + SLOT.gap),
    y: SLOTS_Y + Math.floor(combo / 3) * (SLOT.height + SLOT.gap),
    width: SLOT.width,
    height: SLOT.height,
  };
}

export function MarketBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, width, height } = props;
  const { colours } = useTheme();
  const seat = shownSeat(view, viewer, decision);
  const own = view.towns[seat]?.resources;
  const box = useMemo(() => roomFor(width, height, WIDTH, LEAST), [width, height]);
  const spots = useMemo(() => marketSpots(view, own ?? []), [view, own]);
  return (
    <Surface board={props} box={box} spots={spots} ground={colours.paper} still>
      {RESOURCES.map((id, res) => (
        <PriceTag
          key={id}
          at={priceAt(res)}
          res={res}
          price={salePrice(view, res)}
          rise={countAt(view.rises, res)}
          own={own ? countAt(own, res) : 0}
          pool={countAt(view.pool, res)}
          letter={lit.get(`price:${id}`)}
          chosen={chosen.has(`price:${id}`)}
        />
      ))}
      {COMBOS.map((row, combo) => (
        <Slot
          key={row.id}
          at={slotAt(combo)}
          combo={combo}
          lying={lyingOn(view, combo).join(',')}
          slots={comboSlots(view.towns.length, combo)}
          letter={lit.get(`slot:${row.id}`)}
          chosen={chosen.has(`slot:${row.id}`)}
        />
      ))}
    </Surface>
  );
}

interface PriceProps {
  readonly at: Area;
  readonly res: number;
  readonly price: number;
  readonly rise: number;
  readonly own: number;
  readonly pool: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

const PriceTag = memo(function PriceTag({ at, res, price, rise, own, pool, letter, chosen }: PriceProps) {
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <Piece kind={resAt(res)} x={at.x + 18} y={at.y + 19} r={10} />
      <Label x={at.x + at.width - 8} y={at.y + 25} size={17} anchor="end">
        {`$${price}`}
      </Label>
      {rise > 0 ? (
        <IconAt name="arrow-up" x={at.x + 35} y={at.y + 18} size={11} colour={board.rugged} />
      ) : null}
      <Label x={at.x + 8} y={at.y + 42} size={11} anchor="start" weight={600}>
        {capital(resName(res))}
      </Label>
      <Label x={at.x + 8} y={at.y + 55} size={10} anchor="start" colour={board.soft} weight={500}>
        {say('market.pool', { n: pool })}
      </Label>
      {own > 0 ? (
        <G>
          <Circle cx={at.x + at.width - 13} cy={at.y + 48} r={9} fill={board.ink} />
          <Label x={at.x + at.width - 13} y={at.y + 52.4} size={12.5} colour={board.pale}>
            {own}
          </Label>
        </G>
      ) : null}
      {letter ? <Key letter={letter} x={at.x + 9} y={at.y + 6} r={9} /> : null}
    </G>
  );
});

interface SlotProps {
  readonly at: Area;
  readonly combo: number;
  readonly lying: string;
  readonly slots: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

const Slot = memo(function Slot({ at, combo, lying, slots, letter, chosen }: SlotProps) {
  const row = comboAt(combo);
  const pieces = lying === '' ? [] : lying.split(',').map(Number);
  const sold = pieces.length >= slots;
  const shown = typeof row.pieces === 'number' ? null : row.pieces;
  const n = typeof row.pieces === 'number' ? row.pieces : row.pieces.length;
  const step = Math.min(15, 62 / n);
  return (
    <G opacity={sold ? 0.6 : 1}>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      {Array.from({ length: n }, (_, i) => {
        const x = at.x + 14 + i * step;
        const res = shown?.[i];
        return res === undefined ? (
          <G key={i}>
            <Circle
              cx={x}
              cy={at.y + 16}
              r={6.5}
              fill="none"
              stroke={board.ink}
              strokeWidth={1.2}
              strokeDasharray="2 2"
            />
            <Label x={x} y={at.y + 20} size={9.5}>
              {'ABC'.charAt(i)}
            </Label>
          </G>
        ) : (
          <Piece key={i} kind={resAt(res)} x={x} y={at.y + 16} r={n > 3 ? 5.4 : 6.4} />
        );
      })}
      <Label x={at.x + at.width - 8} y={at.y + 22} size={16} anchor="end">
        {`$${row.pays}`}
      </Label>
      <Label x={at.x + 8} y={at.y + 42} size={10.5} anchor="start" weight={600}>
        {capital(comboName(row.id))}
      </Label>
      {Array.from({ length: slots }, (_, i) => {
        const x = at.x + at.width - 13 - i * 16;
        const res = pieces[i];
        return (
          <G key={i}>
            <Circle cx={x} cy={at.y + 38} r={6.6} fill="#E3D4B3" stroke={board.ink} strokeWidth={1} />
            {res === undefined ? null : <Piece kind={resAt(res)} x={x} y={at.y + 38} r={5} />}
          </G>
        );
      })}
      {letter ? <Key letter={letter} x={at.x + at.width - 8} y={at.y + 4} r={9} /> : null}
    </G>
  );
});

function marketSpots(view: View, own: readonly number[]): Spot[] {
  const prices = RESOURCES.map((id, res): Spot => ({
    target: `price:${id}`,
    ...priceAt(res),
    label: say('spot.price', {
      res: capital(resName(res)),
      n: salePrice(view, res),
      own: own[res] ?? 0,
    }),
  }));
  const slots = COMBOS.map((row, combo): Spot => ({
    target: `slot:${row.id}`,
    ...slotAt(combo),
    label: say('spot.slot', {
      combo: capital(comboName(row.id)),
      n: row.pays,
      free: slotsLeft(view, combo),
    }),
  }));
  return [...prices, ...slots];
}
