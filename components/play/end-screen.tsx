import { useEffect, useMemo, useState } from 'react';
import { Platform, ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import type { GameLook } from '@/components/boards/board';
import { EndLuck } from '@/components/ledger/end-luck';
import type { PlaySettings } from '@/components/session/port';
import { storyOf, type Story } from '@/components/session/story';
import { Button } from '@/components/ui/button';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

import { EndClock, EndTime, planEnd, useReached, type EndPlan } from './end-clock';
import { Course } from './end-course';
import { EndHeard } from './end-heard';
import { resultWords, SoloResult, stampOf } from './end-head';
import { RankLadder, TrophyTable } from './end-parts';
import { Places, WinnersBand } from './end-places';
import { accountsOf, firstOf, growthOf, isSeveral, type Accounts } from './end-rows';
import { Asides, LinesTable } from './end-table';
import { Ways } from './end-ways';
import { say } from './end-words';
import { WIDE_FROM } from './layout';
import { Reveal } from './reveal';
import { Stamp } from './stamp';

export interface PreviousBest {
  readonly total: number;
  readonly rank?: string;
}

/** Where this result stands among the own ones of its mode, this one counted. */
export interface Place {
  readonly at: number;
  readonly of: number;
}

export interface Trophy {
  readonly row: string;
  readonly column: string;
  readonly mark: string;
}

interface EndScreenProps {
  readonly match: Match;
  readonly sheet: ScoreSheet;
  readonly look: GameLook;
  readonly unranked: boolean;
  readonly best: PreviousBest | null;
  readonly place: Place | null;
  readonly trophies: readonly Trophy[];
  readonly onAgain: (seed: 'same' | 'new') => void;
  readonly onLookBack: () => void;
  readonly onLeave: () => void;
  /** Absent where there is nowhere to share to. */
  readonly onShare?: () => void;
  /** Absent where there is nothing to review. */
  readonly onReview?: () => void;
  /** True where the game has just ended in sight; a finished match that is opened again shows its sheet at once. */
  readonly fresh?: boolean;
  readonly pace?: PlaySettings['pace'];
  /** The sheet is there: shown once more, it is not counted again. */
  readonly onTold?: () => void;
  /** The stamp of a fresh end has come down. */
  readonly onStamped?: () => void;
}

const GUTTER = 16;
const PRINT = 146;
/** How far the stamp hangs over the foot of the print. */
const OVERLAP = 66;

/** The last sheet: the score counted line by line, the ladder climbed, the rank stamped on the print, and what to do next. */
export function EndScreen(props: EndScreenProps) {
  const { match, sheet, fresh = false, pace = 'normal', onStamped, onTold, best, unranked } = props;
  const { calm } = useTheme();
  const { seats } = match.config;
  const story = useMemo(() => storyOf(match), [match]);
  const accounts = useMemo(() => accountsOf(sheet, seats, story), [sheet, seats, story]);
  const [clock] = useState(() =>
    fresh && !calm && pace !== 'none' ? new EndClock(planFor(accounts, sheet, pace === 'quick')) : null,
  );
  // A match that was opened again says nothing of itself.
  const [ended] = useState(fresh);
  useSkip(clock);
  useEffect(() => onTold?.(), [onTold]);
  const finish = () => {
    clock?.finish();
    return false;
  };
  return (
    <EndTime.Provider value={clock}>
      <View
        role="main"
        style={styles.screen}
        testID="end"
        onStartShouldSetResponderCapture={clock ? finish : undefined}
      >
        {ended ? (
          <EndHeard words={resultWords(sheet, seats, unranked ? null : best)} onStamped={onStamped} />
        ) : null}
        <Animated.View
          style={styles.screen}
          entering={ended && calm ? FadeIn.duration(motion.fade) : undefined}
        >
          <LastSheet {...props} story={story} accounts={accounts} />
        </Animated.View>
      </View>
    </EndTime.Provider>
  );
}

/** As many lines as the table has that is read first, as many rungs as are climbed. */
function planFor(accounts: Accounts, sheet: ScoreSheet, quick: boolean): EndPlan {
  const { rank, seats } = sheet;
  const reached = rank ? rank.ladder.findIndex(({ name }) => name === rank.name) + 1 : 0;
  return planEnd(firstOf(accounts).length, Math.max(reached, seats.length > 1 ? seats.length : 0), quick);
}

/** Runs the clock, and shows all at any key. */
function useSkip(clock: EndClock | null): void {
  useEffect(() => {
    if (!clock) return undefined;
    const stop = clock.start();
    if (Platform.OS !== 'web') return stop;
    const all = () => clock.finish();
    document.addEventListener('keydown', all);
    return () => {
      stop();
      document.removeEventListener('keydown', all);
    };
  }, [clock]);
}

interface SheetProps extends EndScreenProps {
  readonly story: Story;
  readonly accounts: Accounts;
}

function LastSheet(props: SheetProps) {
  const { match, unranked, story, accounts, onAgain } = props;
  const { seats } = match.config;
  const { colours } = useTheme();
  const { width } = useWindowDimensions();
  const wide = width >= WIDE_FROM;
  const page = Math.min(width, wide ? 1080 : 720);
  const column = wide ? (page - 3 * GUTTER) / 2 : page - 2 * GUTTER;
  const alone = accounts.columns.length === 1;
  const course = <Course story={story} seats={seats} width={column} height={wide ? 204 : 226} />;
  return (
    <>
      <ScrollView contentContainerStyle={styles.scroll}>
        <Stamped {...props} page={page} />
        <View style={[styles.page, { width: page }]}>
          <Head {...props} />
          <OxfordRule />
          {wide ? (
            <View style={styles.columns}>
              <View style={{ width: column }}>
                <Account {...props} width={column} beside={false} />
                <Makings {...props} />
              </View>
              <View style={{ width: column }}>
                {course}
                <Standing {...props} />
              </View>
            </View>
          ) : alone ? (
            <>
              <Makings {...props} />
              <Standing {...props} />
              <View style={styles.made}>{course}</View>
            </>
          ) : (
            <>
              <Account {...props} width={column} beside />
              <Standing {...props} />
              <Makings {...props} />
            </>
          )}
          <Luck match={match} />
          <View style={styles.same}>
            <Button small label={say('same')} onPress={() => onAgain('same')} testID="again same" />
          </View>
          {unranked ? (
            <Words step="sub" align="center" colour={colours.warn}>
              {say('unranked')}
            </Words>
          ) : null}
        </View>
      </ScrollView>
      <Ways {...props} width={page} wide={wide} />
    </>
  );
}

/** The print of the game, of several the winner's; over its foot the stamp, which comes down last. */
function Stamped({ match, sheet, look, page }: SheetProps & { readonly page: number }) {
  const { seats } = match.config;
  const { colours, night } = useTheme();
  const { width, height } = useWindowDimensions();
  const settled = useReached('stamp');
  const low = height <= 560;
  // Wider than that, a print would show nothing but its foot.
  const printed = Math.min(width, PRINT * 2.8);
  const { Print } = look;
  return (
    <>
      {low ? null : (
        <View style={[styles.print, { borderColor: colours.ink }]} aria-hidden>
          <View style={[printed < width ? styles.sheetOfPrint : null, { borderColor: colours.ink }]}>
            <Print width={printed} height={PRINT} night={night} />
          </View>
          {seats.length > 1 ? (
            <Reveal shown={settled} rise={0} style={[styles.banded, { width: printed }]}>
              <WinnersBand sheet={sheet} seats={seats} width={printed} />
            </Reveal>
          ) : null}
        </View>
      )}
      <View style={[styles.stamped, low ? styles.stampedLow : null]}>
        <Stamp text={stampOf(sheet, seats)} width={page - 2 * GUTTER} down={settled} />
      </View>
    </>
  );
}

function Head({ match, sheet, look, best, place, unranked, accounts }: SheetProps) {
  const { colours } = useTheme();
  const { seats } = match.config;
  const [own] = sheet.seats;
  const settled = useReached('stamp');
  const steps = useMemo(() => (own ? growthOf(firstOf(accounts), 0, own) : []), [accounts, own]);
  return (
    <View style={styles.head}>
      {seats.length === 1 && own ? (
        <SoloResult
          sheet={sheet}
          score={own}
          best={unranked ? null : best}
          place={unranked ? null : place}
          steps={steps}
        />
      ) : (
        <>
          <Reveal shown={settled}>
            <Words step="prompt" align="center">
              {sheet.headline}
            </Words>
          </Reveal>
          <Places sheet={sheet} seats={seats} look={look} />
        </>
      )}
      {sheet.tieBreak ? (
        <Reveal shown={settled}>
          <Words step="italic" align="center" colour={colours.inkSoft}>
            {say('tie', { reason: sheet.tieBreak })}
          </Words>
        </Reveal>
      ) : null}
    </View>
  );
}

interface AccountProps extends SheetProps {
  readonly width: number;
  /** On a phone the chart stands beside a narrow table, or over a broad one. */
  readonly beside: boolean;
}

/** How it came about, round by round. */
function Account({ match, look, story, accounts, width, beside }: AccountProps) {
  const { seats } = match.config;
  const { columns, rounds, made } = accounts;
  const narrow = beside && columns.length === 2 && story.rounds.length > 1 && width >= 340;
  // What everybody had by then ends with the totals; what each round brought wants a sum.
  const summed = made === null || !isSeveral(columns);
  const table = rounds ? (
    <LinesTable
      columns={columns}
      look={look}
      lines={rounds}
      narrow={narrow}
      sum={summed}
      testID={made === null ? 'sheet' : 'rounds'}
    />
  ) : null;
  const chart = beside ? (
    <Course story={story} seats={seats} width={narrow ? Math.floor(width * 0.48) : width} height={226} />
  ) : null;
  return narrow ? (
    <View style={styles.two}>
      <View style={styles.grow}>{table}</View>
      {chart}
    </View>
  ) : (
    <>
      {chart}
      {table}
    </>
  );
}

/** What the result is made of, line by line. */
function Makings({ look, accounts }: SheetProps) {
  const { columns, rounds, made } = accounts;
  return (
    <View style={styles.account}>
      {made ? (
        <View style={rounds ? styles.made : null}>
          {rounds ? (
            <Words step="caption" heading>
              {say('made')}
            </Words>
          ) : null}
          <LinesTable columns={columns} look={look} lines={made} testID="sheet" />
        </View>
      ) : null}
      <Asides columns={columns} look={look} />
    </View>
  );
}

/** What the result is worth: the ladder of ranks and the challenges won. */
function Standing({ match, sheet, trophies }: SheetProps) {
  const { seats } = match.config;
  const winner = seats[sheet.winners[0] ?? -1]?.name ?? '';
  const now = sheet.won === false ? null : (sheet.trophy ?? null);
  return (
    <>
      {sheet.rank ? <RankLadder rank={sheet.rank} who={seats.length === 1 ? say('you') : winner} /> : null}
      {now || trophies.length > 0 ? <TrophyTable won={trophies} now={now} /> : null}
    </>
  );
}

/** Said when the result is: luck explains it, and does not come before it. */
function Luck({ match }: Pick<SheetProps, 'match'>) {
  return (
    <Reveal shown={useReached('stamp')}>
      <EndLuck match={match} />
    </Reveal>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { alignItems: 'center', paddingBottom: 16 },
  print: {
    alignSelf: 'stretch',
    alignItems: 'center',
    height: PRINT,
    overflow: 'hidden',
    borderBottomWidth: line.frame,
  },
  sheetOfPrint: { borderLeftWidth: line.frame, borderRightWidth: line.frame },
  banded: { position: 'absolute', bottom: 0, height: PRINT },
  stamped: { alignItems: 'center', marginTop: -OVERLAP, marginBottom: 4 },
  stampedLow: { marginTop: 14 },
  page: { paddingHorizontal: GUTTER },
  head: { paddingVertical: 4, gap: 2 },
  columns: { flexDirection: 'row', gap: GUTTER },
  account: { paddingTop: 8 },
  two: { flexDirection: 'row', gap: 10 },
  made: { paddingTop: 14, gap: 4 },
  same: { alignItems: 'center', paddingTop: 14 },
  grow: { flex: 1, minWidth: 0 },
});
