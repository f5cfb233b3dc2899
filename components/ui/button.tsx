import { memo, type ReactNode, type Ref } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Said, saying, unsaid } from './a11y';
import { useTheme } from './theme';
import { line, press, radius, touch } from './tokens';
import { Words } from './words';

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
  /** One primary button per screen; `lamp` is the one of the curtain. */
  readonly kind?: 'primary' | 'quiet' | 'lamp';
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  /** After the label: a key letter. */
  readonly after?: ReactNode;
  readonly hint?: string;
  readonly small?: boolean;
  /** Smaller letters: a plain button beside a strong one. */
  readonly modest?: boolean;
  /** Drawn lower than the finger's 44, for a line between others. */
  readonly slim?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  /** Said in place of the label. */
  readonly says?: string;
  readonly height?: number;
  /** The element itself, where something points at it. */
  readonly at?: Ref<View>;
}

const SLIM = 36;

/** A button with a hard ink edge; pressed, it moves down by its edge. */
export const Button = memo(function Button(props: ButtonProps) {
  const {
    label,
    onPress,
    onLongPress,
    kind = 'quiet',
    disabled = false,
    icon,
    after,
    hint,
    small,
    modest,
    slim = false,
    style,
    testID,
    says,
    at,
  } = props;
  const theme = useTheme();
  const { colours } = theme;
  const edge = kind === 'quiet' || disabled ? press.flat : press.button;
  const fill = disabled
    ? 'transparent'
    : { primary: theme.spot, quiet: colours.paper, lamp: colours.lamp }[kind];
  const text = disabled
    ? colours.inkSoft
    : { primary: theme.onSpot, quiet: colours.ink, lamp: colours.onLamp }[kind];
  const height = props.height ?? (small ? touch.min : touch.button);
  return (
    <Pressable
      ref={at}
      role="button"
      {...(says === undefined ? { 'aria-label': label } : saying(says))}
      aria-disabled={disabled}
      accessibilityHint={hint}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onLongPress}
      testID={testID}
      style={[{ minHeight: height + edge }, style]}
    >
      {({ pressed }) => (
        <View
          style={[
            styles.base,
            { borderRadius: radius.ticket, backgroundColor: edge ? colours.ink : undefined },
          ]}
        >
          {says === undefined ? null : <Said>{says}</Said>}
          <View
            {...unsaid}
            style={[
              styles.face,
              {
                minHeight: slim ? SLIM : height,
                backgroundColor: pressed && kind === 'quiet' ? colours.paperSunk : fill,
                borderColor: disabled ? colours.line : colours.ink,
                marginBottom: slim ? (height - SLIM) / 2 : pressed ? 0 : edge,
                marginTop: slim ? (height - SLIM) / 2 : pressed ? edge : 0,
                paddingHorizontal: small || modest ? 12 : 14,
              },
            ]}
          >
            {icon}
            {label === '' ? null : (
              <Words
                step={small || modest ? 'label' : 'button'}
                colour={text}
                align="center"
                style={styles.label}
              >
                {label}
              </Words>
            )}
            {after}
          </View>
        </View>
      )}
    </Pressable>
  );
});

interface ToolButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly onLongPress?: () => void;
  readonly children: ReactNode;
  readonly badge?: number | string;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly framed?: boolean;
  readonly testID?: string;
  readonly at?: Ref<View>;
}

/** A 44 px sign of the top bar, with a count where one is due. */
export const ToolButton = memo(function ToolButton(props: ToolButtonProps) {
  const { label, onPress, onLongPress, children, badge, disabled, hint, framed, testID, at } = props;
  const { colours } = useTheme();
  return (
    <Pressable
      ref={at}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      accessibilityHint={hint}
      disabled={disabled}
      onPress={onPress}
      onLongPress={onLongPress}
      testID={testID}
      style={({ pressed }) => [
        styles.tool,
        framed && {
          borderWidth: line.rule,
          borderColor: colours.ink,
          borderRadius: 8,
          backgroundColor: colours.paperRaised,
        },
        pressed && { backgroundColor: colours.paperSunk },
      ]}
    >
      <View style={{ opacity: disabled ? 0.35 : 1 }}>{children}</View>
      {badge === undefined || badge === 0 ? null : (
        <View {...unsaid} style={[styles.badge, { backgroundColor: colours.ink }]}>
          <Words step="tile" colour={colours.paper} align="center">
            {badge}
          </Words>
        </View>
      )}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  base: { flex: 1 },
  face: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  label: { flexShrink: 1 },
  tool: {
    width: touch.min,
    height: touch.min,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 6,
  },
  badge: {
    position: 'absolute',
    right: 1,
    top: 3,
    minWidth: 18,
    height: 18,
    borderRadius: 9,
    paddingHorizontal: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
