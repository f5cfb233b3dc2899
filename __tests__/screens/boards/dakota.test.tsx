import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dakota';
import { keysOf } from '@/components/play/letters';
import { ThemeProvider } from '@/components/ui/theme';
import { plainConfig } from '@/engine/core/configs';
import { dakota, type State } from '@/engine/games/dakota';
import { choose } from '@/engine/games/dakota/bot/policy';

/** A greedy game played on until a decision of this kind. */
function positionAt(seats: number, kind: string, after = 0): State {
  const s = dakota.setup(plainConfig(dakota, seats), 'boards');
  for (let n = 0; dakota.decision(s); n++) {
    const now = dakota.decision(s);
    if (n >= after && now?.kind === kind) return s;
    dakota.apply(s, choose(s, now?.seat ?? 0, 0).move, () => undefined);
  }
  throw new Error(`no ${kind} in this game`);
}

function show(s: State, part: string, onPress: (target: string) => void, size = { width: 390, height: 380 }) {
  const Board = look.parts.find((one) => one.id === part)?.Board;
  if (!Board) throw new Error(`no part ${part}`);
  const moves = dakota.moves(s).map((move) => ({ move, about: dakota.describe(s, move) }));
  const seats = s.towns.map((_, i) => ({ name: `P${i}`, colour: i }));
  const { lit } = keysOf(moves);
  render(
    <ThemeProvider game="dakota">
      <Board
        view={dakota.view(s, dakota.decision(s)?.seat ?? 0)}
        viewer={dakota.decision(s)?.seat ?? 0}
        seats={seats}
        decision={dakota.decision(s)}
        lit={lit}
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
  return lit;
}

test.each([
  ['mine', 'explore-cell', 1, 'cell:'],
  ['mine', 'cart-drop', 2, 'cell:'],
  ['town', 'plan-place', 1, 'space:'],
  ['market', 'evening', 1, 'price:'],
  ['jobs', 'evening', 2, 'hire:'],
  ['cards', 'noon-card', 1, 'card:'],
])('the %s board shows %s with pressable places', (part, kind, seats, prefix) => {
  let after = 60;
  for (;;) {
    const s = positionAt(seats, kind, after);
    const targets = dakota.moves(s).flatMap((move) => dakota.describe(s, move).targets);
    const target = targets.find((one) => one.startsWith(prefix));
    if (target === undefined) {
      after += 5;
      continue;
    }
    const press = jest.fn();
    show(s, part, press);
    fireEvent.press(screen.getByTestId(`lit ${target}`));
    expect(press).toHaveBeenCalledWith(target);
    return;
  }
});

test('every sign a game names can be drawn', () => {
  const s = dakota.setup(plainConfig(dakota, 2), 'signs');
  const missing = new Set<string>();
  while (dakota.decision(s)) {
    for (const move of dakota.moves(s)) {
      const { cost = [], gain = [] } = dakota.describe(s, move);
      for (const chip of [...cost, ...gain]) if (!look.signNames.includes(chip.sign)) missing.add(chip.sign);
    }
    dakota.apply(s, choose(s, dakota.decision(s)?.seat ?? 0, 0).move, () => undefined);
  }
  const facts = look.seatFacts(dakota.view(s, 0), 0);
  for (const fact of facts) if (!look.signNames.includes(fact.sign)) missing.add(fact.sign);
  expect([...missing]).toEqual([]);
});

test('the decision shows the part it concerns', () => {
  const wanted: Record<string, string> = {
    'explore-tile': 'mine',
    'plan-place': 'town',
    'cart-drop': 'mine',
    'noon-card': 'cards',
  };
  for (const [kind, part] of Object.entries(wanted)) {
    const s = positionAt(1, kind);
    expect(look.partFor(dakota.view(s, 0), { seat: 0, kind })).toBe(part);
  }
});
