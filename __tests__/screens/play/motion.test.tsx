/** From an event and its feel to what moves, and what is not seen at its place before it is there. */
import { act, render, renderHook, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';

import type { GameLook, Happening } from '@/components/boards/board';
import { row, still, type FeelTable, type Movement } from '@/components/boards/feel';
import { figureAnchor, seatAnchor, type Place } from '@/components/play/motion/anchors';
import { Arriving, useArriving } from '@/components/play/motion/arriving';
import { planOf } from '@/components/play/motion/plan';
import { TrayRow } from '@/components/play/tray-row';
import { ThemeProvider } from '@/components/ui/theme';
import type { GameEvent } from '@/engine/core/game';

const event = (targets: string[], args: GameEvent['args'] = {}): GameEvent => ({
  kind: 'comes',
  seat: 1,
  targets,
  args,
});
const happening = (...events: GameEvent[]): Happening => ({ n: 7, events, ms: 300 });

/** Places in a row, ten apart, in the order they are named. */
function plan(event: GameEvent, move: Movement, ...names: string[]) {
  const locate = (name: string): Place | null => {
    const at = names.indexOf(name);
    return at < 0 ? null : { x: 10 * at, y: 0, width: 8, height: 8 };
  };
  return planOf(happening(event), move, locate);
}

const [seat, coins] = [seatAnchor(1), figureAnchor(1, 'coin')];

describe('what moves', () => {
  it('flies to the figure it adds to, or to the row that has no room for it', () => {
    const paid: Movement = { do: 'fly', from: 'first', to: 'seat coin' };
    const to = (...names: string[]) => plan(event(['market']), paid, 'market', ...names)[0];
    expect(to(seat, coins)).toMatchObject({ do: 'fly', target: coins });
    expect(to(seat)).toMatchObject({ target: seat });
    expect(to()).toBeUndefined();
  });

  it('finds the figure an argument names', () => {
    const token: Movement = { do: 'fly', from: 'first', to: 'seat {kind}' };
    const [gold] = plan(event(['bag'], { kind: 'coin' }), token, 'bag', seat, coins);
    expect(gold).toMatchObject({ target: coins });
    const [wood] = plan(event(['bag'], { kind: 'wood' }), token, 'bag', seat, coins);
    expect(wood).toMatchObject({ target: seat });
  });

  it('counts at its figure, and not at all for nothing', () => {
    const count: Movement = { do: 'count', at: 'seat', arg: 'n', sign: 'coin' };
    expect(plan(event([], { n: 3 }), count, seat, coins)).toMatchObject([{ amount: 3, at: { x: 10 } }]);
    expect(plan(event([], { n: 3 }), count, seat)).toMatchObject([{ amount: 3, at: { x: 0 } }]);
    expect(plan(event([], { n: 0 }), count, seat, coins)).toEqual([]);
  });

  it('goes from every place to one, or from one to every place', () => {
    const home: Movement = { do: 'fly', from: 'all', to: 'seat' };
    expect(plan(event(['a', 'b']), home, 'a', 'b', seat)).toMatchObject([
      { target: 'a', way: [{ x: 0 }, { x: 20 }] },
      { target: 'b', way: [{ x: 10 }, { x: 20 }] },
    ]);
    const out: Movement = { do: 'fly', from: 'seat', to: 'all' };
    expect(plan(event(['a', 'b']), out, 'a', 'b', seat)).toMatchObject([{ target: 'a' }, { target: 'b' }]);
  });

  it('runs along the places it passes and stays away from those out of sight', () => {
    expect(plan(event(['a', 'out', 'c']), { do: 'run' }, 'a', 'c')).toMatchObject([
      { way: [{ x: 0 }, { x: 10 }], target: 'c' },
    ]);
    expect(plan(event(['a', 'out']), { do: 'run' }, 'a')).toEqual([]);
  });
});

const feels: FeelTable<string> = {
  rolls: row('dice', { do: 'tumble', at: 'all' }, 300),
  draws: row('paper', { do: 'flip', at: 'first' }, 300),
  pays: row('coin', { do: 'fly', from: 'seat', to: 'first' }, 300),
  rests: row(null, still, 300),
};

function themed(calm: boolean) {
  return function Themed({ children }: { children: ReactNode }) {
    return (
      <ThemeProvider look={{ theme: 'light', textSize: 1, reduceMotion: calm, colourBlind: false }}>
        {children}
      </ThemeProvider>
    );
  };
}

describe('what comes down', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const arriving = (kind: string, calm = false) =>
    renderHook(() => useArriving(on(kind), feels), { wrapper: themed(calm) }).result;
  const shown: Record<string, Happening> = {};
  const on = (kind: string) => (shown[kind] ??= happening({ ...event(['die:1', 'die:2']), kind }));

  it('is not there before its time has passed', async () => {
    const result = arriving('rolls');
    expect([...result.current]).toEqual(['die:1', 'die:2']);
    await act(async () => jest.advanceTimersByTime(299));
    expect(result.current.size).toBe(2);
    await act(async () => jest.advanceTimersByTime(1));
    expect(result.current.size).toBe(0);
  });

  it('is only what its movement is about', () => {
    expect([...arriving('draws').current]).toEqual(['die:1']);
    expect(arriving('pays').current.size).toBe(0);
    expect(arriving('rests').current.size).toBe(0);
  });

  it('lies there at once where less motion is wanted', () => {
    expect(arriving('rolls', true).current.size).toBe(0);
  });

  it('leaves its place in the hand empty', () => {
    const look = {
      TrayArt: ({ target }: { target: string }) => <Text>{target}</Text>,
    } as unknown as GameLook;
    render(
      <ThemeProvider game="dice-settlers">
        <Arriving.Provider value={new Set(['die:2'])}>
          <TrayRow
            tray={{ pieces: ['die:1', 'die:2'].map((target) => ({ target, label: target })) }}
            look={look}
            view={null}
            lit={
              new Map([
                ['die:1', ''],
                ['die:2', ''],
              ])
            }
            chosen={new Set()}
            toggles={false}
            onPress={jest.fn()}
            onExplain={jest.fn()}
          />
        </Arriving.Provider>
      </ThemeProvider>,
    );
    const opacities = screen
      .UNSAFE_getAllByType(View)
      .map(({ props }) => StyleSheet.flatten(props.style)?.opacity)
      .filter((opacity) => opacity !== undefined);
    expect(opacities).toEqual([0]);
    expect(screen.getByTestId('tray die:2')).toBeTruthy();
  });
});
