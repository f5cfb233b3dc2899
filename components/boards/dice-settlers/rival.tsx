/** The Diceoneer's Action hex: six sides with dice and tokens, the marker, its last roll. */
import { memo } from 'react';
import { Circle, G } from 'react-native-svg';

import { Die, IconAt, Key, Label, LitBand, Shape, hexPath, hexPoints, poly } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import {
  dieColour,
  dieIcon,
  HEX_SIDES,
  hexSideAt,
  resourceAt,
  type DieCode,
} from '@/engine/games/dice-settlers/data';
import { dieOf } from '@/engine/games/dice-settlers/rules/notation';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { fillOf, ICON_OF } from './shown';

interface RivalHexProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Dice of each side, "white-settle green-settle|…". */
  readonly dice: string;
  /** Token of each side, "-1,3,…". */
  readonly tokens: string;
  readonly marker: number;
  readonly rolled: number;
  /** Sides of the step just told, in walking order, "1,1,2". */
  readonly steps: string;
  /** Texts are no smaller than this: the sides are named where there is room for it. */
  readonly least: number;
}

/** The place of a side, as shares of the hex. */
export const SIDE_HEIGHT = 0.4;
export const SIDE_MIDDLE = 0.62;
const INNER = 0.36;
/** The size of the names, as a share of the hex. */
const NAME = 0.112;

/** The middle of a side, so far from the centre. */
export function sideAt(
  x: number,
  y: number,
  r: number,
  side: number,
  share: number,
): { x: number; y: number } {
  const angle = ((-90 + 60 * side) * Math.PI) / 180;
  return { x: x + r * share * Math.cos(angle), y: y + r * share * Math.sin(angle) };
}

/** The four corners of a side; side 0 lies at the top, the others follow clockwise. */
function sidePath(x: number, y: number, r: number, side: number, inset = 0): string {
  const outer = hexPoints(x, y, r - inset, true);
  const inner = hexPoints(x, y, r * INNER + inset, true);
  const from = (side + 4) % 6;
  const to = (side + 5) % 6;
  return poly([outer[from] ?? [0, 0], outer[to] ?? [0, 0], inner[to] ?? [0, 0], inner[from] ?? [0, 0]]);
}

/** The middle of one of so many things on a side, and their size. */
export function thingAt(
  side: number,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  things: number,
  nth: number,
): { readonly x: number; readonly y: number; readonly size: number } {
  const flank = side !== 0 && side !== 3;
  const down = side === 2 || side === 3 || side === 4 ? 1 : -1;
  const middle = sideAt(x, y, r, side, flank ? 0.6 : 0.63);
  const size = r * 0.16;
  const step = Math.min(size * 1.15, (r * 0.52) / Math.max(1, things));
  const left = middle.x + (flank ? Math.sign(middle.x - x) * r * 0.04 : 0) - ((things - 1) * step) / 2;
  return { x: left + nth * step, y: middle.y - down * r * (flank ? 0.14 : 0.1), size };
}

/** Where the number of a step stands: on the rim of its side, after those of earlier steps there. */
export function stepAt(x: number, y: number, r: number, side: number, before: number) {
  const at = sideAt(x, y, r, side, 0.93);
  const along = sideAt(0, 0, r, side + 1.5, 0.16 * (before - 0.5));
  return { x: at.x + along.x, y: at.y + along.y };
}

export const RivalHex = memo(function RivalHex({
  x,
  y,
  r,
  dice,
  tokens,
  marker,
  rolled,
  steps,
  least,
}: RivalHexProps) {
  const sides = dice.split('|').map((text) => text.split(' ').filter(Boolean).map(dieOf));
  const token = tokens.split(',').map(Number);
  const named = least <= r * NAME;
  const arrow = sideAt(x, y, r, marker, INNER * 0.74);
  return (
    <G>
      {HEX_SIDES.map((side, i) => (
        <Shape
          key={side}
          d={sidePath(x, y, r, i)}
          fill={i === marker ? board.litFill : board.pale}
          stroke={board.ink}
          width={1.8}
        />
      ))}
      <LitBand d={sidePath(x, y, r, marker, 3)} width={4} />
      {HEX_SIDES.map((side, i) => (
        <Side key={side} i={i} x={x} y={y} r={r} dice={sides[i] ?? []} token={token[i] ?? -1} named={named} />
      ))}
      <StepDiscs x={x} y={y} r={r} steps={steps} least={least} />
      <Shape d={hexPath(x, y, r * INNER - 1, true)} fill={board.ink} />
      <Circle cx={arrow.x} cy={arrow.y} r={r * 0.045} fill={board.lamp} />
      {rolled > 0 ? <Die x={x} y={y} size={r * 0.26} face={rolled} fill={board.lamp} flat /> : null}
    </G>
  );
});

/** The walk of the marker: each step is numbered on the side it touched. */
function StepDiscs({
  x,
  y,
  r,
  steps,
  least,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly steps: string;
  readonly least: number;
}) {
  const sides = steps === '' ? [] : steps.split(',').map(Number);
  return (
    <G>
      {sides.map((side, i) => {
        const before = sides.slice(0, i).filter((one) => one === side).length;
        const at = stepAt(x, y, r, side, before);
        return <Key key={i} letter={String(i + 1)} {...at} r={Math.max(r * 0.065, least * 0.8)} />;
      })}
    </G>
  );
}

interface SideProps {
  readonly i: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly dice: readonly DieCode[];
  readonly token: number;
  readonly named: boolean;
}

function Side({ i, x, y, r, dice, token, named }: SideProps) {
  const action = hexSideAt(i);
  const flank = i !== 0 && i !== 3;
  const down = i === 2 || i === 3 || i === 4 ? 1 : -1;
  const middle = sideAt(x, y, r, i, flank ? 0.6 : 0.63);
  const things = dice.length + (token >= 0 ? 1 : 0);
  const thing = (nth: number) => thingAt(i, { x, y, r }, things, nth);
  const name = middle.y + down * r * (flank ? 0.05 : 0.13) + r * 0.03;
  return (
    <G>
      <IconAt
        name={ICON_OF[action]}
        x={flank ? middle.x : middle.x - r * 0.28}
        y={flank ? middle.y + down * r * 0.2 : name - r * 0.03}
        size={r * (named ? 0.13 : 0.17)}
      />
      {named ? (
        <Label x={flank ? middle.x : middle.x + r * 0.05} y={name} size={r * NAME}>
          {word(action)}
        </Label>
      ) : null}
      {dice.map((die, n) => (
        <Die key={n} {...thing(n)} face={ICON_OF[dieIcon(die)]} fill={fillOf(dieColour(die))} line={1.2} />
      ))}
      {token >= 0 ? <TokenAt kind={token} {...thing(dice.length)} /> : null}
    </G>
  );
}

interface TokenProps {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A resource token. */
export function TokenAt({ kind, x, y, size }: TokenProps) {
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={size * 0.52}
        fill={board.candle}
        stroke={board.ink}
        strokeWidth={Math.max(1.3, size * 0.05)}
      />
      <IconAt name={ICON_OF[resourceAt(kind)]} x={x} y={y} size={size * 0.72} />
    </G>
  );
}
