/** What moves in a picture, drawn as the piece it is: people, ore, dice, tiles, carts and cards. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { Die, IconAt, Plate, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board, terrainTone } from '@/components/ui/tokens';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dakota';
import { MINER, PROSPECTOR } from '@/engine/games/dakota/data';
import { cardNamed, typeOf } from '@/engine/games/dakota/data-cards';
import { tileAt, tileIndex } from '@/engine/games/dakota/data-tiles';
import { tileIn } from '@/engine/games/dakota/rules/mine';
import { cellIn } from '@/engine/games/dakota/rules/notation';

import { TYPE_ICONS } from './card-icons';
import { Scale } from './scale';
import { Scaled } from './scaled';
import { Crew, Heap, MOST_SEEN, Wagon } from './wagon';
import { Worker } from './people';
import { CART_DOWN, CART_SCALE, MINER_AT, MINER_SIZE, T } from './measures';
import { MineTile } from './tile';

interface MoverProps {
  readonly view: View;
  readonly event: GameEvent;
  readonly size: number;
}

type Draw = (props: { readonly view: View; readonly event: GameEvent; readonly night: boolean }) => ReactNode;

/** Drawn in a square of 52 units round the middle; a cart with its crew reaches over it. */
const DRAWINGS: Partial<Readonly<Record<EventKind, Draw>>> = {
  'explore-draw': backs,
  'search-found': backs,
  'tile-placed': tile,
  'tile-replaced': tile,
  explorer: crew,
  'prospector-look': prospector,
  'prospector-search': prospector,
  placed: crew,
  'got-off': gotOff,
  hired: crew,
  upskilled: crew,
  'left-town': crew,
  'wagon-miner': () => <Worker kind={MINER} x={0} y={0} size={44} />,
  bailed: crew,
  'broke-out': crew,
  jailed: crew,
  'prisoner-joins': crew,
  'prisoner-free': crew,
  'coach-came': crew,
  'cart-goes': cartDown,
  'cart-returns': cartUp,
  'cart-built': () => <Wagon crew={[]} ore={[]} />,
  mined: goods,
  sold: goods,
  'sold-combo': goods,
  'stole-piece': goods,
  'claim-piece': goods,
  'piece-lost': goods,
  gambled: die,
  'gamble-again': die,
  defended: die,
  'defence-failed': die,
  played: card,
  threatens: card,
  'learned-card': card,
};

export function moves(event: GameEvent): boolean {
  return event.kind in DRAWINGS;
}

/** What is drawn to the measure of the cell it comes to: 52 units are its side. */
const WHOLE: ReadonlySet<string> = new Set<EventKind>([
  'tile-placed',
  'tile-replaced',
  'got-off',
  'cart-goes',
  'cart-returns',
]);

export function whole({ kind }: GameEvent): boolean {
  return WHOLE.has(kind);
}

export const Mover = memo(function Mover({ view, event, size }: MoverProps) {
  const { night } = useTheme();
  const drawn = DRAWINGS[event.kind as EventKind]?.({ view, event, night });
  const room = size * ROOM;
  const edge = (size - room) / 2;
  return (
    <Box style={[styles.over, { left: edge, top: edge, width: room, height: room }]}>
      <Scale value={room / VIEW_SIDE}>
        <Svg width={room} height={room} viewBox={VIEW} aria-hidden>
          {drawn}
        </Svg>
      </Scale>
    </Box>
  );
});

/** Room round the square for what reaches over it. */
const ROOM = 2;
const VIEW_SIDE = 104;
const VIEW = `${-VIEW_SIDE / 2} ${-VIEW_SIDE / 2} ${VIEW_SIDE} ${VIEW_SIDE}`;

function numbers(text: string | number | undefined): number[] {
  return text === undefined || text === '' ? [] : String(text).split(',').map(Number);
}

/** Several stand close, one behind the other. */
function crew({ event: { args } }: { readonly event: GameEvent }) {
  const kinds = args?.['workers'] === undefined ? numbers(args?.['worker']) : numbers(args['workers']);
  return <Crew kinds={kinds} y={0} size={44} />;
}

