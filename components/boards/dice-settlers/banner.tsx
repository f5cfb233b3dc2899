/** What brings the last round, in words, under the top bar. */
import { memo } from 'react';
import { StyleSheet, View as Box } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { END_COLOURS, END_HOUSES, RECRUITABLE } from '@/engine/games/dice-settlers/data';
import type { View } from '@/engine/games/dice-settlers/view';

import { say } from './words';

interface BannerProps {
  readonly view: View;
  readonly viewer: number;
  readonly width: number;
}

/** From this width on everything stands in one line. */
const ONE_LINE = 700;

export const Banner = memo(function Banner({ view, viewer, width }: BannerProps) {
  const { colours } = useTheme();
  if (view.phase === 'draft') return null;
  const flat = width >= ONE_LINE;
  const ends = endsOf(view, viewer);
  const head = headOf(view);
  return (
    <Box
      style={[styles.strip, flat && styles.flat, { backgroundColor: colours.paperRaised }]}
      accessible
      aria-label={[head, ...ends.map(({ what, now }) => `${what}, ${now}`)].join(' ')}
      testID="ends"
    >
      <Words step="sub" colour={colours.inkSoft}>
        {head}
      </Words>
      <Box style={[styles.row, flat && styles.grow]}>
        {ends.map(({ what, now }, i) => (
          <Box
            key={what}
            style={[
              styles.end,
              flat && styles.beside,
              i > 0 && { borderLeftWidth: line.hair, borderColor: colours.inkSoft, paddingLeft: 8 },
            ]}
          >
            <Words step="name" lines={1}>
              {what}
            </Words>
            <Words step="tile" colour={colours.inkSoft} lines={1}>
              {now}
            </Words>
          </Box>
        ))}
      </Box>
    </Box>
  );
});

function headOf({ round, finalRound }: View): string {
  if (finalRound === 0) return say('end.first');
  return say(finalRound === round ? 'end.now' : 'end.next');
}

/** DS-5.1, each with how near it is. */
function endsOf(view: View, viewer: number): { what: string; now: string }[] {
  const sides = [...view.players, ...(view.bot ? [view.bot] : [])];
  const most = sides.reduce((a, b) => (b.houses > a.houses ? b : a));
  const own = view.players[viewer];
  const mine = own !== undefined && own.houses >= most.houses;
  const colours = RECRUITABLE.filter((colour) => (view.supply[colour] ?? 0) > 0).length;
  return [
    {
      what: say('end.houses', { n: END_HOUSES }),
      now: mine ? say('end.mine', { n: own.houses }) : say('end.theirs', { who: most.name, n: most.houses }),
    },
    { what: say('end.points'), now: say('end.left', { n: view.vpSupply }) },
    { what: say('end.tiles'), now: say('end.left', { n: view.stack }) },
    { what: say('end.colours', { n: END_COLOURS }), now: say('end.left', { n: colours }) },
  ];
}

const styles = StyleSheet.create({
  strip: { paddingHorizontal: 14, paddingVertical: 5, gap: 1 },
  flat: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  row: { flexDirection: 'row', gap: 6 },
  grow: { flex: 1 },
  end: { flex: 1, minWidth: 0 },
  beside: { flexDirection: 'row', alignItems: 'baseline', gap: 6 },
});
