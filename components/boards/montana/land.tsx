/** The landscape: flowers of seven fields, their costs, settlements, and the lines that wait for a fourth. */
import { useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Box, type Spot } from '@/components/play/surface';
import { Shape, Table, hexCentre, hexPoints, round } from '@/components/ui/draw';
import { board, groundTone } from '@/components/ui/tokens';
import { list } from '@/engine/core/words';
import { RING } from '@/engine/games/montana/data';
import { fieldBuilt } from '@/engine/games/montana/rules/notation';
import { targetOf } from '@/engine/games/montana/rules/targets';
import type { ViewField } from '@/engine/games/montana/view';
import { goodsWords, settlements, tileName } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { roundRoom } from './city';
import { useTargetsOf } from './happening';
import { useKept } from './kept';
import {
  Cost,
  Fence,
  Ghost,
  Ground,
  LitCell,
  Plus,
  Run,
  Settled,
  SIZE,
  StartTile,
  TileName,
} from './land-fields';
import type { Frame } from './places';
import { RivalCard, rivalSpot } from './rival';
import { meadowTone, seasonOf } from './season';
import { colourOf, ownerName } from './seat-colour';
import { say } from './words';

const PAD = 9;
/** Key letters stand above the topmost fields. */
const PAD_TOP = 14;
const CARD = { width: 162, height: 37 };
/** A completed line is outlined for as long as its stamp is read. */
const STAMP_MS = 700;

