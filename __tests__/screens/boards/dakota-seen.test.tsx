/** What is seen to happen in Dakota: the card of the night, what moves, and where. */
import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import type { Happening, SceneProps } from '@/components/boards/board';
import { look } from '@/components/boards/dakota';
import { ThemeProvider } from '@/components/ui/theme';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { dakota, type EventKind, type View } from '@/engine/games/dakota';

import { boardOf, positionAt } from './shown';

interface Shot {
  readonly event: GameEvent<EventKind>;
  readonly view: View;
}

/** Everything seat 0 sees of a greedy game, and its longest run of each pick. */
function filmed(seed: string): Shot[][] {
  const match = startMatch(dakota, plainConfig(dakota, 1), seed);
  const runs: Shot[][] = [];
  for (let choice = hint(match); choice !== null; choice = hint(match)) {
    const run: Shot[] = [];
    match.play(choice.move, (event, state) =>
      run.push({
        event: event as GameEvent<EventKind>,
        view: dakota.view(dakota.clone(state as never), 0) as View,
      }),
    );
    runs.push(run);
  }
  return runs;
}

const runs = filmed('seen');

function themed(child: ReactElement): ReactElement {
  return <ThemeProvider game="dakota">{child}</ThemeProvider>;
}

/** The card at an event of a night. */
function cardAt(run: readonly Shot[], kind: EventKind): SceneProps<View> {
  const last = run.findIndex(({ event }) => event.kind === kind);
  const shots = run.slice(0, last + 1);
  const told = shots.map(({ event }) => ({ event, sentence: '' }));
  const from = shots.findIndex(({ event }) => event.kind === 'job-gone');
  const happening: Happening = { n: 1, events: [told[last]?.event as GameEvent], ms: 400 };
  return {
    scene: 'night',
    before: told.slice(0, from),
    shown: told.slice(from),
    happening,
    view: shots[last]?.view as View,
    viewer: 0,
    seats: [{ name: 'Ada', colour: 0 }],
    width: 350,
    calm: true,
  };
}

const night = runs.find(
  (run) =>
    run.some(({ event }) => event.kind === 'drew-card') && run.some(({ event }) => event.kind === 'job-gone'),
) as Shot[];

function showCard(kind: EventKind): void {
  const Card = look.SceneCard;
  if (!Card) throw new Error('no card for the night');
  render(themed(<Card {...cardAt(night, kind)} />));
}

test('the card of the night begins with the job board, and has neither tax nor card yet', () => {
  showCard('job-gone');
  expect(screen.getByText('Night')).toBeTruthy();
  expect(screen.getByText('one rides on')).toBeTruthy();
  expect(screen.queryByText(/^\+\$/)).toBeNull();
  expect(screen.queryByText('Card drawn')).toBeNull();
});

test('in the morning it tells the day, the tax, the card face up and the way to the goal', () => {
  showCard('drew-card');
  const tax = night.find(({ event }) => event.kind === 'tax');
  const { n = 0, saloon = 0 } = tax?.event.args ?? {};
  expect(screen.getByText(`Day ${tax?.view.day}`)).toBeTruthy();
  expect(screen.getByText(`+$${Number(n) + Number(saloon)}`)).toBeTruthy();
  expect(screen.getByText('Card drawn')).toBeTruthy();
  expect(screen.getByText(/a day$/)).toBeTruthy();
});

test('every kind of event is felt by a row, and those of the night share one card', () => {
  const kinds = new Set(runs.flat().map(({ event }) => event.kind));
  for (const kind of kinds) expect(look.feel[kind]).toBeDefined();
  for (const kind of ['job-gone', 'jobs-filled', 'new-day', 'tax', 'drew-card', 'event'])
    expect(look.feel[kind]?.scene).toBe('night');
});

test('what moves is drawn', () => {
  const { Mover } = look;
  if (!Mover) throw new Error('nothing is drawn');
  const seen = new Set<string>();
  for (const { event, view } of runs.flat()) {
    if (seen.has(event.kind) || !look.moves?.(event)) continue;
    seen.add(event.kind);
    const { toJSON } = render(themed(<Mover view={view} event={event} size={44} seats={[]} />));
    expect(toJSON()).not.toBeNull();
  }
  expect([...seen]).toEqual(expect.arrayContaining(['cart-goes', 'cart-returns', 'tile-placed', 'got-off']));
});

/** Targets of the boards as they stand at a picture. */
function spotsAt(view: View): Set<string> {
  const match = positionAt(dakota, { seats: 1, kind: 'plan' });
  const found = new Set<string>();
  for (const part of ['town', 'mine', 'market', 'jobs', 'cards']) {
    const { unmount } = render(boardOf(look, match, part, { view, lit: new Map(), decision: null }));
    for (const spot of screen.queryAllByTestId(/^spot /)) found.add(String(spot.props.testID).slice(5));
    unmount();
  }
  return found;
}

test('everything an event points at is a place of the table, before it happens or after', () => {
  const once = new Map<string, { before: View; after: View; targets: readonly string[] }>();
  let before: View | null = null;
  for (const { event, view } of runs.flat()) {
    if (before && event.targets && !once.has(event.kind))
      once.set(event.kind, { before, after: view, targets: event.targets });
    before = view;
  }
  for (const [kind, shot] of once) {
    const there = new Set([...spotsAt(shot.before), ...spotsAt(shot.after)]);
    expect({ kind, missing: shot.targets.filter((target) => !there.has(target)) }).toEqual({
      kind,
      missing: [],
    });
  }
}, 60_000);

test('in calm all windows are lit at once at bedtime, and nobody is left out who is on the way', () => {
  const bedtime = runs.flat().find(({ event }) => event.kind === 'lodged') as Shot;
  const match = positionAt(dakota, { seats: 1, kind: 'plan' });
  const happening = { n: 7, events: [bedtime.event], ms: 400 };
  const board = (change: object) =>
    boardOf(look, match, 'town', { view: bedtime.view, happening, ...change });
  const calm = JSON.stringify(render(board({ calm: true })).toJSON());
  const moving = JSON.stringify(render(board({ calm: false })).toJSON());
  expect(calm).not.toBe(moving);
});
