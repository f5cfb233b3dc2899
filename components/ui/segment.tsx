import { memo, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { arrowKeys, tabStop } from './arrow-keys';
import { useTheme } from './theme';
import { line, radius, touch } from './tokens';
import { Words } from './words';

interface SegmentProps<Id extends string> {
  readonly label: string;
  readonly items: ReadonlyArray<{ readonly id: Id; readonly label: string }>;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** So wide is a letter of a part, roughly: a part is never narrower than its longest word. */
const LETTER = 8.6;

function leastWidth(label: string, scale: number): number {
  const longest = Math.max(...label.split(' ').map((word) => word.length));
  return Math.round(longest * LETTER * scale) + 14;
}

/** A few exclusive choices in one frame; the chosen one is an ink block. Where they do not fit, they stand in two rows. */
export function Segment<Id extends string>({ label, items, value, onChange }: SegmentProps<Id>) {
  const { colours, scale } = useTheme();
  const ids = items.map(({ id }) => id);
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={[styles.segment, { borderColor: colours.ink }]}
      {...arrowKeys(ids, value, onChange)}
    >
      {items.map((item) => {
        const on = item.id === value;
        return (
          <Pressable
            key={item.id}
            role="radio"
            aria-checked={on}
            aria-label={item.label}
            tabIndex={tabStop(ids, value, item.id)}
            onPress={() => onChange(item.id)}
            style={[
              styles.part,
              {
                minWidth: leastWidth(item.label, scale),
                backgroundColor: on ? colours.inkBlock : colours.paperRaised,
                borderColor: colours.ink,
              },
            ]}
          >
            <Words step="strip" colour={on ? colours.onInkBlock : colours.ink} align="center">
              {item.label}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

interface TabsProps {
  readonly label: string;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly sign: (colour: string) => ReactNode;
    /** Told of the element, where something points at it. */
    readonly at?: (node: View | null) => void;
  }>;
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Tabs with something to do now. */
  readonly lit?: ReadonlySet<string>;
  /** Without the line above it. */
  readonly plain?: boolean;
}

/** The faces of a table: sign above name; a lamp bar where something can be done on another face. */
export const Tabs = memo(function Tabs({ label, items, value, onChange, lit, plain }: TabsProps) {
  const { colours } = useTheme();
  const ids = items.map(({ id }) => id);
  const keys = arrowKeys(ids, value, onChange);
  const row = items.map((item, index) => {
    const on = item.id === value;
    const ink = on ? colours.onInkBlock : colours.inkSoft;
    return (
      <Pressable
        key={item.id}
        ref={item.at}
        role="tab"
        aria-selected={on}
        aria-label={item.label}
        tabIndex={tabStop(ids, value, item.id)}
        onPress={() => onChange(item.id)}
        style={[
          styles.tab,
          items.length > 5 && styles.narrow,
          {
            backgroundColor: on ? colours.inkBlock : colours.paper,
            borderColor: colours.line,
            borderLeftWidth: index === 0 ? 0 : line.hair,
          },
        ]}
      >
        {item.sign(ink)}
        <Words step="tile" colour={ink} lines={1}>
          {item.label}
        </Words>
        {!on && lit?.has(item.id) ? (
          <View style={[styles.lamp, { backgroundColor: colours.lamp, borderColor: colours.onLamp }]} />
        ) : null}
      </Pressable>
    );
  });
  const frame = [styles.tabs, plain && styles.plain, { borderColor: colours.ink }];
  return items.length > 5 ? (
    <ScrollView
      horizontal
      style={[styles.fixed, ...frame]}
      role="tablist"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      {...keys}
    >
      {row}
    </ScrollView>
  ) : (
    <View role="tablist" aria-label={label} style={frame} {...keys}>
      {row}
    </View>
  );
});

const styles = StyleSheet.create({
  segment: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderWidth: line.rule,
    borderRadius: radius.ticket,
    overflow: 'hidden',
  },
  // Each part brings its left and upper line; those of the frame cover the outer ones.
  part: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    marginLeft: -line.rule,
    marginTop: -line.rule,
    borderLeftWidth: line.rule,
    borderTopWidth: line.rule,
    minHeight: touch.min + 2,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
  },
  tabs: { flexDirection: 'row', borderTopWidth: line.rule },
  plain: { borderTopWidth: 0 },
  fixed: { flexGrow: 0 },
  tab: { flex: 1, minHeight: 48, alignItems: 'center', justifyContent: 'center', gap: 1, paddingVertical: 3 },
  narrow: { flex: 0, minWidth: 74 },
  lamp: { position: 'absolute', left: 0, right: 0, top: 0, height: 6, borderBottomWidth: 1 },
});
