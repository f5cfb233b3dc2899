import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import Animated, { FadeInDown } from 'react-native-reanimated';

import type { GameLook } from '@/components/boards/board';
import { SlateBadge } from '@/components/ui/brand-badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { board, line, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatScore, SeatSetup } from '@/engine/core/game';

import { RankLadder, TrophyTable } from './end-parts';
import { SeatTable, tidy } from './end-table';
import { say } from './words';

export interface PreviousBest {
  readonly total: number;
  readonly rank?: string;
}

export interface Trophy {
  readonly row: string;
  readonly column: string;
  readonly mark: string;
}

interface EndScreenProps {
  readonly sheet: ScoreSheet;
  readonly look: GameLook;
  readonly seats: readonly SeatSetup[];
  readonly unranked: boolean;
  readonly best: PreviousBest | null;
  readonly trophies: readonly Trophy[];
  readonly onAgain: (seed: 'same' | 'new') => void;
  readonly onLookBack: () => void;
  readonly onLeave: () => void;
}

/** The itemised sheet, growing line by line, then the result and what it is worth. */
export function EndScreen(props: EndScreenProps) {
  const { sheet, look, seats, unranked, best, trophies, onAgain, onLookBack, onLeave } = props;
  const { colours, night } = useTheme();
  const { width, height } = useWindowDimensions();
  const solo = seats.length === 1;
  const [own] = sheet.seats;
  const lines = solo ? (own?.lines.length ?? 0) : 0;
  const shown = useGrowth(lines);
  const wide = Math.min(width, 720);
  const { Print } = look;
  const done = shown >= lines;
  return (
    <View role="main" style={styles.screen} testID="end">
      <ScrollView contentContainerStyle={styles.scroll}>
        {height > 560 ? (
          <View style={[styles.print, { borderColor: colours.ink }]} aria-hidden>
            <Print width={width} height={136} night={night} />
          </View>
        ) : null}
        <View style={[styles.page, { width: wide }]}>
          <View style={styles.title}>
            <Words step="mast" align="center" heading shrink lines={2}>
              {titleOf(sheet, seats)}
            </Words>
            <Words step="body" align="center" colour={colours.inkSoft}>
              {sheet.headline}
            </Words>
            {sheet.tieBreak ? (
              <Words step="italic" align="center" colour={colours.inkSoft}>
                {say('end.tie', { reason: sheet.tieBreak })}
              </Words>
            ) : null}
            {unranked ? (
              <Words step="sub" align="center" colour={colours.warn}>
                {say('end.unranked')}
              </Words>
            ) : null}
          </View>
          <OxfordRule />
          {solo && own ? (
            <>
              <SeatLines score={own} shown={shown} />
              {done ? <SoloResult sheet={sheet} score={own} best={unranked ? null : best} /> : null}
              {done && sheet.rank ? <RankLadder rank={sheet.rank} /> : null}
              {sheet.rival ? <RivalSide rival={sheet.rival} look={look} /> : null}
              {sheet.trophy || trophies.length > 0 ? (
                <TrophyTable won={trophies} now={sheet.won === false ? null : (sheet.trophy ?? null)} />
              ) : null}
            </>
          ) : (
            <SeatTable sheet={sheet} seats={seats} />
          )}
        </View>
      </ScrollView>
      <View style={[styles.foot, { borderColor: colours.line }]}>
        <View style={[styles.buttons, { width: wide }]}>
          <Button
            kind="primary"
            label={say('end.again')}
            onPress={() => onAgain('same')}
            testID="again same"
          />
          <View style={styles.row}>
            <Button
              small
              label={say('end.new')}
              onPress={() => onAgain('new')}
              style={styles.grow}
              testID="again new"
            />
            <Button
              small
              label={say('end.back')}
              onPress={onLookBack}
              style={styles.grow}
              testID="look back"
            />
            <Button small label={say('end.shelf')} onPress={onLeave} style={styles.grow} testID="to shelf" />
          </View>
        </View>
      </View>
    </View>
  );
}

/** How many lines of the sheet are written: one every 120 ms, all at once under reduce motion. */
function useGrowth(lines: number): number {
  const { calm } = useTheme();
  const [shown, setShown] = useState(calm ? lines : 0);
  useEffect(() => {
    if (shown >= lines) return undefined;
    const timer = setTimeout(() => setShown((n) => n + 1), motion.scoreLine);
    return () => clearTimeout(timer);
  }, [shown, lines]);
  return calm ? lines : shown;
}

function titleOf(sheet: ScoreSheet, seats: readonly SeatSetup[]): string {
  if (sheet.rank) return sheet.rank.name;
  if (sheet.won !== undefined) return say(sheet.won ? 'end.won' : 'end.lost');
  if (seats.length === 1) return say('end.points');
  return sheet.winners.map((seat) => seats[seat]?.name ?? '').join(' & ') || say('end.winner');
}

