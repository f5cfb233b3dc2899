/** DK-4.6.5 to 4.6.7: specialists off the job board, miners from the pool. */
import {
  ACQUIRED_PER_DAY,
  MINER,
  MINER_PRICE,
  SPECIALISTS_PER_DAY,
  SPECIALISTS_PER_SCHOOL,
  STRONG,
  STRONG_PRICE,
  jobPrice,
  rowAt,
  type Kind,
} from '../data';
import { townOf, type Emit, type State, type Town } from '../state';
import { add } from './counts';
import { hireTarget, jobTarget } from './notation';
import { report } from './tasks';
import { countOf, pay, roomFor } from './town';

/** DK-4.6.5: one a day, one more for each school. */
export function specialistLimit(t: Town): number {
  return SPECIALISTS_PER_DAY + SPECIALISTS_PER_SCHOOL * countOf(t, 'school');
}

export function hireMoves(s: State, t: Town): string[] {
  if (t.acquired >= ACQUIRED_PER_DAY) return [];
  const specialists =
    t.specialistsHired < specialistLimit(t)
      ? s.jobs.flatMap((kind, i) => (kind >= 0 && t.cash >= jobPrice(i) ? [`hire:${i + 1}`] : []))
      : [];
  return [
    ...specialists,
    ...(s.miners > 0 && t.cash >= MINER_PRICE ? ['miner'] : []),
    ...(s.strong > 0 && t.cash >= STRONG_PRICE ? ['strong'] : []),
  ];
}

/** As many miners as there are beds for tonight, hands on the job board and dollars to pay them. */
export function minersForBeds(s: State, t: Town): number {
  const purse = Math.floor(t.cash / MINER_PRICE);
  return Math.max(0, Math.min(roomFor(t), ACQUIRED_PER_DAY - t.acquired, s.miners, purse));
}

export function hireMiner(s: State, seat: number, emit: Emit): void {
  s.miners--;
  takeIn(s, seat, MINER, MINER_PRICE);
  report(
    emit,
    'hired',
    seat,
    { worker: MINER, pay: MINER_PRICE },
    { targets: [hireTarget(MINER)], rule: 'DK-4.6.6' },
  );
}

export function hireStrong(s: State, seat: number, emit: Emit): void {
  s.strong--;
  takeIn(s, seat, STRONG, STRONG_PRICE);
  report(
    emit,
    'hired',
    seat,
    { worker: STRONG, pay: STRONG_PRICE },
    { targets: [hireTarget(STRONG)], rule: 'DK-4.6.6' },
  );
}

export function hireSpecialist(s: State, seat: number, slot: number, emit: Emit): void {
  const kind = rowAt(s.jobs, slot, 'job slot');
  s.jobs[slot] = -1;
  townOf(s, seat).specialistsHired++;
  takeIn(s, seat, kind, jobPrice(slot));
  const more = { targets: [jobTarget(slot)], rule: 'DK-4.6.5' };
  report(emit, 'hired', seat, { worker: kind, pay: jobPrice(slot) }, more);
}

/** DK-4.6.7: whoever is paid for stands on the street until tomorrow. */
export function takeIn(s: State, seat: number, kind: Kind, price: number): void {
  const t = townOf(s, seat);
  pay(s, seat, price);
  add(t.street, kind);
  t.acquired++;
}
