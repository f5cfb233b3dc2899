/** Cards over the table: an event that comes into force, and what was reached when the game ends. */
import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';

import type { SceneProps } from '@/components/boards/board';
import { Flip } from '@/components/play/motion/movers';
import { BrandBadge } from '@/components/ui/brand-badge';
import { Icon, ToolIcon } from '@/components/ui/icon';
import { OxfordRule } from '@/components/ui/oxford-rule';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dark-horse';
import { eventOf, type EventId } from '@/engine/games/dark-horse/data-cards';
import { deckCardName, eventText } from '@/engine/games/dark-horse/words/names';

import { cardSign, GOAL_SIGNS, Sign } from './signs';
import { say } from './words';

export function SceneCard(props: SceneProps<View>) {
  return props.scene === 'ending' ? <EndingCard {...props} /> : <EventScene {...props} />;
}

/** What the ghost on Pioneer turned up, and the event that came of it or of a look. */
function EventScene({ shown, happening, width, calm }: SceneProps<View>) {
  const { colours } = useTheme();
  const now = happening.events[0];
  const lastOf = (kind: string) => shown.filter(({ event }) => event.kind === kind).pop();
  const turned = lastOf('ghost-reveals');
  const came = lastOf('event')?.event;
  const cards = String(turned?.event.args?.['cards'] ?? '')
    .split(',')
    .filter(Boolean);
  const ms = (kind: string) => (!calm && now?.kind === kind ? happening.ms : 0);
  return (
    <Box style={styles.scene} testID="event card">
      {turned ? (
        <Box style={[styles.plate, { backgroundColor: colours.paper, borderColor: colours.ink }]}>
          <Words step="prompt" align="center">
            {turned.sentence}
          </Words>
          <Box style={styles.row}>
            {cards.map((card) => (
              <Turned key={card} width={SMALL.width} height={SMALL.height} ms={ms('ghost-reveals')}>
                <SmallCard card={card} chosen={came?.args?.['event'] === card} />
              </Turned>
            ))}
          </Box>
        </Box>
      ) : null}
      {came ? (
        <Turned width={width} height={BIG} ms={ms('event')}>
          <EventCard event={eventOf(String(came.args?.['event'])).id} width={width} />
        </Turned>
      ) : turned ? (
        // Nothing moves when an event comes of it.
        <Box style={{ height: BIG }} />
      ) : null}
    </Box>
  );
}

const SMALL = { width: 132, height: 76 } as const;
const BIG = 148;

interface TurnedProps {
  readonly width: number;
  readonly height: number;
  /** 0 for a card that lies open already. */
  readonly ms: number;
  readonly children: ReactNode;
}

/** A card in its place, turned up in the time there is. */
function Turned({ width, height, ms, children }: TurnedProps) {
  const box = { width, height };
  if (ms === 0) return <Box style={box}>{children}</Box>;
  return (
    <Box style={box}>
      <Flip place={{ x: width / 2, y: height / 2, width, height }} size={height} ms={Math.min(ms, TURN)}>
        <Box style={box}>{children}</Box>
      </Flip>
    </Box>
  );
}

/** The rest of its time a card can be read. */
const TURN = 420;

function SmallCard({ card, chosen }: { readonly card: string; readonly chosen: boolean }) {
  const { colours } = useTheme();
  const ink = chosen ? colours.onLamp : colours.ink;
  return (
    <Box
      style={[
        styles.small,
        { backgroundColor: chosen ? colours.lamp : colours.paperRaised, borderColor: colours.ink },
      ]}
    >
      <Icon name={cardSign(card)} size={26} colour={ink} />
      <Words step="strip" align="center" lines={2} colour={ink}>
        {deckCardName(card)}
      </Words>
    </Box>
  );
}

function EventCard({ event, width }: { readonly event: EventId; readonly width: number }) {
  const { colours } = useTheme();
  return (
    <Box style={[styles.big, { width, backgroundColor: colours.paperRaised, borderColor: colours.ink }]}>
      <Box style={styles.head}>
        <Icon name={cardSign(event)} size={30} colour={colours.bad} />
        <Words step="title" lines={1}>
          {deckCardName(event)}
        </Words>
      </Box>
      <OxfordRule style={styles.rule} />
      <Words align="center">{`${capital(eventText(event))}.`}</Words>
    </Box>
  );
}

/** The goal of the scenario part by part, or the points of the seats, as they are counted. */
function EndingCard({ shown, happening, view, seats, calm }: SceneProps<View>) {
  const { colours } = useTheme();
  const lines = view.solo ? view.goal.length : view.seats.length;
  const counted = useCounted(lines, calm ? 0 : happening.ms);
  return (
    <Box
      style={[styles.plate, { backgroundColor: colours.paper, borderColor: colours.ink }]}
      testID="ending card"
    >
      <Words step="title" align="center">
        {shown[0]?.sentence ?? ''}
      </Words>
      {view.solo
        ? view.goal.map(({ what, done, of }, i) => (
            <Box key={what} style={[styles.line, i >= counted && styles.unseen]}>
              <Sign name={GOAL_SIGNS[what]} size={26} />
              <Box style={styles.grow}>
                <Words step="prompt">{capital(say(`banner.${what}`))}</Words>
              </Box>
              <Words step="prompt">{`${done}/${of}`}</Words>
              <ToolIcon
                name={done >= of ? 'check' : 'close'}
                weight={3}
                colour={done >= of ? colours.good : colours.bad}
              />
            </Box>
          ))
        : view.seats.map(({ name, colour, points }, i) => (
            <Box key={i} style={[styles.line, i >= counted && styles.unseen]}>
              <BrandBadge colour={seats[i]?.colour ?? colour} size={28} />
              <Box style={styles.grow}>
                <Words step="prompt">{seats[i]?.name ?? name}</Words>
              </Box>
              <Words step="prompt">{say('points.counted', { n: points })}</Words>
            </Box>
          ))}
    </Box>
  );
}

/** How many lines are counted so far; all of them at once without time. */
function useCounted(n: number, ms: number): number {
  const [count, setCount] = useState(ms === 0 ? n : 0);
  useEffect(() => {
    if (ms === 0) return;
    // The last line is in sight for the last third.
    const each = (ms * 0.66) / Math.max(1, n);
    const tick = setInterval(() => setCount((now) => Math.min(n, now + 1)), each);
    return () => clearInterval(tick);
  }, [n, ms]);
  return count;
}

const styles = StyleSheet.create({
  scene: { gap: 14, alignItems: 'center' },
  plate: {
    alignSelf: 'stretch',
    gap: 12,
    padding: 16,
    borderWidth: line.rule,
    borderRadius: 6,
    alignItems: 'center',
  },
  row: { flexDirection: 'row', gap: 10, justifyContent: 'center' },
  small: {
    ...SMALL,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    padding: 6,
    borderWidth: line.rule,
    borderRadius: 6,
  },
  big: {
    height: BIG,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    padding: 14,
    borderWidth: line.rule,
    borderRadius: 6,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  line: { flexDirection: 'row', alignItems: 'center', alignSelf: 'stretch', gap: 10, minHeight: 34 },
  unseen: { opacity: 0 },
  rule: { alignSelf: 'stretch' },
  grow: { flex: 1 },
});
