import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/montana';
import { ThemeProvider } from '@/components/ui/theme';
import { montana } from '@/engine/games/montana';
import { COLOURS, GOODS } from '@/engine/games/montana/data';
import { bidsOf } from '@/engine/games/montana/rules/contractors';
import { cardName, cardNamed, shopName } from '@/engine/games/montana/words/names';

import { boardOf, positionAt, showBoard, ticketsOf } from './shown';

test.each([
  ['land', 'build-next', 2, 10],
  ['work', 'choose-action', 1, 10],
  ['city', 'choose-action', 1, 10],
  ['city', 'city-place', 3, 10],
  ['wheel', 'recruit-advance', 2, 40],
])('the %s board shows %s with pressable places', (part, kind, seats, after) => {
  const match = positionAt(montana, { seats, kind, after });
  const press = showBoard(look, match, part);
  const targets = ticketsOf(match).flatMap(({ about }) => about.targets);
  const target = targets.find((one) => look.partAt?.(one) === part) ?? '';
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('a tablet has a place for every target of a turn', () => {
  const match = positionAt(montana, { seats: 1, kind: 'choose-action', after: 12 });
  const wanted = new Set(ticketsOf(match).flatMap(({ about }) => about.targets));
  const drawn = new Set<string>();
  for (const part of [...look.wide.left, ...look.wide.right]) {
    const { unmount } = render(boardOf(look, match, part, { width: 640, height: 500 }));
    for (const target of wanted) if (screen.queryByTestId(`lit ${target}`)) drawn.add(target);
    unmount();
  }
  expect([...wanted].filter((target) => !drawn.has(target))).toEqual([]);
});

test('a phone has a place for every target of a turn on one of its faces', () => {
  const match = positionAt(montana, { seats: 2, kind: 'choose-action', after: 12 });
  const wanted = new Set(
    ticketsOf(match)
      .flatMap(({ about }) => about.targets)
      .filter((target) => !target.startsWith('turn:')),
  );
  const missing: string[] = [];
  for (const part of ['land', 'work', 'city', 'wheel']) {
    const { unmount } = render(boardOf(look, match, part));
    const own = [...wanted].filter((target) => (look.partAt?.(target) ?? 'city') === part);
    missing.push(...own.filter((target) => !screen.queryByTestId(`lit ${target}`)));
    unmount();
  }
  expect(missing).toEqual([]);
});

test('a crew that waits for its button is drawn on its space', () => {
  const match = positionAt(montana, { seats: 1, kind: 'choose-action', after: 10 });
  const sent = ticketsOf(match).find(({ move }) => move.startsWith('bank:'));
  if (!sent) throw new Error('Nobody can go to the bank.');
  const plain = JSON.stringify(render(boardOf(look, match, 'work')).toJSON());
  const chosen = new Set(sent.about.targets);
  const waiting = render(boardOf(look, match, 'work', { preview: sent.move, chosen }));
  expect(JSON.stringify(waiting.toJSON())).not.toBe(plain);
  expect(JSON.stringify(waiting.toJSON())).toContain('0.72');
});

test('the wagon lies in the tray with what the supply has left, the workers where they are picked', () => {
  const match = positionAt(montana, { seats: 1, kind: 'choose-action', after: 10 });
  const view = match.view(0);
  const wagon = look.tray?.(view, { seat: 0, kind: 'choose-action' });
  expect(wagon?.pieces.map(({ target }) => target)).toEqual(COLOURS.map((id) => `supply:${id}`));
  expect(wagon?.pieces[0]?.label).toMatch(/^\d+ copper in your wagon, \d+ left in the supply/);
  const pair = look.tray?.(view, { seat: 0, kind: 'white-pair' });
  expect(pair?.pieces.map(({ target }) => target)).toEqual(COLOURS.map((id) => `worker:${id}`));
  for (const { target } of [...(wagon?.pieces ?? []), ...(pair?.pieces ?? [])]) {
    if (!look.TrayArt) throw new Error('The tray has no drawing.');
    const art = render(
      <ThemeProvider game="montana">
        <look.TrayArt view={view} target={target} size={46} />
      </ThemeProvider>,
    );
    expect(JSON.stringify(art.toJSON())).toContain('RNSVGPath');
  }
});

test('nothing is hidden, so nobody waits behind a curtain; and the dock keeps its height after the first pick', () => {
  expect(look.secret).toBeUndefined();
  const kinds = ['choose-action', 'build-next', 'city-place', 'recruit-advance', 'end-turn', 'small-space'];
  expect(new Set(kinds.map((kind) => look.dock(kind)))).toEqual(new Set(['tall']));
});

test('an auction is told bid by bid above its board', () => {
  const match = positionAt(montana, { seats: 3, kind: 'city-place', after: 10 });
  const { city } = match.view(0);
  const drawn = JSON.stringify(render(boardOf(look, match, 'city')).toJSON());
  const [first] = bidsOf(city);
  expect(first).toBeDefined();
  expect(drawn).toContain(`${shopName(first?.space.row ?? -1)} ${first?.space.column}`);
});

const SUPPLY = [...GOODS, ...COLOURS.map((id) => `w-${id}`), 'cow'];

test.each([
  ['phone', 390, 380],
  ['large phone', 430, 480],
])('a %s draws the whole supply, and every piece of it can be asked about', (_size, width, height) => {
  const match = positionAt(montana, { seats: 2, kind: 'choose-action', after: 6 });
  const onExplain = jest.fn();
  showBoard(look, match, 'city', { width, height, onExplain, lit: new Map() });
  for (const piece of SUPPLY) {
    fireEvent(screen.getByTestId(`spot supply:${piece}`), 'longPress');
    expect(onExplain).toHaveBeenLastCalledWith(`supply:${piece}`);
  }
  const stone = match.view(0).supply.goods[GOODS.indexOf('stone')];
  expect(screen.getByLabelText(`Supply: ${stone} stone`)).toBeTruthy();
  expect(screen.queryByTestId('spot rival')).toBeNull();
});

test('the race shows the rival’s last card, its bid and how many are left', () => {
  const match = positionAt(montana, { seats: 1, kind: 'choose-action', after: 12 });
  showBoard(look, match, 'land', { width: 390, height: 380 });
  const { card, deck } = match.view(0);
  const left = deck.reduce((sum, one) => sum + one.left, 0);
  const { bid } = cardNamed(card ?? '');
  expect(screen.getByTestId('spot rival').props.accessibilityLabel).toContain(
    `Rival’s cards, ${left} cards in the deck, last card ${cardName(card ?? '')}, bid ${bid}; to come: bid 0 on `,
  );
});

test('a step of the rival turns the table to where it happens', () => {
  const parts = [
    'cell:0,0',
    'spot:4',
    'place:bank',
    'space:city-goods@3',
    'wheel:2',
    'worker:grain',
    'rival',
    'supply:cow',
  ];
  expect(parts.map((target) => look.partAt?.(target))).toEqual([
    'land',
    'work',
    'work',
    'city',
    'wheel',
    'work',
    null,
    null,
  ]);
});

test('the decision chooses the part of the table', () => {
  const view = positionAt(montana, { seats: 2, kind: 'city-place' }).view(0);
  expect(look.partFor(view, { seat: 0, kind: 'city-place' })).toBe('city');
  expect(look.partFor(view, { seat: 0, kind: 'build-next' })).toBe('land');
  expect(look.partFor(view, { seat: 0, kind: 'white-pair' })).toBe('wheel');
});
