import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { eventKey, eventSayings, pickKey, sayingsAt, type Saying } from '@/components/coach/course';
import type { DescribedMove } from '@/components/session/port';
import type { AnyGame } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';

const game: AnyGame = toy;
const { lesson } = game;
const match = startMatch(toy, toyConfig(1), 'seed');
const decision = match.decision() ?? { seat: 0, kind: '' };
const moves: readonly DescribedMove[] = match
  .moves()
  .map((move) => ({ move, about: game.describe(match.position(), move) }));

function said(
  met: readonly string[],
  given: Partial<Parameters<typeof sayingsAt>[2]> = {},
): readonly Saying[] {
  return sayingsAt(lesson, new Set(met), { decision, moves, told: [], proposal: null, ...given });
}

const rolled = { kind: 'roll', targets: ['die'] } as never;

test('a kind of decision is explained once, and later what is new in it', () => {
  expect(said([]).map(({ key }) => key)).toEqual([pickKey('turn', 0)]);
  expect(said([pickKey('turn', 0)]).map(({ key }) => key)).toEqual([pickKey('turn', 1)]);
  expect(said([pickKey('turn', 0), pickKey('turn', 1)])).toEqual([]);
});

test('what is new later waits until it can be used', () => {
  const cards = moves.filter(({ move }) => move !== 'roll');
  expect(said([pickKey('turn', 0)], { moves: cards })).toEqual([]);
});

test('what happened is explained before what is asked, each kind once', () => {
  expect(said([], { told: [rolled, rolled] }).map(({ key }) => key)).toEqual([
    eventKey('roll'),
    pickKey('turn', 0),
  ]);
  expect(eventSayings(lesson, new Set([eventKey('roll')]), [rolled])).toEqual([]);
  expect(eventSayings(lesson, new Set(), [{ kind: 'draw', targets: [] }])).toEqual([]);
});

test('a proposal comes last, names its move, and points at its pieces before the frame', () => {
  const [first] = lesson.proposals;
  const last = said([], { proposal: first ?? null }).at(-1);
  expect(last).toMatchObject({ key: null, move: 'roll', text: first?.why });
  expect(last?.at).toEqual(['die', '@strong', '@prompt']);
  const silent = { kind: 'turn', move: 'roll', why: '' };
  expect(said([], { proposal: silent }).map(({ key }) => key)).toEqual([pickKey('turn', 0)]);
});
