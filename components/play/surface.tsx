/**
 * The pan and zoom under every board. A board draws in its own units inside one hidden `Svg`; the
 * places that can be tapped are Pressables laid over it, which is what a keyboard and a screen reader meet.
 */
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Platform, Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Target } from '@/engine/core/game';
import { ToolIcon } from '@/components/ui/icon';
import { Paste, usePasted, type Pasted } from '@/components/ui/pasted';
import { useTheme } from '@/components/ui/theme';
import { board as inks, line, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { Ground } from './motion/ground';
import { placeOf, useAnchors, type Locate } from './motion/anchors';
import { useSigns } from './signs';
import { nearestSpot, neighbour, placeSpots, type Spot } from './spots';
import { useCamera } from './use-camera';
import { say } from './words';
import { Zoom } from './zoom';

export type { Spot } from './spots';

/** A tag may be this wide to either side of the middle of its place. */
const TAG_REACH = 50;

/** What a double tap zooms to. */
const CLOSER = 2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SurfaceProps {
  /** The props of the board that draws on it: its room, what is lit, and who hears of a press. */
  readonly board: Pick<BoardProps, 'width' | 'height' | 'lit' | 'tags' | 'onPress' | 'onExplain'>;
  /** What is fitted into the room there is, in the board's own units. */
  readonly box: Box;
  /** Svg content in box units. */
  readonly children: ReactNode;
  /** The Tab key stops at the first lit one; where two overlap the finger means the lit one. */
  readonly spots: readonly Spot[];
  /** The colour of the table where the box leaves room; the paper's own when absent. */
  readonly ground?: string;
  /** A flat board, such as a row of cards, neither pans nor zooms. */
  readonly still?: boolean;
  /** Views over the drawing that move by themselves, laid out in px; a unit of the box is `fit` of them. */
  readonly over?: (fit: number) => ReactNode;
}

export function Surface(props: SurfaceProps) {
  const pasted = usePasted();
  return pasted ? <PastedSurface {...props} at={pasted} /> : <LiveSurface {...props} />;
}

/** The drawing alone, as a part of a larger one. */
function PastedSurface({ box, children, ground, at }: SurfaceProps & { readonly at: Pasted }) {
  const { colours } = useTheme();
  return (
    <Paste at={at} box={box} how="whole" ground={ground ?? colours.paperSunk}>
      {children}
    </Paste>
  );
}

function LiveSurface({ board, box, children, spots, ground, still = false, over }: SurfaceProps) {
  const { width, height, lit, tags, onPress, onExplain } = board;
  const { colours } = useTheme();
  const fit = Math.min(width / box.width, height / box.height);
  const drawn = { width: box.width * fit, height: box.height * fit };
  const camera = useCamera({ width, height, drawnWidth: drawn.width, drawnHeight: drawn.height });
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: camera.x.get() }, { translateY: camera.y.get() }, { scale: camera.k.get() }],
  }));
  const placed = useMemo(() => placeSpots(spots, lit, box, fit), [spots, lit, box, fit]);
  const gesture = useMemo(() => boardGesture(camera.pan, camera.pinch), [camera.pan, camera.pinch]);
  const frame = useRef<View>(null);
  useEffect(() => (still ? undefined : camera.listenToWheel(frame.current)), [camera, still]);
  const locate = useCallback<Locate>(
    (target) => {
      const spot = placed.find((one) => one.target === target);
      const room = spot && placeOf(frame.current);
      if (!spot || !room) return null;
      const zoom = camera.k.get();
      const x = room.x + camera.x.get() + (spot.px - drawn.width / 2) * zoom;
      const y = room.y + camera.y.get() + (spot.py - drawn.height / 2) * zoom;
      return { x, y, width: spot.hx * 2 * zoom, height: spot.hy * 2 * zoom };
    },
    [placed, camera, drawn.width, drawn.height],
  );
  useAnchors(
    locate,
    useCallback(() => placed.map(({ target }) => target), [placed]),
  );
  // The camera stays where it is from pick to pick, unless all that is asked lies outside the picture.
  useEffect(() => {
    if (!still) camera.find(placed.filter((spot) => spot.lit));
  }, [camera, placed, still]);
  const lastGroundTap = useRef(0);
  const tapGround = (event: GestureResponderEvent) => {
    const now = event.nativeEvent.timestamp ?? event.timeStamp;
    if (now - lastGroundTap.current < 320) camera.toggle();
    lastGroundTap.current = now;
  };
  // On a phone the drawing is laid out larger while zoomed, so that lines stay sharp.
  const detail = Platform.OS !== 'web' && camera.zoomed ? 2 : 1;
  const content = (
    <Animated.View style={[styles.centre, style]} collapsable={false}>
      <Pressable
        accessible={false}
        tabIndex={-1}
        style={StyleSheet.absoluteFill}
        onPress={still ? undefined : tapGround}
        aria-hidden
        importantForAccessibility="no"
      />
      <View style={drawn}>
        <View
          pointerEvents="none"
          aria-hidden
          importantForAccessibility="no-hide-descendants"
          accessibilityElementsHidden
          style={[styles.drawing, { transformOrigin: 'top left', transform: [{ scale: 1 / detail }] }]}
        >
          <Svg
            width={drawn.width * detail}
            height={drawn.height * detail}
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          >
            <Zoom value={camera.zoomed ? CLOSER : 1}>{children}</Zoom>
          </Svg>
        </View>
        {over ? (
          <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
            {over(fit)}
          </View>
        ) : null}
        <Spots
          placed={placed}
          onPress={onPress}
          onExplain={onExplain}
          panned={camera.panned}
          onZoom={camera.zoomBy}
        />
        {tags.size > 0 ? <Tags placed={placed} tags={tags} /> : null}
      </View>
    </Animated.View>
  );
  return (
    <View ref={frame} testID="surface" style={[styles.frame, { width, height }]}>
      <Ground tone={ground ?? colours.paperSunk} />
      {still ? content : <GestureDetector gesture={gesture}>{content}</GestureDetector>}
      {camera.zoomed ? (
        <Pressable
          role="button"
          aria-label={say('surface.fit')}
          onPress={camera.reset}
          style={[styles.fit, { backgroundColor: colours.paperRaised, borderColor: colours.ink }]}
        >
          <ToolIcon name="fit" size={22} />
        </Pressable>
      ) : null}
    </View>
  );
}

