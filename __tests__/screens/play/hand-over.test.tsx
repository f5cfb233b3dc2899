import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { toyConfig, type ToyState } from '@/__tests__/engine/core/toy';
import { feel } from '@/__tests__/toy/board/feel';

import { play, press, quick, sitDown, type Bench, type Setting } from './bench';

// The first screen of a run loads the whole native stand-in.
jest.setTimeout(60_000);
beforeEach(() => jest.useRealTimers());

const openHands: Setting['look'] = { secret: undefined };
const stateOf = ({ session }: Bench) => session.store.getState();
const handOf = ({ session }: Bench, seat: number) =>
  (session.match().position() as ToyState).hands[seat] ?? [];

/** Everything a person or a machine could read on the screen. */
function page(): string {
  return JSON.stringify(screen.toJSON());
}

/** Cards whose ticket, place or face stands anywhere on the screen. */
function shown(cards: readonly number[]): number[] {
  const text = page();
  const signs = (card: number) => [
    `card:${card}"`,
    `Play the ${card}"`,
    `Card ${card}"`,
    `"content":"${card}"`,
  ];
  return cards.filter((card) => signs(card).some((sign) => text.includes(sign)));
}

describe('a game without secrets', () => {
  it('goes round without a curtain, with the seat named in a banner that is always there', async () => {
    const bench = await sitDown({ config: toyConfig(2), look: openHands });
    for (let i = 0; i < 6; i++) {
      expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: i % 2, curtain: null, welcome: null });
      expect(screen.queryByTestId('curtain')).toBeNull();
      expect(screen.getByTestId('banner')).toBeTruthy();
      const { prompt } = stateOf(bench);
      expect(screen.getByTestId('banner sentence').props.children).toBe(prompt);
      await play(bench.session, 'roll');
    }
  });

  it('tells nothing again, for everybody watched', async () => {
    const bench = await sitDown({ config: toyConfig(3), look: openHands });
    for (let i = 0; i < 7; i++) await play(bench.session, 'roll');
    expect(screen.queryByText('Since your last turn')).toBeNull();
    expect(stateOf(bench).news).toBeNull();
  });

  it('takes nothing back once the next seat is asked', async () => {
    const bench = await sitDown({ config: toyConfig(2), look: openHands });
    await play(bench.session, 'roll');
    expect(stateOf(bench)).toMatchObject({ viewer: 1, undoDepth: 0, freeDepth: 0 });
    await act(() => bench.session.undo());
    expect(bench.session.match().decisions).toBe(1);
  });

  it('has no banner for one person alone, with or without computers', async () => {
    await sitDown();
    expect(screen.queryByTestId('banner')).toBeNull();
    screen.unmount();
    const [person, other] = toyConfig(2).seats;
    if (!person || !other) throw new Error('two seats are wanted');
    await sitDown({
      config: { ...toyConfig(2), seats: [person, { ...other, kind: 'bot' }] },
      look: openHands,
    });
    expect(screen.queryByTestId('banner')).toBeNull();
  });
});

