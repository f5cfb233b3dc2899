/** The market: five prices, nine combinations, what lies on their slots. */
import { memo, useMemo } from 'react';
import { Circle, G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { CountDisc, IconAt, Key, Label, LitBand, Piece, Plate, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import { COMBOS, RESOURCES, comboAt, resAt } from '@/engine/games/dakota/data';
import { at as countAt } from '@/engine/games/dakota/rules/counts';
import { comboSlots, lyingOn, salePrice, slotsLeft } from '@/engine/games/dakota/rules/market';
import { comboName, resName } from '@/engine/games/dakota/words/names';

import { groundOf } from './hours';
import { shownSeat, type Area } from './shown';
import { say } from './words';

const PAD = 6;
const GAP = 5;
/** Nine lots in two columns leave one place, for the best of them. */
const COLUMNS = 2;
const ROWS = 5;

/** Drawn in pixels of the room, so that letters keep their size: prices above, lots in two columns below. */
interface Lay {
  readonly width: number;
  readonly price: number;
  readonly row: number;
}

function layOf(width: number, height: number): Lay {
  const price = Math.round(Math.min(104, Math.max(40, height * 0.24)));
  const row = (height - 2 * PAD - GAP - price - ROWS * 4) / ROWS;
  return { width, price, row: Math.max(19, Math.min(58, row)) };
}

function priceAt(lay: Lay, res: number): Area {
  const width = (lay.width - 2 * PAD - 4 * GAP) / 5;
  return { x: PAD + res * (width + GAP), y: PAD, width, height: lay.price };
}

function slotAt(lay: Lay, i: number): Area {
  const width = (lay.width - 2 * PAD - GAP) / COLUMNS;
  return {
    x: PAD + (i % COLUMNS) * (width + GAP),
    y: PAD + lay.price + GAP + Math.floor(i / COLUMNS) * (lay.row + 4),
    width,
    height: lay.row,
  };
}

export function MarketBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, width, height, night } = props;
  const { colours } = useTheme();
  const seat = shownSeat(view, viewer, decision);
  const own = view.towns[seat]?.resources;
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const lay = useMemo(() => layOf(width, height), [width, height]);
  const spots = useMemo(() => marketSpots(view, own ?? [], lay), [view, own, lay]);
  const best = slotAt(lay, COMBOS.length);
  return (
    <Surface board={props} box={box} spots={spots} ground={groundOf(view, night)} still>
      {RESOURCES.map((id, res) => (
        <PriceTag
          key={id}
          at={priceAt(lay, res)}
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
          at={slotAt(lay, combo)}
          combo={combo}
          lying={lyingOn(view, combo).join(',')}
          slots={comboSlots(view.towns.length, combo)}
          letter={lit.get(`slot:${row.id}`)}
          chosen={chosen.has(`slot:${row.id}`)}
        />
      ))}
      <BestLots
        at={best}
        letter={lit.get('slot:best')}
        chosen={chosen.has('slot:best')}
        ink={lit.has('slot:best') ? board.ink : colours.inkSoft}
      />
    </Surface>
  );
}

interface BestProps {
  readonly at: Area;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  readonly ink: string;
}

/** The tenth place sells whatever fetches the most. */
const BestLots = memo(function BestLots({ at, letter, chosen, ink }: BestProps) {
  const open = letter !== undefined;
  return (
    <G>
      {open ? <Plate {...at} fill={chosen ? board.litFill : board.pale} /> : null}
      {open ? <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} /> : null}
      <Label x={at.x + 12} y={at.y + at.height / 2 + 5} size={13.5} anchor="start" colour={ink} weight={600}>
        {say('market.best')}
      </Label>
      {letter ? <Key letter={letter} x={at.x + at.width - 12} y={at.y + at.height / 2} r={10} /> : null}
    </G>
  );
});

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

/** From this height on a price names its piece and the pool. */
const NAMED = 74;

export const PriceTag = memo(function PriceTag({
  at,
  res,
  price,
  rise,
  own,
  pool,
  letter,
  chosen,
}: PriceProps) {
  const named = at.height >= NAMED;
  const y = named ? at.y + 20 : at.y + at.height / 2;
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <Piece kind={resAt(res)} x={at.x + 17} y={y} r={10} />
      <Label x={at.x + at.width - 7} y={y + 6} size={17} anchor="end">
        {`$${price}`}
      </Label>
      {rise > 0 ? (
        <IconAt name="arrow-up" x={at.x + at.width / 2} y={y - 8} size={12} colour={board.rugged} />
      ) : null}
      {named ? (
        <G>
          <Label x={at.x + 7} y={at.y + at.height - 24} size={13} anchor="start" weight={600}>
            {capital(resName(res))}
          </Label>
          <Label
            x={at.x + 7}
            y={at.y + at.height - 8}
            size={12.5}
            anchor="start"
            colour={board.soft}
            weight={500}
          >
            {say('market.pool', { n: pool })}
          </Label>
        </G>
      ) : null}
      {own > 0 ? (
        <CountDisc count={own} x={at.x + at.width - 9} y={named ? at.y + at.height - 12 : at.y + 7} r={9.5} />
      ) : null}
      {letter ? <Key letter={letter} x={at.x + 8} y={at.y + 5} r={10} /> : null}
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

export const Slot = memo(function Slot({ at, combo, lying, slots, letter, chosen }: SlotProps) {
  const row = comboAt(combo);
  const pieces = lying === '' ? [] : lying.split(',').map(Number);
  const sold = pieces.length >= slots;
  const middle = at.y + at.height / 2;
  const r = Math.min(8, at.height * 0.28);
  return (
    <G opacity={sold ? 0.55 : 1}>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} line={letter === undefined ? 1 : 1.4} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      {typeof row.pieces === 'number' ? (
        <Label x={at.x + 9} y={middle + 5} size={13.5} anchor="start" weight={600}>
          {say('market.kinds', { n: row.pieces })}
        </Label>
      ) : (
        row.pieces.map((res, i) => (
          <Piece key={i} kind={resAt(res)} x={at.x + 15 + i * (r * 2 + 3)} y={middle} r={r} />
        ))
      )}
      {Array.from({ length: slots }, (_, i) => {
        const res = pieces[i];
        const x = at.x + at.width - 44 - i * 15;
        return (
          <G key={i}>
            <Circle cx={x} cy={middle} r={6.2} fill="#E3D4B3" stroke={board.ink} strokeWidth={1} />
            {res === undefined ? null : <Piece kind={resAt(res)} x={x} y={middle} r={4.8} />}
          </G>
        );
      })}
      <Label x={at.x + at.width - 8} y={middle + 5.5} size={16} anchor="end">
        {`$${row.pays}`}
      </Label>
      {letter ? <Key letter={letter} x={at.x + at.width - 47 - slots * 15} y={middle} r={10} /> : null}
    </G>
  );
});

function marketSpots(view: View, own: readonly number[], lay: Lay): Spot[] {
  const prices = RESOURCES.map((id, res): Spot => ({
    target: `price:${id}`,
    ...priceAt(lay, res),
    label: say('spot.price', {
      res: capital(resName(res)),
      n: salePrice(view, res),
      own: own[res] ?? 0,
    }),
  }));
  const slots = COMBOS.map((row, combo): Spot => ({
    target: `slot:${row.id}`,
    ...slotAt(lay, combo),
    label: say('spot.slot', {
      combo: capital(comboName(row.id)),
      n: row.pays,
      free: slotsLeft(view, combo),
    }),
  }));
  const best: Spot = { target: 'slot:best', ...slotAt(lay, COMBOS.length), label: say('market.best') };
  return [...prices, ...slots, best];
}
