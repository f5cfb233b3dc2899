/** A whole match of computers and a lamp, wherever they think: always the same. */
import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { createSession } from '@/components/session/session';
import { HiredRoom } from '@/components/thinking/hired';
import type { ThinkingRoom } from '@/components/thinking/port';
import type { AnyGame, GameConfig } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';

import { hire, type Watched } from './servant-at-hand';

const game = toy as AnyGame;

function table(): GameConfig {
  const config = toyConfig(2);
  const [person, bot] = config.seats;
  if (!person || !bot) throw new Error('Two seats are needed.');
  return { ...config, seats: [person, { ...bot, kind: 'bot', level: 'legend' }] };
}

/** A person who does what the lamp says plays against Legend; answers the moves and what the lamp said. */
async function played(room: ThinkingRoom | null): Promise<{ moves: string[]; said: string[] }> {
  const match = startMatch(game, table(), 'seed');
  const settings = () => ({ pace: 'none' as const, confirmTaps: false, practice: false });
  const session = createSession(match, { save: async () => {}, now: () => Date.now(), settings, room });
  const said: string[] = [];
  for (let i = 0; i < 5000 && session.store.getState().phase !== 'over'; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (session.store.getState().phase !== 'pick') continue;
    await session.askHint();
    const { hint } = session.store.getState();
    if (!hint) throw new Error('The lamp says nothing.');
    said.push(hint.advice);
    await session.play(hint.move);
  }
  expect(session.store.getState().phase).toBe('over');
  session.close();
  return { moves: match.log.map(({ move }) => move), said };
}

test('is played alike on the page, in a worker, and with a worker that breaks in the middle', async () => {
  const onPage = await played(null);
  expect(onPage.moves.length).toBeGreaterThan(6);

  const workers: Watched[] = [];
  const room = new HiredRoom((ears) => {
    const worker = hire(game, ears, { stepMs: 1 });
    workers.push(worker);
    return worker;
  });
  expect(await played(room)).toEqual(onPage);
  room.close();
  const asked = workers.flatMap(({ got }) => got).filter((letter) => 'ask' in letter).length;
  expect(asked).toBeGreaterThan(5);

  let questions = 0;
  const breaking = new HiredRoom((ears) => {
    const worker = hire(game, ears, { stepMs: 1 });
    return {
      ...worker,
      postMessage(letter) {
        if ('ask' in letter && ++questions > 3) return ears.lost();
        worker.postMessage(letter);
      },
    };
  });
  expect(await played(breaking)).toEqual(onPage);
  expect(questions).toBe(4);
});
