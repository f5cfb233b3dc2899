import { memo, useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { unsaid } from '@/components/ui/a11y';
import { BrandBadge } from '@/components/ui/brand-badge';
import { ToolIcon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Die, Fallen } from '@/engine/core/dice';
import type { SeatSetup } from '@/engine/core/game';
import type { Ledger, LedgerRoll } from '@/engine/core/ledger';

import { say } from './words';

interface RollListProps {
  readonly ledger: Ledger;
  readonly kinds: Readonly<Record<string, Die>>;
  readonly seats: readonly SeatSetup[];
}

interface RoundOfRolls {
  readonly key: string;
  readonly name: string;
  readonly rolls: readonly LedgerRoll[];
}

/** Every roll in order, folded by rounds; the newest round lies open. */
export function RollList({ ledger, kinds, seats }: RollListProps) {
  const rounds = useMemo(() => byRound(ledger.rolls), [ledger]);
  const [open, setOpen] = useState<string | null>(rounds[rounds.length - 1]?.key ?? null);
  const names = useMemo(() => new Map(ledger.sides.map(({ seat, name }) => [seat, name])), [ledger]);
  return (
    <View testID="all rolls">
      {rounds.map(({ key, name, rolls }) => (
        <View key={key}>
          <Fold
            label={say(name ? 'round' : 'round.other', { name, n: rolls.length })}
            open={open === key}
            onPress={() => setOpen(open === key ? null : key)}
          />
          {open === key
            ? rolls.map((roll, i) => (
                <RollRow
                  key={i}
                  roll={roll}
                  name={names.get(roll.seat) ?? ''}
                  colour={seats[roll.seat]?.colour ?? null}
                  kinds={kinds}
                />
              ))
            : null}
        </View>
      ))}
    </View>
  );
}

export function byRound(rolls: readonly LedgerRoll[]): RoundOfRolls[] {
  const rounds: Array<{ key: string; name: string; rolls: LedgerRoll[] }> = [];
  for (const roll of rolls) {
    const key = String(roll.round?.n ?? 0);
    const last = rounds[rounds.length - 1];
    if (last?.key === key) last.rolls.push(roll);
    else rounds.push({ key, name: roll.round?.name ?? '', rolls: [roll] });
  }
  return rounds;
}

interface FoldProps {
  readonly label: string;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly testID?: string;
}

/** A row that opens and closes what stands under it. */
export function Fold({ label, open, onPress, testID }: FoldProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-expanded={open}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.fold,
        { borderColor: colours.line, backgroundColor: pressed ? colours.paperSunk : 'transparent' },
      ]}
    >
      <Words step="label" style={styles.grow}>
        {label}
      </Words>
      <View style={open ? styles.turned : null} aria-hidden>
        <ToolIcon name="forward" size={20} colour={colours.inkSoft} />
      </View>
    </Pressable>
  );
}

interface RollRowProps {
  readonly roll: LedgerRoll;
  readonly name: string;
  readonly colour: number | null;
  readonly kinds: Readonly<Record<string, Die>>;
}

const RollRow = memo(function RollRow({ roll, name, colour, kinds }: RollRowProps) {
  const { colours } = useTheme();
  const groups = groupsOf(roll.dice, kinds);
  const dice = groups
    .map(({ die, faces }) => say('kind', { die: die.name, faces: faces.join(', ') }))
    .join('; ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('roll', { name, dice })}
      style={[styles.roll, { borderColor: colours.line }]}
    >
      <View {...unsaid} style={styles.said}>
        {colour === null ? (
          <Words step="sub" colour={colours.inkSoft} style={styles.other}>
            {name}
          </Words>
        ) : (
          <BrandBadge colour={colour} size={24} />
        )}
        <View style={styles.dice}>
          {groups.map(({ die, faces }, i) => (
            <View key={i} style={styles.group}>
              <Words step="sub" colour={colours.inkSoft}>
                {die.name}
              </Words>
              {faces.map((face, at) => (
                <View
                  key={at}
                  style={[styles.face, { borderColor: colours.ink, backgroundColor: colours.paper }]}
                >
                  <Words step="strip" align="center">
                    {face}
                  </Words>
                </View>
              ))}
            </View>
          ))}
        </View>
      </View>
    </View>
  );
});

/** Dice of one kind beside each other. */
function groupsOf(dice: readonly Fallen[], kinds: Readonly<Record<string, Die>>) {
  const groups = new Map<string, { readonly die: Die; readonly faces: string[] }>();
  for (const { die: id, face } of dice) {
    const die = kinds[id];
    if (!die) continue;
    const group = groups.get(id) ?? { die, faces: [] };
    group.faces.push(die.faces[face]?.name ?? '');
    groups.set(id, group);
  }
  return [...groups.values()];
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  fold: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: touch.min,
    paddingVertical: 6,
    borderBottomWidth: line.hair,
  },
  turned: { transform: [{ rotate: '90deg' }] },
  roll: { paddingVertical: 6, borderBottomWidth: line.hair },
  said: { flexDirection: 'row', alignItems: 'flex-start', gap: 10 },
  other: { minWidth: 24, maxWidth: 96 },
  dice: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 6 },
  group: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  face: { minWidth: 26, paddingHorizontal: 5, paddingVertical: 2, borderWidth: 1.5, borderRadius: 6 },
});
