import { memo, type ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { onState, Said, saying, unsaid } from './a11y';
import { KeyLetter } from './key-letter';
import { useTheme } from './theme';
import { line, radius, textScale, TINY_UNDER, touch } from './tokens';
import { Words } from './words';

interface TicketProps {
  readonly label: string;
  readonly detail?: string;
  /** The key letter shared with the board; '' for none. */
  readonly letter?: string;
  /** In the place of the letter: a picture of the card or tile. */
  readonly art?: ReactNode;
  /** Cost and gain chips on the torn-off stub. */
  readonly stub?: ReactNode;
  readonly chosen?: boolean;
  /** In the dock, where three must fit. */
  readonly compact?: boolean;
  /** The whole ticket in words for a screen reader. */
  readonly says: string;
  /** Its background, which shows through the notches. */
  readonly ground: string;
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
  readonly testID?: string;
}

/** A move as a ticket: what it is on the left, what it costs and brings on the stub. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const {
    label,
    detail,
    letter = '',
    art,
    stub,
    chosen = false,
    compact = false,
    says,
    ground,
    onPress,
    onLongPress,
    testID,
  } = props;
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const stacked = scale >= textScale.stackFrom || width < TINY_UNDER;
  const ink = chosen ? colours.onLamp : colours.ink;
  const soft = chosen ? colours.onLamp : colours.inkSoft;
  return (
    <Pressable
      role="button"
      {...saying(says)}
      {...onState(chosen)}
      onPress={onPress}
      onLongPress={onLongPress}
      testID={testID}
      style={({ pressed }) => [
        styles.ticket,
        compact && styles.compact,
        {
          borderColor: chosen ? colours.onLamp : colours.ink,
          backgroundColor: chosen ? colours.lamp : pressed ? colours.paperSunk : colours.paper,
        },
        stacked && styles.stacked,
      ]}
    >
      <Said>{says}</Said>
      <View style={[styles.main, compact && styles.compactMain]} {...unsaid}>
        {art ? <View style={styles.art}>{art}</View> : null}
        {letter ? (
          <View style={[styles.key, compact && styles.compactKey]}>
            <KeyLetter letter={letter} />
          </View>
        ) : null}
        <View style={[styles.words, compact && styles.compactWords, !letter && !art && styles.bare]}>
          <Words step="label" colour={ink}>
            {label}
          </Words>
          {detail ? (
            <Words step="sub" colour={soft}>
              {detail}
            </Words>
          ) : null}
        </View>
      </View>
      {stub ? (
        <View
          {...unsaid}
          style={[
            styles.stub,
            { borderColor: chosen ? colours.onLamp : colours.ink },
            stacked ? styles.stubBelow : [styles.stubBeside, compact && styles.compactStub],
          ]}
        >
          {stacked ? null : <Notches ground={ground} edge={chosen ? colours.onLamp : colours.ink} />}
          {stub}
        </View>
      ) : null}
    </Pressable>
  );
});

function Notches({ ground, edge }: { readonly ground: string; readonly edge: string }) {
  return (
    <>
      <View style={[styles.notch, styles.upper, { backgroundColor: ground, borderColor: edge }]} />
      <View style={[styles.notch, styles.lower, { backgroundColor: ground, borderColor: edge }]} />
    </>
  );
}

const styles = StyleSheet.create({
  ticket: {
    minHeight: touch.ticket,
    flexDirection: 'row',
    alignItems: 'stretch',
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  compact: { minHeight: touch.compact },
  compactMain: { minHeight: touch.compact - 3 },
  compactKey: { width: 42 },
  compactWords: { paddingVertical: 1, paddingRight: 6 },
  compactStub: { paddingHorizontal: 7, gap: 4, maxWidth: '56%' },
  stacked: { flexDirection: 'column' },
  main: { flex: 1, flexDirection: 'row', alignItems: 'center', minHeight: touch.ticket - 3 },
  key: { width: 48, alignItems: 'center' },
  art: { paddingLeft: 6, paddingVertical: 4, paddingRight: 2 },
  words: { flex: 1, justifyContent: 'center', paddingVertical: 5, paddingRight: 8 },
  bare: { paddingLeft: 14 },
  stub: { flexDirection: 'row', alignItems: 'center', gap: 6, borderStyle: 'dashed' },
  stubBeside: {
    paddingHorizontal: 12,
    borderLeftWidth: line.rule,
    flexWrap: 'wrap',
    alignContent: 'center',
    maxWidth: '52%',
    justifyContent: 'center',
    paddingVertical: 4,
  },
  stubBelow: { paddingHorizontal: 12, paddingVertical: 6, borderTopWidth: line.rule, flexWrap: 'wrap' },
  notch: {
    position: 'absolute',
    left: -7,
    width: 13,
    height: 7.5,
    borderWidth: line.rule,
    borderStyle: 'solid',
  },
  upper: { top: -line.rule, borderTopWidth: 0, borderBottomLeftRadius: 7, borderBottomRightRadius: 7 },
  lower: { bottom: -line.rule, borderBottomWidth: 0, borderTopLeftRadius: 7, borderTopRightRadius: 7 },
});
