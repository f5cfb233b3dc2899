/** The town: a street of buildings whose windows are beds and work places, the yard, and the people. */
import { memo, useMemo } from 'react';
import { G, Rect } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Piece, Plate, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import { BUILDING, SPACES, YARD, cartWage, kindAt, resAt, type BuildingId } from '@/engine/games/dakota/data';
import { sum } from '@/engine/games/dakota/rules/counts';
import { beds, people, seatsOf, storage } from '@/engine/games/dakota/rules/town';
import { buildingName, cartName, workerName } from '@/engine/games/dakota/words/names';

import type { TownView } from './ground';
import { Worker } from './people';
import { roomFor, shownSeat, type Area } from './shown';
import { BUILDING_ICONS } from './signs';
import { say } from './words';

const WIDTH = 390;
const HEAD = 22;
const CARD = { width: 91, height: 72, gap: 5 };
const YARD_Y = HEAD + 3 * (CARD.height + CARD.gap);
const CREW_Y = YARD_Y + 50;
const LEAST = CREW_Y + 47;

function spaceAt(i: number): Area {
  return {
    x: 5 + (i % 4) * (CARD.width + CARD.gap),
    y: HEAD + Math.floor(i / 4) * (CARD.height + CARD.gap),
    width: CARD.width,
    height: CARD.height,
  };
}

function cartAt(i: number): Area {
  return { x: 5 + i * (CARD.width + CARD.gap), y: YARD_Y, width: CARD.width, height: 45 };
}

/** Free people by kind in the order they stand. */
function freeKinds(town: TownView): { kind: number; n: number }[] {
  return town.idle.flatMap((n, kind) => (n > 0 ? [{ kind, n }] : []));
}

function workerAt(i: number): Area {
  return { x: 8 + i * 34, y: CREW_Y + 12, width: 32, height: 30 };
}

export function TownBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, recent, width, height } = props;
  const { colours } = useTheme();
  const town = view.towns[shownSeat(view, viewer, decision)];
  const box = useMemo(() => roomFor(width, height, WIDTH, LEAST), [width, height]);
  const spots = useMemo(() => (town ? townSpots(town) : []), [town]);
  if (!town) return null;
  const workers = sum(people(town));
  const sleep = beds(town);
  const store = storage(town);
  const pieces = sum(town.resources);
  const built = town.spaces.filter((b) => b !== null).length;
  return (
    <Surface board={props} box={box} spots={spots} ground={colours.paper}>
      <Label x={7} y={15} size={12.5} anchor="start" colour={colours.ink} weight={600}>
        {say('town.head', { n: built, of: SPACES })}
      </Label>
      <Label
        x={WIDTH - 7}
        y={15}
        size={12.5}
        anchor="end"
        colour={workers > sleep ? colours.bad : colours.inkSoft}
        weight={600}
      >
        {`${say('town.beds', { n: workers, of: sleep })} · ${say('town.store', { n: pieces, of: store })}`}
      </Label>
      {town.spaces.map((b, i) =>
        b ? (
          <BuildingCard
            key={i}
            at={spaceAt(i)}
            type={b.type}
            here={b.here.join(',')}
            letter={lit.get(`space:${i + 1}`)}
            chosen={chosen.has(`space:${i + 1}`)}
            fresh={recent.has(`space:${i + 1}`)}
          />
        ) : (
          <EmptySpace key={i} at={spaceAt(i)} n={i + 1} ink={colours.inkSoft} edge={colours.line} />
        ),
      )}
      {Array.from({ length: YARD }, (_, i) => {
        const cart = town.carts[i];
        const at = cartAt(i);
        if (!cart) return <Plate key={i} {...at} fill="none" stroke={colours.line} line={1} dash="4 3" />;
        const state = cart.broken
          ? 'cart.broken'
          : cart.returned
            ? 'cart.home'
            : cart.sent > 0
              ? 'cart.down'
              : null;
        return (
          <CartCard
            key={i}
            at={at}
            crew={cart.crew.join(',')}
            seats={seatsOf(cart)}
            wage={cart.sent > 0 ? null : wageOf(town, i)}
            note={state ? say(state) : ''}
            letter={lit.get(`cart:${i + 1}`)}
            chosen={chosen.has(`cart:${i + 1}`)}
          />
        );
      })}
      <Crew town={town} lit={lit} ink={board.ink} soft={board.soft} />
    </Surface>
  );
}

