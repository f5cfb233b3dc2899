/** Research: a card, its icons and its price (DS-4.65 to DS-4.69). */
import { GOLD, RESOURCES, resourceAt, TERRAINS } from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { has, playerOf, type Emit, type Player, type State } from '../state';
import type { ActionRule } from './action';
import { mostIcons, payment } from './icons';
import { bump, distinct, without } from './lists';
import { terrains } from './map';
import { resourceIndex, resourceOf } from './notation';
import type { PickRules } from './pick';
import { cardBehind, TERMS } from './techs';

export const research: ActionRule = {
  able: (s, seat) => researchable(s, seat).length > 0,
  begin(s, seat) {
    s.pending.push({ kind: 'pick-card', seat });
  },
  paid(s, { seat, card }, emit) {
    if (card === '') throw new Error('No card was chosen.');
    const due = priceList(card);
    const rebate = TERMS['price-off'](playerOf(s, seat).techs);
    if (due.length === 0) learn(s, seat, card, emit);
    else s.pending.push({ kind: 'pay-token', seat, card, due, rebate });
  },
};

/** Ways to pay one token of a kind: its own kind, gold, or iron with Blacksmiths (DS-4.69). */
function payers(player: Player, kind: number): number[] {
  const other = TERMS['pays-with'](player.techs);
  return distinct([kind, ...(other ? [RESOURCES.indexOf(other)] : []), GOLD]);
}

/** Payments of the next token that leave the rest payable. */
export function tokenWays(
  player: Player,
  due: readonly number[],
  tokens: readonly number[] = player.tokens,
): number[] {
  const [kind, ...later] = due;
  if (kind === undefined) return [];
  return payers(player, kind).filter((way) => {
    if ((tokens[way] ?? 0) === 0) return false;
    const rest = tokens.slice();
    bump(rest, way, -1);
    return later.length === 0 || tokenWays(player, later, rest).length > 0;
  });
}

/** Kinds that may fall away with Basic Engineering so that the rest can be paid. */
function rebates(player: Player, due: readonly number[], n: number): number[] {
  return distinct(due).filter((kind) => payable(player, without(due, [kind]), n - 1));
}

function payable(player: Player, due: readonly number[], rebate: number): boolean {
  if (due.length === 0) return true;
  return (rebate > 0 ? rebates(player, due, rebate) : tokenWays(player, due)).length > 0;
}

/** The kinds a card costs, one entry for each token, in the order Food, Wood, Iron. */
function priceList(card: TechId): number[] {
  return techOf(card).price.flatMap((n, kind) => Array.from({ length: n }, () => kind));
}

export function affordable(player: Player, card: TechId): boolean {
  return payable(player, priceList(card), TERMS['price-off'](player.techs));
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

/** DS-4.66. */
function learn(s: State, seat: number, card: TechId, emit: Emit): void {
  playerOf(s, seat).techs.push(card);
  emit({ kind: 'learn', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.66' });
}

export const researchPicks: PickRules<'pick-card' | 'pay-token'> = {
  'pick-card': {
    moves: (s, task) => researchable(s, task.seat).map((card) => `card:${card}`),
    act(s, { seat }, { what }, emit) {
      const card = techId(what);
      s.pending.pop();
      s.pending.push(payment(seat, 'research', techOf(card).icons, card));
      emit({ kind: 'aim', seat, args: { card }, targets: [`card:${card}`] });
    },
  },
  'pay-token': {
    moves(s, task) {
      const player = playerOf(s, task.seat);
      return task.rebate > 0
        ? rebates(player, task.due, task.rebate).map((kind) => `waive:${resourceAt(kind)}`)
        : tokenWays(player, task.due).map((kind) => `pay:${resourceAt(kind)}`);
    },
    act(s, task, { verb, what }, emit) {
      const { seat } = task;
      const player = playerOf(s, seat);
      const kind = resourceOf(what);
      if (verb === 'waive') {
        task.due = without(task.due, [resourceIndex(what)]);
        task.rebate--;
        const card = cardBehind(player.techs, 'price-off');
        emit({ kind: 'waive', seat, args: { kind, card, n: 1 }, targets: [`card:${card}`] });
      } else {
        task.due.shift();
        bump(player.tokens, resourceIndex(what), -1);
        emit({ kind: 'pay', seat, args: { kind } });
      }
      if (task.due.length > 0) return;
      s.pending.pop();
      learn(s, seat, task.card, emit);
    },
  },
};
