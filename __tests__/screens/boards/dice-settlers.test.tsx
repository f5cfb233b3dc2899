import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { look } from '@/components/boards/dice-settlers';
import type { HexFaceProps } from '@/components/boards/dice-settlers/hex-face';
import { keysOf } from '@/components/play/letters';
import { ThemeProvider } from '@/components/ui/theme';
import { finish } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { diceSettlers as game } from '@/engine/games/dice-settlers';
import type { State } from '@/engine/games/dice-settlers/state';

const mockDrawn: number[] = [];

jest.mock('@/components/boards/dice-settlers/hex-face', () => {
  const real = jest.requireActual('@/components/boards/dice-settlers/hex-face') as {
    HexFace: ComponentType<HexFaceProps>;
  };
  return {
    ...real,
    HexFace: (props: HexFaceProps) => {
      mockDrawn.push(props.no);
      const { HexFace } = real;
      return <HexFace {...props} />;
    },
  };
});

/** A greedy game played on until a decision of this kind. */
function positionAt(seats: number, kind: string, after = 0): State {
  const s = game.setup(plainConfig(game, seats), 'boards');
  const rng = rngFrom(seedRng('boards'));
  for (let n = 0; game.decision(s); n++) {
    const now = game.decision(s);
    if (n >= after && now?.kind === kind) return s;
    game.apply(s, finish(game.think(s, now?.seat ?? 0, rng)).move, () => undefined);
  }
  throw new Error(`no ${kind} in this game`);
}

function board(s: State, part: string, chosen: string | null, onPress: (target: string) => void) {
  const Board = look.parts.find((one) => one.id === part)?.Board;
  if (!Board) throw new Error(`no part ${part}`);
  const moves = game.moves(s).map((move) => ({ move, about: game.describe(s, move) }));
  const seats = Array.from({ length: s.players.length }, (_, i) => ({ name: `P${i}`, colour: i }));
  return {
    moves,
    element: (view: ReturnType<typeof game.view>, lit: ReadonlyMap<string, string>, pick: string | null) => (
      <ThemeProvider game="dice-settlers">
        <Board
          view={view}
          viewer={0}
          seats={seats}
          decision={game.decision(s)}
          lit={lit}
          chosen={pick ?? chosen}
          preview={null}
          recent={new Set()}
          onPress={onPress}
          onExplain={() => undefined}
          width={390}
          height={380}
          night={false}
          calm
        />
      </ThemeProvider>
    ),
    lit: keysOf(moves).lit,
  };
}

test.each([
  ['map', 'settle-use', 1, 20],
  ['map', 'pick-cell', 2, 10],
  ['map', 'start-tile', 4, 0],
  ['dice', 'keep-die', 1, 5],
  ['dice', 'commit-icon', 2, 10],
  ['table', 'pick-colour', 2, 20],
  ['cards', 'pick-card', 2, 10],
] as const)('the %s board shows %s with pressable places', (part, kind, seats, after) => {
  const s = positionAt(seats, kind, after);
  const press = jest.fn();
  const { moves, element, lit } = board(s, part, null, press);
  render(element(game.view(s, 0), lit, null));
  const target = moves.flatMap(({ about }) => about.targets)[0] ?? '';
  expect(look.partFor(game.view(s, 0), { seat: 0, kind })).toBe(part);
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('the Diceoneer’s hex, queue and store have places of their own', () => {
  const s = positionAt(1, 'turn-main', 30);
  const { element, lit } = board(s, 'table', null, () => undefined);
  render(element(game.view(s, 0), lit, null));
  for (const target of ['side:0', 'side:5', 'queue', 'centre', 'colour:green']) {
    expect(screen.getByTestId(`spot ${target}`)).toBeTruthy();
  }
});

test('choosing a tile draws that tile again and no other', () => {
  const s = positionAt(1, 'settle-use', 60);
  const { element, lit, moves } = board(s, 'map', null, () => undefined);
  const view = game.view(s, 0);
  const first = moves.find(({ move }) => move.startsWith('place:'))?.about.targets[0] ?? '';
  const { rerender } = render(element(view, lit, null));
  expect(mockDrawn.length).toBeGreaterThanOrEqual(view.map.length);
  mockDrawn.length = 0;
  rerender(element(view, lit, first));
  const tile = view.map.find((t) => `cell:${t.q},${t.r}` === first)?.tile;
  expect(mockDrawn).toEqual([tile]);
});

test('every sign of chips, facts, verbs and parts can be drawn', () => {
  const known = new Set(look.signNames);
  const used = new Set(look.parts.map((part) => part.sign));
  for (const seats of [1, 3]) {
    const s = game.setup(plainConfig(game, seats, { techSet: 'random', explosive: true }), 'signs');
    const rng = rngFrom(seedRng('signs'));
    while (game.decision(s)) {
      for (const move of game.moves(s)) {
        const about = game.describe(s, move);
        for (const chip of [...(about.cost ?? []), ...(about.gain ?? [])]) used.add(chip.sign);
        if (about.sign) used.add(about.sign);
      }
      for (const seat of [-1, 0])
        for (const fact of look.seatFacts(game.view(s, 0), seat)) used.add(fact.sign);
      game.apply(s, finish(game.think(s, game.decision(s)?.seat ?? 0, rng)).move, () => undefined);
    }
  }
  expect([...used].filter((sign) => !known.has(sign))).toEqual([]);
});
