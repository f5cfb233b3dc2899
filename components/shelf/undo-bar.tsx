import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { letGo, putBack, useRemoval } from './removal';
import { say } from './words';

/** Long enough to read it, think, and find the button with a keyboard. */
const STAYS_MS = 10_000;

/** The way back for a match just taken off. It goes by itself, and when the shelf is left. */
export function UndoBar() {
  const { colours } = useTheme();
  const offer = useRemoval((removal) => removal.offer);
  useEffect(() => {
    if (!offer) return undefined;
    const timer = setTimeout(() => void letGo(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [offer]);
  useFocusEffect(
    useCallback(
      () => () => {
        void letGo();
      },
      [],
    ),
  );
  if (!offer) return null;
  return (
    <View
      role="status"
      aria-live="polite"
      testID="undo-bar"
      style={[styles.bar, { backgroundColor: colours.paperRaised, borderColor: colours.ink }]}
    >
      <Words style={styles.words}>{say('removed', { title: offer.title })}</Words>
      <Button small label={say('put.back')} onPress={putBack} testID="put-back" />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'center',
    gap: 12,
    width: '100%',
    maxWidth: 620,
    marginBottom: 8,
    paddingHorizontal: 14,
    paddingVertical: 10,
    borderWidth: line.frame,
    borderRadius: radius.ticket,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
