/** What follows from tokens, sales and technologies. */
import { DICE_PAIR_VP, GOLD, TERRAINS, TRADE_PAIR, TRADE_SET } from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { bump, total } from '../rules/lists';
import { terrains } from '../rules/map';
import { goodsOf, goodsText, parts, type Answer } from '../rules/notation';
import { diceOwned, techPoints, techTotal } from '../rules/points';
import { affordable } from '../rules/research';
import { quotaOf } from '../rules/roll';
import { ONCE, printed } from '../rules/techs';
import { saleValue, setValue, tokenSets } from '../rules/trade';
import { has, playerOf, type Player, type State } from '../state';
import { quotaText } from './advice-map';
import { answered, endText, fit, gained, isLast } from './advice-tools';
import { say } from './catalogue';
import { goodsName, techName, techText } from './names';

/** Tokens that come: what is held then, and what it is good for. */
export function holdAdvice(s: State, after: State, seat: number): string {
  const player = playerOf(after, seat);
  const tools = ONCE['harvest-token'](playerOf(s, seat));
  const used = tools !== undefined && player.flipped.includes(tools);
  return fit(
    say('adv.hold', { goods: heldText(player) }),
    used ? say('adv.tools', { card: techName(tools), n: printed('harvest-token').n }) : '',
    ...tokenPlans(s, after, seat),
  );
}

/** "2 wood and 1 iron". */
function heldText({ tokens }: Player): string {
  return goodsName(goodsText(tokens.flatMap((n, kind) => Array.from({ length: n }, () => kind))));
}

/** What more tokens are good for, the most important first. */
export function tokenPlans(s: State, after: State, seat: number): string[] {
  const player = playerOf(after, seat);
  const value = (card: TechId) =>
    techTotal(after, seat, [...player.techs, card]) - techTotal(after, seat, player.techs);
  const cards = onGround(after, seat).sort((a, b) => value(b) - value(a));
  const [best] = cards.filter((card) => affordable(player, card) && !affordable(playerOf(s, seat), card));
  const [near] = cards
    .map((card) => ({ card, n: shortage(player, card) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => a.n - b.n);
  const [was, n] = [bestSale(playerOf(s, seat)), bestSale(player)];
  return [
    isLast(s) ? unsoldText(player) : '',
    best ? say('adv.pays', { card: techName(best), n: value(best), m: techOf(best).icons }) : '',
    n > was
      ? say(was > 0 ? 'adv.saleMore' : 'adv.sale', { n, was })
      : n > 0
        ? say('adv.saleSame', { n })
        : '',
    near ? say('adv.lacks', { card: techName(near.card), n: near.n }) : '',
  ];
}

/** What tokens still in hand are worth in the end. */
function unsoldText({ techs }: Player): string {
  const counting = techs.find((card) => {
    const { effect } = techOf(card);
    return effect.do === 'score' && effect.of === 'resources';
  });
  return counting ? say('adv.unsoldCount', { card: techName(counting) }) : say('adv.unsold');
}

/** Cards the seat does not have and has the terrain for. */
export function onGround(s: State, seat: number): TechId[] {
  const ground = terrains(s, seat);
  return s.tableau.filter(
    (card) =>
      !has(playerOf(s, seat), card) &&
      techOf(card).terrain.every((terrain) => ground[TERRAINS.indexOf(terrain)]),
  );
}

/** Tokens of the right kinds that lack to pay a card. */
export function shortage(player: Player, card: TechId): number {
  const tokens = player.tokens.slice();
  for (let n = 0; n < total(techOf(card).price); n++) {
    if (affordable({ ...player, tokens }, card)) return n;
    // Gold stands for any of them.
    bump(tokens, GOLD, 1);
  }
  return total(techOf(card).price);
}

/** Points of the best sale one Trade icon makes. */
export function bestSale(player: Player): number {
  const sets = [TRADE_SET, TRADE_PAIR].flatMap((size) => tokenSets(player.tokens, size));
  return Math.max(0, ...sets.filter((set) => setValue(set) > 0).map((set) => saleValue(player, set)));
}

export function adviseSale(s: State, seat: number, answer: Answer): string {
  const [how, of] = parts(answer.what);
  const after = answered(s, answer);
  if (how !== 'sell') return dieSold(s, after, seat);
  const player = playerOf(after, seat);
  const n = saleValue(playerOf(s, seat), goodsOf(of));
  const best = bestSale(playerOf(s, seat));
  const [lost] = onGround(s, seat).filter(
    (card) => affordable(playerOf(s, seat), card) && !affordable(player, card),
  );
  return fit(
    total(player.tokens) > 0 ? say('adv.sell', { n, goods: heldText(player) }) : say('adv.sellAll', { n }),
    endText(s, after),
    best > n ? say('adv.better', { n: best }) : '',
    lost && !isLast(s) ? say('adv.noMore', { card: techName(lost) }) : '',
    s.finalRound === 0 && after.vpSupply > 0 ? say('adv.vpLeft', { n: after.vpSupply }) : '',
  );
}

/** DS-4.62: what the die would have scored at the end. */
function dieSold(s: State, after: State, seat: number): string {
  const points = (of: State) => DICE_PAIR_VP * Math.floor(diceOwned(of, seat) / 2);
  const [was, vp] = [points(s), points(after)];
  const dice = diceOwned(after, seat);
  const n = playerOf(after, seat).vp - playerOf(s, seat).vp;
  const quota = quotaOf(s, seat);
  return fit(
    say(vp < was ? 'adv.dieCosts' : 'adv.dieFree', { n, dice, vp, was }),
    endText(s, after),
    dice < quota ? say('adv.fewDice', { n: quota }) : '',
  );
}

export function adviseCard(s: State, seat: number, answer: Answer): string {
  const card = techId(parts(answer.what)[0]);
  const after = answered(s, answer);
  const { vp, effect } = techOf(card);
  const n = gained(s, after, seat);
  const player = playerOf(after, seat);
  // What it adds to other cards stays as it is.
  const own = techPoints(after, seat, card, player.techs);
  const grows = vp === null && effect.do === 'score' && own < effect.cap;
  return fit(
    grows ? say('adv.learnGrows', { n, cap: effect.cap + n - own }) : say('adv.learn', { n }),
    quotaText(s, after, seat) || techText(card),
    total(player.tokens) > 0 ? say('adv.keepGoods', { goods: heldText(player) }) : '',
  );
}
