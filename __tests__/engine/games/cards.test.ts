import { games } from '@/engine/games';
import { cardById, cards, isGameId } from '@/engine/games/cards';

test('there is a card for every game and a game for every card, in the order of the shelf', () => {
  expect(cards.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

test.each(games.map((game) => [game.id, game] as const))(
  'the card of %s says what its game says',
  (id, game) => {
    const { info, seats } = game;
    expect(cardById(id)).toEqual({ id, info, seats });
  },
);

test('a name that is no game has no card', () => {
  expect(cardById('poker')).toBeUndefined();
  expect(isGameId('toString')).toBe(false);
});
