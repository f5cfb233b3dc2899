/** What one hex shows: land, pieces, control and points. */
import { G } from 'react-native-svg';

import { CountDisc, HexLand, House, IconAt, Label, Plate, Shape, Tent, hexPath } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { HOUSE_TENTS } from '@/engine/games/dice-settlers/data';
import { tileOf, type Trigger } from '@/engine/games/dice-settlers/data-tiles';

import type { GhostKind } from './ghost';
import { GLYPH } from './shown';

const TRIGGER_ICON: Readonly<Record<Trigger, IconName | null>> = {
  none: null,
  factory: 'cog',
  control: 'flying-flag',
  presence: 'eyeball',
  placement: 'sun',
};

export interface HexFaceProps {
  readonly no: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Tents by owner, "2,0,1". */
  readonly tents: string;
  readonly house: number;
  /** Seat colours by owner, "0,5". */
  readonly colours: string;
  /** The owner drawn with a cog, or -1. */
  readonly bot: number;
  readonly night: boolean;
  /** What the armed move would bring or take, and whose it is. */
  readonly ghost: GhostKind | '';
  readonly ghostOwner: number;
  /** Something has just happened here. */
  readonly fresh: boolean;
  /** Letters are no smaller than this. */
  readonly least: number;
  /** In the tray: without number. */
  readonly bare?: boolean;
}

/** The land of a hex and who rules it: lights lie over it, and under all that stands on it. */
export function HexGround(props: HexFaceProps) {
  const { no, x, y, r, night, fresh } = props;
  return (
    <G>
      <HexLand terrain={tileOf(no).terrain} x={x} y={y} r={r} night={night} />
      <ControlRing {...props} />
      {fresh ? <Shape d={hexPath(x, y, r * 0.93)} stroke={board.pale} width={r * 0.06} dash="5 4" /> : null}
    </G>
  );
}

/** What stands on a hex: glyph, number, pieces and points. */
export function HexFace(props: HexFaceProps) {
  const { no, x, y, r, bare, least } = props;
  return (
    <G>
      <IconAt name={GLYPH[tileOf(no).terrain]} x={bare ? x : x + r * 0.26} y={y - r * 0.56} size={r * 0.48} />
      {bare ? null : (
        <Label x={x - r * 0.24} y={y - r * 0.42} size={Math.max(r * 0.31, least)}>
          {no}
        </Label>
      )}
      <Pieces {...props} />
      <PointsPlate no={no} x={x} y={y} r={r} size={Math.max(r * 0.31, least)} />
    </G>
  );
}

function list(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** The owner who rules alone has a line of its colour inside the edge; shared control is dashed. */
function ControlRing({ x, y, r, tents, house, colours }: HexFaceProps) {
  const counts = list(tents);
  const most = Math.max(0, ...counts);
  const rulers = house >= 0 ? [house] : most > 0 ? counts.flatMap((n, o) => (n === most ? [o] : [])) : [];
  const ruler = rulers[0];
  const seat = useSeat(list(colours)[ruler ?? 0] ?? 0);
  if (ruler === undefined) return null;
  return (
    <Shape
      d={hexPath(x, y, r * 0.86)}
      stroke={rulers.length === 1 ? seat.fill : board.soft}
      width={r * 0.07}
      dash={rulers.length === 1 ? undefined : `${r * 0.14} ${r * 0.1}`}
    />
  );
}

interface Camp {
  readonly owner: number;
  readonly n: number;
  readonly ghost: boolean;
}

/** Tents by owner, with what the armed move would change half-drawn. */
function campsOf({ tents, ghost, ghostOwner }: HexFaceProps): Camp[] {
  const counts = list(tents);
  const own = counts[ghostOwner] ?? 0;
  const gone = ghost === 'gone' ? 1 : ghost === 'house' ? Math.min(own, HOUSE_TENTS) : 0;
  const camps = counts.flatMap((n, owner): Camp[] => {
    const stay = owner === ghostOwner ? n - gone : n;
    return stay > 0 ? [{ owner, n: stay, ghost: false }] : [];
  });
  if (ghost === 'tent' || ghost === 'gone') camps.push({ owner: ghostOwner, n: 1, ghost: true });
  return camps;
}

function Pieces(props: HexFaceProps) {
  const { x, y, r, house, colours, bot, ghost, ghostOwner } = props;
  const seat = list(colours);
  const camps = campsOf(props);
  const built = house >= 0 ? house : ghost === 'house' ? ghostOwner : -1;
  const slots = camps.length + (built >= 0 ? 1 : 0);
  const step = slots > 3 ? r * 0.36 : slots > 2 ? r * 0.46 : r * 0.64;
  const size = slots > 3 ? r * 0.36 : slots > 2 ? r * 0.44 : r * 0.54;
  const at = (i: number) => x + (i - (slots - 1) / 2) * step;
  return (
    <G>
      {built >= 0 ? (
        <G opacity={house >= 0 ? 1 : 0.72}>
          <OwnerHouse
            seat={seat[built] ?? 0}
            bot={built === bot}
            x={at(0)}
            y={y - r * 0.04}
            size={size * 1.08}
          />
        </G>
      ) : null}
      {camps.map(({ owner, n, ghost: half }, i) => {
        const px = at(i + (built >= 0 ? 1 : 0));
        return (
          <G key={`${owner}${half}`}>
            <Tent seat={seat[owner] ?? 0} x={px} y={y} size={size} ghost={half} />
            {n > 1 ? <CountDisc count={n} x={px + size * 0.46} y={y + size * 0.3} r={r * 0.18} /> : null}
          </G>
        );
      })}
    </G>
  );
}

interface OwnerHouseProps {
  readonly seat: number;
  readonly bot: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function OwnerHouse({ seat, bot, x, y, size }: OwnerHouseProps) {
  const look = useSeat(seat);
  if (!bot) return <House seat={seat} x={x} y={y} size={size} />;
  return (
    <G>
      <House seat={seat} x={x} y={y} size={size} number="" />
      <IconAt name="cog" x={x} y={y + size * 0.1} size={size * 0.56} colour={look.on} />
    </G>
  );
}

/** Ability sign and points: "5/2", or the sign alone. */
function PointsPlate({
  no,
  x,
  y,
  r,
  size,
}: {
  readonly no: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly size: number;
}) {
  const { hi, lo, trigger, ability } = tileOf(no);
  const icon = TRIGGER_ICON[trigger];
  const second: IconName | null = ability.do === 'quota' && hi === null ? 'perspective-die' : null;
  const text = hi === null ? '' : `${hi}/${lo}`;
  const wide = text.length * size * 0.62;
  const parts = (icon ? size * 1.15 : 0) + (second ? size * 1.2 : 0) + wide;
  const width = parts + size * 0.5;
  const left = x - parts / 2;
  const middle = y + r * 0.53;
  if (parts === 0) return null;
  return (
    <G>
      <Plate
        x={x - width / 2}
        y={middle - size * 0.64}
        width={width}
        height={size * 1.28}
        line={r * 0.034}
        rx={r * 0.09}
      />
      {icon ? <IconAt name={icon} x={left + size * 0.5} y={middle} size={size} /> : null}
      {second ? <IconAt name={second} x={left + size * 1.75} y={middle} size={size} /> : null}
      {text === '' ? null : (
        <Label x={left + (icon ? size * 1.15 : 0) + wide / 2} y={middle + size * 0.36} size={size}>
          {text}
        </Label>
      )}
    </G>
  );
}
