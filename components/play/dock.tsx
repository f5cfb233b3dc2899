import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import type { DescribedMove } from '@/components/session/port';
import type { Move, Target, Verb } from '@/engine/core/game';

import { FoldLine, Foot, isCrowded } from './dock-foot';
import { Pieces } from './dock-pieces';
import { PromptPlace } from './prompt-place';
import type { OwnFacts } from './prompt-place';
import { Tickets } from './ticket-list';
import type { Asked } from './use-dock';
import { say } from './words';

/**
 * `narrow` holds everything under each other in a fixed height; `wide`, across the foot of a tablet, has words and
 * pieces on the left, tickets and buttons on the right; `loose` takes the height it needs, for large letters and
 * tiny screens.
 */
export type DockForm = 'narrow' | 'wide' | 'loose';

export interface DockProps {
  readonly prompt: string;
  /** How many picks have been made. */
  readonly pick: number;
  readonly asked: Asked;
  readonly look: GameLook;
  readonly view: unknown;
  readonly form: DockForm;
  readonly width: number;
  readonly busy: boolean;
  /** What the pick set off is on show. */
  readonly showing: boolean;
  readonly leftHanded: boolean;
  /** What the seat has, where the band of the seats has no room for it. */
  readonly facts?: OwnFacts;
  readonly onExplain: (described: DescribedMove) => void;
  readonly onExplainTarget: (target: Target) => void;
  readonly onExplainVerb: (verb: Verb) => void;
  /** What is asked, and the words of it. */
  readonly onExplainQuestion: () => void;
  /** The lamp has spoken: another choice can be compared with its own. */
  readonly lamp: Move | null;
  /** What the coach's bubble points at, the best first. */
  readonly pointed?: readonly string[];
}

const EDGE = 16;

/** The decision dock: one sentence, pieces or verbs, the best tickets, and the one strong button. */
export function Dock(props: DockProps) {
  const { prompt, pick, asked, form, busy, look, width, facts } = props;
  const { choosing, sorted, tray, height } = asked;
  const { inSight } = asked;
  const { armed, held } = choosing;
  const bar = sorted.verbs.length + sorted.signed.length > 0;
  // A few short answers without pieces are buttons, and so is the only one: they need no list. A row has no room.
  const buttons = !tray ? 3 : height === 'row' ? 0 : 1;
  const few = height !== 'tall' && sorted.tickets.length <= buttons;
  // Beside pieces and plain answers it stays in the list where the row has no room for it.
  const cramped =
    form === 'narrow' &&
    tray !== null &&
    sorted.quiet.length > 0 &&
    isCrowded(asked, sorted.tickets, width - 2 * EDGE);
  const answers = few && !cramped ? sorted.tickets : [];
  const stacked =
    form === 'loose' ||
    (form === 'narrow' && height === 'low' && !tray && !bar && isCrowded(asked, answers, width - 2 * EDGE));
  const told = armed !== null && !inSight.includes(armed) && !isFoot(armed);
  const beside =
    told && height === 'low' && tray !== null && tray.pieces.length <= 2 && sorted.helpers.length === 0;
  const verb = sorted.verbs.find(({ id }) => id === held.verb);
  const { lamp, onExplain } = props;
  const head = (
    <PromptPlace
      prompt={verb?.asks ?? prompt}
      does={verb?.does}
      aside={tray?.aside}
      facts={facts}
      armed={armed}
      tellArmed={told && !beside}
      reason={choosing.reason}
      final={choosing.final}
      loose={form === 'loose'}
      Sign={look.Sign}
      onCompare={armed !== null && lamp !== null && lamp !== armed.move ? () => onExplain(armed) : null}
      onExplain={armed && choosing.reason !== null ? () => onExplain(armed) : props.onExplainQuestion}
      onDrop={armed !== null || held.taps.length > 0 || held.verb !== null ? choosing.drop : null}
    />
  );
  const strong = armed !== null || sorted.main.length > 0;
  const pieces = <Pieces {...props} beside={beside ? armed : null} helped={stacked && !tray} />;
  const fold = (
    <FoldLine
      asked={asked}
      form={form}
      look={look}
      folded={answers.length === 0}
      onExplain={props.onExplain}
      onExplainVerb={props.onExplainVerb}
    />
  );
  const tickets = height === 'tall' && inSight.length > 0 ? <TicketsInSight {...props} /> : null;
  const foot = <Foot {...props} answers={answers} stacked={stacked} />;
  return (
    <View
      role="region"
      aria-label={say('dock.label')}
      aria-busy={busy}
      tabIndex={-1}
      testID="dock"
      {...{ dataSet: { pick } }}
      style={[styles.quiet, styles[form]]}
    >
      {asked.listed ? (
        // The open list lies over the dock and holds all of it.
        head
      ) : form === 'wide' ? (
        <>
          <View style={styles.left}>
            {head}
            {pieces}
            {tickets ? foot : null}
          </View>
          <View style={[styles.right, !tickets && styles.middle]}>
            {tickets ?? foot}
            {fold}
          </View>
        </>
      ) : height === 'row' && form === 'narrow' ? (
        <>
          {head}
          <View style={[styles.row, props.leftHanded && styles.mirrored]}>
            <View style={styles.tray}>{pieces}</View>
            <View
              style={[styles.foot, strong && (choosing.turns.length > 0 ? styles.turned : styles.strong)]}
            >
              {foot}
            </View>
          </View>
          <View style={styles.last}>{fold}</View>
        </>
      ) : (
        <>
          {head}
          {/* The list stands before the pieces for a screen reader and a keyboard, and under them for the eye. */}
          <View style={styles.reversed}>
            {tickets && form === 'narrow' ? null : fold}
            {pieces}
          </View>
          {tickets}
          {foot}
        </>
      )}
    </View>
  );
}

