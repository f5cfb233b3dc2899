/** Advice on High Noon, attacks and answers. */
import type { Move } from '../../../core/game';
import {
  BUILDING,
  BUILDINGS,
  CART,
  CART_WAGES,
  DANCE_PAY,
  DIE,
  GRUBSTAKE,
  MULE_SEATS,
  STICK_UP_MOST,
  WHEELWRIGHT_CART,
  type Kind,
  type Res,
} from '../data';
import { cardNamed, commitOf, isOf, type NoonCard } from '../data-cards';
import { tileAt } from '../data-tiles';
import type { attackPicks } from '../rules/attacks';
import { stopsFrom } from '../rules/attacks';
import { withLumber } from '../rules/building';
import { at, sum } from '../rules/counts';
import { crewIn } from '../rules/crews';
import { isLastDay } from '../rules/day';
import { tileOn } from '../rules/mine';
import { indexIn, kindOf, parseCell, resIn } from '../rules/notation';
import type { noonPicks } from '../rules/noon';
import { builtSpaces, buildingOn, cartOf, seatsOf } from '../rules/town';
import { townOf, type PickTask, type State, type Town } from '../state';
import {
  fetches,
  mostWork,
  openWork,
  oreWords,
  pointsOf,
  purse,
  seatsToday,
  tilesWords,
  withPieces,
  type Advices,
} from './advice-parts';
import { reach } from './advice-morning';
import { say } from './catalogue-advice';
import { buildingName, nameOf, workerName } from './names';
import { partsOf } from './tickets-parts';

export const cardAdvice: Advices<keyof typeof noonPicks | keyof typeof attackPicks> = {
  'noon-card'(s, { seat }, move) {
    const t = townOf(s, seat);
    if (move === 'pass') return say('noon.pass', { cards: t.hand.length, n: sum(t.idle) });
    const card = cardNamed(partsOf(move)[1]);
    if (isOf(card, 'noon')) return NOON[card](s, t);
    if (!isOf(card, 'attack')) throw new Error(`${card} is no card for High Noon.`);
    return say('noon.attack', { n: commitOf(card), left: sum(t.idle) - commitOf(card) });
  },
  dance(s, { seat }, move) {
    const t = townOf(s, seat);
    const crew = crewIn(move).length;
    const n = DANCE_PAY * crew;
    return say('dance', { n, left: sum(t.idle) - crew, purse: purse(s, t.cash, t.cash + n) });
  },
  mule(s, { seat }, move) {
    const t = townOf(s, seat);
    const n = seatsOf(cartOf(t, indexIn(move, 'cart:'))) + MULE_SEATS;
    const tiles = tilesWords(mostWork(t));
    return say('mule', { n, workers: sum(t.idle), tiles });
  },
  'card-target'(s, { card }, move) {
    const seat = Number(partsOf(move)[1]);
    const t = townOf(s, seat);
    const name = nameOf(s, seat);
    if (card === 'stick-up') return say('target.stick-up', { name });
    if (card === 'ore-heist') return say('target.ore-heist', { name, n: sum(t.resources) });
    return say('target.thing', { name, n: builtSpaces(t), tiles: t.mine.length });
  },
  'card-object': struck,
  'card-worker': (s, { seat }, move) => bound(townOf(s, seat), crewIn(move)),
  'card-crew': (s, { seat }, move) => bound(townOf(s, seat), crewIn(move)),
  respond: answered,
  'jail-pick'(s, { seat }, move) {
    const kind = kindOf(partsOf(move)[1]);
    const holes = { worker: workerName(kind), n: pointsOf(townOf(s, seat), kind) };
    return say(isLastDay(s) ? 'jail.take.last' : 'jail.take', holes);
  },
  jailbreak(s, { seat, worker }, move) {
    const holes = { worker: workerName(worker), n: pointsOf(townOf(s, seat), worker) };
    if (move === 'play') return say('jailbreak.play', holes);
    return say(isLastDay(s) ? 'jailbreak.none.last' : 'jailbreak.none', holes);
  },
  'heist-pick'(s, { seat }, move) {
    const t = townOf(s, seat);
    if (move === 'done') return say('take.enough', { n: fetches(s, t.resources) });
    return taken(s, t, resIn(move, 'take:'));
  },
  'claim-pick': (s, { seat }, move) => taken(s, townOf(s, seat), resIn(move, 'take:')),
};

