/** What moves or is stamped on the city itself: the tile that comes down, windows that light up, "HELD". */
import { useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Anchors, cornerOf, type AnchorBook } from '@/components/play/motion/anchors';
import type { Box } from '@/components/play/surface';
import { Stamp } from '@/components/play/stamp';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View as CityView } from '@/engine/games/dawson';
import { cellKey, cityOf, hoodAt, shapeOf } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { cellAt, parseCell } from '@/engine/games/dawson/rules/notation';

import type { Happening } from '../board';
import { scoredHood } from './contest';
import { LightUp, TileFall } from './falls';
import { UNIT } from './tones';
import { say } from './words';

interface OverlayProps {
  readonly view: CityView;
  readonly happening: Happening | null;
  /** What the board shows and how large, for where nothing can be measured. */
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  readonly calm: boolean;
  readonly night: boolean;
}

/** Where a point of the board lies on the layer: `x * k + left`. */
interface Lens {
  readonly k: number;
  readonly left: number;
  readonly top: number;
}

interface Light {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How long its guest is still on the way. */
  readonly wait: number;
}

export function Overlay(props: OverlayProps) {
  const { view, happening, box, width, height, calm, night } = props;
  const book = useContext(Anchors);
  const layer = useRef<View>(null);
  const [seen, setSeen] = useState<{ readonly n: number; readonly lens: Lens } | null>(null);
  const [lights, setLights] = useState<readonly Light[]>([]);
  const city = cityOf(view.plan);
  const wanted = happening !== null && isShown(happening) ? happening : null;
  // The board is measured once for a picture: what is shown keeps its place.
  const measure = useEffectEvent((shown: Happening) => {
    const lens = measured(book, layer.current, city) ?? fitted(box, width, height);
    setSeen({ n: shown.n, lens });
    if (!calm) setLights((lit) => [...lit, ...lightsOf(shown, lens)]);
  });
  useEffect(() => {
    if (!wanted) return;
    // By the next frame the board stands as the picture has it.
    const frame = requestAnimationFrame(() => measure(wanted));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  const gone = useCallback((id: string) => setLights((lit) => lit.filter((one) => one.id !== id)), []);
  const lens = wanted && seen?.n === wanted.n ? seen.lens : null;
  return (
    <View
      ref={layer}
      style={StyleSheet.absoluteFill}
      pointerEvents="none"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      collapsable={false}
    >
      {wanted && lens ? <Laid view={view} happening={wanted} lens={lens} calm={calm} night={night} /> : null}
      {wanted && lens ? <Held city={city} happening={wanted} lens={lens} width={width} /> : null}
      {lights.map((light) => (
        <LightUp key={light.id} {...light} onGone={gone} />
      ))}
    </View>
  );
}

const LIT: ReadonlySet<string> = new Set<EventKind>(['host', 'land-hotel', 'build-occupied']);

function isShown(happening: Happening): boolean {
  const kind = happening.events[0]?.kind ?? '';
  return kind === ('place' satisfies EventKind) || LIT.has(kind) || scoredHood(happening) !== null;
}

function measured(book: AnchorBook | null, layer: View | null, city: City): Lens | null {
  const [first] = city.reading;
  if (!book || first === undefined) return null;
  const [x, y] = [city.xs[first] as number, city.ys[first] as number];
  const cell = book.find(cellAt(x, y));
  if (!cell) return null;
  const corner = cornerOf(layer);
  const k = cell.width / UNIT;
  return { k, left: cell.x - corner.x - (x + 0.5) * UNIT * k, top: cell.y - corner.y - (y + 0.5) * UNIT * k };
}

/** The whole board fitted into its room, as long as nobody zooms. */
function fitted(box: Box, width: number, height: number): Lens {
  const k = Math.min(width / box.width, height / box.height);
  return {
    k,
    left: width / 2 - (box.x + box.width / 2) * k,
    top: height / 2 - (box.y + box.height / 2) * k,
  };
}

/** One for every guest who comes into a hotel. */
function lightsOf({ n, events, ms }: Happening, lens: Lens): Light[] {
  return events.flatMap((event, i) => {
    const cell = LIT.has(event.kind) ? parseCell(event.targets?.[0] ?? '') : null;
    if (!cell) return [];
    return [
      {
        id: `${n} ${i}`,
        x: (cell[0] + 0.5) * UNIT * lens.k + lens.left,
        y: (cell[1] + 0.7) * UNIT * lens.k + lens.top,
        size: Math.max(44, UNIT * lens.k * 1.5),
        wait: event.kind === 'build-occupied' ? 0 : ms,
      },
    ];
  });
}

interface PictureProps {
  readonly happening: Happening;
  readonly lens: Lens;
}

/** The newest tile comes down on its place. */
function Laid({
  view,
  happening,
  lens,
  calm,
  night,
}: PictureProps & Pick<OverlayProps, 'view' | 'calm' | 'night'>) {
  const placed = cityOf(view.plan).placed.at(-1);
  if (calm || happening.events[0]?.kind !== ('place' satisfies EventKind) || !placed) return null;
  const [w, h] = shapeOf(placed.r);
  return (
    <TileFall
      key={happening.n}
      tile={placed.tile}
      r={placed.r}
      left={placed.x * UNIT * lens.k + lens.left}
      top={placed.y * UNIT * lens.k + lens.top}
      width={w * UNIT * lens.k}
      height={h * UNIT * lens.k}
      ms={happening.ms}
      night={night}
    />
  );
}

/** A stamp on a neighbourhood that is large enough, and the least it is shrunk to on a small one. */
const STAMP = { width: 176, height: 84, least: 0.6 } as const;

function Held({
  city,
  happening,
  lens,
  width,
}: PictureProps & { readonly city: City; readonly width: number }) {
  const scored = scoredHood(happening);
  if (!scored) return null;
  const middle = middleOf(city, scored.hood);
  const scale = Math.max(STAMP.least, Math.min(1, (middle.width * UNIT * lens.k) / STAMP.width));
  // Whole, also at the edge of the picture.
  const reach = (STAMP.width / 2) * scale + 6;
  const x = Math.max(reach, Math.min(width - reach, middle.x * UNIT * lens.k + lens.left));
  const y = middle.y * UNIT * lens.k + lens.top;
  return (
    <View
      key={scored.hood}
      style={[styles.stamp, { left: x - STAMP.width / 2, top: y - STAMP.height / 2, transform: [{ scale }] }]}
    >
      <Stamp text={stampWord(scored.event)} width={STAMP.width} turn={-9} />
    </View>
  );
}

export function stampWord({ kind, args }: GameEvent): string {
  if (kind !== ('score' satisfies EventKind)) return say('stamp.gang');
  return say(String(args?.['holders'] ?? '').includes('+') ? 'stamp.shared' : 'stamp.held');
}

/** The cell of a neighbourhood that is nearest to its middle, and how wide it is, in cells. */
export function middleOf(
  city: City,
  hood: number,
): { readonly x: number; readonly y: number; readonly width: number } {
  const cells = hoodAt(city, hood).squares.map((square) => ({
    x: (city.xs[square] as number) + 0.5,
    y: (city.ys[square] as number) + 0.5,
  }));
  const mean = (of: (cell: { x: number; y: number }) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const inside = city.squareAt.has(cellKey(Math.floor(mx), Math.floor(my)));
  const [near = { x: mx, y: my }] = [...cells].sort(
    (p, q) => Math.hypot(p.x - mx, p.y - my) - Math.hypot(q.x - mx, q.y - my),
  );
  const xs = cells.map(({ x }) => x);
  const width = Math.max(...xs) - Math.min(...xs) + 1;
  return inside ? { x: mx, y: my, width } : { ...near, width };
}

const styles = StyleSheet.create({
  stamp: {
    position: 'absolute',
    width: STAMP.width,
    height: STAMP.height,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