function isFoot({ about }: DescribedMove): boolean {
  return about.weight === 'main' || about.weight === 'quiet';
}

function TicketsInSight({ asked, look, view, form, onExplain }: DockProps) {
  const { inSight, choosing, keys } = asked;
  const tickets = (
    <Tickets
      moves={inSight}
      chosen={choosing.armed?.move ?? null}
      letterOf={keys.letterOf}
      look={look}
      view={view}
      columns={form === 'wide' ? 2 : 1}
      compact={form !== 'loose'}
      onPress={choosing.tapTicket}
      onExplain={onExplain}
    />
  );
  if (form === 'loose') return <View testID="tickets">{tickets}</View>;
  return (
    <ScrollView style={styles.list} contentContainerStyle={styles.content} testID="tickets">
      {tickets}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  narrow: { flex: 1, gap: 4, paddingHorizontal: EDGE, paddingTop: 8 },
  wide: { flex: 1, flexDirection: 'row', gap: 24, paddingHorizontal: 20, paddingTop: 8 },
  loose: { gap: 10, paddingHorizontal: EDGE, paddingTop: 10 },
  // It takes the focus only so that the next Tab begins here.
  quiet: { outlineWidth: 0 },
  left: { width: '37%', gap: 6, minWidth: 0 },
  right: { flex: 1, gap: 6, minWidth: 0 },
  middle: { justifyContent: 'center' },
  tray: { flexShrink: 1, minWidth: 0 },
  // The strong button keeps its room: many pieces are scrolled.
  foot: { flexGrow: 1, flexBasis: 0 },
  strong: { minWidth: 118, flexShrink: 0 },
  turned: { minWidth: 168, flexShrink: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  last: { marginTop: 'auto' },
  reversed: { flexDirection: 'column-reverse' },
  list: { flexGrow: 0, flexShrink: 1 },
  content: { paddingBottom: 2 },
  mirrored: { flexDirection: 'row-reverse' },
});