/** What a place would bring, hanging under it. */
function Tags({
  placed,
  tags,
}: {
  readonly placed: ReturnType<typeof placeSpots>;
  readonly tags: BoardProps['tags'];
}) {
  const { spot, onSpot } = useTheme();
  const Sign = useSigns();
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
      {placed.map(({ target, cx, cy, hy }) => {
        const [chip] = tags.get(target) ?? [];
        if (!chip) return null;
        return (
          <View key={target} style={[styles.tagAt, { left: cx - TAG_REACH, top: cy + hy - 4 }]}>
            <View style={[styles.tag, { backgroundColor: spot }]}>
              <Words step="name" colour={onSpot}>
                {`${chip.amount < 0 ? '−' : '+'}${Math.abs(chip.amount)}`}
              </Words>
              <Sign name={chip.sign} size={15} colour={onSpot} />
            </View>
          </View>
        );
      })}
    </View>
  );
}

function boardGesture(pan: ReturnType<typeof Gesture.Pan>, pinch: ReturnType<typeof Gesture.Pinch>) {
  return Gesture.Simultaneous(pan, pinch);
}

interface SpotsProps {
  readonly placed: ReturnType<typeof placeSpots>;
  readonly onPress: (target: Target) => void;
  readonly onExplain: (target: Target) => void;
  /** True just after a drag, whose end is no tap. */
  readonly panned: () => boolean;
  readonly onZoom: (factor: number) => void;
}

