import { act, fireEvent, render, screen } from '@testing-library/react-native';

import app from '@/app.json';
import { ShareSheet } from '@/components/history/share-sheet';
import { startMatch } from '@/engine/core/match';
import type { Match } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
import { sealOf } from '@/engine/core/seal';
import { readShare } from '@/engine/core/share';
import { gameById } from '@/engine/games';

const game = gameById('montana');
if (!game) throw new Error('Montana is not on the shelf');

function played(moves: number): Match {
  const seats = [{ name: 'Robin', kind: 'person' as const, colour: 0 }];
  const match = startMatch(game!, { seats, options: completeOptions(game!.options, 1) }, 'copper-creek-417');
  for (let i = 0; i < moves; i++) match.play(match.moves()[0]!);
  return match as Match;
}

/** Played on unranked: its seed is no secret. */
function unsealed(moves: number): Match {
  const match = played(moves);
  match.giveUpRank();
  return match;
}

function codeShown(): string {
  const link = String(screen.getByTestId('share-text').props.children);
  const [address, code] = link.split('?code=');
  expect(address).toBe(`${app.expo.scheme}://setup/montana`);
  return code ?? '';
}

describe('the share sheet', () => {
  it('keeps the seed of a running match that counts under its seal, and shows the fingerprint', () => {
    const match = played(5);
    render(<ShareSheet match={match} onClose={() => undefined} />);
    expect(JSON.stringify(screen.toJSON())).not.toContain('copper-creek-417');
    expect(screen.getByText(`Sealed deal ${sealOf(match).fingerprint}`)).toBeOnTheScreen();
    expect(screen.queryByTestId('share-text')).toBeNull();
    expect(screen.queryByTestId('unseal')).toBeNull();
  });

  it('shows it once the seal is broken, and the match counts no more', async () => {
    const match = played(5);
    const unseal = () => Promise.resolve(match.giveUpRank());
    render(<ShareSheet match={match} onUnseal={unseal} onClose={() => undefined} />);
    await act(async () => fireEvent.press(screen.getByTestId('unseal')));
    expect(screen.getByText('Seed: copper-creek-417')).toBeOnTheScreen();
    expect(match.unranked).toBe(true);
  });

  it('shows the seed, and the deal as a link whose code sets up the same game', () => {
    render(<ShareSheet match={unsealed(5)} onClose={() => undefined} />);
    expect(screen.getByText('Seed: copper-creek-417')).toBeOnTheScreen();
    const share = readShare(codeShown(), gameById);
    expect(share).toMatchObject({ kind: 'setup', seed: 'copper-creek-417' });
  });

  it('shows the whole match as a link whose code leads to the same position', () => {
    const match = unsealed(5);
    render(<ShareSheet match={match} onClose={() => undefined} />);
    fireEvent.press(screen.getByLabelText('The whole match'));
    const share = readShare(codeShown(), gameById);
    if (share.kind !== 'match') throw new Error('no match in the link');
    expect(share.match.hash()).toBe(match.hash());
  });

  it('says how long the link is', () => {
    render(<ShareSheet match={unsealed(5)} onClose={() => undefined} />);
    const { length } = String(screen.getByTestId('share-text').props.children);
    expect(screen.getByText(`The link has ${length} letters.`)).toBeOnTheScreen();
  });
});
