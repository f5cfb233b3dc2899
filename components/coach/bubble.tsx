import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Anchors, cornerOf, DOCK, type AnchorBook, type Place } from '@/components/play/motion/anchors';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, press, radius, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Target } from '@/engine/core/game';

import type { Saying } from './course';
import { placeBubble, type Box, type Placed } from './place';
import { say } from './words';

const EDGE = 14;
const WIDEST = 440;
/** Half the foot of the tail. */
const FOOT = 11;
/** The camera may still be gliding to what is asked. */
const SETTLED_MS = 340;

interface BubbleProps {
  readonly saying: Saying;
  readonly more: boolean;
  /** Places the player may want to press. */
  readonly lit: ReadonlyMap<Target, string>;
  /** The tab a target is found behind; null where it has none. */
  readonly tabOf: (target: Target) => string | null;
  /** Changes whenever things may lie elsewhere: another face of the table, another height of the dock. */
  readonly scene: string;
  /** The dock may be covered: it is as long as the page. */
  readonly loose: boolean;
  readonly onNext: () => void;
  readonly onWhy: () => void;
}

interface Standing extends Placed {
  readonly of: Saying;
  /** The name of what it points at. */
  readonly name: string;
  readonly point: Box;
  /** Nothing glides any more. */
  readonly settled: boolean;
}

/** What is heard when a bubble appears. */
export function spokenBubble({ title, text }: Saying, before: string): string {
  return [before, `${say('caption', { title })}. ${text}`].filter((part) => part !== '').join(' ');
}