interface Focusable {
  focus(): void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One stop for the Tab key, arrows inside: a roving focus over the places of the board. */
const Spots = memo(function Spots({ placed, onPress, onExplain, panned, onZoom }: SpotsProps) {
  const [active, setActive] = useState<Target | null>(null);
  const [nodes] = useState(() => new Map<Target, Focusable>());
  const here = placed.some((spot) => spot.target === active)
    ? active
    : ((placed.find((spot) => spot.lit) ?? placed[0])?.target ?? null);
  // One for good: a picture that changes one place draws one button, not all of them.
  const latest = useRef(placed);
  useLayoutEffect(() => {
    latest.current = placed;
  }, [placed]);
  const press = useCallback(
    (target: Target, event: GestureResponderEvent) => {
      if (panned()) return;
      const spot = latest.current.find((one) => one.target === target);
      if (!spot) return;
      const point = pointIn(event);
      onPress(point ? nearestSpot(latest.current, spot.left + point.x, spot.top + point.y, target) : target);
    },
    [onPress, panned],
  );
  const keyDown = (event: { key?: string; nativeEvent?: { key?: string }; preventDefault?: () => void }) => {
    const key = event.key ?? event.nativeEvent?.key ?? '';
    const arrow = arrows[key];
    if (arrow && here !== null) {
      const next = neighbour(placed, here, arrow[0], arrow[1]);
      event.preventDefault?.();
      if (next !== null) {
        setActive(next);
        nodes.get(next)?.focus();
      }
    } else if (key === '+' || key === '=') onZoom(1.5);
    else if (key === '-') onZoom(1 / 1.5);
  };
  const keyboard = Platform.OS === 'web' ? ({ onKeyDown: keyDown } as object) : null;
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="box-none" {...keyboard}>
      {placed.map((spot) => (
        <SpotButton
          key={spot.target}
          target={spot.target}
          label={spot.label}
          left={spot.left}
          top={spot.top}
          width={spot.width}
          height={spot.height}
          lit={spot.lit}
          stop={spot.target === here}
          onPress={press}
          onExplain={onExplain}
          nodes={nodes}
        />
      ))}
    </View>
  );
});

interface SpotButtonProps {
  readonly target: Target;
  readonly label: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
  readonly stop: boolean;
  readonly onPress: (target: Target, event: GestureResponderEvent) => void;
  readonly onExplain: (target: Target) => void;
  readonly nodes: Map<Target, Focusable>;
}

const SpotButton = memo(function SpotButton(props: SpotButtonProps) {
  const { target, label, left, top, width, height, lit, stop, onPress, onExplain, nodes } = props;
  return (
    <Pressable
      ref={(node) => {
        if (node) nodes.set(target, node as unknown as Focusable);
        else nodes.delete(target);
      }}
      role="button"
      aria-label={label}
      accessibilityHint={lit ? say('surface.lit') : undefined}
      accessibilityActions={[{ name: 'longpress', label: say('surface.explain') }]}
      onAccessibilityAction={() => onExplain(target)}
      testID={lit ? `lit ${target}` : `spot ${target}`}
      tabIndex={stop ? 0 : -1}
      onPress={(event) => onPress(target, event)}
      onLongPress={() => onExplain(target)}
      style={{ position: 'absolute', left, top, width, height }}
    />
  );
});

/** Where inside the Pressable it was touched; null for a press by keyboard or assistive technology. */
function pointIn(
  event: GestureResponderEvent | undefined,
): { readonly x: number; readonly y: number } | null {
  const native = event?.nativeEvent as
    | { locationX?: number; locationY?: number; offsetX?: number; offsetY?: number; detail?: number }
    | undefined;
  if (!native) return null;
  if (typeof native.locationX === 'number' && typeof native.locationY === 'number') {
    return { x: native.locationX, y: native.locationY };
  }
  if (!native.detail || typeof native.offsetX !== 'number' || typeof native.offsetY !== 'number') return null;
  return { x: native.offsetX, y: native.offsetY };
}

const styles = StyleSheet.create({
  frame: { overflow: 'hidden' },
  centre: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  drawing: { position: 'absolute', left: 0, top: 0 },
  tagAt: { position: 'absolute', width: TAG_REACH * 2, alignItems: 'center' },
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    height: 21,
    paddingHorizontal: 6,
    borderWidth: line.rule,
    borderColor: inks.ink,
    borderRadius: 4,
  },
  fit: {
    position: 'absolute',
    right: 8,
    top: 8,
    width: touch.min,
    height: touch.min,
    borderWidth: line.rule,
    borderRadius: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
