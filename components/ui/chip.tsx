import { memo, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Chip as ChipData } from '@/engine/core/game';

import { useTheme } from './theme';
import { line, radius } from './tokens';
import { Words } from './words';

export type SignComponent = ComponentType<{
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}>;

interface ChipsProps {
  readonly cost?: readonly ChipData[];
  readonly gain?: readonly ChipData[];
  readonly Sign: SignComponent;
  /** Ink of a cost chip on a chosen ticket. */
  readonly colour?: string;
}

/**
 * All that a move costs and brings: cost outlined with a minus, gain filled with the spot ink and a plus, so that
 * colour is never alone. Several things are paid with one chip; gains share one where it gets crowded.
 */
export const Chips = memo(function Chips({ cost = [], gain = [], Sign, colour }: ChipsProps) {
  const paid = together(cost, 'cost', 1);
  const brought = together(gain, 'gain', paid.length > 0 ? 1 : 2);
  const plates = (all: readonly (readonly Part[])[], kind: 'cost' | 'gain') =>
    all.map((parts, i) => (
      <Plate
        key={`${kind}${i}`}
        parts={parts}
        kind={kind}
        Sign={Sign}
        colour={kind === 'cost' ? colour : undefined}
      />
    ));
  return (
    <>
      {plates(paid, 'cost')}
      {plates(brought, 'gain')}
    </>
  );
});

interface Part {
  readonly text: string;
  readonly sign: string;
}

function isLoss({ amount }: ChipData, kind: 'cost' | 'gain'): boolean {
  return kind === 'cost' ? amount >= 0 : amount < 0;
}

/** One chip for each while they are at most `apart`, else one for all losses and one for all gains among them. */
function together(chips: readonly ChipData[], kind: 'cost' | 'gain', apart: number): Part[][] {
  const alone = chips.length <= apart;
  const groups = [true, false].map((loss) => chips.filter((chip) => isLoss(chip, kind) === loss));
  return groups.flatMap((group, i) => {
    const mark = i === 0 ? '−' : '+';
    const parts = group.map(({ amount, sign }, at) => {
      const first = alone || at === 0;
      const number = group.length > 1 && !alone && Math.abs(amount) === 1 ? '' : String(Math.abs(amount));
      return { text: `${first ? mark : ''}${number}`, sign };
    });
    if (alone) return parts.map((part) => [part]);
    return parts.length > 0 ? [parts] : [];
  });
}

interface PlateProps {
  readonly parts: readonly Part[];
  readonly kind: 'cost' | 'gain';
  readonly Sign: SignComponent;
  readonly colour?: string;
}

function Plate({ parts, kind, Sign, colour }: PlateProps) {
  const { colours, spot, onSpot } = useTheme();
  const ink = kind === 'gain' ? onSpot : (colour ?? colours.ink);
  return (
    <View
      style={[
        styles.chip,
        kind === 'gain' ? { backgroundColor: spot } : { borderWidth: line.rule, borderColor: ink },
      ]}
    >
      {parts.map(({ text, sign }, i) => (
        <View key={i} style={styles.part}>
          {text === '' ? null : (
            <Words step="chip" colour={ink}>
              {text}
            </Words>
          )}
          <Sign name={sign} size={18} colour={ink} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    minHeight: 26,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
  },
  part: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
