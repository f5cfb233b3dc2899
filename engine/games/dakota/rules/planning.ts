/** DK-4.5.1, 4.5.20: who works where this afternoon, and the new order after it. */
import {
  BARTENDER,
  BUILDING,
  CRAFTSMAN,
  ENGINEER,
  MINER,
  PROSPECTOR,
  SHERIFF,
  STRONG,
  TEACHER,
  WORK_PLACES,
  kindAt,
  type BuildingId,
  type Kind,
} from '../data';
import {
  townOf,
  type Building,
  type Cart,
  type Emit,
  type Place,
  type Placed,
  type State,
  type Town,
} from '../state';
import { add, at, sum } from './counts';
import { freeShafts, workOn } from './mine';
import { kindOf, placeTarget, targetPlace } from './notation';
import { report, type PickRules, type StepRules } from './tasks';
import { buildingOn, cartOf, kindsWith, seatsOf, use } from './town';

/** What a plan looks at: everything in sight. */
type Workplaces = Pick<Town, 'carts' | 'spaces' | 'idle' | 'mine' | 'yesterday'>;

/** Carts with a seat and work windows still free (DK-4.5.1). */
export function freePlaces(t: Workplaces): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < t.carts.length; index++)
    if (cartRoom(t.carts[index]) > 0) places.push({ at: 'cart', index });
  for (let index = 0; index < t.spaces.length; index++)
    if (windowsFree(t.spaces[index]) > 0) places.push({ at: 'space', index });
  return places;
}

function cartRoom(cart: Cart | undefined): number {
  return cart && !cart.broken ? seatsOf(cart) - cart.crew.length : 0;
}

function windowsFree(b: Building | null | undefined): number {
  return b && WORK_PLACES.includes(b.type) ? BUILDING[b.type].windows - b.here.length : 0;
}

/** How many more a place can take. */
function roomAt(t: Workplaces, place: Place): number {
  return place.at === 'cart' ? cartRoom(t.carts[place.index]) : windowsFree(t.spaces[place.index]);
}

/** Who is sent first where a place is filled: those whose skill counts there, then those who are missed least. */
const FILL_CART: readonly Kind[] = [
  STRONG,
  MINER,
  ENGINEER,
  PROSPECTOR,
  SHERIFF,
  TEACHER,
  CRAFTSMAN,
  BARTENDER,
];
const FILL_IN: Readonly<Record<BuildingId, readonly Kind[]>> = {
  house: [],
  hotel: [],
  saloon: [TEACHER, SHERIFF, ENGINEER, PROSPECTOR, CRAFTSMAN, MINER, STRONG, BARTENDER],
  school: [TEACHER, SHERIFF, ENGINEER, MINER, PROSPECTOR, CRAFTSMAN, STRONG, BARTENDER],
  workshop: [CRAFTSMAN, MINER, SHERIFF, TEACHER, PROSPECTOR, ENGINEER, STRONG, BARTENDER],
  'sheriffs-office': [],
};

/** How many the best shaft has work for: a cart is filled with no more. */
function workInBestShaft(t: Workplaces): number {
  let most = 0;
  for (const end of freeShafts(t)) most = Math.max(most, workOn(t, end));
  return most;
}

/** Who would go where a place is filled. */
export function fillOf(t: Workplaces, place: Place, work = workInBestShaft(t)): Kind[] {
  const free = t.idle.slice();
  const kinds: Kind[] = [];
  const send = (order: readonly Kind[]): void => {
    const kind = order.find((one) => at(free, one) > 0);
    if (kind === undefined) return;
    add(free, kind, -1);
    kinds.push(kind);
  };
  if (place.at === 'cart') {
    const wanted = Math.min(roomAt(t, place), work - cartOf(t, place.index).crew.length);
    for (let n = wanted; n > 0; n--) send(FILL_CART);
    return kinds;
  }
  const b = buildingOn(t, place.index);
  const order = FILL_IN[b.type];
  for (let n = roomAt(t, place); n > 0; n--) {
    const tended = [...b.here, ...kinds].includes(BARTENDER);
    send(b.type === 'saloon' && !tended ? [BARTENDER, ...order] : order);
  }
  return kinds;
}

/** Those of yesterday who are free again and whose place is, by place. */
export function asYesterday(t: Workplaces): { place: Place; kinds: Kind[] }[] {
  const free = t.idle.slice();
  const groups: { place: Place; kinds: Kind[] }[] = [];
  for (const { at: where, index, kind } of t.yesterday) {
    if (at(free, kind) < 1) continue;
    let group = groups.find(({ place }) => place.at === where && place.index === index);
    if (!group) groups.push((group = { place: { at: where, index }, kinds: [] }));
    if (group.kinds.length >= roomAt(t, group.place)) continue;
    group.kinds.push(kind);
    add(free, kind, -1);
  }
  return groups.filter(({ kinds }) => kinds.length > 0);
}

