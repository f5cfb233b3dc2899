import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Said, saying, unsaid } from '@/components/ui/a11y';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, radius, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { ledgerOf, type LedgerSide, type Luck } from '@/engine/core/ledger';
import type { Match } from '@/engine/core/match';

import { LedgerSheet } from './ledger-sheet';
import { say } from './words';

/** Less room than this, and a name has a line of its own. */
const NAME = 80;

type Lucky = LedgerSide & { readonly luck: Luck };

/** On the last sheet: how lucky everybody was, in a line each, and the way to the ledger. */
export function EndLuck({ match }: { readonly match: Match }) {
  const { colours, scale } = useTheme();
  const [open, setOpen] = useState(false);
  const { sides } = useMemo(() => ledgerOf(match, -1), [match]);
  const lucky = sides.filter((side): side is Lucky => side.luck !== null);
  // Alone against an automa it is clear whose luck it is.
  const named = sides.filter(({ seat }) => seat >= 0).length > 1;
  const luck = lucky.map(({ name, luck: { of100: n } }) => say('end.of', { name, n })).join(' ');
  const says = say('end.open', { luck });
  return (
    <>
      <Pressable
        role="button"
        {...saying(says)}
        onPress={() => setOpen(true)}
        testID="end luck"
        style={({ pressed }) => [
          styles.panel,
          { borderColor: colours.ink, backgroundColor: pressed ? colours.paperSunk : 'transparent' },
        ]}
      >
        <Said>{says}</Said>
        <View {...unsaid} style={styles.row}>
          <Icon name="dice-pair" size={26} colour={colours.ink} />
          <View style={styles.lines}>
            {lucky.map(({ seat, name, luck }) => (
              <View key={seat} style={[styles.row, styles.wrapped]}>
                {named ? (
                  <>
                    <BrandBadge colour={match.config.seats[seat]?.colour ?? 5} size={22} />
                    <Words style={[styles.name, { minWidth: NAME * scale }]}>{name}</Words>
                  </>
                ) : null}
                <Words step="label">{say('end.luck', { n: luck.of100 })}</Words>
              </View>
            ))}
            <Words step="sub" colour={colours.inkSoft}>
              {say('end.rolls')}
            </Words>
          </View>
          <ToolIcon name="forward" size={20} colour={colours.inkSoft} />
        </View>
      </Pressable>
      <LedgerSheet open={open} match={match} viewer={-1} onClose={() => setOpen(false)} />
    </>
  );
}

const styles = StyleSheet.create({
  panel: {
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: 560,
    minHeight: touch.min,
    marginTop: 14,
    paddingHorizontal: 12,
    paddingVertical: 8,
    borderWidth: line.rule,
    borderRadius: radius.ticket,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  lines: { flex: 1, gap: 4 },
  wrapped: { flexWrap: 'wrap', rowGap: 0 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
