import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { DescribedMove } from '@/components/session/port';
import { ToolButton } from '@/components/ui/button';
import { Chip, type SignComponent } from '@/components/ui/chip';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

import { say } from './words';

/** Two lines of the prompt, or three small ones, whatever is said: nothing under it moves. */
export const PROMPT_HEIGHT = 48;
/** A longer text is set smaller. */
const PROMPT_LETTERS = 74;

interface PromptPlaceProps {
  readonly prompt: string;
  readonly aside?: string;
  readonly armed: DescribedMove | null;
  /** The armed move stands on no ticket in sight: its words stand here. */
  readonly tellArmed: boolean;
  readonly reason: string | null;
  readonly final: boolean;
  readonly Sign: SignComponent;
  readonly onDrop: (() => void) | null;
}

/** One place for the question, the hint, the warning and what the chosen move brings: none of them hides an answer. */
export const PromptPlace = memo(function PromptPlace(props: PromptPlaceProps) {
  const { prompt, aside, armed, tellArmed, reason, final, Sign, onDrop } = props;
  const { colours, scale } = useTheme();
  const warned = armed !== null && (armed.about.warning !== undefined || final);
  const warning = [armed?.about.warning ?? '', final ? say('dock.final') : ''].filter(Boolean).join(' ');
  const told = armed !== null && tellArmed;
  const text =
    reason !== null && armed
      ? [say('dock.hint', { reason }), armed.about.warning ?? ''].filter(Boolean).join(' ')
      : warned
        ? [told && final ? (armed.about.detail ?? '') : '', warning].filter(Boolean).join('. ')
        : told
          ? (armed.about.detail ?? armed.about.label)
          : prompt;
  const chips = told && reason === null ? [...(armed.about.cost ?? []), ...(armed.about.gain ?? [])] : [];
  return (
    <View style={[styles.place, { height: PROMPT_HEIGHT * scale }]} testID="prompt">
      {reason !== null && armed ? <Icon name="old-lantern" size={22} /> : null}
      <View style={styles.grow} testID={reason !== null && armed ? 'hint reason' : undefined}>
        <Words
          step={text.length > PROMPT_LETTERS ? 'sub' : 'prompt'}
          colour={warned && reason === null ? colours.warn : undefined}
          lines={3}
          heading
        >
          {text}
        </Words>
      </View>
      {chips.length > 0 ? (
        <View style={styles.chips}>
          {armed?.about.cost?.map((chip, i) => (
            <Chip key={`c${i}`} chip={chip} kind="cost" Sign={Sign} />
          ))}
          {armed?.about.gain?.map((chip, i) => (
            <Chip key={`g${i}`} chip={chip} kind="gain" Sign={Sign} />
          ))}
        </View>
      ) : aside && !armed ? (
        <Words step="strip" colour={colours.inkSoft}>
          {aside}
        </Words>
      ) : null}
      {onDrop ? (
        <ToolButton label={say('dock.not')} onPress={onDrop} testID="drop">
          <ToolIcon name="close" size={20} />
        </ToolButton>
      ) : null}
    </View>
  );
});

const styles = StyleSheet.create({
  place: { flexDirection: 'row', alignItems: 'center', gap: 8, overflow: 'hidden' },
  grow: { flex: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4, maxWidth: '50%' },
});
