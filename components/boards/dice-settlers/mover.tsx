/** What moves in a picture, drawn as the piece it is: a die with its face, a tent, a house, a tile, a token, a card. */
import { memo, type ReactNode } from 'react';
import { View as Box } from 'react-native';
import Svg, { G } from 'react-native-svg';

import type { MoverProps, SeatLook } from '@/components/boards/board';
import { CountDisc, Die, House, IconAt, Key, Plate, Tent } from '@/components/ui/draw';
import { useSeat, useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { GameEvent } from '@/engine/core/game';
import {
  dieColour,
  dieIcon,
  HEX_SIDES,
  RESOURCES,
  type DieCode,
  type HexAction,
  type Resource,
} from '@/engine/games/dice-settlers/data';
import { techId, techOf } from '@/engine/games/dice-settlers/data-techs';
import { colourIndex, dieOf } from '@/engine/games/dice-settlers/rules/notation';
import type { EventKind } from '@/engine/games/dice-settlers/state';
import type { View } from '@/engine/games/dice-settlers/view';

import { tentSlot } from './hex-face';
import { HexTile } from './hex-tile';
import { SIDE_HEIGHT, SIDE_MIDDLE, sideAt, stepAt, thingAt, TokenAt } from './rival';
import { colourGlyph, colourOf, fillOf, ICON_OF } from './shown';
import { SEAL } from './tech-card';

type Props = Required<MoverProps<View>>;
type Art = (props: Props) => ReactNode;

const ART: { readonly [K in EventKind]?: Art } = {
  'keep-start': tileHome,
  'bot-start': tileHome,
  'lay-start': tileLaid,
  'start-tent': tentOut,
  'start-house': houseOut,
  'bot-tent': tentOut,
  roll: rolledDie,
  'roll-more': rolledDie,
  rerolled: rolledDie,
  'set-die': rolledDie,
  'recall-die': rolledDie,
  'gain-die-active': rolledDie,
  'gain-die': colourDie,
  token: goods,
  harvest: goods,
  pay: goods,
  learn: card,
  'draw-tiles': tileDrawn,
  explore: tileLaid,
  join: tentOut,
  reinforce: tentOut,
  settle: tentOut,
  recall: tentHome,
  'give-way': tentHome,
  raid: tentOut,
  'move-tent': tentOut,
  factory: tentHome,
  house: houseOut,
  'bot-roll': rolledDie,
  'bot-assign': assignedDie,
  'bot-queue': queuedDie,
  'bot-token': sideToken,
  'bot-store': goods,
  'bot-walk': markerDie,
  'bot-step': markerStep,
  'bot-house': houseOut,
  'bot-tile': tileTurned,
  'bot-explore': tileLaid,
  'bot-join': tentOut,
  'bot-reinforce': tentOut,
  'bot-settle': tentOut,
  'bot-clear': tentHome,
  'bot-swap': tentOut,
  'bot-die': colourDie,
  'bot-learn': card,
};

export function moves({ kind }: GameEvent): boolean {
  return kind in ART;
}

export const Mover = memo(function Mover(props: MoverProps<View>) {
  const { event, room = props.size, target = '' } = props;
  return <>{ART[event.kind as EventKind]?.({ ...props, room, target })}</>;
});

/** A drawing round the middle of the place, this far to every side; a box of its own keeps it from being squeezed. */
function Round({ reach, children }: { readonly reach: number; readonly children: ReactNode }) {
  const side = Math.ceil(reach) * 2;
  return (
    <Box style={{ width: side, height: side }}>
      <Svg width={side} height={side} viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`} aria-hidden>
        {children}
      </Svg>
    </Box>
  );
}

function word({ args = {} }: GameEvent, name: string): string {
  return String(args[name] ?? '');
}

function OneDie({ die, size, x = 0, y = 0 }: { die: DieCode; size: number; x?: number; y?: number }) {
  const reach = size * 0.75 + Math.max(Math.abs(x), Math.abs(y));
  return (
    <Round reach={reach}>
      <Die x={x} y={y} size={size} face={ICON_OF[dieIcon(die)]} fill={fillOf(dieColour(die))} />
    </Round>
  );
}

/** A die in the hand is this much of its place; in the queue it fills it. */
const IN_HAND = 0.8;

/** Of the dice of a roll the one that lies at this place. */
function rolledDie({ event, target, room }: Props): ReactNode {
  const dice = (word(event, 'dice') || word(event, 'die')).split(' ');
  const die = dice[(event.targets ?? []).indexOf(target)];
  const share = target.startsWith('rolled:') ? 1.08 : IN_HAND;
  return die ? <OneDie die={dieOf(die)} size={room * share} /> : null;
}

function colourDie({ event, room, size }: Props): ReactNode {
  const colour = colourIndex(word(event, 'colour'));
  const side = event.kind === 'bot-die' ? room : Math.min(size, 30);
  return (
    <Round reach={side * 0.75}>
      <Die x={0} y={0} size={side} face={colourGlyph(colour)} fill={fillOf(colour)} />
    </Round>
  );
}

/** The Action hex round the middle of the place of one of its sides, which is so high. */
function hexAround(room: number, side: number) {
  const r = room / SIDE_HEIGHT;
  const middle = sideAt(0, 0, r, side, SIDE_MIDDLE);
  return { x: -middle.x, y: -middle.y, r };
}

function sideOf(event: GameEvent): number {
  return HEX_SIDES.indexOf(word(event, 'side') as HexAction);
}

/** The end of the row of things on a side. */
function endOfSide({ view, event, room }: Props) {
  const side = sideOf(event);
  const there = view.bot?.sides[side];
  const things = (there?.dice.length ?? 0) + (there && there.token >= 0 ? 1 : 0);
  return thingAt(side, hexAround(room, side), things + 1, things);
}

function assignedDie(props: Props): ReactNode {
  return <OneDie die={dieOf(word(props.event, 'die'))} {...endOfSide(props)} />;
}

function queuedDie({ event, room }: Props): ReactNode {
  return <OneDie die={dieOf(word(event, 'die'))} size={room} />;
}

function sideToken(props: Props): ReactNode {
  const { x, y, size } = endOfSide(props);
  return (
    <Round reach={size + Math.max(Math.abs(x), Math.abs(y))}>
      <TokenAt kind={kindOf(props.event)} x={x} y={y} size={size} />
    </Round>
  );
}

/** The die that says how far the marker walks. */
function markerDie({ event, room }: Props): ReactNode {
  const side = room * 0.46;
  return (
    <Round reach={side}>
      <Die x={0} y={0} size={side} face={Number(event.args?.n ?? 1)} fill={board.lamp} />
    </Round>
  );
}

/** The marker lands where the number of its step will stand. */
function markerStep({ view, event, room }: Props): ReactNode {
  const side = sideOf(event);
  const { x, y, r } = hexAround(room, side);
  const before = view.bot?.walk.filter((one) => one === side).length ?? 0;
  const at = stepAt(x, y, r, side, before);
  return (
    <Round reach={r * 0.5}>
      <Key letter={word(event, 'n')} {...at} r={Math.max(r * 0.075, 11)} />
    </Round>
  );
}

function kindOf(event: GameEvent): number {
  return RESOURCES.indexOf(word(event, 'kind') as Resource);
}

function goods({ event, size }: Props): ReactNode {
  const side = Math.min(size, 32);
  const n = Number(event.args?.n ?? 1);
  // Goods of several kinds that come together fly side by side.
  const x = event.kind === 'harvest' ? (kindOf(event) - 1.5) * side : 0;
  return (
    <Round reach={side * 2.4}>
      <TokenAt kind={kindOf(event)} x={x} y={0} size={side} />
      {n > 1 ? <CountDisc count={n} x={x + side * 0.42} y={-side * 0.42} r={9} /> : null}
    </Round>
  );
}

/** A technology: its paper with the seal of its deck. */
function card({ event }: Props): ReactNode {
  const { deck } = techOf(techId(word(event, 'card')));
  return (
    <Round reach={30}>
      <Plate x={-20} y={-26} width={40} height={52} rx={5} />
      <Plate x={-19} y={-25} width={38} height={14} rx={4} fill={SEAL[deck]} line={0.8} />
      <IconAt name="bookshelf" x={0} y={8} size={24} />
    </Round>
  );
}

/** The radius of a hex whose place is so large. */
function radius(room: number): number {
  return room / 1.6;
}

function Bare({ no, r }: { readonly no: number; readonly r: number }) {
  const { night } = useTheme();
  return (
    <HexTile
      no={no}
      x={0}
      y={0}
      r={r}
      tents=""
      house={-1}
      colours=""
      bot={-1}
      night={night}
      ghost=""
      ghostOwner={-1}
      fresh={false}
      least={11}
    />
  );
}

function tileLaid({ event, room }: Props): ReactNode {
  const r = radius(room);
  return (
    <Round reach={r + 1}>
      <Bare no={Number(event.args?.tile)} r={r} />
    </Round>
  );
}

const HOME_TILE = 24;
const TURNED_TILE = 40;

function tileHome({ event }: Props): ReactNode {
  return (
    <Round reach={HOME_TILE + 1}>
      <Bare no={Number(event.args?.tile)} r={HOME_TILE} />
    </Round>
  );
}

/** Off the stack, large enough to be read. */
function tileTurned({ event }: Props): ReactNode {
  return (
    <Round reach={TURNED_TILE + 1}>
      <Bare no={Number(event.args?.tile)} r={TURNED_TILE} />
    </Round>
  );
}

/** Off the stack into the hand. */
function tileDrawn({ target }: Props): ReactNode {
  return (
    <Round reach={HOME_TILE + 1}>
      <Bare no={Number(target.slice('tile:'.length))} r={HOME_TILE} />
    </Round>
  );
}

/** Whose piece it is: the automa's where the event is of no seat. */
function ownerOf({ view, event }: Props): number {
  return event.seat < 0 ? view.players.length : event.seat;
}

function tentOut(props: Props): ReactNode {
  const { view, event, room } = props;
  const owner = ownerOf(props);
  const slot = tentSlot(tentsOn(view, event), owner, radius(room));
  return (
    <Round reach={radius(room)}>
      <Tent seat={colourOf(view, props.seats, owner)} {...slot} />
    </Round>
  );
}

/** Tents and house on the tile the event names, as they are before a new one comes. */
function tentsOn(view: View, { args, targets: [target] = [] }: GameEvent) {
  const there =
    view.map.find((t) => `cell:${t.q},${t.r}` === target) ?? view.map.find((t) => t.tile === args?.tile);
  return { tents: there?.tents ?? [], house: there?.house ?? -1 };
}

const TENT_HOME = 28;

function tentHome(props: Props): ReactNode {
  return (
    <Round reach={TENT_HOME}>
      <Tent seat={colourOf(props.view, props.seats, ownerOf(props))} x={0} y={0} size={TENT_HOME} />
    </Round>
  );
}

function houseOut(props: Props): ReactNode {
  const owner = ownerOf(props);
  return <HouseMover {...props} owner={owner} />;
}

interface HouseMoverProps {
  readonly view: View;
  readonly seats: readonly SeatLook[];
  readonly room: number;
  readonly owner: number;
}

function HouseMover({ view, seats, room, owner }: HouseMoverProps) {
  const r = radius(room);
  const colour = colourOf(view, seats, owner);
  const look = useSeat(colour);
  const size = r * 0.62;
  const bot = owner === view.players.length;
  return (
    <Round reach={r}>
      <House seat={colour} x={0} y={-r * 0.12} size={size} {...(bot ? { number: '' } : {})} />
      {bot ? (
        <IconAt name="cog" x={0} y={-r * 0.12 + size * 0.1} size={size * 0.56} colour={look.on} />
      ) : (
        <G />
      )}
    </Round>
  );
}
