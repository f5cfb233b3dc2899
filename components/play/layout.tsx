import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Shape {
  /** Phone upright, phone lying, tablet or desktop. */
  readonly kind: 'tall' | 'low' | 'wide';
  readonly dockWidth: number;
  readonly bannerWidth: number;
  /** Guesses for the first frame. */
  readonly board: Size;
  readonly side: Size;
  readonly dock: number;
  /** With the largest letters. */
  readonly dockMost: number;
}

export const WIDE_FROM = 900;
export const LOW_UNDER = 500;

export function shapeOf(width: number, height: number): Shape {
  if (width >= WIDE_FROM && height >= LOW_UNDER) {
    const left = Math.round(width * 0.63);
    return {
      kind: 'wide',
      dockWidth: left,
      bannerWidth: left,
      board: { width: left, height: Math.round((height - 64) * 0.64) },
      side: { width: width - left, height: Math.round((height - 64) * 0.7) },
      dock: Math.round((height - 64) * 0.33),
      dockMost: Math.round((height - 64) * 0.44),
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
      dock: height,
      dockMost: height,
    };
  }
  return {
    kind: 'tall',
    dockWidth: width,
    bannerWidth: width,
    board: { width, height: Math.round(height * 0.42) },
    side: { width: 0, height: 0 },
    dock: Math.round(height * 0.365),
    dockMost: Math.round(height * 0.47),
  };
}

interface LayoutProps {
  readonly shape: Shape;
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
}

/** Where things stand: under each other on a phone, side by side when it lies down or on a tablet. */
export function Layout(props: LayoutProps) {
  const { shape, bottom, leftHanded, trouble, top, banner, board, tabs, seats, side, dock, over } = props;
  const { colours, scale } = useTheme();
  const ruled = { borderColor: colours.ink };
  const dockBox = [
    styles.dock,
    {
      backgroundColor: colours.paperRaised,
      // One height for every question: nothing above it moves from pick to pick. A long list scrolls.
      height: Math.min(shape.dockMost, Math.round(shape.dock * scale)),
      paddingBottom: Math.max(bottom, 24),
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
        <View style={[styles.columns, styles.topLine, ruled]}>
          <View style={[styles.left, ruled]}>
            {banner}
            <View style={[styles.fill, banner ? styles.topLine : null, ruled]}>{table}</View>
            <OxfordRule />
            <View style={dockBox}>{dock}</View>
          </View>
          <View style={styles.right}>
            {seats}
            {side ?? <View style={[styles.fill, { backgroundColor: colours.paperSunk }]} />}
          </View>
        </View>
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
          <View style={[dockBox, styles.fill]}>{dock}</View>
        </View>
      </View>
    );
  }
  return (
    <View style={styles.fill}>
      {top}
      {warning}
      {banner}
      <View style={[styles.fill, styles.topLine, ruled]}>{table}</View>
      {tabs}
      {seats}
      <OxfordRule />
      <View style={dockBox}>{dock}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, minHeight: 0 },
  columns: { flex: 1, minHeight: 0, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  topLine: { borderTopWidth: line.rule },
  left: { width: '63%', borderRightWidth: line.rule },
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
