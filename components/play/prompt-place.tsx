import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { SeatFact } from '@/components/boards/board';
import type { DescribedMove } from '@/components/session/port';
import { unsaid } from '@/components/ui/a11y';
import { ToolButton } from '@/components/ui/button';
import { Chips, type SignComponent } from '@/components/ui/chip';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { FRAME } from '@/engine/core/lesson';

import { useAnchor } from './motion/anchors';
import { say } from './words';

/** Two lines of the prompt, or three small ones, whatever is said: nothing under it moves. */
export const PROMPT_HEIGHT = 48;
/** A longer text is set smaller. */
const PROMPT_LETTERS = 74;
const FACTS_LETTERS = 46;
const CHIPS_LETTERS = 34;
/** Three small lines hold so many letters on a phone; more are set in the smallest step, and that holds this many. */
const SMALL_LETTERS = 108;
const MOST_LETTERS = 126;
/** So many letters of a question stand in one line on a phone. */
const ONE_LINE = 38;

/** What the seat that is asked has, in signs. */
export type OwnFacts = readonly SeatFact[];

interface PromptPlaceProps {
  readonly prompt: string;
  /** What the chosen verb does, under a short question. */
  readonly does?: string;
  readonly aside?: string;
  readonly armed: DescribedMove | null;
  /** The armed move stands on no ticket in sight: its words stand here. */
  readonly tellArmed: boolean;
  readonly reason: string | null;
  readonly final: boolean;
  readonly facts?: OwnFacts;
  /** As high as its words. */
  readonly loose: boolean;
  readonly Sign: SignComponent;
  /** Compares the chosen move with the lamp's; null while it is the lamp's, or nothing is chosen. */
  readonly onCompare: (() => void) | null;
  /** Long press: what the question means, and its words; of the lamp's answer, also by a tap, everything it brings. */
  readonly onExplain: () => void;
  readonly onDrop: (() => void) | null;
}

/** One place for the question, the hint, the warning and what the chosen move brings: none of them hides an answer. */
export const PromptPlace = memo(function PromptPlace(props: PromptPlaceProps) {
  const { prompt, does, aside, facts = [], armed, tellArmed, reason, final, loose, Sign } = props;
  const { onCompare, onExplain, onDrop } = props;
  const { colours, scale } = useTheme();
  const anchor = useAnchor(FRAME.prompt);
  const warned = armed !== null && (armed.about.warning !== undefined || final);
  const warning = [armed?.about.warning ?? '', final ? say('dock.final') : ''].filter(Boolean).join(' ');
  const told = armed !== null && tellArmed;
  const text =
    reason !== null && armed
      ? advised(reason, armed.about.warning ?? '', loose ? Infinity : MOST_LETTERS)
      : warned
        ? [told && final ? sentence(armed.about.detail ?? armed.about.label) : '', warning]
            .filter(Boolean)
            .join(' ')
        : told
          ? (armed.about.detail ?? armed.about.label)
          : prompt;
  const chips = told && reason === null ? [...(armed.about.cost ?? []), ...(armed.about.gain ?? [])] : [];
  // The lantern and the cross take their room from the lamp's answer, figures theirs from the question.
  const narrow = (reason !== null && armed !== null) || (facts.length > 0 && armed === null);
  const letters = chips.length > 0 ? CHIPS_LETTERS : narrow ? FACTS_LETTERS : PROMPT_LETTERS;
  return (
    <View
      ref={anchor}
      style={[styles.place, loose ? styles.loose : { height: PROMPT_HEIGHT * scale }]}
      testID="prompt"
    >
      {reason !== null && armed ? <Icon name="old-lantern" size={22} /> : null}
      <Pressable
        onPress={reason !== null && armed ? onExplain : undefined}
        onLongPress={onExplain}
        // The key ? does the same: the question is no stop on the way through the dock.
        focusable={false}
        tabIndex={-1}
        style={styles.grow}
        testID={reason !== null && armed ? 'hint reason' : 'question'}
      >
        <Words
          step={text.length > SMALL_LETTERS ? 'tile' : text.length > letters ? 'sub' : 'prompt'}
          colour={warned && reason === null ? colours.warn : undefined}
          lines={loose ? undefined : 3}
          heading
        >
          {text}
        </Words>
        {does && armed === null && text.length <= ONE_LINE ? (
          <Words step="sub" colour={colours.inkSoft} lines={loose ? undefined : 1}>
            {does}
          </Words>
        ) : null}
      </Pressable>
      {onCompare ? (
        <ToolButton label={say('dock.compare')} onPress={onCompare} testID="compare">
          <Icon name="old-lantern" size={24} />
        </ToolButton>
      ) : null}
      {chips.length > 0 ? (
        <View style={styles.chips}>
          <Chips cost={armed?.about.cost} gain={armed?.about.gain} Sign={Sign} />
        </View>
      ) : armed === null && (aside || facts.length > 0) ? (
        <View style={styles.facts}>
          {aside ? (
            <Words step="strip" colour={colours.inkSoft}>
              {aside}
            </Words>
          ) : null}
          {(aside ? [] : facts).map(({ sign, value }, i) => (
            <View key={`${sign} ${i}`} style={styles.fact} {...unsaid}>
              <Sign name={sign} size={18} colour={colours.ink} />
              <Words step="strip">{value}</Words>
            </View>
          ))}
        </View>
      ) : null}
      {onDrop ? (
        <ToolButton label={say('dock.not')} onPress={onDrop} testID="drop">
          <ToolIcon name="close" size={20} />
        </ToolButton>
      ) : null}
    </View>
  );
});

/** With the full stop that a ticket leaves out. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const SENTENCES = /(?<=[.!?]) (?=[A-Z0-9])/;

/** The lamp's answer and what it gives up: as many of their sentences as there is room for, the first in any case. */
function advised(reason: string, warning: string, room: number): string {
  const [first = '', ...more] = reason.split(SENTENCES);
  const warned = warning === '' ? [] : warning.split(SENTENCES);
  const fits = (said: readonly string[]) => said.join(' ').length <= room;
  const loss = warned.filter((_, i) => fits([first, ...warned.slice(0, i + 1)]));
  const rest = more.filter((_, i) => fits([first, ...loss, ...more.slice(0, i + 1)]));
  return [first, ...rest, ...loss].join(' ');
}

const styles = StyleSheet.create({
  place: { flexDirection: 'row', alignItems: 'center', gap: 8, overflow: 'hidden' },
  loose: { flexWrap: 'wrap', overflow: 'visible' },
  grow: { flex: 1, minWidth: 120 },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4, maxWidth: '50%' },
});
