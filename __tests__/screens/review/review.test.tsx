import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { MatchActionsContext, useMatchActions } from '@/components/play/actions';
import { ReviewRun } from '@/components/review/review-run';
import { ReviewSheet } from '@/components/review/review-sheet';
import { WithReview } from '@/components/review/with-review';
import { createSession } from '@/components/session/session';
import { memoryPort } from '@/components/storage/memory-port';
import { listMatches, usingPort } from '@/components/storage/saves';
import { Button } from '@/components/ui/button';
import { ThemeProvider } from '@/components/ui/theme';
import { courseOf, reviewing, type Mark } from '@/engine/bots/review';
import type { AnyGame, Move, SeatSetup } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';

import '../patience';

const game = toy as AnyGame;
const worth = (move: Move) => Number(move.split(':')[1]) % 5;

/** Somebody who lays the worst card there is, or one who wastes none. */
function played(how: 'poor' | 'sound', seats = 1, kinds: readonly SeatSetup['kind'][] = []): Match {
  const config = toyConfig(seats);
  const people = config.seats.map((seat, i): SeatSetup => ({ ...seat, kind: kinds[i] ?? 'person' }));
  const match = startMatch(game, { ...config, seats: people }, 'review');
  for (let now = match.decision(); now; now = match.decision()) {
    const moves = match.moves();
    const cards = moves.filter((move) => move.startsWith('card:')).sort((a, b) => worth(a) - worth(b));
    const [worst] = cards;
    const best = cards.find((move) => worth(move) === 4) ?? 'roll';
    // At a table of two only the second plays badly.
    const poor = how === 'poor' && now.seat === seats - 1;
    match.play(now.kind !== 'turn' ? (moves[0] ?? '') : poor && worst ? worst : best);
  }
  return match;
}

function marksOf(match: Match, seat = 0): readonly Mark[] {
  const review = reviewing(courseOf(match), seat);
  for (;;) {
    const { done, value } = review.next();
    if (done) return value;
  }
}

const calm = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;
const shown = (element: ReactElement) => render(<ThemeProvider look={calm}>{element}</ThemeProvider>);

/** Slices by hand: every look at the clock takes two milliseconds. */
function byHand() {
  const waiting: Array<() => void> = [];
  let time = 0;
  return {
    clock: { now: () => (time += 2), soon: (next: () => void) => void waiting.push(next) },
    waiting,
    step: () => waiting.shift()?.(),
  };
}

describe('a review under way', () => {
  it('works in slices of 8 ms, tells how far it is, and comes to what the engine says', () => {
    const match = played('poor');
    const { clock, waiting, step } = byHand();
    const run = new ReviewRun(match, 0, clock);
    const far: number[] = [];
    run.store.subscribe(({ progress }) => far.push(progress));
    run.start();
    while (waiting.length > 0) step();
    expect(far.length).toBeGreaterThan(100);
    expect([...far].sort((a, b) => a - b)).toEqual(far);
    expect(run.store.getState()).toEqual({ progress: 1, marks: marksOf(match), failed: false });
    expect(marksOf(match).length).toBeGreaterThan(1);
  });

  it('stands still once it is stopped, and goes on where it was', () => {
    const { clock, waiting, step } = byHand();
    const run = new ReviewRun(played('poor'), 0, clock);
    const stop = run.start();
    for (let i = 0; i < 60; i++) step();
    const { progress } = run.store.getState();
    expect(progress).toBeGreaterThan(0);
    stop();
    while (waiting.length > 0) step();
    expect(run.store.getState()).toMatchObject({ progress, marks: null });
    run.start();
    step();
    expect(run.store.getState().progress).toBeGreaterThanOrEqual(progress);
    while (waiting.length > 0) step();
    expect(run.store.getState().marks).toEqual(marksOf(played('poor')));
  });

  it('is worked at beside the page where it can be, and on it where that comes to nothing', async () => {
    const match = played('poor');
    const marks = marksOf(match);
    for (const answer of [marks, null]) {
      const { clock, waiting, step } = byHand();
      const run = new ReviewRun(match, 0, clock);
      const told = { far: 0 };
      run.store.subscribe(({ progress }) => (told.far ||= progress));
      run.start({
        ask: () => Promise.resolve(null),
        review(_course, _seat, { far }) {
          far(0.25);
          return Promise.resolve(answer);
        },
        close: () => {},
      });
      await act(async () => {});
      expect(told.far).toBe(0.25);
      expect(waiting).toHaveLength(answer ? 0 : 1);
      while (waiting.length > 0) step();
      expect(run.store.getState()).toEqual({ progress: 1, marks, failed: false });
    }
  });

  it('says so when the match cannot be read', () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...toy, resample: () => { throw new Error('boom'); } } as unknown as AnyGame; // prettier-ignore
    const match = startMatch(broken, toyConfig(1), 'review');
    match.play('roll');
    const { clock, waiting, step } = byHand();
    const run = new ReviewRun(match, 0, clock);
    run.start();
    while (waiting.length > 0) step();
    expect(run.store.getState()).toMatchObject({ marks: null, failed: true });
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });
});

