/**
 * A save of older rules is the only way a position enters without replay, and its checksum is no secret.
 * Whatever is written into it: reading names an outcome, and what is taken can be played for a while.
 */
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, GameState } from '@/engine/core/game';
import { canonical, hashText } from '@/engine/core/hash';
import { startMatch, type Match } from '@/engine/core/match';
import { below, pick, seedRng, type RngState } from '@/engine/core/rng';
import { readSave, saveOf } from '@/engine/core/save';
import { games } from '@/engine/games';

const FORGERIES = 80;
const PICKS = 30;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const STRANGE: readonly Json[] = [
  ...[null, true, false, 0, 1, -1, 2, 3, 7, 99, 1e9, -1e9, 0.5, 4294967296],
  ...['', 'x', 'done', 'gold', '__proto__', '0', '-1,0', [], [[]], [0], ['x'], {}, { x: 1 }],
];

/** Changes one value somewhere inside: replaced, dropped, doubled or swapped with a neighbour. */
function tamper(state: Json, rng: RngState): void {
  let here = state;
  for (;;) {
    const keys = Array.isArray(here) ? [...here.keys()] : Object.keys(here as object);
    const key = pick(rng, keys as ReadonlyArray<string | number>);
    const place = here as Record<string | number, Json>;
    const value = place[key] as Json;
    const inner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (inner && below(rng, 4) > 0) {
      here = value;
      continue;
    }
    const way = below(rng, 6);
    if (way === 0 && Array.isArray(here)) here.splice(Number(key), 1);
    else if (way === 1 && Array.isArray(here)) here.push(JSON.parse(JSON.stringify(value)) as Json);
    else if (way === 2 && !Array.isArray(here)) delete place[key];
    else if (way === 3 && typeof value === 'number') place[key] = value + pick(rng, [-2, -1, 1, 2, 10]);
    else place[key] = JSON.parse(JSON.stringify(pick(rng, STRANGE))) as Json;
    return;
  }
}

function played(game: AnyGame, n: number): Match {
  const { min, max } = game.seats;
  const match = startMatch(game, plainConfig(game, min + (n % (max - min + 1))), `forged ${n}`);
  const rng = seedRng(`forged ${n}`);
  const picks = below(rng, 120);
  for (let i = 0; i < picks && !match.over; i++) match.play(pick(rng, match.moves()));
  return match;
}

function forged(match: Match, rng: RngState): string {
  const { checksum: _, ...body } = JSON.parse(JSON.stringify(saveOf(match, { started: 1, saved: 2 })));
  for (let times = 1 + below(rng, 2); times > 0; times--) tamper(body.state as Json, rng);
  return JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
}

/** What a screen does with a match, for a while. */
function lookThrough(match: Match, rng: RngState): void {
  for (let i = 0; i < PICKS && !match.over; i++) {
    const { game } = match;
    const position = match.position();
    for (let seat = -1; seat < match.config.seats.length; seat++) match.view(seat);
    game.status(position);
    game.prompt(position);
    for (const move of match.moves()) game.describe(position, move);
    const entry = match.play(pick(rng, match.moves()));
    for (const event of entry.events) game.tell(match.position(), event);
  }
  match.game.score(match.position());
}

describe.each(games.map((game): [string, AnyGame] => [game.id, game]))('forged saves of %s', (_id, game) => {
  // As if its rules had been raised, and every position of today were one of yesterday.
  const older = { ...game, rules: game.rules + 1, upgrade: (state: GameState) => state } as AnyGame;

  test('are named, never thrown, and what is taken can be looked at and played', () => {
    const rng = seedRng(`forged ${game.id}`);
    const outcomes = new Set<string>();
    for (let n = 0; n < FORGERIES; n++) {
      const outcome = readSave(forged(played(game, n), rng), () => older);
      outcomes.add(outcome.kind);
      if (outcome.kind === 'older') lookThrough(outcome.match, seedRng(`look ${n}`));
      else expect(outcome).toHaveProperty('message', expect.stringMatching(/^This .+\.$/));
    }
    // Most are found out; a changed count of gold, say, is a position like any other.
    expect(outcomes).toContain('outgrown');
    expect(outcomes).toContain('older');
  });

  test.each<[string, Json]>([
    ['a count of four thousand million', 4294967296],
    ['half a piece', 0.5],
    ['a text without end', 'x'.repeat(3000)],
    ['a list without end', Array.from({ length: 3000 }, () => 0)],
  ])('%s is refused before a verb of the game is tried on it', (_what, value) => {
    const { checksum: _, ...save } = JSON.parse(
      JSON.stringify(saveOf(played(game, 0), { started: 1, saved: 2 })),
    );
    const body = { ...save, state: { ...save.state, extra: value } };
    const text = JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
    const clone = jest.fn(game.clone);
    expect(readSave(text, () => ({ ...older, clone }) as AnyGame).kind).toBe('outgrown');
    expect(clone).not.toHaveBeenCalled();
  });
});
