/** Nothing is said that cannot be asked about: every term and every name has its answer behind a long press. */
import { chooseNow, seatwork } from '@/engine/bots';
import { loadLook } from '@/components/boards';
import { aboutClause, aboutMove, aboutQuestion, type Explained } from '@/components/play/explained';
import type { PlaySession } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import type { AnyGame } from '@/engine/core/game';
import { lessonConfig, termsIn } from '@/engine/core/lesson';
import { startMatch } from '@/engine/core/match';
import { games } from '@/engine/games';
import { TILES } from '@/engine/games/dawson/data';

/** Names written on the map where they lie. */
const ON_THE_MAP = new Set(TILES.flatMap(({ name }) => name.split(' ')));

/** So many questions of a match are looked at, and so many tickets of each. */
const QUESTIONS = 60;
const TICKETS = 12;

async function sitDown(game: AnyGame): Promise<PlaySession> {
  await loadLook(game.id);
  return createSession(startMatch(game, lessonConfig(game), game.lesson.seed), {
    save: async () => {},
    now: () => Date.now(),
    settings: () => ({ pace: 'none', confirmTaps: false, practice: false }),
  });
}

function unsaid(game: AnyGame, text: string, { terms, title, body, things }: Explained): string[] {
  const answered = [title, body, ...things.flatMap((thing) => [thing.title, thing.body])].join('\n');
  return termsIn(game.terms, text)
    .filter((term) => !terms.includes(term) && !answered.includes(term.means))
    .map(({ term }) => `${term} in “${text}”`);
}

/** Names of cards, buildings, spaces … in the middle of a sentence: what is written large has an answer of its own. */
function unnamed(text: string, sheet: Explained): string[] {
  const { title, body, advice, terms, things } = sheet;
  const answered = [
    ...terms.flatMap(({ term, means }) => [term, means]),
    ...things.flatMap((one) => [one.title, one.body]),
  ];
  const said = [...answered, body.replace(text, ''), advice].join('\n').toLowerCase();
  return [...text.matchAll(/(?<=[a-z,’] )[A-Z][a-z]+/g)]
    .filter(([name]) => !ON_THE_MAP.has(name) && !said.includes(name.toLowerCase()))
    .map(([name]) => `${name} in “${text}” (${title})`);
}

/** Bubbles have no ticket: "Why?" answers for them. */
test.each(games.map((game) => [game.id, game] as const))('%s: the words of every bubble', (_, game) => {
  const { lesson } = game;
  const bubbles = [
    ...Object.values(lesson.picks).flat(),
    ...Object.values(lesson.events).flatMap((bubble) => bubble ?? []),
  ];
  const missing = bubbles.flatMap(({ title, text, rule }) =>
    unsaid(game, `${title}. ${text}`, aboutClause(game, title, text, rule)),
  );
  expect(missing).toEqual([]);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the words of every question and ticket of the guided match',
  async (_, game) => {
    const session = await sitDown(game);
    const missing = new Set<string>();
    let read = 0;
    for (let asked = 0; asked < QUESTIONS && !session.match().over; asked++) {
      const { prompt, moves } = session.store.getState();
      const question = aboutQuestion(session);
      for (const one of question ? unsaid(game, prompt, question) : [`no answer to “${prompt}”`])
        missing.add(one);
      for (const described of moves.slice(0, TICKETS)) {
        const { label, detail = '', warning = '' } = described.about;
        read++;
        const sheet = aboutMove(session, described);
        for (const one of unsaid(game, `${label}. ${detail} ${warning}`, sheet)) missing.add(one);
        for (const one of unnamed(label, sheet)) missing.add(one);
      }
      const work = seatwork(session.match());
      if (work) await session.play(chooseNow(work).move);
    }
    expect(read).toBeGreaterThan(100);
    expect([...missing]).toEqual([]);
  },
);
