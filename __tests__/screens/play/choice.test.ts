import {
  byWorth,
  firstHeld,
  litTargets,
  nothingHeld,
  standingOf,
  tagsOf,
  tapped,
  turned,
  type Held,
} from '@/components/play/choice';
import type { DescribedMove } from '@/components/session/port';
import type { MoveDescription } from '@/engine/core/game';

const move = (id: string, targets: string[], more: Partial<MoveDescription> = {}): DescribedMove => ({
  move: id,
  about: { label: id, targets, rule: 'T-1', ...more },
});
const wheat = (amount: number) => ({ gain: [{ sign: 'wheat', amount, label: `${amount} wheat` }] });

/** Taps one after the other; null as soon as one is refused. */
function tap(moves: readonly DescribedMove[], targets: readonly string[], toggles = false): Held | null {
  let held: Held | null = firstHeld(moves, toggles);
  for (const target of targets) held = held && tapped(moves, held, target, toggles);
  return held;
}

function armedAfter(moves: readonly DescribedMove[], targets: readonly string[], toggles = false) {
  const held = tap(moves, targets, toggles);
  return held ? (standingOf(moves, held, toggles).armed?.move ?? null) : 'refused';
}

describe('equal pieces taken one by one', () => {
  const food = ['good:food', 'good:food#2', 'good:food#3'];
  const moves = [
    move('3 food', food, { preset: true }),
    move('2 food, 1 wood', ['good:food', 'good:food#2', 'good:wood']),
    move('1 food, 2 wood', ['good:food', 'good:wood', 'good:wood#2']),
  ];

  it('begin anew where a choice was made beforehand', () => {
    expect(armedAfter(moves, [])).toBe('3 food');
    expect(tap(moves, ['good:food#4'])?.taps).toEqual(['good:food']);
    expect(armedAfter(moves, ['good:wood'])).toBeNull();
  });

  it('count up to a move, and begin anew with one too many', () => {
    expect(armedAfter(moves, ['good:food#4', 'good:food#2', 'good:food#3'])).toBe('3 food');
    expect(armedAfter(moves, ['good:wood', 'good:wood#2'])).toBe('1 food, 2 wood');
    expect(tap(moves, ['good:food#4', ...food.slice(1), 'good:wood'])?.taps).toEqual(['good:wood']);
  });

  it('are given back by the last of them', () => {
    expect(tap(moves, ['good:food#4', 'good:food#2', 'good:food'])?.taps).toEqual(['good:food']);
  });
});

describe('pieces and places', () => {
  const moves = [
    move('5 rail', ['die:5', 'space:rail'], wheat(1)),
    move('5 farm', ['die:5', 'space:farm'], wheat(3)),
    move('2 farm', ['die:2', 'space:farm'], wheat(2)),
    move('both mayor', ['die:5', 'die:2', 'space:mayor']),
    move('done', [], { weight: 'main' }),
  ];

  it('lead to the same move in any order', () => {
    expect(armedAfter(moves, ['die:5', 'space:rail'])).toBe('5 rail');
    expect(armedAfter(moves, ['space:farm', 'die:2'])).toBe('2 farm');
    expect(armedAfter(moves, ['die:2', 'space:mayor'])).toBe('both mayor');
  });

  it('choose as soon as one move is left', () => {
    expect(armedAfter(moves, ['space:rail'])).toBe('5 rail');
    expect(armedAfter(moves, ['space:farm'])).toBeNull();
  });

  it('take the place of one of their kind, and let go what no longer fits', () => {
    expect(armedAfter(moves, ['die:5', 'space:farm', 'die:2'])).toBe('2 farm');
    expect(armedAfter(moves, ['die:5', 'space:farm', 'space:rail'])).toBe('5 rail');
    expect(armedAfter(moves, ['die:2', 'space:rail'])).toBe('5 rail');
  });

  it('are let go by a second tap, and refused where no move has them', () => {
    expect(tap(moves, ['die:5', 'die:5'])?.taps).toEqual([]);
    expect(tap(moves, ['space:nowhere'])).toBeNull();
  });

  it('light what leads on and what could be held instead', () => {
    const held = tap(moves, ['die:2']) as Held;
    expect([...litTargets(standingOf(moves, held, false), held, false)].sort()).toEqual([
      'die:2',
      'die:5',
      'space:farm',
      'space:mayor',
    ]);
  });

  it('tag a place with what it would bring, where that is one thing', () => {
    const held = tap(moves, ['die:5']) as Held;
    const tags = tagsOf(standingOf(moves, held, false), held, false);
    expect([...tags].map(([target, [chip]]) => [target, chip?.amount])).toEqual([
      ['space:rail', 1],
      ['space:farm', 3],
    ]);
    expect(tagsOf(standingOf(moves, nothingHeld, false), nothingHeld, false).size).toBe(0);
  });

  it('prefer the move that is made with exactly what was tapped', () => {
    const nested = [move('one', ['die:1']), move('two', ['die:1', 'die:2'])];
    expect(armedAfter(nested, ['die:1'])).toBe('one');
    expect(armedAfter(nested, ['die:1', 'die:2'])).toBe('two');
  });
});

