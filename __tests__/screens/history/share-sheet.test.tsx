import { fireEvent, render, screen } from '@testing-library/react-native';

import app from '@/app.json';
import { ShareSheet } from '@/components/history/share-sheet';
import { startMatch } from '@/engine/core/match';
import type { Match } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
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

function codeShown(): string {
  const link = String(screen.getByTestId('share-text').props.children);
  const [address, code] = link.split('?code=');
  expect(address).toBe(`${app.expo.scheme}://setup/montana`);
  return code ?? '';
}

describe('the share sheet', () => {
  it('shows the seed, and the deal as a link whose code sets up the same game', () => {
    render(<ShareSheet match={played(5)} onClose={() => undefined} />);
    expect(screen.getByText('Seed: copper-creek-417')).toBeOnTheScreen();
    const share = readShare(codeShown(), gameById);
    expect(share).toMatchObject({ kind: 'setup', seed: 'copper-creek-417' });
  });

  it('shows the whole match as a link whose code leads to the same position', () => {
    const match = played(5);
    render(<ShareSheet match={match} onClose={() => undefined} />);
    fireEvent.press(screen.getByLabelText('The whole match'));
    const share = readShare(codeShown(), gameById);
    if (share.kind !== 'match') throw new Error('no match in the link');
    expect(share.match.hash()).toBe(match.hash());
  });

  it('says how long the link is', () => {
    render(<ShareSheet match={played(5)} onClose={() => undefined} />);
    const { length } = String(screen.getByTestId('share-text').props.children);
    expect(screen.getByText(`The link has ${length} letters.`)).toBeOnTheScreen();
  });
});
