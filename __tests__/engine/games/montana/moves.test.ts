/** What is told without making lists says the same as the lists. */
import { plainConfig } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import { pick, seedRng } from '@/engine/core/rng';
import { montana } from '@/engine/games/montana';
import { canBuild, isOpen, openFields, payableFields } from '@/engine/games/montana/rules/building';
import { landscape } from '@/engine/games/montana/rules/landscape';
import { answers, hasMany } from '@/engine/games/montana/rules/moves';
import { player, topPick, type State } from '@/engine/games/montana/state';

function positions(seats: number, look: (s: State) => void): void {
  for (let game = 0; game < 4; game++) {
    const rng = seedRng(`looked at ${game}`);
    const s = montana.setup(plainConfig(montana, seats), `lists ${game}`);
    while (topPick(s)) {
      look(s);
      montana.apply(s, pick(rng, montana.moves(s)), noEvents);
    }
  }
}

test.each([1, 2, 4])('%i seats: only picks with more than one answer are asked', (seats) => {
  positions(seats, (s) => {
    const next = topPick(s);
    if (!next) return;
    expect([next.kind, hasMany(s, next)]).toEqual([next.kind, answers(s, next).length > 1]);
  });
});

test.each([1, 3])('%i seats: the open fields are those beside a settlement or the start tile', (seats) => {
  positions(seats, (s) => {
    const all = landscape(s).fields.map((_, index) => index);
    expect(openFields(s)).toEqual(all.filter((index) => isOpen(s, index)));
    for (const p of s.players) expect(canBuild(s, p)).toBe(payableFields(s, p).length > 0);
  });
});

test('a list belongs to whoever asked for it', () => {
  positions(2, (s) => {
    const list = montana.moves(s);
    const before = [...list];
    list.reverse().push('nothing');
    expect(montana.moves(s)).toEqual(before);
  });
});

test('workers sent make another list', () => {
  const s = montana.setup(plainConfig(montana, 2), 'workers');
  montana.apply(s, montana.moves(s)[0] ?? '', noEvents);
  while (topPick(s)?.kind !== 'choose-action') montana.apply(s, montana.moves(s)[0] ?? '', noEvents);
  const p = player(s, topPick(s)?.seat ?? 0);
  p.workers = p.workers.map(() => 0);
  expect(montana.moves(s).filter((move) => /^(bank|row):/.test(move))).toEqual([]);
});
