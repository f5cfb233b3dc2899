import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dark-horse';
import { keysOf } from '@/components/play/letters';
import { ThemeProvider } from '@/components/ui/theme';
import { finish } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { darkHorse } from '@/engine/games/dark-horse';
import type { State } from '@/engine/games/dark-horse/state';

const { Banner, TicketArt } = look;

/** A greedy game played on until a decision of this kind. */
function positionAt(seats: number, kind: string, after = 0, options = {}): State {
  const state = darkHorse.setup(plainConfig(darkHorse, seats, options), 'boards');
  const rng = rngFrom(seedRng('boards'));
  for (let n = 0; darkHorse.decision(state); n++) {
    const now = darkHorse.decision(state);
    if (n >= after && now?.kind === kind) return state;
    darkHorse.apply(state, finish(darkHorse.think(state, now?.seat ?? 0, rng)).move, () => undefined);
  }
  throw new Error(`no ${kind} in this game`);
}

function show(state: State, part: string, onPress: (target: string) => void) {
  const Board = look.parts.find((one) => one.id === part)?.Board;
  if (!Board) throw new Error(`no part ${part}`);
  const moves = darkHorse.moves(state).map((move) => ({ move, about: darkHorse.describe(state, move) }));
  const seats = state.seats.map((_, i) => ({ name: `P${i}`, colour: i }));
  const seat = darkHorse.decision(state)?.seat ?? 0;
  render(
    <ThemeProvider game="dark-horse">
      <Board
        view={darkHorse.view(state, seat)}
        viewer={seat}
        seats={seats}
        decision={darkHorse.decision(state)}
        lit={keysOf(moves).lit}
        chosen={null}
        preview={moves[0]?.move ?? null}
        recent={new Set()}
        onPress={onPress}
        onExplain={() => undefined}
        night={false}
        calm
        width={390}
        height={380}
      />
    </ThemeProvider>,
  );
  return moves;
}

test.each([
  ['map', 'first-city', 1],
  ['map', 'rail', 1],
  ['map', 'build', 2],
  ['spaces', 'place', 3],
  ['spaces', 'place', 1],
])('the %s board shows %s with pressable places for %i', (part, kind, seats) => {
  const state = positionAt(seats, kind, kind === 'place' ? 30 : 0);
  const press = jest.fn();
  const moves = show(state, part, press);
  const target = moves.flatMap(({ about }) => about.targets)[0] ?? '';
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('the dice of the seat lie in the tray and can be pressed', () => {
  const state = positionAt(1, 'place', 20);
  const press = jest.fn();
  show(state, 'spaces', press);
  fireEvent.press(screen.getByTestId('lit die:0'));
  expect(press).toHaveBeenCalledWith('die:0');
});

test('the banner says how far the goal is and where the ghosts go', () => {
  const state = positionAt(1, 'place', 20, { soloDifficulty: 'cruel' });
  if (!Banner) throw new Error('no banner');
  render(
    <ThemeProvider game="dark-horse">
      <Banner view={darkHorse.view(state, 0)} viewer={0} width={390} calm />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText(/of 3 cities; .* of 6 towns; A ghost with .* block/)).toBeTruthy();
});

test('a placement ticket shows its dice', () => {
  const state = positionAt(1, 'place', 20);
  const move = darkHorse.moves(state)[0] ?? '';
  if (!TicketArt) throw new Error('no ticket art');
  expect(look.hasArt?.(darkHorse.view(state, 0), move)).toBe(true);
  render(
    <ThemeProvider game="dark-horse">
      <TicketArt view={darkHorse.view(state, 0)} move={move} size={44} />
    </ThemeProvider>,
  );
});

test('the decision chooses the part of the table', () => {
  const view = darkHorse.view(positionAt(1, 'place'), 0);
  expect(look.partFor(view, { seat: 0, kind: 'rail' })).toBe('map');
  expect(look.partFor(view, { seat: 0, kind: 'place' })).toBe('spaces');
});

test.each([1, 3])('every sign of chips, facts and parts can be drawn with %i seats', (seats) => {
  const known = new Set(look.signNames);
  const state = darkHorse.setup(plainConfig(darkHorse, seats), 'signs');
  const rng = rngFrom(seedRng('signs'));
  const used = new Set(look.parts.map((part) => part.sign));
  while (darkHorse.decision(state)) {
    const seat = darkHorse.decision(state)?.seat ?? 0;
    for (const move of darkHorse.moves(state)) {
      const about = darkHorse.describe(state, move);
      for (const chip of [...(about.cost ?? []), ...(about.gain ?? [])]) used.add(chip.sign);
    }
    for (const fact of look.seatFacts(darkHorse.view(state, seat), seat)) used.add(fact.sign);
    darkHorse.apply(state, finish(darkHorse.think(state, seat, rng)).move, () => undefined);
  }
  expect([...used].filter((sign) => !known.has(sign))).toEqual([]);
});
