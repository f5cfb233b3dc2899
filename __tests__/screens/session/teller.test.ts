import { Teller } from '@/components/session/teller';
import type { LogLine } from '@/components/session/port';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, GameState } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { readSave, writeSave } from '@/engine/core/save';
import { gameById, games } from '@/engine/games';

/** A cheap mark of a position. */
const placeOf = (state: GameState) => `${state.rng.join()} ${JSON.stringify(state).length}`;

/** The game, but every sentence also names the position it was told at: one told elsewhere shows. */
function exact(game: AnyGame): AnyGame {
  return { ...game, tell: (state, event) => `${game.tell(state, event)} At ${placeOf(state)}.` };
}

const viewersOf = (match: Match) => [-1, ...match.config.seats.keys()];

/** A whole game by chance, told to everybody pick by pick as it is played. */
function toldLive(
  game: AnyGame,
  seats: number,
  seed: string,
): { match: Match; told: Map<number, LogLine[]> } {
  const match = startMatch(game, plainConfig(game, seats), seed);
  const teller = new Teller(game, match.config);
  const told = new Map(viewersOf(match).map((viewer): [number, LogLine[]] => [viewer, []]));
  const rng = seedRng(seed);
  while (!match.over) {
    const entry = match.play(pick(rng, match.moves()));
    for (const [viewer, lines] of told) {
      lines.push({ at: match.decisions, seat: entry.seat, told: teller.told(match, entry, viewer) });
    }
  }
  return { match, told };
}

describe.each(games.map((game): [string, AnyGame] => [game.id, exact(game)]))(
  'the log of %s',
  (_id, game) => {
    test.each([game.seats.min, game.seats.max])(
      'says after a reload what it said before, to all of %i seats',
      (seats) => {
        const { match, told } = toldLive(game, seats, `log ${seats}`);
        const loaded = readSave(writeSave(match, { started: 1, saved: 2 }), () => game);
        if (loaded.kind !== 'ok') throw new Error(loaded.kind);
        const teller = new Teller(game, match.config);
        for (const [viewer, lines] of told) expect(teller.lines(loaded.match, viewer)).toEqual(lines);
      },
    );
  },
);

it('a line told late is told at its own position, not at the last', () => {
  const dakota = gameById('dakota');
  if (!dakota) throw new Error('Dakota is not on the shelf');
  const game = exact(dakota);
  const { match, told } = toldLive(game, 2, 'late');
  const teller = new Teller(game, match.config);
  const middle = match.log[Math.floor(match.log.length / 2)];
  if (!middle) throw new Error('no such line');
  expect(teller.told(match, middle, 0)).toEqual(told.get(0)?.[Math.floor(match.log.length / 2)]?.told);
});

it('new lines are told without telling the old ones again', () => {
  const [game] = games;
  if (!game) throw new Error('no game on the shelf');
  const match = startMatch(game, plainConfig(game, 2), 'new lines');
  const teller = new Teller(game, match.config);
  const tell = jest.spyOn(game, 'tell');
  const rng = seedRng('new lines');
  for (let i = 0; i < 30; i++) {
    const entry = match.play(pick(rng, match.moves()));
    tell.mockClear();
    teller.lines(match, 0);
    expect(tell.mock.calls.length).toBeLessThanOrEqual(entry.events.length);
  }
  tell.mockRestore();
});
