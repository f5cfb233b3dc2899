import type { ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Said, saying, unsaid } from '@/components/ui/a11y';
import { BrandBadge } from '@/components/ui/brand-badge';
import { useTheme } from '@/components/ui/theme';
import { board, line, TINY_UNDER } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { BotLevel } from '@/engine/core/character';

import { Face } from './face';
import { rowWords, STRENGTH, STRONGEST } from './people';
import { say } from './words';

interface PressProps {
  /** Under the lamp: chosen, or seated. */
  readonly on: boolean;
  /** A checkbox where several may be chosen, a radio where one is, a button that only gives an answer. */
  readonly role: 'checkbox' | 'radio' | 'button';
  readonly tabIndex?: 0 | -1;
  readonly onPress: () => void;
}

interface CastRowProps extends PressProps {
  readonly who: BotLevel;
  readonly line: string;
  /** Colours of the seats that are theirs. */
  readonly seats?: readonly number[];
  /** Of the face, where the row stands in a sheet; otherwise as the window has room. */
  readonly size?: number;
}

const FACE = 64;
const WIDE_FACE = 76;
const TINY_FACE = 46;
const WIDE = 760;

function faceSize(width: number): number {
  if (width < TINY_UNDER) return TINY_FACE;
  return width < WIDE ? FACE : WIDE_FACE;
}

/** Somebody to play against: face, name, rank, a line, strength in bars of four, and the badges of their seats. */
export function CastRow({ who, line: way, seats = [], size, ...press }: CastRowProps) {
  const { colours } = useTheme();
  const { width } = useWindowDimensions();
  const { on } = press;
  const ink = on ? colours.onLamp : colours.ink;
  const soft = on ? colours.onLamp : colours.inkSoft;
  const strength = STRENGTH[who];
  return (
    <PressRow
      {...press}
      says={rowWords({ who, line: way, strength, times: seats.length })}
      testID={`cast ${who}`}
      face={<Face who={who} size={size ?? faceSize(width)} frame={ink} />}
    >
      <View style={styles.head}>
        <Words step="label" colour={ink}>
          {say(`name.${who}`)}
        </Words>
        <Words step="caption" colour={soft} style={styles.rank} align="right">
          {say(`rank.${who}`)}
        </Words>
      </View>
      <Words step="sub" colour={soft}>
        {way}
      </Words>
      <View style={styles.foot}>
        <Strength bars={strength} ink={ink} />
        <View style={styles.seats}>
          {seats.map((colour) => (
            <BrandBadge key={colour} colour={colour} size={26} />
          ))}
        </View>
      </View>
    </PressRow>
  );
}

interface PersonRowProps extends PressProps {
  readonly label: string;
  readonly line: string;
  /** Of the seat: a person has its badge for a face. */
  readonly colour: number;
  readonly size: number;
}

/** The seat is a person's: a row like those of the five. */
export function PersonRow({ label, line: way, colour, size, ...press }: PersonRowProps) {
  const { colours } = useTheme();
  return (
    <PressRow
      {...press}
      says={`${label}. ${way}`}
      testID="cast person"
      face={
        <View style={[styles.brand, { width: size }]}>
          <BrandBadge colour={colour} size={38} />
        </View>
      }
    >
      <Words step="label" colour={press.on ? colours.onLamp : colours.ink}>
        {label}
      </Words>
      <Words step="sub" colour={press.on ? colours.onLamp : colours.inkSoft}>
        {way}
      </Words>
    </PressRow>
  );
}

interface PressRowProps extends PressProps {
  readonly says: string;
  readonly testID: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

function PressRow({ on, role, tabIndex, onPress, says, testID, face, children }: PressRowProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      role={role}
      aria-checked={role === 'button' ? undefined : on}
      {...saying(says)}
      tabIndex={tabIndex}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        { borderColor: on ? board.ink : colours.line },
        pressed && !on && { backgroundColor: colours.paperSunk },
        on && { backgroundColor: colours.lamp },
      ]}
    >
      <Said>{says}</Said>
      {face}
      <View {...unsaid} style={styles.words}>
        {children}
      </View>
    </Pressable>
  );
}

function Strength({ bars, ink }: { readonly bars: number; readonly ink: string }) {
  return (
    <View {...unsaid} style={styles.bars}>
      {Array.from({ length: STRONGEST }, (_, at) => (
        <View
          key={at}
          style={[styles.bar, { borderColor: ink, backgroundColor: at < bars ? ink : undefined }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  // The rule of a row covers that of the one above it.
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    marginTop: -line.hair,
    paddingHorizontal: 16,
    paddingVertical: 6,
    borderTopWidth: line.hair,
    borderBottomWidth: line.hair,
  },
  words: { flex: 1, minWidth: 0 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 },
  rank: { flexGrow: 1 },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    minHeight: 27,
    columnGap: 8,
  },
  bars: { flexDirection: 'row', flexShrink: 1, gap: 4 },
  bar: { width: 29, flexShrink: 1, height: 10, borderWidth: line.rule, borderRadius: 2 },
  seats: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4 },
  brand: { alignItems: 'center' },
});
