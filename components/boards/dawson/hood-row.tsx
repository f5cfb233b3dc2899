/** The neighbourhoods of a scoring round in their order, the one that scores in the ink block. */
import { StyleSheet, View } from 'react-native';

import type { Happening } from '@/components/boards/board';
import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { View as CityView } from '@/engine/games/dawson';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { hoodName } from '@/engine/games/dawson/words/names';

import { heldHoods, scoredHood } from './contest';

interface HoodRowProps {
  readonly view: CityView;
  readonly width: number;
  readonly happening: Happening | null;
}

/** A name needs so much room. */
const EACH = 124;

export function HoodRow({ view, width, happening }: HoodRowProps) {
  const { colours } = useTheme();
  const city = cityOf(view.plan);
  const hoods = heldHoods(view);
  const now = scoredHood(happening)?.hood ?? -1;
  const room = Math.max(1, Math.floor(width / EACH));
  // The one that scores and those to come, as long as there are any.
  const from = Math.max(0, Math.min(hoods.indexOf(now), hoods.length - room));
  return (
    <View
      style={[styles.strip, { backgroundColor: colours.paper, borderColor: colours.line }]}
      testID="hoods"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
    >
      {hoods.slice(from, from + room).map((hood) => {
        const current = hood === now;
        const ink = current ? colours.onInkBlock : colours.inkSoft;
        return (
          <View
            key={hood}
            style={[
              styles.hood,
              { borderColor: current ? colours.inkBlock : colours.line },
              current && { backgroundColor: colours.inkBlock },
            ]}
          >
            {current ? <Icon name="round-star" size={13} colour={ink} /> : null}
            <Words step="tile" colour={ink} lines={1}>
              {hoodName(city, hood)}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    paddingHorizontal: 14,
    borderTopWidth: 1,
  },
  hood: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
    height: 30,
    minWidth: 0,
    paddingHorizontal: 6,
    borderWidth: line.rule,
    borderRadius: 4,
  },
});
