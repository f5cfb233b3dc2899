import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { useTheme } from './theme';
import { fonts, line, radius, touch } from './tokens';
import { Words } from './words';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly help?: string;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly maxLength?: number;
  readonly testID?: string;
  /** The label is only said, where the row already shows it. */
  readonly quietLabel?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, help, placeholder, multiline, maxLength, testID, quietLabel } = props;
  const { colours, scale } = useTheme();
  const [focused, setFocused] = useState(false);
  return (
    <View style={styles.field}>
      {quietLabel ? null : (
        <Words step="caption" colour={colours.inkSoft}>
          {label}
        </Words>
      )}
      <TextInput
        aria-label={label}
        accessibilityHint={help}
        value={value}
        onChangeText={onChange}
        placeholder={placeholder}
        placeholderTextColor={colours.inkSoft}
        multiline={multiline}
        maxLength={maxLength}
        testID={testID}
        autoCapitalize="none"
        autoCorrect={false}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        allowFontScaling={false}
        style={[
          styles.input,
          {
            color: colours.ink,
            backgroundColor: colours.paperRaised,
            borderColor: colours.ink,
            borderWidth: focused ? line.frame : line.rule,
            fontSize: 16 * scale,
            minHeight: multiline ? 96 : touch.min + 2,
          },
        ]}
      />
      {help ? (
        <Words step="sub" colour={colours.inkSoft}>
          {help}
        </Words>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 4 },
  input: { fontFamily: fonts.semi, borderRadius: radius.ticket, paddingHorizontal: 12, paddingVertical: 8 },
});
