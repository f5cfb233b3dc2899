import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatScore, SeatSetup } from '@/engine/core/game';
import { capital } from '@/engine/core/words';

import { figure } from './end-chart';
import type { Place, PreviousBest } from './end-screen';
import { say } from './end-words';

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
}

/** The large total of a lone player, against whom it stands, and its place among the own results. */
export function SoloResult({ sheet, score, best, place }: ResultProps) {
  const { colours, spot } = useTheme();
  const { rival } = sheet;
  const good = sheet.won ?? (best === null || score.total >= best.total);
  return (
    <View style={styles.result}>
      <Words step="hero" colour={sheet.won === false ? colours.bad : spot} testID="total">
        {figure(score.total)}
      </Words>
      <View style={styles.unit}>
        <Words colour={colours.inkSoft}>
          {rival
            ? say('to', { total: figure(rival.score.total) })
            : (score.divided?.unit ?? say('points').toLowerCase())}
        </Words>
      </View>
      <View style={styles.beside}>
        <Words step="button" align="right" colour={good ? colours.good : colours.inkSoft}>
          {verdictOf(sheet, score, best)}
        </Words>
        <Words align="right" colour={colours.inkSoft}>
          {placeOf(sheet, place)}
        </Words>
      </View>
    </View>
  );
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
  beside: { flex: 1, minWidth: 0, gap: 2 },
});
