/** Sentences that say what is so: why-not, explanations, the log and the top bar. */
import { YOU } from '@/engine/core/words';
import type { PickTask, State } from '@/engine/games/dice-settlers/state';
import { ask, bot, fresh, game, offered, play, player, put, resolve, solo, table } from './table';

function told(s: State, events: ReturnType<typeof play>): string[] {
  return events.map((event) => game.tell(s, event, 0));
}

test('whoever is not asked is told whose turn it is', () => {
  const s = table(2);
  s.names = ['Ada', 'Ben'];
  put(s, 18, 0, 0, [1]);
  for (const viewer of [1, -1]) {
    expect(game.whyNot(s, 'act:raid', viewer)).toBe('It is Ada’s turn.');
    expect(game.explain(s, 'somewhere', viewer).body).toBe('It is Ada’s turn.');
  }
  expect(game.whyNot(s, 'act:raid', 0)).toBe('You have no Raid icon to spend.');
  expect(game.explain(s, 'somewhere', 0).body).toBe(game.prompt(s));
});

test('a far tile is refused with its distance while settling, and for want of tents', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  put(s, 20, 2, 0);
  player(s).tents = 1;
  ask(s, { kind: 'settle-use', seat: 0, bonus: 1 });
  expect(game.whyNot(s, 'cell:2,0', 0)).toBe(
    'Mountains 20 is too far: a tent goes where you are or 1 tile away at most.',
  );
  player(s).tents = 0;
  expect(game.whyNot(s, 'cell:1,0', 0)).toBe('You have no tent at hand.');
});

test.each<[PickTask, string, string]>([
  [{ kind: 'turn-main', seat: 0 }, 'cell:0,0', 'You have no Settle icon to spend.'],
  [
    { kind: 'turn-main', seat: 0 },
    'icon:pioneer',
    'Two Pioneers stand for any other icon but gold; one alone does nothing now.',
  ],
  [{ kind: 'turn-main', seat: 0 }, 'icon:settle#2', 'You have no Settle icon to spend.'],
  [
    { kind: 'roll-step', seat: 0 },
    'die:grey-raid',
    'A Pioneer pays for it and rolls up to three other dice again.',
  ],
  [{ kind: 'turn-main', seat: 0 }, 'act:govern', 'Nowhere do you lead by three with three tents.'],
  [
    { kind: 'keep-die', seat: 0, kept: [] },
    'act:govern',
    'That is no answer now. Which die stays as it lies?',
  ],
  [{ kind: 'settle-use', seat: 0, bonus: 0 }, 'icon:raid', 'A Raid icon does not pay for Settle.'],
  [{ kind: 'move-tent', seat: 0, moved: 1 }, 'cell:1,0', 'You have no tent on Plains 24.'],
  [{ kind: 'lay-tile', seat: 0, drawn: [14] }, 'cell:1,0', 'A tile lies there already.'],
])('%j: a tapped thing is refused with its reason', (task, target, why) => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  put(s, 20, 2, 0, [0, 1]);
  ask(s, task);
  expect(game.whyNot(s, target, 0)).toBe(why);
});

test('dice of the supply are refused with what they need', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-recruit'];
  expect(game.whyNot(s, 'colour:grey', 0)).toBe('Be present on Mountains to recruit grey dice.');
  expect(game.whyNot(s, 'colour:green', 0)).toBe('Dice of the supply come with the Recruit action.');
  expect(game.whyNot(s, 'colour:white', 0)).toBe('White dice are never recruited.');
  s.supply[2] = 0;
  expect(game.whyNot(s, 'colour:green', 0)).toBe('No green die is left in the supply.');
});

test('an action is explained with the numbers its reader plays by', () => {
  const s = table(2);
  player(s, 1).techs = ['frequent-hire', 'quartermasters'];
  const body = (target: string, viewer: number) => game.explain(s, target, viewer).body;
  expect(body('act:recruit', 0)).toContain('1, 3 or 6 Recruit icons bring 1, 2 or 3 dice');
  expect(body('act:recruit', 1)).toContain('1, 2 or 4 Recruit icons bring 1, 2 or 3 dice');
  expect(body('act:settle', -1)).toContain('takes 1 tent,');
  expect(body('act:settle', 1)).toContain('takes 2 tents,');
  expect(body('act:trade', 0)).toContain('three alike for 6 points, three different for 5 or any two for 2');
});

