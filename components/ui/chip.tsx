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

interface ChipProps {
  readonly chip: ChipData;
  readonly kind: 'cost' | 'gain';
  readonly Sign: SignComponent;
  /** Ink of a cost chip on a chosen ticket. */
  readonly colour?: string;
}

/** Cost outlined with a minus, gain filled with the spot ink and a plus: colour never alone. */
export const Chip = memo(function Chip({ chip, kind, Sign, colour }: ChipProps) {
  const { colours, spot, onSpot } = useTheme();
  const ink = kind === 'gain' ? onSpot : (colour ?? colours.ink);
  const amount = Math.abs(chip.amount);
  const minus = kind === 'cost' ? chip.amount >= 0 : chip.amount < 0;
  return (
    <View
      style={[
        styles.chip,
        kind === 'gain' ? { backgroundColor: spot } : { borderWidth: line.rule, borderColor: ink },
      ]}
    >
      <Words step="chip" colour={ink}>
        {`${minus ? '−' : '+'}${amount}`}
      </Words>
      <Sign name={chip.sign} size={18} colour={ink} />
    </View>
  );
});

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    minHeight: 26,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
  },
});