/** Carts are paid in the order they are sent; those still in the yard are counted from the left. */
function wageOf(town: TownView, index: number): number {
  const before = town.carts.filter((cart, i) => cart.sent > 0 || i < index).length;
  return town.freeShift ? 0 : cartWage(before);
}

interface CardProps {
  readonly at: Area;
  readonly type: BuildingId;
  /** Kinds in its windows, joined: a primitive, so that the card draws only when it changes. */
  readonly here: string;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  readonly fresh: boolean;
}

const BuildingCard = memo(function BuildingCard({ at, type, here, letter, chosen, fresh }: CardProps) {
  const row = BUILDING[type];
  const kinds = here === '' ? [] : here.split(',').map(Number);
  const middle = at.x + at.width / 2;
  const d = rect(at.x, at.y, at.width, at.height);
  const mixed = row.beds > 0 && row.windows > 0;
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} line={fresh ? 2.6 : 1.4} rx={4} />
      {letter === undefined ? null : <LitBand d={d} width={4} />}
      <IconAt name={BUILDING_ICONS[type]} x={middle} y={at.y + 16} size={23} />
      <Label x={at.x + at.width - 13} y={at.y + 14} size={11} anchor="end">
        {row.points}
      </Label>
      <IconAt name="round-star" x={at.x + at.width - 8} y={at.y + 10} size={9} />
      <Label x={middle} y={at.y + 38} size={11} weight={600}>
        {capital(buildingName(type))}
      </Label>
      {Array.from({ length: row.beds }, (_, i) => (
        <Bed
          key={i}
          x={mixed ? at.x + 13 + (i % 2) * 17 : middle + (i - (row.beds - 1) / 2) * 16}
          y={at.y + 58}
        />
      ))}
      {Array.from({ length: row.windows }, (_, i) => {
        const x = (mixed ? at.x + 58 : middle) + (i - 0.5) * 22;
        const kind = kinds[i];
        return kind === undefined ? (
          <Rect
            key={i}
            x={x - 8}
            y={at.y + 44}
            width={16}
            height={23}
            rx={2}
            fill="#E3D4B3"
            stroke={board.ink}
            strokeWidth={1.1}
          />
        ) : (
          <Worker key={i} kind={kind} x={x} y={at.y + 55} size={23} />
        );
      })}
      {letter ? <Key letter={letter} x={at.x + 10} y={at.y + 10} r={9} /> : null}
    </G>
  );
});

function Bed({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <G>
      <Rect
        x={x - 7}
        y={y - 4.5}
        width={14}
        height={9}
        rx={1.5}
        fill="#E3D4B3"
        stroke={board.ink}
        strokeWidth={1}
      />
      <Rect
        x={x - 5.5}
        y={y - 3}
        width={4}
        height={6}
        rx={1}
        fill={board.pale}
        stroke={board.ink}
        strokeWidth={0.7}
      />
    </G>
  );
}

interface EmptyProps {
  readonly at: Area;
  readonly n: number;
  readonly ink: string;
  readonly edge: string;
}

const EmptySpace = memo(function EmptySpace({ at, n, ink, edge }: EmptyProps) {
  return (
    <G>
      <Plate {...at} fill="none" stroke={edge} line={1} dash="4 3" />
      <Label x={at.x + at.width / 2} y={at.y + at.height / 2 + 7} size={19} colour={ink} weight={500}>
        {n}
      </Label>
    </G>
  );
});

interface CartCardProps {
  readonly at: Area;
  readonly crew: string;
  readonly seats: number;
  readonly wage: number | null;
  readonly note: string;
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

const CartCard = memo(function CartCard({ at, crew, seats, wage, note, letter, chosen }: CartCardProps) {
  const kinds = crew === '' ? [] : crew.split(',').map(Number);
  const step = Math.min(16, (at.width - 12) / Math.max(seats, 1));
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <IconAt name="mine-wagon" x={at.x + 15} y={at.y + 13} size={20} />
      <Label x={at.x + at.width - 6} y={at.y + 17} size={note ? 9.5 : 11.5} anchor="end" weight={600}>
        {note || `$${wage ?? 0}`}
      </Label>
      {Array.from({ length: seats }, (_, i) => {
        const x = at.x + 11 + i * step;
        const kind = kinds[i];
        return kind === undefined ? (
          <Rect
            key={i}
            x={x - 5}
            y={at.y + 27}
            width={10}
            height={13}
            rx={2}
            fill="#E3D4B3"
            stroke={board.ink}
            strokeWidth={0.9}
          />
        ) : (
          <Worker key={i} kind={kind} x={x} y={at.y + 33} size={18} />
        );
      })}
      {letter ? <Key letter={letter} x={at.x + at.width - 10} y={at.y + at.height - 10} r={9} /> : null}
    </G>
  );
});