test('a card is named with its effect, its cost and its points before it is researched', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-research', 'white-recruit'];
  const { label, detail, cost, gain } = game.describe(s, 'research:stability:by:white-research');
  expect([label, detail]).toEqual(['Stability', 'Your dice quota is 1 higher.']);
  expect(cost?.map((chip) => chip.label)).toEqual(['1 Research icon']);
  expect(gain?.map((chip) => chip.label)).toEqual(['1 point']);
});

test('control and newly opened dice are both told', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 20, 1, 0, [0, 1]);
  player(s).tents = 1;
  ask(s, { kind: 'settle-use', seat: 0, bonus: 1 });
  expect(game.describe(s, 'settle:1,0').detail).toBe('you share control, opens grey dice');
});

test('the top bar says how far ahead or behind you are', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 0]);
  const lead = () => game.status(s, 0).facts;
  player(s).vp += 9;
  expect(lead()?.[0]).toMatch(/^\d+ points ahead$/);
  player(s).vp = 0;
  bot(s).vp = 40;
  expect(lead()?.[0]).toMatch(/^\d+ points behind$/);
  const t = table(3);
  player(t, 1).vp = 2;
  player(t, 2).vp = 5;
  expect([0, 1, 2, -1].map((viewer) => game.status(t, viewer).facts)).toEqual([
    ['5 points behind'],
    ['3 points behind'],
    ['3 points ahead'],
    [],
  ]);
  expect(game.legend(t, 1).lines.find(({ shown }) => shown === '3 points behind')?.means).toBe(
    'If the game ended now the best of the others would be ahead by so much: 11 points to 8.',
  );
});

test('a card is used and a die is spent', () => {
  const s = table(2);
  s.tableau = ['land-grab'];
  s.names = [YOU, 'Ben'];
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-settle'], techs: ['land-grab'] });
  expect(told(s, play(s, 'settle:take:by:land-grab'))).toContain('You use Land Grab.');
  const t = table(2);
  put(t, 18, 0, 0, [1]);
  player(t).active = ['white-settle', 'green-settle'];
  expect(told(t, play(t, 'settle:take:by:green-settle'))).toContain('Ada spends the Green Settle die.');
});

test('a seat without dice rolls nothing, and that is said', () => {
  const s = fresh(2);
  const seat = s.first;
  play(s, offered(s)[0] as string);
  Object.assign(player(s, seat), { bag: [0, 0, 0, 0, 0, 0], spent: [0, 0, 0, 0, 0, 0] });
  // Start tiles may give a die: keep one that does not.
  const second = offered(s).find((move) => ['tile:2', 'tile:4', 'tile:6', 'tile:7'].includes(move));
  player(s, seat).bag.fill(0);
  s.draft.kept[seat] = 2;
  const sentences = told(s, play(s, second ?? (offered(s)[0] as string)));
  expect(sentences).toContain(`${s.names[seat]} has no dice to roll.`);
  expect(sentences.join()).not.toContain('Rolled: .');
});

test('the Diceoneer without anybody to raid says so', () => {
  const s = solo();
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0, [0, 1]);
  expect(told(s, resolve(s, 'raid', 2))).toContain('The Diceoneer scores 1 point: nobody to raid.');
});

test('the Diceoneer that finds no tents takes none, and says only what it scores', () => {
  const s = solo();
  put(s, 24, 1, 0, [0, 1]);
  Object.assign(bot(s), { tents: 0, general: 0 });
  const sentences = told(s, resolve(s, 'settle', 2));
  expect(sentences).toEqual(['The Diceoneer scores 2 points: too few tents left.']);
});

test('an orange die has its article', () => {
  const s = table(2);
  put(s, 8, 0, 0, [1]);
  player(s).active = ['white-recruit'];
  expect(told(s, play(s, 'recruit:orange:by:white-recruit'))).toContain(
    'Ada puts an orange die into the bag.',
  );
});

test('a pair of Pioneers is told from two that are an icon each', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 5, 1, 0, [1]);
  Object.assign(player(s), {
    active: ['orange-research', 'grey-pioneer', 'white-pioneer', 'white-pioneer'],
    techs: ['general-education'],
    tokens: [3, 3, 3, 3],
  });
  const labels = offered(s)
    .filter((move) => move.startsWith('research:'))
    .map((move) => game.describe(s, move).label);
  expect(labels.length).toBeGreaterThan(3);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => label.endsWith('with one pair of Pioneers'))).not.toEqual([]);
});
