import { Pressable, StyleSheet, View } from 'react-native';

import { useTheme } from './theme';
import { board, line, touch } from './tokens';
import { Words } from './words';

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
}

/** A row with a square switch: lamp when on. The whole row is the target. */
export function Switch({ label, help, value, onChange, disabled }: SwitchProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={help ? `${label}. ${help}` : label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={() => onChange(!value)}
      style={styles.row}
    >
      <View style={styles.words}>
        <Words step="label">{label}</Words>
        {help ? (
          <Words step="sub" colour={colours.inkSoft}>
            {help}
          </Words>
        ) : null}
      </View>
      <View
        style={[
          styles.track,
          { borderColor: colours.ink, backgroundColor: value ? colours.lamp : colours.paperSunk },
        ]}
      >
        <View
          style={[styles.knob, { left: value ? 20 : 3, backgroundColor: value ? board.ink : colours.ink }]}
        />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { minHeight: touch.min + 8, flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 4 },
  words: { flex: 1 },
  track: { width: 46, height: 28, borderWidth: line.rule, borderRadius: 6 },
  knob: { position: 'absolute', top: 2.5, width: 20, height: 20, borderRadius: 4 },
});
