/** The dice pool with its notch: how many dice wait and how many the next scoring round needs. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Die, DieBox, EmptySlot, Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { View as CityView } from '@/engine/games/dawson';
import { SCORING_ROUNDS } from '@/engine/games/dawson/data';

import { say } from './words';

interface BannerProps {
  readonly view: CityView;
  readonly viewer: number;
  readonly width: number;
  readonly calm: boolean;
}

export const Banner = memo(function Banner({ view, width }: BannerProps) {
  const { colours } = useTheme();
  const { pool, growAt } = view;
  const short = Math.max(0, growAt - pool);
  const shown = Math.max(pool, growAt);
  const size = Math.max(9, Math.min(20, Math.floor((width * 0.46) / shown) - 7));
  const said = say('pool.says', { pool, growAt });
  return (
    <View
      style={[styles.strip, { backgroundColor: colours.paper, borderColor: colours.line }]}
      accessible
      aria-label={said}
      testID="pool"
    >
      <Words step="caption" colour={colours.inkSoft}>
        {say('pool.caption')}
      </Words>
      <View style={styles.dice}>
        {Array.from({ length: pool }, (_, i) => (
          <View key={i} style={i === growAt ? [styles.notch, { borderColor: colours.ink }] : null}>
            {view.step === 'lay' ? (
              <Unrolled size={size} />
            ) : (
              <DieBox face={1 + ((i * 5 + 2) % 6)} size={size} flat line={1.3} />
            )}
          </View>
        ))}
        {Array.from({ length: short }, (_, i) => (
          <EmptySlot key={i} size={size} />
        ))}
      </View>
      <View style={styles.grow}>
        <Words step="sub" colour={colours.inkSoft} lines={1}>
          {noteIn(view, short, width - EDGES - shown * (size + 7))}
        </Words>
      </View>
    </View>
  );
});

/** Before the roll nobody knows what they show. */
function Unrolled({ size }: { readonly size: number }) {
  return (
    <Svg width={size + 6} height={size + 8} viewBox="-13 -13 26 28" aria-hidden>
      <Die x={0} y={0} size={20} face={null} flat line={1.3} />
      <Label x={0} y={5} size={14}>
        {say('pool.unknown')}
      </Label>
    </Svg>
  );
}

/** The strip without its dice and its note, and a letter of the note, in points. */
const EDGES = 108;
const LETTER = 7;

/** In as many words as there is room for. */
function noteIn(view: CityView, short: number, room: number): string {
  const whole = note(view, short, '');
  return whole.length * LETTER <= room ? whole : note(view, short, '.short');
}

function note(view: CityView, short: number, length: '' | '.short'): string {
  if (view.step === 'over' || view.step === 'pick-character') return '';
  if (view.step === 'lay') return say(`pool.rolls${length}`, { n: view.pool });
  if (short > 0) return say(`pool.more${length}`, { n: short });
  return say(view.round === SCORING_ROUNDS - 1 ? `pool.last${length}` : `pool.full${length}`);
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    paddingHorizontal: 14,
    borderTopWidth: 1,
  },
  dice: { flexDirection: 'row', alignItems: 'center' },
  notch: { borderLeftWidth: 2, marginLeft: 2, paddingLeft: 2 },
  grow: { flex: 1 },
});
