import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { say as cast } from '@/components/cast/words';
import { Section } from '@/components/shelf/page';
import { Button } from '@/components/ui/button';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

import { BandBar, ShareBar } from './bars';
import type { FairCell } from './figures';
import { of100, shareOf, type Mode } from './reading';
import { holesOf } from './together';
import { say } from './words';

/** So many ways to play stand there at once; the rest comes at a tap. */
const SHOWN = 4;
/** Fewer than these behind a tap are not worth it. */
const WORTH_A_TAP = 3;

/** What each level does alone, one way to play after the other. */
export function Alone({ modes }: { readonly modes: readonly Mode[] }) {
  const { colours } = useTheme();
  const [all, setAll] = useState(modes.length < SHOWN + WORTH_A_TAP);
  const shown = all ? modes : modes.slice(0, SHOWN);
  const cells = modes.flatMap((mode) => mode.cells);
  const decided = cells.some(({ won }) => won !== null);
  const counts = [...new Set(cells.map(({ n }) => n))].sort((a, b) => a - b);
  const n =
    counts.length > 1 ? say('band.range', { low: counts[0] ?? 0, high: counts.at(-1) ?? 0 }) : counts.join();
  const to = 1.05 * Math.max(1, ...cells.map(({ points }) => points[2] ?? 0));
  const from = Math.min(0, ...cells.map(({ points }) => points[0] ?? 0));
  return (
    <Section title={say('alone')}>
      <Words step="sub" colour={colours.inkSoft}>
        {say(decided ? 'alone.won' : 'alone.points', { n })}
      </Words>
      {shown.map((mode) => (
        <View key={mode.name} style={styles.mode}>
          <Words step="label">{mode.name}</Words>
          {mode.cells.map((cell) =>
            decided ? (
              <Won key={cell.level} cell={cell} />
            ) : (
              <Points key={cell.level} cell={cell} from={from} to={to} />
            ),
          )}
        </View>
      ))}
      {all ? null : (
        <Button
          small
          label={say('alone.more', { n: modes.length })}
          onPress={() => setAll(true)}
          testID="all-modes"
        />
      )}
    </Section>
  );
}

function Won({ cell: { won, n, level, mode } }: { readonly cell: FairCell }) {
  const share = shareOf(won ?? 0, n);
  const who = cast(`rank.${level}`);
  const holes = { who, mode, n, share: of100(share.share), low: of100(share.low), high: of100(share.high) };
  return (
    <ShareBar
      name={who}
      figure={say('percent', { n: holes.share })}
      says={say('alone.won.says', holes)}
      share={share}
    />
  );
}

interface PointsProps {
  readonly cell: FairCell;
  readonly from: number;
  readonly to: number;
}

function Points({ cell: { points, n, level, mode }, from, to }: PointsProps) {
  const who = cast(`rank.${level}`);
  const holes = holesOf(points);
  return (
    <BandBar
      name={who}
      figure={String(holes.middle)}
      says={say('alone.points.says', { who, mode, n, ...holes })}
      band={points}
      from={from}
      to={to}
    />
  );
}

const styles = StyleSheet.create({ mode: { gap: 2, paddingTop: 6 } });
