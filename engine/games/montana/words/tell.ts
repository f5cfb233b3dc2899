import type { GameEvent } from '../../../core/game';
import { count } from '../../../core/words';
import { AREA_GOOD, RIVAL_CARDS, WHEEL } from '../data';
import { landscape } from '../rules/landscape';
import { coloursIn } from '../rules/moves';
import { RIVAL } from '../rules/rival';
import { colourIndex, goodIndex, isRace, nameOf, type State } from '../state';
import { say } from './catalogue';
import {
  areaName,
  cardName,
  fieldName,
  goodsWords,
  goodWord,
  pumpkins,
  settlements,
  shopName,
  spotName,
  tradeWords,
  workersWords,
} from './names';

/** One event as a sentence; past tense, so that it fits a name and "You" alike. */
export function tell(s: State, event: GameEvent): string {
  const name = nameOf(s, event.seat < 0 && isRace(s) ? RIVAL : event.seat);
  const number = (key: string) => Number(event.args?.[key] ?? 0);
  const text = (key: string) => String(event.args?.[key] ?? '');
  const field = () => fieldName(s, landscape(s).index.get(text('field')) ?? -1);
  switch (event.kind) {
    case 'start-tile':
      return say('tell.start-tile', { name, field: field() });
    case 'spun':
      return say('tell.spun', { name, workers: spaceWords(number('space')) });
    case 'advanced':
      return say('tell.advanced', { name, steps: number('steps'), workers: spaceWords(number('space')) });
    case 'hired': {
      const workers = workersWords(coloursIn(text('workers')));
      return workers === '' ? say('tell.hired.none', { name }) : say('tell.hired', { name, workers });
    }
    case 'returned':
      return say('tell.returned', { name, worker: workersWords([colourIndex(text('worker'))]) });
    case 'shortage':
      return say('tell.shortage', { what: pieceWords(text('what')), n: number('n') });
    case 'traded':
      return say('tell.traded', { name, what: tradeWords(text('what')) });
    case 'banked':
      return say('tell.banked', { name, workers: count(number('n'), 'worker'), silver: number('silver') });
    case 'worked':
    case 'worked-small': {
      const n = number('n');
      const good = goodWord(AREA_GOOD[number('area')] ?? 0, n);
      const place = areaName(number('area')).toLowerCase();
      return event.kind === 'worked'
        ? say('tell.worked', { name, price: number('price'), place, n, good })
        : say('tell.worked-small', { name, n, good });
    }
    case 'placed':
      return say('tell.placed', { name, shop: shop(number('row')), pumpkins: pumpkins(number('column')) });
    case 'outbid':
      return say('tell.outbid', { name, shop: shop(number('row')) });
    case 'cannot-pay':
      return say('tell.cannot-pay', { name, shop: shop(number('row')) });
    case 'paid':
      return say('tell.paid', { name, pumpkins: pumpkins(number('n')), shop: shop(number('row')) });
    case 'goods':
      return say('tell.goods', {
        name,
        goods: goodsWords([number('copper'), 0, number('stone'), 0, number('grain'), 0]),
      });
    case 'upgraded':
      return say('tell.upgraded', {
        name,
        goods: goodsWords([number('copper'), 0, number('stone'), 0, 0, 0]),
      });
    case 'built':
      return say('tell.built', { name, field: field(), settlements: settlements(number('n')) });
    case 'line':
      return say('tell.line', { name, settlements: settlements(number('n')) });
    case 'canteens':
      return say('tell.canteens', { name, canteens: count(number('n'), 'canteen') });
    case 'refrained':
      return say('tell.refrained', { name, silver: number('silver') });
    case 'silver':
      return say('tell.silver', { name, n: number('n') });
    case 'cleared': {
      const place = text('place') === 'bank' ? say('bank') : areaName(number('place'));
      return say('tell.cleared', { place: place.toLowerCase() });
    }
    case 'round':
      return say('tell.round', { round: number('round') });
    case 'game-over':
      return say('tell.game-over', { round: number('round') });
    case 'rival-card':
      return say('tell.rival-card', { card: card(text('card')) });
    case 'rival-bids':
      return say('tell.rival-bids', { card: card(text('card')), bid: number('bid') });
    case 'rival-no-bid':
      return say('tell.rival-no-bid', { card: card(text('card')), bid: number('bid') });
    case 'rival-claim':
      return say('tell.rival-claim', { place: spotName(number('spot')) });
    case 'city-opened':
    case 'passed':
    case 'cow':
    case 'no-cow':
    case 'two':
    case 'extra-turn':
    case 'last-round':
      return say(`tell.${event.kind}`, { name });
    case 'reshuffled':
    case 'rival-camp':
    case 'rival-nothing':
    case 'rival-canteen':
      return say(`tell.${event.kind}`);
    default:
      return '';
  }
}

function spaceWords(space: number): string {
  const pair = WHEEL[space];
  return pair ? workersWords(pair) : say('move.advance.white');
}

function shop(row: number): string {
  return shopName(row).toLowerCase();
}

function card(id: string): string {
  return cardName(RIVAL_CARDS.findIndex((one) => one.id === id));
}

function pieceWords(what: string): string {
  return what.startsWith('w-') ? count(2, `${what.slice(2)} worker`).slice(2) : goodWord(goodIndex(what), 2);
}