interface CrewProps {
  readonly town: TownView;
  readonly lit: ReadonlyMap<string, string>;
  readonly ink: string;
  readonly soft: string;
}

/** Who is free, who stands on the street, who sits in the cell, and what lies in store. */
function Crew({ town, lit, ink, soft }: CrewProps) {
  const free = freeKinds(town);
  const street = town.street.flatMap((n, kind) => (n > 0 ? [{ kind, n }] : []));
  const right = [
    ...street.map((one) => ({ ...one, note: say('town.street') })),
    ...town.cells.map((p) => ({ kind: p.kind, n: 1, note: say('town.cell') })),
  ];
  const stored = town.resources.flatMap((n, res) => (n > 0 ? [{ res, n }] : []));
  return (
    <G>
      <Plate x={3} y={CREW_Y - 2} width={WIDTH - 6} height={46} fill="#E3D4B3" line={1} />
      <Label x={9} y={CREW_Y + 10} size={10.5} anchor="start" colour={soft} weight={600}>
        {free.length > 0 ? say('town.free') : say('town.none')}
      </Label>
      {free.map(({ kind, n }, i) => {
        const at = workerAt(i);
        const letter = lit.get(`worker:${kindAt(kind)}`);
        return (
          <G key={kind}>
            {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={3} />}
            <Worker kind={kind} x={at.x + 10} y={at.y + 15} size={23} />
            <Label x={at.x + 32} y={at.y + 26} size={10.5} anchor="end" colour={ink}>
              {n}
            </Label>
            {letter ? <Key letter={letter} x={at.x + 28} y={at.y + 4} r={7} /> : null}
          </G>
        );
      })}
      {right.map(({ kind, n, note }, i) => {
        const x = WIDTH - 18 - (stored.length + i) * 27;
        return (
          <G key={`${note} ${i}`} opacity={0.85}>
            <Worker kind={kind} x={x} y={CREW_Y + 27} size={20} />
            <Label x={x} y={CREW_Y + 10} size={8.5} colour={soft} weight={600}>
              {n > 1 ? `${note} ${n}` : note}
            </Label>
          </G>
        );
      })}
      {stored.map(({ res, n }, i) => {
        const x = WIDTH - 18 - i * 27;
        return (
          <G key={res}>
            <Piece kind={resAt(res)} x={x} y={CREW_Y + 19} r={8} />
            <Label x={x} y={CREW_Y + 39} size={10.5} colour={ink}>
              {n}
            </Label>
          </G>
        );
      })}
    </G>
  );
}

function townSpots(town: TownView): Spot[] {
  const spaces = town.spaces.map((b, i): Spot => {
    const at = spaceAt(i);
    const n = i + 1;
    if (!b) return { target: `space:${n}`, ...at, label: say('spot.space.empty', { n }) };
    const building = capital(buildingName(b.type));
    const { windows } = BUILDING[b.type];
    const label =
      windows > 0
        ? say('spot.space', { building, n, taken: b.here.length, windows })
        : say('spot.space.plain', { building, n });
    return { target: `space:${n}`, ...at, label };
  });
  const carts = town.carts.map((cart, i): Spot => ({
    target: `cart:${i + 1}`,
    ...cartAt(i),
    label: say('spot.cart', {
      size: capital(cartName(cart.size)),
      n: i + 1,
      taken: cart.crew.length,
      seats: seatsOf(cart),
    }),
  }));
  const people = freeKinds(town).map(({ kind, n }, i): Spot => ({
    target: `worker:${kindAt(kind)}`,
    ...workerAt(i),
    label: say('spot.worker', { worker: capital(workerName(kind)), n }),
  }));
  return [...spaces, ...carts, ...people];
}
