import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { Match } from '@/engine/core/match';
import { housesLeft } from '@/engine/games/dice-settlers/rules/map';
import { botOwner } from '@/engine/games/dice-settlers/state';
import { ask, bot, fresh, game, kind, offered, player, put, solo, table } from './table';

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

test('invariant 5: a new tile that touches one tile where two could be had is found', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0, [1]);
  put(s, 20, 2, 0, [1]);
  ask(s, { kind: 'reinforce', seat: 0, cell: '2,0' });
  expect(game.violations(s)).toContain('the tile for 2,0 touches too few tiles');
  s.map.pop();
  put(s, 20, 0, 1, [1]);
  ask(s, { kind: 'reinforce', seat: 0, cell: '0,1' });
  expect(game.violations(s).filter((broken) => broken.startsWith('the tile for'))).toEqual([]);
  ask(s, { kind: 'reinforce', seat: 1, cell: '0,1' });
  put(s, 14, 5, 5, [0, 1]);
  expect(game.violations(s)).toContain('the tile for 0,1 is not beside its explorer');
});

test('invariant 7: fewer dice drawn than quota and bag allow are found', () => {
  const s = table(2);
  ask(s, { kind: 'roll-step', seat: 0 });
  Object.assign(player(s), { quota: 3, active: ['white-settle', 'white-settle'] });
  expect(game.violations(s)).toContain('seat 0 drew too few dice');
  player(s).active.push('white-settle');
  expect(game.violations(s)).not.toContain('seat 0 drew too few dice');
});

test('invariant 14: a lead the Diceoneer leaves without a house is found', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 4]);
  s.phase = 'clean';
  const found = 'the Diceoneer leaves a lead without a house';
  expect(game.violations(s)).toContain(found);
  s.first = 1;
  expect(game.violations(s)).not.toContain(found);
  s.first = 0;
  bot(s).tents = 0;
  for (let q = 3; q < 8; q++) put(s, 30 + q, q, 0, [], 1);
  expect(game.violations(s)).not.toContain(found);
});
