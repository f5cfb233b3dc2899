import { StyleSheet, View } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import { BrandBadge, SlateBadge } from '@/components/ui/brand-badge';
import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { board, line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { figure } from './end-chart';
import { useCounted, useLine, useReached } from './end-clock';
import { grownTo, growthOf, isSeveral, type Column, type Line } from './end-rows';
import { say } from './end-words';
import { Reveal } from './reveal';

interface TableProps {
  readonly columns: readonly Column[];
  readonly look: GameLook;
  /** Beside the chart of a phone. */
  readonly narrow?: boolean;
}

interface LinesProps extends TableProps {
  readonly lines: readonly Line[];
  /** What everybody had round by round needs no sum under it. */
  readonly sum?: boolean;
  readonly testID: string;
}

/** A sheet line by line, a column for each side; notes where one column leaves room for them. */
export function LinesTable({ columns, look, narrow, lines, sum = true, testID }: LinesProps) {
  const [alone] = columns.length === 1 ? columns : [];
  return (
    <View testID={testID}>
      {alone ? null : <Heads columns={columns} look={look} narrow={narrow} />}
      {lines.map((one, i) => (
        <CountedRow key={one.label} line={one} place={i} of={lines.length} narrow={narrow} />
      ))}
      {!sum ? null : alone?.score.divided ? (
        <Divided column={alone} lines={lines} divided={alone.score.divided} />
      ) : (
        <Sum label={say('total')} columns={columns} lines={lines} narrow={narrow} />
      )}
    </View>
  );
}

interface CountedRowProps {
  readonly line: Line;
  /** Its place among how many. */
  readonly place: number;
  readonly of: number;
  readonly narrow?: boolean;
}

/** A line that is written when its turn comes; its figures count up while it is. */
function CountedRow({ line: one, place, of, narrow }: CountedRowProps) {
  const share = useLine(place, of);
  const counting = share > 0 && share < 1;
  const now = (cell: number | null) => (cell === null || !counting ? cell : Math.round(cell * share));
  return (
    <Reveal shown={share > 0}>
      <Row label={one.label} note={one.note} narrow={narrow} cells={one.cells} shown={one.cells.map(now)} />
    </Reveal>
  );
}

interface SumProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly narrow?: boolean;
}

/** The foot grows with the lines over it. */
function Sum({ label, columns, lines, narrow }: SumProps) {
  const share = useCounted(lines.length);
  const totals = columns.map(({ score }) => score.total);
  const now = columns.map(({ score }, i) => grownTo(growthOf(lines, i, score), share));
  return <Row label={label} cells={totals} shown={now} narrow={narrow} foot />;
}

interface DividedProps {
  readonly column: Column;
  readonly lines: readonly Line[];
  readonly divided: NonNullable<Column['score']['divided']>;
}

/** Points, what they are shared by, and what that makes. */
function Divided({ column, lines, divided }: DividedProps) {
  const points = column.score.lines.reduce((sum, one) => sum + one.points, 0);
  const whole = { ...column, score: { lines: column.score.lines, total: points } };
  const done = useReached('to');
  return (
    <>
      <Sum label={say('points')} columns={[whole]} lines={lines} />
      <Reveal shown={done}>
        <Row label={divided.label} cells={[divided.by]} />
        <Row label={divided.unit} cells={[column.score.total]} foot />
      </Reveal>
    </>
  );
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

function Heads({ columns, look, narrow }: TableProps) {
  const { colours } = useTheme();
  const several = isSeveral(columns);
  const settled = useReached('stamp');
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
            <Reveal shown={settled}>
              <Words step="tile" colour={colours.good}>
                {say('winner')}
              </Words>
            </Reveal>
          ) : null}
        </View>
      ))}
    </View>
  );
}

interface BadgeProps {
  readonly column: Column;
  readonly look: GameLook;
  readonly size: number;
}

/** A seat's brand, or the rival's sign on slate. */
export function Badge({ column, look, size }: BadgeProps) {
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
  /** The figures seen now, while they grow. */
  readonly shown?: ReadonlyArray<number | null>;
  readonly note?: string;
  readonly foot?: boolean;
}

/** The most of a row stands in strong ink, equals in plain. */
function Row({ label, cells, shown = cells, note, foot = false, narrow }: RowProps) {
  const { colours } = useTheme();
  const counting = shown.some((cell, i) => cell !== cells[i]);
  const most = Math.max(...cells.map((cell) => cell ?? -Infinity));
  const leads = cells.filter((cell) => cell === most).length === 1;
  return (
    <View style={[styles.row, foot ? styles.foot : null, { borderColor: foot ? colours.ink : colours.line }]}>
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
      {cells.map((cell, i) => {
        const first = cell === most && !(foot && counting);
        return (
          <View key={i} style={[styles.cell, narrow ? styles.narrow : null]}>
            <Words
              step={foot ? 'button' : leads && first ? 'strong' : 'body'}
              colour={first ? colours.ink : colours.inkSoft}
            >
              {cell === null ? '–' : figure(shown[i] ?? 0)}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 22, borderBottomWidth: line.hair },
  heads: { alignItems: 'flex-start', paddingBottom: 3, borderBottomWidth: line.rule },
  foot: { minHeight: 26, borderBottomWidth: 0, borderTopWidth: line.rule },
  label: {
    flex: 2,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    minWidth: 0,
    paddingVertical: 1,
    paddingRight: 6,
  },
  cell: { flex: 1, minWidth: 34, alignItems: 'flex-end', gap: 2 },
  narrow: { flex: 0, width: 36 },
  asides: { gap: 4, paddingTop: 10 },
  aside: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  grow: { flex: 1 },
});
