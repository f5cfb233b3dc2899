/** What is seen to happen in Montana: every event has its place, the dock tells auctions and cards, the year goes by. */
import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import type { Happening, SceneProps } from '@/components/boards/board';
import { look } from '@/components/boards/montana';
import { citySpots } from '@/components/boards/montana/city';
import { AUCTION, feel, RIVAL_CARD, SPIN } from '@/components/boards/montana/feel';
import { handSpots } from '@/components/boards/montana/hands';
import { landSpots } from '@/components/boards/montana/land';
import { areaSpots, bankSpots } from '@/components/boards/montana/places';
import { rivalSpot } from '@/components/boards/montana/rival';
import { meadowTone, seasonOf } from '@/components/boards/montana/season';
import { supplySpots } from '@/components/boards/montana/supply';
import { wheelSpots } from '@/components/boards/montana/wheel';
import { ThemeProvider } from '@/components/ui/theme';
import { board, dark, groundTone, light } from '@/components/ui/tokens';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { montana, type View } from '@/engine/games/montana';
import { AREAS } from '@/engine/games/montana/data';

import { boardOf, positionAt } from './shown';

const room = { x: 0, y: 0, width: 380, height: 380 };

/** Every place the faces of the table know. */
function placesOf(view: View): ReadonlySet<string> {
  const standing = { spots: view.spots };
  const spots = [
    ...landSpots(view.fields, []),
    ...bankSpots(room, standing),
    ...AREAS.flatMap((_, area) => areaSpots(area, room, standing)),
    ...handSpots(room, view.players[0]?.workers ?? []),
    ...citySpots(room, view.city, []),
    ...supplySpots(room, view.supply),
    ...wheelSpots(view.arrow, 100, 100, 90),
    ...(view.race ? [rivalSpot(room, view)] : []),
  ];
  return new Set(spots.map(({ target }) => target));
}

function greedyEvents(seats: number, seed: string): { readonly view: View; readonly events: GameEvent[] } {
  const match = startMatch(montana, plainConfig(montana, seats), seed);
  const events: GameEvent[] = [];
  for (let choice = hint(match); choice !== null; choice = hint(match))
    events.push(...match.play(choice.move).events);
  return { view: match.view(0) as View, events };
}

test.each([
  [1, 'a'],
  [1, 'b'],
  [3, 'a'],
])('every target of a greedy game of %i is a place on the table', (seats, seed) => {
  const { view, events } = greedyEvents(seats, seed);
  const places = placesOf(view);
  const lost = events.flatMap(({ kind, targets = [] }) =>
    targets.filter((target) => !places.has(target)).map((target) => `${kind} ${target}`),
  );
  expect([...new Set(lost)]).toEqual([]);
});

test('what moves from or to a target has one, and is drawn as a piece', () => {
  const { events } = greedyEvents(1, 'c');
  for (const event of events) {
    const { move } = feel[event.kind as keyof typeof feel];
    const anchors = 'at' in move ? [move.at] : 'from' in move ? [move.from, move.to] : [];
    if (anchors.some((anchor) => anchor === 'first' || anchor === 'last' || anchor === 'all'))
      expect([event.kind, (event.targets ?? []).length > 0]).toEqual([event.kind, true]);
    if (['fly', 'drop', 'flip'].includes(move.do))
      expect([event.kind, look.moves?.(event)]).toEqual([event.kind, true]);
  }
});

const seats = [
  { name: 'Ada', colour: 0 },
  { name: 'Ben', colour: 1 },
];

const events: readonly GameEvent[] = [
  { kind: 'hired', seat: 0, args: { workers: 'copper+stone' } },
  { kind: 'sent', seat: 0, args: { workers: 'grain+grain+pumpkin' } },
  { kind: 'traded', seat: 0, args: { what: 'silver' } },
  { kind: 'worked', seat: 0, args: { area: 0, n: 3 } },
  { kind: 'goods', seat: 0, args: { good: 'grain', n: 2 } },
  { kind: 'upgraded', seat: 0, args: { good: 'copper', n: 1 } },
  { kind: 'banked', seat: 0, args: { silver: 8 } },
  { kind: 'placed', seat: 1 },
  { kind: 'built', seat: -1 },
  { kind: 'rival-card', seat: -1, args: { card: 'rv-water' } },
  { kind: 'rival-claim', seat: -1 },
];

test.each(events.map((event) => [event.kind, event] as const))('%s moves a drawn piece', (_kind, event) => {
  if (!look.Mover) throw new Error('Nothing moves.');
  const view = positionAt(montana, { seats: 1, kind: 'choose-action', after: 4 }).view(0) as View;
  const drawn = render(
    <ThemeProvider game="montana">
      <look.Mover view={view} event={event} size={40} seats={seats} />
    </ThemeProvider>,
  );
  expect(JSON.stringify(drawn.toJSON())).toMatch(/RNSVG(Path|Circle)/);
});

