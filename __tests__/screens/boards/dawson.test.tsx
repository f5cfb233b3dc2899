import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dawson';
import { flagPlaces } from '@/components/boards/dawson/flags';
import { boxOf, hullOf, spotsOf } from '@/components/boards/dawson/places';
import { legible } from '@/components/boards/dawson/tones';
import { ThemeProvider } from '@/components/ui/theme';
import { dawson, type View } from '@/engine/games/dawson';
import { cityOf } from '@/engine/games/dawson/rules/city';

import { positionAt, showBoard, ticketsOf } from './shown';

/** What can be asked about, with every flag at the same place. */
function spots(view: View) {
  const city = cityOf(view.plan);
  return spotsOf(
    view,
    city,
    city.hoods.map(() => ({ x: 0, y: 0, width: 50, height: 20 })),
    view.step === 'lay',
  );
}

/** Ties and fires are rare: in whatever game the computer first meets one. */
function rarely(kind: string) {
  for (const seats of [2, 3, 4, 5, 6, 1]) {
    try {
      return positionAt(dawson, { seats, kind });
    } catch {
      // None in that game.
    }
  }
  throw new Error(`no ${kind} in any game`);
}

test.each([
  ['a turn of two', () => positionAt(dawson, { seats: 2, kind: 'manage', after: 12 })],
  ['a turn alone', () => positionAt(dawson, { seats: 1, kind: 'manage', after: 12 })],
  ['a tile of three', () => positionAt(dawson, { seats: 3, kind: 'lay', after: 12 })],
  ['a choice of tiles', () => positionAt(dawson, { seats: 1, kind: 'lay', options: { abilities: true } })],
  ['a landing tie', () => rarely('landing-tie')],
  ['a fire', () => rarely('fire-pass')],
] as const)('%s lights its places on the map, and they can be pressed', (_name, position) => {
  const match = position();
  const tickets = ticketsOf(match);
  for (const night of [false, true]) {
    for (const { move, about } of tickets.slice(0, 6)) {
      const [target = ''] = about.targets;
      const press = showBoard(look, match, 'city', {
        chosen: new Set(about.targets),
        preview: move,
        recent: new Set(['cell:-2,0']),
        night,
      });
      if (target === '') continue;
      fireEvent.press(screen.getByTestId(`lit ${target}`));
      expect(press).toHaveBeenCalledWith(target);
      screen.unmount();
    }
  }
});

test('a tile that lies on the map as a ghost can be turned there', () => {
  const match = positionAt(dawson, { seats: 1, kind: 'lay' });
  const tickets = ticketsOf(match);
  const corner = (targets: readonly string[]) => targets[0];
  const twice = tickets.find(
    ({ about }) => tickets.filter((one) => corner(one.about.targets) === corner(about.targets)).length > 1,
  );
  if (!twice) throw new Error('no place where the tile can be turned');
  const turn = twice.about.targets.find((target) => target.startsWith('turn:')) ?? '';
  const press = showBoard(look, match, 'city', { preview: twice.move, chosen: new Set(twice.about.targets) });
  fireEvent.press(screen.getByLabelText('Turn the tile'));
  expect(press).toHaveBeenCalledWith(turn);
  screen.unmount();
  showBoard(look, match, 'city');
  expect(screen.queryByLabelText('Turn the tile')).toBeNull();
});

test('what could follow from a tile is outlined with its points', () => {
  const match = positionAt(dawson, { seats: 1, kind: 'lay', after: 20 });
  const drawn = (preview: string | null) => {
    showBoard(look, match, 'city', { preview });
    const text = JSON.stringify(screen.toJSON());
    screen.unmount();
    return (text.match(/"9","6"|"9 6"|\[9,6\]/g) ?? []).length;
  };
  expect(drawn(null)).toBeGreaterThan(1);
});

test('every square and every neighbourhood can be asked about', () => {
  const match = positionAt(dawson, { seats: 2, kind: 'manage' });
  const view = match.view(0);
  const targets = spots(view).map(({ target }) => target);
  expect(new Set(targets).size).toBe(targets.length);
  expect(targets.filter((target) => /^(cell|camper|hotel):/.test(target))).toHaveLength(view.dice.length);
  expect(targets.filter((target) => target.startsWith('hood:')).length).toBeGreaterThan(0);
});

