/** Advice on workers: hiring them, sending them out, and keeping them. */
import { noEvents, type Move } from '../../../core/game';
import { capital, list, numberWord } from '../../../core/words';
import {
  amount,
  areaOfColour,
  areaOfRow,
  BANK,
  COLOURS,
  entry,
  GRAIN,
  GRAIN_PER_STEP,
  goodOfRow,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  SMALL_YIELD,
  WHEEL,
  WORKER_CAP,
  WORKERS_PER_SPACE,
} from '../data';
import { stepsOn } from '../rules/recruit';
import { goodsAhead, receiveWorkers, tooMany } from '../rules/supply';
import { canStaff } from '../rules/crews';
import { BANK_SPOTS, isFull, largeSpotsOf } from '../rules/worker-board';
import { player, workersOf, WHEEL_SPACES, type State } from '../state';
import { advice, after, crewWords } from './advice-forms';
import {
  asking,
  goodsAfter,
  helpedBy,
  isTieOnly,
  nextForms,
  planForms,
  stockWords,
  type Forms,
} from './advice-prospects';
import { say } from './catalogue-advice';
import { freshSpaces } from './explain-workers';
import { areaName, goodWord, silverWords, some, wheelWords } from './names';

/** MT-4.10: a spin nobody knows, so only what the wheel shows is said. */
export function adviseRecruit(s: State, seat: number): string {
  const p = player(s, seat);
  const lacks = freshSpaces(s, seat);
  const all = workersOf(p) + WORKERS_PER_SPACE;
  const more = numberWord(WORKERS_PER_SPACE);
  const over = tooMany(p, WORKERS_PER_SPACE);
  const room = WORKERS_PER_SPACE - over;
  const first = say(lacks > 0 ? 'spin.new' : 'spin.known', {
    more: capital(more),
    all: Math.min(all, WORKER_CAP),
    n: lacks,
    of: WHEEL_SPACES,
  });
  const grain = amount(p.goods, GRAIN);
  return advice(
    [first],
    tieForms(s, seat),
    over > 0 ? [room > 0 ? say('spin.room', { n: room }) : say('spin.full')] : [],
    grain >= GRAIN_PER_STEP ? [say('spin.grain', { grain: `${grain} ${goodWord(GRAIN)}`, more })] : [],
  );
}

export function advisePair(s: State, seat: number, move: Move): string {
  return hired(s, after(s, move), seat);
}

/** MT-4.12 is asked afterwards: what is held then is what finds room. */
function hired(before: State, then: State, seat: number, cost: Forms = []): string {
  const had = player(before, seat);
  const p = player(then, seat);
  const held = Math.min(workersOf(p), WORKER_CAP);
  const fresh = COLOURS.flatMap((_, c) =>
    amount(had.workers, c) < OWN_CREW && amount(p.workers, c) >= OWN_CREW ? [placeOf(c)] : [],
  );
  const sum = say('hired', { n: held });
  if (workersOf(p) <= workersOf(had)) return advice(cost.length > 0 ? cost : [say('hired.nobody')], [sum]);
  if (fresh.length === 0)
    return advice(cost.length > 0 ? cost : [sum], [say('hired.known')], nextForms(then, seat));
  const places = { places: list(fresh), own: numberWord(OWN_CREW), others: numberWord(OTHER_CREW) };
  return advice(cost.length > 0 ? cost : [sum], [say('hired.new', places), say('hired.new.short', places)]);
}

/** "the mine" */
function placeOf(colour: number): string {
  return say('the.place', { place: areaName(areaOfColour(colour)).toLowerCase() });
}

export function adviseReturn(s: State, seat: number, colour: number): string {
  const n = amount(player(s, seat).workers, colour) - 1;
  const place = placeOf(colour);
  return n >= OWN_CREW
    ? say('return.more', { n, place, own: numberWord(OWN_CREW) })
    : say('return.last', { place: capital(place), others: numberWord(OTHER_CREW) });
}

