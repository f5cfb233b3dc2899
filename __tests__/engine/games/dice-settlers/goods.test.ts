import type { TechId } from '@/engine/games/dice-settlers/data-techs';
import { triggersNow } from '@/engine/games/dice-settlers/rules/clean-up';
import { tokenPayments } from '@/engine/games/dice-settlers/rules/research';
import { setValue, tokenSets } from '@/engine/games/dice-settlers/rules/trade';
import { act, ask, at, game, heads, movesOf, offered, opens, play, player, put, table } from './table';

test('DS-4.55 mixed resource icons become tokens', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['yellow-food', 'grey-iron', 'white-recruit'];
  act(s, 'harvest');
  expect(player(s).tokens).toEqual([1, 0, 1, 0]);
});

test('P5 two wood dice and a gold die give two wood and one gold', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['green-wood', 'green-wood', 'brown-gold', 'white-recruit'];
  act(s, 'harvest');
  expect(player(s).tokens).toEqual([0, 2, 0, 1]);
});

test('DS-4.56 the kind of Production Boom is named with the payment, Improved Tools ask after it', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), {
    active: ['green-wood', 'white-recruit'],
    techs: ['production-boom', 'improved-tools'],
  });
  expect(heads(s, 'harvest')).toEqual(['harvest:food', 'harvest:wood', 'harvest:iron']);
  expect(offered(s)).toContain('harvest:iron');
  play(s, 'harvest:iron:by:green-wood');
  expect(offered(s)).toEqual(['kind:wood', 'kind:iron']);
  play(s, 'kind:iron');
  expect(player(s).tokens).toEqual([0, 1, 2, 0]);
  expect(player(s).flipped).toEqual(['improved-tools']);
});

test('DS-4.56 a free icon and a pair of Pioneers that change places are one choice', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['orange-pioneer', 'white-pioneer'], techs: ['production-boom'] });
  // Two of three kinds in any order, or the free one alone.
  expect(movesOf(s, 'harvest')).toHaveLength(6 + 3);
  expect(heads(s, 'harvest')).toEqual(['harvest:food', 'harvest:wood', 'harvest:iron']);
  act(s, 'harvest:wood');
  expect(player(s).tokens.reduce((a, b) => a + b)).toBe(2);
});

test('DS-4.55 a Harvest may leave resource icons for later', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['yellow-food', 'yellow-food', 'grey-iron'];
  expect(movesOf(s, 'harvest')).toHaveLength(3 * 2 - 1);
  play(s, 'harvest:by:yellow-food');
  expect(player(s).tokens).toEqual([1, 0, 0, 0]);
});

/** Seat 0 trades with these tokens and one icon. */
function trading(tokens: number[], icons = 1) {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: [...Array(icons).fill('yellow-trade'), 'white-recruit'], tokens });
  return s;
}

test('DS-4.60 three alike, three different, any two, or a die', () => {
  const s = trading([3, 1, 1, 0]);
  expect(heads(s, 'trade')).toEqual(
    [
      ...['sell=food+food+food', 'sell=food+wood+iron'],
      ...['sell=food+food', 'sell=food+wood', 'sell=food+iron', 'sell=wood+iron'],
      ...['spent=yellow', 'die=white-recruit'],
    ].map((what) => `trade:${what}`),
  );
  act(s, 'trade:sell=food+wood+iron');
  expect(player(s).vp).toBe(5);
  expect(tokenSets([3, 3, 3, 3], 3).filter((set) => setValue(set) > 0)).toHaveLength(14);
  expect(tokenSets([3, 3, 3, 3], 2)).toHaveLength(10);
});

test('P6 one wood and two gold are three alike', () => {
  const s = trading([0, 1, 0, 2]);
  act(s, 'trade:sell=wood+gold+gold');
  expect(player(s).vp).toBe(6);
  expect(player(s).tokens).toEqual([0, 0, 0, 0]);
});

test('O9 values of sets with gold', () => {
  expect([setValue([0, 3, 3]), setValue([0, 1, 3]), setValue([0, 0, 1]), setValue([3, 3, 3])]).toEqual([
    6, 5, 0, 6,
  ]);
});

test('DS-4.61 gold stands for any kind', () => {
  expect(heads(trading([2, 0, 0, 1]), 'trade')).toContain('trade:sell=food+food+gold');
  expect(setValue([0, 0, 3])).toBe(6);
});

test('DS-4.62 a die given up leaves the game, not to the supply', () => {
  const s = trading([0, 0, 0, 0]);
  const before = s.supply.slice();
  act(s, 'trade:die=white-recruit');
  expect(s.supply).toEqual(before);
  expect(s.box[0]).toBe(7);
  expect(player(s).vp).toBe(3);
});

