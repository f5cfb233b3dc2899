import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { LedgerSide } from '@/engine/core/ledger';

import { FaceBars } from './face-bars';
import { say } from './words';

interface SidePanelProps {
  readonly side: LedgerSide;
  readonly colour: number | null;
  readonly width: number;
  /** What luck counts in this game. */
  readonly scale: string;
  /** Luck is said when the match is over. */
  readonly over: boolean;
}

/** All that one side rolled: luck in one number, then every die with its faces. */
export function SidePanel({ side, colour, width, scale, over }: SidePanelProps) {
  const { colours } = useTheme();
  if (side.rolls === 0) return <Words>{say('none.of', { name: side.name })}</Words>;
  const several = side.dice.length > 1;
  return (
    <View style={styles.panel} testID={`ledger side ${side.seat}`}>
      {over ? <LuckCard side={side} scale={scale} /> : null}
      {side.dice.map((count) => (
        <View key={count.id} style={styles.die}>
          <Words step="caption" heading>
            {say('die', { die: count.die.name, n: count.n })}
          </Words>
          <FaceBars count={count} colour={colour} width={width} />
        </View>
      ))}
      <Words step="sub" colour={colours.inkSoft}>
        {several || !over ? [say('legend'), over ? '' : say('luck.later')].join(' ').trim() : say('legend')}
      </Words>
    </View>
  );
}

function LuckCard({ side, scale }: Pick<SidePanelProps, 'side' | 'scale'>) {
  const { colours, spot } = useTheme();
  const { luck, name } = side;
  // Who sits at no seat has no luck to speak of.
  if (side.seat < 0) return null;
  if (!luck) return <Words colour={colours.inkSoft}>{say('luck.none')}</Words>;
  return (
    <View style={[styles.luck, { borderColor: colours.ink, backgroundColor: colours.paper }]} testID="luck">
      <View style={styles.number} aria-hidden>
        <Words step="title" colour={spot}>
          {say('luck.of', { n: luck.of100 })}
        </Words>
        <Words step="sub" colour={colours.inkSoft}>
          {say('luck.hundred')}
        </Words>
      </View>
      <View style={styles.grow}>
        <Words step="strong">{say('luck.says', { name, n: luck.of100 })}</Words>
        <Words step="sub" colour={colours.inkSoft}>
          {scale}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: 12 },
  die: { gap: 4 },
  luck: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    padding: 10,
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  number: { alignItems: 'center' },
  grow: { flex: 1, gap: 2 },
});
