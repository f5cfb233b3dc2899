/**
 * The night as a card over the table: a new day dawns, tax comes in, a card is turned up, the job board moves on,
 * and the way to the goal. Every line is there from the first and is filled as its event is shown.
 */
import type { ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';

import type { SceneProps } from '@/components/boards/board';
import { Icon } from '@/components/ui/icon';
import { useTheme } from '@/components/ui/theme';
import { line, press, radius, space } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dakota';
import { crewName } from '@/engine/games/dakota/words/names';

import { Appear, Fuse } from './night-moves';
import { DrawnCard } from './night-drawn';
import { JobsLine } from './night-jobs';
import { Ladder } from './night-ladder';
import { NightSky } from './night-sky';
import { say } from './words';

/** How far the night has gone when a kind of event is on show. */
const GONE: Partial<Readonly<Record<EventKind, number>>> = {
  'job-gone': 0.14,
  'jobs-filled': 0.28,
  'new-day': 0.48,
  tax: 0.64,
};

export function NightCard({ before, shown, happening, view, viewer, width, calm }: SceneProps<View>) {
  const { colours } = useTheme();
  const seat = Math.max(0, viewer);
  const events = shown.map(({ event }) => event);
  const find = (...kinds: EventKind[]) => lastOf(events, seat, kinds);
  const dawned = find('new-day') !== undefined;
  const left = [...before.map(({ event }) => event), ...events].filter(
    (event) => event.kind === 'left-town' && event.seat === seat,
  );
  const kind = happening.events[0]?.kind as EventKind | undefined;
  const town = view.towns[seat];
  return (
    <Box
      style={[styles.card, { width, backgroundColor: colours.paperRaised, borderColor: colours.ink }]}
      testID="night card"
    >
      <NightSky
        width={width - 2 * line.frame}
        day={view.day}
        limit={view.dayLimit}
        dawned={dawned}
        calm={calm}
      />
      {left.length > 0 ? <Left kinds={left.map(({ args }) => Number(args?.['worker']))} /> : null}
      <Tax event={find('tax')} calm={calm} />
      <DrawnCard
        card={find('drew-card', 'event')}
        after={find('fair', 'bank-run', 'spared', 'prices-rise')}
        town={town}
        calm={calm}
      />
      <JobsLine
        gone={find('job-gone')}
        filled={find('jobs-filled')}
        jobs={view.jobs}
        room={width - 2 * line.frame}
        calm={calm}
      />
      {town?.meter && view.towns.length === 1 ? (
        <Ladder points={town.meter.points} day={view.day} width={width - 2 * line.frame} dawned={dawned} />
      ) : null}
      <Fuse to={(kind && GONE[kind]) ?? 1} ms={happening.ms} calm={calm} />
    </Box>
  );
}

/** The card says it all: the dock keeps still under it. */
export function NightDock() {
  return null;
}

/** The latest of these that concerns the seat, or everybody. */
function lastOf(events: readonly GameEvent[], seat: number, kinds: readonly string[]): GameEvent | undefined {
  return events
    .filter((event) => kinds.includes(event.kind) && (event.seat < 0 || event.seat === seat))
    .pop();
}

interface RowProps {
  readonly children: ReactNode;
  readonly height: number;
  readonly first?: boolean;
}

export function Row({ children, height, first }: RowProps) {
  const { colours } = useTheme();
  return (
    <Box
      style={[
        styles.row,
        { minHeight: height, borderColor: colours.line },
        first ? null : { borderTopWidth: line.hair },
      ]}
    >
      {children}
    </Box>
  );
}

/** Whoever had no bed. */
function Left({ kinds }: { readonly kinds: readonly number[] }) {
  const { colours } = useTheme();
  return (
    <Row height={34} first>
      <Icon name="bed" size={22} colour={colours.bad} />
      <Words step="strip" colour={colours.bad} style={styles.fill}>
        {say('night.left', { crew: crewName(kinds) })}
      </Words>
    </Row>
  );
}

function Tax({ event, calm }: { readonly event: GameEvent | undefined; readonly calm: boolean }) {
  const { colours, spot, onSpot } = useTheme();
  const tax = Number(event?.args?.['n'] ?? 0);
  const saloon = Number(event?.args?.['saloon'] ?? 0);
  return (
    <Row height={56} first>
      <Icon name="two-coins" size={30} colour={event ? colours.ink : colours.line} />
      <Box style={styles.fill}>
        <Words step="label">{say('night.tax')}</Words>
        <Words step="sub" colour={colours.inkSoft}>
          {event ? say(saloon > 0 ? 'night.tax.saloon' : 'night.tax.buildings', { tax, saloon }) : ' '}
        </Words>
      </Box>
      {event ? (
        <Appear calm={calm} from="right">
          <Box style={[styles.gain, { backgroundColor: spot }]}>
            <Words step="prompt" colour={onSpot}>
              {`+$${tax + saloon}`}
            </Words>
          </Box>
        </Appear>
      ) : null}
    </Row>
  );
}

const styles = StyleSheet.create({
  card: {
    borderWidth: line.frame,
    borderBottomWidth: line.frame + press.poster,
    borderRadius: radius.ticket,
    overflow: 'hidden',
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: 4,
  },
  fill: { flex: 1 },
  gain: { height: 30, paddingHorizontal: space.s, borderRadius: radius.chip, justifyContent: 'center' },
});