test('O10 the only die, just spent for its icon, is the good itself', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['brown-trade'] });
  s.supply[5] = 4;
  expect(offered(s)).toEqual(['trade:spent=brown:by:brown-trade']);
  act(s, 'trade');
  expect(player(s).vp).toBe(3);
  expect(s.box[5]).toBe(3);
  expect(s.supply[5]).toBe(4);
});

test('DS-4.63 further Trade icons may stay unused', () => {
  const s = trading([3, 0, 0, 0], 2);
  expect(offered(s)).not.toContain('done');
  act(s, 'trade:sell=food+food+food');
  expect(offered(s)).toContain('done');
});

test('DS-4.60 Assay Office adds a point to a trade with gold', () => {
  const s = trading([0, 1, 0, 2]);
  player(s).techs = ['assay-office'];
  act(s, 'trade:sell=wood+gold+gold');
  expect(player(s).vp).toBe(7);
});

/** Seat 0 with presence on these terrains, Research icons and tokens. */
function researching(tiles: number[], icons: number, tokens: number[], cards: TechId[]) {
  const s = table(2);
  tiles.forEach((no, i) => put(s, no, i, 0, [1]));
  s.tableau = cards;
  Object.assign(player(s), { active: [...Array(icons).fill('white-research'), 'white-recruit'], tokens });
  return s;
}

test('P7 Drilled Troops for two icons, forest, mountains and an iron or a gold', () => {
  for (const tokens of [
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ]) {
    const s = researching([18, 20], 2, tokens, ['drilled-troops']);
    act(s, 'research');
    expect(player(s).techs).toEqual(['drilled-troops']);
    expect(player(s).tokens).toEqual([0, 0, 0, 0]);
    expect(player(s).spent[0]).toBe(2);
  }
});

test('DS-4.65 a card needs terrain, exact icons and its price', () => {
  expect(opens(researching([18], 2, [0, 0, 1, 0], ['drilled-troops']), 'research')).toBe(false);
  expect(opens(researching([18, 20], 1, [0, 0, 1, 0], ['drilled-troops']), 'research')).toBe(false);
  expect(opens(researching([18, 20], 2, [1, 1, 0, 0], ['drilled-troops']), 'research')).toBe(false);
});

test('DS-4.66 several players may have one card, and it works at once', () => {
  const s = researching([18], 1, [0, 1, 0, 0], ['forestry']);
  player(s, 1).techs = ['forestry'];
  act(s, 'research');
  expect(player(s).techs).toEqual(['forestry']);
});

test('DS-4.67 a 1x card works once a round', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1, 3]);
  Object.assign(player(s), { active: ['white-recruit'], techs: ['drilled-troops'] });
  act(s, 'raid');
  expect(player(s).flipped).toEqual(['drilled-troops']);
  player(s).used = [];
  s.pending = [{ kind: 'turn-main', seat: 0 }];
  s.turn.allow = 1;
  expect(opens(s, 'raid')).toBe(false);
});

test('DS-4.68 two terrains need two tiles', () => {
  expect(opens(researching([18], 2, [1, 0, 0, 0], ['general-education']), 'research')).toBe(false);
  expect(opens(researching([18, 24], 2, [1, 0, 0, 0], ['general-education']), 'research')).toBe(true);
});

test('O32 wood by wood and iron by gold, without a pick', () => {
  const s = researching([20], 3, [0, 1, 0, 1], ['industrial-revolution']);
  expect(movesOf(s, 'research')).toHaveLength(1);
  act(s, 'research');
  expect(player(s).techs).toEqual(['industrial-revolution']);
  expect(player(s).tokens).toEqual([0, 0, 0, 0]);
});

test('DS-4.69 a choice of payment is one move each; Basic Engineering waives one; Blacksmiths pay with iron', () => {
  const s = researching([18], 1, [0, 1, 0, 1], ['forestry']);
  expect(heads(s, 'research')).toEqual(['research:forestry=wood', 'research:forestry=gold']);
  const t = researching([20], 2, [0, 1, 0, 0], ['industrial-revolution', 'basic-engineering']);
  player(t).techs = ['basic-engineering'];
  expect(heads(t, 'research')).toEqual(['research:industrial-revolution=wood']);
  const told = act(t, 'research').map((event) => game.tell(t, event, 0));
  expect(told).toContain('Basic Engineering saves Ada 1 token.');
  expect(player(t).techs).toContain('industrial-revolution');
  expect(player(t).tokens).toEqual([0, 0, 0, 0]);
  player(t).techs = ['blacksmiths'];
  player(t).tokens = [0, 1, 1, 0];
  expect(tokenPayments(player(t), 'forestry')).toEqual([[1], [2]]);
});

