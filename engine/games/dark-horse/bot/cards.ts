/** What cards, tokens and abilities are worth to the greedy player, and what it does in a window. */
import type { Choice, Move } from '../../../core/game';
import { PRICES, type Bundle } from '../data';
import { worthOf, type Aims } from './aims';
import { cardName } from '../words/names';
import { affordableTowns } from '../rules/network';
import { isSolo, roleHolder, seatOf, total, type State } from '../state';
import { say } from '../words/catalogue';

const JAIL = 2.6;

function gainWorth(state: State, seat: number, aims: Aims, bundle: Readonly<Bundle>): number {
  const { res } = seatOf(state, seat);
  return worthOf(aims, [res[0] + bundle[0], res[1] + bundle[1], res[2] + bundle[2]]) - worthOf(aims, res);
}

/** Worth of playing a card now, or of holding it: the same scale as resources. */
export function cardWorth(state: State, seat: number, aims: Aims, card: string): number {
  const who = seatOf(state, seat);
  const rivals = state.seats.filter((_, other) => other !== seat);
  switch (card) {
    case 'barn-raising':
      return gainWorth(state, seat, aims, [0, 3, 0]);
    case 'cattle-drive':
      return gainWorth(state, seat, aims, [3, 0, 0]);
    case 'mother-lode':
      return Math.max(gainWorth(state, seat, aims, [0, 0, 3]), who.res[2] >= 3 ? aims.gold - 2 : 0);
    case 'entrepreneur':
      return aims.rail;
    case 'powder-crew':
      return Math.min(2, aims.rails) * aims.rail - 1.6;
    case 'homestead-act':
      return aims.town > 0 ? Math.min(4.5, aims.town - 2) : 0;
    case 'election':
      return aims.influence + 0.9 + (who.role === 'mayor' ? 0 : aims.role);
    case 'marshal-dylan':
      return (who.role === 'sheriff' ? 0 : aims.role + 0.8) + (isSolo(state) ? 0.8 * state.events.length : 0);
    case 'crooked-merchants':
      return 1.8;
    case 'snake-eyes':
      return (25 / 36) * 3.4 - (11 / 36) * JAIL;
    case 'stagecoach-holdup':
      return aims.gold + 0.9 - JAIL - (who.role ? aims.role : 0);
    case 'land-swindle':
      return who.influence > 0 ? 2 * aims.gold - aims.influence - 0.5 : 1;
    case 'gold-nugget':
      return aims.gold;
    case 'camp-meeting':
      return aims.influence;
    case 'pony-express':
      return 2.2;
    case 'marked-deck':
      return 1.4;
    case 'whispering-campaign':
      return aims.influence * 1.4 - 1.2;
    case 'mudslinging':
      return rivals.some((one) => one.influence > who.influence) ? aims.influence * 0.5 : -0.5;
    case 'ol-switcheroo': {
      const most = Math.max(0, ...rivals.map((one) => total(one.res)));
      return most - total(who.res) - 6;
    }
    case 'claim-jumpers':
      return 0.4;
    default:
      return 0;
  }
}

export function windowChoice(
  state: State,
  seat: number,
  aims: Aims,
  options: readonly Move[],
  end: boolean,
): Choice {
  const who = seatOf(state, seat);
  const done: Choice = { move: end ? 'done' : 'continue', reason: say('reason.save') };
  if (end) {
    if (options.includes('stock-gold')) return { move: 'stock-gold', reason: say('reason.gold') };
    return options.includes('repay') ? { move: 'repay', reason: say('reason.repay') } : done;
  }
  if (options.includes('stock-gold')) {
    const resources = worthOfThree(state, seat, aims);
    return aims.gold >= resources
      ? { move: 'stock-gold', reason: say('reason.gold') }
      : { move: 'stock-resources', reason: say('reason.gain') };
  }
  for (const move of options) {
    if (move.startsWith('ability:') && abilityHelps(state, seat, aims, move))
      return { move, reason: say('reason.ability') };
  }
  if (options.includes('trader') && swapHelps(aims, who.res))
    return { move: 'trader', reason: say('reason.swap') };
  const cards = options.filter((move) => move.startsWith('card:')).map((move) => move.slice(5));
  const ranked = cards
    .map((card) => ({ card, worth: cardWorth(state, seat, aims, card) }))
    .filter(({ card }) => playsNow(state, seat, card))
    .sort((a, b) => b.worth - a.worth);
  const [first] = ranked;
  if (first && first.worth > 0.9)
    return { move: `card:${first.card}`, reason: say('reason.play', { card: cardName(first.card) }) };
  if (options.includes('repay') && !isSolo(state) && spare(aims, who.res) >= PRICES.loanCosts)
    return { move: 'repay', reason: say('reason.repay') };
  return done;
}

/** Some cards wait for their moment. */
function playsNow(state: State, seat: number, card: string): boolean {
  if (card === 'homestead-act') return affordableTowns(state, seat, false).length > 0;
  if (card === 'marshal-dylan') return roleHolder(state, 'sheriff') !== seat || state.events.length > 0;
  return true;
}

function worthOfThree(state: State, seat: number, aims: Aims): number {
  const { res } = seatOf(state, seat);
  const next: Bundle = [res[0], res[1], res[2]];
  const before = worthOf(aims, next);
  for (let i = 0; i < 3; i++) {
    const gains = [0, 1, 2].map((type) => ((next[type] ?? 0) < (aims.want[type] ?? 0) ? 1 : 0));
    const type = Math.max(0, gains.indexOf(1));
    next[type] = (next[type] ?? 0) + 1;
  }
  return worthOf(aims, next) - before;
}

function abilityHelps(state: State, seat: number, aims: Aims, move: Move): boolean {
  const who = seatOf(state, seat);
  const cheapest = Math.min(99, ...who.hand.map((card) => cardWorth(state, seat, aims, card)));
  switch (who.character) {
    case 'prospector':
      return aims.gold >= 3 && who.res[2] - PRICES.prospectorOre >= Math.min(aims.want[2], 0);
    case 'preacher':
      return aims.influence > 0.5;
    case 'kickstarter':
      return aims.rail > cheapest + 0.3;
    case 'scoundrel':
      return move === 'ability:2' && worthOfThree(state, seat, aims) > cheapest + 0.2;
    default:
      return false;
  }
}

/** Two kinds to spare and two others missing. */
function swapHelps(aims: Aims, res: Readonly<Bundle>): boolean {
  const missing = [0, 1, 2].reduce(
    (n, type) => n + Math.max(0, (aims.want[type] ?? 0) - (res[type] ?? 0)),
    0,
  );
  return spare(aims, res) >= 2 && missing >= 2;
}

function spare(aims: Aims, res: Readonly<Bundle>): number {
  return [0, 1, 2].reduce((n, type) => n + Math.max(0, (res[type] ?? 0) - (aims.want[type] ?? 0)), 0);
}
