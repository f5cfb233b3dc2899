import { loadLook } from '@/components/boards';
import type { PlaySettings } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import { plainConfig } from '@/engine/core/configs';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';

const settings: PlaySettings = { botSpeed: '1x', confirmTaps: false, practice: false };

/** Two people play at one device by chance; answers the kinds of all steps that were shown, pick by pick. */
async function watched(id: string, picks: number) {
  const look = await loadLook(id);
  const match = startMatch(look.game, plainConfig(look.game, 2), `watched ${id}`);
  const session = createSession(
    match,
    { save: async () => {}, now: () => 0, settings: () => settings, wait: async () => {} },
    { manners: look },
  );
  const rng = seedRng(id);
  const shown: string[][] = [];
  const told: string[][] = [];
  let curtains = 0;
  let steps: string[] = [];
  session.store.subscribe(({ phase, steps: now }) => {
    if (phase === 'curtain') curtains++;
    if (phase === 'steps' && now) steps = now.told.map(({ kind }) => kind);
  });
  while (!match.over && shown.length < picks) {
    steps = [];
    await session.play(pick(rng, match.moves()));
    shown.push(steps);
    const kinds = match.log[match.log.length - 1]?.events.map(({ kind }) => kind) ?? [];
    told.push(kinds.filter((kind) => look.scenes?.includes(kind)));
  }
  session.close();
  return { shown, told, curtains };
}

it('a scoring round of Dawson is shown to everybody, neighbourhood by neighbourhood', async () => {
  const { shown, told, curtains } = await watched('dawson', 60);
  expect(told.flat()).toContain('score-gang');
  expect(shown).toEqual(told);
  expect(curtains).toBe(0);
});

it('the end of an auction in Montana is shown to everybody, whoever passed last', async () => {
  const { shown, told, curtains } = await watched('montana', 120);
  expect(told.flat()).toContain('paid');
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
