import type { ReactNode } from 'react';
import { Pressable, View, type StyleProp, type ViewStyle } from 'react-native';

import { Said, saying, unsaid } from './a11y';

interface ToldButtonProps {
  /** What its signs and figures say, as a sentence. */
  readonly says: string;
  /** Asked by a press, short or long: what is this? */
  readonly onAsk: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly children: ReactNode;
}

/** A strip of signs that can be asked about. */
export function ToldButton({ says, onAsk, style, testID, children }: ToldButtonProps) {
  return (
    <Pressable role="button" {...saying(says)} onPress={onAsk} onLongPress={onAsk} testID={testID}>
      <Said>{says}</Said>
      <View style={style} {...unsaid}>
        {children}
      </View>
    </Pressable>
  );
}
