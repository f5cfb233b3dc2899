/** Who somebody is, and what they have left to build. One's own hotels can be taken in the hand. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { Spot } from '@/components/play/surface';
import { CountDisc, Hotel, Label, LitBand, rect } from '@/components/ui/draw';
import type { View } from '@/engine/games/dawson';
import { VALUES } from '@/engine/games/dawson/data';
import type { CharacterId } from '@/engine/games/dawson/data';
import { roomTarget, supplyTarget } from '@/engine/games/dawson/rules/notation';
import { supplySentence } from '@/engine/games/dawson/words/explain';
import { nameOf } from '@/engine/games/dawson/words/names';

import { Portrait } from './portraits';
import { say } from './words';

export const SUPPLY_ROW = 72;
const SIDE = 40;
const FACE = 54;
const LEFT = 80;
const STEP = 47;

/** The row can be asked about; the hotels of one's own are pieces. */
export function supplySpots(view: View, viewer: number, seat: number, y: number, width: number): Spot[] {
  const { gold = 0, supply = [] } = view.players[seat] ?? {};
  const label = say('spot.supply', { name: nameOf(view, seat), gold, left: supplySentence(view, seat) });
  const own = seat === viewer;
  const row = {
    target: supplyTarget(seat),
    x: 0,
    y,
    width: own ? LEFT - 6 : width,
    height: SUPPLY_ROW,
    label,
  };
  if (!own) return [row];
  return [
    row,
    ...VALUES.map((value) => ({
      target: roomTarget(value),
      x: LEFT + (value - 1) * STEP - 2,
      y: y + 22,
      width: SIDE + 4,
      height: SIDE + 6,
      label: say('spot.room', { value, n: supply[value - 1] ?? 0 }),
    })),
  ];
}

interface SupplyRowProps {
  readonly y: number;
  readonly seat: number;
  readonly character: CharacterId | '';
  readonly name: string;
  /** Six digits, value 1 first. */
  readonly left: string;
  readonly ink: string;
  /** The value taken in the hand; 0 for none. */
  readonly held: number;
}

export const SupplyRow = memo(function SupplyRow(props: SupplyRowProps) {
  const { y, seat, character, name, left, ink, held } = props;
  return (
    <G>
      {character === '' ? null : (
        <G transform={`translate(14 ${y + 9}) scale(${FACE / 96})`}>
          <Portrait character={character} seat={seat} />
        </G>
      )}
      <Label x={LEFT} y={y + 17} size={15} anchor="start" colour={ink}>
        {name}
      </Label>
      {[...left].map((count, i) => (
        <G key={i} opacity={count === '0' ? 0.3 : 1}>
          <Hotel seat={seat} left={LEFT + i * STEP} top={y + 25} side={SIDE} value={i + 1} empty />
          {Number(count) > 1 ? (
            <CountDisc count={count} x={LEFT + i * STEP + SIDE - 3} y={y + 61} r={9} />
          ) : null}
        </G>
      ))}
      {held > 0 ? (
        <LitBand d={rect(LEFT + (held - 1) * STEP - 2, y + 23, SIDE + 4, SIDE + 4)} width={4} />
      ) : null}
    </G>
  );
});
