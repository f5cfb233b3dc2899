import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dakota';
import { comersOf } from '@/components/boards/dakota/armed';
import { Worker } from '@/components/boards/dakota/people';
import { Scale } from '@/components/boards/dakota/scale';
import { Zoom } from '@/components/play/zoom';
import { dakota, type State, type View } from '@/engine/games/dakota';
import { KINDS } from '@/engine/games/dakota/data';

import { positionAt, showBoard, ticketsOf } from './shown';

test.each([
  ['mine', 'lay', 1, 'cell:'],
  ['mine', 'cart-drop', 2, 'cell:'],
  ['town', 'plan', 1, 'space:'],
  ['market', 'evening', 1, 'price:'],
  ['jobs', 'evening', 2, 'hire:'],
  ['cards', 'noon-card', 1, 'card:'],
])('the %s board shows %s with pressable places', (part, kind, seats, prefix) => {
  for (let after = 60; ; after += 5) {
    const match = positionAt(dakota, { seats, kind, after });
    const targets = ticketsOf(match).flatMap(({ about }) => about.targets);
    const target = targets.find((one) => one.startsWith(prefix));
    if (target === undefined) continue;
    const press = showBoard(look, match, part);
    fireEvent.press(screen.getByTestId(`lit ${target}`));
    expect(press).toHaveBeenCalledWith(target);
    return;
  }
});

test.each([
  ['lay', 'mine'],
  ['plan', 'town'],
  ['cart-drop', 'mine'],
  ['noon-card', 'cards'],
])('%s turns to the %s', (kind, part) => {
  const match = positionAt(dakota, { seats: 1, kind });
  expect(look.partFor(match.view(0), { seat: 0, kind })).toBe(part);
});

test.each(['plan', 'lay', 'explorer'] as const)(
  'the tray of %s holds the pieces its moves are made with',
  (kind) => {
    const match = positionAt(dakota, { seats: 1, kind, after: 60 });
    const view = match.view(0) as View;
    const pieces = look.tray?.(view, { seat: 0, kind })?.pieces ?? [];
    const targets = new Set(ticketsOf(match).flatMap(({ about }) => about.targets));
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.filter(({ target }) => !targets.has(target))).toEqual([]);
    const held = [...targets].filter((target) => /^(worker|tile|search):/.test(target));
    expect(pieces.map(({ target }) => target).sort()).toEqual(held.sort());
    const { TrayArt } = look;
    if (!TrayArt) throw new Error('nothing draws the tray');
    for (const { target } of pieces) {
      const { toJSON } = render(<TrayArt view={view} target={target} size={46} />);
      expect(toJSON()).not.toBeNull();
    }
  },
);

test('those in a workshop have everything they could make in the tray, with its price', () => {
  for (let after = 20; ; after += 1) {
    const match = positionAt(dakota, { seats: 1, kind: 'resolve', after });
    const made = ticketsOf(match).filter(({ move }) => move.includes(':new:'));
    if (made.length === 0) continue;
    const pieces = look.tray?.(match.view(0) as View, { seat: 0, kind: 'resolve' })?.pieces ?? [];
    const shown = new Set(pieces.map(({ target }) => target));
    for (const { about } of made) expect(about.targets.some((target) => shown.has(target))).toBe(true);
    for (const { note, target } of pieces) if (target.startsWith('supply:')) expect(note).toMatch(/^\$\d+$/);
    return;
  }
});

test('who is about to go somewhere stands there as a ghost', () => {
  const match = positionAt(dakota, { seats: 1, kind: 'plan', after: 60 });
  const view = match.view(0) as View;
  const town = view.towns[0]!;
  const send = match.moves().find((move) => move.startsWith('send:'))!;
  const [, id = '', ...place] = send.split(':');
  expect([...comersOf(town, send)]).toEqual([[place.join(':'), [KINDS.indexOf(id as 'miner')]]]);
  expect(comersOf(town, null).size).toBe(0);
  const fill = match.moves().find((move) => move.startsWith('fill:'));
  if (fill) expect(comersOf(town, fill).get(fill.slice(5))!.length).toBeGreaterThan(1);
});

test('those a card takes are chosen beforehand, and each stands in the tray', () => {
  const s = dakota.clone(positionAt(dakota, { seats: 1, kind: 'plan', after: 60 }).position() as State);
  s.pending.push({ kind: 'dance', seat: 0 });
  const decision = dakota.decision(s)!;
  const tickets = dakota.moves(s).map((move) => dakota.describe(s, move));
  const pieces = look.tray?.(dakota.view(s, 0), decision)?.pieces ?? [];
  const [best] = tickets.filter(({ preset }) => preset);
  expect(look.toggles).toContain(decision.kind);
  expect(best?.targets).toHaveLength(2);
  const used = new Set(tickets.flatMap(({ targets }) => targets));
  expect(pieces.map(({ target }) => target).sort()).toEqual([...used].sort());
});

test('rides are told apart by what they bring, in few words', () => {
  for (let after = 20; after <= 120; after += 20) {
    const labels = ticketsOf(positionAt(dakota, { seats: 1, kind: 'cart-drop', after })).map(
      ({ about }) => about.label,
    );
    expect(new Set(labels).size).toBe(labels.length);
    // A place is named only where two rides bring the same.
    const brings = labels.map((label) => label.replace(/ \(row.*\)$/, ''));
    const placed = brings.filter((_, i) => labels[i] !== brings[i]);
    expect(placed.filter((one) => brings.filter((other) => other === one).length < 2)).toEqual([]);
  }
});

test('a letter that could not be read is left out until one looks closer', () => {
  const pawn = (pixels: number, zoom: number) => (
    <Zoom value={zoom}>
      <Scale value={pixels}>
        <Worker kind={KINDS.indexOf('teacher')} x={0} y={0} size={26} />
      </Scale>
    </Zoom>
  );
  const letters = (pixels: number, zoom: number) =>
    JSON.stringify(render(pawn(pixels, zoom)).toJSON()).includes('"T"');
  expect([letters(1, 1), letters(0.5, 1), letters(0.5, 2)]).toEqual([true, false, true]);
});

test('a table of one town hides nothing; among several a purse does', () => {
  const one = positionAt(dakota, { seats: 1, kind: 'plan' });
  const two = positionAt(dakota, { seats: 2, kind: 'plan' });
  expect(look.secret?.(one.view(0) as View, 0)).toBe(false);
  expect(look.secret?.(two.view(0) as View, 0)).toBe(true);
});

test('the cards face names the own events from school, and no others', () => {
  const match = positionAt(dakota, { seats: 2, kind: 'evening' });
  const seat = match.decision()?.seat ?? 0;
  const view = match.view(seat);
  const held = (own: View['towns'][number]['held']) => {
    const towns = view.towns.map((t, i) => (i === seat ? { ...t, held: own, heldCount: 2 } : t));
    return { view: { ...view, towns } };
  };
  showBoard(look, match, 'cards', held(['bank-run', 'earthquake']));
  expect(screen.getByTestId('spot card:earthquake')).toBeTruthy();
  expect(screen.getByLabelText(/^From school, for tomorrow: Bank Run/)).toBeTruthy();
  showBoard(look, match, 'cards', held(null));
  expect(screen.queryByLabelText(/^From school/)).toBeNull();
});
