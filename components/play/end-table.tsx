import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeInDown } from 'react-native-reanimated';

import type { GameLook } from '@/components/boards/board';
import { gainsOf, type Story } from '@/components/session/story';
import { BrandBadge, SlateBadge } from '@/components/ui/brand-badge';
import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { board, line, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { ScoreSheet, SeatScore, SeatSetup } from '@/engine/core/game';

import { figure } from './end-chart';
import { say } from './end-words';

/** One side of the sheet: a seat, or the rival with seat -1. */
export interface Column {
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
  readonly score: SeatScore;
  readonly winner: boolean;
}

/** A lone player first, several seats by their result; a rival last. */
export function columnsOf(sheet: ScoreSheet, seats: readonly SeatSetup[]): readonly Column[] {
  const people = sheet.seats
    .map((score, seat): Column => {
      const { name = '', colour = seat } = seats[seat] ?? {};
      return { seat, name, colour, score, winner: sheet.winners.includes(seat) };
    })
    .sort((a, b) => Number(b.winner) - Number(a.winner) || b.score.total - a.score.total);
  const { rival } = sheet;
  if (!rival) return people;
  return [
    ...people,
    { seat: -1, name: rival.name, colour: 5, score: rival.score, winner: sheet.won === false },
  ];
}

interface TableProps {
  readonly columns: readonly Column[];
  readonly look: GameLook;
  /** Beside the chart of a phone. */
  readonly narrow?: boolean;
}

/** The sheet line by line, a column for each side; notes where one column leaves room for them. */
export function SheetTable({ columns, look, narrow }: TableProps) {
  const counted = (column: Column) => column.score.lines.filter(({ aside }) => !aside);
  const labels = [...new Set(columns.flatMap((column) => counted(column).map(({ label }) => label)))];
  const [alone] = columns.length === 1 ? columns : [];
  return (
    <View testID="sheet">
      {alone ? null : <Heads columns={columns} look={look} narrow={narrow} />}
      {labels.map((label, i) => (
        <Row
          narrow={narrow}
          key={label}
          at={i}
          label={label}
          note={alone && counted(alone).find((one) => one.label === label)?.note}
          cells={columns.map((column) => pointsOn(counted(column), label))}
        />
      ))}
      {alone?.score.divided ? (
        <>
          <Row
            narrow={narrow}
            label={say('points')}
            cells={[alone.score.lines.reduce((sum, { points }) => sum + points, 0)]}
            foot
          />
          <Row narrow={narrow} label={alone.score.divided.label} cells={[alone.score.divided.by]} />
          <Row narrow={narrow} label={alone.score.divided.unit} cells={[alone.score.total]} foot />
        </>
      ) : (
        <Row narrow={narrow} label={say('total')} cells={columns.map(({ score }) => score.total)} foot />
      )}
    </View>
  );
}

function pointsOn(lines: SeatScore['lines'], label: string): number | null {
  const own = lines.filter((one) => one.label === label);
  return own.length === 0 ? null : own.reduce((sum, { points }) => sum + points, 0);
}

/** Lines that add nothing: what breaks ties and where the rank comes from, in words alone. */
export function Asides({ columns, look }: TableProps) {
  const { colours } = useTheme();
  const told = columns.flatMap((column) =>
    column.score.lines.filter(({ aside }) => aside).map((one) => ({ column, one })),
  );
  if (told.length === 0) return null;
  return (
    <View style={styles.asides} testID="asides">
      <Words step="caption" colour={colours.inkSoft} heading>
        {say('asides')}
      </Words>
      {told.map(({ column, one }) => (
        <View key={`${column.seat} ${one.label}`} style={styles.aside}>
          {columns.length > 1 ? <Badge column={column} look={look} size={20} /> : null}
          <View style={styles.grow}>
            <Words step="sub" colour={colours.inkSoft}>
              {one.note ? `${one.label}: ${one.note}` : one.label}
            </Words>
          </View>
        </View>
      ))}
    </View>
  );
}

interface RoundTableProps extends TableProps {
  readonly story: Story;
}

/** The longest table that is read: more rounds than this stand together, two or three to a row. */
const MOST_ROWS = 12;

/** Round by round: against a rival what each one brought, among several what everybody had by then. */
export function RoundTable({ columns, look, story, narrow }: RoundTableProps) {
  const { rounds, sides, start } = story;
  const size = Math.ceil(rounds.length / MOST_ROWS);
  const blocks = Array.from({ length: Math.ceil(rounds.length / size) }, (_, i) => {
    const from = i * size;
    return { from, to: Math.min(rounds.length, from + size) - 1 };
  });
  const several = columns.filter(({ seat }) => seat >= 0).length > 1;
  const sideOf = ({ seat }: Column) => sides.findIndex((side) => side.seat === seat);
  const cell = (column: Column, from: number, to: number) => {
    const side = sideOf(column);
    if (several) return rounds[to]?.totals[side] ?? null;
    let gained = 0;
    for (let at = from; at <= to; at++) gained += gainsOf(story, at)[side] ?? 0;
    return gained;
  };
  const named = (from: number, to: number) =>
    from === to
      ? (rounds[from]?.name ?? '')
      : say('rounds.several', { first: rounds[from]?.name ?? '', last: rounds[to]?.n ?? 0 });
  return (
    <View testID="rounds">
      <Heads columns={columns} look={look} narrow={narrow} />
      {!several && start.some((total) => total !== 0) ? (
        <Row
          narrow={narrow}
          label={say('before')}
          cells={columns.map((column) => start[sideOf(column)] ?? 0)}
        />
      ) : null}
      {blocks.map(({ from, to }, i) => (
        <Row
          narrow={narrow}
          key={from}
          at={i}
          label={named(from, to)}
          cells={columns.map((column) => cell(column, from, to))}
        />
      ))}
      {several ? null : (
        <Row narrow={narrow} label={say('total')} cells={columns.map(({ score }) => score.total)} foot />
      )}
    </View>
  );
}

function Heads({ columns, look, narrow }: TableProps) {
  const { colours } = useTheme();
  const several = columns.filter(({ seat }) => seat >= 0).length > 1;
  return (
    <View style={[styles.row, styles.heads, { borderColor: colours.ink }]}>
      <View style={styles.label} />
      {columns.map((column) => (
        <View
          key={column.seat}
          style={[styles.cell, narrow ? styles.narrow : null]}
          aria-label={column.name}
          role="img"
        >
          <Badge column={column} look={look} size={26} />
          {several ? (
            <Words step="tile" align="center" lines={1}>
              {column.name}
            </Words>
          ) : null}
          {several && column.winner ? (
            <Words step="tile" colour={colours.good}>
              {say('winner')}
            </Words>
          ) : null}
        </View>
      ))}
    </View>
  );
}

function Badge({
  column,
  look,
  size,
}: {
  readonly column: Column;
  readonly look: GameLook;
  readonly size: number;
}) {
  const { Sign, signNames } = look;
  if (column.seat >= 0) return <BrandBadge colour={column.colour} size={size} />;
  return (
    <SlateBadge size={size}>
      {signNames.includes('rival') ? (
        <Sign name="rival" size={size * 0.68} colour={board.pale} />
      ) : (
        <Icon name="cog" size={size * 0.68} colour={board.pale} />
      )}
    </SlateBadge>
  );
}

interface RowProps {
  readonly narrow?: boolean;
  readonly label: string;
  readonly cells: ReadonlyArray<number | null>;
  readonly note?: string;
  readonly foot?: boolean;
  /** Its place among the lines, which are written one after the other. */
  readonly at?: number;
}

/** The most of a row stands in strong ink, equals in plain. */
function Row({ label, cells, note, foot = false, at, narrow }: RowProps) {
  const { colours, calm } = useTheme();
  const most = Math.max(...cells.map((cell) => cell ?? -Infinity));
  const leads = cells.filter((cell) => cell === most).length === 1;
  const figures: ReactNode[] = cells.map((cell, i) => (
    <View key={i} style={[styles.cell, narrow ? styles.narrow : null]}>
      <Words
        step={foot ? 'button' : leads && cell === most ? 'strong' : 'body'}
        colour={cell === most ? colours.ink : colours.inkSoft}
      >
        {cell === null ? '–' : figure(cell)}
      </Words>
    </View>
  ));
  const style = [styles.row, foot ? styles.foot : null, { borderColor: foot ? colours.ink : colours.line }];
  const words = (
    <View style={styles.label}>
      <Words step={foot ? 'label' : narrow ? 'tile' : 'sub'} colour={foot ? colours.ink : colours.inkSoft}>
        {label}
      </Words>
      {note ? (
        <Words step="tile" colour={colours.inkSoft}>
          {note}
        </Words>
      ) : null}
    </View>
  );
  if (calm || at === undefined)
    return (
      <View style={style}>
        {words}
        {figures}
      </View>
    );
  return (
    <Animated.View entering={FadeInDown.delay(at * motion.scoreLine).duration(motion.move)} style={style}>
      {words}
      {figures}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 22, borderBottomWidth: line.hair },
  heads: { alignItems: 'flex-end', paddingBottom: 3, borderBottomWidth: line.rule },
  foot: { minHeight: 26, borderBottomWidth: 0, borderTopWidth: line.rule },
  label: { flex: 2, minWidth: 0, paddingVertical: 1, paddingRight: 6 },
  cell: { flex: 1, minWidth: 34, alignItems: 'flex-end', gap: 2 },
  narrow: { flex: 0, width: 36 },
  asides: { gap: 4, paddingTop: 10 },
  aside: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  grow: { flex: 1 },
});
