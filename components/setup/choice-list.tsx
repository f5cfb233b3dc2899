import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { arrowKeys, tabStop } from '@/components/ui/arrow-keys';
import { useTheme } from '@/components/ui/theme';
import { board, line, press, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

export interface ChoiceItem {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly items: readonly ChoiceItem[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Letters of label and help, roughly: on one line where they fit side by side. */
const LABEL_LETTER = 8;
const HELP_LETTER = 6.6;
/** What frame, ring and gaps of a row take. */
const ROW_FRAME = 80;
/** A column of choices is never wider. */
const COLUMN = 560;

/** One of a few: cards in a row when they are few and short, rows with their help otherwise. The chosen one is under the lamp. */
export function ChoiceList(props: ChoiceProps) {
  const { items } = props;
  const short = items.length <= 3 && items.every((item) => !item.help && item.label.length <= 14);
  return short ? <Cards {...props} /> : <Rows {...props} />;
}

function Cards({ label, items, value, onChange }: ChoiceProps) {
  const { colours } = useTheme();
  const ids = items.map(({ id }) => id);
  return (
    <View role="radiogroup" aria-label={label} style={styles.cards} {...arrowKeys(ids, value, onChange)}>
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
              styles.card,
              {
                borderColor: colours.ink,
                backgroundColor: on ? colours.lamp : colours.paperRaised,
                borderBottomWidth: on ? press.button + line.rule : line.rule,
              },
            ]}
          >
            <Words step="strong" colour={on ? colours.onLamp : colours.ink} align="center">
              {item.label}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

function Rows({ label, items, value, onChange }: ChoiceProps) {
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const room = Math.min(width, COLUMN) - ROW_FRAME;
  const ids = items.map(({ id }) => id);
  const beside = items.every(
    ({ label: name, help = '' }) => (name.length * LABEL_LETTER + help.length * HELP_LETTER) * scale <= room,
  );
  return (
    <View role="radiogroup" aria-label={label} style={styles.rows} {...arrowKeys(ids, value, onChange)}>
      {items.map((item, index) => {
        const on = item.id === value;
        const ink = on ? colours.onLamp : colours.ink;
        return (
          <Pressable
            key={item.id}
            role="radio"
            aria-checked={on}
            aria-label={item.help ? `${item.label}. ${item.help}` : item.label}
            tabIndex={tabStop(ids, value, item.id)}
            onPress={() => onChange(item.id)}
            style={[
              styles.row,
              index > 0 && { borderTopWidth: line.hair, borderColor: colours.line },
              on && { backgroundColor: colours.lamp, borderColor: board.ink },
            ]}
          >
            <View style={[styles.ring, { borderColor: ink }]}>
              {on ? <View style={[styles.dot, { backgroundColor: board.ink }]} /> : null}
            </View>
            <View style={[styles.words, beside && styles.beside]}>
              <Words step="label" colour={ink}>
                {item.label}
              </Words>
              {item.help ? (
                <Words
                  step="sub"
                  colour={on ? colours.onLamp : colours.inkSoft}
                  style={beside && styles.right}
                >
                  {item.help}
                </Words>
              ) : null}
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 84,
    minHeight: 52,
    alignItems: 'center',
    justifyContent: 'center',
    padding: 6,
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  rows: { marginHorizontal: -16 },
  row: {
    minHeight: 46,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 16,
    paddingVertical: 6,
  },
  ring: {
    width: 22,
    height: 22,
    borderRadius: 11,
    borderWidth: line.rule,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 12, height: 12, borderRadius: 6 },
  words: { flex: 1 },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  right: { flexShrink: 1, textAlign: 'right' },
});