/** One sentence of the coach over the table, pointing at what it is about. It takes no tap but its own. */
export function CoachBubble({ saying, more, lit, tabOf, scene, loose, onNext, onWhy }: BubbleProps) {
  const { colours, scale, spot, onSpot } = useTheme();
  const window = useWindowDimensions();
  const book = useContext(Anchors);
  const layer = useRef<View>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);
  const width = Math.min(WIDEST * Math.max(1, scale * 0.8), window.width - 2 * EDGE);
  const measure = useCallback((event: LayoutChangeEvent) => {
    const { width: w, height } = event.nativeEvent.layout;
    if (w > 0 && height > 0) setSize({ width: Math.round(w), height: Math.round(height) });
  }, []);
  useEffect(() => {
    if (!size || !book) return undefined;
    const stand = (settled: boolean) => {
      const corner = cornerOf(layer.current);
      const found = findPoint(book, saying.at, lit, tabOf, window);
      const room = roomFor(book, window, loose);
      const point = shift(found.box, corner);
      const places = [...lit.keys()].flatMap((target) => {
        const place = book.find(target);
        return place && target !== found.name ? [shift(boxOf(place), corner)] : [];
      });
      setStanding({
        of: saying,
        name: found.name,
        point,
        settled,
        ...placeBubble(size, shift(room, corner), point, places),
      });
    };
    const frame = requestAnimationFrame(() => stand(false));
    const later = setTimeout(() => stand(true), SETTLED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [size, book, saying, lit, tabOf, scene, loose, window]);
  const placed = standing?.of === saying ? standing : null;
  return (
    <View ref={layer} style={StyleSheet.absoluteFill} pointerEvents="box-none" collapsable={false}>
      {placed?.tail ? <Tail {...placed.tail} width={window.width} height={window.height} /> : null}
      <View
        role="note"
        aria-label={say('caption', { title: saying.title })}
        testID="bubble"
        onLayout={measure}
        {...{
          dataSet: placed
            ? {
                key: saying.key ?? 'proposal',
                at: placed.name,
                point: pointText(placed.point),
                settled: placed.settled ? 'yes' : 'no',
              }
            : { key: '', at: '', point: '', settled: 'no' },
        }}
        style={[
          styles.bubble,
          {
            width,
            left: placed?.x ?? EDGE,
            top: placed?.y ?? 0,
            opacity: placed ? 1 : 0,
            backgroundColor: colours.paperRaised,
            borderColor: colours.ink,
            borderBottomWidth: line.frame + press.button,
          },
        ]}
      >
        <View style={styles.head}>
          <View style={[styles.mark, { backgroundColor: spot, borderColor: colours.ink }]}>
            <Icon name="horse-head" size={20} colour={onSpot} />
          </View>
          <View style={styles.caption}>
            <Words step="caption" colour={colours.inkSoft} heading lines={1}>
              {say('caption', { title: saying.title })}
            </Words>
          </View>
          <Pressable
            role="button"
            aria-label={say('why')}
            onPress={onWhy}
            testID="bubble why"
            style={styles.link}
          >
            <Words step="label" style={styles.underlined}>
              {say('why')}
            </Words>
          </Pressable>
          <Pressable
            role="button"
            aria-label={say(more ? 'next' : 'close')}
            onPress={onNext}
            testID="bubble next"
            style={styles.link}
          >
            {more ? (
              <View style={styles.next}>
                <Words step="label">{say('next')}</Words>
                <Icon name="arrow-right" size={13} colour={colours.ink} />
              </View>
            ) : (
              <ToolIcon name="close" size={22} />
            )}
          </Pressable>
        </View>
        <Words style={styles.text}>{saying.text}</Words>
      </View>
      {placed?.tail ? <TailFoot {...placed.tail} bubble={placed} height={size?.height ?? 0} /> : null}
    </View>
  );
}

interface TailProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** From the edge of the bubble to its piece: broad at the foot, and touching. */
function Tail({ from, to, width, height }: TailProps & { readonly width: number; readonly height: number }) {
  const { colours } = useTheme();
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
      <Svg width={width} height={height}>
        <Path
          d={tailPath(from, to)}
          fill={colours.paperRaised}
          stroke={colours.ink}
          strokeWidth={line.frame}
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

/** Opens the frame of the bubble where the tail begins. */
function TailFoot({
  from,
  to,
  bubble,
  height,
}: TailProps & { readonly bubble: { readonly x: number; readonly y: number }; readonly height: number }) {
  const { colours } = useTheme();
  const upright = isUpright(from, to);
  const under = upright && from[1] > bubble.y + height / 2;
  // Below, the hard edge is thicker and stays closed.
  if (under) return null;
  const style = upright
    ? { left: from[0] - FOOT + 1.5, top: from[1] - 0.5, width: 2 * FOOT - 3, height: line.frame + 1 }
    : {
        left: from[0] - (from[0] > bubble.x + 20 ? line.frame + 0.5 : 0.5),
        top: from[1] - FOOT + 1.5,
        width: line.frame + 1,
        height: 2 * FOOT - 3,
      };
  return <View pointerEvents="none" style={[styles.foot, style, { backgroundColor: colours.paperRaised }]} />;
}

function isUpright(from: TailProps['from'], to: TailProps['to']): boolean {
  return Math.abs(to[1] - from[1]) >= Math.abs(to[0] - from[0]);
}

function tailPath(from: TailProps['from'], to: TailProps['to']): string {
  const [x, y] = from;
  const foot = isUpright(from, to)
    ? [`M${x - FOOT} ${y}`, `L${x + FOOT} ${y}`]
    : [`M${x} ${y - FOOT}`, `L${x} ${y + FOOT}`];
  return `${foot[0]} L${to[0]} ${to[1]} ${foot[1]}`;
}

/** The first of the names that is in sight; behind a tab, that tab; else the middle of the dock. */
function findPoint(
  book: AnchorBook,
  names: readonly string[],
  lit: ReadonlyMap<Target, string>,
  tabOf: BubbleProps['tabOf'],
  window: { readonly width: number; readonly height: number },
): { readonly name: string; readonly box: Box } {
  for (const name of names) {
    for (const one of spelled(book, name, lit)) {
      const place = book.find(one) ?? tabPlace(book, tabOf(one));
      if (place && inSight(place, window)) return { name: one, box: boxOf(place) };
    }
  }
  return { name: '', box: { x: window.width / 2, y: window.height / 2, width: 0, height: 0 } };
}

function tabPlace(book: AnchorBook, tab: string | null): Place | null {
  return tab === null ? null : book.find(`@tab ${tab}`);
}

/** A kind of targets is any of them, one that is lit before others. */
function spelled(book: AnchorBook, name: string, lit: ReadonlyMap<Target, string>): readonly string[] {
  if (!name.endsWith('*')) return [name];
  const known = book.names(name.slice(0, -1));
  return [...known.filter((one) => lit.has(one)), ...known.filter((one) => !lit.has(one))];
}

function inSight({ x, y }: Place, window: { readonly width: number; readonly height: number }): boolean {
  return x > 0 && y > 0 && x < window.width && y < window.height;
}

/** Over the dock there is no room for bubbles; on one long page there is no other. */
function roomFor(
  book: AnchorBook,
  window: { readonly width: number; readonly height: number },
  loose: boolean,
): Box {
  const whole = { x: EDGE, y: EDGE, width: window.width - 2 * EDGE, height: window.height - 2 * EDGE };
  const dock = book.find(DOCK);
  if (!dock || loose) return whole;
  const { x, y, width, height } = boxOf(dock);
  // Beside the board, on a phone that lies down.
  if (height > window.height * 0.9 || y < EDGE * 4) {
    const left = x > window.width / 2 - 1 ? EDGE : x + width + EDGE;
    return { ...whole, x: left, width: window.width - width - 2 * EDGE };
  }
  return { ...whole, height: y - 2 * EDGE };
}

function boxOf({ x, y, width, height }: Place): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function shift(box: Box, corner: { readonly x: number; readonly y: number }): Box {
  return { ...box, x: box.x - corner.x, y: box.y - corner.y };
}

function pointText({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(Math.round).join(' ');
}

const styles = StyleSheet.create({
  bubble: {
    position: 'absolute',
    borderWidth: line.frame,
    borderRadius: radius.ticket,
    paddingHorizontal: 12,
    paddingTop: 5,
    paddingBottom: 8,
    gap: 2,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, height: 34 },
  mark: {
    width: 28,
    height: 28,
    borderWidth: line.hair,
    borderRadius: radius.chip,
    alignItems: 'center',
    justifyContent: 'center',
  },
  caption: { flex: 1, minWidth: 0 },
  // The finger has 44, the line 34.
  link: {
    minWidth: touch.min,
    minHeight: touch.min,
    paddingHorizontal: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  next: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  underlined: { textDecorationLine: 'underline' },
  text: { lineHeight: undefined },
  foot: { position: 'absolute' },
});