it('toggling what cannot be toggled takes up the quiet verb that is about it', () => {
  const turn = { id: 'turn', label: 'Turn one', sign: 'die', quiet: true } as const;
  const quiet = [move('turn 3', ['die:3', 'face:1'], { verb: turn }), move('keep', [], { weight: 'quiet' })];
  expect(tap(quiet, ['die:3'], true)).toEqual({ taps: ['die:3'], verb: 'turn', move: null });
  expect(tap(quiet, ['die:4'], true)).toBeNull();
  const both = [move('again 2', ['die:2']), ...quiet];
  expect(tap(both, ['die:2', 'die:3'], true)).toBeNull();
});

describe('turns beside moves with more pieces', () => {
  const moves = [
    move('two and one', ['good:a', 'good:b', 'turn:0']),
    move('one and two', ['good:a', 'good:b', 'turn:1']),
    move('one each', ['good:a', 'good:b', 'good:c']),
  ];

  it('are armed by the pieces alone', () => {
    expect(armedAfter(moves, ['good:a'])).toBeNull();
    expect(armedAfter(moves, ['good:a', 'good:b'])).toBe('two and one');
    expect(armedAfter(moves, ['good:a', 'good:b', 'good:c'])).toBe('one each');
    const held = tap(moves, ['good:a', 'good:b']) as Held;
    expect(standingOf(moves, turned(standingOf(moves, held, false), held), false).armed?.move).toBe(
      'one and two',
    );
  });
});

it('leaves a helper to its button', () => {
  const moves = [
    move('fill', ['cart:1'], { weight: 'helper' }),
    move('send miner', ['cart:1', 'worker:miner']),
    move('send strong', ['cart:1', 'worker:strong']),
  ];
  expect(armedAfter(moves, ['cart:1'])).toBeNull();
  expect(armedAfter(moves, ['cart:1', 'worker:miner'])).toBe('send miner');
});

describe('turns', () => {
  const moves = [
    move('a0', ['cell:1', 'turn:0']),
    move('a1', ['cell:1', 'turn:1']),
    move('b1', ['cell:2', 'turn:1']),
  ];

  it('are one gesture: the first lies there, and the button goes round', () => {
    const held = tap(moves, ['cell:1']) as Held;
    const standing = standingOf(moves, held, false);
    expect(standing.armed?.move).toBe('a0');
    const once = turned(standing, held);
    expect(standingOf(moves, once, false).armed?.move).toBe('a1');
    expect(standingOf(moves, turned(standingOf(moves, once, false), once), false).armed?.move).toBe('a0');
    expect(standingOf(moves, tap(moves, ['cell:2']) as Held, false).turns).toEqual([]);
  });

  it('are forgotten when the piece goes elsewhere', () => {
    const held = tap(moves, ['cell:1']) as Held;
    const once = turned(standingOf(moves, held, false), held);
    expect(standingOf(moves, tapped(moves, once, 'cell:2', false) as Held, false).armed?.move).toBe('b1');
  });
});

describe('several at once', () => {
  const moves = [
    move('1', ['die:1']),
    move('2', ['die:2']),
    move('12', ['die:1', 'die:2'], { preset: true }),
    move('keep', [], { weight: 'quiet' }),
  ];

  it('are chosen when exactly those are picked, beginning with what is marked beforehand', () => {
    expect(armedAfter(moves, [], true)).toBe('12');
    expect(armedAfter(moves, ['die:1'], true)).toBe('2');
    expect(armedAfter(moves, ['die:1', 'die:2'], true)).toBeNull();
  });

  it('are refused beyond what the rules allow', () => {
    expect(tap(moves, ['die:3'], true)).toBeNull();
  });
});

describe('verbs', () => {
  const cow = { id: 'cow', label: 'Trade a cow', sign: 'cow', quiet: true } as const;
  const moves = [move('field', ['cell:1']), move('cow wheat', ['good:wheat'], { verb: cow })];

  it('that are quiet stay out of the list until they are asked for', () => {
    expect(standingOf(moves, nothingHeld, false).open.map((one) => one.move)).toEqual(['field']);
    const asked = { ...nothingHeld, verb: 'cow' };
    expect(standingOf(moves, asked, false).armed?.move).toBe('cow wheat');
  });

  it('open by a tap on a piece of theirs', () => {
    expect(armedAfter(moves, ['good:wheat'])).toBe('cow wheat');
  });
});

it('puts the best first and keeps equal ones in their order', () => {
  const list = [
    move('a', [], { worth: 1 }),
    move('b', [], { worth: 5 }),
    move('c', [], { worth: 5 }),
    move('d', []),
  ];
  expect(byWorth(list).map((one) => one.move)).toEqual(['b', 'c', 'a', 'd']);
});

describe('equal pieces', () => {
  const again = [
    move('one', ['die:white']),
    move('two', ['die:white', 'die:white#2']),
    move('white and green', ['die:white', 'die:green']),
  ];
  const placed = [move('here', ['die:white', 'cell:1']), move('there', ['die:white', 'cell:2'])];

  it('are taken in order, whichever is tapped', () => {
    expect(armedAfter(again, ['die:white#2'], true)).toBe('one');
    expect(armedAfter(again, ['die:white#2', 'die:white#2'], true)).toBe('two');
    expect(armedAfter(again, ['die:white', 'die:white#2', 'die:white'], true)).toBe('one');
  });

  it('are one piece where one is enough', () => {
    expect(armedAfter(placed, ['die:white#2', 'cell:1'])).toBe('here');
    expect(armedAfter(placed, ['die:white', 'die:white#2', 'cell:2'])).toBe('there');
  });
});
