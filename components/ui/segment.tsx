import { memo, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from './theme';
import { line, radius, touch } from './tokens';
import { Words } from './words';

interface SegmentProps<Id extends string> {
  readonly label: string;
  readonly items: ReadonlyArray<{ readonly id: Id; readonly label: string }>;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A few exclusive choices in one frame; the chosen one is an ink block. */
export function Segment<Id extends string>({ label, items, value, onChange }: SegmentProps<Id>) {
  const { colours } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.segment, { borderColor: colours.ink }]}>
      {items.map((item, index) => {
        const on = item.id === value;
        return (
          <Pressable
            key={item.id}
            role="radio"
            aria-checked={on}
            aria-label={item.label}
            onPress={() => onChange(item.id)}
            style={[
              styles.part,
              {
                backgroundColor: on ? colours.inkBlock : colours.paperRaised,
                borderLeftWidth: index === 0 ? 0 : line.rule,
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
  }>;
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Tabs with something to do now. */
  readonly lit?: ReadonlySet<string>;
}

/** The faces of a table: sign above name; a lamp dot where something can be done on another face. */
export const Tabs = memo(function Tabs({ label, items, value, onChange, lit }: TabsProps) {
  const { colours } = useTheme();
  const row = items.map((item, index) => {
    const on = item.id === value;
    const ink = on ? colours.onInkBlock : colours.inkSoft;
    return (
      <Pressable
        key={item.id}
        role="tab"
        aria-selected={on}
        aria-label={item.label}
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
          <View style={[styles.dot, { backgroundColor: colours.lamp, borderColor: colours.ink }]} />
        ) : null}
      </Pressable>
    );
  });
  const frame = [styles.tabs, { borderColor: colours.ink }];
  return items.length > 5 ? (
    <ScrollView
      horizontal
      style={[styles.fixed, ...frame]}
      role="tablist"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
    >
      {row}
    </ScrollView>
  ) : (
    <View role="tablist" aria-label={label} style={frame}>
      {row}
    </View>
  );
});

const styles = StyleSheet.create({
  segment: { flexDirection: 'row', borderWidth: line.rule, borderRadius: radius.ticket, overflow: 'hidden' },
  part: {
    flex: 1,
    minHeight: touch.min + 2,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
  },
  tabs: { flexDirection: 'row', borderTopWidth: line.rule },
  fixed: { flexGrow: 0 },
  tab: { flex: 1, minHeight: 48, alignItems: 'center', justifyContent: 'center', gap: 1, paddingVertical: 3 },
  narrow: { flex: 0, minWidth: 74 },
  dot: { position: 'absolute', right: 6, top: 5, width: 9, height: 9, borderRadius: 5, borderWidth: 1 },
});
