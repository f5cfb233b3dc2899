import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { isCrowded } from '@/components/play/dock-foot';
import type { Asked } from '@/components/play/use-dock';
import type { DescribedMove } from '@/components/session/port';

import { press, sitDown } from './bench';

const DIG = { id: 'dig', label: 'Dig', sign: 'star' } as const;

describe('the verb bar', () => {
  it('keeps a verb without a move, dashed, and says why it is closed', async () => {
    const { session } = await sitDown({ look: { bar: () => [DIG] } });
    const verb = screen.getByTestId('verb dig');
    expect(screen.getByLabelText('Dig, not possible now')).toBeTruthy();
    expect(StyleSheet.flatten(verb.props.style)).toMatchObject({ borderStyle: 'dashed' });
    const told = jest.spyOn(session, 'whyNot');
    await press('verb dig');
    expect(told).toHaveBeenCalledWith('verb:dig');
    expect(screen.getByText(session.whyNot('verb:dig'))).toBeTruthy();
    expect(session.match().decisions).toBe(0);
  });
});

describe('the list', () => {
  it('lies open at every question where words are wanted first, with every move in it', async () => {
    const { session } = await sitDown({ props: { listFirst: true } });
    expect(screen.getByTestId('list')).toBeTruthy();
    const { moves } = session.store.getState();
    for (const { move } of moves) expect(screen.getAllByTestId(`move ${move}`)).toHaveLength(1);
    await press('fold list');
    expect(screen.queryByTestId('list')).toBeNull();
  });
});

/** An answer as the dock needs it to measure its button. */
function answer(label: string, gains = 0): DescribedMove {
  const gain = Array.from({ length: gains }, () => ({ sign: 'star', amount: 1, label: '1 star' }));
  return { move: label, about: { label, targets: [], rule: '', gain } };
}

describe('answers', () => {
  const asked = (main: readonly DescribedMove[]) =>
    ({ sorted: { helpers: [], quiet: [], main }, choosing: { armed: null } }) as unknown as Asked;

  it.each([
    ['short ones stand in a row', ['Keep 4', 'Roll again'], [], false],
    [
      'three long ones under each other',
      ['Draw from the first layer', 'Draw from the second layer', 'Draw from the third layer'],
      [],
      true,
    ],
    ['a long one beside the strong button', ['Keep the engineer free for another day'], ['Stop it'], true],
    [
      'four have no room under each other',
      ['A long answer', 'B long answer', 'C long answer', 'D long answer'],
      [],
      false,
    ],
  ] as const)('%s', (_, labels, main, stacked) => {
    expect(
      isCrowded(
        asked(main.map((label) => answer(label))),
        labels.map((label) => answer(label)),
        358,
      ),
    ).toBe(stacked);
  });

  it('counts chips too', () => {
    const labels = ['Join with a tent', 'Stay away from it'];
    expect(
      isCrowded(
        asked([]),
        labels.map((label) => answer(label, 2)),
        358,
      ),
    ).toBe(true);
  });
});
