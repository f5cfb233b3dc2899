/** What happens in Dawson City as it is shown: the scoring, the pool, what moves, and the year that goes by. */
import { act, render, screen } from '@testing-library/react-native';

import type { SceneProps } from '@/components/boards/board';
import { look } from '@/components/boards/dawson';
import { scoredHood } from '@/components/boards/dawson/contest';
import { feel, SCORING } from '@/components/boards/dawson/feel';
import { spotsOf } from '@/components/boards/dawson/places';
import { poolDice } from '@/components/boards/dawson/pool-dice';
import { stirOf } from '@/components/boards/dawson/stir';
import { isSnowy, seasonOf, tonesOf } from '@/components/boards/dawson/tones';
import { filming, happeningOf, picturesOf, type Picture } from '@/components/session/reel';
import { ThemeProvider } from '@/components/ui/theme';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { Match } from '@/engine/core/match';
import { dawson, type View } from '@/engine/games/dawson';
import { SCORING_ROUNDS } from '@/engine/games/dawson/data';
import { cityOf } from '@/engine/games/dawson/rules/city';
import { parseCell, rolledTarget, squareOf, tileTarget } from '@/engine/games/dawson/rules/notation';

import { boardOf } from './shown';

jest.useFakeTimers();

interface Run {
  readonly match: Match;
  readonly before: View;
  readonly pictures: readonly Picture[];
}

/** The pictures of every pick of a greedy game, until `enough` says so. */
function runs(seats: number, enough: (run: Run) => boolean, abilities = false): Run[] {
  const match = Match.start(dawson, plainConfig(dawson, seats, { abilities }), 'seen') as unknown as Match;
  const all: Run[] = [];
  for (let choice = hint(match); choice !== null; choice = hint(match)) {
    const before = match.view(0) as View;
    const camera = filming(match.game, 0);
    match.play(choice.move, camera.watch);
    const run = { match, before, pictures: picturesOf(camera.shots, [], feel) };
    all.push(run);
    if (enough(run)) break;
  }
  return all;
}

function kindOf({ events }: Picture): string {
  return events[0]?.kind ?? '';
}

/** The first run with a picture of this kind, and the picture. */
function shown(kind: string, seats = 1): Run & { readonly picture: Picture; readonly view: View } {
  const run = runs(seats, ({ pictures }) => pictures.some((one) => kindOf(one) === kind)).at(-1);
  const picture = run?.pictures.find((one) => kindOf(one) === kind);
  if (!run || !picture) throw new Error(`no ${kind} in this game`);
  return { ...run, picture, view: picture.view as View };
}

function board({ match, picture, view }: ReturnType<typeof shown>, calm: boolean) {
  const happening = happeningOf(picture, 400);
  return boardOf(look as never, match, 'city', {
    view,
    happening,
    decision: null,
    lit: new Map(),
    calm,
  } as never);
}

function scene({ picture, view }: ReturnType<typeof shown>, width = 390): SceneProps<View> {
  const happening = happeningOf(picture, 400);
  return { scene: SCORING, before: [], shown: [], happening, view, viewer: 0, seats: [], width, calm: true };
}

function showDock(of: ReturnType<typeof shown>, width?: number): void {
  const { SceneDock } = look;
  if (!SceneDock) throw new Error('no dock of its own');
  render(
    <ThemeProvider game="dawson">
      <SceneDock {...scene(of, width)} />
    </ThemeProvider>,
  );
}

describe('a scoring round', () => {
  it.each([390, 1024])(
    'says in a dock of %i who takes the neighbourhood, with what, and how much',
    (width) => {
      const of = shown('score');
      showDock(of, width);
      expect(screen.getByText(/ is yours/)).toBeTruthy();
      expect(screen.getByText(`+${of.picture.events[0]?.args?.['share']}`)).toBeTruthy();
    },
  );

  it('names the holder where several play', () => {
    const of = shown('score', 3);
    showDock(of);
    const { seat } = of.picture.events[0] ?? { seat: 0 };
    expect(screen.getAllByText(new RegExp(of.view.names[seat] ?? '?')).length).toBeGreaterThan(0);
  });

  it('tells of a gang', () => {
    showDock(shown('score-street'));
    expect(screen.getByText(/^A gang holds /)).toBeTruthy();
  });

  it.each([
    ['score', 'Held'],
    ['score-street', 'Gang'],
  ])('stamps %s on the map, calm or not', async (kind, word) => {
    for (const calm of [true, false]) {
      const { unmount } = render(board(shown(kind), calm));
      await act(async () => jest.advanceTimersByTime(50));
      expect(screen.getByText(word, { includeHiddenElements: true })).toBeTruthy();
      unmount();
    }
  });

  it('shows every neighbourhood by itself, in a scene', () => {
    const { pictures } = shown('score');
    const hoods = pictures.flatMap((one) => scoredHood(happeningOf(one, 100))?.hood ?? []);
    expect(new Set(hoods).size).toBe(hoods.length);
    for (const one of pictures) {
      expect(one.feel.scene === SCORING).toBe(/^scor/.test(kindOf(one)));
    }
  });

  it('names the neighbourhoods in the banner, and the dice before', () => {
    const { Banner } = look;
    if (!Banner) throw new Error('no banner');
    const of = shown('score');
    const banner = (view: View) => (
      <ThemeProvider game="dawson">
        <Banner view={view} viewer={0} width={390} calm happening={happeningOf(of.picture, 100)} />
      </ThemeProvider>
    );
    const { rerender } = render(banner(of.view));
    expect(screen.getByTestId('hoods', { includeHiddenElements: true })).toBeTruthy();
    const { view } = shown('roll');
    rerender(banner(view));
    const { rolled } = view;
    const faces = rolled.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
    for (const face of faces) {
      expect(screen.getAllByTestId(`rolled ${face}`).length).toBe(rolled[face - 1]);
    }
  });
});

