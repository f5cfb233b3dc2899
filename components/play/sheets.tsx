import { StyleSheet, View } from 'react-native';

import type { ToldEvent } from '@/components/session/port';
import { useCoach } from '@/components/coach/port';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Switch } from '@/components/ui/switch';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { SeatSetup, Status } from '@/engine/core/game';
import type { Legend } from '@/engine/core/lesson';

import { useMatchActions } from './actions';
import { useSoundSwitch } from './sound-switch';
import { say } from './words';

interface StatusSheetProps {
  readonly open: boolean;
  readonly status: Status;
  /** What its figures mean; null where one looks back. */
  readonly legend: Legend | null;
  readonly onClose: () => void;
  readonly onRules: (clause: string) => void;
  /** Shows what happened last once more; null where nothing did. */
  readonly onAgain: (() => void) | null;
}

/** Everything the top bar says, in full: what each number means, and how the game ends. */
export function StatusSheet({ open, status, legend, onClose, onRules, onAgain }: StatusSheetProps) {
  const { colours } = useTheme();
  const { lines = [], end = '', rule = '' } = legend ?? {};
  const plain = [status.line, ...(status.facts ?? [])];
  return (
    <Sheet
      open={open}
      title={status.title}
      onClose={onClose}
      testID="explanation"
      foot={
        <>
          {onAgain ? (
            <Button kind="primary" label={say('steps.again')} onPress={onAgain} testID="see again" />
          ) : null}
          {rule ? (
            <Button
              label={say('explain.rule', { clause: rule })}
              onPress={() => onRules(rule)}
              testID="to rulebook"
            />
          ) : null}
        </>
      }
    >
      {legend === null ? plain.map((fact) => <Words key={fact}>{fact}</Words>) : null}
      {lines.map(({ shown, means }) => (
        <View key={shown} style={[styles.figure, { borderColor: colours.line }]}>
          <Words step="label">{shown}</Words>
          <Words>{means}</Words>
        </View>
      ))}
      {end ? (
        <View style={styles.figure} testID="how it ends">
          <Words step="label">{say('status.end')}</Words>
          <Words>{end}</Words>
        </View>
      ) : null}
    </Sheet>
  );
}

interface WelcomeSheetProps {
  readonly told: readonly ToldEvent[] | null;
  readonly seats: readonly SeatSetup[];
  readonly onClose: () => void;
}

/** After the curtain: what happened since this person last played. */
export function WelcomeSheet({ told, seats, onClose }: WelcomeSheetProps) {
  return (
    <Sheet
      open={told !== null}
      title={say('welcome.title')}
      onClose={onClose}
      testID="welcome"
      foot={<Button kind="primary" label={say('welcome.go')} onPress={onClose} testID="welcome done" />}
    >
      {(told ?? []).map((event, i) => (
        <ToldLine key={i} told={event} seats={seats} />
      ))}
    </Sheet>
  );
}

export function ToldLine({
  told,
  seats,
}: {
  readonly told: ToldEvent;
  readonly seats: readonly SeatSetup[];
}) {
  const { colours } = useTheme();
  const seat = seats[told.seat];
  return (
    <View style={[styles.told, { borderColor: colours.line }]}>
      {seat ? <BrandBadge colour={seat.colour} size={22} /> : <View style={styles.noBadge} />}
      <View style={styles.grow}>
        <Words>{told.sentence}</Words>
      </View>
    </View>
  );
}

interface PracticeSheetProps {
  readonly open: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asked once before practice undo crosses what has been seen. */
export function PracticeSheet({ open, onGo, onClose }: PracticeSheetProps) {
  return (
    <Sheet
      open={open}
      title={say('practice.title')}
      onClose={onClose}
      testID="practice"
      foot={
        <>
          <Button kind="primary" label={say('practice.go')} onPress={onGo} testID="practice go" />
          <Button label={say('practice.stay')} onPress={onClose} />
        </>
      }
    >
      <Words>{say('practice.body')}</Words>
    </Sheet>
  );
}

interface MenuSheetProps {
  readonly open: boolean;
  readonly redoDepth: number;
  readonly freeDepth: number;
  readonly hasPast: boolean;
  readonly onClose: () => void;
  readonly onLog: () => void;
  readonly onDice: () => void;
  readonly onRules: () => void;
  readonly onAim: () => void;
  readonly onRedo: () => void;
  readonly onUndoAll: () => void;
  readonly onLookBack: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

export function MenuSheet(props: MenuSheetProps) {
  const { open, redoDepth, freeDepth, hasPast, onClose } = props;
  const { colours } = useTheme();
  const actions = useMatchActions();
  const sound = useSoundSwitch();
  const coach = useCoach();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open={open} title={say('menu.title')} onClose={onClose} testID="menu sheet">
      {sound ? <Switch label={say('menu.sound')} value={sound.on} onChange={sound.set} /> : null}
      {coach ? <Switch label={say('menu.coach')} value={coach.on} onChange={coach.set} /> : null}
      <Button label={say('menu.log')} onPress={then(props.onLog)} testID="open log" />
      <Button label={say('menu.dice')} onPress={then(props.onDice)} testID="open dice" />
      {hasPast ? (
        <Button label={say('menu.back')} onPress={then(props.onLookBack)} testID="look back" />
      ) : null}
      {freeDepth > 1 ? (
        <Button
          label={say('menu.undoAll', { count: freeDepth })}
          onPress={then(props.onUndoAll)}
          testID="undo all"
        />
      ) : null}
      {redoDepth > 0 ? <Button label={say('menu.redo')} onPress={then(props.onRedo)} testID="redo" /> : null}
      <Button label={say('menu.aim')} onPress={then(props.onAim)} testID="open aim" />
      <Button label={say('menu.rules')} onPress={then(props.onRules)} testID="open rules" />
      {actions ? (
        <Button label={say('menu.share')} onPress={then(actions.share)} testID="open share" />
      ) : null}
      <Button label={say('menu.settings')} onPress={then(props.onSettings)} testID="open settings" />
      {actions?.canGiveUp() ? (
        <Button label={say('menu.giveUp')} onPress={then(actions.giveUp)} testID="give up" />
      ) : null}
      <Button label={say('menu.leave')} onPress={then(props.onLeave)} testID="leave" />
      <Words step="sub" colour={colours.inkSoft} align="center">
        {say('menu.kept')}
      </Words>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  told: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 10,
    paddingBottom: 8,
    borderBottomWidth: line.hair,
  },
  noBadge: { width: 22 },
  figure: { gap: 2, paddingBottom: 8, borderBottomWidth: line.hair },
});