/** Beside the ore of the tile, where he stands. */
function gotOff({ event: { args } }: { readonly event: GameEvent }) {
  const [x, y] = MINER_AT;
  const k = 52 / T;
  return <Worker kind={Number(args?.['worker'])} x={x * k} y={y * k} size={MINER_SIZE * k} />;
}

function prospector() {
  return <Worker kind={PROSPECTOR} x={0} y={0} size={44} />;
}

function goods({ event: { args } }: { readonly event: GameEvent }) {
  const lot = numbers(args?.['pieces']);
  const n = Number(args?.['n'] ?? 1);
  const pieces =
    lot.length > 0 ? lot : Array.from({ length: Math.min(n, MOST_SEEN) }, () => Number(args?.['res']));
  return <Heap pieces={pieces} y={0} r={lot.length > 1 || n > 1 ? 12 : 16} />;
}

function die({ event: { args } }: { readonly event: GameEvent }) {
  return <Die x={0} y={0} size={40} face={Number(args?.['rolled'] ?? 1)} line={2} />;
}

/** As it lies in the mine of the picture. */
function tile({ view, event, night }: Parameters<Draw>[0]) {
  const { args, targets = [], seat } = event;
  const mine = view.towns[seat]?.mine ?? [];
  const cell = cellIn(targets[0] ?? '', 'cell:');
  const turn = mine[tileIn(mine, cell.x, cell.y)]?.turn ?? 0;
  return (
    <MineTile tile={tileIndex(String(args?.['tile']))} turn={turn} x={0} y={0} side={52} night={night} />
  );
}

const ROCKS = ['rock1', 'rock2', 'rock3'] as const;

/** Out of the bag they come face down. */
function backs({ event: { args }, night }: Parameters<Draw>[0]) {
  const layer = Number(args?.['layer'] ?? 1);
  const n = Math.min(3, Number(args?.['n'] ?? 1));
  const rock = terrainTone(ROCKS[layer - 1] ?? 'rock1', night);
  return (
    <G>
      {Array.from({ length: n }, (_, i) => {
        const at = (i - (n - 1) / 2) * 14;
        return (
          <G key={i}>
            <Path d={rect(at - 19, -19 + i * 3, 38, 38)} fill={rock} stroke={board.ink} strokeWidth={2} />
            {i === n - 1 ? (
              <IconAt
                name="war-pick"
                x={at}
                y={i * 3}
                size={22}
                colour={layer === 1 ? board.ink : board.pale}
              />
            ) : null}
          </G>
        );
      })}
    </G>
  );
}

function card({ event: { args } }: { readonly event: GameEvent }) {
  const type = typeOf(cardNamed(String(args?.['card'])));
  return (
    <G>
      <Plate x={-18} y={-25} width={36} height={50} fill={board.pale} />
      <IconAt name={TYPE_ICONS[type]} x={0} y={0} size={26} />
    </G>
  );
}

/** A cart in its cell, as the mine draws it. */
const IN_CELL = { x: 0, y: (CART_DOWN * 52) / T, by: (CART_SCALE * 52) / T };

type CartView = View['towns'][number]['carts'][number];

function cartOf(view: View, { args, seat }: GameEvent): CartView | undefined {
  return view.towns[seat]?.carts[Number(args?.['n']) - 1];
}

function cartDown({ view, event }: Parameters<Draw>[0]) {
  return (
    <Scaled {...IN_CELL}>
      <Wagon crew={cartOf(view, event)?.crew ?? []} ore={[]} />
    </Scaled>
  );
}

/** Those who got off are back in it, with what they dug. */
function cartUp({ view, event }: Parameters<Draw>[0]) {
  const cart = cartOf(view, event);
  const mine = view.towns[event.seat]?.mine ?? [];
  const ore = (cart?.drops ?? []).flatMap((d) => {
    const there = mine[tileIn(mine, d.x, d.y)];
    return there ? tileAt(there.tile).resources.slice(0, 1) : [];
  });
  return (
    <Scaled {...IN_CELL}>
      <Wagon crew={cart?.crew ?? []} ore={ore} />
    </Scaled>
  );
}

const styles = StyleSheet.create({ over: { position: 'absolute' } });
