import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';

import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { look as toyLook } from '@/__tests__/toy/board';
import type { GameLook } from '@/components/boards/board';
import { PlayScreen, type PlayScreenProps } from '@/components/play/play-screen';
import type { PlaySession, PlaySettings } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import { ThemeProvider } from '@/components/ui/theme';
import type { AnyGame, GameConfig, MoveDescription } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';

const quick: PlaySettings = { pace: 'none', confirmTaps: true, practice: false };
const calmLook = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;

interface Bench {
  readonly session: PlaySession;
  readonly heard: jest.Mock;
  readonly saves: () => number;
}

interface Setting {
  readonly config?: GameConfig;
  readonly game?: AnyGame;
  readonly settings?: PlaySettings;
  readonly save?: () => Promise<void>;
  readonly props?: Partial<PlayScreenProps>;
}

async function sitDown(setting: Setting = {}): Promise<Bench> {
  const { config = toyConfig(1), game = toy, settings = quick } = setting;
  let saves = 0;
  const session = createSession(startMatch(game, config, 'seed'), {
    save: setting.save ?? (async () => void saves++),
    now: () => Date.now(),
    settings: () => settings,
  });
  const heard = jest.fn();
  render(
    <ThemeProvider look={calmLook}>
      <PlayScreen
        session={session}
        look={toyLook as GameLook}
        confirmTaps={settings.confirmTaps}
        leftHanded={false}
        onAgain={(seed) => heard('again', seed)}
        onLeave={() => heard('leave')}
        onSettings={() => heard('settings')}
        onRules={(clause) => heard('rules', clause)}
        {...setting.props}
      />
    </ThemeProvider>,
  );
  await act(async () => {});
  return { session, heard, saves: () => saves };
}

let later = 0;
beforeEach(() => {
  later = 0;
  // The clock stands still between presses: a slow machine makes no press late.
  const began = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => began + later);
});
afterEach(() => jest.restoreAllMocks());

/** Presses as a person does who has seen what lies there. */
const press = async (id: string) => {
  later += 400;
  await act(async () => {
    fireEvent.press(screen.getByTestId(id));
  });
};

/** Makes a move as its ticket has it: found in the list, and confirmed where it cannot be taken back. */
const make = async (move: string) => {
  if (!screen.queryByTestId(`move ${move}`)) await press('fold');
  await press(`move ${move}`);
  if (screen.queryByTestId('confirm')) await press('confirm');
};

const firstCard = (session: PlaySession) =>
  session.store.getState().moves.find(({ move }) => move.startsWith('card'))?.move ?? '';

// The first screen of a run loads the whole native stand-in.
jest.setTimeout(60_000);
beforeEach(() => jest.useRealTimers());

describe('the dock', () => {
  it('plays a move from its ticket and asks the next question', async () => {
    const { session, saves } = await sitDown();
    expect(screen.getByText('P1, play a card or roll.')).toBeTruthy();
    const card = firstCard(session);
    await press(`move ${card}`);
    expect(screen.getByText(`Where does the ${card.slice(5)} go?`)).toBeTruthy();
    expect(session.match().record()).toEqual([card]);
    expect(saves()).toBe(1);
  });

  it('gives the same letter to a place and to its ticket', async () => {
    const { session } = await sitDown();
    await press(`move ${firstCard(session)}`);
    expect(
      screen.getByTestId('lit plot:1').props.accessibilityLabel ?? screen.getByLabelText('B: Plot 2'),
    ).toBeTruthy();
    expect(screen.getByLabelText(/^B: Lay it on plot 2/)).toBeTruthy();
  });

  it('takes nothing in while the last pick is not durable', async () => {
    let release = () => {};
    const { session } = await sitDown({ save: () => new Promise((resolve) => (release = resolve)) });
    const card = firstCard(session);
    const before = session.store.getState();
    await press(`move ${card}`);
    expect(session.store.getState()).toBe(before);
    await make('roll');
    expect(session.match().record()).toEqual([card]);
    await act(async () => release());
    expect(session.store.getState().phase).toBe('pick');
    expect(screen.getByText(`Where does the ${card.slice(5)} go?`)).toBeTruthy();
  });

  it('shows a pick, what came of it and the next question in one change', async () => {
    const { session } = await sitDown();
    let changes = 0;
    session.store.subscribe(() => changes++);
    await press(`move ${firstCard(session)}`);
    expect(changes).toBe(1);
    await act(() => session.undo());
    expect(changes).toBe(2);
    await act(() => session.redo());
    expect(changes).toBe(3);
  });

  it('says that a slow disk is still at it', async () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    let release = () => {};
    const { session } = await sitDown({ save: () => new Promise((resolve) => (release = resolve)) });
    await press(`move ${firstCard(session)}`);
    await act(async () => jest.advanceTimersByTime(1000));
    expect(session.store.getState().phase).toBe('saving');
    await act(async () => release());
    expect(session.store.getState().phase).toBe('pick');
  });

  it('says so when saving fails, plays on, and forgets the trouble when it works again', async () => {
    let full = true;
    const { session } = await sitDown({
      save: () => (full ? Promise.reject(new Error('The disk is full.')) : Promise.resolve()),
    });
    await press(`move ${firstCard(session)}`);
    expect(screen.getByText('The disk is full.')).toBeTruthy();
    full = false;
    await make('plot:0');
    expect(screen.queryByText('The disk is full.')).toBeNull();
  });

  it('shows one strong button and verbs as the game asks', async () => {
    const describe = (state: never, move: string): MoveDescription => {
      const about = toy.describe(state, move);
      if (move === 'roll') return { ...about, targets: [], weight: 'main' };
      return move.startsWith('card') ? about : { ...about, sign: 'plot' };
    };
    const { session } = await sitDown({ game: { ...toy, describe } as AnyGame });
    expect(screen.getByTestId('move roll')).toBeTruthy();
    await press(`move ${firstCard(session)}`);
    expect(screen.queryByTestId('tickets')).toBeNull();
    expect(screen.getByTestId('move plot:4')).toBeTruthy();
  });
});

