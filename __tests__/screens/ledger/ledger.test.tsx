import { fireEvent, render, screen, within } from '@testing-library/react-native';

import { LedgerSheet } from '@/components/ledger/ledger-sheet';
import { byRound } from '@/components/ledger/roll-list';
import { playedGreedily, tableOf } from '@/__tests__/engine/ledger/greedy-games';
import { ledgerOf } from '@/engine/core/ledger';
import { startMatch, type Match } from '@/engine/core/match';
import { sealOf } from '@/engine/core/seal';
import { gameById } from '@/engine/games';

jest.setTimeout(60_000);

function gameNamed(id: string) {
  const game = gameById(id);
  if (!game) throw new Error(`${id} is not on the shelf`);
  return game;
}

const montana = gameNamed('montana');
const settlers = gameNamed('dice-settlers');
const nothing = () => undefined;

function shown(match: Match, upTo?: number) {
  render(<LedgerSheet open match={match} viewer={0} upTo={upTo} onClose={nothing} />);
}

describe('before anything is rolled', () => {
  it('shows the fingerprint and not the seed', () => {
    const match = startMatch(montana, tableOf(montana, 2), 'hidden-seed');
    shown(match);
    expect(screen.getByTestId('fingerprint').props.children).toBe(sealOf(match).fingerprint);
    expect(JSON.stringify(screen.toJSON())).not.toContain('hidden-seed');
    expect(screen.getByText('Nothing has been rolled yet.')).toBeOnTheScreen();
  });
});

describe('of a match that is over', () => {
  const match = playedGreedily(montana, 2, 'ledger-seed');
  const ledger = ledgerOf(match, 0);
  const [own] = ledger.sides;
  if (!own?.luck) throw new Error('nothing was spun');
  const { luck } = own;

  it('says every face with its count and its band, as text and to a screen reader', () => {
    shown(match);
    const panel = within(screen.getByTestId('ledger side 0'));
    for (const { n: of, faces } of own.dice) {
      for (const { face, n, low, high } of faces) {
        const start = `${face.name}: ${n} of ${of}`;
        const row = panel.getByLabelText(new RegExp(`^${start}[,.]`));
        const band = n > high ? `${low}–${high} many` : n < low ? `${low}–${high} few` : `${low}–${high}`;
        expect(within(row).getByText(band)).toBeTruthy();
        expect(row.props['aria-label']).toContain(`${low} to ${high} times`);
      }
    }
  });

  it('says luck in one number, and what it counts', () => {
    shown(match);
    expect(
      screen.getByText(`Seat 1’s rolls were luckier than ${luck.of100} of 100 with fair dice.`),
    ).toBeTruthy();
    expect(screen.getByText(montana.dice.scale)).toBeTruthy();
  });

  it('shows another side at a tap', () => {
    shown(match);
    fireEvent.press(screen.getByLabelText('Seat 2'));
    expect(screen.getByTestId('ledger side 1')).toBeTruthy();
    expect(screen.queryByTestId('ledger side 0')).toBeNull();
  });

  it('lists all rolls by rounds, the last round open and any other at a tap', () => {
    shown(match);
    const rounds = byRound(ledger.rolls);
    const rows = () => within(screen.getByTestId('all rolls')).queryAllByLabelText(/^Seat \d: Wheel: /);
    expect(rounds.length).toBeGreaterThan(2);
    expect(rows()).toHaveLength(rounds[rounds.length - 1]?.rolls.length ?? 0);
    const [first] = rounds;
    const n = first?.rolls.length ?? 0;
    fireEvent.press(screen.getByLabelText(`${first?.name}, ${n} ${n === 1 ? 'roll' : 'rolls'}`));
    expect(rows()).toHaveLength(n);
  });

  it('opens the seal: seed, fingerprint, the check, and the line anybody can hash', () => {
    shown(match);
    expect(screen.getByTestId('opened seed').props.children).toBe('ledger-seed');
    expect(screen.getByTestId('seal proven')).toBeTruthy();
    expect(screen.queryByTestId('sealed text')).toBeNull();
    fireEvent.press(screen.getByTestId('seal how'));
    expect(screen.getByTestId('sealed text').props.children).toBe('frontier-five|montana|2||ledger-seed');
  });

  it('shows of earlier only what had fallen by then', () => {
    const at = ledger.rolls[2]?.at ?? 0;
    shown(match, at);
    const so = ledgerOf(match, 0, at);
    const n = so.sides[0]?.rolls ?? 0;
    expect(n).toBeLessThan(own.rolls);
    expect(screen.getByText(`Wheel: ${n} in all`)).toBeTruthy();
  });
});

test('a side that rolled nothing says so, and who rolled is shown first', () => {
  // Seat 2 spins alone: what the other spins is told to nobody.
  const game = {
    ...montana,
    apply: (...[state, move, emit]: Parameters<typeof montana.apply>) =>
      montana.apply(state, move, (event) => emit(event.seat === 0 ? { ...event, only: [] } : event)),
  };
  const whole = playedGreedily(montana, 2, 'ledger-seed');
  const match = startMatch(game, whole.config, whole.seed);
  match.playAll(whole.record());
  shown(match);
  expect(screen.getByTestId('ledger side 1')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Seat 1'));
  expect(screen.getByText('Seat 1 rolled nothing.')).toBeTruthy();
});

test('read as everybody, a seat comes first and the table last', () => {
  const dawson = gameNamed('dawson');
  render(<LedgerSheet open match={playedGreedily(dawson, 2, 'city')} viewer={-1} onClose={nothing} />);
  expect(screen.getByLabelText('The city')).toBeTruthy();
  expect(screen.queryByTestId('ledger side -1')).toBeNull();
  fireEvent.press(screen.getByLabelText('The city'));
  expect(screen.getByTestId('ledger side -1')).toBeTruthy();
});

test('while the match runs nobody is called lucky', () => {
  const whole = playedGreedily(settlers, 2, 'midway');
  const match = startMatch(settlers, whole.config, whole.seed);
  match.playAll(whole.record().slice(0, 20));
  shown(match);
  expect(screen.getByTestId('ledger side 0')).toBeTruthy();
  expect(screen.queryByTestId('luck')).toBeNull();
  expect(screen.queryByTestId('opened seed')).toBeNull();
});