describe('a game with hands', () => {
  it('draws nothing of the table behind the curtain', async () => {
    const bench = await sitDown({ config: toyConfig(2) });
    expect(screen.getByText('Hand the table to')).toBeTruthy();
    expect(shown([...handOf(bench, 0), ...handOf(bench, 1)])).toEqual([]);
    expect((stateOf(bench).view as { hand: number[] }).hand).toEqual([]);
    expect(stateOf(bench).announcement).toBe('');
    await press('lift');
    expect(screen.getAllByTestId(/^lit card:\d/)).toHaveLength(3);
    await play(bench.session, 'roll');
    expect(screen.getByText('I am P2')).toBeTruthy();
    expect(screen.queryByTestId('dock')).toBeNull();
  });

  it('falls for the seat that hides something now, and for no other', async () => {
    const bench = await sitDown({ config: toyConfig(2), look: { secret: (_, seat) => seat === 1 } });
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: 0 });
    await play(bench.session, 'roll');
    expect(stateOf(bench)).toMatchObject({ phase: 'curtain', viewer: -1 });
    await press('lift');
    await play(bench.session, 'roll');
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: 0 });
  });

  it('puts a single line into the banner, where the question would stand', async () => {
    const bench = await sitDown({ config: toyConfig(2) });
    for (let i = 0; i < 2; i++) {
      await press('lift');
      await play(bench.session, 'roll');
    }
    await press('lift');
    expect(screen.queryByTestId('welcome')).toBeNull();
    expect(screen.getByTestId('banner sentence').props.children).toMatch(/^P2 rolls a \d\.$/);
  });

  it('lists what happened when it was more than a line, and only what the seat could not watch', async () => {
    const bench = await sitDown({ config: toyConfig(3) });
    for (let i = 0; i < 3; i++) {
      await press('lift');
      await play(bench.session, 'roll');
    }
    await press('lift');
    expect(screen.getByText('Since your last turn')).toBeTruthy();
    expect(stateOf(bench).welcome?.map(({ seat }) => seat)).toEqual([1, 2]);
    await press('welcome done');
    expect(screen.queryByText('Since your last turn')).toBeNull();
  });

  it('leaves out lines that only say whose turn it is', async () => {
    const bench = await sitDown({ config: toyConfig(3), look: { turnEvents: ['roll'] } });
    for (let i = 0; i < 3; i++) {
      await press('lift');
      await play(bench.session, 'roll');
    }
    await press('lift');
    expect(stateOf(bench)).toMatchObject({ welcome: null, news: null });
  });

  it('tells a seat nothing of what it watched while nothing was hidden', async () => {
    // P1 and P2 play in the open; only P3 hides something.
    const bench = await sitDown({ config: toyConfig(3), look: { secret: (_, seat) => seat === 2 } });
    const round = async () => {
      await play(bench.session, 'roll');
      await play(bench.session, 'roll');
      await press('lift');
    };
    await round();
    await play(bench.session, 'roll');
    await round();
    expect(stateOf(bench)).toMatchObject({ viewer: 2, welcome: null, news: null });
  });
});

