/** Tickets of the land: the start tile and the fields, called by what they bring. */
import { capital, numberWord } from '../../../core/words';
import { amount, entry, LINE, TWO_SETTLEMENTS } from '../data';
import { grantOf, payableFields, silverForStopping, watersAt } from '../rules/building';
import { goodsByCow } from '../rules/cattle';
import { fieldAt, fieldNamed, landAround, landscape } from '../rules/landscape';
import { targetOf } from '../rules/targets';
import { player, type State, type TaskOf } from '../state';
import { leadsToLine } from './advice-prospects';
import { say } from './catalogue';
import { fieldLabel, settlements } from './names';
import { canteenChip, chip, costWithCows, cowChip, ordered, silverChip, type Ticket } from './tickets-chips';

/** Fields stand before other work: a payable one is what all of it is for. */
const FIELD_FIRST = 20;

export function describeStart(s: State, id: string): Ticket {
  const index = fieldNamed(s, id);
  const board = landscape(s);
  const around = landAround(board, index);
  const covers = [
    s.cows[index] ? say('move.start.cow') : '',
    entry(board.fields, index).two ? say('move.start.two') : '',
  ].filter((text) => text !== '');
  return {
    label: say('move.start', { field: fieldLabel(s, index) }),
    detail: [say('move.start.detail', { n: around }), ...covers].join('; '),
    targets: [targetOf.cell(id)],
    button: say('button.start'),
    rule: 'MT-3.3',
    worth: around - covers.length,
  };
}

export function describeField(s: State, seat: number, id: string): Ticket {
  const board = landscape(s);
  const index = fieldNamed(s, id);
  const { cost } = fieldAt(s, index);
  const p = player(s, seat);
  const byCow = goodsByCow(s, p, cost) ?? [];
  const waters = watersAt(s, board, index).length;
  const { placed } = grantOf(s.owner, board, index, seat, p.left);
  const gain = [chip('settlement', placed, settlements(placed))];
  if (s.cows[index]) gain.push(cowChip(1));
  if (waters > 0) gain.push(canteenChip(waters));
  const [first] = consequences(s, seat, index);
  return ordered(
    {
      label: named(s, seat, index, first.name),
      detail: first.follows,
      targets: [targetOf.cell(id)],
      button: say('button.build'),
      cost: costWithCows(cost, byCow),
      gain,
      rule: 'MT-4.34',
      group: say('group.build'),
    },
    FIELD_FIRST,
  );
}

/** Fields that bring the same are told apart by number, row by row; their letters and lights show where they lie. */
function named(s: State, seat: number, index: number, what: string): string {
  const before = payableFields(s, player(s, seat)).filter(
    (one) => one < index && consequences(s, seat, one)[0].name === what,
  ).length;
  return before > 0 ? say('move.field.again', { what, n: before + 1 }) : what;
}

/** What a field is called for, and what follows from building it. */
interface Consequence {
  readonly name: string;
  readonly follows: string;
}

/** The weightiest first; there is always one. */
function consequences(s: State, seat: number, index: number): [Consequence, ...Consequence[]] {
  const board = landscape(s);
  const { left } = player(s, seat);
  const { placed, two, line } = grantOf(s.owner, board, index, seat, left);
  const waters = watersAt(s, board, index).length;
  const found: Consequence[] = [];
  if (placed >= left) found.push({ name: say('field.last'), follows: say('follows.last') });
  if (line > 0) found.push({ name: inRow(LINE), follows: say('follows.line', { n: line }) });
  if (two > 0)
    found.push({ name: say('field.town'), follows: say('follows.town', { n: numberWord(TWO_SETTLEMENTS) }) });
  if (waters > 0) found.push({ name: say('field.lake'), follows: say('follows.lake', { n: waters }) });
  if (amount(s.cows, index) > 0) found.push({ name: say('field.cow'), follows: say('follows.cow') });
  if (leadsToLine(s, seat, index)) {
    found.push({ name: inRow(LINE - 1), follows: say('follows.three', { n: numberWord(LINE) }) });
  }
  const [first, ...more] = found;
  return first ? [first, ...more] : [{ name: say('field.plain'), follows: say('follows.plain') }];
}

/** "Four in a row" */
function inRow(n: number): string {
  return say('field.row', { n: capital(numberWord(n)) });
}

export function describeStop(pick: TaskOf<'build-next'>): Ticket {
  const silver = silverForStopping(pick);
  return {
    label: say('move.stop'),
    targets: [],
    gain: silver > 0 ? [silverChip(silver)] : [],
    rule: 'MT-4.42',
    weight: 'main',
  };
}
