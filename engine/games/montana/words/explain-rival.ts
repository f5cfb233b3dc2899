/** The rival's deck: the last card, and what is still to come by its bid (MT-6.2, MT-6.9). */
import type { Explanation } from '../../../core/game';
import { list } from '../../../core/words';
import { RIVAL_CARDS } from '../data-race';
import { cardAt, cardsToCome } from '../rules/rival';
import type { State } from '../state';
import { say } from './catalogue-explain';
import { say as sayGame } from './catalogue';
import { cardName, cardNamed } from './names';

export function explainRival(s: State): Explanation {
  const parts = [say('rival', { left: s.deck.length, gone: s.discard.length })];
  const last = s.discard.at(-1);
  if (last !== undefined) {
    const { id, bid } = cardAt(last);
    parts.push(say('rival.last', { card: cardName(id), bid }));
  }
  if (s.deck.length === 0) parts.push(say('rival.empty'));
  for (const bid of BIDS) {
    const cards = cardsToCome(s).filter(({ card }) => cardNamed(card).bid === bid);
    if (cards.length > 0) parts.push(say('rival.bid', { bid, cards: list(cards.map(cardWords)) }));
  }
  return { title: sayGame('rival'), body: parts.join(' '), rule: 'MT-6.2' };
}

const BIDS: readonly number[] = [...new Set(RIVAL_CARDS.map(({ bid }) => bid))].sort((a, b) => a - b);

function cardWords({ card, left }: { readonly card: string; readonly left: number }): string {
  return left > 1 ? `${left} × ${cardName(card)}` : cardName(card);
}
