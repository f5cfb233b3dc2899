import { memo } from 'react';
import { View } from 'react-native';

import { board, line, touch } from './tokens';
import { Words } from './words';

interface KeyLetterProps {
  readonly letter: string;
  readonly size?: number;
}

/** The lettered disc that ties a ticket to its place on the board. */
export const KeyLetter = memo(function KeyLetter({ letter, size = touch.key }: KeyLetterProps) {
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        borderWidth: line.rule,
        borderColor: board.ink,
        backgroundColor: board.lamp,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Words
        step="label"
        colour={board.ink}
        align="center"
        style={{ lineHeight: size - 4, fontSize: size * 0.57 }}
      >
        {letter}
      </Words>
    </View>
  );
});
