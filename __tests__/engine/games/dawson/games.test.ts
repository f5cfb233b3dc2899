import { plainConfig } from '@/engine/core/configs';
import { Match } from '@/engine/core/match';
import { dawson } from '@/engine/games/dawson';

it('keeps the pool from shrinking between scoring rounds, and points from falling (invariants 4 and 10)', () => {
  const config = plainConfig(dawson, 3, { rivals: 1 });
  const match = Match.start(dawson, config, 'invariant-10');
  let before = dawson.clone(match.position());
  for (let i = 0; !match.over; i++) {
    const moves = match.moves();
    match.play(moves[(i * 7) % moves.length] as string);
    const now = match.position();
    if (
      before.heart > 0 &&
      now.round === before.round &&
      now.step !== 'landing-tie' &&
      before.step !== 'landing-tie'
    ) {
      expect(now.pool).toBeGreaterThanOrEqual(before.pool);
    }
    now.players.forEach((player, seat) =>
      expect(player.points).toBeGreaterThanOrEqual(before.players[seat]?.points ?? 0),
    );
    before = dawson.clone(now);
  }
});