export function adviseAdvance(s: State, seat: number, steps: number, move: Move): string {
  const have = amount(player(s, seat).goods, GRAIN);
  const fields = asking(s, [GRAIN]);
  if (steps === 0) {
    const keeps = `${have} ${goodWord(GRAIN)}`;
    return fields > 0 ? say('arrow.stay.asked', { keeps, n: fields }) : say('arrow.stay', { keeps });
  }
  const space = stepsOn(s.arrow, steps);
  const n = steps * GRAIN_PER_STEP;
  const cost = say('arrow.cost', { n, have, good: goodWord(GRAIN), workers: wheelWords(space) });
  const pair = entry(WHEEL, space);
  const then = after(s, move);
  if (!pair) return advice([cost], [say('arrow.white')]);
  receiveWorkers(then, seat, pair, noEvents);
  return hired(s, then, seat, [cost]);
}

export function adviseBank(s: State, seat: number, space: number, move: Move): string {
  const then = after(s, move);
  const p = player(then, seat);
  const silver = { silver: silverWords(entry(BANK, space).pays), all: p.silver };
  return advice(
    [say('bank', { ...silver, workers: crewWords(p) }), say('bank.short', silver)],
    tieForms(s, seat),
    nextForms(then, seat),
    isFull(then, BANK_SPOTS) ? [say('fills.bank')] : [],
  );
}

export function adviseRow(s: State, seat: number, row: number, move: Move): string {
  const { price, yields: n } = entry(ROWS, row);
  const area = areaOfRow(row);
  const then = after(s, move);
  const gets = getsWords(s, then, seat, goodOfRow(row), n);
  if (gets.short) return gets.short;
  const have = silverWords(player(s, seat).silver);
  const { plan, pays } = planFor(s, then, seat, goodOfRow(row));
  return advice(
    [say('gets.price', { ...gets.words, price, have }), say('gets', gets.words)],
    tieForms(s, seat),
    pays ? plan : smallForms(s, then, seat, row),
    plan,
    isFull(then, largeSpotsOf(area)) ? [say('fills', { place: areaName(area).toLowerCase() })] : [],
  );
}

export function adviseSmall(s: State, seat: number, row: number, move: Move): string {
  const then = after(s, move);
  const gets = getsWords(s, then, seat, goodOfRow(row), SMALL_YIELD);
  if (gets.short) return gets.short;
  return advice(
    [say('gets.hands', { ...gets.words, workers: crewWords(player(then, seat)) }), say('gets', gets.words)],
    tieForms(s, seat),
    planFor(s, then, seat, goodOfRow(row)).plan,
  );
}

/** What comes from the supply and what is held then; a shortage is all there is to say. */
function getsWords(s: State, then: State, seat: number, good: number, n: number) {
  const all = amount(player(then, seat).goods, good);
  const goods = `${n} ${goodWord(good, n)}`;
  const words = { goods, all };
  if (goodsAhead(s, good, n).rounds.length === 0) return { words, short: null };
  const more = all > amount(player(s, seat).goods, good);
  const held = `${all} ${goodWord(good, all)}`;
  return {
    words,
    short: more ? say('gets.short', { goods: held }) : say('gets.none', { goods: held }),
  };
}

/** The field that goods fetched help most, or that none asks for them. */
function planFor(
  s: State,
  then: State,
  seat: number,
  good: number,
): { readonly plan: Forms; readonly pays: boolean } {
  const p = player(then, seat);
  const help = helpedBy(then, seat, p, player(s, seat));
  const pays = help !== null && help.payable && help.cowsSaved < 1;
  return { plan: help ? planForms(then, seat, help) : [stockWords(s, seat, [good])], pays };
}

/** MT-4.20: the small space beside the row, where what it adds pays a field. */
function smallForms(s: State, then: State, seat: number, row: number): Forms {
  const p = player(then, seat);
  if (!canStaff(p, row)) return [];
  const goods = goodsAfter(then, seat, some(goodOfRow(row), SMALL_YIELD));
  const help = helpedBy(then, seat, { goods, cows: p.cows }, player(s, seat));
  if (!help?.payable || help.cowsSaved > 0) return [];
  const [plan = '', ...shorter] = planForms(then, seat, help);
  return [plan, ...shorter].map((text) => say('small.next', { n: SMALL_YIELD, plan: text }));
}

export function adviseSkip(s: State, seat: number): string {
  const p = player(s, seat);
  return advice([say('small.skip', { workers: crewWords(p) })], tieForms(s, seat), nextForms(s, seat));
}

/** Said instead of a plan where nothing can be built any more. */
export function tieForms(s: State, seat: number): Forms {
  return isTieOnly(s, seat) ? [say('plan.tie')] : [];
}
