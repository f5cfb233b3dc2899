/** What every drawing owes the frame, for all games: nothing of it has to be copied for a new one. */
import { render } from '@testing-library/react-native';
import { View } from 'react-native';

import { still, type Movement } from '@/components/boards/feel';
import { loadedGame, loadLook, lookOf, drawingOf, readWithGames } from '@/components/boards';
import { ThemeProvider } from '@/components/ui/theme';
import { spots } from '@/components/ui/tokens';
import { hint } from '@/engine/bots';
import type { GameEvent } from '@/engine/core/game';
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { games } from '@/engine/games';

/** A greedy game of fewest seats and one by chance of most, seen at every decision. */
function* positions(game: (typeof games)[number]): Generator<Match> {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    const match = startMatch(game, plainConfig(game, seats), 'looks');
    const rng = seedRng('looks');
    while (!match.over) {
      yield match;
      const greedy = seats === game.seats.min ? hint(match) : null;
      match.play(greedy?.move ?? pick(rng, match.moves()));
    }
    yield match;
  }
}

/** The signs of figures a movement goes to or comes from. */
function figuresOf(move: Movement): readonly string[] {
  if (move.do === 'count') return move.at === 'seat' ? [move.sign] : [];
  const anchors = 'at' in move ? [move.at] : 'to' in move ? [move.from, move.to] : [];
  return anchors.flatMap((anchor) => (anchor.startsWith('seat ') ? [anchor.slice('seat '.length)] : []));
}

/** The sign itself, or the one an argument of the event names. */
function named(sign: string, { args = {} }: GameEvent): string {
  return sign.startsWith('{') ? String(args[sign.slice(1, -1)]) : sign;
}

test('what is read of a game loads that game, and no other', async () => {
  const asked: string[] = [];
  const read = (gameById: (id: string) => unknown) => {
    asked.push(gameById('dawson') ? 'there' : 'missing');
    return gameById('poker');
  };
  expect(await readWithGames(read)).toBeUndefined();
  expect(await readWithGames(read)).toBeUndefined();
  expect(asked).toEqual(['missing', 'there', 'there']);
  expect(games.map(({ id }) => id).filter(loadedGame)).toEqual(['dawson']);
  expect(() => lookOf({ id: 'montana' })).toThrow('montana has not been loaded');
});

test('every game has a look, a print and an ink, and no look is without its game', async () => {
  expect(Object.keys(spots)).toEqual(games.map((game) => game.id));
  for (const game of games) {
    const look = await loadLook(game.id);
    expect(look.game).toBe(game);
    expect(lookOf(game)).toBe(look);
    expect(loadedGame(game.id)).toBe(game);
    expect(drawingOf(game).Print).toBe(look.Print);
  }
  await expect(loadLook('elsewhere')).rejects.toThrow('elsewhere has no drawing');
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  let look: Awaited<ReturnType<typeof loadLook>>;
  beforeAll(async () => {
    look = await loadLook(id);
  });

  test('names only signs and parts it can draw, at every decision', () => {
    const used = new Set(look.parts.map((part) => part.sign));
    const parts = new Set<string>();
    for (const match of positions(game)) {
      const state = match.position();
      const decision = match.decision();
      const view = match.view(decision?.seat ?? -1);
      for (const move of match.moves()) {
        const { cost = [], gain = [], sign } = game.describe(state, move);
        for (const chip of [...cost, ...gain]) used.add(chip.sign);
        if (sign !== undefined) used.add(sign);
        if (look.hasArt?.(view, move)) expect(look.TicketArt).toBeDefined();
      }
      for (let seat = -1; seat < match.config.seats.length; seat++) {
        for (const fact of look.seatFacts(view, seat)) used.add(fact.sign);
      }
      const rival = look.rival?.(view);
      if (rival) used.add(rival.sign);
      if (decision) parts.add(look.partFor(view, decision));
    }
    expect([...used].filter((sign) => !look.signNames.includes(sign))).toEqual([]);
    expect([...parts].filter((part) => !look.parts.some(({ id: one }) => one === part))).toEqual([]);
    const wide = [...look.wide.left, ...look.wide.right];
    expect(wide.filter((part) => !look.parts.some(({ id: one }) => one === part))).toEqual([]);
  });

  test('sends what is gained only to figures that stand in the row of a seat', () => {
    const figures = new Set<string>();
    const wanted = new Set<string>();
    for (const match of positions(game)) {
      const seats = match.config.seats.map((_, seat) => seat);
      for (const seat of [-1, ...seats])
        for (const { sign } of look.seatFacts(match.view(seat), seat)) figures.add(sign);
      if (!match.over) continue;
      for (const { events } of match.log)
        for (const event of events)
          for (const name of figuresOf(look.feel[event.kind]?.move ?? still)) wanted.add(named(name, event));
    }
    expect([...wanted].filter((sign) => !figures.has(sign))).toEqual([]);
  });

  const signDrawn = (name: string) =>
    JSON.stringify(
      render(
        <ThemeProvider game={id}>
          <look.Sign name={name} size={24} />
        </ThemeProvider>,
      ).toJSON(),
    );
  const ink = /"d":"[^"]|"(?:RNSVGText|RNSVGCircle|RNSVGRect)"/;

  test('draws every sign it names, and none it does not', () => {
    expect(look.signNames.filter((name) => !ink.test(signDrawn(name)))).toEqual([]);
    expect(signDrawn('no-such-sign')).not.toMatch(ink);
  });

  test('prints its sheet by day and by night', () => {
    const [day, night] = [false, true].map((dark) =>
      JSON.stringify(
        render(
          <View>
            <look.Print width={360} height={220} night={dark} />
          </View>,
        ).toJSON(),
      ),
    );
    expect(day).toContain('RNSVGPath');
    expect(night).not.toBe(day);
  });
});
