/** What moves in a picture, drawn as the piece it is: dice, goods, tokens, towns, tiles, cards. */
import { memo, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { City, House } from '@/components/ui/draw';
import { line, board } from '@/components/ui/tokens';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dark-horse';
import { RESOURCES } from '@/engine/games/dark-horse/data';
import { blockingDice } from '@/engine/games/dark-horse/rules/ghosts';
import { bundleOf } from '@/engine/games/dark-horse/rules/notation';

import { HexTile } from './hex';
import { SeatDie } from './seat-die';
import { isSign, Sign } from './signs';
import { dieOn } from './space-tile';
import { TAG_ROOM } from './tiles-layer';
import { GOOD_GROUND, TrayArt } from './tray-art';

interface MoverProps {
  readonly view: View;
  readonly event: GameEvent;
  /** As wide as the place it moves at, within what a piece may be. */
  readonly size: number;
}

type Art = (props: MoverProps) => ReactNode;

/** As large as dice lie on a tile, whose place for the finger is a little lower than itself. */
const dieOnTile = (size: number) => dieOn(size + TAG_ROOM);
/** A hex is so much wider than the place the finger has on it. */
const HEX = 1.44;

const argOf = ({ args = {} }: GameEvent, name: string) => String(args[name] ?? '');
const facesOf = (event: GameEvent) => argOf(event, 'faces').split(',').map(Number);
const colourOf = ({ view, event }: MoverProps) => view.seats[event.seat]?.colour ?? event.seat;

const ART: Partial<Record<EventKind, Art>> = {
  'ghost-blocks': ({ event, size }) => (
    <Dice faces={blockingDice(facesOf(event))} colour={-1} size={dieOnTile(size)} />
  ),
  'ghost-fades': ({ event, size }) => (
    <Dice faces={blockingDice(facesOf(event))} colour={-1} size={dieOnTile(size)} faded />
  ),
  places: placedDice,
  shifts: placedDice,
  moves: placedDice,
  changes: (props) => (
    <Dice faces={[Number(argOf(props.event, 'to'))]} colour={colourOf(props)} size={props.size * 0.8} />
  ),
  gain: goods,
  pay: goods,
  token: ({ event, size }) => <Disc sign={argOf(event, 'token')} size={size} />,
  role: office,
  'role-lost': office,
  jail: (props) => <Jailed n={Number(argOf(props.event, 'n'))} colour={colourOf(props)} />,
  'jail-all': (props) => <Jailed n={3} colour={colourOf(props)} />,
  'turns-in': (props) => <Jailed n={3} colour={colourOf(props)} />,
  town: (props) => <Built colour={colourOf(props)} size={props.size} city={false} />,
  city: (props) => <Built colour={colourOf(props)} size={props.size} city />,
  sees: tile,
  reveals: tile,
  keeps: card,
  takes: card,
  dealt: card,
  plays: card,
};

/** True where there is something of its own to draw. */
export function moves({ kind }: GameEvent): boolean {
  return Object.prototype.hasOwnProperty.call(ART, kind);
}

export const Mover = memo(function Mover(props: MoverProps) {
  return ART[props.event.kind as EventKind]?.(props) ?? null;
});

function placedDice(props: MoverProps) {
  return <Dice faces={facesOf(props.event)} colour={colourOf(props)} size={dieOnTile(props.size)} />;
}

interface DiceProps {
  readonly faces: readonly number[];
  /** -1 is a ghost. */
  readonly colour: number;
  readonly size: number;
  readonly faded?: boolean;
}

/** The first in the middle of its place, the others to its right as they will lie. */
function Dice({ faces, colour, size, faded = false }: DiceProps) {
  const half = size / 2 + 2;
  const wide = 2 * half + (faces.length - 1) * (size + 1);
  return (
    <Box style={[styles.from, { width: 2 * half, height: 2 * half }, faded && styles.faded]}>
      <Svg width={wide} height={2 * half} viewBox={`${-half} ${-half} ${wide} ${2 * half}`} aria-hidden>
        {faces.map((face, i) => (
          <SeatDie key={i} colour={colour} face={face} shift={0} x={i * (size + 1)} y={0} size={size} />
        ))}
      </Svg>
    </Box>
  );
}

/** What is gained or paid: each kind as its piece with the number there is of it. */
function goods({ event }: MoverProps) {
  const bundle = bundleOf(argOf(event, 'bundle'));
  // What grows at several towns comes one from each.
  const single = event.kind === 'gain' && (event.targets?.length ?? 0) > 1;
  return (
    <Box style={styles.row}>
      {RESOURCES.map((kind, type) =>
        (bundle[type] ?? 0) > 0 ? (
          <Box key={kind} style={styles.row}>
            {Array.from({ length: single ? 1 : Math.min(3, bundle[type] ?? 0) }, (_, i) => (
              <Box
                key={i}
                style={[styles.good, i > 0 && styles.over, { backgroundColor: GOOD_GROUND[kind] }]}
              >
                <Sign name={kind} size={18} colour={board.ink} />
              </Box>
            ))}
          </Box>
        ) : null,
      )}
    </Box>
  );
}

function office({ event, size }: MoverProps) {
  return <Disc sign={argOf(event, 'role')} size={Math.max(34, size)} />;
}

function Disc({ sign, size }: { readonly sign: string; readonly size: number }) {
  if (!isSign(sign)) return null;
  return (
    <Box style={[styles.disc, { width: size, height: size, borderRadius: size / 2 }]}>
      <Sign name={sign} size={size * 0.62} colour={board.ink} />
    </Box>
  );
}

/** Dice behind bars. */
function Jailed({ n, colour }: { readonly n: number; readonly colour: number }) {
  const side = 26;
  const count = Math.max(1, Math.min(3, n));
  const width = count * (side + 4) + 8;
  return (
    <Svg width={width} height={40} viewBox={`0 0 ${width} 40`} aria-hidden>
      <Path d={`M2 2H${width - 2}V38H2Z`} fill={board.pale} stroke={board.ink} strokeWidth={2.5} />
      {Array.from({ length: count }, (_, i) => (
        <SeatDie
          key={i}
          colour={colour}
          face={5}
          shift={0}
          x={6 + side / 2 + i * (side + 4)}
          y={20}
          size={side - 3}
        />
      ))}
      <G>
        {Array.from({ length: Math.floor(width / 9) - 1 }, (_, i) => (
          <Path key={i} d={`M${9 * (i + 1) + 1} 2V38`} stroke={board.ink} strokeWidth={2.4} />
        ))}
      </G>
    </Svg>
  );
}

interface BuiltProps {
  readonly colour: number;
  readonly size: number;
  readonly city: boolean;
}

/** A town or a city as large as it stands on its hex. */
function Built({ colour, size, city }: BuiltProps) {
  const s = size / HEX;
  return (
    <Svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden>
      {city ? (
        <City seat={colour} x={0} y={s * 0.1} size={s * 1.06} />
      ) : (
        <House seat={colour} x={s * 0.22} y={s * 0.16} size={s * 0.84} />
      )}
    </Svg>
  );
}

/** By then a tile that is turned stands on its edge. */
const EDGE_ON_MS = 80;

function tile({ event, size }: MoverProps) {
  return (
    <Turning
      type={Number(event.args?.['type'] ?? -1)}
      rugged={event.args?.['rugged'] === 1}
      secret={event.kind === 'sees'}
      size={size}
    />
  );
}

interface TurningProps {
  readonly type: number;
  readonly rugged: boolean;
  readonly secret: boolean;
  readonly size: number;
}

/** A tile with its back up, then with its face. */
function Turning({ type, rugged, secret, size }: TurningProps) {
  const [up, setUp] = useState(false);
  useEffect(() => {
    const turned = setTimeout(() => setUp(true), EDGE_ON_MS);
    return () => clearTimeout(turned);
  }, []);
  const s = size / HEX;
  return (
    <Svg width={2.1 * s} height={2 * s} viewBox={`${-1.05 * s} ${-s} ${2.1 * s} ${2 * s}`} aria-hidden>
      <HexTile
        x={0}
        y={0}
        s={s}
        type={up ? type : -1}
        rugged={up && rugged}
        secret={up && secret}
        safe={false}
        closed={false}
        held={false}
        name=""
        night={false}
      />
    </Svg>
  );
}

function card({ view, event }: MoverProps) {
  return <TrayArt view={view} target={`card:${argOf(event, 'card')}`} size={46} />;
}

const styles = StyleSheet.create({
  from: { alignItems: 'flex-start' },
  faded: { opacity: 0.6 },
  row: { flexDirection: 'row', alignItems: 'center' },
  good: {
    width: 28,
    height: 28,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: line.rule,
    borderColor: board.ink,
    borderRadius: 6,
  },
  over: { marginLeft: -14 },
  disc: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: board.candle,
    borderWidth: line.rule,
    borderColor: board.ink,
  },
});
