import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { loadLook } from '@/components/boards';
import { cardOut } from '@/components/history/card-out';
import type { Hand } from '@/components/history/card-out-port';
import { linesFor, widthOf } from '@/components/history/card-letters';
import { PostCard } from '@/components/history/post-card';
import { ShareSheet } from '@/components/history/share-sheet';
import { shareText } from '@/components/history/share-text';
import { fonts } from '@/components/ui/tokens';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { games } from '@/engine/games';

// A whole game is played first, and the first screen of a run loads the whole native stand-in.
jest.setTimeout(120_000);

const known = new Map<string, Match>();

/** A greedy game, played to its end once. */
function over(game: AnyGame, seats: number): Match {
  const key = `${game.id} ${seats}`;
  const kept = known.get(key);
  if (kept) return kept;
  const match = startMatch(game, plainConfig(game, seats), 'post-card');
  for (let choice = hint(match); choice !== null; choice = hint(match)) match.play(choice.move);
  known.set(key, match);
  return match;
}

/** What stands on the card, in order. */
function lettersIn(node: ReactTestInstance): string[] {
  return node
    .findAll(({ type }) => String(type) === 'RNSVGTSpan')
    .map(({ props }) => String(props.content ?? ''))
    .filter(Boolean);
}

describe.each(games.map((game) => [game.id, game] as const))('the post-card of %s', (id, game) => {
  it.each([1, 2])('is one drawing for %i, with result, seed and the way to the same deal', async (seats) => {
    const match = over(game, seats);
    const look = await loadLook(id);
    render(<PostCard match={match} look={look} date="18 Nov 2026" width={300} />);
    const [card] = screen.UNSAFE_root.findAll(({ type }) => String(type) === 'RNSVGSvgView');
    if (!card) throw new Error('no drawing');
    // Views and drawings of their own would be missing from the picture.
    const strange = card.findAll(
      (node) => typeof node.type === 'string' && !/^RNSVG/.test(node.type) && node !== card,
    );
    expect(strange.map(({ type }) => type)).toEqual([]);
    expect(card.findAll(({ type }) => String(type) === 'RNSVGSvgView')).toEqual([card]);
    const letters = lettersIn(card).join(' ');
    const sheet = game.score(match.position());
    for (const { name } of match.config.seats) expect(letters).toContain(name);
    for (const { total } of sheet.seats) expect(letters).toContain(String(total));
    expect(letters).toContain(game.info.title);
    expect(letters).toContain('18 Nov 2026');
    expect(letters).toContain(`Seed: ${match.seed}`);
    expect(letters).toContain('Frontier Five');
    expect(letters.replaceAll(' ', '')).toContain(shareText(match, 'deal')?.link);
  });
});

describe('on the share sheet', () => {
  const [game] = games;
  // The phone's own way out; a browser has others.
  const send = jest.spyOn(cardOut as { send: Hand }, 'send');
  afterEach(() => send.mockReset());

  async function opened(match: Match) {
    render(<ShareSheet match={match} at={Date.UTC(2026, 10, 18, 12)} onClose={() => undefined} />);
    await act(async () => {
      await loadLook(match.game.id);
    });
  }

  it('stands first for a finished match, and is not offered before', async () => {
    if (!game) throw new Error('no games');
    await opened(over(game, 1));
    expect(screen.getByTestId('post-card')).toBeTruthy();
    screen.unmount();
    await opened(startMatch(game, plainConfig(game, 1), 'post-card'));
    expect(screen.queryByTestId('post-card')).toBeNull();
    expect(screen.queryByLabelText('Post-card')).toBeNull();
  });

  it('is handed out by name and day, and says so where the device does not let it', async () => {
    if (!game) throw new Error('no games');
    await opened(over(game, 1));
    send.mockResolvedValue('refused');
    await act(async () => {
      fireEvent.press(screen.getByTestId('card-send'));
    });
    expect(send.mock.calls[0]?.[1]).toBe(`${game.id}-2026-11-18.png`);
    expect(screen.getByText(/does not let the app hand out pictures/)).toBeTruthy();
    send.mockResolvedValue('closed');
    await act(async () => {
      fireEvent.press(screen.getByTestId('card-send'));
    });
    expect(screen.queryByTestId('card-note')).toBeNull();
  });
});

it('fills lines evenly and breaks no word', () => {
  const words = 'Won in round 17: silver medal, 11 rounds to spare';
  const lines = linesFor(words, fonts.semi, 15, 236);
  expect(lines.join(' ')).toBe(words);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(widthOf(line, fonts.semi, 15)).toBeLessThan(260);
  expect(linesFor('beat the Street', fonts.semi, 15, 236)).toEqual(['beat the Street']);
});
