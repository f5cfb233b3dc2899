import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameLook } from '@/components/boards/board';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { AimCard } from './aim-card';
import { say } from './words';

const EDGE = 16;
const MOST = 560;
/** What lines, picture and buttons need of the height; the print has the rest. */
const REST = 616;

interface AimScreenProps {
  readonly look: GameLook;
  readonly onBack: () => void;
  /** Begins the guided match. */
  readonly onShow: () => void;
  /** Goes on to what was wanted. */
  readonly onKnown: () => void;
}

/** From this width on the print stands beside the words. */
const BESIDE = 760;
const PRINT_SHARE = 0.44;

/** The first page of a game: its print, three sentences, and a turn in one picture. */
export function AimScreen(props: AimScreenProps) {
  const { look, onBack, onShow, onKnown } = props;
  const { colours, night, scale } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const beside = window.width >= BESIDE;
  const print = beside
    ? { width: Math.round(window.width * PRINT_SHARE), height: window.height }
    : { width: window.width, height: printHeight(window, REST * scale + insets.top) };
  const column = window.width - (beside ? print.width : 0);
  const art = (
    <View style={[styles.print, beside ? styles.edge : styles.foot, { borderColor: colours.ink }, print]}>
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        <look.Print {...print} night={night} />
      </View>
      <View style={[styles.back, { top: insets.top + 10 }]}>
        <ToolButton framed label={say('aim.back')} onPress={onBack} testID="back">
          <ToolIcon name="back" />
        </ToolButton>
      </View>
    </View>
  );
  return (
    <View
      role="main"
      testID="aim-screen"
      style={[styles.screen, beside && styles.row, { backgroundColor: colours.paper }]}
    >
      {beside ? art : null}
      <View style={styles.screen}>
        <ScrollView
          style={styles.screen}
          contentContainerStyle={beside && { paddingTop: insets.top + 24 }}
          tabIndex={0}
          aria-label={say('aim.label', { title: look.game.info.title })}
        >
          {beside ? null : art}
          <View style={styles.column}>
            <View style={styles.plate}>
              <View style={styles.grow}>
                <Words step="title" heading>
                  {look.game.info.title}
                </Words>
              </View>
              <Words step="strip" colour={colours.inkSoft}>
                {say('aim')}
              </Words>
            </View>
            <OxfordRule />
            <AimCard look={look} width={Math.min(column - 2 * EDGE, MOST)} />
          </View>
        </ScrollView>
        <View style={[styles.column, styles.buttons, { paddingBottom: insets.bottom + 16 }]}>
          <Button kind="primary" label={say('aim.show')} onPress={onShow} testID="show me" />
          <Button kind="quiet" label={say('aim.known')} onPress={onKnown} testID="known" />
        </View>
      </View>
    </View>
  );
}

/** What words and buttons leave of the height. */
function printHeight(
  { width, height }: { readonly width: number; readonly height: number },
  rest: number,
): number {
  return Math.round(Math.max(120, Math.min(height - rest, width * 0.6)));
}

const styles = StyleSheet.create({
  screen: { flex: 1, minWidth: 0 },
  row: { flexDirection: 'row' },
  column: { width: '100%', maxWidth: MOST + 2 * EDGE, alignSelf: 'center', paddingHorizontal: EDGE },
  print: { overflow: 'hidden' },
  foot: { borderBottomWidth: line.frame },
  edge: { borderRightWidth: line.frame },
  back: { position: 'absolute', left: 12 },
  plate: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: 12,
    paddingTop: 10,
    paddingBottom: 6,
  },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  buttons: { gap: 10, paddingTop: 12 },
});
