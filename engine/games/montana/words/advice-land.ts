/** Advice on the land: where to begin, what a field brings, when to stop, and the end of a turn. */
import type { Move } from '../../../core/game';
import { count, numberWord } from '../../../core/words';
import {
  amount,
  FIELDS_PER_BUILD,
  LINE,
  SILVER_PER_FIELD,
  SMALL_GOODS,
  START_COWS,
  START_GOODS,
} from '../data';
import { grantOf, payableFields, silverForStopping, watersAt } from '../rules/building';
import { goodsByCow } from '../rules/cattle';
import { around, fieldAt, fieldNamed, landscape } from '../rules/landscape';
import { fieldsBuilt } from '../rules/tasks';
import { isRace, player, RIVAL, sum, type State, type TaskOf } from '../state';
import { advice, after, crewWords } from './advice-forms';
import { isLastRound, isTieOnly, leadsToLine, type Forms } from './advice-prospects';
import { say } from './catalogue-advice';
import { settlements, silverWords } from './names';

/** MT-3.7: what the goods of the beginning pay around the tile, one of these fields at a time. */
export function adviseStart(s: State, seat: number, id: string): string {
  const index = fieldNamed(s, id);
  const board = landscape(s);
  const purse = {
    goods: player(s, seat).goods.map((n, good) => Math.max(n, startOf(good))),
    cows: START_COWS,
  };
  const fields = around(board, index).filter((near) => near >= 0 && fieldAt(s, near).kind === 'land');
  const pay = fields.filter((near) => goodsByCow(s, purse, fieldAt(s, near).cost) !== null).length;
  const lakes = fields.filter((near) => watersAt(s, board, near).length > 0).length;
  return advice(
    [say(pay > 1 ? 'start.land.any' : 'start.land', { n: fields.length, pay: numberWord(pay) })],
    [lakes > 0 ? say('start.lakes', { n: lakes }) : say('start.no-lake')],
  );
}

function startOf(good: number): number {
  return SMALL_GOODS.includes(good) ? START_GOODS : 0;
}

export function adviseField(
  s: State,
  pick: TaskOf<'choose-action'> | TaskOf<'build-next'>,
  id: string,
  move: Move,
): string {
  const { seat } = pick;
  const built = (pick.kind === 'build-next' ? fieldsBuilt(pick) : 0) + 1;
  const index = fieldNamed(s, id);
  const then = after(s, move);
  const p = player(then, seat);
  const words = { settlements: settlements(player(s, seat).left - p.left), left: p.left };
  if (p.left < 1) {
    return advice([say(s.last ? 'places.last.round' : 'places.last')], leadForms(then, seat));
  }
  const more = built < FIELDS_PER_BUILD ? payableFields(then, p).length : 0;
  const silver = (FIELDS_PER_BUILD - built) * SILVER_PER_FIELD;
  const next: Forms =
    more > 0
      ? [say(more > 1 ? 'places.more.any' : 'places.more', { n: more })]
      : silver > 0
        ? [say('places.stop', { silver: silverWords(silver) })]
        : [say('places.full', { n: numberWord(FIELDS_PER_BUILD) })];
  return advice([extraOf(s, seat, index, words), say('places', words)], next);
}

interface Placed {
  readonly settlements: string;
  readonly left: number;
}

/** What a field brings besides its settlements, the weightiest alone. */
function extraOf(s: State, seat: number, index: number, words: Placed): string {
  const board = landscape(s);
  const waters = watersAt(s, board, index).length;
  if (waters > 1) return say('places.lakes', { ...words, n: numberWord(waters) });
  if (waters > 0) return say('places.lake', { ...words });
  const { lines } = grantOf(s.owner, board, index, seat, Infinity);
  if (lines > 0) return say('places.row', { ...words, n: numberWord(LINE) });
  if (amount(s.cows, index) > 0) return say('places.cow', { ...words });
  return say(leadsToLine(s, seat, index) ? 'places.three' : 'places', { ...words, n: numberWord(LINE) });
}

/** MT-6.11: the lead the race is ranked by. */
function leadForms(s: State, seat: number): Forms {
  if (!isRace(s)) return [];
  const lead = player(s, RIVAL).left - player(s, seat).left;
  return lead > 0 ? [say('places.lead', { lead })] : [];
}

export function adviseStop(s: State, pick: TaskOf<'build-next'>): string {
  const p = player(s, pick.seat);
  const silver = silverForStopping(pick);
  const n = payableFields(s, p).length;
  return advice(
    [
      silver > 0
        ? say('stop', { silver: silverWords(silver), all: p.silver + silver })
        : say('stop.none', { goods: count(sum(p.goods), 'good') }),
    ],
    n > 0 ? [say(n > 1 ? 'stop.payable.any' : 'stop.payable', { n })] : [],
    sum(p.goods) > 0 ? [say('stop.goods', { n: sum(p.goods) })] : [],
  );
}

export function adviseEnd(s: State, seat: number, verb: 'end' | 'canteen'): string {
  const p = player(s, seat);
  if (verb === 'end') {
    if (isLastRound(s)) return say('end.last', { n: p.canteens });
    return say(isRace(s) ? 'end.race' : 'end', { n: p.canteens });
  }
  const turn = say('canteen', { workers: crewWords(p), silver: silverWords(p.silver) });
  // MT-5.1: a side without settlements can only gather what counts in a tie.
  if (p.left < 1) return advice([say('canteen.tie')]);
  const n = payableFields(s, p).length;
  if (n > 0) return advice([turn], [say(n > 1 ? 'canteen.fields.any' : 'canteen.fields', { n })]);
  return advice([turn], [say(isTieOnly(s, seat) ? 'plan.tie' : 'canteen.none')]);
}
