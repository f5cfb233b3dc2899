import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

/** A title in display type would break inside its words. */
const NARROW = 200;

interface PageProps {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
  /** Stands under the scrolling part. */
  readonly foot?: ReactNode;
  /** Two columns stand beside each other where there is room. */
  readonly wide?: boolean;
  /** Still reading: tests and screen readers wait for its end. */
  readonly busy?: boolean;
  readonly testID?: string;
}

/** A page of reading or settings: back, title, one column that never gets wider than a line can be read. */
export function Page({
  title,
  backLabel,
  onBack,
  children,
  foot,
  wide = false,
  busy = false,
  testID,
}: PageProps) {
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="main"
      aria-busy={busy}
      testID={testID}
      style={[styles.page, { backgroundColor: colours.paper, paddingTop: insets.top }]}
    >
      <View style={[styles.column, wide && styles.wide, styles.head]}>
        <ToolButton label={backLabel} onPress={onBack} framed testID="back">
          <ToolIcon name="back" />
        </ToolButton>
        <View style={styles.title}>
          <Words step={width < NARROW * scale ? 'prompt' : 'title'} heading>
            {title}
          </Words>
        </View>
      </View>
      <View style={[styles.column, wide && styles.wide]}>
        <OxfordRule />
      </View>
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={[
          styles.column,
          wide && styles.wide,
          styles.content,
          { paddingBottom: insets.bottom + 32 },
        ]}
        tabIndex={0}
        aria-label={title}
      >
        {children}
      </ScrollView>
      {foot ? (
        <View
          style={[
            styles.foot,
            {
              borderColor: colours.ink,
              backgroundColor: colours.paperRaised,
              paddingBottom: insets.bottom + 12,
            },
          ]}
        >
          <View style={styles.column}>{foot}</View>
        </View>
      ) : null}
    </View>
  );
}

/** A caption over a part of a page. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { colours } = useTheme();
  return (
    <View style={styles.section}>
      <Words step="caption" colour={colours.inkSoft} heading>
        {title}
      </Words>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  column: { width: '100%', maxWidth: 720, alignSelf: 'center', paddingHorizontal: 16 },
  wide: { maxWidth: 1120 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 8 },
  title: { flex: 1 },
  scroll: { flex: 1 },
  content: { gap: 20, paddingTop: 16 },
  section: { gap: 8 },
  foot: { borderTopWidth: 1.5, paddingTop: 10 },
});