describe('the board', () => {
  it('chooses at a tap and makes the move by the button', async () => {
    const { session } = await sitDown();
    await press(`move ${firstCard(session)}`);
    await press('lit plot:2');
    expect(session.match().decisions).toBe(1);
    await press('confirm');
    expect(session.match().decisions).toBe(2);
  });

  it('does not take a double tap for a confirmation, but a second tap is one', async () => {
    const { session } = await sitDown();
    await press(`move ${firstCard(session)}`);
    await press('lit plot:2');
    later -= 400;
    await press('lit plot:2');
    expect(session.match().decisions).toBe(1);
    await press('lit plot:2');
    expect(session.match().decisions).toBe(2);
  });

  it('drops a press that was meant for what lay there before', async () => {
    const { session } = await sitDown();
    const card = firstCard(session);
    await press(`move ${card}`);
    later -= 400;
    await press('lit plot:2');
    expect(screen.queryByTestId('confirm')).toBeNull();
    expect(session.match().record()).toEqual([card]);
    await press('lit plot:2');
    expect(screen.getByTestId('confirm')).toBeTruthy();
  });

  it('says that a pick cannot be taken back before it is made', async () => {
    const { session } = await sitDown();
    await press(`move ${firstCard(session)}`);
    await press('lit plot:2');
    expect(screen.getByText('This cannot be taken back.')).toBeTruthy();
    await press('drop');
    expect(screen.queryByTestId('confirm')).toBeNull();
  });

  it('plays at once where taps need no confirmation, but never what cannot be taken back', async () => {
    const { session } = await sitDown({ settings: { ...quick, confirmTaps: false } });
    const card = firstCard(session);
    await press(`lit ${card}`);
    expect(session.match().record()).toEqual([card]);
    await press('lit plot:2');
    expect(session.match().decisions).toBe(1);
    await press('confirm');
    expect(session.match().decisions).toBe(2);
  });

  it('tells why a place is no move now', async () => {
    await sitDown();
    await act(async () => {
      fireEvent.press(screen.getByText('Plots'));
    });
    await press('spot plot:3');
    expect(screen.getByText('First choose a card to lay.')).toBeTruthy();
  });

  it('explains a place on a long press and leads to the clause', async () => {
    const { session, heard } = await sitDown();
    await press(`move ${firstCard(session)}`);
    await act(async () => {
      fireEvent(screen.getByTestId('lit plot:2'), 'longPress');
    });
    expect(screen.getByText('A plot holds one card, the last one laid.')).toBeTruthy();
    await press('to rulebook');
    expect(heard).toHaveBeenCalledWith('rules', 'TY-3');
  });

  it('keeps every place at 44 px or more', async () => {
    const { session } = await sitDown();
    await press(`move ${firstCard(session)}`);
    const { style } = screen.getByTestId('lit plot:0').props as { style: { width: number; height: number } };
    expect(style.width).toBeGreaterThanOrEqual(44);
    expect(style.height).toBeGreaterThanOrEqual(44);
  });
});