export const NOON: Readonly<Record<NoonCard, (s: State, t: Town) => string>> = {
  grubstake: (s, t) => say('noon.grubstake', { purse: purse(s, t.cash, t.cash + GRUBSTAKE) }),
  'cheap-lumber': lumber,
  'blasting-crew': (_s, t) => say('noon.blasting', reach(t)),
  wheelwright(_s, t) {
    const { cost, seats } = CART[WHEELWRIGHT_CART];
    const before = seatsToday(t);
    return say('noon.wheelwright', { cost, n: before + seats, before });
  },
  'free-shift'(_s, t) {
    const carts = t.carts.length;
    const n = sum(CART_WAGES.slice(0, carts));
    return carts > 1 ? say('noon.shift', { n, carts }) : say('noon.shift.one', { n });
  },
  'barn-dance': (_s, t) => say('noon.dance', { n: sum(t.idle) }),
  'mule-train'(_s, t) {
    const n = seatsToday(t) + MULE_SEATS;
    return say('noon.mule', { n, workers: sum(t.idle), tiles: tilesWords(openWork(t)) });
  },
};

/** The dearest building of the supply that can be paid with the card. */
function lumber(s: State, t: Town): string {
  const [type] = BUILDINGS.filter(
    (one) => s.supply[one] > 0 && withLumber(BUILDING[one].cost) <= t.cash,
  ).sort((a, b) => BUILDING[b].cost - BUILDING[a].cost);
  if (type === undefined) return say('noon.lumber.none', { cash: t.cash });
  const full = BUILDING[type].cost;
  return say('noon.lumber', { building: buildingName(type), price: withLumber(full), full, cash: t.cash });
}

/** What an attack takes from the town it strikes. */
function struck(s: State, { attack }: PickTask<'card-object'>, move: Move): string {
  const t = townOf(s, attack.target);
  const name = nameOf(s, attack.target);
  const [what, where] = partsOf(move);
  if (what === 'cart')
    return say('object.cart', {
      n: seatsOf(cartOf(t, Number(where) - 1)),
      of: sum(t.carts.map(seatsOf)),
    });
  if (what === 'space') {
    const { points, beds } = BUILDING[buildingOn(t, Number(where) - 1).type];
    return say('object.space', { points, n: beds, name });
  }
  const { x, y } = parseCell(where);
  const { resources } = tileAt(tileOn(t, x, y).tile);
  if (resources.length === 0) return say('object.cell.none', { name });
  const ore = oreWords(resources);
  if (attack.card !== 'claim-jump') return say('object.cell', { ore, name });
  const some = resources.some((res) => at(s.pool, res) > 0);
  return say(some ? 'object.jump' : 'object.jump.none', { ore, name });
}

function bound(t: Town, crew: readonly Kind[]): string {
  const left = sum(t.idle) - crew.length;
  const [first] = crew;
  return crew.length === 1 && first !== undefined
    ? say('crew.one', { worker: workerName(first), left })
    : say('crew.many', { n: crew.length, left });
}

function answered(s: State, { seat, attack }: PickTask<'respond'>, move: Move): string {
  const t = townOf(s, seat);
  const workers = sum(t.idle);
  if (move === 'pass') {
    const n = Math.min(STICK_UP_MOST, t.cash);
    return attack.card === 'stick-up' && n > 0
      ? say('respond.pass.robbed', { n, cash: t.cash, workers })
      : say('respond.pass', { n: workers });
  }
  if (move === 'engineer') return say('respond.engineer');
  const [how, id] = partsOf(move);
  const n = t.hand.length - 1;
  if (how === 'react') return n > 0 ? say('respond.card', { n }) : say('respond.card.last');
  const kind = kindOf(id);
  return say('respond.roll', { n: DIE + 1 - stopsFrom(kind), worker: workerName(kind) });
}

/** A piece that is taken, and what it adds to tonight's sales. */
function taken(s: State, t: Town, res: Res): string {
  const before = fetches(s, t.resources);
  const n = fetches(s, withPieces(t.resources, [res]));
  return say('take.piece', { n, more: n - before });
}
