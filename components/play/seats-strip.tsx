import { memo } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import type { GameLook, SeatFact } from '@/components/boards/board';
import { knownAs } from '@/components/cast/people';
import { Said, saying, unsaid } from '@/components/ui/a11y';
import { BrandBadge, SlateBadge } from '@/components/ui/brand-badge';
import type { SignComponent } from '@/components/ui/chip';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme';
import { board, line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { SeatSetup } from '@/engine/core/game';

import { figureAnchor, seatAnchor, useAnchor } from './motion/anchors';
import { say } from './words';

export interface SeatRow {
  /** -1 for a rival. */
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
  readonly sign: string | null;
  readonly facts: readonly SeatFact[];
  readonly about: string;
}

/** Seats and the automa, in order, with what they show. */
export function seatRows(look: GameLook, view: unknown, seats: readonly SeatSetup[]): SeatRow[] {
  const rows: SeatRow[] = seats.map((seat, index) => ({
    seat: index,
    name: seat.name,
    colour: seat.colour,
    sign: null,
    facts: look.seatFacts(view, index),
    about:
      seat.kind === 'person' ? say('seat.person') : say('seat.bot', { who: knownAs(seat.level ?? 'greedy') }),
  }));
  const rival = look.rival?.(view);
  if (rival) {
    const facts = look.seatFacts(view, -1);
    rows.push({ seat: -1, name: rival.name, colour: 5, sign: rival.sign, facts, about: say('seat.rival') });
  }
  return rows;
}

interface SeatsStripProps {
  readonly rows: readonly SeatRow[];
  readonly acting: number | null;
  readonly Sign: SignComponent;
  /** `rows` under each other, as on a tablet; `brands` beside the faces, each with its first figure. */
  readonly form: 'strip' | 'rows' | 'brands';
  readonly onOpen: (seat: number) => void;
}

export const SeatsStrip = memo(function SeatsStrip({ rows, acting, Sign, form, onOpen }: SeatsStripProps) {
  const { colours } = useTheme();
  const stacked = form === 'rows';
  const many = rows.length > 2 && !stacked;
  const cells = rows.map((row) => (
    <SeatCell
      key={row.seat}
      row={row}
      on={row.seat === acting}
      Sign={Sign}
      named={rows.length > 1}
      shape={
        form === 'brands' ? 'brand' : stacked ? 'row' : rows.length === 1 ? 'alone' : many ? 'small' : 'half'
      }
      onOpen={onOpen}
    />
  ));
  const frame = [{ backgroundColor: colours.paperRaised, borderColor: colours.ink }, styles.strip];
  if (form === 'brands') return <View style={styles.row}>{cells}</View>;
  if (stacked) return <View style={[...frame, styles.column]}>{cells}</View>;
  if (many) {
    return (
      <ScrollView
        horizontal
        style={[...frame, styles.fixed]}
        contentContainerStyle={styles.grow}
        showsHorizontalScrollIndicator={false}
      >
        {cells}
      </ScrollView>
    );
  }
  return <View style={[...frame, styles.row]}>{cells}</View>;
});

interface SeatCellProps {
  readonly row: SeatRow;
  readonly on: boolean;
  readonly Sign: SignComponent;
  /** Whoever sits there alone is known. */
  readonly named: boolean;
  readonly shape: 'row' | 'alone' | 'half' | 'small' | 'brand';
  readonly onOpen: (seat: number) => void;
}

const shownFacts = { row: 5, alone: 6, half: 3, small: 2, brand: 1 } as const;

function SeatCell({ row, on, Sign, named, shape, onOpen }: SeatCellProps) {
  const { colours, spot } = useTheme();
  const facts = row.facts.slice(0, shownFacts[shape]);
  const spoken = row.facts.map((fact) => fact.label).join(', ');
  const says = say('seats.open', {
    name: on ? say('seats.acting', { name: row.name }) : row.name,
    facts: spoken,
  });
  const flat = shape === 'row' || shape === 'alone';
  const cell = useAnchor(seatAnchor(row.seat));
  return (
    <Pressable
      ref={cell}
      role="button"
      {...saying(says)}
      testID={`seat ${row.seat}`}
      onPress={() => onOpen(row.seat)}
      style={[styles.cell, styles[shape === 'row' ? 'underEach' : shape], { borderColor: colours.line }]}
    >
      <Said>{says}</Said>
      <SeatBadge row={row} Sign={Sign} />
      <View style={[styles.words, flat && styles.flat]} {...unsaid}>
        {!named || shape === 'brand' ? null : (
          <Words step="name" lines={1} style={flat ? styles.name : undefined}>
            {row.name}
          </Words>
        )}
        <View style={[styles.facts, flat && styles.spread]}>
          {facts.map((fact, i) => (
            <Figure
              key={`${fact.sign} ${i}`}
              seat={row.seat}
              fact={fact}
              Sign={shape === 'brand' ? null : Sign}
            />
          ))}
        </View>
      </View>
      {on ? (
        <View style={[shape === 'row' ? styles.sideMark : styles.footMark, { backgroundColor: spot }]} />
      ) : null}
    </Pressable>
  );
}

interface FigureProps {
  readonly seat: number;
  readonly fact: SeatFact;
  /** None where there is only room for the figure. */
  readonly Sign: SignComponent | null;
}

function Figure({ seat, fact, Sign }: FigureProps) {
  const { colours } = useTheme();
  const place = useAnchor(figureAnchor(seat, fact.sign));
  return (
    <View ref={place} style={styles.fact} collapsable={false}>
      {Sign ? <Sign name={fact.sign} size={18} colour={colours.ink} /> : null}
      <Words step={Sign ? 'strip' : 'label'}>{fact.value}</Words>
    </View>
  );
}

function SeatBadge({
  row,
  Sign,
  size = 30,
}: {
  readonly row: SeatRow;
  readonly Sign: SignComponent;
  readonly size?: number;
}) {
  if (row.sign === null) return <BrandBadge colour={row.colour} size={size} />;
  return (
    <SlateBadge size={size}>
      <Sign name={row.sign} size={size * 0.68} colour={board.pale} />
    </SlateBadge>
  );
}

interface SeatSheetProps {
  readonly row: SeatRow | null;
  readonly Sign: SignComponent;
  /** What a figure of this seat is good for; empty where there is nothing to say. */
  readonly meaning: (sign: string) => string;
  readonly onClose: () => void;
}

/** Everything a seat shows, in words, and what each figure is good for. */
export function SeatSheet({ row, Sign, meaning, onClose }: SeatSheetProps) {
  const { colours } = useTheme();
  if (!row) return null;
  return (
    <Sheet open title={row.name} onClose={onClose} testID="seat sheet">
      <View style={styles.about}>
        <SeatBadge row={row} Sign={Sign} size={40} />
        <Words colour={colours.inkSoft}>{row.about}</Words>
      </View>
      {row.facts.map((fact, i) => (
        <View key={`${fact.sign} ${i}`} style={[styles.line, { borderColor: colours.line }]}>
          <Sign name={fact.sign} size={24} colour={colours.ink} />
          <View style={styles.figure}>
            <Words step="label">{fact.label}</Words>
            <Meaning>{meaning(fact.sign)}</Meaning>
          </View>
        </View>
      ))}
    </Sheet>
  );
}

function Meaning({ children }: { readonly children: string }) {
  const { colours } = useTheme();
  if (children === '') return null;
  return (
    <Words step="sub" colour={colours.inkSoft}>
      {children}
    </Words>
  );
}

const styles = StyleSheet.create({
  strip: { borderTopWidth: line.rule },
  row: { flexDirection: 'row' },
  column: { borderTopWidth: 0, borderBottomWidth: line.rule },
  fixed: { flexGrow: 0, flexShrink: 0 },
  grow: { flexGrow: 1 },
  cell: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 50,
    paddingHorizontal: 10,
    borderRightWidth: line.hair,
  },
  half: { flex: 1, minWidth: 0, overflow: 'hidden' },
  alone: { flex: 1 },
  small: { flexGrow: 1, minWidth: 112 },
  brand: { paddingHorizontal: 8, gap: 6, minWidth: 62 },
  underEach: { borderRightWidth: 0, borderBottomWidth: line.hair },
  words: { flexShrink: 1, minWidth: 0 },
  flat: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 12 },
  name: { width: 72 },
  facts: { flexDirection: 'row', gap: 8, flexWrap: 'nowrap' },
  // What does not fit wraps out of sight: the sheet has all of it.
  spread: {
    flex: 1,
    height: 24,
    flexWrap: 'wrap',
    rowGap: 8,
    overflow: 'hidden',
    justifyContent: 'space-between',
    paddingRight: 6,
  },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: 24 },
  footMark: { position: 'absolute', left: 0, right: 0, bottom: 0, height: 4 },
  figure: { flex: 1, minWidth: 0, gap: 2, paddingVertical: 4 },
  sideMark: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 5 },
  about: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 40, borderBottomWidth: line.hair },
});
