/** A strip under the top bar: how far the goal is and where the ghosts go; turn order and event with rivals. */
import { memo, useEffect, useRef } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';

import { useAnchor } from '@/components/play/motion/anchors';
import { BrandBadge } from '@/components/ui/brand-badge';
import { DieBox } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { motion } from '@/components/ui/tokens';
import { ToldButton } from '@/components/ui/told-button';
import { Words } from '@/components/ui/words';
import type { Target } from '@/engine/core/game';
import { list } from '@/engine/core/words';
import type { View } from '@/engine/games/dark-horse';
import { blockingDice } from '@/engine/games/dark-horse/rules/ghosts';
import type { GoalPart } from '@/engine/games/dark-horse/rules/solitaire';
import type { Ghost } from '@/engine/games/dark-horse/state';
import { cardName, eventText, spaceName } from '@/engine/games/dark-horse/words/names';

import { GOAL_SIGNS, Sign } from './signs';
import { say } from './words';

interface BannerProps {
  readonly view: View;
  readonly viewer: number;
  readonly width: number;
  readonly calm: boolean;
  readonly onExplain?: (target: Target) => void;
}

/** All of them together: each dice alone would be too small for a finger. */
const GHOSTS = 'ghost:all';

/** From this width on an event says what it does; in a narrower strip a tap tells it. */
const WORDED_FROM = 700;

export const Banner = memo(function Banner({ view, width, calm, onExplain }: BannerProps) {
  const { colours } = useTheme();
  // Names where there is room for them: the tiles show the same dice.
  const named = width >= 560 || view.ghosts.length + view.events.length < 3;
  const ghosts = view.ghosts.map((ghost) =>
    say(`banner.ghost.${ghost.status}`, {
      dice: list(ghost.dice.map(String)),
      space: spaceName(ghost.space),
    }),
  );
  // Alone the goal is what there is to explain, with rivals the turn order.
  const about = view.solo ? 'goal:' : 'order:';
  const goal = view.goal.map((part) =>
    say('banner.goal', { done: part.done, of: part.of, what: say(`banner.${part.what}`) }),
  );
  const order = view.solo
    ? []
    : [
        say('banner.order', {
          seats: list(view.order.map((seat) => say('name', { who: view.seats[seat]?.name ?? '' }))),
        }),
      ];
  const events = view.events.map((one) =>
    say('banner.event', { event: cardName(one), text: eventText(one) }),
  );
  return (
    <Box style={[styles.strip, { backgroundColor: colours.paper }]} testID="goal">
      <ToldButton
        says={[...goal, ...order, ...ghosts].join('; ')}
        onAsk={() => onExplain?.(about)}
        style={styles.goals}
      >
        {view.goal.map((part) => (
          <Goal key={part.what} {...part} calm={calm} />
        ))}
        {view.solo ? null : (
          <Box style={styles.item}>
            {view.order.map((seat) => (
              <BrandBadge key={seat} colour={view.seats[seat]?.colour ?? seat} size={20} />
            ))}
          </Box>
        )}
      </ToldButton>
      <Box style={styles.grow} />
      {view.events.map((event, i) => (
        <ToldButton
          key={event}
          says={events[i] ?? ''}
          onAsk={() => onExplain?.(`card:${event}`)}
          testID={`event ${event}`}
          style={styles.item}
        >
          <Sign name="event" size={16} colour={colours.bad} />
          {view.events.length > 2 && width < WORDED_FROM ? null : (
            <Words step="strip" lines={1}>
              {width < WORDED_FROM ? cardName(event) : events[i]}
            </Words>
          )}
        </ToldButton>
      ))}
      {view.ghosts.length > 0 ? (
        <ToldButton says={ghosts.join('; ')} onAsk={() => onExplain?.(GHOSTS)} style={styles.ghosts}>
          {view.ghosts.map((ghost) => (
            <GhostItem key={ghost.what} ghost={ghost} named={named} />
          ))}
        </ToldButton>
      ) : null}
    </Box>
  );
});

/** One part of the goal; its figure swells when it has grown. */
function Goal({ what, done, of, calm }: GoalPart & { readonly calm: boolean }) {
  const { colours } = useTheme();
  const before = useRef(done);
  const swell = useSharedValue(1);
  useEffect(() => {
    const grown = done > before.current;
    before.current = done;
    if (!calm && grown) swell.set(withSequence(withTiming(1.25, BEAT), withTiming(1, BEAT)));
  }, [done, calm, swell]);
  const swelling = useAnimatedStyle(() => ({ transform: [{ scale: swell.get() }] }));
  return (
    <Animated.View style={[styles.item, swelling]}>
      <Sign name={GOAL_SIGNS[what]} size={18} />
      <Words step="strip" colour={done >= of ? colours.good : colours.ink}>
        {`${done}/${of}`}
      </Words>
    </Animated.View>
  );
}

const BEAT = { duration: motion.move } as const;

/** A ghost's dice and where they go: from here they fly to it. */
function GhostItem({ ghost, named }: { readonly ghost: Ghost; readonly named: boolean }) {
  const { colours } = useTheme();
  const dice = useAnchor(`ghost:${ghost.what}`);
  return (
    <Box style={[styles.item, ghost.status === 'discarded' && styles.faded]}>
      <Box ref={dice} style={styles.item} collapsable={false}>
        {blockingDice(ghost.dice).map((face, i) => (
          <DieBox key={i} face={face} size={13} hatch flat line={1.1} />
        ))}
      </Box>
      {named ? (
        <Words step="strip" lines={1} colour={ghost.status === 'placed' ? colours.ink : colours.inkSoft}>
          {spaceName(ghost.space)}
        </Words>
      ) : null}
    </Box>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 12,
    height: 30,
  },
  item: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  goals: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  ghosts: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 8 },
  faded: { opacity: 0.5 },
  grow: { flex: 1 },
});
