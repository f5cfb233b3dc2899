import { memo, useEffect, useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import type { DescribedMove } from '@/components/session/port';
import { Button } from '@/components/ui/button';
import { Chip, type SignComponent } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { KeyLetter } from '@/components/ui/key-letter';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

import { MoveTicket, Verb } from './move-ticket';
import { spoken } from './spoken';
import type { Choosing } from './use-choice';
import { say } from './words';

/** More verbs than this stand as tickets. */
const MOST_VERBS = 12;
/** A longer label does not fit on the strong button. */
const BUTTON_LETTERS = 24;

interface DockProps {
  readonly prompt: string;
  readonly choosing: Choosing;
  readonly letterOf: ReadonlyMap<string, string>;
  readonly look: GameLook;
  readonly view: unknown;
  readonly width: number;
  readonly busy: boolean;
  readonly leftHanded: boolean;
  readonly crosses: (move: string) => boolean;
  readonly onExplain: (described: DescribedMove) => void;
}

/** The decision dock: one sentence, then what can be done, then the one strong button. */
export function Dock(props: DockProps) {
  const { prompt, choosing, letterOf, look, view, width, busy, leftHanded, crosses, onExplain } = props;
  const { colours } = useTheme();
  const { shown, narrowed, move: chosen, reason } = choosing;
  const hinted = reason === null ? null : chosen;
  const sorted = useMemo(
    () => sortMoves(hinted ? [hinted, ...shown.filter((one) => one !== hinted)] : shown),
    [shown, hinted],
  );
  const list = useRef<ScrollView>(null);
  // A new question starts at the head of its list.
  useEffect(() => list.current?.scrollTo({ y: 0, animated: false }), [sorted]);
  const final = useMemo(() => chosen !== null && crosses(chosen.move), [chosen, crosses]);
  const aside =
    !chosen && !narrowed && sorted.quiet.length === 1 && sorted.main.length === 0 && sorted.listed > 0;
  const letter = (one: DescribedMove) => letterOf.get(one.move) ?? '';
  return (
    <View role="region" aria-label={say('dock.label')} aria-busy={busy} testID="dock" style={styles.dock}>
      <View style={styles.prompt}>
        <View style={styles.grow}>
          <Words step="prompt" heading>
            {prompt}
          </Words>
        </View>
        {aside ? (
          sorted.quiet.map((one) => (
            <Button
              key={one.move}
              small
              label={one.about.label}
              says={spoken(one, '')}
              testID={`move ${one.move}`}
              onPress={() => choosing.tapTicket(one.move)}
              onLongPress={() => onExplain(one)}
            />
          ))
        ) : sorted.listed > 4 ? (
          <Words step="strip" colour={colours.inkSoft}>
            {say('dock.choices', { count: sorted.listed })}
          </Words>
        ) : null}
      </View>
      {reason !== null && chosen ? <HintLine reason={reason} /> : null}
      {sorted.verbs.length > 0 ? (
        <View style={styles.verbs}>
          {sorted.verbs.map((one) => (
            <Verb
              key={one.move}
              described={one}
              letter={letter(one)}
              chosen={one === chosen}
              Sign={look.Sign}
              onPress={choosing.tapTicket}
              onExplain={onExplain}
            />
          ))}
        </View>
      ) : null}
      {sorted.groups.length > 0 ? (
        <ScrollView ref={list} style={styles.list} contentContainerStyle={styles.content} testID="tickets">
          {sorted.groups.map((group) => (
            <TicketGroup
              key={group.title}
              title={group.title}
              moves={group.moves}
              chosen={chosen?.move ?? null}
              letterOf={letterOf}
              look={look}
              view={view}
              columns={columnsOf(group.moves, letterOf, look, view, width)}
              onPress={choosing.tapTicket}
              onExplain={onExplain}
            />
          ))}
        </ScrollView>
      ) : null}
      {chosen && (chosen.about.warning || final) ? (
        <Words step="sub" colour={colours.warn}>
          {[chosen.about.warning, final ? say('dock.final') : ''].filter(Boolean).join(' ')}
        </Words>
      ) : null}
      <View style={[styles.foot, leftHanded && styles.mirrored]}>
        {chosen || narrowed ? (
          <>
            <Button
              label={chosen ? say('dock.not') : say('dock.all')}
              onPress={choosing.drop}
              testID="drop"
              style={styles.share}
            />
            {chosen ? (
              <Confirm chosen={chosen} letter={letter(chosen)} Sign={look.Sign} onPress={choosing.confirm} />
            ) : null}
          </>
        ) : (
          <FootButtons
            quiet={aside ? [] : sorted.quiet}
            main={sorted.main}
            Sign={look.Sign}
            onPress={choosing.tapTicket}
            onExplain={onExplain}
          />
        )}
      </View>
    </View>
  );
}

function HintLine({ reason }: { readonly reason: string }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.hint, { borderColor: colours.line }]} testID="hint reason">
      <Icon name="old-lantern" size={22} />
      <View style={styles.grow}>
        <Words step="body">{say('dock.hint', { reason })}</Words>
      </View>
    </View>
  );
}

interface ConfirmProps {
  readonly chosen: DescribedMove;
  readonly letter: string;
  readonly Sign: SignComponent;
  readonly onPress: () => void;
}

function Confirm({ chosen, letter, onPress }: ConfirmProps) {
  const { label } = chosen.about;
  return (
    <Button
      kind="primary"
      label={label.length <= BUTTON_LETTERS ? label : say('dock.do')}
      says={`${say('dock.do')}: ${spoken(chosen, letter)}`}
      after={letter ? <KeyLetter letter={letter} size={30} /> : null}
      onPress={onPress}
      testID="confirm"
      style={styles.strong}
    />
  );
}

