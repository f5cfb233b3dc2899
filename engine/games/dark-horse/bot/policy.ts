/** What the greedy player answers to every pick. */
import { best } from '../../../bots/best';
import type { Choice, Move, Thinking } from '../../../core/game';
import { townWorth, worthOf, type Aims } from './aims';
import { cardWorth } from './cards';
import { bestRails, firstCityWorth, siteWorth } from './rails';
import { bestChange, bestPlacing, ownSpots, planWorth } from './plan';
import type { Bundle } from '../data';
import { bundleOf } from '../rules/goods';
import { edgeAt, hexAt, hexOf } from '../rules/map';
import { accessible } from '../rules/network';
import { spaceName } from '../words/names';
import { parsePlacing } from '../rules/placement';
import { isSolo, seatOf, type State, type Task } from '../state';
import { say, word } from '../words/catalogue';

export function* choosePlacing(
  state: State,
  seat: number,
  aims: Aims,
  options: readonly Move[],
  now: Task,
): Thinking {
  const who = seatOf(state, seat);
  if (now.what.startsWith('jump:')) return { move: options[0] ?? '', reason: say('reason.jump') };
  const plan = bestPlacing(state, seat, aims);
  yield;
  const worth = plan?.worth ?? -1;
  if (options.includes('engineer') || options.includes('card:pony-express')) {
    const change = bestChange(state, seat, aims);
    yield;
    if (change && change.worth > worth + 2.4)
      return {
        move: options.includes('engineer') ? 'engineer' : 'card:pony-express',
        reason: say('reason.engineer'),
      };
  }
  // A poor roll is thrown again: the less the dice bring, the more a fresh roll should.
  const poor = worth < 2.1 * who.dice.length;
  const everyDie = `reroll:${who.dice.map((_, index) => index).join('')}`;
  if (poor && who.dice.length > 1 && aims.roundsLeft >= 0) {
    if (options.includes('card:marked-deck'))
      return { move: 'card:marked-deck', reason: say('reason.reroll') };
    if (options.includes(everyDie)) return { move: everyDie, reason: say('reason.reroll') };
  }
  if (!plan) {
    const pass = options.includes('pass') ? 'pass' : (options[0] ?? '');
    return { move: pass, reason: say('reason.pass') };
  }
  return { move: plan.move, reason: placingReason(plan.move) };
}

function placingReason(move: Move): string {
  const { spot } = parsePlacing(move);
  return word('reason.place', {
    space: spaceName(spot),
    why: word(`reason.space.${spot.replace(/-(p2|p3|effort)$/, '')}`),
  });
}

export function chooseDealer(state: State, seat: number, aims: Aims, options: readonly Move[]): Choice {
  const own = ownSpots(state, seat);
  const before = planWorth(state, seat, aims, own);
  const move = best(options, (one) => {
    if (one === 'nothing') return before;
    if (one === 'loan') return planWorth(state, seat, aims, own, true);
    const [verb = '', from = '', spot = '', flags = ''] = one.split(':');
    const rest = verb === 'move' ? own.filter((id) => id !== from) : own;
    return (
      planWorth(state, seat, aims, [...rest, spot]) -
      (flags.includes('e') ? 1.6 : 0) +
      (verb === 'shift' ? 0.3 : 0)
    );
  });
  if (move === 'loan') return { move, reason: say('reason.loan') };
  if (move === 'nothing') return { move, reason: say('reason.nothing') };
  const spot = move.split(':')[2] ?? '';
  return { move, reason: say('reason.shift', { space: spaceName(spot) }) };
}

