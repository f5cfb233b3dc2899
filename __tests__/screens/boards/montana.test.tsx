import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/montana';
import { keysOf } from '@/components/play/letters';
import { ThemeProvider } from '@/components/ui/theme';
import { finish } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { montana, type State } from '@/engine/games/montana';

/** A greedy game played on until a decision of this kind. */
function positionAt(seats: number, kind: string, after = 0): State {
  const s = montana.setup(plainConfig(montana, seats), 'boards');
  const rng = rngFrom(seedRng('boards'));
  for (let n = 0; montana.decision(s); n++) {
    const now = montana.decision(s);
    if (n >= after && now?.kind === kind) return s;
    montana.apply(s, finish(montana.think(s, now?.seat ?? 0, rng)).move, () => undefined);
  }
  throw new Error(`no ${kind} in this game`);
}

function show(s: State, part: string, onPress: (target: string) => void, size = { width: 390, height: 380 }) {
  const Board = look.parts.find((one) => one.id === part)?.Board;
  if (!Board) throw new Error(`no part ${part}`);
  const moves = montana.moves(s).map((move) => ({ move, about: montana.describe(s, move) }));
  const seats = Array.from({ length: s.seats }, (_, i) => ({ name: `P${i}`, colour: i }));
  render(
    <ThemeProvider game="montana">
      <Board
        view={montana.view(s, 0)}
        viewer={0}
        seats={seats}
        decision={montana.decision(s)}
        lit={keysOf(moves).lit}
        chosen={null}
        preview={null}
        recent={new Set()}
        onPress={onPress}
        onExplain={() => undefined}
        night={false}
        calm
        {...size}
      />
    </ThemeProvider>,
  );
  return moves;
}

test.each([
  ['land', 'build-next', 2],
  ['work', 'choose-action', 1],
  ['city', 'city-place', 3],
  ['wheel', 'recruit-advance', 2],
])('the %s board shows %s with pressable places', (part, kind, seats) => {
  const s = positionAt(seats, kind, 10);
  const press = jest.fn();
  const moves = show(s, part, press);
  const target = moves.flatMap(({ about }) => about.targets)[0] ?? '';
  fireEvent.press(screen.getByTestId(`lit ${part === 'work' ? 'place:city' : target}`));
  expect(press).toHaveBeenCalledWith(part === 'work' ? 'place:city' : target);
});

test('a tall desk shows the six places, the auction and the wheel together', () => {
  const s = positionAt(2, 'choose-action', 6);
  show(s, 'work', () => undefined, { width: 380, height: 560 });
  expect(screen.getByTestId('lit wheel')).toBeTruthy();
  expect(screen.getByTestId('lit place:city')).toBeTruthy();
  expect(screen.getByTestId('spot space:city-goods@3')).toBeTruthy();
});

test('the decision chooses the part of the table', () => {
  const s = positionAt(2, 'city-place');
  expect(look.partFor(montana.view(s, 0), { seat: 0, kind: 'city-place' })).toBe('city');
  expect(look.partFor(montana.view(s, 0), { seat: 0, kind: 'build-next' })).toBe('land');
  expect(look.partFor(montana.view(s, 0), { seat: 0, kind: 'white-pair' })).toBe('wheel');
});

test('every sign of chips, facts, verbs and parts can be drawn', () => {
  const known = new Set(look.signNames);
  const s = montana.setup(plainConfig(montana, 1), 'signs');
  const rng = rngFrom(seedRng('signs'));
  const used = new Set(look.parts.map((part) => part.sign));
  while (montana.decision(s)) {
    for (const move of montana.moves(s)) {
      const about = montana.describe(s, move);
      for (const chip of [...(about.cost ?? []), ...(about.gain ?? [])]) used.add(chip.sign);
      if (about.sign) used.add(about.sign);
    }
    for (const seat of [-1, 0])
      for (const fact of look.seatFacts(montana.view(s, 0), seat)) used.add(fact.sign);
    montana.apply(s, finish(montana.think(s, 0, rng)).move, () => undefined);
  }
  expect([...used].filter((sign) => !known.has(sign))).toEqual([]);
});
