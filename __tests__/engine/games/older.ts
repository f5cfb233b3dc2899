/** Saves as older rules would have written them, and matches that go on from them. */
import type { Match } from '@/engine/core/match';
import { canonical, hashText } from '@/engine/core/hash';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, saveOf } from '@/engine/core/save';
import { gameById } from '@/engine/games';

/** The save of a match by the rules before these, its position changed to what it was then. */
export function savedBefore<S>(match: Match, older: (state: S) => unknown): string {
  const save = JSON.parse(JSON.stringify(saveOf(match, { started: 1, saved: 2 }))) as Record<string, unknown>;
  const { checksum: _, ...rest } = save;
  const changed = { ...rest, rules: match.game.rules - 1, state: older(rest['state'] as S) };
  const body = JSON.parse(JSON.stringify(changed)) as Record<string, unknown>;
  return JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
}

/** Opens an older save: it must be taken for one, and be sound. */
export function openedOlder(text: string): Match {
  const loaded = readSave(text, gameById);
  if (loaded.kind !== 'older') throw new Error(loaded.kind);
  const { match } = loaded;
  expect(match.game.violations(match.position())).toEqual([]);
  return match;
}

/** Plays by chance to the end; nothing may break on the way. */
export function playToEnd(match: Match, seed = 'to the end'): void {
  const rng = seedRng(seed);
  while (!match.over) {
    match.play(pick(rng, match.moves()));
    expect(match.game.violations(match.position())).toEqual([]);
  }
}
