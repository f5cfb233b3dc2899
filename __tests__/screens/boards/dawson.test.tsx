import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dawson';
import { keysOf } from '@/components/play/letters';
import { ThemeProvider } from '@/components/ui/theme';
import { finish } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { dawson, type State } from '@/engine/games/dawson';

/** A greedy game played on until a decision of this kind. */
function positionAt(seats: number, kind: string, options = {}): State {
  const state = dawson.setup(plainConfig(dawson, seats, options), 'boards');
  const rng = rngFrom(seedRng('boards'));
  for (let now = dawson.decision(state); now; now = dawson.decision(state)) {
    if (now.kind === kind) return state;
    dawson.apply(state, finish(dawson.think(state, now.seat, rng)).move, () => undefined);
  }
  throw new Error(`no ${kind} in this game`);
}

function show(state: State, onPress: (target: string) => void, preview: string | null = null, night = false) {
  const [part] = look.parts;
  if (!part) throw new Error('no board');
  const moves = dawson.moves(state).map((move) => ({ move, about: dawson.describe(state, move) }));
  render(
    <ThemeProvider game="dawson">
      <part.Board
        view={dawson.view(state, 0)}
        viewer={0}
        seats={[{ name: 'Ada', colour: 0 }]}
        decision={dawson.decision(state)}
        lit={keysOf(moves).lit}
        chosen={preview}
        preview={preview}
        recent={new Set(moves[0]?.about.targets)}
        onPress={onPress}
        onExplain={() => undefined}
        width={390}
        height={400}
        night={night}
        calm
      />
    </ThemeProvider>,
  );
  return moves;
}

test.each([
  ['build-lot', 2],
  ['host-hotel', 1],
  ['place-anchor', 3],
])('%s lights its places on the map, and they can be pressed', (kind, seats) => {
  const press = jest.fn();
  const state = positionAt(seats, kind);
  const target = dawson.moves(state)[0] ?? '';
  show(state, press, target, kind === 'place-anchor');
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('every square and every neighbourhood can be asked about', () => {
  const state = positionAt(2, 'manage');
  show(state, () => undefined);
  expect(screen.getAllByTestId(/^spot cell:/)).toHaveLength(state.dice.length);
  expect(screen.getAllByTestId(/^spot hood:/).length).toBeGreaterThan(0);
});

test('the pool, the tickets of a tile and the print are drawn', () => {
  const state = positionAt(1, 'place-rotation');
  const view = dawson.view(state, 0);
  const { Banner, TicketArt, Print } = look;
  if (!Banner || !TicketArt) throw new Error('no banner or ticket art');
  render(
    <ThemeProvider game="dawson">
      <Banner view={view} viewer={0} width={390} calm />
      <TicketArt view={view} move="r:1" size={56} />
      <Print width={360} height={220} night />
    </ThemeProvider>,
  );
  expect(
    screen.getByTestId('pool').props.accessibilityLabel ?? screen.getByTestId('pool').props['aria-label'],
  ).toBe(`${state.pool} dice in the pool, the city grows at ${state.growAt}`);
  expect(look.hasArt?.(view, 'r:1')).toBe(true);
  expect(look.hasArt?.(dawson.view(positionAt(1, 'manage'), 0), 'build')).toBe(false);
});

test('the strip names the Street alone, and rivals where there are some', () => {
  expect(look.rival?.(dawson.view(positionAt(1, 'manage'), 0))?.name).toBe('The Street');
  const two = dawson.view(positionAt(1, 'manage', { rivals: 2 }), 0);
  expect(look.rival?.(two)?.name).toBe('Rivals');
  expect(look.seatFacts(two, -1)).toHaveLength(2);
  expect(look.rival?.(dawson.view(positionAt(2, 'manage'), 0))).toBeNull();
});

test('every sign of chips, facts, verbs and parts can be drawn', () => {
  const known = new Set(look.signNames);
  const state = dawson.setup(plainConfig(dawson, 2), 'signs');
  const rng = rngFrom(seedRng('signs'));
  const used = new Set(look.parts.map((part) => part.sign));
  for (let now = dawson.decision(state); now; now = dawson.decision(state)) {
    for (const move of dawson.moves(state)) {
      const about = dawson.describe(state, move);
      for (const chip of [...(about.cost ?? []), ...(about.gain ?? [])]) used.add(chip.sign);
      if (about.sign) used.add(about.sign);
    }
    for (const fact of look.seatFacts(dawson.view(state, 0), now.seat)) used.add(fact.sign);
    dawson.apply(state, finish(dawson.think(state, now.seat, rng)).move, () => undefined);
  }
  expect([...used].filter((sign) => !known.has(sign))).toEqual([]);
});
