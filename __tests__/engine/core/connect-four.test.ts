import { bareMove, bareStart } from '../../bench/connect-four-bare';
import { connectFour } from '../../bench/connect-four';
import { conform, plainConfig } from '@/engine/core/conformance';

/** The bench compares like with like only if its small game is sound and the versions agree. */
test('Connect Four keeps the contract', () => {
  for (let i = 0; i < 50; i++) {
    const config = plainConfig(connectFour, 2);
    const result = conform(connectFour, {
      config,
      seed: `${i}`,
      thorough: 2,
      policy: i % 10 === 0 ? 'greedy' : 'random',
    });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
  }
});

test('the bare reducer and the contract see the same winner', () => {
  for (let i = 0; i < 50; i++) {
    const config = plainConfig(connectFour, 2);
    const { moves } = conform(connectFour, { config, seed: `${i}`, thorough: 50 });
    const state = connectFour.setup(config, `${i}`);
    let bare = bareStart;
    for (const move of moves) {
      connectFour.apply(state, move, () => undefined);
      bare = bareMove(bare, Number(move));
      expect(bare).toEqual({
        cells: state.cells,
        heights: state.heights,
        placed: state.placed,
        winner: state.winner,
      });
    }
  }
});
