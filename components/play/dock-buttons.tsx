import type { Ref } from 'react';
import { StyleSheet, type View } from 'react-native';

import type { DescribedMove } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { Chips, type SignComponent } from '@/components/ui/chip';
import { ToolIcon } from '@/components/ui/icon';
import { KeyLetter } from '@/components/ui/key-letter';
import { useTheme } from '@/components/ui/theme';
import { press } from '@/components/ui/tokens';
import { VERB, type Verb } from '@/engine/core/game';

import { useAnchor } from './motion/anchors';
import { spoken } from './spoken';
import { say } from './words';

/** The height of a button in a stack: three fit into a low dock. */
const LOW = 48;
/** A longer label does not fit on the strong button. */
const BUTTON_LETTERS = 24;
const PRICED_LETTERS = 14;

interface ConfirmProps {
  readonly chosen: DescribedMove;
  readonly letter: string;
  readonly low?: boolean;
  /** Shows what a short move costs, where there is room. */
  readonly Sign?: SignComponent;
  readonly onPress: () => void;
  readonly at?: Ref<View>;
}

/** The strong button, named after the move it makes. */
export function Confirm({ chosen, letter, low, Sign, onPress, at }: ConfirmProps) {
  const { onSpot } = useTheme();
  const { cost = [], button, label } = chosen.about;
  const name = button ?? label;
  const priced = Sign && cost.length === 1 && name.length <= PRICED_LETTERS;
  return (
    <Button
      at={at}
      kind="primary"
      label={name.length <= BUTTON_LETTERS ? name : say('dock.do')}
      says={`${say('dock.do')}: ${spoken(chosen, letter)}`}
      after={
        letter ? (
          <KeyLetter letter={letter} size={30} />
        ) : priced ? (
          <Chips cost={cost} Sign={Sign} colour={onSpot} />
        ) : null
      }
      onPress={onPress}
      testID="confirm"
      height={low ? LOW - press.button : undefined}
      style={low ? undefined : styles.strong}
    />
  );
}

interface MoveButtonProps {
  readonly one: DescribedMove;
  /** In a stack of buttons. */
  readonly low?: boolean;
  readonly onPress: (move: string) => void;
  readonly onExplain: (described: DescribedMove) => void;
  readonly at?: Ref<View>;
}

export function StrongMove({ one, low, onPress, onExplain, at }: MoveButtonProps) {
  return (
    <Button
      at={at}
      kind="primary"
      label={one.about.button ?? one.about.label}
      says={spoken(one, '')}
      testID={`move ${one.move}`}
      onPress={() => onPress(one.move)}
      onLongPress={() => onExplain(one)}
      height={low ? LOW - press.button : undefined}
      style={low ? undefined : styles.strong}
    />
  );
}

interface QuietMoveProps extends MoveButtonProps {
  readonly small?: boolean;
  /** In the line between pieces and foot. */
  readonly slim?: boolean;
  readonly Sign: SignComponent;
}

export function QuietMove({ one, small, slim, low, Sign, onPress, onExplain }: QuietMoveProps) {
  const { cost = [], gain = [] } = one.about;
  return (
    <Button
      small={small}
      slim={slim}
      modest={!low}
      label={one.about.button ?? one.about.label}
      says={spoken(one, '')}
      testID={`move ${one.move}`}
      onPress={() => onPress(one.move)}
      onLongPress={() => onExplain(one)}
      height={low ? LOW : undefined}
      style={small || low ? undefined : styles.share}
      after={small || cost.length + gain.length === 0 ? null : <Chips cost={cost} gain={gain} Sign={Sign} />}
    />
  );
}

interface QuietVerbProps {
  readonly verb: Verb;
  readonly on: boolean;
  readonly small?: boolean;
  readonly onPress: (verb: string) => void;
  readonly onExplain: (verb: Verb) => void;
}

/** A plain button that opens the moves behind it. */
export function QuietVerb({ verb, on, small, onPress, onExplain }: QuietVerbProps) {
  const place = useAnchor(`${VERB}${verb.id}`);
  return (
    <Button
      at={place}
      small={small}
      slim={small}
      modest
      kind={on ? 'lamp' : 'quiet'}
      label={verb.label}
      onPress={() => onPress(verb.id)}
      onLongPress={() => onExplain(verb)}
      testID={`verb ${verb.id}`}
      style={small ? undefined : styles.share}
    />
  );
}

export function TurnButton({ small, onPress }: { readonly small: boolean; readonly onPress: () => void }) {
  return (
    <Button
      modest
      label={small ? '' : say('dock.turn')}
      says={say('dock.turn')}
      icon={<ToolIcon name="rotate" size={20} />}
      onPress={onPress}
      testID="turn"
      style={small ? undefined : styles.share}
    />
  );
}

const styles = StyleSheet.create({
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  strong: { flexGrow: 2, flexShrink: 1, flexBasis: 150 },
});
