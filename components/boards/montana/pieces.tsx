/** Pieces of Montana: goods big and small, workers, hands. All inside one Svg. */
import { memo } from 'react';
import { Circle, G, Path } from 'react-native-svg';

import { Label, Pawn, Piece, poly, Shape, type PieceName } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { COLOURS, entry, GOODS, UPGRADES, type Colour } from '@/engine/games/montana/data';

const GOOD_PIECES: Readonly<Record<(typeof GOODS)[number], PieceName>> = {
  copper: 'ingot',
  'big-copper': 'ingot',
  stone: 'stone',
  'big-stone': 'stone',
  grain: 'grain',
  pumpkin: 'pumpkin',
};

export function isBig(good: number): boolean {
  return UPGRADES.some(({ big }) => big === good);
}

interface GoodProps {
  readonly good: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Big goods lie on a candle disc with the yellow arrow, a quarter larger. */
export const Good = memo(function Good({ good, x, y, r }: GoodProps) {
  const kind = GOOD_PIECES[entry(GOODS, good)];
  if (!isBig(good)) return <Piece kind={kind} x={x} y={y} r={r} />;
  const a = r * 0.62;
  const ax = x + r * 0.95;
  const ay = y - r * 0.85;
  return (
    <G>
      <Circle cx={x} cy={y} r={r * 1.42} fill={board.candle} stroke={board.ink} strokeWidth={1} />
      <Piece kind={kind} x={x} y={y + r * 0.1} r={r * 0.95} />
      <Path
        d={poly([
          [ax, ay - a],
          [ax + a, ay + a * 0.2],
          [ax + a * 0.4, ay + a * 0.2],
          [ax + a * 0.4, ay + a],
          [ax - a * 0.4, ay + a],
          [ax - a * 0.4, ay + a * 0.2],
          [ax - a, ay + a * 0.2],
        ])}
        fill={board.candle}
        stroke={board.ink}
        strokeWidth={0.8}
        strokeLinejoin="round"
      />
    </G>
  );
});

/** The sign on the chest, the good of the colour, tells workers apart without their tone. */
const WORKER_FILLS: Readonly<Record<Colour, string>> = {
  copper: '#8A5A3B',
  stone: '#37322E',
  grain: '#F3E3AE',
  pumpkin: '#E67A2E',
};
export const WHITE_WORKER = -1;
/** A smaller white worker has no room for a sign that can be read: it is the one without. */
const ASKED_FROM = 24;
const NIGHT_EDGE = '#C6B08D';

interface WorkerProps {
  /** Index of COLOURS; -1 is white: any colour. */
  readonly colour: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** By night a worker has a pale edge: a dark one would be lost on dark paper. */
export const Worker = memo(function Worker({ colour, x, y, size }: WorkerProps) {
  const { night } = useTheme();
  const id = colour === WHITE_WORKER ? null : entry(COLOURS, colour);
  return (
    <G>
      {night ? <Circle cx={x} cy={y} r={size * 0.56} fill={NIGHT_EDGE} opacity={0.55} /> : null}
      <Pawn x={x} y={y} size={size} fill={id ? WORKER_FILLS[id] : board.pale} on={board.ink} letter="" />
      {id === null && size >= ASKED_FROM ? (
        <Label x={x} y={y + size * 0.42} size={Math.max(12, size * 0.46)}>
          ?
        </Label>
      ) : null}
      {id ? (
        <G>
          <Circle cx={x} cy={y + size * 0.22} r={size * 0.25} fill={board.pale} />
          <Piece kind={GOOD_PIECES[id]} x={x} y={y + size * 0.22} r={size * 0.17} />
        </G>
      ) : null}
    </G>
  );
});

/** The rival's open hand on a space. */
export const Hand = memo(function Hand({ x, y, size }: Omit<WorkerProps, 'colour'>) {
  const u = size / 20;
  const at = (dx: number, dy: number) => `${x + dx * u} ${y + dy * u}`;
  return (
    <Shape
      d={`M${at(-5, 9)}V${y - 1 * u}l${-3 * u} ${-3 * u}q${-1 * u} ${-2 * u} ${1 * u} ${-2 * u}l${3 * u} ${2.4 * u}V${y - 8 * u}q${1.2 * u} ${-1.6 * u} ${2.4 * u} 0V${y - 3 * u}V${y - 9.4 * u}q${1.2 * u} ${-1.6 * u} ${2.4 * u} 0V${y - 3 * u}V${y - 8.6 * u}q${1.2 * u} ${-1.6 * u} ${2.4 * u} 0V${y - 2 * u}V${y - 6 * u}q${1.2 * u} ${-1.4 * u} ${2.2 * u} 0V${y + 3 * u}q0 ${4 * u} ${-3 * u} ${6 * u}Z`}
      fill={board.ghost}
      stroke={board.ink}
      width={1.2 * Math.max(0.8, u)}
    />
  );
});

interface CrewProps {
  /** Four colours and hands. */
  readonly copper: number;
  readonly stone: number;
  readonly grain: number;
  readonly pumpkin: number;
  readonly hand: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Everybody on one spot, side by side. */
export const Crew = memo(function Crew(props: CrewProps) {
  const { copper, stone, grain, pumpkin, hand, x, y, size } = props;
  const colours = [copper, stone, grain, pumpkin].flatMap((n, c) => Array.from({ length: n }, () => c));
  const step = size * 0.82;
  const left = x - ((colours.length + hand - 1) * step) / 2;
  return (
    <G>
      {colours.map((colour, i) => (
        <Worker key={i} colour={colour} x={left + i * step} y={y} size={size} />
      ))}
      {hand > 0 ? <Hand x={left + colours.length * step} y={y} size={size * 1.1} /> : null}
    </G>
  );
});

/** Equal goods side by side, from left to right. */
export function GoodRow({
  good,
  n,
  x,
  y,
  r,
}: GoodProps & {
  readonly n: number;
}) {
  return (
    <G>
      {Array.from({ length: n }, (_, i) => (
        <Good key={i} good={good} x={x + i * r * 2.15} y={y} r={r} />
      ))}
    </G>
  );
}

/** A coin with its price. */
export const Coin = memo(function Coin({ n, x, y, r }: { readonly n: number } & Omit<GoodProps, 'good'>) {
  return (
    <G>
      <Circle cx={x} cy={y} r={r} fill="#E9E4D6" stroke={board.ink} strokeWidth={1.2} />
      <Circle cx={x} cy={y} r={r * 0.78} fill="none" stroke={board.ink} strokeWidth={0.6} />
      <CountText text={String(n)} x={x} y={y} size={Math.max(12, r * 1.35)} />
    </G>
  );
});

export function CountText({
  text,
  x,
  y,
  size,
  colour,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
}) {
  return (
    <Label x={x} y={y + size * 0.36} size={size} colour={colour}>
      {text}
    </Label>
  );
}
