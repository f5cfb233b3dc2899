import { memo, type ReactNode } from 'react';
import { Text, type StyleProp, type TextStyle } from 'react-native';

import { useTheme } from './theme';
import { type as steps, type TypeName, type TypeStep } from './tokens';

interface WordsProps {
  readonly step?: TypeName;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly lines?: number;
  /** Read as a heading by assistive technology. */
  readonly heading?: boolean;
  readonly style?: StyleProp<TextStyle>;
  readonly children: ReactNode;
  readonly testID?: string;
  /** Text that stands in a fixed room, such as a name on the curtain, shrinks instead of wrapping. */
  readonly shrink?: boolean;
  /** Can be marked and copied by hand. */
  readonly selectable?: boolean;
}

/** All text of the frame, by step. Sizes follow the system and the settings up to twice. */
export const Words = memo(function Words(props: WordsProps) {
  const { step = 'body', colour, align, lines, heading, style, children, testID, shrink, selectable } = props;
  const { colours, scale } = useTheme();
  const { family, size, line, capitals }: TypeStep = steps[step];
  // Display sizes are large enough: they grow half as much, so that a title still fits its bar.
  const k = size >= 24 ? 1 + (scale - 1) / 2 : scale;
  return (
    <Text
      testID={testID}
      role={heading ? 'heading' : undefined}
      numberOfLines={lines}
      adjustsFontSizeToFit={shrink}
      selectable={selectable}
      allowFontScaling={false}
      style={[
        {
          fontFamily: family,
          fontSize: size * k,
          lineHeight: line * k,
          color: colour ?? colours.ink,
          textAlign: align,
          letterSpacing: capitals ? size * 0.06 : undefined,
          textTransform: capitals ? 'uppercase' : undefined,
        },
        style,
      ]}
    >
      {children}
    </Text>
  );
});
