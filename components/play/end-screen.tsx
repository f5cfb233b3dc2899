import { useMemo } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import { bestRound, gainsOf, storyOf, turnOf, type Story, type Turn } from '@/components/session/story';
import { Button } from '@/components/ui/button';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatSetup } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { YOU } from '@/engine/core/words';

import { StoryChart } from './end-chart';
import { SoloResult, stampOf } from './end-head';
import { RankLadder, TrophyTable } from './end-parts';
import { Asides, columnsOf, RoundTable, SheetTable } from './end-table';
import { say } from './end-words';
import { WIDE_FROM } from './layout';
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
}

const GUTTER = 16;
const PRINT = 146;
/** How far the stamp hangs over the foot of the print. */
const OVERLAP = 66;

/** The last sheet: the rank stamped on the print, how it came about, and what to do next. */
export function EndScreen(props: EndScreenProps) {
  const { match, sheet, look, unranked, onAgain } = props;
  const { seats } = match.config;
  const { colours, night } = useTheme();
  const { width, height } = useWindowDimensions();
  const story = useMemo(() => storyOf(match), [match]);
  const wide = width >= WIDE_FROM;
  const page = Math.min(width, wide ? 1080 : 720);
  const column = wide ? (page - 3 * GUTTER) / 2 : page - 2 * GUTTER;
  const low = height <= 560;
  // Wider than that, a print would show nothing but its foot.
  const printed = Math.min(width, PRINT * 2.8);
  const { Print } = look;
  return (
    <View role="main" style={styles.screen} testID="end">
      <ScrollView contentContainerStyle={styles.scroll}>
        {low ? null : (
          <View style={[styles.print, { borderColor: colours.ink }]} aria-hidden>
            <Print width={printed} height={PRINT} night={night} />
          </View>
        )}
        <View style={[styles.stamped, low ? styles.stampedLow : null]}>
          <Stamp text={stampOf(sheet, seats)} width={page - 2 * GUTTER} />
        </View>
        <View style={[styles.page, { width: page }]}>
          <Head {...props} />
          <OxfordRule />
          <View style={wide ? styles.columns : null}>
            <View style={{ width: column }}>
              <Account {...props} story={story} width={column} beside={!wide} />
              {wide ? <Makings {...props} story={story} /> : null}
            </View>
            <View style={{ width: column }}>
              {wide ? <Course story={story} seats={seats} width={column} height={204} /> : null}
              <Standing {...props} />
              {wide ? null : <Makings {...props} story={story} />}
            </View>
          </View>
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
    </View>
  );
}

function Head({ match, sheet, best, place, unranked }: EndScreenProps) {
  const { colours } = useTheme();
  const [own] = sheet.seats;
  const solo = match.config.seats.length === 1;
  return (
    <View style={styles.head}>
      {solo && own ? (
        <SoloResult sheet={sheet} score={own} best={unranked ? null : best} place={unranked ? null : place} />
      ) : (
        <Words step="prompt" align="center">
          {sheet.headline}
        </Words>
      )}
      {sheet.tieBreak ? (
        <Words step="italic" align="center" colour={colours.inkSoft}>
          {say('tie', { reason: sheet.tieBreak })}
        </Words>
      ) : null}
    </View>
  );
}

interface AccountProps extends EndScreenProps {
  readonly story: Story;
  readonly width: number;
  /** On a phone the chart stands beside a narrow table, or over a broad one. */
  readonly beside: boolean;
}

/** True where the sheet goes by rounds itself: then one table says it all. */
function goesByRounds(sheet: ScoreSheet, { rounds }: Story): boolean {
  const labels = new Set(sheet.seats[0]?.lines.map(({ label }) => label));
  return rounds.length > 0 && rounds.every(({ name }) => labels.has(name));
}

/** How it came about, round by round. */
function Account({ match, sheet, look, story, width, beside }: AccountProps) {
  const { seats } = match.config;
  const columns = useMemo(() => columnsOf(sheet, seats), [sheet, seats]);
  const table = { columns, look };
  const narrow = beside && columns.length === 2 && story.rounds.length > 1 && width >= 340;
  const rounds = goesByRounds(sheet, story) ? (
    <SheetTable {...table} narrow={narrow} />
  ) : columns.length > 1 && story.rounds.length > 1 ? (
    <RoundTable {...table} story={story} narrow={narrow} />
  ) : null;
  const chart = beside ? (
    <Course story={story} seats={seats} width={narrow ? Math.floor(width * 0.48) : width} height={226} />
  ) : null;
  return narrow ? (
    <View style={styles.two}>
      <View style={styles.grow}>{rounds}</View>
      {chart}
    </View>
  ) : (
    <>
      {chart}
      {rounds}
    </>
  );
}

