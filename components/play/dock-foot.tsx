import { memo, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { DescribedMove } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { FRAME as PART } from '@/engine/core/lesson';

import { Confirm, QuietMove, QuietVerb, StrongMove, TurnButton } from './dock-buttons';
import type { DockProps } from './dock';
import { useAnchor } from './motion/anchors';
import { say } from './words';

interface FoldLineProps extends Pick<DockProps, 'asked' | 'form' | 'look' | 'onExplain' | 'onExplainVerb'> {
  /** False where all answers are buttons already. */
  readonly folded: boolean;
}

/** The list in one line. Its number is the true number of moves. */
export const FoldLine = memo(function FoldLine(props: FoldLineProps) {
  const { asked, form, folded, look, onExplain, onExplainVerb } = props;
  const { sorted, inSight, height, choosing, unfold, tapQuietVerb } = asked;
  const { colours } = useTheme();
  const anchor = useAnchor(PART.list);
  const count = sorted.tickets.length;
  const lists = folded && count > (height === 'tall' ? inSight.length : 0);
  const quiet = sharesRow(props) ? sorted.quiet.filter((one) => one !== choosing.armed) : [];
  const beside = sorted.quietVerbs.length + quiet.length > 0;
  if (!lists && !beside) return null;
  return (
    <View style={[styles.foldRow, form === 'loose' && styles.wrapped]}>
      {lists ? (
        <Pressable
          ref={anchor}
          role="button"
          aria-label={say('dock.fold', { count })}
          onPress={unfold}
          testID="fold"
          style={styles.fold}
        >
          <ToolIcon name="up" size={16} />
          <Words step="sub" colour={colours.inkSoft} style={styles.underlined}>
            {say(beside && form === 'narrow' ? 'dock.foldShort' : 'dock.fold', {
              count,
            })}
          </Words>
        </Pressable>
      ) : (
        <View />
      )}
      {height === 'tall' && form === 'narrow' ? null : (
        <View style={[styles.foldVerbs, form === 'loose' && styles.wrapped]}>
          {sorted.quietVerbs.map((verb) => (
            <QuietVerb
              key={verb.id}
              verb={verb}
              small
              on={choosing.held.verb === verb.id}
              onPress={tapQuietVerb}
              onExplain={onExplainVerb}
            />
          ))}
          {quiet.map((one) => (
            <QuietMove
              key={one.move}
              one={one}
              small
              slim
              Sign={look.Sign}
              onPress={choosing.tapTicket}
              onExplain={onExplain}
            />
          ))}
        </View>
      )}
    </View>
  );
});

interface FootProps extends DockProps {
  readonly answers: readonly DescribedMove[];
  /** Under each other: their words are too long for a row. */
  readonly stacked: boolean;
}

/** Plain buttons on the left, the strong one on the right; or all under each other, the strong one last. */
export function Foot(props: FootProps) {
  const { asked, look, form, answers, stacked, leftHanded, onExplain } = props;
  const { sorted, choosing, keys, height, inSight, unfold } = asked;
  const { armed: strong, turns } = choosing;
  const anchor = useAnchor(PART.strong);
  const list = useAnchor(PART.list);
  const [first] = sorted.main;
  const more = sorted.tickets.length - inSight.length;
  const buttons: ReactNode[] = plainOf(props).map((one) => (
    <QuietMove
      key={one.move}
      one={one}
      small={height === 'row'}
      low={stacked}
      Sign={look.Sign}
      onPress={choosing.tapTicket}
      onExplain={onExplain}
    />
  ));
  if (turns.length > 0)
    buttons.unshift(<TurnButton key="turn" small={sharesRow(props)} onPress={choosing.turn} />);
  if (height === 'tall' && form === 'narrow') {
    for (const verb of [...sorted.quietVerbs].reverse()) {
      buttons.unshift(
        <QuietVerb
          key={verb.id}
          verb={verb}
          on={choosing.held.verb === verb.id}
          onPress={choosing.tapVerb}
          onExplain={props.onExplainVerb}
        />,
      );
    }
    if (more > 0 && answers.length === 0) {
      buttons.push(
        <Button
          key="more"
          at={list}
          modest
          label={say('dock.more', { count: more })}
          onPress={unfold}
          testID="fold"
          style={styles.share}
        />,
      );
    }
  }
  return (
    <View
      style={[
        styles.foot,
        form === 'wide' && styles.beside,
        stacked ? styles.column : leftHanded && styles.mirrored,
      ]}
    >
      {buttons}
      {strong ? (
        <Confirm
          at={anchor}
          chosen={strong}
          letter={keys.letterOf.get(strong.move) ?? ''}
          low={stacked}
          Sign={height === 'row' ? undefined : look.Sign}
          onPress={choosing.confirm}
        />
      ) : first ? (
        <StrongMove
          at={anchor}
          one={first}
          low={stacked}
          onPress={choosing.tapTicket}
          onExplain={onExplain}
        />
      ) : null}
    </View>
  );
}

/** Pieces and strong button in one row: plain answers stand in the line under them. */
export function sharesRow({ asked: { height, tray }, form }: Pick<DockProps, 'asked' | 'form'>): boolean {
  return height === 'row' && form === 'narrow' && tray !== null;
}

/** The moves of the foot beside the strong button. */
function plainOf(props: FootProps): DescribedMove[] {
  const { asked, answers, stacked } = props;
  const { sorted, choosing, tray } = asked;
  const { armed } = choosing;
  const quiet = sharesRow(props) ? [] : sorted.quiet;
  const helpers = stacked && !tray ? sorted.helpers : [];
  const main = armed ? sorted.main : sorted.main.slice(1);
  return [...helpers, ...answers, ...quiet, ...main].filter((one) => one !== armed);
}

/** So wide is a letter of a plain button, a chip, a frame and the strong button at least, roughly. */
const LETTER = 8.8;
const CHIP = 48;
const FRAME = 36;
const STRONG = 150;
/** Rows of buttons a low dock has room for, when it holds nothing else. */
const MOST_STACKED = 3;

/** True where the buttons of a row would break their words over more than two lines, and fit under each other. */
export function isCrowded(
  { sorted, choosing }: DockProps['asked'],
  answers: readonly DescribedMove[],
  width: number,
): boolean {
  const strong = choosing.armed !== null || sorted.main.length > 0;
  const plain = [...sorted.helpers, ...answers, ...sorted.quiet];
  const count = plain.length + (strong ? 1 : 0);
  if (count < 2 || count > MOST_STACKED) return false;
  const rooms = plain.map(({ about }) => {
    const chips = Math.min(2, (about.cost?.length ?? 0) + (about.gain?.length ?? 0));
    const words = (about.button ?? about.label).length * LETTER;
    return words / (words > TWO_LINES ? 2 : 1) + chips * CHIP + FRAME;
  });
  return rooms.reduce((sum, room) => sum + room, strong ? STRONG : 0) + 8 * (count - 1) > width;
}

/** Longer words may stand in two lines. */
const TWO_LINES = 90;

const styles = StyleSheet.create({
  foldRow: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', minHeight: 34 },
  wrapped: { flexWrap: 'wrap' },
  // The finger has 44, the row 34.
  fold: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: touch.min,
    marginVertical: -5,
    paddingRight: 12,
    flexShrink: 1,
  },
  foldVerbs: { flexDirection: 'row', gap: 6, marginVertical: -5 },
  underlined: { textDecorationLine: 'underline', flexShrink: 1 },
  foot: { flexDirection: 'row', gap: 8, marginTop: 'auto', minHeight: touch.button },
  beside: { marginTop: 0 },
  column: { flexDirection: 'column', gap: 6 },
  mirrored: { flexDirection: 'row-reverse' },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
});
