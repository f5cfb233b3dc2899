import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';

import { say } from './end-words';

interface WaysProps {
  readonly onAgain: (seed: 'same' | 'new') => void;
  readonly onLookBack: () => void;
  readonly onLeave: () => void;
  readonly onReview?: () => void;
  readonly onShare?: () => void;
  readonly width: number;
  readonly wide: boolean;
}

/** What to do next, at the foot of the last sheet. */
export function Ways({ onAgain, onLookBack, onReview, onShare, onLeave, width, wide }: WaysProps) {
  const { colours, scale } = useTheme();
  const tight = width - 2 * GUTTER < LETTERS * scale + FRAMES;
  return (
    <View style={[styles.foot, { borderColor: colours.line }]}>
      <View style={[styles.buttons, wide ? styles.oneRow : null, { width }]}>
        <View style={[styles.ways, wide ? styles.grow : null]}>
          <Button
            kind="primary"
            label={say('again')}
            onPress={() => onAgain('new')}
            style={styles.grow}
            testID="again new"
          />
          {onReview ? (
            <Button
              label={tight ? '' : say('review')}
              says={say('review')}
              icon={<Icon name="old-lantern" size={24} colour={colours.ink} />}
              onPress={onReview}
              style={styles.room}
              testID="review"
            />
          ) : null}
        </View>
        <View style={[styles.ways, wide ? styles.grow : null]}>
          <Button small label={say('back')} onPress={onLookBack} style={styles.grow} testID="look back" />
          {onShare ? (
            <Button small label={say('share')} onPress={onShare} style={styles.grow} testID="share" />
          ) : null}
          <Button small label={say('shelf')} onPress={onLeave} style={styles.grow} testID="to shelf" />
        </View>
      </View>
    </View>
  );
}

const GUTTER = 16;
/** What both words of the upper row need at plain size, and what is round them; with less the lantern stands alone. */
const LETTERS = 112;
const FRAMES = 96;

const styles = StyleSheet.create({
  foot: { alignItems: 'center', paddingTop: 8, paddingBottom: 26, borderTopWidth: line.hair },
  buttons: { paddingHorizontal: GUTTER, gap: 10 },
  oneRow: { flexDirection: 'row', alignItems: 'center' },
  ways: { flexDirection: 'row', gap: 8 },
  room: { flexShrink: 1 },
  grow: { flex: 1, minWidth: 0 },
});