export function LandBoard(props: BoardProps<View>) {
  const { seats, width, height, night } = props;
  const view = useKept(props.view);
  const { fields, race, deck, card: turned } = view;
  const map = useMemo(() => mapBox(fields), [fields]);
  const box = useMemo(() => roomAround(map, width, height), [map, width, height]);
  // The rival's card keeps the size of its letters however small the map is drawn.
  const k = Math.max(box.width / width, box.height / height);
  const card = useMemo(
    () => ({
      x: box.x + box.width - (CARD.width + 4) * k,
      y: box.y + 4 * k,
      width: CARD.width * k,
      height: CARD.height * k,
    }),
    [box, k],
  );
  const spots = useMemo(
    () => [...landSpots(fields, seats), ...(race ? [rivalSpot(card, { deck, card: turned })] : [])],
    [fields, race, deck, turned, seats, card],
  );
  return (
    <Surface board={props} box={box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      <Table {...roundRoom(box)} night={night} fill="none" seed={21} />
      <Landscape {...props} view={view} />
      {race ? (
        <G transform={`translate(${round(card.x)} ${round(card.y)}) scale(${round(k)})`}>
          <RivalCard at={{ x: 0, y: 0, ...CARD }} view={view} />
        </G>
      ) : null}
    </Surface>
  );
}

type LandProps = Pick<
  BoardProps<View>,
  'view' | 'seats' | 'lit' | 'chosen' | 'preview' | 'recent' | 'happening' | 'night' | 'calm'
>;

/** The map alone, round its own middle. */
export function Landscape({ view, seats, lit, chosen, preview, recent, night, ...props }: LandProps) {
  const { happening, calm } = props;
  const coming = useTargetsOf(calm ? null : happening, 'built');
  const line = useTargetsOf(happening, 'line', STAMP_MS);
  const meadow = meadowTone(seasonOf(view), night);
  const borders = useMemo(() => tileBorders(view.fields), [view.fields]);
  const names = useMemo(() => tileNames(view.fields), [view.fields]);
  const laying = view.kind === 'setup-start-field';
  const picking = view.kind === 'choose-action' || view.kind === 'build-next';
  const payable = new Set(view.offers.map(({ field }) => field));
  const glowing = view.chances.filter((chance) => lit.has(targetOf.cell(chance.field)));
  const ghost = preview === null ? null : fieldBuilt(preview);
  const lettered = [...lit.values()].some((letter) => letter !== '');
  const bright = (target: string) => !lettered || chosen.has(target) || (lit.get(target) ?? '') !== '';
  return (
    <G>
      {view.fields.map((field) => (
        <Ground
          key={field.id}
          kind={field.kind}
          q={field.q}
          r={field.r}
          water={field.water}
          lit={lit.has(targetOf.cell(field.id)) && bright(targetOf.cell(field.id))}
          hatched={picking && field.open && !payable.has(field.id)}
          meadow={meadow}
          night={night}
        />
      ))}
      <Shape d={borders} stroke={board.ink} width={2.6} />
      {glowing.map((chance) => (
        <Run key={`${chance.field} ${chance.run.join(' ')}`} cells={chance.run} />
      ))}
      {view.fields.map((field) =>
        field.kind !== 'land' ? null : field.start ? (
          <StartTile key={field.id} q={field.q} r={field.r} />
        ) : field.owner >= 0 ? (
          <Settled
            key={field.id}
            q={field.q}
            r={field.r}
            seat={colourOf(field.owner, seats)}
            stack={field.stack}
            fresh={recent.has(targetOf.cell(field.id))}
            coming={coming.has(targetOf.cell(field.id))}
          />
        ) : (
          <Cost
            key={field.id}
            q={field.q}
            r={field.r}
            cost={field.cost.join('')}
            cow={field.cow}
            two={field.two}
          />
        ),
      )}
      {line.size > 0 ? <Fence targets={[...line].join(' ')} /> : null}
      {[...lit].map(([target, letter]) => (
        <LitCell
          key={target}
          id={target}
          letter={letter}
          chosen={chosen.has(target)}
          bright={bright(target)}
        />
      ))}
      {glowing.map((chance) => (
        <Plus key={`+${chance.field} ${chance.run[0]}`} cell={chance.field} />
      ))}
      {ghost !== null && view.acting >= 0 ? (
        <Ghost id={ghost} seat={colourOf(view.acting, seats)} stack={grants(view, ghost)} />
      ) : null}
      {laying ? names.map((one) => <TileName key={one.name} {...one} />) : null}
    </G>
  );
}

function grants(view: View, id: string): number {
  return view.offers.find((offer) => offer.field === id)?.grants ?? 0;
}

/** The tiles by name, in their middles: the first pick speaks of them. */
function tileNames(fields: readonly ViewField[]) {
  const tiles = new Map<number, ViewField[]>();
  for (const field of fields) tiles.set(field.tile, [...(tiles.get(field.tile) ?? []), field]);
  return [...tiles].map(([tile, own]) => {
    const q = own.reduce((sum, field) => sum + field.q, 0) / own.length;
    const r = own.reduce((sum, field) => sum + field.r, 0) / own.length;
    return { name: tileName({ tile }), q, r };
  });
}

/** The map's box in the shape of the room: what is left over lies at its sides. */
function roomAround(map: Box, width: number, height: number): Box {
  const wide = Math.max(map.width, (map.height * width) / Math.max(1, height));
  return { ...map, x: map.x - (wide - map.width) / 2, width: wide };
}

export function mapBox(fields: readonly ViewField[]): Frame {
  const centres = fields.map((field) => hexCentre(field.q, field.r, SIZE));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const x = Math.min(...xs) - SIZE * 0.87 - PAD;
  const y = Math.min(...ys) - SIZE - PAD_TOP;
  return {
    x,
    y,
    width: Math.max(...xs) + SIZE * 0.87 + PAD - x,
    height: Math.max(...ys) + SIZE + PAD - y,
  };
}

export function landSpots(fields: readonly ViewField[], seats: BoardProps['seats']): Spot[] {
  return fields.map((field) => {
    const [x, y] = hexCentre(field.q, field.r, SIZE);
    return {
      target: targetOf.cell(field.id),
      x: x - SIZE * 0.8,
      y: y - SIZE * 0.8,
      width: SIZE * 1.6,
      height: SIZE * 1.6,
      label: labelOf(field, seats),
    };
  });
}

function labelOf(field: ViewField, seats: BoardProps['seats']): string {
  const { name } = field;
  if (field.kind === 'lake') return say(field.water ? 'spot.lake.full' : 'spot.lake', { name });
  if (field.kind === 'mountain') return say('spot.mountain', { name });
  if (field.start) return say('spot.start', { name });
  if (field.owner >= 0) {
    return say('spot.owned', {
      name,
      count: settlements(field.stack),
      owner: ownerName(field.owner, seats),
    });
  }
  const extras = [field.two ? say('spot.two') : '', field.cow ? say('spot.cow') : ''].filter(Boolean);
  return list([say('spot.land', { name, goods: goodsWords(field.cost) }), ...extras]);
}

/** The heavier line round every tile. */
function tileBorders(fields: readonly ViewField[]): string {
  const tileAt = new Map(fields.map((field) => [field.id, field.tile]));
  let d = '';
  for (const field of fields) {
    const [x, y] = hexCentre(field.q, field.r, SIZE);
    const points = hexPoints(x, y, SIZE);
    RING.forEach(([dq, dr], side) => {
      if (tileAt.get(`${field.q + dq},${field.r + dr}`) === field.tile) return;
      // Corner 0 is the top; the east side lies between corners 1 and 2.
      const a = points[(side + 1) % 6];
      const b = points[(side + 2) % 6];
      if (a && b) d += `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
    });
  }
  return d;
}
