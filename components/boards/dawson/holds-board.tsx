/** On a tablet: who holds which neighbourhood, and with what strength; under it what is left to build. */
import { memo, useMemo } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import type { BoardProps } from '@/components/boards/board';
import { Said, saying, unsaid } from '@/components/ui/a11y';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Icon } from '@/components/ui/icon';
import { useSeat, useTheme } from '@/components/ui/theme';
import { board, line, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { View as CityView } from '@/engine/games/dawson';
import { VALUES } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { standings } from '@/engine/games/dawson/rules/control';
import { hoodTarget, roomTarget } from '@/engine/games/dawson/rules/notation';
import { leaderSentence } from '@/engine/games/dawson/words/explain';
import { hoodName } from '@/engine/games/dawson/words/names';

import { colourOf } from './hoods';
import { SUPPLY_ROW, SupplyRow } from './supply-row';
import { say } from './words';

const HEAD = 30;
const TITLE = 24;
const LINE = 20;
const GAP = 11;
const EDGE = 14;

interface Contender {
  /** Seat colour; -1 for a gang. */
  readonly seat: number;
  readonly strength: number;
}

interface Block {
  readonly hood: number;
  readonly name: string;
  readonly points: number;
  readonly contenders: readonly Contender[];
}

/** The most valuable first, the strongest of each first. */
function blocksOf(view: CityView): Block[] {
  const city = cityOf(view.plan);
  return standings(view)
    .map(({ strength, points }, hood) => {
      const players = strength.players.map((n, seat) => ({ seat: colourOf(view, seat), strength: n }));
      const gang = { seat: -1, strength: strength.gang > 0 ? strength.gang + view.gangBonus : 0 };
      const contenders = [...players, gang]
        .filter((one) => one.strength > 0)
        .sort((p, q) => q.strength - p.strength);
      return { hood, name: hoodName(city, hood), points, contenders };
    })
    .sort((p, q) => q.points - p.points);
}

/** So high the list would be with the bars under the names. */
function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, { contenders }) => sum + TITLE + LINE * Math.max(1, contenders.length) + GAP,
    HEAD,
  );
}

export function HoldsBoard(props: BoardProps<CityView>) {
  const { view, viewer, width, height, chosen, lit, onPress, onExplain } = props;
  const { colours } = useTheme();
  const blocks = useMemo(() => blocksOf(view), [view]);
  const tall = heightOf(blocks);
  // Where the list is longer than its room the bars stand beside the names; what is still longer scrolls.
  const dense = tall > height;
  const rows = dense ? [] : seatsFrom(view, viewer);
  const shown = rows.slice(0, Math.max(0, Math.floor((height - tall - HEAD) / SUPPLY_ROW)));
  const most = Math.max(12, ...blocks.flatMap(({ contenders }) => contenders.map((one) => one.strength)));
  return (
    <ScrollView
      style={[{ width, height }, { backgroundColor: colours.paperRaised }]}
      showsVerticalScrollIndicator={dense}
    >
      <View style={styles.head}>
        <Words step="caption" colour={colours.inkSoft} heading>
          {say('part.holds')}
        </Words>
        <Words step="caption" colour={colours.inkSoft}>
          {say('holds.strength')}
        </Words>
      </View>
      {blocks.map((block) => (
        <HoodRow
          key={block.hood}
          block={block}
          dense={dense}
          most={most}
          says={say('spot.hood', {
            place: block.name,
            points: block.points,
            leader: leaderSentence(view, block.hood),
          })}
          onPress={onPress}
          onExplain={onExplain}
        />
      ))}
      {shown.length > 0 ? (
        <View style={styles.head}>
          <Words step="caption" colour={colours.inkSoft} heading>
            {say('supply.head')}
          </Words>
        </View>
      ) : null}
      {shown.map((seat) => (
        <SupplyRow
          key={seat}
          view={view}
          seat={seat}
          own={seat === viewer}
          lit={lit}
          held={seat === viewer ? (VALUES.find((value) => chosen.has(roomTarget(value))) ?? 0) : 0}
          onPress={onPress}
          onExplain={onExplain}
        />
      ))}
    </ScrollView>
  );
}