test('the pool hides what it will show while a tile is laid', () => {
  const match = positionAt(dawson, { seats: 1, kind: 'lay' });
  const { pool, growAt } = match.position();
  const { Banner } = look;
  if (!Banner) throw new Error('no banner');
  render(
    <ThemeProvider game="dawson">
      <Banner view={match.view(0)} viewer={0} width={390} calm />
    </ThemeProvider>,
  );
  const strip = screen.getByTestId('pool');
  expect(strip.props.accessibilityLabel ?? strip.props['aria-label']).toBe(
    `${pool} dice in the pool, the city grows at ${growAt}`,
  );
  expect(screen.getByText(`${pool} dice roll after this`)).toBeTruthy();
});

test('the hand holds the drawn tile, or the faces to choose from in one’s own colour', () => {
  const { TrayArt, TicketArt } = look;
  if (!TrayArt || !TicketArt) throw new Error('nothing to draw pieces with');
  const laying = positionAt(dawson, { seats: 1, kind: 'lay' });
  const picking = positionAt(dawson, { seats: 2, kind: 'pick-character', options: { abilities: true } });
  const pieces = [laying, picking].map((match) => {
    const decision = match.decision();
    if (!decision) throw new Error('nothing is asked');
    const view = match.view(decision.seat);
    const tray = look.tray?.(view, decision);
    if (!tray) throw new Error('no tray');
    const { toJSON } = render(
      <ThemeProvider game="dawson">
        {tray.pieces.map(({ target }) => (
          <TrayArt key={target} view={view} target={target} size={46} />
        ))}
        <TicketArt view={view} move={match.moves()[0] ?? ''} size={44} />
      </ThemeProvider>,
    );
    expect(JSON.stringify(toJSON())).toContain('RNSVGPath');
    return tray.pieces.map(({ target }) => target);
  });
  const targets = (match: typeof laying) => new Set(ticketsOf(match).flatMap(({ about }) => about.targets));
  expect(pieces[0]).toHaveLength(1);
  expect(pieces[1]).toHaveLength(6);
  for (const piece of pieces[0] ?? []) expect(targets(laying)).toContain(piece);
  for (const piece of pieces[1] ?? []) expect(targets(picking)).toContain(piece);
  const managing = positionAt(dawson, { seats: 1, kind: 'manage' });
  const decision = managing.decision();
  expect(decision && look.tray?.(managing.view(0), decision)).toBeNull();
  expect(look.hasArt?.(managing.view(0), managing.moves()[0] ?? '')).toBe(false);
});

test('a tablet shows who holds what, and one’s own hotels as pieces', () => {
  // The first turn: there is gold for a hotel.
  const match = positionAt(dawson, { seats: 3, kind: 'manage' });
  const targets = ticketsOf(match).flatMap(({ about }) => about.targets);
  const target = targets.find((one) => one.startsWith('room:')) ?? '';
  const press = showBoard(look, match, 'holds', { chosen: new Set([target]), height: 900 });
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
  expect(screen.getAllByTestId(/^spot supply:/)).toHaveLength(3);
  expect(screen.getAllByTestId(/^spot hood:/)).toHaveLength(cityOf(match.position().plan).hoods.length);
  screen.unmount();
  // Where the bars need the room they have it, and a long list keeps all its lines.
  showBoard(look, match, 'holds', { height: 200 });
  expect(screen.queryAllByTestId(/^spot supply:/)).toHaveLength(0);
});

test('flags stand beside the city and not over one another, with their names where there is room', () => {
  const named: string[] = [];
  for (const after of [0, 20, 40]) {
    const { plan } = positionAt(dawson, { seats: 1, kind: 'manage', after }).position();
    const city = cityOf(plan);
    const frame = { x: -4000, y: -4000, width: 8000, height: 8000 };
    const flags = flagPlaces(city, 14, [], frame);
    const over = (x: number, y: number) =>
      flags.filter((one) => x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height).length;
    for (const { x, y, width, height, name } of flags) {
      expect(over(x + width / 2, y + height / 2)).toBe(1);
      if (name !== '') named.push(name);
    }
    city.xs.forEach((x, square) => {
      if (after === 0) expect(over((x + 0.5) * 42, ((city.ys[square] ?? 0) + 0.5) * 42)).toBe(0);
    });
    // In a frame without room no flag is named.
    expect(
      flagPlaces(city, 14, [], { ...frame, width: 0 })
        .map(({ name }) => name)
        .join(''),
    ).toBe('');
  }
  expect(named.length).toBeGreaterThan(0);
});

