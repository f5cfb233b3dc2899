import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { bestOf } from '@/components/history/results';
import type { KeptMatch } from '@/components/storage/records';
import { Icon, type IconName } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { cardById, cards } from '@/engine/games/cards';

import { useWays, type Ways } from './go';
import { InstallHint, NewVersion, Notes } from './notes';
import { useOnward } from './onward';
import { HeroCard, PrintCard } from './print-card';
import { takeOff, useRemoval } from './removal';
import { GAP, shelfPlan, type ShelfPlan } from './shelf-plan';
import { UndoBar } from './undo-bar';
import { Unfinished } from './unfinished';
import { useShelf, type ShelfData } from './use-shelf';
import { say } from './words';

/** Home: the last game large, the others below, unfinished matches between. A game without a drawing is not shown. */
export function ShelfScreen() {
  const { colours, scale } = useTheme();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const ways = useWays();
  const shelf = useShelf();
  useOnward();
  const plan = shelfPlan(window.width, window.height - insets.top - insets.bottom, scale);
  return (
    <View style={[styles.screen, { backgroundColor: colours.paper, paddingTop: insets.top }]}>
      <ScrollView
        role="main"
        testID="shelf"
        aria-busy={!shelf.ready}
        aria-label={say('title')}
        tabIndex={0}
        style={styles.scroll}
        contentContainerStyle={[styles.content, { width: plan.room + 32 }]}
      >
        <Mast stars={plan.room > 300 * scale} />
        <Notes shelf={shelf} ways={ways} />
        <NewVersion />
        <InstallHint />
        <Prints shelf={shelf} ways={ways} plan={plan} />
      </ScrollView>
      <UndoBar />
      <FootBar ways={ways} bottom={insets.bottom} stacked={window.width < 340 * scale} />
    </View>
  );
}

/** Stars where the title leaves room for them. */
function Mast({ stars }: { readonly stars: boolean }) {
  return (
    <View>
      <View style={styles.mast}>
        {stars ? <Icon name="round-star" size={20} /> : null}
        <Words step="mast" heading align="center" style={styles.shrink}>
          {say('title')}
        </Words>
        {stars ? <Icon name="round-star" size={20} /> : null}
      </View>
      <OxfordRule />
    </View>
  );
}

interface PrintsProps {
  readonly shelf: ShelfData;
  readonly ways: Ways;
  readonly plan: ShelfPlan;
}

function Prints({ shelf, ways, plan }: PrintsProps) {
  const hidden = useRemoval((removal) => removal.hidden);
  const unfinished = shelf.unfinished.filter(({ id, game }) => cardById(game) && !hidden.has(id));
  const [first] = unfinished;
  const lead = cards.find((game) => game.id === (first?.game ?? shelf.matches[0]?.game)) ?? cards[0];
  if (!lead) return <Words>{say('empty.shelf')}</Words>;
  const others = cards.filter((game) => game !== lead);
  const hero = (
    <HeroCard
      game={lead}
      width={plan.hero}
      ratio={plan.ratio}
      best={bestOf(shelf.results, lead.id)}
      match={first ?? null}
      onOpen={ways.setup}
      onRide={ways.play}
      onRemove={remove}
    />
  );
  const grid = (
    <View style={[styles.grid, { width: plan.grid }]}>
      {others.map((game) => (
        <PrintCard
          key={game.id}
          game={game}
          width={plan.card}
          ratio={plan.ratio}
          best={bestOf(shelf.results, game.id)}
          onOpen={ways.setup}
        />
      ))}
    </View>
  );
  const waiting = <Unfinished matches={unfinished.slice(1)} onRide={ways.play} onRemove={remove} />;
  if (!plan.sideBySide) {
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
      <View style={[styles.column, { width: plan.hero }]}>
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

interface FootBarProps {
  readonly ways: Ways;
  readonly bottom: number;
  /** Sign above name, where side by side is too wide. */
  readonly stacked: boolean;
}

function FootBar({ ways, bottom, stacked }: FootBarProps) {
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
      <FootButton stacked={stacked} icon="rule-book" label={say('rules')} onPress={() => ways.rules()} />
      <FootButton stacked={stacked} icon="trophy" label={say('records')} onPress={ways.records} />
      <FootButton stacked={stacked} icon="cog" label={say('settings')} onPress={ways.settings} />
    </View>
  );
}

interface FootButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly stacked: boolean;
  readonly onPress: () => void;
}

function FootButton({ icon, label, stacked, onPress }: FootButtonProps) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={[styles.barButton, stacked && styles.stacked]}
    >
      <Icon name={icon} size={23} />
      <Words step={stacked ? 'tile' : 'strip'} align="center">
        {label}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { flex: 1 },
  content: { alignSelf: 'center', paddingHorizontal: 16, paddingBottom: 24, gap: GAP },
  mast: { minHeight: 62, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 12 },
  shrink: { flexShrink: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, alignContent: 'flex-start' },
  columns: { flexDirection: 'row', gap: GAP, alignItems: 'flex-start' },
  column: { gap: GAP },
  bar: { flexDirection: 'row', borderTopWidth: line.rule, paddingTop: 6 },
  barButton: {
    flex: 1,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
  },
  stacked: { flexDirection: 'column', gap: 2 },
});
