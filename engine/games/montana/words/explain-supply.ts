/** Pieces of the supply and of the wagon: how many there are, and who asks for them. */
import type { Explanation } from '../../../core/game';
import { count } from '../../../core/words';
import { amount, COLOURS, COW_PIECES, COW_SILVER, GOODS, SMALL_GOODS, workerId } from '../data';
import type { SupplyPiece } from '../rules/targets';
import { player, type State } from '../state';
import { asking } from './advice-prospects';
import { say } from './catalogue-explain';
import { goodWord, supplyWords } from './names';

export function explainSupply(s: State, piece: SupplyPiece, viewer: number): Explanation {
  const what = supplyWords(s, piece);
  const cow = piece === 'cow';
  const parts = [say(cow ? 'supply.cows' : 'supply.body', { what }), ...haveWords(s, piece, viewer)];
  return { title: say('supply'), body: parts.join(' '), rule: cow ? 'MT-4.9' : 'MT-4.5' };
}

function haveWords(s: State, piece: SupplyPiece, viewer: number): string[] {
  if (piece === 'cow') return viewer < 0 ? [] : [cowWords(player(s, viewer).cows)];
  const good = GOODS.findIndex((id) => id === piece);
  const trade = say('good.trade', { n: COW_PIECES });
  if (COLOURS.some((_, colour) => workerId(colour) === piece)) return [trade];
  const rest = SMALL_GOODS.includes(good) ? trade : say('good.big');
  if (viewer < 0) return [rest];
  const n = amount(player(s, viewer).goods, good);
  return [say('good.have', { have: `${n} ${goodWord(good, n)}`, n: asking(s, [good]) }), rest];
}

function cowWords(n: number): string {
  return say('cow.have', { n, silver: COW_SILVER, workers: count(COW_PIECES, 'worker') });
}