function showScene(scene: string, view: View, shown: SceneProps['shown']) {
  if (!look.SceneDock) throw new Error('The dock has no scenes.');
  const happening = happens(shown[shown.length - 1]?.event ?? { kind: 'placed', seat: 0 });
  const props = { scene, before: [], shown, happening, view, viewer: 0, seats, width: 390, calm: false };
  return render(
    <ThemeProvider game="montana">
      <look.SceneDock {...props} />
    </ThemeProvider>,
  );
}

function happens(event: GameEvent): Happening {
  return { n: 7, events: [event], ms: 300 };
}

test('an auction stands in the dock: who bid what, who was pushed out, who paid', () => {
  const view = positionAt(montana, { seats: 2, kind: 'choose-action', after: 6 }).view(0) as View;
  // Ada bid 1 for the smelter, Ben 2: she is out.
  const city = {
    active: 0,
    at: [-1, 22],
    bids: [
      { seat: 0, at: 21 },
      { seat: 1, at: 22 },
    ],
  };
  const paid = { event: { kind: 'paid', seat: 1, args: { row: 2, n: 2 } }, sentence: 'Ben won the smelter.' };
  showScene(AUCTION, { ...view, city }, [paid]);
  expect(screen.getByText('Ben won the smelter.')).toBeTruthy();
  expect(screen.getByText('Smelter 1')).toBeTruthy();
  expect(screen.getByText('pushed out')).toBeTruthy();
  expect(screen.getByText('Smelter 2')).toBeTruthy();
  expect(screen.getByText('paid 2')).toBeTruthy();
});

test('the rival’s card lies in the dock beside what it does', () => {
  const view = positionAt(montana, { seats: 1, kind: 'choose-action', after: 6 }).view(0) as View;
  const turned = { kind: 'rival-card', seat: -1, args: { card: 'rv-mine' } };
  showScene(RIVAL_CARD, view, [
    { event: turned, sentence: 'The rival turned “Claim: mine”.' },
    { event: { kind: 'rival-claim', seat: -1 }, sentence: 'The rival put a hand on the mine row.' },
  ]);
  expect(screen.getByLabelText('Claim: mine')).toBeTruthy();
  expect(screen.getByText('The rival put a hand on the mine row.')).toBeTruthy();
});

test('what the arrow brings is not told while it spins', () => {
  const view = positionAt(montana, { seats: 1, kind: 'choose-action', after: 6 }).view(0) as View;
  const spun = { kind: 'spun', seat: 0, args: { from: 0, space: 3 } };
  showScene(SPIN, view, [{ event: spun, sentence: 'You spun the wheel: any two workers.' }]);
  expect(screen.queryByText(/any two/)).toBeNull();
});

/** The angle the arrow is drawn at. */
function angle(): unknown {
  const style = StyleSheet.flatten(screen.getByTestId('arrow', { includeHiddenElements: true }).props.style);
  return JSON.stringify(style.transform);
}

test('with reduced motion the arrow lies at its space at once, else it starts where it lay', () => {
  const match = positionAt(montana, { seats: 1, kind: 'recruit-advance', after: 2 });
  const view = match.view(0) as View;
  const spun = happens({ kind: 'spun', seat: 0, args: { from: (view.arrow + 1) % 8, space: view.arrow } });
  const { unmount } = render(boardOf(look, match, 'wheel', { happening: spun, calm: true }));
  expect(angle()).toContain(`${view.arrow * 45}deg`);
  unmount();
  render(boardOf(look, match, 'wheel', { happening: spun, calm: false }));
  expect(angle()).toContain(`${((view.arrow + 1) % 8) * 45}deg`);
});

test('a completed line is fenced, calm or not; a house in the air is not yet on its field', () => {
  const match = positionAt(montana, { seats: 1, kind: 'build-next', after: 30 });
  const view = match.view(0) as View;
  const [field] = view.fields.filter(({ owner }) => owner === 0);
  const targets = [`cell:${field?.id}`];
  const drawn = (kind: string, calm: boolean) => {
    const happening = happens({ kind, seat: 0, targets });
    const { toJSON, unmount } = render(boardOf(look, match, 'land', { happening, calm }));
    const text = JSON.stringify(toJSON());
    unmount();
    return text;
  };
  const plain = drawn('last-round', true);
  expect(drawn('line', true)).not.toBe(plain);
  expect(drawn('built', true)).toBe(plain);
  expect(drawn('built', false).length).toBeLessThan(plain.length);
});

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

test('the year goes by with settlements and rounds', () => {
  const view = positionAt(montana, { seats: 1, kind: 'choose-action', after: 2 }).view(0) as View;
  const at = (left: number, round: number) =>
    seasonOf({ ...view, round, players: view.players.map((player) => ({ ...player, left })) });
  expect([at(12, 1), at(9, 2), at(6, 3), at(2, 4)]).toEqual(SEASONS);
  expect(at(12, view.cap)).toBe('winter');
});

test.each(SEASONS)('words can be read on the ground and the meadows of %s', (season) => {
  expect(contrast(light.ink, groundTone(season, false))).toBeGreaterThan(4.5);
  expect(contrast(dark.ink, groundTone(season, true))).toBeGreaterThan(4.5);
  for (const night of [false, true])
    expect(contrast(board.ink, meadowTone(season, night))).toBeGreaterThan(4.5);
});
