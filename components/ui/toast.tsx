import { useEffect } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';

import { useTheme } from './theme';
import { line, motion, radius } from './tokens';
import { Words } from './words';

interface ToastProps {
  readonly text: string | null;
  readonly onGone: () => void;
}

/** One sentence over the board that goes by itself; longer sentences stay longer. */
export function Toast({ text, onGone }: ToastProps) {
  const { colours } = useTheme();
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(onGone, 2600 + text.length * 40);
    return () => clearTimeout(timer);
  }, [text, onGone]);
  if (text === null) return null;
  return (
    <View style={styles.place} pointerEvents="box-none">
      <Animated.View
        key={text}
        entering={FadeIn.duration(motion.fade)}
        exiting={FadeOut.duration(motion.fade)}
        style={[styles.toast, { backgroundColor: colours.inkBlock, borderColor: colours.onInkBlock }]}
      >
        <Pressable onPress={onGone} role="alert" aria-live="assertive" style={styles.press} testID="toast">
          <Words step="body" colour={colours.onInkBlock}>
            {text}
          </Words>
        </Pressable>
      </Animated.View>
    </View>
  );
}

/** Says what just happened to a screen reader; nothing to see. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <View
      role="status"
      aria-live="polite"
      accessibilityLiveRegion="polite"
      style={styles.unseen}
      testID="announcer"
    >
      <Words>{text}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 16, right: 16, bottom: 12, alignItems: 'center', zIndex: 5 },
  toast: { maxWidth: 480, borderWidth: line.hair, borderRadius: radius.ticket },
  press: { paddingHorizontal: 14, paddingVertical: 12, minHeight: 44, justifyContent: 'center' },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01, left: 0, top: 0 },
});