describe('the top bar', () => {
  it('takes back as far as nothing new was seen, and says how far', async () => {
    const { session } = await sitDown();
    const card = firstCard(session);
    await press(`move ${card}`);
    expect(screen.getByLabelText('Take back, 1 possible')).toBeTruthy();
    await press('undo');
    expect(session.match().decisions).toBe(0);
    expect(screen.getByLabelText('Nothing to take back')).toBeTruthy();
  });

  it('asks before practice goes behind what was seen, and calls the match unranked', async () => {
    const { session } = await sitDown({ settings: { ...quick, practice: true } });
    await make('roll');
    await press('undo');
    expect(session.match().decisions).toBe(1);
    await press('practice go');
    expect(session.match().decisions).toBe(0);
    expect(screen.getByText(/· practice/)).toBeTruthy();
  });

  it('hints with what follows and lights the ticket', async () => {
    const { session } = await sitDown();
    await press('hint');
    await waitFor(() => expect(screen.getByTestId('hint reason')).toBeTruthy());
    const { hint } = session.store.getState();
    expect(screen.getByText(`${hint?.advice}`)).toBeTruthy();
    expect(within(screen.getByTestId('announcer')).getByText(/^The lamp’s choice: /)).toBeTruthy();
    expect(screen.getByTestId(`move ${hint?.move}`).props.accessibilityState).toMatchObject({
      selected: true,
    });
    await press('confirm');
    expect(session.match().record()).toEqual([hint?.move]);
  });

  it('tells the match in words and looks back at any line', async () => {
    const { session } = await sitDown();
    await make('roll');
    await make('roll');
    await press('menu');
    await press('open log');
    await act(async () => {
      fireEvent.press(screen.getAllByLabelText(/^Look back: P1 rolls a/)[1] as never);
    });
    expect(screen.getByText('Looking back: pick 1 of 2')).toBeTruthy();
    expect(session.store.getState().moves.length).toBeGreaterThan(0);
    await press('earlier');
    expect(screen.getByText('Looking back: the start')).toBeTruthy();
    await press('back to now');
    expect(screen.getByTestId('dock')).toBeTruthy();
  });
});

describe('computers', () => {
  const withBot: GameConfig = {
    ...toyConfig(2),
    seats: [
      { name: 'Ruth', kind: 'person', colour: 0 },
      { name: 'Ada', kind: 'bot', level: 'greedy', colour: 1 },
    ],
  };

  it('shows their steps one by one until the person is asked again', async () => {
    const { session } = await sitDown({ config: withBot, settings: { ...quick, pace: 'normal' } });
    await make('roll');
    expect(session.store.getState()).toMatchObject({ phase: 'steps', happening: { events: [{ seat: 0 }] } });
    await waitFor(() =>
      expect(session.store.getState()).toMatchObject({
        phase: 'steps',
        happening: { events: [{ seat: 1 }] },
      }),
    );
    await press('skip steps');
    await waitFor(() => expect(session.store.getState().phase).toBe('pick'));
    expect(session.match().decision()?.seat).toBe(0);
  });

  it('leaves the steps to the log when they are skipped', async () => {
    const { session } = await sitDown({ config: withBot });
    await make('roll');
    await waitFor(() => expect(session.store.getState().phase).toBe('pick'));
    expect(session.store.getState().log.some((line) => line.seat === 1)).toBe(true);
  });
});

describe('another window', () => {
  it('follows, says so, and takes over when asked', async () => {
    const match = startMatch(toy as AnyGame, toyConfig(1), 'seed');
    const session = createSession(
      match,
      { save: async () => {}, now: () => 0, settings: () => quick, takeOver: async () => match },
      { following: true },
    );
    render(
      <ThemeProvider look={calmLook}>
        <PlayScreen
          session={session}
          look={toyLook as GameLook}
          confirmTaps
          leftHanded={false}
          onAgain={() => {}}
          onLeave={() => {}}
          onSettings={() => {}}
          onRules={() => {}}
        />
      </ThemeProvider>,
    );
    expect(screen.getByText('This match is being played in another window.')).toBeTruthy();
    expect(await session.play('roll')).toBe(false);
    await press('take over');
    expect(screen.getByTestId('dock')).toBeTruthy();
  });
});
