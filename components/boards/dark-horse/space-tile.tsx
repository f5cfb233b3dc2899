/** One action tile: its number or who holds it, its name, and what will happen to it. */
import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { Die, IconAt, Key, Label, type Point } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';

import type { TilePlace } from './places';
import { Coming, Held, PawnAt } from './tile-pieces';

export interface TileProps extends TilePlace {
  readonly name: string;
  /** `any`, `1`..`12`, `n3`..`n5`, `l10`, `4+`. */
  readonly badge: string;
  /** What it would bring now, such as `+2`. */
  readonly note: string;
  /** Sets on it, as `colour:faces:shift` joined by spaces; colour -1 is a ghost. */
  readonly held: string;
  /** The set that would come to lie here, in the same notation. */
  readonly ghost: string;
  /** Faces of a ghost that will come. */
  readonly coming: string;
  /** An event weighs on it. */
  readonly event: boolean;
  readonly pawns: string;
  readonly lit: boolean;
  readonly letter: string;
  readonly chosen: boolean;
  /** Being collected now. */
  readonly now: boolean;
  readonly fresh: boolean;
}

export const SpaceTile = memo(function SpaceTile(props: TileProps) {
  const {
    x,
    y,
    width: w,
    height: h,
    name,
    badge,
    note,
    held,
    ghost,
    coming,
    event,
    pawns,
    lit,
    letter,
    chosen,
    now,
    fresh,
  } = props;
  const { colours } = useTheme();
  const sets = [...(held ? held.split(' ') : []), ...(ghost ? [`~${ghost}`] : [])];
  const onLight = lit || chosen || now;
  const ink = onLight ? board.ink : colours.ink;
  const small = name === '';
  const size = dieSize(name, w, h);
  // A long name moves closer to its badge.
  const pad = size > 20 ? 6 : 4;
  const mid = y + h / 2;
  // A narrow effort spot has its badge above its gain, or no gain at all where it is low too.
  const narrow = small && badge !== '' && w < 62;
  const gain = narrow && h < 52 ? '' : note;
  const left = small ? x + w * (gain && !narrow ? 0.26 : 0.5) : x + pad + size / 2;
  const room = w - size - 2 * pad - 3;
  return (
    // What takes its colour from here, and the light as one piece: few things change when a lamp goes on.
    <G color={ink}>
      <Rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={6}
        fill={sets.length > 0 ? colours.paperRaised : colours.paper}
        stroke={fresh ? colours.ink : colours.line}
        strokeWidth={fresh ? 1.5 : 1}
        strokeDasharray={badge === 'any' ? '4 3' : undefined}
      />
      {onLight ? (
        <Light key={chosen ? 'chosen' : lit ? 'lit' : 'now'} box={{ x, y, w, h }} lit={lit} chosen={chosen} />
      ) : null}
      {sets.length > 0 ? (
        <Held sets={sets} x={x + EDGE} y={mid} size={size} room={heldRoom(name, w)} />
      ) : (
        <Badge
          badge={badge}
          x={left}
          y={narrow && gain ? mid - 12 : mid}
          size={size}
          colour="currentColor"
          ground={onLight ? board.litFill : colours.paper}
        />
      )}
      {small ? (
        sets.length === 0 && gain ? (
          <Label
            x={x + w * (badge && !narrow ? 0.62 : 0.5)}
            y={narrow ? mid + 19 : mid + 5}
            size={14}
            colour="currentColor"
            weight={600}
          >
            {gain}
          </Label>
        ) : null
      ) : (
        <Name
          name={name}
          x={x + (sets.length > 0 ? 10 + heldWidth(sets, size, heldRoom(name, w)) : 2 * pad - 1 + size)}
          y={mid}
          room={sets.length > 0 ? w - heldRoom(name, w) - 6 : room}
          colour="currentColor"
        />
      )}
      {coming ? <Coming faces={coming} x={x + w - (event ? 26 : 8)} y={y + 4} /> : null}
      {event ? (
        <IconAt name="sun" x={x + w - 7} y={y + 6} size={16} colour={onLight ? board.rugged : colours.bad} />
      ) : null}
      {pawns
        .split(' ')
        .filter(Boolean)
        .map((colour, i) => (
          <PawnAt key={colour} colour={Number(colour)} x={x + w - 10 - i * 13} y={y + 10} />
        ))}
      <Key letter={letter} x={x + w - 9} y={y + 5} r={10} />
    </G>
  );
});

interface LightProps {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly lit: boolean;
  readonly chosen: boolean;
}

/** Lit for a pick, chosen, or under the candle of what is collected now. */
function Light({ box: { x, y, w, h }, lit, chosen }: LightProps) {
  const rim = lit || chosen ? { stroke: board.ink, strokeWidth: 1.5 } : {};
  return (
    <G>
      {chosen ? <Rect x={x} y={y + 2} width={w} height={h} rx={6} fill={board.ink} /> : null}
      <Rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={6}
        fill={chosen ? board.lamp : lit ? board.litFill : board.candle}
        {...rim}
      />
      {lit && !chosen ? (
        <Rect
          x={x + 2}
          y={y + 2}
          width={w - 4}
          height={h - 4}
          rx={4.5}
          fill="none"
          stroke={board.lamp}
          strokeWidth={3}
        />
      ) : null}
    </G>
  );
}

