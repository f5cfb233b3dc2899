import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { DockHeight } from '@/components/boards/board';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line, textScale, TINY_UNDER } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { DOCK, useAnchor } from './motion/anchors';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Shape {
  /** Phone upright, phone lying, tablet or desktop; and where letters are too large for bands, one long page. */
  readonly kind: 'tall' | 'low' | 'wide' | 'loose';
  readonly dockWidth: number;
  readonly bannerWidth: number;
  /** Guesses for the first frame. */
  readonly board: Size;
  readonly side: Size;
  /** Tickets that stand whole in a tall dock. */
  readonly tickets: number;
  /** Dock heights with letters of the common size, and the most that large letters may take. */
  readonly docks: Readonly<Record<DockHeight, number>>;
  readonly dockMost: number;
}

export const WIDE_FROM = 900;
export const LOW_UNDER = 500;
/** A small phone: its tall dock holds a ticket less. */
const SHORT_UNDER = 740;

/** Upright and lower than this, bands would leave the board a slit. */
const SLIT_UNDER = 600;

/** What the left side of a tablet has of the width. */
const LEFT = 0.63;

export function shapeOf(width: number, height: number, scale = 1, share = LEFT): Shape {
  const slit = height < SLIT_UNDER && width < height;
  if (scale > textScale.table || width < TINY_UNDER || height < TINY_UNDER || slit) {
    const board = Math.round(Math.max(180, Math.min(height * 0.5, width * 1.1)));
    return {
      kind: 'loose',
      dockWidth: width,
      bannerWidth: width,
      board: { width, height: board },
      side: { width: 0, height: 0 },
      tickets: 3,
      docks: { row: 0, low: 0, tall: 0 },
      dockMost: 0,
    };
  }
  if (width >= WIDE_FROM && height >= LOW_UNDER) {
    const left = Math.round(width * share);
    return {
      kind: 'wide',
      dockWidth: width,
      bannerWidth: width,
      board: { width: left, height: height - 264 },
      side: { width: width - left, height: Math.round((height - 264) * 0.7) },
      tickets: 4,
      docks: { row: 142, low: 142, tall: 196 },
      dockMost: Math.round(height * 0.44),
    };
  }
  if (height < LOW_UNDER && width > height) {
    const dock = Math.max(320, Math.round(width * 0.44));
    return {
      kind: 'low',
      dockWidth: dock,
      bannerWidth: dock,
      board: { width: width - dock, height: height - 48 },
      side: { width: 0, height: 0 },
      tickets: 3,
      docks: { row: height, low: height, tall: height },
      dockMost: height,
    };
  }
  return {
    kind: 'tall',
    dockWidth: width,
    bannerWidth: width,
    board: { width, height: Math.round(height * 0.42) },
    side: { width: 0, height: 0 },
    tickets: height < SHORT_UNDER ? 2 : 3,
    docks: { row: 178, low: 226, tall: height < SHORT_UNDER ? 302 : 360 },
    dockMost: Math.round(height * 0.56),
  };
}

/** Room under the buttons; the home bar of a phone may take more. */
const FOOT = 14;

interface LayoutProps {
  readonly shape: Shape;
  /** Seats and faces side by side. */
  readonly band: boolean;
  readonly dockHeight: DockHeight;
  readonly bottom: number;
  readonly leftHanded: boolean;
  readonly trouble: string | null;
  readonly top: ReactNode;
  readonly banner: ReactNode;
  readonly board: ReactNode;
  readonly tabs: ReactNode;
  readonly seats: ReactNode;
  readonly side: ReactNode;
  readonly dock: ReactNode;
  readonly over: ReactNode;
  /** The whole list, over everything but the top bar. */
  readonly list: ReactNode;
}

