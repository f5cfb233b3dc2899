import { memo, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import type { DescribedMove } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Target } from '@/engine/core/game';

import { Confirm, QuietMove, QuietVerb, StrongMove, TurnButton } from './dock-buttons';
import { Verb, VerbFilter } from './move-ticket';
import { PromptPlace } from './prompt-place';
import { Tickets } from './ticket-list';
import { TrayRow } from './tray-row';
import type { Asked } from './use-dock';
import { say } from './words';

export interface DockProps {
  readonly prompt: string;
  /** How many picks have been made. */
  readonly pick: number;
  readonly asked: Asked;
  readonly look: GameLook;
  readonly view: unknown;
  /** Across the foot of a tablet: words and pieces on the left, tickets and buttons on the right. */
  readonly wide: boolean;
  readonly busy: boolean;
  readonly leftHanded: boolean;
  readonly onExplain: (described: DescribedMove) => void;
  readonly onExplainTarget: (target: Target) => void;
}

/** The decision dock: one sentence, pieces or verbs, the best tickets, and the one strong button. */
export function Dock(props: DockProps) {
  const { prompt, pick, asked, wide, busy, look } = props;
  const { choosing, sorted, tray, height } = asked;
  // The open list lies over the dock.
  const inSight = asked.listed ? [] : asked.inSight;
  const { armed, held } = choosing;
  // A few short answers without pieces are buttons: they need no list.
  const answers = height !== 'tall' && !tray && sorted.tickets.length <= 3 ? sorted.tickets : [];
  const told = armed !== null && !inSight.includes(armed) && !isFoot(armed);
  const beside =
    told && height === 'low' && tray !== null && tray.pieces.length <= 2 && sorted.helpers.length === 0;
  const head = (
    <PromptPlace
      prompt={prompt}
      aside={tray?.aside}
      armed={armed}
      tellArmed={told && !beside}
      reason={choosing.reason}
      final={choosing.final}
      Sign={look.Sign}
      onDrop={armed !== null || held.taps.length > 0 || held.verb !== null ? choosing.drop : null}
    />
  );
  const pieces = <Pieces {...props} beside={beside ? armed : null} />;
  const fold = <FoldLine asked={asked} wide={wide} folded={answers.length === 0} />;
  const tickets = height === 'tall' && inSight.length > 0 ? <TicketsInSight {...props} /> : null;
  const foot = <Foot {...props} answers={answers} />;
  return (
    <View
      role="region"
      aria-label={say('dock.label')}
      aria-busy={busy}
      tabIndex={-1}
      testID="dock"
      {...{ dataSet: { pick } }}
      style={[wide ? styles.wide : styles.dock, styles.quiet]}
    >
      {wide ? (
        <>
          <View style={styles.half}>
            {head}
            {pieces}
            {tickets ? foot : null}
          </View>
          <View style={styles.half}>
            {tickets ?? foot}
            {fold}
          </View>
        </>
      ) : height === 'row' ? (
        <>
          {head}
          <View style={[styles.row, props.leftHanded && styles.mirrored]}>
            {pieces}
            <View style={styles.grow}>{foot}</View>
          </View>
          {fold}
        </>
      ) : (
        <>
          {head}
          {/* The list stands before the pieces for a screen reader and a keyboard, and under them for the eye. */}
          <View style={styles.reversed}>
            {tickets ? null : fold}
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

interface PiecesProps extends DockProps {
  /** Told beside a small tray. */
  readonly beside: DescribedMove | null;
}

/** The tray with its helpers, or the verb bar. */
function Pieces(props: PiecesProps) {
  const { asked, look, view, beside, onExplain, onExplainTarget } = props;
  const { tray, sorted, choosing, toggles, keys } = asked;
  const { colours } = useTheme();
  const { armed, held } = choosing;
  const bar = sorted.verbs.length + sorted.signed.length > 0;
  if (!tray && !bar && sorted.helpers.length === 0) return null;
  return (
    <View>
      {tray ? (
        <View style={styles.row}>
          <TrayRow
            tray={tray}
            look={look}
            view={view}
            lit={keys.lit}
            chosen={choosing.chosen}
            toggles={toggles}
            onPress={choosing.tapPlace}
            onExplain={onExplainTarget}
          />
          {beside ? (
            <View style={styles.grow} testID="told">
              <Words step="label">{beside.about.group ?? beside.about.label}</Words>
              {beside.about.detail ? (
                <Words step="sub" colour={colours.inkSoft}>
                  {beside.about.detail}
                </Words>
              ) : null}
            </View>
          ) : null}
          <Helpers {...props} />
        </View>
      ) : null}
      {bar ? (
        <View style={styles.verbs}>
          {sorted.verbs.map((verb) => (
            <VerbFilter
              key={verb.id}
              verb={verb}
              on={held.verb === verb.id || (held.verb === null && armed?.about.verb?.id === verb.id)}
              Sign={look.Sign}
              onPress={choosing.tapVerb}
            />
          ))}
          {sorted.signed.map((one) => (
            <Verb
              key={one.move}
              described={one}
              letter=""
              chosen={one === armed}
              Sign={look.Sign}
              onPress={choosing.tapTicket}
              onExplain={onExplain}
            />
          ))}
        </View>
      ) : null}
      {!tray ? <Helpers {...props} /> : null}
    </View>
  );
}

function Helpers({ asked: { sorted, choosing }, onExplain, look }: DockProps) {
  if (sorted.helpers.length === 0) return null;
  return (
    <View style={styles.helpers}>
      {sorted.helpers.map((one) => (
        <QuietMove
          key={one.move}
          one={one}
          small
          Sign={look.Sign}
          onPress={choosing.tapTicket}
          onExplain={onExplain}
        />
      ))}
    </View>
  );
}

interface FoldLineProps extends Pick<DockProps, 'asked' | 'wide'> {
  /** False where all answers are buttons already. */
  readonly folded: boolean;
}

/** The list in one line. Its number is the true number of moves. */
const FoldLine = memo(function FoldLine({ asked, wide, folded }: FoldLineProps) {
  const { sorted, inSight, height, choosing, unfold, tapQuietVerb } = asked;
  const { colours } = useTheme();
  const count = sorted.tickets.length;
  const lists = folded && count > (height === 'tall' ? inSight.length : 0);
  if (!lists && sorted.quietVerbs.length === 0) return null;
  return (
    <View style={styles.foldRow}>
      {lists ? (
        <Pressable
          role="button"
          aria-label={say('dock.fold', { count })}
          onPress={unfold}
          testID="fold"
          style={styles.fold}
        >
          <ToolIcon name="up" size={16} />
          <Words step="sub" colour={colours.inkSoft} style={styles.underlined}>
            {say(sorted.quietVerbs.length > 0 && !wide ? 'dock.foldShort' : 'dock.fold', { count })}
          </Words>
        </Pressable>
      ) : (
        <View />
      )}
      {height === 'tall' && !wide ? null : (
        <View style={styles.foldVerbs}>
          {sorted.quietVerbs.map((verb) => (
            <QuietVerb
              key={verb.id}
              verb={verb}
              small
              on={choosing.held.verb === verb.id}
              onPress={tapQuietVerb}
            />
          ))}
        </View>
      )}
    </View>
  );
});

function TicketsInSight(props: DockProps) {
  const { asked, look, view, wide, onExplain } = props;
  const { inSight, choosing, keys } = asked;
  return (
    <ScrollView style={styles.list} contentContainerStyle={styles.content} testID="tickets">
      <Tickets
        moves={inSight}
        chosen={choosing.armed?.move ?? null}
        letterOf={keys.letterOf}
        look={look}
        view={view}
        columns={wide ? 2 : 1}
        onPress={choosing.tapTicket}
        onExplain={onExplain}
      />
    </ScrollView>
  );
}

interface FootProps extends DockProps {
  readonly answers: readonly DescribedMove[];
}

/** Plain buttons on the left, the strong one on the right. */
function Foot(props: FootProps) {
  const { asked, look, wide, answers, leftHanded, onExplain } = props;
  const { sorted, choosing, keys, height, inSight, unfold } = asked;
  const { armed, turns } = choosing;
  const strong = armed ?? null;
  const [first] = sorted.main;
  const plain = [...answers, ...sorted.quiet, ...(strong ? sorted.main : sorted.main.slice(1))].filter(
    (one) => one !== strong,
  );
  const more = sorted.tickets.length - inSight.length;
  const buttons: ReactNode[] = plain.map((one) => (
    <QuietMove
      key={one.move}
      one={one}
      small={height === 'row'}
      Sign={look.Sign}
      onPress={choosing.tapTicket}
      onExplain={onExplain}
    />
  ));
  if (turns.length > 0) buttons.unshift(<TurnButton key="turn" onPress={choosing.turn} />);
  if (height === 'tall' && !wide) {
    for (const verb of [...sorted.quietVerbs].reverse()) {
      buttons.unshift(
        <QuietVerb
          key={verb.id}
          verb={verb}
          on={choosing.held.verb === verb.id}
          onPress={choosing.tapVerb}
        />,
      );
    }
    if (more > 0) {
      buttons.push(
        <Button
          key="more"
          label={say('dock.more', { count: more })}
          onPress={unfold}
          testID="fold"
          style={styles.share}
        />,
      );
    }
  }
  return (
    <View style={[styles.foot, leftHanded && styles.mirrored]}>
      {buttons}
      {strong ? (
        <Confirm chosen={strong} letter={keys.letterOf.get(strong.move) ?? ''} onPress={choosing.confirm} />
      ) : first ? (
        <StrongMove one={first} onPress={choosing.tapTicket} onExplain={onExplain} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  dock: { flex: 1, gap: 4, paddingHorizontal: 16, paddingTop: 8 },
  wide: { flex: 1, flexDirection: 'row', gap: 20, paddingHorizontal: 20, paddingTop: 8 },
  // It takes the focus only so that the next Tab begins here.
  quiet: { outlineWidth: 0 },
  half: { flex: 1, gap: 6, minWidth: 0 },
  grow: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  reversed: { flexDirection: 'column-reverse' },
  verbs: { flexDirection: 'row', gap: 6 },
  helpers: { flexDirection: 'row', gap: 6, marginLeft: 'auto', flexShrink: 0 },
  foldRow: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', minHeight: 34 },
  // The finger has 44, the row 34.
  fold: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: touch.min,
    marginVertical: -5,
    paddingRight: 12,
  },
  foldVerbs: { flexDirection: 'row', gap: 6, marginVertical: -5 },
  underlined: { textDecorationLine: 'underline' },
  list: { flexGrow: 0, flexShrink: 1 },
  content: { paddingBottom: 2 },
  foot: { flexDirection: 'row', gap: 8, marginTop: 'auto', minHeight: touch.button },
  mirrored: { flexDirection: 'row-reverse' },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 60 },
});
