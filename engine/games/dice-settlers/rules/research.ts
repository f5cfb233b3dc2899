/** Research: a card, its icons and its price (DS-4.65 to DS-4.69). */
import type { Move } from '../../../core/game';
import { GOLD, RESOURCES, resourceAt, TERRAINS } from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { has, playerOf, type Player, type State } from '../state';
import type { ActionRule } from './action';
import { mostIcons } from './icons';
import { bump, distinct, total, without } from './lists';
import { terrains } from './map';
import { goodsOf, goodsText, moveBy, parts } from './notation';
import { payWay, ways, wayOf, wayText } from './payments';
import { cardBehind, TERMS } from './techs';

export const research: ActionRule = {
  able: (s, seat) => researchable(s, seat).length > 0,
  moves(s, seat) {
    const player = playerOf(s, seat);
    const result: Move[] = [];
    for (const card of researchable(s, seat)) {
      const heads = tokenPayments(player, card).map((set) =>
        set.length === 0 ? `research:${card}` : `research:${card}=${goodsText(set)}`,
      );
      for (const way of ways(s, seat, 'research', techOf(card).icons)) {
        for (const head of heads) result.push(moveBy(head, wayText(way, 'research')));
      }
    }
    return result;
  },
  act(s, seat, { what, by }, emit) {
    const [id, goods] = parts(what);
    const card = techId(id);
    const player = playerOf(s, seat);
    payWay(s, seat, wayOf(by, 'research'), emit);
    const paid = goods === '' ? [] : goodsOf(goods);
    const saved = total(techOf(card).price) - paid.length;
    if (saved > 0) {
      const behind = cardBehind(player.techs, 'price-off');
      emit({ kind: 'waive', seat, args: { card: behind, n: saved }, targets: [`card:${behind}`] });
    }
    for (const kind of paid) {
      bump(player.tokens, kind, -1);
      emit({ kind: 'pay', seat, args: { kind: resourceAt(kind) }, targets: [`card:${card}`] });
    }
    player.techs.push(card);
    emit({ kind: 'learn', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.66' });
  },
};

/** Ways to pay one token of a kind: its own kind, gold, or iron with Blacksmiths (DS-4.69). */
function payers(player: Player, kind: number): number[] {
  const other = TERMS['pays-with'](player.techs);
  return distinct([kind, ...(other ? [RESOURCES.indexOf(other)] : []), GOLD]);
}

/** DS-4.69: distinct sets of tokens that pay a card, its own kinds first. */
export function tokenPayments(player: Player, card: TechId): number[][] {
  const off = TERMS['price-off'](player.techs);
  const result = new Map<string, number[]>();
  const pay = (due: readonly number[], tokens: readonly number[], paid: readonly number[]): void => {
    const [kind, ...later] = due;
    if (kind === undefined) {
      const set = paid.slice().sort((a, b) => a - b);
      result.set(goodsText(set), set);
      return;
    }
    for (const payer of payers(player, kind)) {
      if ((tokens[payer] ?? 0) === 0) continue;
      const rest = tokens.slice();
      bump(rest, payer, -1);
      pay(later, rest, [...paid, payer]);
    }
  };
  for (const due of reduced(priceList(card), off)) pay(due, player.tokens, []);
  return [...result.values()];
}

/** The price with so many tokens fallen away, in every way. */
function reduced(due: readonly number[], off: number): number[][] {
  if (off === 0 || due.length === 0) return [due.slice()];
  return distinct(due).flatMap((kind) => reduced(without(due, [kind]), off - 1));
}

/** The kinds a card costs, one entry for each token, in the order Food, Wood, Iron. */
export function priceList(card: TechId): number[] {
  return techOf(card).price.flatMap((n, kind) => Array.from({ length: n }, () => kind));
}

export function affordable(player: Player, card: TechId): boolean {
  return tokenPayments(player, card).length > 0;
}

/** DS-4.65: cards of the tableau this seat can research now. */
export function researchable(s: State, seat: number): TechId[] {
  const icons = mostIcons(s, seat, 'research');
  if (icons === 0) return [];
  const player = playerOf(s, seat);
  const ground = terrains(s, seat);
  return s.tableau.filter((card) => {
    const tech = techOf(card);
    return (
      !has(player, card) &&
      tech.icons <= icons &&
      tech.terrain.every((terrain) => ground[TERRAINS.indexOf(terrain)]) &&
      affordable(player, card)
    );
  });
}