/** Everyone, oneself first. */
function seatsFrom(view: CityView, viewer: number): number[] {
  const first = Math.max(0, viewer);
  return view.players.map((_, i) => (first + i) % view.players.length);
}

interface HoodRowProps extends Pick<BoardProps, 'onPress' | 'onExplain'> {
  readonly block: Block;
  readonly dense: boolean;
  readonly most: number;
  readonly says: string;
}

function HoodRow({ block, dense, most, says, onPress, onExplain }: HoodRowProps) {
  const { hood, name, points, contenders } = block;
  const { colours } = useTheme();
  const target = hoodTarget(hood);
  const title = (
    <View style={[styles.title, dense && styles.half]}>
      <View style={styles.grow}>
        <Words step={dense ? 'strip' : 'label'} lines={dense ? 2 : 1}>
          {name}
        </Words>
      </View>
      <Icon name="round-star" size={15} colour={colours.ink} />
      <View style={styles.points}>
        <Words step={dense ? 'strip' : 'label'} align="right">
          {points}
        </Words>
      </View>
    </View>
  );
  const bars = (
    <View style={dense && styles.grow}>
      {contenders.length === 0 ? (
        <Words step="tile" colour={colours.inkSoft}>
          {say('holds.nobody')}
        </Words>
      ) : null}
      {contenders.map(({ seat, strength }) => (
        <Bar key={seat} seat={seat} strength={strength} share={strength / most} />
      ))}
    </View>
  );
  return (
    <Pressable
      role="button"
      {...saying(says)}
      testID={`spot ${target}`}
      onPress={() => onPress(target)}
      onLongPress={() => onExplain(target)}
      style={[styles.hood, { borderColor: colours.line }]}
    >
      <Said>{says}</Said>
      <View style={dense ? styles.dense : styles.loose} {...unsaid}>
        {title}
        {bars}
      </View>
    </Pressable>
  );
}

interface BarProps {
  readonly seat: number;
  readonly strength: number;
  /** Of the longest bar there can be. */
  readonly share: number;
}

const Bar = memo(function Bar({ seat, strength, share }: BarProps) {
  const { colours } = useTheme();
  const { fill } = useSeat(Math.max(0, seat));
  return (
    <View style={styles.bar}>
      <View style={styles.mark}>
        {seat < 0 ? (
          <Icon name="bandit" size={18} colour={colours.ink} />
        ) : (
          <BrandBadge colour={seat} size={18} />
        )}
      </View>
      <View style={styles.way}>
        <View
          style={[
            styles.length,
            { flexGrow: share, backgroundColor: seat < 0 ? board.lot : fill, borderColor: board.ink },
          ]}
        />
        <View style={[styles.figure, { flexGrow: Math.max(0, 1 - share) }]}>
          <Words step="tile">{strength}</Words>
        </View>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: HEAD,
    paddingHorizontal: EDGE,
  },
  hood: { paddingHorizontal: EDGE, borderBottomWidth: line.hair },
  loose: { paddingBottom: GAP - 4, paddingTop: 3 },
  dense: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: touch.min },
  title: { flexDirection: 'row', alignItems: 'center', gap: 5, minHeight: TITLE - 2 },
  half: { width: '46%' },
  points: { minWidth: 18 },
  grow: { flex: 1, minWidth: 0 },
  bar: { flexDirection: 'row', alignItems: 'center', height: LINE, gap: 8 },
  mark: { width: 20, alignItems: 'center' },
  way: { flex: 1, flexDirection: 'row', alignItems: 'center' },
  length: { flexBasis: 0, height: 13, borderWidth: line.rule },
  figure: { flexBasis: 28, flexShrink: 0, paddingLeft: 6 },
});
