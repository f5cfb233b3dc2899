/** What stands on one square: a camper's tent, or a hotel with its guest in the window. */
import { memo } from 'react';
import { G, Rect } from 'react-native-svg';

import { Die, Label, Mark, poly, rect, Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';

import { FlameAt } from './flame';
import { LAMPLIT, SNOWED, UNIT } from './tones';

interface LodgingProps {
  readonly x: number;
  readonly y: number;
  readonly die: number;
  /** The die is on its way or in the air: its tent or its window stays empty. */
  readonly away: boolean;
  /** Seat colour; -1 for none. */
  readonly seat: number;
  readonly size: number;
  readonly fresh: boolean;
  readonly recent: boolean;
  readonly fire: Fire;
  readonly snow: boolean;
  readonly night: boolean;
  /** Size of the figures. */
  readonly text: number;
}

/** What a fire makes of a square in this picture. */
export type Fire = 'none' | 'flames' | 'smoke';

/** Pips that would be smaller than this are written as a figure. */
const PIPS_UP_TO = 19;

export const Lodging = memo(function Lodging(props: LodgingProps) {
  const { x, y, die, away, seat, size, fresh, recent, fire, snow, night, text } = props;
  const left = x * UNIT;
  const top = y * UNIT;
  return (
    <G>
      {size > 0 ? (
        <HotelAt
          seat={seat}
          left={left}
          top={top}
          value={size}
          guest={die > 0 && !away}
          snow={snow}
          night={night}
          text={text}
        />
      ) : die > 0 ? (
        <CampAt left={left} top={top} face={away ? 0 : die} snow={snow} text={text} />
      ) : null}
      {fresh ? <Scaffold left={left} top={top} /> : null}
      {recent ? (
        <Shape d={rect(left + 2, top + 2, UNIT - 4, UNIT - 4)} stroke={board.pale} width={2.6} />
      ) : null}
      {fire === 'flames' ? <FlameAt x={left + UNIT / 2} y={top + UNIT / 2} /> : null}
      {fire === 'smoke' ? <Smoke left={left} top={top} /> : null}
    </G>
  );
});

interface HotelAtProps {
  readonly seat: number;
  readonly left: number;
  readonly top: number;
  readonly value: number;
  readonly guest: boolean;
  readonly snow?: boolean;
  readonly night: boolean;
  readonly text: number;
  readonly ghost?: boolean;
}

/** Front in the seat's colour, its mark and value above; a guest is the die in the lit window. */
export const HotelAt = memo(function HotelAt(props: HotelAtProps) {
  const { seat, left: l, top: t, value, guest, snow, night, text, ghost } = props;
  const { fill, on, mark } = useSeat(seat);
  const middle = l + UNIT / 2;
  // A large figure leaves less room for the window.
  const window = text > PIPS_UP_TO ? 12 : 18;
  return (
    <G opacity={ghost ? 0.75 : 1}>
      {night && guest ? <Rect x={l + 1} y={t + 1} width={UNIT - 2} height={UNIT - 2} fill={LAMPLIT} /> : null}
      <Shape
        d={`M${l + 4} ${t + UNIT - 2}V${t + 5}H${l + UNIT - 4}V${t + UNIT - 2}Z`}
        fill={fill}
        stroke={board.ink}
        width={1.6}
      />
      <Shape d={`M${l + 1.5} ${t + 6}H${l + UNIT - 1.5}`} stroke={board.ink} width={3.4} />
      {snow ? <Shape d={`M${l + 3} ${t + 4.4}q9 -3 18 -1t18 1`} stroke={board.pale} width={3.2} /> : null}
      <Mark mark={mark} x={l + 12} y={t + 10 + text * 0.34} r={5.4} colour={on} />
      <Label x={l + UNIT - 7} y={t + 9 + text * 0.76} size={text} anchor="end" colour={on}>
        {value}
      </Label>
      {guest ? (
        text > PIPS_UP_TO ? (
          <Rect
            x={middle - 12}
            y={t + UNIT - window - 2}
            width={24}
            height={window}
            rx={2}
            fill={board.candle}
            stroke={board.ink}
            strokeWidth={1.6}
          />
        ) : (
          <Die x={middle} y={t + UNIT - 12} size={window} face={value} flat line={1.2} fill={board.candle} />
        )
      ) : (
        <Rect
          x={middle - 7}
          y={t + UNIT - Math.min(16, window) - 2}
          width={14}
          height={Math.min(16, window)}
          fill={board.ink}
        />
      )}
    </G>
  );
});

interface CampAtProps {
  readonly left: number;
  readonly top: number;
  /** 0 while the die is away. */
  readonly face: number;
  readonly snow?: boolean;
  readonly text: number;
}

/** A die before its tent, or the tent alone. Where its pips could not be told apart it shows its figure. */
export const CampAt = memo(function CampAt({ left, top, face, snow, text }: CampAtProps) {
  const x = left + UNIT / 2;
  const y = top + UNIT / 2;
  const written = text > PIPS_UP_TO;
  const side = written ? 30 : 23;
  const tent = poly([
    [x - 20, y + 16],
    [x, y - 20],
    [x + 20, y + 16],
  ]);
  return (
    <G>
      <Shape d={tent} fill={snow ? SNOWED : board.pale} stroke={board.ink} width={1.4} />
      {snow ? (
        <Shape d={`M${x - 6} ${y - 8}L${x} ${y - 18}L${x + 6} ${y - 8}`} stroke={board.pale} width={3} />
      ) : null}
      {face > 0 ? <Die x={x} y={y + 4} size={side} face={written ? null : face} flat line={1.6} /> : null}
      {written && face > 0 ? (
        <Label x={x} y={y + 4 + text * 0.36} size={text}>
          {face}
        </Label>
      ) : null}
    </G>
  );
});

/** What is left of a fire. */
function Smoke({ left, top }: { readonly left: number; readonly top: number }) {
  const wisp = (x: number) => `M${left + x} ${top + 34}q-5 -6 0 -11t0 -11`;
  const d = [12, 21, 30].map(wisp).join('');
  return (
    <G>
      <Shape d={d} stroke={board.pale} width={5.4} />
      <Shape d={d} stroke={board.soft} width={2.6} />
    </G>
  );
}

/** Built this turn: poles and planks in front. */
export function Scaffold({ left, top }: { readonly left: number; readonly top: number }) {
  const d = `M${left + 2} ${top + 4}v${UNIT - 5}M${left + UNIT - 2} ${top + 4}v${UNIT - 5}M${left + 1} ${top + 24}h${UNIT - 2}M${left + 2} ${top + 40}L${left + UNIT - 2} ${top + 24}`;
  return (
    <G>
      <Shape d={d} stroke={board.ink} width={3.2} />
      <Shape d={d} stroke={board.lot} width={1.6} />
    </G>
  );
}
