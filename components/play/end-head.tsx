import { StyleSheet, View } from 'react-native';

import { unsaid } from '@/components/ui/a11y';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatScore, SeatSetup } from '@/engine/core/game';
import { capital } from '@/engine/core/words';

import { figure } from './end-chart';
import { useCounted, useReached } from './end-clock';
import { grownTo } from './end-rows';
import type { Place, PreviousBest } from './end-screen';
import { say } from './end-words';
import { Reveal } from './reveal';

/** What is stamped on the print: a lone player's rank or result, else who won. */
export function stampOf(sheet: ScoreSheet, seats: readonly SeatSetup[]): string {
  if (seats.length > 1)
    return sheet.winners.map((seat) => seats[seat]?.name ?? '').join(' & ') || say('lost');
  if (sheet.rank) return sheet.rank.name;
  return sheet.won === undefined ? say('points') : say(sheet.won ? 'won' : 'lost');
}

interface ResultProps {
  readonly sheet: ScoreSheet;
  readonly score: SeatScore;
  readonly best: PreviousBest | null;
  readonly place: Place | null;
  /** What the total grows by, line after line. */
  readonly steps: readonly number[];
}

/** A result this long after the stamp is judged: first the thud, then the flag. */
const JUDGED_MS = 160;

/** The large total of a lone player, against whom it stands, and its place among the own results. */
export function SoloResult({ sheet, score, best, place, steps }: ResultProps) {
  const { colours } = useTheme();
  const { rival } = sheet;
  const good = sheet.won ?? (best === null || score.total >= best.total);
  const counted = useReached('to');
  const judged = useReached('stamp', JUDGED_MS);
  return (
    <View style={styles.result}>
      <Total sheet={sheet} total={score.total} steps={steps} />
      <Reveal shown={counted || !rival} style={styles.unit}>
        <Words colour={colours.inkSoft}>
          {rival
            ? say('to', { total: figure(rival.score.total) })
            : (score.divided?.unit ?? say('points').toLowerCase())}
        </Words>
      </Reveal>
      <Reveal shown={judged} swell={0.12} style={styles.beside} testID="verdict">
        <Words step="button" align="right" colour={good ? colours.good : colours.inkSoft}>
          {verdictOf(sheet, score, best)}
        </Words>
        <Words align="right" colour={colours.inkSoft}>
          {placeOf(sheet, place)}
        </Words>
      </Reveal>
    </View>
  );
}

interface TotalProps {
  readonly sheet: ScoreSheet;
  readonly total: number;
  readonly steps: readonly number[];
}

/** While it grows the last figure keeps its room, and is what a screen reader finds. */
function Total({ sheet, total, steps }: TotalProps) {
  const { colours, spot } = useTheme();
  const share = useCounted(steps.length - 1);
  const colour = sheet.won === false ? colours.bad : spot;
  const growing = share < 1;
  return (
    <View>
      <Words step="hero" colour={colour} style={growing ? styles.unseen : null} testID="total">
        {figure(total)}
      </Words>
      {growing ? (
        <View style={styles.growing} {...unsaid} importantForAccessibility="no-hide-descendants">
          <Words step="hero" colour={spot} lines={1} testID="growing">
            {figure(grownTo(steps, share))}
          </Words>
        </View>
      ) : null}
    </View>
  );
}

/** What a screen reader says of the end, once. */
export function resultWords(
  sheet: ScoreSheet,
  seats: readonly SeatSetup[],
  best: PreviousBest | null,
): string {
  const [own] = sheet.seats;
  if (seats.length > 1 || !own) return sheet.headline;
  const unit = own.divided?.unit ?? say('points').toLowerCase();
  return say('result', {
    stamp: stampOf(sheet, seats),
    total: `${figure(own.total)} ${unit}`,
    verdict: verdictOf(sheet, own, best),
  });
}

function verdictOf(sheet: ScoreSheet, score: SeatScore, best: PreviousBest | null): string {
  const { rival, won } = sheet;
  if (rival && rival.score.total !== score.total)
    return won ? say('beat', { name: inside(rival.name) }) : say('beaten', { name: capital(rival.name) });
  if (won !== undefined) return sheet.headline;
  if (!best) return say('first');
  const by = score.total - best.total;
  if (by === 0) return say('equal');
  return by > 0 ? say('best', { by: figure(by) }) : say('short', { by: figure(-by) });
}

/** "The Street" in the middle of a sentence. */
function inside(name: string): string {
  return name.replace(/^The\b/, 'the');
}

const NAMED = [1, 2, 3, 4, 5] as const;

function placeOf({ mode }: ScoreSheet, place: Place | null): string {
  if (!place || place.of < 2) return capital(mode);
  const named = NAMED.find((n) => n === place.at);
  const words = say(named === undefined ? 'place.n' : `place.${named}`, { at: place.at, of: place.of });
  return `${capital(mode)} · ${words}`;
}

const styles = StyleSheet.create({
  result: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingBottom: 6 },
  unit: { maxWidth: 84 },
  unseen: { opacity: 0 },
  // Longer than the last figure it would be cut: on the way there it may stand over.
  growing: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 320 },
  beside: { flex: 1, minWidth: 0, gap: 2 },
});