function SeatLines({ score, shown }: { readonly score: SeatScore; readonly shown: number }) {
  const { colours, calm } = useTheme();
  const sum = score.lines.reduce((total, one) => total + one.points, 0);
  const all = shown >= score.lines.length;
  return (
    <View>
      {score.lines.map((one, i) => (
        <Animated.View
          key={`${one.label} ${i}`}
          entering={calm ? undefined : FadeInDown.duration(motion.move)}
          style={[styles.line, { borderColor: colours.line, opacity: i < shown ? 1 : 0 }]}
        >
          <View style={styles.item}>
            <Words step="label">{one.label}</Words>
            {one.note ? (
              <Words step="sub" colour={colours.inkSoft}>
                {one.note}
              </Words>
            ) : null}
          </View>
          <Words step="button">{one.points}</Words>
        </Animated.View>
      ))}
      {all && score.divided ? (
        <>
          <SumRow label={say('end.points')} value={sum} strong />
          <SumRow label={score.divided.label} value={score.divided.by} />
        </>
      ) : null}
      <OxfordRule up style={styles.upRule} />
    </View>
  );
}

function SumRow({
  label,
  value,
  strong = false,
}: {
  readonly label: string;
  readonly value: number;
  readonly strong?: boolean;
}) {
  const { colours } = useTheme();
  return (
    <View style={styles.sum}>
      <Words step={strong ? 'button' : 'prompt'} colour={strong ? colours.ink : colours.inkSoft}>
        {label}
      </Words>
      <Words step="button">{value}</Words>
    </View>
  );
}

interface SoloResultProps {
  readonly sheet: ScoreSheet;
  readonly score: SeatScore;
  readonly best: PreviousBest | null;
}

function SoloResult({ sheet, score, best }: SoloResultProps) {
  const { colours, spot } = useTheme();
  const ladder = sheet.rank?.ladder ?? [];
  // The rung above the one reached: a rank need not follow from the total alone.
  const next = ladder[ladder.findIndex((rung) => rung.name === sheet.rank?.name) + 1];
  const gap = best ? tidy(score.total - best.total) : 0;
  return (
    <View style={styles.result}>
      <Words step="hero" colour={sheet.won === false ? colours.bad : spot} testID="total">
        {tidy(score.total)}
      </Words>
      <View style={styles.beside}>
        <Words step="button" align="right" colour={best && gap < 0 ? colours.inkSoft : colours.good}>
          {best === null
            ? say('end.first')
            : gap > 0
              ? say('end.best', { by: gap })
              : gap === 0
                ? say('end.equal')
                : say('end.short', { by: -gap })}
        </Words>
        {best ? (
          <Words align="right" colour={colours.inkSoft}>
            {say('end.before', {
              score: best.rank ? `${tidy(best.total)}, ${best.rank}` : tidy(best.total),
            })}
          </Words>
        ) : null}
        {sheet.rank ? (
          <Words align="right" colour={colours.inkSoft}>
            {next ? say('end.next', { from: next.from, name: next.name }) : say('end.top')}
          </Words>
        ) : null}
      </View>
    </View>
  );
}

interface RivalSideProps {
  readonly rival: NonNullable<ScoreSheet['rival']>;
  readonly look: GameLook;
}

function RivalSide({ rival, look }: RivalSideProps) {
  const { colours } = useTheme();
  const { Sign } = look;
  return (
    <View style={styles.rival}>
      <View style={styles.seatHead}>
        <SlateBadge>
          {look.signNames.includes('rival') ? (
            <Sign name="rival" size={20} colour={board.pale} />
          ) : (
            <Icon name="cog" size={20} colour={board.pale} />
          )}
        </SlateBadge>
        <View style={styles.grow}>
          <Words step="label">{rival.name}</Words>
        </View>
        <Words step="phase">{tidy(rival.score.total)}</Words>
      </View>
      {rival.score.lines.map((one, i) => (
        <View key={`${one.label} ${i}`} style={styles.small}>
          <View style={styles.grow}>
            <Words step="sub" colour={colours.inkSoft}>
              {one.note ? `${one.label}, ${one.note}` : one.label}
            </Words>
          </View>
          <Words step="strip">{one.points}</Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { alignItems: 'center', paddingBottom: 16 },
  print: { alignSelf: 'stretch', height: 136, overflow: 'hidden', borderBottomWidth: line.frame },
  page: { paddingHorizontal: 16 },
  title: { paddingVertical: 10, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 37, borderBottomWidth: line.hair },
  item: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 10,
    paddingVertical: 4,
  },
  sum: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', paddingTop: 6 },
  upRule: { marginTop: 10 },
  result: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingVertical: 6,
    gap: 12,
  },
  beside: { flexShrink: 1, gap: 2 },
  rival: { marginTop: 14, gap: 4 },
  seatHead: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  small: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 22 },
  foot: { alignItems: 'center', paddingTop: 8, paddingBottom: 26, borderTopWidth: line.hair },
  buttons: { paddingHorizontal: 16, gap: 10 },
  row: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});