describe('the sheet', () => {
  const ways = () => ({ onClose: jest.fn(), onLook: jest.fn(), onTry: jest.fn() });

  it('shows how far it is, and can be stopped', async () => {
    const heard = ways();
    shown(<ReviewSheet match={played('poor')} {...heard} />);
    const bar = screen.getByTestId('review progress');
    expect(bar.props['aria-valuenow'] ?? bar.props.accessibilityValue?.now).toBe(0);
    expect(screen.getByText(/^Old Mae Quill, Legend, goes through/)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('stop review'));
    expect(heard.onClose).toHaveBeenCalledTimes(1);
    screen.unmount();
  });

  it('shows each mark: when, what was played, what is better, why and by how much; and leads there', async () => {
    const match = played('poor');
    const marks = marksOf(match);
    const heard = ways();
    shown(<ReviewSheet match={match} {...heard} />);
    await screen.findByText(`${marks.length} picks that Mae would clearly have made otherwise:`);
    expect(screen.queryByTestId('review progress')).toBeNull();
    for (const { at, round, playedLabel, betterLabel, why, gain } of marks) {
      const card = within(screen.getByTestId(`mark ${at}`));
      expect(
        card.getByText(
          at > 0 ? `${round} · after pick ${at} of ${match.decisions}` : `${round} · the first pick`,
        ),
      ).toBeTruthy();
      expect(card.getByText(playedLabel)).toBeTruthy();
      expect(card.getByText(betterLabel)).toBeTruthy();
      expect(card.getByText(why)).toBeTruthy();
      const n = Math.round(gain.mean * 50);
      expect(
        card.getByText(`Looking ahead, it is ${n} in a hundred better than what was played.`),
      ).toBeTruthy();
    }
    const [{ at } = { at: -1 }] = marks;
    fireEvent.press(screen.getByTestId(`look ${at}`));
    fireEvent.press(screen.getByTestId(`try ${at}`));
    expect([heard.onLook.mock.calls, heard.onTry.mock.calls]).toEqual([[[at]], [[at]]]);
  });

  it('says so when there is nothing to mark', async () => {
    shown(<ReviewSheet match={played('sound')} {...ways()} />);
    expect(
      await screen.findByText('Nothing that Old Mae Quill, Legend, would clearly have done otherwise.'),
    ).toBeOnTheScreen();
    expect(screen.queryByText(/To try is practice/)).toBeNull();
  });

  it('asks whose picks where several people sat, and computers are none of them', async () => {
    const match = played('poor', 2);
    shown(<ReviewSheet match={match} {...ways()} />);
    await screen.findByText(/^Nothing that/);
    fireEvent.press(screen.getByLabelText('P2'));
    await screen.findByText(/picks? that Mae would/);
    expect(screen.getAllByTestId(/^mark /).length).toBe(marksOf(match, 1).length);
    screen.unmount();
    shown(<ReviewSheet match={played('poor', 2, ['bot', 'person'])} {...ways()} />);
    expect(screen.queryByLabelText('Whose picks')).toBeNull();
    await screen.findByText(/picks? that Mae would/);
  });
});

describe('at the table', () => {
  function ReviewButton() {
    const actions = useMatchActions();
    return actions?.review ? <Button label="Review" onPress={actions.review} testID="review" /> : null;
  }

  function sitDown(match: Match) {
    const onTry = jest.fn();
    const settings = { pace: 'none', confirmTaps: false, practice: false } as const;
    const session = createSession(match, {
      save: async () => {},
      now: () => Date.now(),
      settings: () => settings,
    });
    const actions = { share: () => {}, giveUp: () => {}, canGiveUp: () => false };
    shown(
      <MatchActionsContext.Provider value={actions}>
        <WithReview session={session} onTry={onTry}>
          <ReviewButton />
        </WithReview>
      </MatchActionsContext.Provider>,
    );
    return { session, onTry };
  }

  it('goes away while the table is looked at, and comes back with what it found', async () => {
    const match = played('poor');
    const [{ at } = { at: -1 }] = marksOf(match);
    const { session } = sitDown(match);
    fireEvent.press(screen.getByTestId('review'));
    fireEvent.press(await screen.findByTestId(`look ${at}`));
    expect(screen.queryByTestId('review sheet')).toBeNull();
    expect(session.store.getState().lookBack?.at).toBe(at);
    act(() => session.lookAt(null));
    expect(screen.getByTestId(`mark ${at}`)).toBeOnTheScreen();
  });

  it('begins a practice match of its own at the pick, and the finished one stays', async () => {
    usingPort(memoryPort());
    const match = played('poor');
    const hash = match.hash();
    const mark = marksOf(match)[1];
    if (!mark) throw new Error('no second mark');
    const { onTry } = sitDown(match);
    fireEvent.press(screen.getByTestId('review'));
    fireEvent.press(await screen.findByTestId(`try ${mark.at}`));
    await waitFor(() => expect(onTry).toHaveBeenCalledTimes(1));
    const [row] = JSON.parse(JSON.stringify(await kept()));
    expect(row.id).toBe(onTry.mock.calls[0][0]);
    expect(row.mode).toMatch(/, practice$/);
    const save = JSON.parse(row.text);
    expect(save).toMatchObject({ seed: match.seed, unranked: true, moves: match.record().slice(0, mark.at) });
    expect(match.hash()).toBe(hash);
    expect(match.unranked).toBe(false);
    expect(screen.queryByTestId('review sheet')).toBeNull();
  });

  it('is not offered where nobody’s picks are a person’s', () => {
    sitDown(played('poor', 2, ['bot', 'bot']));
    expect(screen.queryByTestId('review')).toBeNull();
  });
});

async function kept() {
  const { matches, moved } = await listMatches();
  // The toy is on no shelf: what is kept of it is set aside when it is listed.
  return matches.length > 0 ? matches : moved.map(({ text }) => JSON.parse(text));
}
