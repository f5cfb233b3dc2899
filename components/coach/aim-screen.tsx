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
  readonly onShow?: () => void;
  /** Goes on to what was wanted, and what its button says. */
  readonly onKnown: () => void;
  readonly known: 'known' | 'table';
}

/** The first page of a game: its print, three sentences, and a turn in one picture. */
export function AimScreen({ look, onBack, onShow, onKnown, known }: AimScreenProps) {
  const { colours, night, scale } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const room = Math.min(window.width - 2 * EDGE, MOST);
  const tall = Math.round(
    Math.max(120, Math.min(window.height - REST * scale - insets.top, window.width * 0.6)),
  );
  return (
    <View role="main" testID="aim-screen" style={[styles.screen, { backgroundColor: colours.paper }]}>
      <ScrollView
        style={styles.scroll}
        tabIndex={0}
        aria-label={say('aim.label', { title: look.game.info.title })}
      >
        <View style={[styles.print, { borderColor: colours.ink, height: tall }]}>
          <View aria-hidden importantForAccessibility="no-hide-descendants">
            <look.Print width={window.width} height={tall} night={night} />
          </View>
          <View style={[styles.back, { top: insets.top + 10 }]}>
            <ToolButton framed label={say('aim.back')} onPress={onBack} testID="back">
              <ToolIcon name="back" />
            </ToolButton>
          </View>
        </View>
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
          <AimCard look={look} width={room} />
        </View>
      </ScrollView>
      <View style={[styles.column, styles.buttons, { paddingBottom: insets.bottom + 16 }]}>
        {onShow ? <Button kind="primary" label={say('aim.show')} onPress={onShow} testID="show me" /> : null}
        <Button
          kind={onShow ? 'quiet' : 'primary'}
          label={say(`aim.${known}`)}
          onPress={onKnown}
          testID="known"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { flex: 1 },
  column: { width: '100%', maxWidth: MOST + 2 * EDGE, alignSelf: 'center', paddingHorizontal: EDGE },
  print: { borderBottomWidth: line.frame, overflow: 'hidden' },
  back: { position: 'absolute', left: 12 },
  plate: { flexDirection: 'row', alignItems: 'flex-end', columnGap: 12, paddingTop: 10, paddingBottom: 6 },
  grow: { flex: 1, minWidth: 0 },
  buttons: { gap: 10, paddingTop: 12 },
});
