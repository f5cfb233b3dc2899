import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { look } from '@/components/boards/dice-settlers';
import type { HexFaceProps } from '@/components/boards/dice-settlers/hex-face';
import { diceSettlers, type View } from '@/engine/games/dice-settlers';

import { placesOf, R } from '@/components/boards/dice-settlers/map-layout';
import { hexCentre } from '@/components/ui/draw';

import { boardOf, positionAt, showBoard, ticketsOf } from './shown';

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

test.each([
  ['settle-use', 'cell', 1, 43],
  ['lay-tile', 'cell', 2, 10],
  ['start-tile', 'tile', 4, 0],
  ['pick-colour', 'colour', 2, 20],
  ['bot-choice', 'cell', 1, 20],
] as const)('the map shows %s with a pressable %s', (kind, place, seats, after) => {
  const match = positionAt(diceSettlers, { seats, kind, after });
  const press = showBoard(look, match, 'map');
  const target =
    ticketsOf(match)
      .flatMap(({ about }) => about.targets)
      .find((one) => one.startsWith(`${place}:`)) ?? '';
  expect(look.partFor(match.view(0), { seat: 0, kind })).toBe('map');
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('the Diceoneer’s hex, queue and store have places of their own', () => {
  showBoard(look, positionAt(diceSettlers, { seats: 1, kind: 'turn-main', after: 30 }), 'table');
  for (const target of ['side:0', 'side:5', 'queue', 'centre', 'bag', 'act:settle']) {
    expect(screen.getByTestId(`spot ${target}`)).toBeTruthy();
  }
});

test('choosing a tile draws its light and no tile again', () => {
  const match = positionAt(diceSettlers, { seats: 1, kind: 'settle-use', after: 60 });
  const { map } = match.view(0);
  const placing = ticketsOf(match).find(({ move }) => /^settle:-?\d/.test(move));
  const first = placing?.about.targets.find((target) => target.startsWith('cell:')) ?? '';
  const still = { lit: new Map([[first, 'A']]), onPress: () => undefined, onExplain: () => undefined };
  const { rerender } = render(boardOf(look, match, 'map', still));
  expect(mockDrawn.length).toBeGreaterThanOrEqual(map.length);
  mockDrawn.length = 0;
  rerender(boardOf(look, match, 'map', { ...still, chosen: new Set([first]) }));
  expect(mockDrawn).toEqual([]);
  // The armed move is drawn as a ghost on its own tile.
  rerender(boardOf(look, match, 'map', { ...still, preview: placing?.move ?? null }));
  const tile = map.find((t) => `cell:${t.q},${t.r}` === first)?.tile;
  expect(mockDrawn).toEqual([tile]);
});

function trayOf(kind: string, seats: number, after: number) {
  const match = positionAt(diceSettlers, { seats, kind, after });
  const decision = match.decision();
  const tray = decision && look.tray?.(match.view(decision.seat), decision);
  if (!tray) throw new Error(`${kind} has no tray`);
  const targets = new Set(ticketsOf(match).flatMap(({ about }) => about.targets));
  return { match, tray, targets };
}

test.each(['roll-step', 'turn-main', 'settle-use', 'keep-die', 'lay-tile', 'pick-colour'])(
  'the tray of %s holds pieces its moves are made with',
  (kind) => {
    const { match, tray, targets } = trayOf(kind, 2, 10);
    expect(tray.pieces.some(({ target }) => targets.has(target))).toBe(true);
    const { TrayArt } = look;
    if (!TrayArt) throw new Error('no drawing for the tray');
    const view = match.view(match.decision()?.seat ?? 0);
    for (const { target } of tray.pieces) {
      expect(render(<TrayArt view={view} target={target} size={46} />).toJSON()).toBeTruthy();
    }
  },
);

test('every active die stands in the tray of a roll, and what pays is marked', () => {
  for (let after = 0; after < 60; after += 12) {
    const { match, tray } = trayOf('roll-step', 1, after);
    const view = match.view(0) as View;
    expect(tray.pieces).toHaveLength(view.players[0]?.active.length ?? -1);
    expect(new Set(tray.pieces.map(({ target }) => target)).size).toBe(tray.pieces.length);
    expect(tray.pieces.filter(({ note }) => note !== undefined).length).toBe(tray.aside ? 1 : 0);
  }
});

test('turning a die is made with pieces: the die, its face, what pays', () => {
  const { match, targets } = trayOf('roll-step', 1, 12);
  expect([...targets].some((target) => target.startsWith('face:'))).toBe(true);
  const decision = match.decision();
  const turning = ticketsOf(match).filter(({ about }) => about.verb?.id === 'set');
  expect(turning.length).toBeGreaterThan(0);
  for (const { about } of turning) {
    about.targets.forEach((target, step) => {
      const taps = about.targets.slice(0, step);
      const tray = decision && look.tray?.(match.view(0), decision, { taps, verb: 'set' });
      expect(tray?.pieces.map((piece) => piece.target)).toEqual(expect.arrayContaining([...taps, target]));
      expect(tray?.verbs).toContain('set');
    });
  }
});

test('goods to sell come off their pile one by one', () => {
  const match = positionAt(diceSettlers, { seats: 1, kind: 'turn-main', after: 40 });
  const view = match.view(0) as View;
  const decision = { seat: 0, kind: 'trade-use' };
  const players = view.players.map((player) => ({ ...player, tokens: [3, 1, 0, 0] }));
  const goods = (taps: readonly string[]) =>
    look
      .tray?.({ ...view, players }, decision, { taps, verb: null })
      ?.pieces.filter(({ target }) => target.startsWith('token:'))
      .map(({ target, count }) => `${target} ${count}`);
  expect(goods([])).toEqual(['token:food 3', 'token:wood 1']);
  expect(goods(['token:food'])).toEqual(['token:food 1', 'token:food#2 2', 'token:wood 1']);
  expect(goods(['token:food', 'token:wood'])).toEqual(['token:food 1', 'token:food#2 2', 'token:wood 1']);
});

test.each([
  [390, 430],
  [390, 330],
  [645, 530],
  [320, 240],
] as const)('every tile lies in a room of %d by %d, clear of the supplies', (width, height) => {
  for (const seats of [1, 4]) {
    for (const after of [0, 30, 60, 85]) {
      const view = positionAt(diceSettlers, { seats, kind: 'turn-main', after }).view(0) as View;
      const { box, k, slots } = placesOf(view, [], 0, width, height);
      const size = R / k;
      for (const { q, r } of view.map) {
        const [cx, cy] = hexCentre(q, r, R);
        const [x, y] = [(cx - box.x) / k, (cy - box.y) / k];
        expect(
          Math.min(x - size * 0.86, y - size, width - x - size * 0.86, height - y - size),
        ).toBeGreaterThan(0);
        for (const slot of [slots.stack, slots.tents, ...slots.colours]) {
          const dx = Math.max(slot.x - x, 0, x - slot.x - slot.width);
          const dy = Math.max(slot.y - y, 0, y - slot.y - slot.height);
          expect(Math.hypot(dx, dy)).toBeGreaterThan(size * 0.9);
        }
      }
    }
  }
});
