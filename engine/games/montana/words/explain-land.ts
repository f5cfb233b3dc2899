/** The land, field by field: what building there takes, places and brings along. */
import type { Explanation } from '../../../core/game';
import { count, list, numberWord } from '../../../core/words';
import { amount, LINE } from '../data';
import { grantOf, isOpen, openFields, runLength, watersAt } from '../rules/building';
import { goodsByCow } from '../rules/cattle';
import { around, AXES, cellId, fieldAt, landscape } from '../rules/landscape';
import { nextPick, player, sum, type State } from '../state';
import { adviseStart } from './advice-land';
import { lacking, leadsToLine } from './advice-prospects';
import { say } from './catalogue-explain';
import { fieldName, goodsWords, settlements, sideName } from './names';

/** Owns nothing: what a field brings whoever builds there. */
const NOBODY = -2;

export function explainCell(s: State, index: number, viewer: number): Explanation {
  const { kind } = fieldAt(s, index);
  if (kind === 'lake') return { title: say('lake'), body: lakeWords(s, index, viewer), rule: 'MT-4.41' };
  if (kind === 'mountain') return { title: say('mountain'), body: say('mountain.body'), rule: 'MT-4.34' };
  if (index === s.start) return { title: say('start'), body: startWords(s), rule: 'MT-3.3' };
  const title = fieldName(s, index);
  if (amount(s.owner, index) >= 0) return { title, body: ownedWords(s, index), rule: 'MT-4.37' };
  const body = [...freeWords(s, index, viewer), ...nowWords(s, index, viewer)].join(' ');
  return { title, body, rule: fieldAt(s, index).two ? 'MT-4.36' : 'MT-4.35' };
}

function lakeWords(s: State, index: number, viewer: number): string {
  if (!s.water[index]) return say('lake.empty');
  const beside = openFields(s).filter((field) => around(landscape(s), field).includes(index));
  if (beside.length === 0) return `${say('lake.full')} ${say('lake.far')}`;
  const n = beside.length;
  if (viewer < 0) return `${say('lake.full')} ${say('lake.beside.all', { n })}`;
  const p = player(s, viewer);
  const pay = beside.filter((field) => goodsByCow(s, p, fieldAt(s, field).cost) !== null).length;
  return `${say('lake.full')} ${say('lake.beside', { n, pay: pay > 0 ? pay : numberWord(0) })}`;
}

function startWords(s: State): string {
  const n = around(landscape(s), s.start).filter((near) => near >= 0 && isOpen(s, near)).length;
  return say('start.body', { n });
}

function ownedWords(s: State, index: number): string {
  const owner = amount(s.owner, index);
  const n = Math.max(...AXES.map((axis) => runLength(s.owner, landscape(s), index, owner, axis)));
  const here = { name: sideName(s, owner), settlements: settlements(amount(s.stack, index)) };
  return `${say('cell.owned', here)} ${say('cell.run', { n, line: numberWord(LINE) })}`;
}

/** What it takes and gives, whoever builds there. */
function freeWords(s: State, index: number, viewer: number): string[] {
  const board = landscape(s);
  const { cost } = fieldAt(s, index);
  const { base, two } = grantOf(s.owner, board, index, NOBODY, Infinity);
  const waters = watersAt(s, board, index).length;
  const what = [
    ...(amount(s.cows, index) > 0 ? [count(1, 'cow')] : []),
    ...(waters > 0 ? [count(waters, 'canteen')] : []),
  ];
  return [
    say('cell.places', { goods: goodsWords(cost), settlements: settlements(base + two) }),
    ...(what.length > 0 ? [say('cell.takes', { what: list(what) })] : []),
    ...rowWords(s, index, viewer),
  ];
}

/** What it does for the rows of the reader. */
function rowWords(s: State, index: number, viewer: number): string[] {
  if (viewer < 0) return [];
  const board = landscape(s);
  const { line } = grantOf(s.owner, board, index, viewer, player(s, viewer).left);
  const n = numberWord(LINE);
  if (line > 0) return [say('cell.row', { n, lines: line })];
  return leadsToLine(s, viewer, index) ? [say('cell.three', { less: numberWord(LINE - 1), n })] : [];
}

/** Whether the reader could build there now, and what is missing. */
function nowWords(s: State, index: number, viewer: number): string[] {
  const pick = nextPick(s);
  if (pick?.kind === 'setup-start-field') {
    return landscape(s).starts.includes(index) ? [adviseStart(s, pick.seat, cellId(s, index))] : [];
  }
  if (!isOpen(s, index)) return [say('cell.far')];
  if (viewer < 0) return [];
  const p = player(s, viewer);
  if (p.left < 1) return [say('cell.none-left')];
  const { cost } = fieldAt(s, index);
  const missing = lacking(cost, p.goods);
  if (sum(missing) === 0) return [say('cell.can')];
  const goods = goodsWords(missing);
  const byCow = goodsByCow(s, p, cost);
  return [byCow ? say('cell.by-cow', { n: byCow.length, goods }) : say('cell.lacks', { goods })];
}
