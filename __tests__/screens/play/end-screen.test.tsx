import { act, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import type { ReactTestInstance } from 'react-test-renderer';

import { toy, toyConfig, type ToyState } from '@/__tests__/engine/core/toy';
import { numberedOf } from '@/components/play/end-chart';
import { planEnd } from '@/components/play/end-clock';
import type { AnyGame, ScoreSheet } from '@/engine/core/game';

import { play, press, sitDown } from './bench';

// The first screen of a run loads the whole native stand-in.
jest.setTimeout(60_000);
beforeEach(() => jest.useRealTimers());

const MINE = [0, 3, 8, 14, 21];
const THEIRS = [0, 4, 5, 15, 18];

/** The toy as a race of four rounds against a rival, with a ladder and a line that only breaks ties. */
const race = {
  ...toy,
  score(s: ToyState): ScoreSheet {
    const at = s.turns;
    const [mine, theirs] = [MINE[at] ?? 0, THEIRS[at] ?? 0];
    const herd = { label: 'Cows', points: 0, aside: true as const, note: '2 cows break a tie' };
    return {
      seats: [{ total: mine, lines: [{ label: 'Fields', points: mine }, herd] }],
      winners: at === s.rounds && mine > theirs ? [0] : [],
      headline: 'The race is run',
      mode: 'solo sourdough',
      ...(at === s.rounds ? { won: mine > theirs } : {}),
      rival: { name: 'The Street', score: { total: theirs, lines: [{ label: 'Gangs', points: theirs }] } },
      rank: {
        name: 'Hotelier',
        ladder: [
          { name: 'Tent Pitcher', from: -4 },
          { name: 'Hotelier', from: 2 },
          { name: 'Legend', from: 9 },
        ],
        value: mine - theirs,
        counts: 'points ahead of the Street',
      },
    };
  },
} as unknown as AnyGame;

async function raceOver(rounds = 4, props = {}, moving = false) {
  const bench = await sitDown({ game: race, config: toyConfig(1, { rounds }), props, moving });
  for (let i = 0; i < rounds; i++) await play(bench.session, 'roll');
  return bench;
}

/** The texts of a part of the screen, in order. */
function textsIn(id: string): string[] {
  return within(screen.getByTestId(id))
    .getAllByText(/.*/)
    .map((node) => String(node.props.children));
}

describe('against a rival', () => {
  it('stamps the rank, and says the total of both and who beat whom', async () => {
    await raceOver();
    expect(within(screen.getByTestId('stamp')).getByText('Hotelier')).toBeTruthy();
    expect(screen.getByTestId('total').props.children).toBe('21');
    expect(screen.getByText('to 18')).toBeTruthy();
    expect(screen.getByText('You beat the Street')).toBeTruthy();
  });

  it('sets both side by side round by round, and the turning point is true', async () => {
    await raceOver();
    const texts = textsIn('rounds').join(' ');
    expect(texts).toBe('Round 1 3 4 Round 2 5 1 Round 3 6 10 Round 4 7 3 Total 21 18');
    // Behind after round 3: round 4 settled it, though round 2 was a step as large.
    expect(screen.getByText('Round 4 settled it.')).toBeTruthy();
    expect(screen.getByLabelText('Points by round. Round 4 settled it.')).toBeTruthy();
    expect(JSON.stringify(screen.toJSON())).toContain('3 ahead');
  });

  it('says so when the other side won', async () => {
    await raceOver(3);
    expect(screen.getByText('The Street beat you')).toBeTruthy();
    expect(screen.getByText('Round 3 settled it.')).toBeTruthy();
    expect(JSON.stringify(screen.toJSON())).toContain('1 behind');
  });

  it('names the rungs, what counts on them, and the own one with its unit', async () => {
    await raceOver();
    expect(screen.getByText('Ranks, by points ahead of the Street')).toBeTruthy();
    expect(textsIn('rung')).toEqual(['Hotelier', 'you 3 · from 2']);
    expect(screen.getByText('Legend')).toBeTruthy();
    expect(screen.getByText('from −4')).toBeTruthy();
  });

  it('shows a line that only breaks ties in words, without a figure', async () => {
    await raceOver();
    expect(textsIn('asides')).toContain('Cows: 2 cows break a tie');
    expect(textsIn('sheet')).not.toContain('Cows');
    expect(textsIn('sheet')).toContain('Gangs');
  });

  it('names the level and the place among the own results', async () => {
    await raceOver(4, { place: { at: 2, of: 8 } });
    expect(screen.getByText('Solo sourdough · second best of 8')).toBeTruthy();
  });
});

describe('what to do next', () => {
  it('rides again to a new deal first, shares where it can, and keeps the same deal quiet', async () => {
    const shared = jest.fn();
    const { heard } = await raceOver(4, { onShare: shared });
    await press('again new');
    await press('share');
    await press('again same');
    await press('to shelf');
    expect(heard.mock.calls).toEqual([['again', 'new'], ['again', 'same'], ['leave']]);
    expect(shared).toHaveBeenCalledTimes(1);
    await press('look back');
    expect(screen.getByTestId('look back bar')).toBeTruthy();
    await press('back to now');
    expect(screen.getByTestId('end')).toBeTruthy();
  });

  it('has no share button where there is nowhere to share to', async () => {
    await raceOver();
    expect(screen.queryByTestId('share')).toBeNull();
  });
});

it('compares the total of a lone player with the best before', async () => {
  const { session } = await sitDown({
    config: toyConfig(1, { rounds: 2 }),
    props: { best: { total: 0 } },
  });
  await play(session, 'roll');
  await play(session, 'roll');
  const total = session.store.getState().sheet?.seats[0]?.total ?? 0;
  expect(screen.getByText(`Your best by ${total}`)).toBeTruthy();
});

test.each([1, 2, 5, 6, 11, 17, 18, 25, 26, 40])('the numbers under a chart of %i rounds stand apart', (n) => {
  const marks = numberedOf(n);
  expect(marks[marks.length - 1]).toBe(n - 1);
  expect(marks.length).toBeLessThanOrEqual(6);
  const gaps = marks.slice(1).map((at, i) => at - (marks[i] ?? 0));
  expect(Math.min(n, ...gaps)).toBeGreaterThanOrEqual(n / 10);
});

describe('several people', () => {
  it('sees what everybody had after each round, all in one chart, the winner named', async () => {
    const { session } = await sitDown({ config: toyConfig(3, { rounds: 3 }), look: { secret: undefined } });
    for (let i = 0; i < 9; i++) await play(session, 'roll');
    const { sheet } = session.store.getState();
    const order = [...textsIn('rounds')];
    const winner = sheet?.winners.map((seat) => `P${seat + 1}`).join(' & ') ?? '';
    expect(within(screen.getByTestId('stamp')).getByText(winner)).toBeTruthy();
    const totals = [...(sheet?.seats ?? [])].map(({ total }) => String(total)).sort();
    expect(order.slice(-3).sort()).toEqual(totals);
    expect(screen.getByTestId('chart')).toBeTruthy();
    expect(screen.getAllByText('Winner').length).toBeGreaterThan(0);
  });
});

describe('on a tablet', () => {
  const window = Dimensions.get('window');
  afterEach(() => act(() => Dimensions.set({ window })));

  it('stands in two columns, with the chart as wide as its own', async () => {
    act(() => Dimensions.set({ window: { ...window, width: 1024, height: 768 } }));
    await raceOver();
    await waitFor(() => expect(screen.getByTestId('chart')).toBeTruthy());
    for (const { props } of screen.getByTestId('chart').findAllByType(Svg))
      expect(props).toMatchObject({ width: 488 });
  });
});

/** Lets so much time go by. */
async function pass(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

/** How plainly something is seen: 0 while it waits for its turn. */
function opacityOf(node: ReactTestInstance): number {
  let seen = 1;
  for (let at: ReactTestInstance | null = node; at; at = at.parent) {
    const style = StyleSheet.flatten(at.props.jestAnimatedStyle?.value ?? at.props.style ?? null) as {
      opacity?: number;
    } | null;
    seen = Math.min(seen, style?.opacity ?? 1);
  }
  return seen;
}

/** The total while it grows; assistive technology finds the last figure instead. */
const growing = () => screen.queryByTestId('growing', { includeHiddenElements: true });

const seenText = (text: string) => opacityOf(screen.getByText(text)) > 0;

describe('counted in sight', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const plan = planEnd(4, 2);

  it('writes line after line, the total growing, then climbs, then stamps, then judges', async () => {
    const stamped = jest.fn();
    await raceOver(4, { onStamped: stamped, pace: 'normal' }, true);
    const stamp = () => opacityOf(screen.getByTestId('stamp'));
    expect([seenText('Round 1'), stamp()]).toEqual([false, 0]);
    expect(growing()?.props.children).toBe('0');
    await pass(plan.from + 1.9 * 120);
    expect(['Round 1', 'Round 2', 'Round 3', 'Round 4'].map(seenText)).toEqual([true, true, false, false]);
    expect(Number(growing()?.props.children)).toBeGreaterThan(3);
    expect(Number(growing()?.props.children)).toBeLessThan(21);
    await pass(plan.foot - plan.from - 1.9 * 120);
    expect(seenText('Round 4')).toBe(true);
    expect(growing()).toBeNull();
    expect(stamp()).toBe(0);
    expect(stamped).not.toHaveBeenCalled();
    await pass(plan.stamp - plan.foot + 250);
    expect(stamp()).toBe(1);
    expect(stamped).toHaveBeenCalledTimes(1);
    await pass(500);
    expect(seenText('You beat the Street')).toBe(true);
  });

  it('is all there after a tap, and is not counted again after a look back', async () => {
    await raceOver(4, { pace: 'normal' }, true);
    await pass(100);
    await act(async () => {
      screen.getByTestId('end').props.onStartShouldSetResponderCapture();
    });
    await pass(300);
    expect(growing()).toBeNull();
    expect(
      ['Round 4', 'You beat the Street', 'Hotelier'].every((text) => screen.getAllByText(text).length > 0),
    ).toBe(true);
    expect(opacityOf(screen.getByTestId('stamp'))).toBe(1);
    await press('look back');
    await press('back to now');
    expect(growing()).toBeNull();
    expect(seenText('Round 4')).toBe(true);
  });

  it.each([
    ['with less motion', { pace: 'normal' }, false],
    ['where nothing is played out', { pace: 'none' }, true],
  ] as const)('stands at once %s', async (_, props, moving) => {
    await raceOver(4, props, moving);
    expect(growing()).toBeNull();
    expect(['Round 1', 'Round 4', 'You beat the Street'].map(seenText)).toEqual([true, true, true]);
  });

  it('stands at once where a finished match is opened again, and nothing is said or heard', async () => {
    const { session } = await raceOver(4, { pace: 'normal' }, true);
    screen.unmount();
    const stamped = jest.fn();
    await sitDown({ session, game: race, moving: true, props: { pace: 'normal', onStamped: stamped } });
    expect(growing()).toBeNull();
    expect(seenText('Round 4')).toBe(true);
    await pass(4000);
    expect(stamped).not.toHaveBeenCalled();
    expect(screen.queryByTestId('announcer')).toBeNull();
  });

  it('tells a screen reader the result once', async () => {
    await raceOver(4, { pace: 'normal' }, true);
    await pass(200);
    const said = () => within(screen.getByTestId('announcer')).getByText(/.+/).props.children;
    expect(said()).toBe('Hotelier. 21 points. You beat the Street.');
    await pass(4000);
    expect(said()).toBe('Hotelier. 21 points. You beat the Street.');
  });

  it('hurries with many lines, and with a quick pace', () => {
    expect(planEnd(12, 5).end).toBeLessThan(3300);
    expect(planEnd(40, 12).end).toBeLessThan(3500);
    expect(planEnd(12, 5, true).end).toBe(planEnd(12, 5).end / 2);
  });
});

describe('the winner’s print', () => {
  const shared = (winners: readonly number[], totals: readonly number[]) =>
    ({
      ...toy,
      score: () => ({
        seats: totals.map((total) => ({ total, lines: [{ label: 'Fields', points: total }] })),
        winners,
        headline: 'It is over',
        mode: '3 seats',
      }),
    }) as unknown as AnyGame;

  async function threeOver(game: AnyGame) {
    const config = toyConfig(3, { rounds: 1 });
    const { session } = await sitDown({ game, config, look: { secret: undefined } });
    for (let i = 0; i < 3; i++) await play(session, 'roll');
    return config;
  }

  /** The seats whose colour and pattern lie under the print. */
  const bandColours = () => {
    const band = screen.getByTestId('band', { includeHiddenElements: true });
    const grounds = band.findAll(({ props }) => props.colour !== undefined && props.width !== undefined);
    return [...new Set(grounds.map(({ props }) => Number(props.colour)))];
  };
  const places = () =>
    within(screen.getByTestId('places'))
      .getAllByRole('image')
      .map((node) => String(node.props['aria-label']));

  it('has the winner’s colour and name, and the places in order', async () => {
    await threeOver(shared([1], [5, 9, 7]));
    expect(within(screen.getByTestId('stamp')).getByText('P2')).toBeTruthy();
    expect(bandColours()).toEqual([1]);
    expect(places()).toEqual(['1. P2: 9 points', '2. P3: 7 points', '3. P1: 5 points']);
  });

  it('is shared by winners who tie, and so is the first place', async () => {
    await threeOver(shared([0, 2], [9, 4, 9]));
    expect(within(screen.getByTestId('stamp')).getByText('P1 & P3')).toBeTruthy();
    expect(bandColours()).toEqual([0, 2]);
    expect(places()).toEqual(['1. P1: 9 points', '1. P3: 9 points', '3. P2: 4 points']);
  });

  it('gives the second place to a tie that was broken', async () => {
    await threeOver(shared([2], [9, 4, 9]));
    expect(places()).toEqual(['1. P3: 9 points', '2. P1: 9 points', '3. P2: 4 points']);
  });
});
