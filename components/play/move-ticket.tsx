import { memo, useCallback, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { DescribedMove } from '@/components/session/port';
import { onState, Said, saying, unsaid } from '@/components/ui/a11y';
import { Chips, type SignComponent } from '@/components/ui/chip';
import { Ticket } from '@/components/ui/ticket';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { VERB, type Move, type Verb as VerbData } from '@/engine/core/game';

import { useAnchor } from './motion/anchors';
import { spoken } from './spoken';
import { say } from './words';

interface MoveTicketProps {
  readonly described: DescribedMove;
  readonly letter: string;
  readonly chosen: boolean;
  readonly compact: boolean;
  readonly Sign: SignComponent;
  /** A drawing of what the ticket is about; drawn once per position. */
  readonly art: ReactNode;
  readonly onPress: (move: Move) => void;
  readonly onExplain: (described: DescribedMove) => void;
}

export const MoveTicket = memo(function MoveTicket(props: MoveTicketProps) {
  const { described, letter, chosen, compact, Sign, art, onPress, onExplain } = props;
  const { about, move } = described;
  const { colours } = useTheme();
  const press = useCallback(() => onPress(move), [onPress, move]);
  const explain = useCallback(() => onExplain(described), [onExplain, described]);
  const chips = (about.cost?.length ?? 0) + (about.gain?.length ?? 0);
  const ink = chosen ? colours.onLamp : undefined;
  return (
    <Ticket
      label={about.label}
      detail={about.detail}
      letter={letter}
      art={art}
      chosen={chosen}
      compact={compact}
      ground={colours.paperRaised}
      says={spoken(described, letter)}
      testID={`move ${move}`}
      onPress={press}
      onLongPress={explain}
      stub={chips === 0 ? undefined : <Chips cost={about.cost} gain={about.gain} Sign={Sign} colour={ink} />}
    />
  );
});

interface VerbProps {
  readonly described: DescribedMove;
  readonly letter: string;
  readonly chosen: boolean;
  readonly Sign: SignComponent;
  readonly onPress: (move: Move) => void;
  readonly onExplain: (described: DescribedMove) => void;
}

/** A move of the verb bar: a sign above its name. */
export const Verb = memo(function Verb({ described, letter, chosen, Sign, onPress, onExplain }: VerbProps) {
  const { colours, spot, onSpot } = useTheme();
  const { about, move } = described;
  const ink = chosen ? onSpot : colours.ink;
  return (
    <Pressable
      role="button"
      {...saying(spoken(described, letter))}
      {...onState(chosen)}
      testID={`move ${move}`}
      onPress={() => onPress(move)}
      onLongPress={() => onExplain(described)}
      style={({ pressed }) => [
        styles.verb,
        {
          borderColor: colours.ink,
          backgroundColor: chosen ? spot : pressed ? colours.paperSunk : colours.paper,
        },
      ]}
    >
      <Said>{spoken(described, letter)}</Said>
      <View style={styles.verbName} {...unsaid}>
        <Sign name={about.sign ?? ''} size={24} colour={ink} />
        <Words step="tile" colour={ink} align="center" lines={2}>
          {about.label}
        </Words>
      </View>
      {about.detail || about.cost?.length || about.gain?.length ? (
        <View style={styles.verbChips} {...unsaid}>
          {about.cost?.map((chip, i) => (
            <VerbChip
              key={`c${i}`}
              text={`−${Math.abs(chip.amount)}`}
              sign={chip.sign}
              Sign={Sign}
              ink={ink}
            />
          ))}
          {about.gain?.map((chip, i) => (
            <VerbChip
              key={`g${i}`}
              text={`+${Math.abs(chip.amount)}`}
              sign={chip.sign}
              Sign={Sign}
              ink={ink}
            />
          ))}
        </View>
      ) : null}
    </Pressable>
  );
});

interface VerbFilterProps {
  readonly verb: VerbData;
  readonly on: boolean;
  /** Nothing can be done with it now: it is dashed, and a tap tells why. */
  readonly closed: boolean;
  readonly Sign: SignComponent;
  readonly onPress: (verb: string) => void;
  readonly onExplain: (verb: VerbData) => void;
}

/** A verb of the bar that filters the one list of the decision. */
export const VerbFilter = memo(function VerbFilter(props: VerbFilterProps) {
  const { verb, on, closed, Sign, onPress, onExplain } = props;
  const place = useAnchor(`${VERB}${verb.id}`);
  const { colours, spot, onSpot } = useTheme();
  const ink = on ? onSpot : colours.ink;
  return (
    <Pressable
      ref={place}
      role="button"
      aria-label={closed ? say('verb.closed', { verb: verb.label }) : verb.label}
      {...onState(on)}
      testID={`verb ${verb.id}`}
      onPress={() => onPress(verb.id)}
      onLongPress={() => onExplain(verb)}
      style={({ pressed }) => [
        styles.verb,
        {
          borderColor: colours.ink,
          backgroundColor: on ? spot : pressed ? colours.paperSunk : colours.paper,
        },
        closed && styles.closed,
      ]}
    >
      <View style={[styles.verbName, closed && styles.soft]} {...unsaid}>
        <Sign name={verb.sign} size={24} colour={ink} />
        <Words step="tile" colour={ink} align="center" lines={1}>
          {verb.label}
        </Words>
      </View>
    </Pressable>
  );
});

interface VerbChipProps {
  readonly text: string;
  readonly sign: string;
  readonly Sign: SignComponent;
  readonly ink: string;
}

function VerbChip({ text, sign, Sign, ink }: VerbChipProps) {
  return (
    <View style={styles.verbChip}>
      <Words step="tile" colour={ink}>
        {text}
      </Words>
      <Sign name={sign} size={14} colour={ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  verb: {
    flexGrow: 1,
    flexBasis: 54,
    minWidth: 50,
    minHeight: 54,
    paddingHorizontal: 2,
    paddingVertical: 4,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  // By class alone: verbs open and close at every pick, and a colour would be set four times.
  closed: { borderStyle: 'dashed' },
  // As soft as inkSoft.
  soft: { opacity: 0.72 },
  verbName: { alignItems: 'center', gap: 1 },
  verbChips: { flexDirection: 'row', gap: 4 },
  verbChip: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