test('goods other than the printed ones are pieces of the hand', () => {
  const s = researching([18], 1, [0, 1, 0, 1], ['forestry']);
  const goods = game
    .moves(s)
    .filter((move) => move.startsWith('research:forestry'))
    .map((move) => game.describe(s, move).targets.filter((target) => target.startsWith('token:')));
  expect(goods).toEqual([[], ['token:gold']]);
});

test('DS-4.70 a Factory takes a tent back and gives its good', () => {
  const s = table(2);
  put(s, 25, 0, 0, [1, 4]);
  put(s, 13, 1, 0, [1]);
  play(s, 'factory:0,0');
  expect(player(s).tokens[0]).toBe(1);
  expect(player(s).tents).toBe(7);
  expect(at(s, 0, 0).tents).toEqual([0, 4]);
});

test('O14 a Factory runs once a round and again in the next', () => {
  const s = table(2);
  put(s, 16, 0, 0, [2]);
  player(s).active = ['white-recruit', 'white-settle'];
  play(s, 'factory:0,0');
  expect(player(s).tokens[1]).toBe(1);
  expect(opens(s, 'factory')).toBe(false);
  player(s).factories = [];
  expect(opens(s, 'factory')).toBe(true);
});

test('DS-4.71 a Factory is offered only if its good can be had; tile 37 pays from the reserve', () => {
  const s = table(4);
  put(s, 11, 0, 0, [1]);
  s.supply[5] = 0;
  player(s).active = ['white-recruit', 'white-settle'];
  expect(opens(s, 'factory')).toBe(false);
  put(s, 33, 1, 0, [3]);
  expect(opens(s, 'factory')).toBe(false);
  at(s, 1, 0).tents[0] = 4;
  play(s, 'factory:1,0');
  expect(at(s, 1, 0)).toMatchObject({ house: 0, tents: [0, 0, 0, 0] });
  put(s, 37, 2, 0, [1]);
  play(s, 'factory:2,0');
  expect([player(s).vp, s.vpSupply, s.vpReserve]).toEqual([2, 48, 2]);
  put(s, 30, 3, 0, [1]);
  play(s, 'factory:3,0');
  expect(s.turn.allow).toBe(2);
});

test('DS-4.71 Industrial Revolution runs a Factory from a house and keeps the tent', () => {
  const s = table(2, { techSet: 'expand-expand-expand' });
  put(s, 16, 0, 0, [0, 0], 0);
  Object.assign(player(s), { active: ['white-recruit'], techs: ['industrial-revolution'] });
  play(s, 'card:industrial-revolution=0,0');
  expect(player(s).tokens[1]).toBe(1);
});

test('P8 five tents against two: a house, two tents stay', () => {
  const s = table(3);
  put(s, 18, 0, 0, [5, 2, 1]);
  player(s).active = ['white-recruit'];
  play(s, 'govern:0,0');
  expect(at(s, 0, 0)).toMatchObject({ house: 0, tents: [2, 2, 1] });
  expect(player(s).tents).toBe(6);
});

test('DS-4.72 a lead of three over each other player, two with Land Survey', () => {
  const s = table(3);
  put(s, 18, 0, 0, [4, 2, 0]);
  player(s).active = ['white-recruit'];
  expect(opens(s, 'govern')).toBe(false);
  player(s).techs = ['land-survey'];
  expect(opens(s, 'govern')).toBe(true);
});

test('DS-4.73 a tile with a house cannot be governed and stays with its owner', () => {
  const s = table(2);
  put(s, 18, 0, 0, [5, 0], 1);
  player(s).active = ['white-recruit'];
  expect(opens(s, 'govern')).toBe(false);
});

test('DS-4.74 exploding takes the marker off; the card can be researched again', () => {
  const s = researching([9], 1, [0, 1, 0, 0], ['fireworks']);
  player(s).techs = ['fireworks'];
  expect(opens(s, 'research')).toBe(false);
  play(s, 'card:fireworks');
  expect(player(s)).toMatchObject({ vp: 3, techs: [] });
  expect(opens(s, 'research')).toBe(true);
});