describe('an open table', () => {
  const open = () => ({ ...quick, openTable: true });

  it('never draws a curtain, and holds no hidden card until one is held', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open });
    for (let i = 0; i < 8; i++) {
      const seat = i % 2;
      const cards = handOf(bench, seat);
      expect(cards.length).toBeGreaterThan(0);
      expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: seat, hand: 'down' });
      expect(screen.queryByTestId('curtain')).toBeNull();
      expect(shown([...cards, ...handOf(bench, 1 - seat)])).toEqual([]);
      expect(JSON.stringify(stateOf(bench))).not.toMatch(/Play the|card:\d/);
      await act(async () => fireEvent(screen.getByTestId('hold'), 'pressIn'));
      expect(shown(cards)).toEqual(cards);
      expect(shown(handOf(bench, 1 - seat))).toEqual([]);
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + 1000);
      await act(async () => fireEvent(screen.getByTestId('hold'), 'pressOut'));
      jest.restoreAllMocks();
      expect(shown(cards)).toEqual([]);
      await play(bench.session, 'roll');
    }
  });

  it('offers what may be known without lifting the hand, and the rest while it is held', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open });
    expect(stateOf(bench).moves.map(({ move }) => move)).toEqual(['roll']);
    await act(async () => bench.session.hold(true, null));
    expect(stateOf(bench).moves).toHaveLength(4);
    await act(async () => bench.session.hold(false, null));
    expect(stateOf(bench).moves.map(({ move }) => move)).toEqual(['roll']);
  });

  it('keeps the chosen card, and it alone, when the hand is laid down', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open });
    const [chosen, ...others] = handOf(bench, 0);
    await act(async () => bench.session.hold(true, null));
    await act(async () => bench.session.hold(false, `card:${chosen}`));
    const kept = stateOf(bench).moves.find(({ move }) => move === `card:${chosen}`);
    expect(kept?.about.preset).toBe(true);
    expect(shown(others)).toEqual([]);
    await play(bench.session, `card:${chosen}`);
    expect(stateOf(bench)).toMatchObject({ viewer: 0, hand: 'down', moves: [], prompt: '' });
    expect(shown([chosen ?? 0])).toEqual([]);
    expect(screen.getAllByText('Your cards lie face down: hold to see them.').length).toBeGreaterThan(0);
  });

  it('stays up after a tap until the next one, for a mouse and for a screen reader', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open });
    const tap = async () => {
      await act(async () => fireEvent(screen.getByTestId('hold'), 'pressIn'));
      await act(async () => fireEvent(screen.getByTestId('hold'), 'pressOut'));
      await press('hold');
    };
    await tap();
    expect(stateOf(bench).hand).toBe('held');
    await tap();
    expect(stateOf(bench).hand).toBe('down');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 5000);
    await press('hold');
    expect(stateOf(bench).hand).toBe('held');
    await press('hold');
    expect(stateOf(bench).hand).toBe('down');
    jest.restoreAllMocks();
  });

  it('lays the hand down when the seat has answered', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open });
    await act(async () => bench.session.hold(true, null));
    await play(bench.session, 'roll');
    expect(stateOf(bench)).toMatchObject({ viewer: 1, hand: 'down' });
    expect(shown([...handOf(bench, 0), ...handOf(bench, 1)])).toEqual([]);
  });

  it('covers the hand at once when it is let go while a pick is being kept', async () => {
    let release = () => {};
    const bench = await sitDown({
      config: toyConfig(2),
      settings: open,
      save: () => new Promise((resolve) => (release = resolve)),
    });
    const cards = handOf(bench, 0);
    await act(async () => bench.session.hold(true, null));
    expect(shown(cards)).toEqual(cards);
    let done: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      done = bench.session.play('roll');
    });
    await act(async () => bench.session.hold(false, null));
    expect(shown(cards)).toEqual([]);
    await act(async () => {
      release();
      await done;
    });
    expect(stateOf(bench)).toMatchObject({ viewer: 1, hand: 'down' });
  });

  it('gives no hint that could speak of what lies face down', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open });
    await act(() => bench.session.askHint());
    expect(stateOf(bench).hint).toBeNull();
    await act(async () => bench.session.hold(true, null));
    await act(() => bench.session.askHint());
    expect(stateOf(bench).hint).not.toBeNull();
    await act(async () => bench.session.hold(false, null));
    expect(stateOf(bench).hint).toBeNull();
  });

  it('shows every hand as closed when a look does not say which moves tell of it', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open, look: { secretMove: undefined } });
    expect(stateOf(bench)).toMatchObject({ hand: 'down', moves: [], prompt: '' });
  });

  it('begins and ends with the setting, in the middle of a match', async () => {
    let openTable = false;
    const bench = await sitDown({ config: toyConfig(2), settings: () => ({ ...quick, openTable }) });
    expect(stateOf(bench).phase).toBe('curtain');
    openTable = true;
    await act(async () => bench.session.refresh());
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', hand: 'down' });
    openTable = false;
    await act(async () => bench.session.refresh());
    expect(stateOf(bench)).toMatchObject({ phase: 'curtain', viewer: -1 });
  });

  it('is no matter where nothing is hidden', async () => {
    const bench = await sitDown({ config: toyConfig(2), settings: open, look: openHands });
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', hand: 'open' });
    expect(screen.queryByTestId('hold')).toBeNull();
  });
});

describe('what everybody watches', () => {
  const slow = () => ({ ...quick, pace: 'normal' as const });
  const { roll } = feel;
  const staged = { ...openHands, feel: { ...feel, roll: { ...roll, scene: 'rolling' } } };

  it('is shown step by step, whoever set it off', async () => {
    const bench = await sitDown({ config: toyConfig(2), look: staged, settings: slow });
    await act(async () => void bench.session.play('roll'));
    expect(stateOf(bench)).toMatchObject({ phase: 'steps', viewer: 0 });
    expect(screen.getByTestId('steps')).toBeTruthy();
    await press('slower');
    await press('next step');
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: 1, steps: null });
  });

  it('is left to the log where steps are skipped', async () => {
    const bench = await sitDown({ config: toyConfig(2), look: staged });
    await play(bench.session, 'roll');
    expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: 1 });
  });

  it('needs no words where it is short', async () => {
    const bench = await sitDown({ config: toyConfig(2), look: openHands, settings: slow });
    await act(async () => void bench.session.play('roll'));
    expect(stateOf(bench)).toMatchObject({ phase: 'steps', viewer: 0 });
    expect(screen.queryByTestId('steps')).toBeNull();
    expect(screen.getByTestId('dock')).toBeTruthy();
    await waitFor(() => expect(stateOf(bench)).toMatchObject({ phase: 'pick', viewer: 1 }));
  });
});
