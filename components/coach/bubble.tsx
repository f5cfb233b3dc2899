import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';

import { Anchors, cornerOf } from '@/components/play/motion/anchors';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, press, radius, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Target } from '@/engine/core/game';

import type { Saying } from './course';
import { placeBubble, type Box, type Placed } from './place';
import { barBox, boxOf, EDGE, findPoint, pointText, roomFor, shift } from './points';
import { Ring, Tail, TailFoot } from './tail';
import { say } from './words';

const WIDEST = 440;
const NARROW = 400;
/** Titles up to so many letters have room for the name of who speaks. */
const LETTERS = 12;
const LETTERS_WIDE = 16;
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
        ...placeBubble(
          size,
          shift(room, corner),
          point,
          places,
          barBox(book).map((box) => shift(box, corner)),
        ),
      });
    };
    const frame = requestAnimationFrame(() => stand(false));
    const later = setTimeout(() => stand(true), SETTLED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [size, book, saying, lit, tabOf, scene, loose, window]);
  const named = saying.title.length <= (width > NARROW ? LETTERS_WIDE : LETTERS);
  const placed = standing?.of === saying ? standing : null;
  return (
    <View ref={layer} style={StyleSheet.absoluteFill} pointerEvents="box-none" collapsable={false}>
      {placed?.far ? <Ring round={placed.point} /> : null}
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
            <Words step="caption" colour={colours.inkSoft} heading lines={scale > 1 ? undefined : 2}>
              {named ? say('caption', { title: saying.title }) : saying.title}
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
                {width > NARROW ? <Words step="label">{say('next')}</Words> : null}
                <Icon name="arrow-right" size={18} colour={colours.ink} />
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
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 34 },
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
});
