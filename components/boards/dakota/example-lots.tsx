/** The same three pieces sold one by one and as a lot, and the lot afterwards (DK-4.6.3). */
import type { DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf } from '@/components/boards/stage';
import { Label, Piece, Plate } from '@/components/ui/draw';
import { groundTone } from '@/components/ui/tokens';
import {
  COAL,
  COPPER,
  IRON,
  SOLO_COMBO_SLOTS,
  SOLO_POOL,
  comboAt,
  comboIndex,
  resAt,
  singlePrice,
  type Res,
} from '@/engine/games/dakota/data';

import { Stage, Sum } from './example-parts';
import { PriceTag, Slot } from './market-board';
import { say } from './words';

export const LOTS_HIGH = 188;

const PIECES: readonly Res[] = [COAL, IRON, COPPER];
const COMBO = comboIndex('mixed-trio');
export const SINGLY = PIECES.reduce((sum, res) => sum + singlePrice(res), 0);
export const TRIO = comboAt(COMBO).pays;

const TAG = { width: 74, height: 42, gap: 6 } as const;
const LEFT = 16;
/** The lot stands under the second and third price. */
const LOT = { x: LEFT + TAG.width + TAG.gap + 22, width: 2 * TAG.width + TAG.gap - 22, height: TAG.height };
const SUMS = 316;
const ROWS = [15, 73, 131] as const;

export function LotsArt(props: DrawingProps) {
  const { night } = props;
  const ink = inkOf(night);
  const [singly, lot, after] = ROWS.map((y) => y + TAG.height / 2);
  return (
    <Stage {...props} high={LOTS_HIGH} ground={groundTone('dusk', night)}>
      {PIECES.map((res, i) => (
        <PriceTag
          key={res}
          at={{ x: LEFT + i * (TAG.width + TAG.gap), y: ROWS[0], width: TAG.width, height: TAG.height }}
          res={res}
          price={singlePrice(res)}
          rise={0}
          own={0}
          pool={SOLO_POOL}
          letter={undefined}
          chosen={false}
        />
      ))}
      <Plate x={LEFT} y={ROWS[1]} width={TAG.width} height={TAG.height} />
      {PIECES.map((res, i) => (
        <Piece key={res} kind={resAt(res)} x={LEFT + 13 + i * 24} y={lot ?? 0} r={10} />
      ))}
      <Arrow from={[LOT.x - 21, lot ?? 0]} to={[LOT.x - 7, lot ?? 0]} colour={ink} />
      <Slot
        at={{ ...LOT, y: ROWS[1] }}
        combo={COMBO}
        lying=""
        slots={SOLO_COMBO_SLOTS}
        letter={undefined}
        chosen={false}
      />
      {[singly, lot].map((y = 0) => (
        <Arrow key={y} from={[SUMS - 54, y]} to={[SUMS - 32, y]} colour={ink} />
      ))}
      <Sum x={SUMS} y={singly ?? 0} text={`$${SINGLY}`} night={night} />
      <Sum x={SUMS} y={lot ?? 0} text={`$${TRIO}`} night={night} best />
      <Label x={LEFT} y={(after ?? 0) + 5} size={14} anchor="start" colour={ink} weight={600}>
        {say('example.till')}
      </Label>
      <Slot
        at={{ ...LOT, y: ROWS[2] }}
        combo={COMBO}
        lying={`${COPPER}`}
        slots={SOLO_COMBO_SLOTS}
        letter={undefined}
        chosen={false}
      />
      <Label x={SUMS} y={(after ?? 0) + 5} size={14} colour={ink} weight={600}>
        {say('example.sold')}
      </Label>
    </Stage>
  );
}
