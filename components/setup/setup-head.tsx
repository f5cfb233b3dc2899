import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { drawingOf } from '@/components/boards';
import { lengthLine } from '@/components/shelf/print-card';
import { Button, ToolButton } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';

import { say } from './words';

interface HeadProps {
  readonly game: AnyGame;
  readonly room: number;
  readonly top: number;
  /** Beside the choices there is room for a taller print and a line about the game. */
  readonly beside: boolean;
  readonly onBack: () => void;
  readonly onAim: () => void;
  readonly onRules: () => void;
}

/** Print, title and the way to the rules. */
export function SetupHead({ game, room, top, beside, onBack, onAim, onRules }: HeadProps) {
  const { colours, night } = useTheme();
  const { height } = useWindowDimensions();
  const drawing = drawingOf(game);
  const tall = Math.round(
    beside
      ? Math.min(room * 0.75, height * 0.42)
      : Math.min(room * 0.37, Math.max(height * 0.26, 110), height * 0.4),
  );
  return (
    <View>
      <View style={[styles.print, { borderColor: colours.ink, height: tall }]}>
        <View aria-hidden importantForAccessibility="no-hide-descendants">
          <drawing.Print width={room} height={tall} night={night} />
        </View>
        <View style={[styles.back, { top: top + 10 }]}>
          <ToolButton framed label={say('back')} onPress={onBack} testID="back">
            <ToolIcon name="back" />
          </ToolButton>
        </View>
      </View>
      <View style={[styles.column, styles.plate]}>
        <View style={styles.grow}>
          <Words step="title" heading>
            {game.info.title}
          </Words>
          <Words step="strip" colour={colours.inkSoft}>
            {say('minutes', { minutes: lengthLine(game) })}
          </Words>
        </View>
        <View style={styles.ways}>
          <Button small label={say('aim')} onPress={onAim} testID="to aim" />
          <Button small label={say('rules')} onPress={onRules} />
        </View>
      </View>
      <View style={styles.column}>
        <OxfordRule />
        {beside ? <Words style={styles.line}>{game.info.line}</Words> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: 720, alignSelf: 'center', paddingHorizontal: 16 },
  print: { borderBottomWidth: line.frame, overflow: 'hidden' },
  back: { position: 'absolute', left: 12 },
  plate: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, paddingVertical: 8 },
  ways: { flexDirection: 'row', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  line: { paddingTop: 12 },
});
