import { Pressable, StyleSheet, View } from 'react-native';

import { AIM_PICTURE, type Example, type GameLook } from '@/components/boards/board';
import { AimCard } from '@/components/coach/aim-card';
import { useTheme } from '@/components/ui/theme';
import { line, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { say } from './words';

interface HowItPlaysProps {
  readonly look: GameLook;
  readonly width: number;
  readonly onClause: (clause: string) => void;
  /** Where an example stands on the page, for the way back from its clause. */
  readonly noteExample: (clause: string, y: number) => void;
}

/** The first chapter: the aim, a turn, the end, and three drawn examples. */
export function HowItPlays({ look, width, onClause, noteExample }: HowItPlaysProps) {
  const { turn, end } = look.game.lesson.page;
  return (
    <View style={styles.page} testID="how it plays">
      <Words step="phase" heading>
        {say('page')}
      </Words>
      <AimCard look={look} width={width} />
      <Steps title={say('page.turn')} steps={turn} numbered />
      <Steps title={say('page.end')} steps={end} />
      {look.examples.map((example) => (
        <View
          key={example.title}
          onLayout={(event) => noteExample(example.rule, event.nativeEvent.layout.y)}
          testID={`example ${example.rule}`}
        >
          <Drawn example={example} width={width} onClause={onClause} />
        </View>
      ))}
    </View>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** One comes after the other. */
  readonly numbered?: boolean;
}

function Steps({ title, steps, numbered = false }: StepsProps) {
  const { colours } = useTheme();
  return (
    <View style={styles.steps}>
      <Words step="prompt" heading>
        {title}
      </Words>
      {steps.map((sentence, i) => (
        <View key={sentence} style={styles.step}>
          {numbered ? (
            <View style={[styles.number, { borderColor: colours.ink }]}>
              <Words step="label">{i + 1}</Words>
            </View>
          ) : null}
          <View style={styles.grow}>
            <Words>{sentence}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

interface DrawnProps {
  readonly example: Example;
  readonly width: number;
  readonly onClause: (clause: string) => void;
}

function Drawn({ example: { title, text, rule, height, Art }, width, onClause }: DrawnProps) {
  const { colours, night } = useTheme();
  return (
    <View style={[styles.example, { borderColor: colours.line }]}>
      <Words step="prompt" heading>
        {title}
      </Words>
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        <Art width={width} height={(width * height) / AIM_PICTURE.width} night={night} />
      </View>
      <Words>{text}</Words>
      <Pressable
        role="link"
        aria-label={say('page.clause', { clause: rule })}
        onPress={() => onClause(rule)}
        style={styles.link}
      >
        <Words step="sub" colour={colours.inkSoft} style={styles.underlined}>
          {say('page.clause', { clause: rule })}
        </Words>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: 14, paddingTop: 8 },
  steps: { gap: 8 },
  step: { flexDirection: 'row', alignItems: 'flex-start', gap: 10 },
  number: {
    width: 26,
    height: 26,
    borderWidth: line.rule,
    borderRadius: 13,
    alignItems: 'center',
    justifyContent: 'center',
  },
  grow: { flex: 1, minWidth: 0 },
  example: { gap: 8, paddingTop: 12, borderTopWidth: line.hair },
  link: { alignSelf: 'flex-start', minHeight: touch.min, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
