import { StyleSheet, View } from 'react-native';

import { drawingOf } from '@/components/boards';
import { PRINT } from '@/components/boards/print-frame';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import type { GameId } from '@/engine/games/cards';

/** As wide as a small phone has room for. */
const WIDTH = 248;

/** A print on a page that has little else to show. */
export function PagePrint({ game }: { readonly game: GameId }) {
  const { colours, night } = useTheme();
  const drawing = drawingOf({ id: game });
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.print, { borderColor: colours.ink }]}
    >
      <drawing.Print width={WIDTH} height={Math.round((WIDTH * PRINT.height) / PRINT.width)} night={night} />
    </View>
  );
}

const styles = StyleSheet.create({
  print: {
    alignSelf: 'center',
    maxWidth: '100%',
    borderWidth: line.frame,
    borderRadius: radius.print,
    overflow: 'hidden',
  },
});
