import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/components/ui/button';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';

import { say } from './words';

interface FootProps {
  /** The seats in short, where there is room for them. */
  readonly chips: ReactNode;
  /** Chips and buttons side by side. */
  readonly wide: boolean;
  readonly more: boolean;
  readonly onMore: () => void;
  readonly start: string;
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** What always stays in sight: who is seated, more options, and off. */
export function SetupFoot({ chips, wide, more, onMore, start, starting, onStart }: FootProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const beside = wide && chips !== null;
  return (
    <View style={[styles.foot, { borderColor: colours.ink, paddingBottom: insets.bottom + 16 }]}>
      <View style={[styles.column, beside && styles.beside]}>
        {chips === null ? null : <View style={beside ? styles.chips : undefined}>{chips}</View>}
        <View style={[styles.buttons, beside && styles.side]}>
          <Button
            modest
            label={say(more ? 'less' : 'more')}
            says={say(more ? 'less.says' : 'more.says')}
            onPress={onMore}
            testID="more"
          />
          <Button
            kind="primary"
            label={start}
            onPress={onStart}
            disabled={starting}
            style={styles.grow}
            testID="start"
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { paddingTop: 10, borderTopWidth: line.hair },
  column: { width: '100%', maxWidth: 720, alignSelf: 'center', paddingHorizontal: 16, gap: 10 },
  beside: { maxWidth: 1180, flexDirection: 'row', alignItems: 'center' },
  chips: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  side: { width: 380 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
