import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/button';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { hundredths } from '@/components/session/think';
import type { Mark } from '@/engine/bots/review';

import { say } from './words';

interface MarkCardProps {
  readonly mark: Mark;
  /** The first and the last decision that can be looked at. */
  readonly first: number;
  readonly last: number;
  /** Shows the table before the pick. */
  readonly onLook: (at: number) => void;
  /** Plays on from there. */
  readonly onTry: (at: number) => void;
}

/** One pick: when it was, what was played, what is better, why and by how much. */
export const MarkCard = memo(function MarkCard({ mark, first, last, onLook, onTry }: MarkCardProps) {
  const { colours } = useTheme();
  const { at, round, playedLabel, betterLabel, why, gain } = mark;
  const when =
    at > first ? say('when', { round, at: at - first, of: last - first }) : say('when.first', { round });
  return (
    <View
      style={[styles.card, { borderColor: colours.ink, backgroundColor: colours.paper }]}
      testID={`mark ${at}`}
    >
      <Words step="caption" colour={colours.inkSoft} heading>
        {when}
      </Words>
      <Line head={say('played')} text={playedLabel} />
      <Line head={say('better')} text={betterLabel} strong />
      {why ? <Words>{why}</Words> : null}
      <Words step="strip" colour={colours.good}>
        {say('gain', { n: hundredths(gain.mean) })}
      </Words>
      <View style={styles.buttons}>
        <Button
          small
          label={say('look')}
          says={say('look.says', { when })}
          onPress={() => onLook(at)}
          style={styles.grow}
          testID={`look ${at}`}
        />
        <Button
          small
          label={say('try')}
          says={say('try.says', { when })}
          onPress={() => onTry(at)}
          style={styles.grow}
          testID={`try ${at}`}
        />
      </View>
    </View>
  );
});

interface LineProps {
  readonly head: string;
  readonly text: string;
  readonly strong?: boolean;
}

function Line({ head, text, strong = false }: LineProps) {
  const { colours, scale } = useTheme();
  return (
    <View style={styles.line}>
      <Words step="sub" colour={colours.inkSoft} style={{ width: HEAD * scale }}>
        {head}
      </Words>
      <Words step={strong ? 'label' : 'body'} style={styles.text}>
        {text}
      </Words>
    </View>
  );
}

/** Wide enough for both heads at plain size. */
const HEAD = 52;

const styles = StyleSheet.create({
  card: { gap: 6, padding: 12, borderWidth: line.rule, borderRadius: radius.ticket },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  text: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, paddingTop: 4 },
  grow: { flexGrow: 1 },
});