/** Who works where now: it is what a town remembers as yesterday. */
export function placedToday(t: Town): Placed[] {
  return [
    ...t.carts.flatMap(({ crew }, index) => crew.map((kind): Placed => ({ at: 'cart', index, kind }))),
    ...t.spaces.flatMap((b, index) =>
      b && WORK_PLACES.includes(b.type) ? b.here.map((kind): Placed => ({ at: 'space', index, kind })) : [],
    ),
  ];
}

/** A helper is offered where it saves a pick. */
const HELPS_FROM = 2;

function planMoves(t: Town): string[] {
  const places = freePlaces(t);
  const kinds = kindsWith(t.idle);
  const targets = places.map(placeTarget);
  const moves: string[] = [];
  for (const target of targets) for (const kind of kinds) moves.push(`send:${kindAt(kind)}:${target}`);
  // One shaft is the best for every cart: it is looked for once.
  const work = sum(t.idle) >= HELPS_FROM ? workInBestShaft(t) : 0;
  places.forEach((place, i) => {
    if (fillOf(t, place, work).length >= HELPS_FROM) moves.push(`fill:${targets[i]}`);
  });
  if (asYesterday(t).reduce((n, group) => n + group.kinds.length, 0) >= HELPS_FROM)
    moves.push('as-yesterday');
  moves.push('done');
  return moves;
}

function put(s: State, seat: number, place: Place, kinds: readonly Kind[], emit: Emit): void {
  const t = townOf(s, seat);
  for (const kind of kinds) {
    use(s, seat, kind);
    if (place.at === 'cart') cartOf(t, place.index).crew.push(kind);
    else {
      const b = buildingOn(t, place.index);
      b.here.push(kind);
      b.waiting.push(kind);
    }
  }
  const target = placeTarget(place);
  const args = { workers: kinds.join(','), place: target };
  report(emit, 'placed', seat, args, { targets: [target], rule: 'DK-4.5.1' });
}

const hasSeat = (cart: Cart): boolean => cartRoom(cart) > 0;
const hasWindow = (b: Building | null): boolean => windowsFree(b) > 0;

/** The plan goes on while somebody is free and has somewhere to go. */
function planOn(s: State, seat: number): boolean {
  const t = townOf(s, seat);
  return sum(t.idle) > 0 && (t.carts.some(hasSeat) || t.spaces.some(hasWindow));
}

export const planningPicks: PickRules<'plan'> = {
  plan: {
    moves: (s, task) => planMoves(townOf(s, task.seat)),
    act(s, task, move, emit) {
      const t = townOf(s, task.seat);
      const [what = '', first = '', ...rest] = move.split(':');
      // Who is free may still build today as long as the plan goes on.
      s.pending.push(task);
      if (what === 'as-yesterday') {
        for (const { place, kinds } of asYesterday(t)) put(s, task.seat, place, kinds, emit);
      } else if (what === 'fill') {
        const place = targetPlace([first, ...rest].join(':'));
        put(s, task.seat, place, fillOf(t, place), emit);
      } else if (what !== 'done') {
        put(s, task.seat, targetPlace(rest.join(':')), [kindOf(first)], emit);
      }
      if (what !== 'done' && planOn(s, task.seat)) return;
      s.pending.pop();
      report(emit, 'planned', task.seat, {}, { rule: 'DK-4.5.1' });
    },
  },
};

export const planningSteps: StepRules<'planning' | 'new-order'> = {
  planning(s, task) {
    if (planOn(s, task.seat)) s.pending.push({ kind: 'plan', seat: task.seat });
  },
  'new-order'(s, _task, emit) {
    // DK-4.5.20: least laid out first; ties keep their order.
    const before = s.order;
    s.order = before
      .map((seat, place) => ({ seat, place, spent: townOf(s, seat).spent }))
      .sort((a, b) => a.spent - b.spent || a.place - b.place)
      .map((entry) => entry.seat);
    // DK-2.7: Cheap Lumber that was not used is lost.
    for (const t of s.towns) t.lumber = 0;
    if (s.order.length > 1)
      report(emit, 'new-order', -1, { seats: s.order.join(',') }, { rule: 'DK-4.5.20' });
  },
};
