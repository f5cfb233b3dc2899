import { View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from './theme';
import { line } from './tokens';

interface OxfordRuleProps {
  /** The thick line below: closes a list instead of opening one. */
  readonly up?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** The app's signature line: closes the board and opens the dock; also under titles. */
export function OxfordRule({ up = false, style }: OxfordRuleProps) {
  const { colours } = useTheme();
  return (
    <View
      style={[
        {
          height: 7,
          borderColor: colours.ink,
          borderTopWidth: up ? line.oxfordThin : line.oxfordThick,
          borderBottomWidth: up ? line.oxfordThick : line.oxfordThin,
        },
        style,
      ]}
    />
  );
}
