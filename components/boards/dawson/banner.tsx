/** The dice pool with its notch; while a round scores, the neighbourhoods in their order. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Happening } from '@/components/boards/board';
import { useAnchor } from '@/components/play/motion/anchors';
import { DieBox, EmptySlot } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { ToldButton } from '@/components/ui/told-button';
import { Words } from '@/components/ui/words';
import type { Target } from '@/engine/core/game';
import type { EventKind, View as CityView } from '@/engine/games/dawson';
import { SCORING_ROUNDS } from '@/engine/games/dawson/data';
import { POOL, rolledTarget } from '@/engine/games/dawson/rules/notation';
import { isScoring } from '@/engine/games/dawson/rules/scoring';

import { HoodRow } from './hood-row';
import { poolDice, RolledDie, Unrolled, type PoolDie } from './pool-dice';
import { say } from './words';

interface BannerProps {
  readonly view: CityView;
  readonly viewer: number;
  readonly width: number;
  readonly calm: boolean;
  readonly happening?: Happening | null;
  readonly onExplain?: (target: Target) => void;
}

export const Banner = memo(function Banner(props: BannerProps) {
  const { view, width, calm, happening = null, onExplain } = props;
  const { colours } = useTheme();
  const anchor = useAnchor(POOL);
  const { pool, growAt, rolled } = view;
  if (isScoring(view)) return <HoodRow view={view} width={width} happening={happening} />;
  const short = Math.max(0, growAt - pool);
  const shown = Math.max(pool, growAt);
  const size = Math.max(9, Math.min(20, Math.floor((width * 0.46) / shown) - 7));
  const landing = rolled.some((n) => n > 0) || LANDS.has(happening?.events[0]?.kind ?? '');
  const leaving = new Set(happening?.events.flatMap(({ targets = [] }) => targets.slice(1)));
  return (
    <ToldButton
      style={[styles.strip, { backgroundColor: colours.paper, borderColor: colours.line }]}
      says={say('pool.says', { pool, growAt })}
      onAsk={() => onExplain?.(POOL)}
      reach={2}
      testID="pool"
    >
      <Words step="caption" colour={colours.inkSoft}>
        {say('pool.caption')}
      </Words>
      <View ref={anchor} style={styles.dice} collapsable={false}>
        {poolDice(pool, rolled, view.step === 'lay' && !landing).map((die, i) => (
          <View key={keyOf(die)} style={i === growAt ? [styles.notch, { borderColor: colours.ink }] : null}>
            {die.face === null ? (
              <DieBox face={1 + ((i * 5 + 2) % 6)} size={size} flat line={1.3} />
            ) : die.face === 0 ? (
              <Unrolled size={size} />
            ) : (
              <RolledDie
                face={die.face}
                n={die.n}
                place={i}
                size={size}
                gone={!calm && leaving.has(rolledTarget(die.face, die.n))}
                calm={calm}
              />
            )}
          </View>
        ))}
        {Array.from({ length: short }, (_, i) => (
          <EmptySlot key={i} size={size} />
        ))}
      </View>
      <View style={styles.grow}>
        <Words step="sub" colour={colours.inkSoft} lines={1}>
          {noteIn(view, landing, short, width - EDGES - shown * (size + 7))}
        </Words>
      </View>
    </ToldButton>
  );
});

/** Pictures in which rolled dice leave the pool, the last of them too. */
const LANDS: ReadonlySet<string> = new Set<EventKind>([
  'land-new',
  'land-hotel',
  'land-lot',
  'word-of-mouth',
  'stay',
]);

function keyOf({ face, n }: PoolDie): string {
  return face === null ? `waits ${n}` : `${face} ${n}`;
}

/** The strip without its dice and its note, and a letter of the note, in points. */
const EDGES = 108;
const LETTER = 7;

/** In as many words as there is room for. */
function noteIn(view: CityView, landing: boolean, short: number, room: number): string {
  const whole = note(view, landing, short, '');
  return whole.length * LETTER <= room ? whole : note(view, landing, short, '.short');
}

function note(view: CityView, landing: boolean, short: number, length: '' | '.short'): string {
  if (view.step === 'over' || view.step === 'pick-character') return '';
  if (landing) return say(`pool.lands${length}`);
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
