/** DK-4.5.1, 4.5.20: who works where this afternoon, and the new order after it. */
import { BUILDING, TAKE_BACKS, WORK_PLACES, kindAt, type Kind } from '../data';
import { townOf, type Place, type Town } from '../state';
import { add, sum } from './counts';
import { kindOf, parsePlace, placeName, placeTarget, workerIn } from './notation';
import { report, type PickRules, type StepRules } from './tasks';
import { buildingOn, cartOf, kindsWith, seatsOf, takeOut, use } from './town';

/** Carts with a seat and work windows still free (DK-4.5.1). */
export function freePlaces(t: Town): Place[] {
  const places: Place[] = [];
  t.carts.forEach((cart, index) => {
    if (!cart.broken && cart.crew.length < seatsOf(cart)) places.push({ at: 'cart', index });
  });
  t.spaces.forEach((b, index) => {
    if (b && WORK_PLACES.includes(b.type) && b.here.length < BUILDING[b.type].windows) {
      places.push({ at: 'space', index });
    }
  });
  return places;
}

function placedAt(t: Town, place: Place): Kind[] {
  return place.at === 'cart' ? cartOf(t, place.index).crew : (t.spaces[place.index]?.waiting ?? []);
}

function planMoves(t: Town): string[] {
  const moves = sum(t.idle) > 0 ? freePlaces(t).map((place) => `at:${placeName(place)}`) : [];
  moves.push('done');
  if (t.takeBacks < TAKE_BACKS) {
    const places: Place[] = [
      ...t.carts.map((_, index): Place => ({ at: 'cart', index })),
      ...t.spaces.map((_, index): Place => ({ at: 'space', index })),
    ];
    for (const place of places) {
      const kinds = [...new Set(placedAt(t, place))].sort((a, b) => a - b);
      for (const kind of kinds) moves.push(`back:${placeName(place)}:${kindAt(kind)}`);
    }
  }
  return moves;
}

function takeBack(t: Town, place: Place, kind: Kind): void {
  if (place.at === 'cart') takeOut(placedAt(t, place), kind);
  else {
    const b = buildingOn(t, place.index);
    takeOut(b.here, kind);
    takeOut(b.waiting, kind);
  }
  add(t.used, kind, -1);
  add(t.idle, kind);
  t.takeBacks++;
}

export const planningPicks: PickRules<'plan-place' | 'plan-worker'> = {
  'plan-place': {
    moves: (s, task) => planMoves(townOf(s, task.seat)),
    act(s, task, move, emit) {
      if (move === 'done') {
        report(emit, 'planned', task.seat, {}, { rule: 'DK-4.5.1' });
        return;
      }
      s.pending.push(task);
      const [what, where, id] = move.split(':');
      const place = parsePlace(where ?? '');
      if (what === 'at') {
        s.pending.push({ kind: 'plan-worker', seat: task.seat, place });
        return;
      }
      const kind = kindOf(id);
      takeBack(townOf(s, task.seat), place, kind);
      const args = { worker: kind, place: placeName(place) };
      report(emit, 'taken-back', task.seat, args, { targets: [placeTarget(place)] });
    },
  },
  'plan-worker': {
    moves: (s, task) => kindsWith(townOf(s, task.seat).idle).map((kind) => `worker:${kindAt(kind)}`),
    act(s, task, move, emit) {
      const kind = workerIn(move, 'worker:');
      const t = townOf(s, task.seat);
      use(s, task.seat, kind);
      if (task.place.at === 'cart') cartOf(t, task.place.index).crew.push(kind);
      else {
        const b = buildingOn(t, task.place.index);
        b.here.push(kind);
        b.waiting.push(kind);
      }
      const args = { worker: kind, place: placeName(task.place) };
      const targets = [placeTarget(task.place)];
      report(emit, 'placed', task.seat, args, { targets, rule: 'DK-4.5.1' });
    },
  },
};

export const planningSteps: StepRules<'planning' | 'new-order'> = {
  planning(s, task) {
    const t = townOf(s, task.seat);
    if (sum(t.idle) > 0 && freePlaces(t).length > 0) s.pending.push({ kind: 'plan-place', seat: task.seat });
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
