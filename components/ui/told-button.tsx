import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Said, saying, unsaid } from './a11y';
import { touch } from './tokens';

interface ToldButtonProps {
  /** What its signs and figures say, as a sentence. */
  readonly says: string;
  /** Asked by a press, short or long: what is this? */
  readonly onAsk: () => void;
  readonly style?: StyleProp<ViewStyle>;
  /** So far the finger's room reaches over the strip above and below, where that is lower than a finger. */
  readonly reach?: number;
  readonly testID?: string;
  readonly children: ReactNode;
}

/** A strip of signs that can be asked about. */
export function ToldButton({ says, onAsk, style, reach = 0, testID, children }: ToldButtonProps) {
  return (
    <Pressable
      role="button"
      {...saying(says)}
      onPress={onAsk}
      onLongPress={onAsk}
      testID={testID}
      style={[styles.finger, { marginVertical: -reach }]}
    >
      <Said>{says}</Said>
      <View style={style} {...unsaid}>
        {children}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  finger: { minWidth: touch.min, minHeight: touch.min, justifyContent: 'center', flexShrink: 1 },
});
