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
  /** Letters are no smaller than this; what does not fit at this size is left out. */
  readonly least: number;
  /** With its number, where the question or a ticket names it. */
  readonly numbered?: boolean;
  /** In the tray: land alone, its points stand beside it in words. */
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

/** What stands on a hex: glyph or number above, pieces in the middle, points below, all of it inside its edges. */
export function HexFace(props: HexFaceProps) {
  const { no, x, y, r, bare, least } = props;
  if (bare) return <IconAt name={GLYPH[tileOf(no).terrain]} x={x} y={y} size={r * 0.9} />;
  return (
    <G>
      <Head {...props} />
      <Pieces {...props} />
      <PointsPlate no={no} x={x} y={y} r={r} size={Math.max(r * 0.29, least)} />
    </G>
  );
}

/** The terrain's glyph; where the tile is named its number, and both where there is room. */
function Head({ no, x, y, r, least, numbered }: HexFaceProps) {
  const both = numbered && least <= r * BOTH;
  const glyph = !numbered || both ? GLYPH[tileOf(no).terrain] : null;
  return (
    <G>
      {glyph && r * GLYPH_SIZE >= least ? (
        <IconAt
          name={glyph}
          x={both ? x - r * 0.2 : x}
          y={y - r * 0.58}
          size={r * (both ? 0.38 : GLYPH_SIZE)}
        />
      ) : null}
      {numbered ? (
        <Label x={both ? x + r * 0.2 : x} y={y - r * 0.45} size={Math.max(r * 0.3, least)}>
          {no}
        </Label>
      ) : null}
    </G>
  );
}

/** Sizes as shares of the hex. */
const GLYPH_SIZE = 0.46;
const BOTH = 0.27;

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

/** How pieces stand on a hex that holds so many sorts of them. */
function spread(slots: number, r: number) {
  const step = slots > 3 ? r * 0.36 : slots > 2 ? r * 0.46 : r * 0.68;
  const size = slots > 3 ? r * 0.36 : slots > 2 ? r * 0.44 : r * 0.54;
  return { size, at: (i: number) => (i - (slots - 1) / 2) * step, y: -r * 0.1 };
}

/** Where the next tent of an owner stands, from the middle of the hex. */
export function tentSlot(
  { tents, house }: { readonly tents: readonly number[]; readonly house: number },
  owner: number,
  r: number,
): { readonly x: number; readonly y: number; readonly size: number } {
  const owners = tents.flatMap((n, one) => (n > 0 || one === owner ? [one] : []));
  const built = house >= 0 ? 1 : 0;
  const { size, at, y } = spread(owners.length + built, r);
  return { x: at(owners.indexOf(owner) + built), y, size };
}

function Pieces(props: HexFaceProps) {
  const { x, y, r, house, colours, bot, ghost, ghostOwner, least } = props;
  const seat = list(colours);
  const camps = campsOf(props);
  const built = house >= 0 ? house : ghost === 'house' ? ghostOwner : -1;
  const slots = camps.length + (built >= 0 ? 1 : 0);
  const lie = spread(slots, r);
  const { size } = lie;
  const middle = y + lie.y;
  const at = (i: number) => x + lie.at(i);
  const disc = Math.max(r * 0.18, least * DISC);
  // Two discs side by side would cover the tents: there they stand behind each other.
  const counted =
    camps.filter(({ n }) => n > 1).length < 2 ? disc < size * 0.7 : disc * 2 <= lie.at(1) - lie.at(0);
  return (
    <G>
      {built >= 0 ? (
        <G opacity={house >= 0 ? 1 : 0.72}>
          <OwnerHouse
            seat={seat[built] ?? 0}
            bot={built === bot}
            x={at(0)}
            y={middle - r * 0.02}
            size={size * 1.08}
          />
        </G>
      ) : null}
      {camps.map(({ owner, n, ghost: half }, i) => {
        const px = at(i + (built >= 0 ? 1 : 0));
        const behind = counted ? 0 : Math.min(n, MOST_BEHIND) - 1;
        return (
          <G key={`${owner}${half}`}>
            {Array.from({ length: behind + 1 }, (_, one) => (
              <Tent
                key={one}
                seat={seat[owner] ?? 0}
                x={px + (one - behind / 2) * size * 0.3}
                y={middle + (one - behind) * size * 0.12}
                size={size}
                ghost={half}
              />
            ))}
            {counted && n > 1 ? (
              <CountDisc count={n} x={px + size * 0.46} y={middle - size * 0.04} r={disc} />
            ) : null}
          </G>
        );
      })}
    </G>
  );
}

/** The radius of a disc, by the size of its number. */
const DISC = 0.69;
const MOST_BEHIND = 4;

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
  const letters = text.length * size * 0.57;
  const high = size * 1.24;
  const middle = y + Math.min(r * 0.45, r * 0.68 - high / 2);
  // As wide as the hex is at the foot of the plate.
  const room = Math.min(HALF * r, 2 * HALF * (r - (middle - y) - high / 2)) * 2;
  const full = (icon ? size * 1.1 : 0) + (second ? size * 1.1 : 0) + letters;
  const pad = size * 0.4;
  const signs = full + pad <= room || text === '' ? [icon, second].flatMap((one) => one ?? []) : [];
  const parts = signs.length * size * 1.1 + letters;
  const width = parts + pad;
  const left = x - parts / 2;
  if (parts === 0) return null;
  return (
    <G>
      <Plate
        x={x - width / 2}
        y={middle - high / 2}
        width={width}
        height={high}
        line={r * 0.034}
        rx={r * 0.09}
      />
      {signs.map((name, i) => (
        <IconAt key={name} name={name} x={left + size * (0.52 + i * 1.1)} y={middle} size={size} />
      ))}
      {text === '' ? null : (
        <Label x={left + signs.length * size * 1.1 + letters / 2} y={middle + size * 0.35} size={size}>
          {text}
        </Label>
      )}
    </G>
  );
}

/** Half the width of a hex whose corner is one away. */
const HALF = Math.sqrt(3) / 2;
