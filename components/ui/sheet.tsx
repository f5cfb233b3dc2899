import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import Animated, { FadeIn, SlideInDown } from 'react-native-reanimated';

import { ToolButton } from './button';
import { onceReleased } from './held';
import { ToolIcon } from './icon';
import { OxfordRule } from './oxford-rule';
import { say } from './sayings';
import { useTheme } from './theme';
import { line, motion, radius } from './tokens';
import { Words } from './words';

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Under the scrolling part: the buttons. */
  readonly foot?: ReactNode;
  readonly closeLabel?: string;
  readonly testID?: string;
}

interface Focusable {
  focus?(): void;
}

/** A sheet that rises from the lower edge. It takes the focus, Escape and a tap beside it close it, and the focus goes back. */
export function Sheet({
  open,
  title,
  onClose,
  children,
  foot,
  closeLabel = say('close'),
  testID,
}: SheetProps) {
  const { colours, calm } = useTheme();
  const panel = useRef<View>(null);
  // A sheet that a long press opened lies under the finger: it listens once the finger is gone.
  const [deaf, setDeaf] = useState(true);
  useEffect(() => {
    if (!open) return undefined;
    const forget = onceReleased(() => setDeaf(false));
    return () => {
      forget();
      setDeaf(true);
    };
  }, [open]);
  useEffect(() => {
    if (!open || Platform.OS !== 'web') return undefined;
    const before = document.activeElement as (Element & Focusable) | null;
    const timer = setTimeout(() => (panel.current as unknown as Focusable | null)?.focus?.(), 30);
    return () => {
      clearTimeout(timer);
      before?.focus?.();
    };
  }, [open]);
  return (
    <Modal
      visible={open}
      transparent
      animationType="none"
      onRequestClose={onClose}
      statusBarTranslucent
      aria-label={title}
    >
      <View style={styles.screen} testID={testID} pointerEvents={deaf ? 'none' : 'auto'}>
        <Pressable
          aria-label={closeLabel}
          role="button"
          tabIndex={-1}
          onPress={onClose}
          style={styles.shade}
        />
        <Animated.View
          entering={calm ? FadeIn.duration(motion.fade) : SlideInDown.duration(motion.turn)}
          style={styles.holder}
          pointerEvents="box-none"
        >
          <View
            ref={panel}
            accessibilityViewIsModal
            tabIndex={-1}
            style={[styles.panel, { backgroundColor: colours.paperRaised, borderColor: colours.ink }]}
          >
            <View style={styles.head}>
              <View style={styles.title}>
                <Words step="phase" heading>
                  {title}
                </Words>
              </View>
              <ToolButton label={closeLabel} onPress={onClose}>
                <ToolIcon name="close" size={24} />
              </ToolButton>
            </View>
            <OxfordRule style={styles.rule} />
            <ScrollView tabIndex={0} style={styles.body} contentContainerStyle={styles.content}>
              {children}
            </ScrollView>
            {foot ? <View style={styles.foot}>{foot}</View> : null}
          </View>
        </Animated.View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  shade: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    backgroundColor: 'rgba(18,13,10,0.62)',
  },
  holder: { width: '100%', maxWidth: 560, maxHeight: '86%' },
  panel: {
    flexShrink: 1,
    borderWidth: line.frame,
    borderBottomWidth: 0,
    borderTopLeftRadius: radius.ticket,
    borderTopRightRadius: radius.ticket,
  },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: 16, paddingRight: 6, paddingVertical: 6 },
  title: { flex: 1 },
  rule: { marginHorizontal: 16 },
  body: { flexGrow: 0, flexShrink: 1 },
  content: { padding: 16, gap: 10 },
  foot: { paddingHorizontal: 16, paddingBottom: 26, paddingTop: 4, gap: 8 },
});