test('DS-4.75 free 1x cards: Adaptability sets a die, Shift Work rolls a spent one', () => {
  const s = table(2);
  s.tableau = ['adaptability', 'shift-work'];
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), {
    active: ['white-recruit'],
    techs: ['adaptability', 'shift-work'],
    spent: [0, 1, 0, 0, 0, 0],
  });
  play(s, 'card:adaptability=white-recruit=settle', 'card:shift-work=yellow');
  expect(player(s).active).toHaveLength(2);
  expect(player(s).active[0]).toBe('white-settle');
  expect(player(s).flipped).toEqual(['adaptability', 'shift-work']);
});

test('DS-4.76 a gain is always full: the reserve covers the rest', () => {
  const s = trading([3, 0, 0, 0]);
  s.vpSupply = 2;
  act(s, 'trade:sell=food+food+food');
  expect([player(s).vp, s.vpSupply, s.vpReserve]).toEqual([6, 0, 4]);
});

test('O5 four points left and six gained: supply empty, two from the reserve, the end is near', () => {
  const s = trading([3, 0, 0, 0]);
  s.vpSupply = 4;
  act(s, 'trade:sell=food+food+food');
  expect([player(s).vp, s.vpSupply, s.vpReserve]).toEqual([6, 0, 2]);
  expect(triggersNow(s)).toContain('vp');
});

test('DS-4.77 cards that would change nothing are not offered', () => {
  const s = table(2);
  s.tableau = [
    'dynamite',
    'barn-raising',
    'shift-work',
    'wagon-train',
    'double-shift',
    'land-rush',
    'mother-lode',
  ];
  put(s, 18, 0, 0, [2]);
  Object.assign(player(s), {
    active: ['white-recruit'],
    techs: s.tableau.slice(),
    spent: [0, 0, 0, 0, 0, 0],
  });
  const cards = new Set(movesOf(s, 'card').map((move) => move.split('=')[0]));
  expect([...cards]).toEqual(['card:wagon-train', 'card:double-shift', 'card:land-rush', 'card:mother-lode']);
  play(s, 'card:double-shift', 'card:mother-lode', 'card:wagon-train=brown');
  expect(s.turn.allow).toBe(2);
  expect(player(s).tokens[3]).toBe(2);
  expect(player(s).bag[5]).toBe(1);
  at(s, 0, 0).tents[0] = 3;
  play(s, 'card:barn-raising=0,0');
  expect(at(s, 0, 0).house).toBe(0);
});

test('DS-4.78 Mobile Workforce moves one tent two tiles, Land Rush places, Dynamite clears', () => {
  const s = table(3);
  s.tableau = ['mobile-workforce', 'land-rush', 'dynamite'];
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0, [0, 1, 1]);
  put(s, 20, 2, 0);
  Object.assign(player(s), { active: ['white-recruit'], techs: s.tableau.slice(), tents: 2 });
  play(s, 'card:mobile-workforce=0,0=1,0');
  expect(at(s, 1, 0).tents[0]).toBe(1);
  play(s, 'move:1,0=2,0');
  expect(at(s, 2, 0).tents[0]).toBe(1);
  play(s, 'card:land-rush=1,0', 'place:0,0');
  expect(player(s).tents).toBe(0);
  play(s, 'card:dynamite=1,0=2', 'hit:1');
  expect(at(s, 1, 0).tents).toEqual([1, 0, 0]);
  expect([player(s, 1).tents, player(s, 2).tents]).toEqual([7, 7]);
});

test('DS-4.80 one die stays, two with Pack Mules, the others are spent', () => {
  const s = table(2);
  s.phase = 'clean';
  ask(s, { kind: 'keep-die', seat: 0, kept: [] });
  Object.assign(player(s), { active: ['white-settle', 'white-settle', 'grey-iron'], techs: ['pack-mules'] });
  expect(offered(s)).toEqual(['none', 'keep:white-settle', 'keep:grey-iron']);
  play(s, 'keep:white-settle');
  expect(offered(s)).toEqual(['none', 'keep:white-settle', 'keep:grey-iron']);
  play(s, 'none');
  expect(player(s).spent).toEqual([1, 0, 0, 1, 0, 0]);
  expect(player(s).active[0]).toBe('white-settle');
});

test('DS-4.80 dice that all stay lie in their new order before it is told', () => {
  const s = table(2);
  s.phase = 'clean';
  ask(s, { kind: 'keep-die', seat: 0, kept: [] });
  Object.assign(player(s), { active: ['white-settle', 'grey-iron'], techs: ['pack-mules'] });
  play(s, 'keep:grey-iron');
  const told: string[] = [];
  game.apply(s, 'keep:white-settle', ({ kind: what }) => told.push(`${what} ${player(s).active.join(' ')}`));
  expect(told[0]).toBe('keep grey-iron white-settle');
});
