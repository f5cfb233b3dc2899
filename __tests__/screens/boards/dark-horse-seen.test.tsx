/** What is seen to happen in Dark Horse: movers, the roll in the dock, cards over the table, and the light. */
import { act, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import type { Happening, SceneProps } from '@/components/boards/board';
import { look } from '@/components/boards/dark-horse';
import { groundOfDay, lampsLit, lightOf } from '@/components/boards/dark-horse/daylight';
import { ThemeProvider } from '@/components/ui/theme';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { darkHorse, type EventKind, type View } from '@/engine/games/dark-horse';
import { edgeAt, HEXES } from '@/engine/games/dark-horse/rules/map';

import { positionAt, showBoard } from './shown';

const { Mover, SceneCard, SceneDock } = look;

function Themed({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider game="dark-horse">{children}</ThemeProvider>;
}

const events: { event: GameEvent; view: View }[] = [];
let match: Match<Parameters<typeof darkHorse.view>[0], View>;
beforeAll(() => {
  match = Match.start(darkHorse, plainConfig(darkHorse, 1, { soloDifficulty: 'ornery' }), 'seen');
  for (let choice = hint(match); choice !== null; choice = hint(match))
    match.play(choice.move, (event, state) => {
      events.push({ event, view: darkHorse.view(darkHorse.clone(state), 0) });
    });
});

function first(kind: EventKind) {
  const found = events.find(({ event }) => event.kind === kind);
  if (!found) throw new Error(`nothing ${kind} in this game`);
  return found;
}

let n = 0;
const happening = (event: GameEvent, ms = 300): Happening => ({ n: ++n, events: [event], ms });

function scene(kinds: readonly EventKind[], id: string, calm: boolean): SceneProps<View> {
  const all = kinds.map(first);
  const last = all[all.length - 1];
  if (!last) throw new Error('an empty scene');
  const shown = all.map(({ event }) => ({ event, sentence: darkHorse.tell(match.position(), event, 0) }));
  const { view } = last;
  const seats = match.config.seats;
  return {
    scene: id,
    before: [],
    shown,
    happening: happening(last.event),
    view,
    viewer: 0,
    seats,
    width: 350,
    calm,
  };
}

test('what moves is drawn for every event that says so', () => {
  if (!Mover || !look.moves) throw new Error('no mover');
  const kinds = new Set<string>();
  for (const { event, view } of events) {
    if (!look.moves(event) || kinds.has(event.kind)) continue;
    kinds.add(event.kind);
    const drawn = render(<Mover view={view} event={event} size={30} seats={match.config.seats} />, {
      wrapper: Themed,
    });
    expect(drawn.toJSON()).not.toBeNull();
    drawn.unmount();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['places', 'gain', 'town', 'reveals', 'ghost-blocks']));
});

/** Anchors of the frame and pieces of the tray, beside the places of the board. */
const ELSEWHERE = /^(die|ghost|seat|card):/;

test('every place an event names is one of the board, the banner or the hand', () => {
  showBoard(look, match, 'table', { width: 390, height: 500 });
  const known = new Set(
    screen.getAllByTestId(/^(lit|spot) /).map((one) => String(one.props.testID).replace(/^(lit|spot) /, '')),
  );
  const missing = new Set(
    events
      .flatMap(({ event }) => event.targets ?? [])
      .filter((target) => !known.has(target) && !ELSEWHERE.test(target) && !target.startsWith('edge:')),
  );
  expect([...missing]).toEqual([]);
});

test('a roll stands in the dock, the ghost beside the own dice', () => {
  if (!SceneDock) throw new Error('no dock');
  const props = scene(['rolls', 'ghost-rolls'], 'roll', false);
  render(<SceneDock {...props} />, { wrapper: Themed });
  expect(screen.getByText(/^A ghost heads for /)).toBeTruthy();
  const dice = first('rolls').view.seats[0]?.dice ?? [];
  expect(screen.getByLabelText(dice.map(({ face }) => face).join(', '))).toBeTruthy();
});

test('an event is shown as its card, with what it does', () => {
  if (!SceneCard) throw new Error('no card');
  const { event } = first('event');
  const calmly = render(<SceneCard {...scene(['event'], 'event', true)} />, { wrapper: Themed });
  expect(calmly.getByTestId('event card')).toBeTruthy();
  const told = darkHorse.tell(match.position(), event, 0);
  const text = told.slice(told.indexOf('; ') + 2);
  expect(calmly.getByText(new RegExp(text.slice(1, -1), 'i'))).toBeTruthy();
});

test('without movement the goal is counted at once', () => {
  if (!SceneCard) throw new Error('no card');
  render(<SceneCard {...scene(['ending'], 'ending', true)} />, { wrapper: Themed });
  const { view } = first('ending');
  for (const { done, of } of view.goal)
    expect(screen.getAllByText(`${done}/${of}`).length).toBeGreaterThan(0);
  expect(JSON.stringify(screen.toJSON())).not.toContain('"opacity":0}');
});

test('a town that comes down does not stand on its hex before; without movement it does', () => {
  jest.useFakeTimers();
  const place = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  const hex = place.view(0).seats[0]?.towns[0] ?? -1;
  const { event } =
    events.find(({ event: one, view }) => one.kind === 'town' && view.round === 0) ?? first('town');
  const drawn = (calm: boolean, now: Happening | null) => {
    showBoard(look, place, 'map', { happening: now, calm });
    const before = JSON.stringify(screen.toJSON()).length;
    act(() => jest.advanceTimersByTime(400));
    const after = JSON.stringify(screen.toJSON()).length;
    screen.unmount();
    return [before, after] as const;
  };
  const built = { ...event, targets: [`hex:${HEXES[hex]?.id}`] };
  const [still] = drawn(false, null);
  const [flying, landed] = drawn(false, happening(built));
  const [calm] = drawn(true, happening(built));
  jest.useRealTimers();
  expect(flying).toBeLessThan(still);
  expect([landed, calm]).toEqual([still, still]);
});

test('a rail is laid sleeper by sleeper, at once without movement', () => {
  jest.useFakeTimers();
  const place = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  const [laid = -1] = place.view(0).rails;
  const event = { ...first('rail').event, targets: [`edge:${edgeAt(laid).id}`] };
  const shapes = () => JSON.stringify(screen.toJSON()).split('RNSVGPath').length;
  showBoard(look, place, 'map', { happening: happening(event), calm: false });
  const counts = [shapes()];
  for (let i = 0; i < 4; i++) {
    act(() => jest.advanceTimersByTime(80));
    counts.push(shapes());
  }
  jest.useRealTimers();
  expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
  screen.unmount();
  showBoard(look, place, 'map', { happening: happening(event), calm: true });
  const calm = shapes();
  screen.unmount();
  showBoard(look, place, 'map', {});
  expect(calm).toBe(shapes());
});

test('the day goes by from dawn to the dark, and lamps are lit', () => {
  const at = (round: number, rounds: number) => ({ round, clock: { rounds, marker: 1 } });
  expect([1, 8, 15, 28].map((round) => lightOf(at(round, 28)))).toEqual(['dawn', 'noon', 'dusk', 'dark']);
  expect([0, 6, 11, 40].map((round) => lightOf(at(round, 0)))).toEqual(['dawn', 'noon', 'dusk', 'dark']);
  expect([lampsLit(at(8, 28)), lampsLit(at(20, 28))]).toEqual([false, true]);
  expect(groundOfDay(at(1, 28), false)).not.toBe(groundOfDay(at(1, 28), true));
});