test('text on the map is readable at any size of the city, as far as a lot has room', () => {
  for (const fit of [0.39, 0.5, 0.8, 1.4]) expect(legible(15.5, fit, 31) * fit).toBeGreaterThanOrEqual(11.99);
  expect(legible(23, 1, 34)).toBe(23);
  expect(legible(23, 0.2, 34)).toBe(34);
});

test('nothing is secret, and a dock is tall only where many deeds are offered', () => {
  expect(look.secret).toBeUndefined();
  expect(['manage', 'fire-pass', 'landing-tie', 'lay'].map((kind) => look.dock(kind))).toEqual([
    'tall',
    'low',
    'low',
    'low',
  ]);
});

test('all verbs stand in the bar of a turn, in the order of the rules, whatever can be done', () => {
  for (const after of [0, 12]) {
    const match = positionAt(dawson, { seats: 1, kind: 'manage', after });
    const decision = match.decision();
    const bar = decision ? (look.bar?.(match.view(0), decision) ?? []) : [];
    expect(bar.map(({ label }) => label)).toEqual(['Mine', 'Host', 'Build', 'Resize', 'Fire', 'Host all']);
    for (const { sign } of bar) expect(look.signNames).toContain(sign);
    const used = ticketsOf(match).flatMap(({ about }) => (about.verb ? [about.verb.id] : []));
    for (const verb of used) expect(bar.map(({ id }) => id)).toContain(verb);
  }
  const lay = positionAt(dawson, { seats: 1, kind: 'lay' });
  const decision = lay.decision();
  expect(decision && look.bar?.(lay.view(0), decision)).toEqual([]);
});

test('the picture is as small as the city and its flags: none is cut, and no ground is wasted', () => {
  for (const after of [0, 20, 40]) {
    const city = cityOf(positionAt(dawson, { seats: 1, kind: 'manage', after }).position().plan);
    const { least, most } = boxOf(city, [], null);
    const flags = flagPlaces(city, 14, [], most);
    const box = hullOf(least, flags);
    for (const { x, y, width, height } of flags) {
      expect(x).toBeGreaterThan(box.x);
      expect(y).toBeGreaterThan(box.y);
      expect(x + width).toBeLessThan(box.x + box.width);
      expect(y + height).toBeLessThan(box.y + box.height);
    }
    const { west, east } = city.bounds;
    expect(box.width).toBeLessThan((east - west + 1) * 42 + 90);
  }
});

test('drawn before it is done: every guest on the way when all are hosted', () => {
  for (let after = 0; after < 60; after++) {
    const match = positionAt(dawson, { seats: 1, kind: 'manage', after });
    if (!match.moves().includes('fill')) continue;
    showBoard(look, match, 'city', { preview: 'fill' });
    return;
  }
  throw new Error('nobody ever hosts several at once');
});

test('the strip names the Street alone, and rivals where there are some', () => {
  const manage = (seats: number, options = {}) =>
    positionAt(dawson, { seats, kind: 'manage', options }).view(0);
  expect(look.rival?.(manage(1))?.name).toBe('The Street');
  const two = manage(1, { rivals: 2 });
  expect(look.rival?.(two)?.name).toBe('Rivals');
  expect(look.seatFacts(two, -1)).toHaveLength(2);
  expect(look.rival?.(manage(2))).toBeNull();
});

test('a screen reader hears places for a tile as people call them, and figures with their words', () => {
  const view = positionAt(dawson, { seats: 3, kind: 'lay' }).view(0);
  const labels = spots(view).map(({ label }) => label);
  const places = labels.filter((label) => label.startsWith('Lay the tile '));
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) expect(place).toMatch(/: ((North|East|South|West) of|Across from) /);
  expect(labels.join()).toMatch(/worth 1 point\. /);
  expect(look.seatFacts({ ...view, owners: [0] }, 0).map(({ label }) => label)).toContain(
    '1 hotel in the city',
  );
});
