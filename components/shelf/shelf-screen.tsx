import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { bestOf } from '@/components/history/results';
import type { KeptMatch } from '@/components/storage/records';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { cardById, cards } from '@/engine/games/cards';

import { useWays, type Ways } from './go';
import { HeroCard, PrintCard } from './print-card';
import { useOnward } from './onward';
import { takeOff, useRemoval } from './removal';
import { UndoBar } from './undo-bar';
import { Unfinished } from './unfinished';
import { useUpdate } from './update';
import { useShelf, type ShelfData } from './use-shelf';
import { say } from './words';

const GAP = 12;
const SIDE_BY_SIDE = 760;

/** Home: the last game large, the others below, unfinished matches between. A game without a drawing is not shown. */
export function ShelfScreen() {
  const { colours } = useTheme();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const ways = useWays();
  const shelf = useShelf();
  useOnward();
  const room = Math.min(width, 1180) - 32;
  const sideBySide = width >= SIDE_BY_SIDE;
  return (
    <View style={[styles.screen, { backgroundColor: colours.paper, paddingTop: insets.top }]}>
      <ScrollView
        role="main"
        testID="shelf"
        aria-busy={!shelf.ready}
        aria-label={say('title')}
        tabIndex={0}
        style={styles.scroll}
        contentContainerStyle={[styles.content, { width: room + 32 }]}
      >
        <Mast />
        <Notes shelf={shelf} ways={ways} />
        <NewVersion />
        <Prints shelf={shelf} ways={ways} room={room} sideBySide={sideBySide} />
      </ScrollView>
      <UndoBar />
      <FootBar ways={ways} bottom={insets.bottom} />
    </View>
  );
}

function Mast() {
  return (
    <View>
      <View style={styles.mast}>
        <Icon name="round-star" size={20} />
        <Words step="mast" heading lines={1} shrink>
          {say('title')}
        </Words>
        <Icon name="round-star" size={20} />
      </View>
      <OxfordRule />
    </View>
  );
}

/** What the disk had to say: saves set aside, or no storage at all. */
function Notes({ shelf, ways }: { readonly shelf: ShelfData; readonly ways: Ways }) {
  const { colours } = useTheme();
  if (!shelf.blocked && shelf.moved === 0) return null;
  const text = shelf.blocked ? say('blocked') : say('moved', { count: shelf.moved });
  return (
    <View
      role="alert"
      testID="shelf-note"
      style={[styles.note, { borderColor: colours.warn, backgroundColor: colours.paperRaised }]}
    >
      <Words step="body" style={styles.grow}>
        {text}
      </Words>
      {shelf.blocked ? null : <Button small label={say('moved.look')} onPress={ways.settings} />}
    </View>
  );
}

/** A quiet line: an open match goes on with the version it was begun with until the player says so. */
function NewVersion() {
  const { colours } = useTheme();
  const { take } = useUpdate();
  if (!take) return null;
  return (
    <View
      role="status"
      testID="update-note"
      style={[styles.note, styles.quiet, { borderColor: colours.line }]}
    >
      <Words step="sub" colour={colours.inkSoft} style={styles.grow}>
        {say('update.ready')}
      </Words>
      <Button small label={say('update.take')} onPress={take} testID="update-take" />
    </View>
  );
}

interface PrintsProps {
  readonly shelf: ShelfData;
  readonly ways: Ways;
  readonly room: number;
  readonly sideBySide: boolean;
}

function Prints({ shelf, ways, room, sideBySide }: PrintsProps) {
  const hidden = useRemoval((removal) => removal.hidden);
  const unfinished = shelf.unfinished.filter(({ id, game }) => cardById(game) && !hidden.has(id));
  const [first] = unfinished;
  const lead = cards.find((game) => game.id === (first?.game ?? shelf.matches[0]?.game)) ?? cards[0];
  if (!lead) return <Words>{say('empty.shelf')}</Words>;
  const half = (room - GAP) / 2;
  const heroWidth = sideBySide ? half : room;
  const small = sideBySide ? (half - GAP) / 2 : half;
  const others = cards.filter((game) => game !== lead);
  const hero = (
    <HeroCard
      game={lead}
      width={heroWidth}
      best={bestOf(shelf.results, lead.id)}
      match={first ?? null}
      onOpen={ways.setup}
      onRide={ways.play}
      onRemove={remove}
    />
  );
  const grid = (
    <View style={[styles.grid, { width: heroWidth }]}>
      {others.map((game) => (
        <PrintCard
          key={game.id}
          game={game}
          width={small}
          best={bestOf(shelf.results, game.id)}
          onOpen={ways.setup}
        />
      ))}
    </View>
  );
  const waiting = <Unfinished matches={unfinished.slice(1)} onRide={ways.play} onRemove={remove} />;
  if (!sideBySide) {
    return (
      <>
        {hero}
        {waiting}
        {grid}
      </>
    );
  }
  return (
    <View style={styles.columns}>
      <View style={[styles.column, { width: heroWidth }]}>
        {hero}
        {waiting}
      </View>
      {grid}
    </View>
  );
}

function remove({ id, game }: KeptMatch): void {
  void takeOff(id, cardById(game)?.info.title ?? '');
}

function FootBar({ ways, bottom }: { readonly ways: Ways; readonly bottom: number }) {
  const { colours } = useTheme();
  return (
    <View
      role="navigation"
      style={[
        styles.bar,
        {
          borderColor: colours.ink,
          backgroundColor: colours.paperRaised,
          paddingBottom: Math.max(bottom, 8),
        },
      ]}
    >
      <FootButton icon="rule-book" label={say('rules')} onPress={() => ways.rules()} />
      <FootButton icon="trophy" label={say('records')} onPress={ways.records} />
      <FootButton icon="cog" label={say('settings')} onPress={ways.settings} />
    </View>
  );
}

function FootButton({
  icon,
  label,
  onPress,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={styles.barButton}>
      <Icon name={icon} size={23} />
      <Words step="strip">{label}</Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { flex: 1 },
  content: { alignSelf: 'center', paddingHorizontal: 16, paddingBottom: 24, gap: GAP },
  mast: { minHeight: 62, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 12 },
  grow: { flex: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, alignContent: 'flex-start' },
  columns: { flexDirection: 'row', gap: GAP, alignItems: 'flex-start' },
  column: { gap: GAP },
  quiet: { borderWidth: line.hair, paddingVertical: 6 },
  note: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    borderWidth: line.frame,
    borderRadius: radius.ticket,
  },
  bar: { flexDirection: 'row', borderTopWidth: line.rule, paddingTop: 6 },
  barButton: {
    flex: 1,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
  },
});
