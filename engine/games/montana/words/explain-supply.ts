/** Pieces of the supply and of the wagon: who asks for them, and how many there are. */
import type { Explanation } from '../../../core/game';
import { capital, count } from '../../../core/words';
import { amount, COLOURS, COW_PIECES, COW_SILVER, GOODS, SMALL_GOODS, workerId } from '../data';
import type { SupplyPiece } from '../rules/targets';
import { player, type State } from '../state';
import { asking, orNo } from './advice-prospects';
import { say } from './catalogue-explain';
import { goodWord, supplyWords, workerWord } from './names';

export function explainSupply(s: State, piece: SupplyPiece, viewer: number): Explanation {
  const what = supplyWords(s, piece);
  if (piece === 'cow') {
    const body = [...herdWords(s, viewer), say('supply.cows', { what })].join(' ');
    return { title: say('sign.cow'), body, rule: 'MT-4.9' };
  }
  const colour = COLOURS.findIndex((_, c) => workerId(c) === piece);
  const good = GOODS.findIndex((id) => id === piece);
  const title = colour >= 0 ? `${workerWord(colour)}s` : goodWord(good, 2);
  const use = colour >= 0 ? [say('good.trade', { n: COW_PIECES })] : goodWords(s, good, viewer);
  const body = [...use, say('supply.body', { what })].join(' ');
  return { title: capital(title), body, rule: 'MT-4.5' };
}

function goodWords(s: State, good: number, viewer: number): string[] {
  const n = orNo(asking(s, [good]), viewer < 0);
  const held = viewer < 0 ? 0 : amount(player(s, viewer).goods, good);
  const name = goodWord(good, held);
  const have = held > 0 ? `${held} ${name}` : say('good.no', { what: name });
  return [
    viewer < 0 ? say('good.asked', { n }) : say('good.have', { have, n }),
    SMALL_GOODS.includes(good) ? say('good.trade', { n: COW_PIECES }) : say('good.big'),
  ];
}

function herdWords(s: State, viewer: number): string[] {
  if (viewer < 0) return [];
  const n = player(s, viewer).cows;
  if (n < 1) return [say('cow.none')];
  return [say('cow.have', { n, silver: COW_SILVER, workers: count(COW_PIECES, 'worker') })];
}
