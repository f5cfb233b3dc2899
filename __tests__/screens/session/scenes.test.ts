import { loadLook } from '@/components/boards';
import type { PlaySettings } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import { plainConfig } from '@/engine/core/configs';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';

const settings: PlaySettings = { pace: 'normal', confirmTaps: false, practice: false };

/** Two people play at one device by chance; answers the kinds of all pictures that were shown, and of all events. */
async function watched(id: string, picks: number) {
  const look = await loadLook(id);
  const match = startMatch(look.game, plainConfig(look.game, 2), `watched ${id}`);
  const session = createSession(
    match,
    { save: async () => {}, now: () => 0, settings: () => settings, wait: async () => {} },
    { manners: look },
  );
  const rng = seedRng(id);
  const shown: string[] = [];
  let curtains = 0;
  let last = 0;
  session.store.subscribe(({ phase, happening }) => {
    if (phase === 'curtain') curtains++;
    if (!happening || happening.n === last) return;
    last = happening.n;
    shown.push(...happening.events.map(({ kind }) => kind));
  });
  for (let i = 0; !match.over && i < picks; i++) await session.play(pick(rng, match.moves()));
  session.close();
  const kinds = match.log.flatMap(({ events }) => events.map(({ kind }) => kind));
  return { shown, told: kinds.filter((kind) => (look.feel[kind]?.ms ?? 0) > 0), curtains };
}

it.each([
  ['dawson', 'score-gang', 60],
  ['montana', 'paid', 120],
])('everything that happens in %s is shown to everybody, whoever set it off', async (id, kind, picks) => {
  const { shown, told, curtains } = await watched(id, picks);
  expect(told).toContain(kind);
  expect(shown).toEqual(told);
  expect(curtains).toBe(0);
});

it.each(['dawson', 'montana'])(
  '%s hides nothing from anybody: no curtain could cover anything',
  async (id) => {
    const { game, secret } = await loadLook(id);
    expect(secret).toBeUndefined();
    const match = startMatch(game, plainConfig(game, 3), `open ${id}`);
    const rng = seedRng(id);
    for (let i = 0; i < 80 && !match.over; i++) {
      for (const seat of match.config.seats.keys()) expect(match.view(seat)).toEqual(match.view(-1));
      match.play(pick(rng, match.moves()));
    }
  },
);