it('lets a tile come down, and in a calm table lies it there', async () => {
  const of = shown('place');
  const { unmount } = render(board(of, false));
  await act(async () => jest.advanceTimersByTime(50));
  expect(screen.getByTestId('tile falls', { includeHiddenElements: true })).toBeTruthy();
  unmount();
  render(board(of, true));
  await act(async () => jest.advanceTimersByTime(50));
  expect(screen.queryByTestId('tile falls', { includeHiddenElements: true })).toBeNull();
});

it('lights a window when its guest is in, and puts the light out', async () => {
  const of = shown('host');
  render(board(of, false));
  await act(async () => jest.advanceTimersByTime(50));
  expect(screen.getByTestId('light', { includeHiddenElements: true })).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(2000));
  expect(screen.queryByTestId('light', { includeHiddenElements: true })).toBeNull();
});

it('draws a die that is on its way once, and in a calm table where it is', () => {
  const { before, picture } = shown('host');
  const city = cityOf(before.plan);
  const camper = squareOf(city, picture.events[0]?.targets?.[1] ?? '');
  const happening = happeningOf(picture, 100);
  expect(stirOf(before, city, happening, false).away.has(camper)).toBe(true);
  expect(stirOf(before, city, happening, true).away.size).toBe(0);
});

it.each([
  [1, false],
  [3, true],
])('knows where everything lies that moves at a table of %i', (seats, abilities) => {
  const lost: string[] = [];
  for (const { before, pictures } of runs(seats, () => false, abilities)) {
    let last = before;
    for (const { events, view } of pictures) {
      const places = placesOf(last, view as View);
      for (const { kind, targets = [] } of events) {
        for (const target of targets) if (!places(target)) lost.push(`${kind} ${target}`);
      }
      last = view as View;
    }
  }
  expect(lost).toEqual([]);
});

/** Squares of the board as it is, dice of the pool as it was, the tile in the hand. */
function placesOf(before: View, view: View): (target: string) => boolean {
  const city = cityOf(view.plan);
  const flags = city.hoods.map(() => ({ x: 0, y: 0, width: 50, height: 20 }));
  const cells = new Set(
    spotsOf(view, city, flags, false).map(({ target }) => parseCell(target)?.join() ?? target),
  );
  const pool = new Set(
    [before, view].flatMap(({ pool: dice, rolled }) =>
      poolDice(dice, rolled, false).map(({ face, n }) => rolledTarget(face ?? 0, n)),
    ),
  );
  const hand = new Set(view.drawn.map(tileTarget));
  return (target) => cells.has(parseCell(target)?.join() ?? target) || pool.has(target) || hand.has(target);
}

describe('the year', () => {
  const rounds = Array.from({ length: SCORING_ROUNDS + 1 }, (_, round) => round);

  it('goes from autumn to the long night', () => {
    const seasons = rounds.map((round) => seasonOf({ round }));
    expect([...new Set(seasons)]).toEqual(['autumn', 'first-snow', 'winter', 'long-night']);
    expect(isSnowy('autumn')).toBe(false);
    expect(isSnowy('long-night')).toBe(true);
  });

  it.each([
    ['day', false],
    ['night', true],
  ])('keeps what is written on it readable by %s', (_, night) => {
    for (const round of rounds) {
      const tones = tonesOf(night, seasonOf({ round }));
      expect(contrast(tones.ground, tones.snow)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tones.name, tones.street)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (high + 0.05) / (low + 0.05);
}