export function choosePick(
  state: State,
  seat: number,
  aims: Aims,
  options: readonly Move[],
  now: Task,
): Choice {
  const who = seatOf(state, seat);
  const after = (bundle: Bundle, sign: number): Bundle => [
    who.res[0] + sign * bundle[0],
    who.res[1] + sign * bundle[1],
    who.res[2] + sign * bundle[2],
  ];
  const arg = (move: Move) => move.slice(move.indexOf(':') + 1);
  const [first = ''] = options;
  switch (now.kind) {
    case 'first-city':
      return {
        move: best(options, (one) => firstCityWorth(state, seat, hexOf(arg(one)))),
        reason: say('reason.first-city'),
      };
    case 'first-town':
      return {
        move: best(options, (one) => townWorth(state, seat, hexOf(arg(one)))),
        reason: say('reason.town'),
      };
    case 'rail':
      return chooseRail(state, seat, options);
    case 'build':
      return chooseBuild(state, seat, aims, options);
    case 'pay':
      return {
        move: best(options, (one) => worthOf(aims, after(bundleOf(arg(one)), -1))),
        reason: say('reason.pay'),
      };
    case 'gain':
      return {
        move: best(options, (one) => worthOf(aims, after(bundleOf(arg(one)), 1))),
        reason: say('reason.gain'),
      };
    case 'politics': {
      const paying = options.filter((one) => one !== 'skip');
      const move = best(paying, (one) => worthOf(aims, after(bundleOf(arg(one)), -1)));
      const cost = worthOf(aims, who.res) - worthOf(aims, after(bundleOf(arg(move)), -1));
      return cost < aims.influence
        ? { move, reason: say('reason.influence') }
        : { move: 'skip', reason: say('reason.save') };
    }
    case 'work-crew':
      return {
        move: best(options, (one) => {
          const bundle: Bundle = [0, 0, 0];
          for (const type of arg(one).split(',').map(Number)) bundle[type] = aims.produces[type] ?? 0;
          return worthOf(aims, after(bundle, 1));
        }),
        reason: say('reason.gain'),
      };
    case 'rail-baron':
      return aims.rails > 0 && options.includes('lay')
        ? { move: 'lay', reason: say('reason.rails') }
        : { move: 'skip', reason: say('reason.save') };
    case 'trader':
    case 'market':
      return chooseTrade(state, seat, aims, options, now.kind);
    case 'mother-lode':
      return aims.gold > 3 && options.includes('gold')
        ? { move: 'gold', reason: say('reason.gold') }
        : { move: 'ore', reason: say('reason.gain') };
    case 'keep-card':
      return {
        move: best(options, (one) => {
          if (one === 'ability') return abilityWorth(aims, now.what.split(':')[1] ?? '');
          return one === 'none' ? 0 : cardWorth(state, seat, aims, arg(one));
        }),
        reason: say('reason.card'),
      };
    case 'take-card':
    case 'order-back':
      return {
        move: best(options, (one) => cardWorth(state, seat, aims, arg(one))),
        reason: say('reason.card'),
      };
    case 'discard':
      return {
        move: best(options, (one) => -cardWorth(state, seat, aims, arg(one))),
        reason: say('reason.discard'),
      };
    case 'target':
      return {
        move: best(options, (one) => targetWorth(state, Number(arg(one)), now.what)),
        reason: say('reason.target'),
      };
    case 'remove-event':
      return { move: first, reason: say('reason.event') };
    case 'take-outlaw':
      return { move: isSolo(state) || now.n > 1 ? 'outlaw' : 'jail', reason: say('reason.outlaw') };
    case 'turn-in':
      return { move: 'stay', reason: say('reason.outlaw') };
    case 'reroll':
      return {
        move: options.includes('stop') ? 'stop' : (options[options.length - 1] ?? ''),
        reason: say('reason.reroll'),
      };
    case 'character':
      return { move: first, reason: say('reason.character') };
    case 'gunslinger':
      return {
        move: best(options, (one) => -Math.abs(who.pawn + (one === 'up' ? who.gunDie : -who.gunDie) - 6)),
        reason: say('reason.pawn'),
      };
    case 'peek':
      return {
        move: best(options, (one) =>
          one === 'done' ? -99 : -Math.min(99, peekFar(state, seat, hexOf(arg(one)))),
        ),
        reason: say('reason.peek'),
      };
    default:
      return { move: first, reason: say('reason.only') };
  }
}

function peekFar(state: State, seat: number, hex: number): number {
  const cities = seatOf(state, seat).cities;
  return cities.length === 0
    ? hexAt(hex).q
    : Math.min(...cities.map((city) => Math.abs(hexAt(city).q - hexAt(hex).q)));
}

function abilityWorth(aims: Aims, event: string): number {
  const worth: Record<string, number> = {
    drought: 1.9,
    locusts: 1.9,
    'city-fire': aims.gold - 2.4,
    'rail-strike': aims.rail - 2.4,
    temperance: aims.influence - 1.6,
  };
  return worth[event] ?? 0;
}

function targetWorth(state: State, other: number, card: string): number {
  const who = seatOf(state, other);
  if (card === 'ol-switcheroo') return who.res[0] + who.res[1] + who.res[2];
  return who.influence * 10 + who.gold + who.cities.length + who.towns.length;
}

function chooseRail(state: State, seat: number, options: readonly Move[]): Choice {
  const plan = bestRails(state, seat);
  const wanted = plan?.path.map((edge) => `rail:${edgeAt(edge).id}`).find((move) => options.includes(move));
  if (!plan || !wanted) return { move: options[0] ?? '', reason: say('reason.rail.spare') };
  return { move: wanted, reason: word(`reason.rail.${plan.goal}`, { hex: hexAt(plan.hex).id }) };
}

function chooseBuild(state: State, seat: number, aims: Aims, options: readonly Move[]): Choice {
  const reach = new Set(accessible(state, seat));
  const move = best(options, (one) => {
    const [verb = '', id = ''] = one.split(':');
    if (verb === 'city') return aims.city > 0 ? 100 + siteWorth(state, seat, hexOf(id), reach) : -1;
    if (verb === 'town') return aims.town > 2 ? 50 + townWorth(state, seat, hexOf(id)) : -1;
    return verb === 'look' ? 200 : 0;
  });
  if (move.startsWith('city')) return { move, reason: say('reason.city') };
  if (move.startsWith('town')) return { move, reason: say('reason.town') };
  return { move, reason: move === 'skip' ? say('reason.save') : say('reason.peek') };
}

function chooseTrade(
  state: State,
  seat: number,
  aims: Aims,
  options: readonly Move[],
  space: 'trader' | 'market',
): Choice {
  if (options.includes('gold')) {
    const gained = planWorth(state, seat, aims, [space]);
    if (gained > 0.3) return { move: 'gold', reason: say('reason.gold') };
  }
  if (space === 'market' && options.includes('swap') && planWorth(state, seat, aims, ['market']) > 0.1)
    return { move: 'swap', reason: say('reason.gain') };
  return { move: 'skip', reason: say('reason.save') };
}
