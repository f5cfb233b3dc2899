import { StyleSheet, Text, View } from 'react-native';

import { AIM_PICTURE, type GameLook } from '@/components/boards/board';
import { useTheme } from '@/components/ui/theme';
import { line, type } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

interface AimCardProps {
  readonly look: GameLook;
  /** The room there is for the picture. */
  readonly width: number;
}

/** What you are, what you do in a turn, how you win; and a turn in one picture. */
export function AimCard({ look, width }: AimCardProps) {
  const { colours, night } = useTheme();
  const { lines, picture } = look.game.lesson.aim;
  return (
    <View testID="aim">
      {lines.map(({ sign, lead, rest }, i) => (
        <View
          key={lead}
          style={[styles.line, i > 0 && { borderTopWidth: line.hair, borderColor: colours.line }]}
        >
          <View aria-hidden importantForAccessibility="no-hide-descendants">
            <look.Sign name={sign} size={34} colour={colours.ink} />
          </View>
          <View style={styles.grow}>
            <Words step="aim">
              <Text style={{ fontFamily: type.label.family }}>{lead}</Text> {rest}
            </Words>
          </View>
        </View>
      ))}
      <View role="img" aria-label={picture} style={styles.picture}>
        <look.AimPicture
          width={width}
          height={(width * AIM_PICTURE.height) / AIM_PICTURE.width}
          night={night}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 14, paddingVertical: 9, minHeight: 60 },
  grow: { flex: 1, minWidth: 0 },
  picture: { marginTop: 8 },
});
