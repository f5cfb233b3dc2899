/** The worker board: bank, rows and small spaces. */
import type { Explanation } from '../../../core/game';
import { capital, list, numberWord } from '../../../core/words';
import {
  amount,
  areaOfRow,
  BANK,
  COLOURS,
  entry,
  goodOfArea,
  goodOfRow,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  rowsOf,
  SMALL_GOODS,
  SMALL_YIELD,
} from '../data';
import { canStaff } from '../rules/crews';
import { BANK_SPOTS, largeSpotsOf, occupied, spot, type SpotPlace } from '../rules/worker-board';
import { HAND, player, workersOf, type State } from '../state';
import { goodsAfter, helpedBy, planForms, stockWords } from './advice-prospects';
import { say } from './catalogue-explain';
import { say as sayGame } from './catalogue';
import { areaName, goodWord, some, workersWords } from './names';

export function explainSpot(s: State, index: number, place: SpotPlace, viewer: number): Explanation {
  const about = place.kind === 'bank' ? bankSpace(place.space) : rowSpace(place.row, place.kind === 'small');
  const now = occupied(s, index) ? [holdsWords(s, index)] : nowWords(s, place, viewer);
  return { ...about, body: [about.body, ...now].join(' ') };
}

function bankSpace(space: number): Explanation {
  const { workers, pays } = entry(BANK, space);
  const words = { n: workers, silver: pays };
  return { title: sayGame('bank'), body: say('bank.spot', words), rule: 'MT-4.16' };
}

function rowSpace(row: number, small: boolean): Explanation {
  const title = areaName(areaOfRow(row));
  const good = goodWord(goodOfRow(row));
  const own = numberWord(OWN_CREW);
  const others = numberWord(OTHER_CREW);
  if (small) return { title, body: say('small', { own, others, good, n: SMALL_YIELD }), rule: 'MT-4.20' };
  const { price, yields } = entry(ROWS, row);
  const goods = `${yields} ${goodWord(goodOfRow(row), yields)}`;
  const words = { own: capital(own), others, good, price, goods };
  return { title, body: say('row', words), rule: 'MT-4.18' };
}

/** Who stands there. */
function holdsWords(s: State, index: number): string {
  const here = spot(s, index);
  const crew = here.slice(0, HAND).flatMap((n, c) => Array.from({ length: n }, () => c));
  const standing = [workersWords(crew), here[HAND] ? say('hand') : ''].filter((text) => text !== '');
  return say('holds', { workers: list(standing) });
}

/** What it would bring the reader now, or what is missing for it. */
function nowWords(s: State, place: SpotPlace, viewer: number): string[] {
  if (viewer < 0 || place.kind === 'small') return [];
  const p = player(s, viewer);
  const have = workersOf(p);
  if (have < 1) return [say('bank.nobody')];
  if (place.kind === 'bank') {
    const { workers, pays } = entry(BANK, place.space);
    return [have < workers ? say('bank.few', { have }) : say('bank.can', { have, all: p.silver + pays })];
  }
  const { price, yields } = entry(ROWS, place.row);
  if (p.silver < price) return [say('row.silver', { silver: p.silver })];
  if (!canStaff(p, place.row)) return [say('row.crew')];
  const good = goodOfRow(place.row);
  const goods = goodsAfter(s, viewer, some(good, yields));
  const all = amount(goods, good);
  const [plan] = planForms(s, viewer, helpedBy(s, viewer, { goods, cows: p.cows }, p));
  const use = plan ?? (p.left > 0 ? stockWords(s, viewer, [good]) : undefined);
  return [say('row.can', { goods: `${all} ${goodWord(good, all)}` }), ...(use === undefined ? [] : [use])];
}

export function explainBank(s: State): Explanation {
  const free = BANK_SPOTS.filter((index) => !occupied(s, index)).length;
  const words = { n: capital(numberWord(BANK.length)), free: numberWord(free) };
  return { title: sayGame('bank'), body: say('bank', words), rule: 'MT-4.21' };
}

export function explainArea(s: State, area: number, viewer: number): Explanation {
  const free = largeSpotsOf(area).filter((index) => !occupied(s, index)).length;
  const good = goodWord(goodOfArea(area));
  const words = { n: capital(numberWord(rowsOf(area).length)), free: numberWord(free), good };
  const colour = COLOURS.findIndex((_, c) => entry(SMALL_GOODS, c) === goodOfArea(area));
  const have = viewer < 0 ? -1 : amount(player(s, viewer).workers, colour);
  const own = { own: capital(numberWord(OWN_CREW)), good, have: have > 0 ? have : numberWord(0) };
  const body = [say('area', words), ...(have < 0 ? [] : [say('area.free', own)])].join(' ');
  return { title: areaName(area), body, rule: 'MT-4.21' };
}