/** Where things stand: under each other on a phone, side by side when it lies down or on a tablet. */
export function Layout(props: LayoutProps) {
  const {
    shape,
    band,
    dockHeight,
    bottom,
    leftHanded,
    trouble,
    top,
    banner,
    board,
    tabs,
    seats,
    side,
    dock,
    over,
    list,
  } = props;
  const { colours, scale } = useTheme();
  const dockAnchor = useAnchor(DOCK);
  const ruled = { borderColor: colours.ink };
  const dockBox = [
    styles.dock,
    {
      backgroundColor: colours.paperRaised,
      // A kind of decision has one height for good: nothing above it moves from pick to pick.
      height:
        Math.min(shape.dockMost, Math.round(shape.docks[dockHeight] * scale)) + Math.max(0, bottom - FOOT),
      paddingBottom: Math.max(bottom, FOOT),
    },
  ];
  const warning = trouble ? (
    <View role="alert" style={[styles.trouble, { borderColor: colours.warn }]} testID="trouble">
      <Words step="sub" colour={colours.warn}>
        {trouble}
      </Words>
    </View>
  ) : null;
  const table = (
    <View style={styles.fill}>
      {board}
      {over}
    </View>
  );
  if (shape.kind === 'wide') {
    return (
      <View style={styles.fill}>
        {top}
        {warning}
        {banner}
        <View style={[styles.columns, styles.topLine, ruled]}>
          <View style={[styles.left, ruled, { width: shape.board.width }]}>{table}</View>
          <View style={styles.right}>
            {seats}
            {side}
          </View>
        </View>
        <OxfordRule />
        <View ref={dockAnchor} style={dockBox}>
          {dock}
        </View>
        {list}
      </View>
    );
  }
  if (shape.kind === 'low') {
    return (
      <View style={[styles.columns, leftHanded && styles.mirrored]}>
        <View style={styles.fill}>
          {table}
          {tabs}
        </View>
        <View style={[styles.lowSide, ruled, { width: shape.dockWidth }]}>
          {top}
          {warning}
          {banner}
          {seats}
          <OxfordRule />
          <View ref={dockAnchor} style={[dockBox, styles.fill]}>
            {dock}
          </View>
          {list}
        </View>
      </View>
    );
  }
  if (shape.kind === 'loose') {
    return (
      <View style={styles.fill}>
        <ScrollView style={styles.fill} testID="page">
          {top}
          {warning}
          {banner}
          <View style={[styles.topLine, ruled, { height: shape.board.height }]}>{table}</View>
          {tabs}
          {seats}
          <OxfordRule />
          <View
            ref={dockAnchor}
            style={{ backgroundColor: colours.paperRaised, paddingBottom: Math.max(bottom, FOOT) }}
          >
            {dock}
          </View>
        </ScrollView>
        {list}
      </View>
    );
  }
  return (
    <View style={styles.fill}>
      {top}
      {warning}
      {banner}
      <View style={[styles.fill, styles.topLine, ruled]}>{table}</View>
      {band ? (
        <View style={[styles.band, styles.topLine, ruled]}>
          {seats}
          <View style={styles.grow}>{tabs}</View>
        </View>
      ) : (
        <>
          {tabs}
          {seats}
        </>
      )}
      <OxfordRule />
      <View ref={dockAnchor} style={dockBox}>
        {dock}
      </View>
      {list}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, minHeight: 0 },
  columns: { flex: 1, minHeight: 0, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  band: { flexDirection: 'row' },
  grow: { flex: 1, minWidth: 0 },
  topLine: { borderTopWidth: line.rule },
  left: { borderRightWidth: line.rule },
  right: { flex: 1, minWidth: 0 },
  lowSide: { borderLeftWidth: line.rule, minHeight: 0 },
  dock: { flexShrink: 0, minHeight: 0 },
  trouble: {
    marginHorizontal: 16,
    marginBottom: 6,
    paddingHorizontal: 10,
    paddingVertical: 6,
    borderWidth: line.rule,
    borderRadius: 6,
  },
});
