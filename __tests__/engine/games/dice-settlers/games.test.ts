import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { Match } from '@/engine/core/match';
import { housesLeft } from '@/engine/games/dice-settlers/rules/map';
import { botOwner } from '@/engine/games/dice-settlers/state';
import { fresh, game, kind, offered } from './table';

test('after its own turn the Diceoneer leaves no lead of three while it has a house', () => {
  for (let i = 0; i < 6; i++) {
    const s = fresh(1, { 'solo.startTents': 'hard' }, `lead ${i}`);
    for (let n = 0; kind(s) !== 'over'; n++) {
      const legal = offered(s);
      game.apply(s, legal[(n * 7) % legal.length] as string, (event) => {
        if (event.kind !== 'turn' && event.kind !== 'keep') return;
        if (event.kind === 'turn' && event.seat !== 0) return;
        const owner = botOwner(s);
        const ripe = s.map.filter((t) => t.house < 0 && (t.tents[owner] ?? 0) - (t.tents[0] ?? 0) >= 3);
        if (event.kind === 'turn' && s.step > 1 && housesLeft(s, owner) > 0) expect(ripe).toEqual([]);
      });
    }
  }
});

test('the greedy player researches, and answers with a reason', () => {
  const match = Match.start(game, plainConfig(game, 1), 'reasons');
  let learned = 0;
  while (!match.over) {
    const choice = chooseNow({
      game,
      state: match.position(),
      seat: 0,
      level: 'greedy',
      seed: match.seed,
      decision: match.decisions,
    });
    expect(choice.reason).not.toBe('');
    for (const event of match.play(choice.move).events) if (event.kind === 'learn') learned++;
  }
  expect(learned).toBeGreaterThan(0);
});
