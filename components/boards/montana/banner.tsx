/** The wagon: goods and workers of the seat that looks on, and a small wheel. */
import { memo } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { COLOURS, entry, GOODS, workerId } from '@/engine/games/montana/data';
import { goodsWords, workersWords } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { Sign, type SignName } from './signs';
import { Arrow } from './wheel';
import { say } from './words';

interface BannerProps {
  readonly view: View;
  readonly viewer: number;
  readonly width: number;
  readonly calm: boolean;
}

export const Banner = memo(function Banner({ view, viewer, calm }: BannerProps) {
  const { colours } = useTheme();
  const seat = viewer >= 0 ? viewer : Math.max(0, view.acting);
  const player = view.players[seat];
  if (!player) return null;
  const crew = player.workers.flatMap((n, c) => Array.from({ length: n }, () => c));
  const says = [goodsWords(player.goods) || say('nothing'), workersWords(crew) || say('no workers')];
  return (
    <Box
      style={[styles.strip, { backgroundColor: colours.paper }]}
      accessible
      aria-label={says.join('; ')}
      testID="wagon"
    >
      {GOODS.map((id, g) => (
        <Item key={id} sign={id} n={entry(player.goods, g)} />
      ))}
      <Box style={[styles.rule, { backgroundColor: colours.line }]} />
      {COLOURS.map((id, c) => (
        <Item key={id} sign={workerId(c)} n={entry(player.workers, c)} />
      ))}
      <Svg width={28} height={28} viewBox="0 0 28 28" aria-hidden>
        <Circle cx={14} cy={14} r={12.5} fill="#E9D9B4" stroke={board.ink} strokeWidth={1.5} />
        <Arrow cx={14} cy={14} radius={20} arrow={view.arrow} spins={view.spins} calm={calm} />
      </Svg>
    </Box>
  );
});

function Item({ sign, n }: { readonly sign: SignName; readonly n: number }) {
  const { colours } = useTheme();
  return (
    <Box style={[styles.item, n === 0 && styles.none]}>
      <Sign name={sign} size={17} />
      <Words step="strip" colour={n === 0 ? colours.inkSoft : colours.ink}>
        {n}
      </Words>
    </Box>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: 8,
    minHeight: 34,
  },
  item: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  none: { opacity: 0.75 },
  rule: { width: 1, height: 20 },
});