interface FootButtonsProps {
  readonly quiet: readonly DescribedMove[];
  readonly main: readonly DescribedMove[];
  readonly Sign: SignComponent;
  readonly onPress: (move: string) => void;
  readonly onExplain: (described: DescribedMove) => void;
}

function FootButtons({ quiet, main, Sign, onPress, onExplain }: FootButtonsProps) {
  return (
    <>
      {[...quiet, ...main].map((one) => {
        const strong = one === main[0];
        const chips = [...(one.about.cost ?? []), ...(one.about.gain ?? [])];
        return (
          <Button
            key={one.move}
            kind={strong ? 'primary' : 'quiet'}
            label={one.about.label}
            says={spoken(one, '')}
            testID={`move ${one.move}`}
            onPress={() => onPress(one.move)}
            onLongPress={() => onExplain(one)}
            style={strong ? styles.strong : styles.share}
            after={
              chips.length === 0 || strong ? null : (
                <>
                  {one.about.cost?.map((chip, i) => (
                    <Chip key={`c${i}`} chip={chip} kind="cost" Sign={Sign} />
                  ))}
                  {one.about.gain?.map((chip, i) => (
                    <Chip key={`g${i}`} chip={chip} kind="gain" Sign={Sign} />
                  ))}
                </>
              )
            }
          />
        );
      })}
    </>
  );
}

interface TicketGroupProps {
  readonly title: string;
  readonly moves: readonly DescribedMove[];
  readonly chosen: string | null;
  readonly letterOf: ReadonlyMap<string, string>;
  readonly look: GameLook;
  readonly view: unknown;
  readonly columns: number;
  readonly onPress: (move: string) => void;
  readonly onExplain: (described: DescribedMove) => void;
}

const TicketGroup = memo(function TicketGroup(props: TicketGroupProps) {
  const { title, moves, chosen, letterOf, look, view, columns, onPress, onExplain } = props;
  const { colours } = useTheme();
  const { TicketArt } = look;
  const art = useMemo(
    () =>
      new Map(
        moves.map(({ move }) => [
          move,
          TicketArt && look.hasArt?.(view, move) ? <TicketArt view={view} move={move} size={56} /> : null,
        ]),
      ),
    [moves, look, view, TicketArt],
  );
  return (
    <View style={styles.group}>
      {title === '' ? null : (
        <Words step="caption" colour={colours.inkSoft} heading>
          {title}
        </Words>
      )}
      <View style={columns > 1 ? styles.grid : styles.group}>
        {moves.map((one) => (
          <View key={one.move} style={columns > 1 ? { width: `${100 / columns - 1.5}%` } : undefined}>
            <MoveTicket
              described={one}
              letter={letterOf.get(one.move) ?? ''}
              chosen={one.move === chosen}
              Sign={look.Sign}
              art={art.get(one.move) ?? null}
              onPress={onPress}
              onExplain={onExplain}
            />
          </View>
        ))}
      </View>
    </View>
  );
});

interface Sorted {
  readonly verbs: readonly DescribedMove[];
  readonly groups: ReadonlyArray<{ readonly title: string; readonly moves: readonly DescribedMove[] }>;
  readonly main: readonly DescribedMove[];
  readonly quiet: readonly DescribedMove[];
  /** Verbs and tickets. */
  readonly listed: number;
}

/** Verbs to the bar, strong and quiet moves to the foot, all others to tickets under their headings. */
export function sortMoves(moves: readonly DescribedMove[]): Sorted {
  const signed = moves.filter(({ about }) => about.sign !== undefined);
  const verbs = signed.length <= MOST_VERBS ? signed : [];
  const rest = moves.filter((one) => !verbs.includes(one));
  const main = rest.filter(({ about }) => about.weight === 'main');
  const quiet = rest.filter(({ about }) => about.weight === 'quiet');
  const tickets = rest.filter(({ about }) => about.weight === undefined);
  const groups = new Map<string, DescribedMove[]>();
  for (const one of tickets) {
    const title = one.about.group ?? '';
    const group = groups.get(title);
    if (group) group.push(one);
    else groups.set(title, [one]);
  }
  return {
    verbs,
    main,
    quiet,
    groups: [...groups].map(([title, list]) => ({ title, moves: list })),
    listed: verbs.length + tickets.length,
  };
}

/** A phone has room for two tickets side by side where each is a drawing and a few words, without key or stub. */
function columnsOf(
  moves: readonly DescribedMove[],
  letterOf: ReadonlyMap<string, string>,
  look: GameLook,
  view: unknown,
  width: number,
): number {
  if (width >= 900) return 3;
  if (width >= 560) return 2;
  const slim = moves.every(
    ({ move, about }) =>
      look.hasArt?.(view, move) &&
      !letterOf.get(move) &&
      !about.cost?.length &&
      !about.gain?.length &&
      about.label.length < 16,
  );
  return slim && width >= 340 && moves.length > 1 ? 2 : 1;
}

const styles = StyleSheet.create({
  dock: { flex: 1, gap: 8, paddingHorizontal: 16, paddingTop: 10 },
  prompt: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  grow: { flex: 1 },
  hint: { flexDirection: 'row', alignItems: 'center', gap: 8, borderBottomWidth: 1, paddingBottom: 6 },
  verbs: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  list: { flexGrow: 0, flexShrink: 1 },
  content: { gap: 8, paddingBottom: 2 },
  group: { gap: 8 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginTop: 'auto' },
  mirrored: { flexDirection: 'row-reverse' },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 96 },
  strong: { flexGrow: 2, flexShrink: 1, flexBasis: 150 },
});