/** What is free before the first die. */
const EDGE = 5;

/** Dice on a tile of this height. */
export function dieOn(height: number): number {
  return Math.min(24, height * 0.66);
}

function dieSize(name: string, width: number, height: number): number {
  return Math.min(dieOn(height), name === '' ? 24 : Math.max(18, width - longest(name) - 15));
}

/** Where a die lies that comes after so many others. */
export function dieRest({ x, y, width, height }: TilePlace, name: string, before: number): Point {
  const size = Math.min(dieSize(name, width, height), heldRoom(name, width) / (before + 1) - 1);
  return [x + EDGE + size / 2 + before * (size + 1), y + height / 2];
}

/** Room for dice beside a name: the longest word of the name comes first. */
function heldRoom(name: string, width: number): number {
  if (name === '') return width - 8;
  return Math.max(26, width - longest(name) - 14);
}

/** The width of the longest word. */
function longest(name: string): number {
  return Math.max(...name.split(' ').map(widthOf));
}

/** Letters that are much narrower or wider than the others. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlft]/, 4.6],
  [/[rs]/, 5.6],
  [/[MmWw]/, 10.5],
  [/[A-Z]/, 8.4],
];

/** How wide a name of this size is, roughly. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([all]) => all.test(letter))?.[1] ?? 7), 0);
}

function heldWidth(sets: readonly string[], size: number, room: number): number {
  const dice = sets.reduce((n, set) => n + (set.split(':')[1] ?? '').length, 0);
  const each = Math.min(size, room / Math.max(1, dice) - 1);
  return dice * (each + 1);
}

interface NameProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly colour: string;
}

/** One line where it fits, else one word a line. */
function Name({ name, x, y, room, colour }: NameProps) {
  const fits = widthOf(name) <= room || !name.includes(' ');
  const size = widthOf(name) > room && !name.includes(' ') ? 12 : 12.7;
  if (fits) {
    return (
      <Label x={x} y={y + 4.5} size={size} anchor="start" weight={600} colour={colour}>
        {name}
      </Label>
    );
  }
  const [first = '', ...rest] = name.split(' ');
  return (
    <G>
      <Label x={x} y={y - 1.5} size={12.5} anchor="start" weight={600} colour={colour}>
        {first}
      </Label>
      <Label x={x} y={y + 11.5} size={12.5} anchor="start" weight={600} colour={colour}>
        {rest.join(' ')}
      </Label>
    </G>
  );
}

interface BadgeProps {
  readonly badge: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** What it stands on: the number in a padlock is cut out of it. */
  readonly ground?: string;
}

/** Circle = number, die = natural, padlock = restricted, dashed = any die. */
export function Badge({ badge, x, y, size, colour, ground = board.litFill }: BadgeProps) {
  const r = size / 2;
  const number = badge.replace(/\D/g, '');
  if (badge === '') return null;
  if (badge === 'any') {
    return (
      <G>
        <Circle
          cx={x}
          cy={y}
          r={r * 0.9}
          fill="none"
          stroke={colour}
          strokeWidth={1.6}
          strokeDasharray="3 3"
        />
        <Circle cx={x} cy={y} r={2.4} fill={colour} />
      </G>
    );
  }
  if (badge.startsWith('n'))
    return <Die x={x} y={y} size={size * 0.92} face={Number(number)} flat line={1.4} />;
  if (badge.endsWith('+')) {
    return (
      <G>
        <Rect
          x={x - r * 0.95}
          y={y - r * 0.8}
          width={size * 0.95}
          height={size * 0.8}
          rx={4}
          fill="none"
          stroke={colour}
          strokeWidth={1.4}
        />
        <Label x={x} y={y + 4.2} size={Math.max(12, size * 0.52)} colour={colour}>
          {badge}
        </Label>
      </G>
    );
  }
  if (badge.startsWith('l')) {
    return (
      <G>
        <Path
          d={`M${x - r * 0.5} ${y - r * 0.15}V${y - r * 0.4}a${r * 0.5} ${r * 0.5} 0 0 1 ${r} 0V${y - r * 0.15}`}
          fill="none"
          stroke={colour}
          strokeWidth={2}
        />
        <Rect x={x - r * 0.95} y={y - r * 0.2} width={r * 1.9} height={r * 1.2} rx={3} fill={colour} />
        <Label x={x} y={y + r * 0.82} size={Math.max(12, r * 1.05)} colour={ground}>
          {number}
        </Label>
      </G>
    );
  }
  return (
    <G>
      <Circle cx={x} cy={y} r={r * 0.95} fill="none" stroke={colour} strokeWidth={1.6} />
      <Label x={x} y={y + Math.max(4.2, r * 0.42)} size={Math.max(12, size * 0.56)} colour={colour}>
        {number}
      </Label>
    </G>
  );
}