/** What the result is made of, line by line. */
function Makings({ match, sheet, look, story }: EndScreenProps & { readonly story: Story }) {
  const { seats } = match.config;
  const columns = useMemo(() => columnsOf(sheet, seats), [sheet, seats]);
  const table = { columns, look };
  return (
    <View style={styles.account}>
      {goesByRounds(sheet, story) ? null : (
        <View style={styles.made}>
          {columns.length > 1 && story.rounds.length > 1 ? (
            <Words step="caption" heading>
              {say('made')}
            </Words>
          ) : null}
          <SheetTable {...table} />
        </View>
      )}
      <Asides {...table} />
    </View>
  );
}

interface CourseProps {
  readonly story: Story;
  readonly seats: readonly SeatSetup[];
  readonly width: number;
  readonly height: number;
}

/** The chart, and the turning point in one sentence. */
function Course({ story, seats, width, height }: CourseProps) {
  const { colours } = useTheme();
  const turn = useMemo(() => turnOf(story), [story]);
  const sentence = courseOf(story, turn);
  if (story.rounds.length < 2) return null;
  return (
    <View style={{ width }}>
      <StoryChart
        story={story}
        turn={turn}
        seats={seats}
        says={say('chart.label', { story: sentence })}
        width={width}
        height={height}
      />
      <Words step="sub" align="center" colour={colours.inkSoft} testID="course">
        {sentence}
      </Words>
    </View>
  );
}

/** Which round decided, where one did. */
export function courseOf(story: Story, turn: Turn | null): string {
  const told = turn ? turnWords(story, turn) : quietCourse(story);
  return [told, story.whole ? '' : say('resumed')].filter(Boolean).join(' ');
}

function turnWords({ sides, rounds }: Story, { at, side, throughout }: Turn): string {
  if (!throughout) return say('settled', { round: rounds[at]?.name ?? '' });
  const people = sides.filter(({ seat }) => seat >= 0);
  const alone = people.length === 1 && sides[side]?.seat === people[0]?.seat;
  return say('throughout', { name: alone ? YOU : (sides[side]?.name ?? '') });
}

function quietCourse(story: Story): string {
  const last = story.rounds[story.rounds.length - 1]?.totals ?? [];
  if (last.length > 1) {
    const most = Math.max(...last);
    return last.filter((total) => total === most).length > 1 ? say('level') : '';
  }
  const at = bestRound(story);
  if (at === null) return '';
  return say('most', { round: story.rounds[at]?.name ?? '', n: gainsOf(story, at)[0] ?? 0 });
}

/** What the result is worth: the ladder of ranks and the challenges won. */
function Standing({ match, sheet, trophies }: EndScreenProps) {
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

function Ways(props: EndScreenProps & { readonly width: number; readonly wide: boolean }) {
  const { onAgain, onLookBack, onShare, onLeave, width, wide } = props;
  const { colours } = useTheme();
  return (
    <View style={[styles.foot, { borderColor: colours.line }]}>
      <View style={[styles.buttons, wide ? styles.oneRow : null, { width }]}>
        <Button
          kind="primary"
          label={say('again')}
          onPress={() => onAgain('new')}
          style={wide ? styles.grow : null}
          testID="again new"
        />
        <View style={[styles.row, wide ? styles.grow : null]}>
          <Button small label={say('back')} onPress={onLookBack} style={styles.grow} testID="look back" />
          {onShare ? (
            <Button small label={say('share')} onPress={onShare} style={styles.grow} testID="share" />
          ) : null}
          <Button small label={say('shelf')} onPress={onLeave} style={styles.grow} testID="to shelf" />
        </View>
      </View>
    </View>
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
  stamped: { alignItems: 'center', marginTop: -OVERLAP, marginBottom: 4 },
  stampedLow: { marginTop: 14 },
  page: { paddingHorizontal: GUTTER },
  head: { paddingVertical: 4, gap: 2 },
  columns: { flexDirection: 'row', gap: GUTTER },
  account: { paddingTop: 8 },
  two: { flexDirection: 'row', gap: 10 },
  made: { paddingTop: 14, gap: 4 },
  same: { alignItems: 'center', paddingTop: 14 },
  foot: { alignItems: 'center', paddingTop: 8, paddingBottom: 26, borderTopWidth: line.hair },
  buttons: { paddingHorizontal: GUTTER, gap: 10 },
  oneRow: { flexDirection: 'row', alignItems: 'center' },
  row: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1, minWidth: 0 },
});
