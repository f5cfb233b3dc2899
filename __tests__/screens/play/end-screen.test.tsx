import { act, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import Svg from 'react-native-svg';

import { toy, toyConfig, type ToyState } from '@/__tests__/engine/core/toy';
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

async function raceOver(rounds = 4, props = {}) {
  const bench = await sitDown({ game: race, config: toyConfig(1, { rounds }), props });
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
