/** What a thing is. */
import type { Explanation, Target } from '../../../core/game';
import { capital, count, list, numberWord } from '../../../core/words';
import { cardOf } from '../../cards';
import {
  amount,
  areaOfColour,
  areaOfRow,
  BANK,
  COLUMNS,
  entry,
  GOODS,
  goodOfRow,
  OTHER_CREW,
  OWN_CREW,
  ROWS,
  rowsOf,
  SHOPS,
  SMALL_YIELD,
  TWO_SETTLEMENTS,
  WORKERS_PER_SPACE,
} from '../data';
import { RIVAL_CARDS } from '../data-race';
import type { CitySpace } from '../rules/contractors';
import { fieldAt } from '../rules/landscape';
import { cardAt, cardsToCome } from '../rules/rival';
import { askTable, thingAt, type SupplyPiece, type ThingTable } from '../rules/targets';
import { spot, type SpotPlace } from '../rules/worker-board';
import { HAND, type State } from '../state';
import { say } from './catalogue';
import {
  areaName,
  cardName,
  cardNamed,
  fieldName,
  goodsWords,
  goodWord,
  pumpkins,
  rewardWords,
  settlements,
  shopName,
  sideName,
  supplyWords,
  wheelWords,
  workersWords,
  workerWord,
} from './names';

/** The explanation of every kind of thing. */
const EXPLANATIONS: ThingTable<Explanation> = {
  cell: (s, { field }) => explainCell(s, field),
  spot: (s, thing) => explainSpot(s, thing.spot, thing.place),
  space: (_s, { space }) => explainSpace(space),
  shop: (_s, { row }) => explainSpace({ row, column: entry(SHOPS, row).from }),
  wheel: () => ({
    title: say('wheel'),
    body: say('explain.wheel.body', { n: numberWord(WORKERS_PER_SPACE) }),
    rule: 'MT-4.10',
  }),
  'wheel-space': (_s, { space }) => ({
    title: say('wheel'),
    body: say('explain.wheel.space', { n: space + 1, workers: wheelWords(space) }),
    rule: 'MT-4.13',
  }),
  rival: explainRival,
  worker: (_s, { colour }) => ({
    title: capital(workerWord(colour)),
    body: say('explain.worker.body', {
      own: capital(numberWord(OWN_CREW)),
      place: areaName(areaOfColour(colour)).toLowerCase(),
      others: numberWord(OTHER_CREW),
    }),
    rule: 'MT-4.18',
  }),
  good: (s, { good }) => explainSupply(s, entry(GOODS, good)),
  supply: (s, { piece }) => explainSupply(s, piece),
  city: () => ({ title: say('city'), body: say('explain.city.body'), rule: 'MT-4.23' }),
  bank: () => ({
    title: say('bank'),
    body: say('explain.place.bank', { n: capital(numberWord(BANK.length)) }),
    rule: 'MT-4.21',
  }),
  area: (_s, { area }) => ({
    title: areaName(area),
    body: say('explain.place.area', { n: capital(numberWord(rowsOf(area).length)) }),
    rule: 'MT-4.21',
  }),
};

export function explain(s: State, target: Target): Explanation {
  const thing = thingAt(s, target);
  if (!thing) return { title: cardOf('montana').info.title, body: say('explain.nothing'), rule: 'MT-4.2' };
  return askTable(EXPLANATIONS, s, thing);
}

function explainCell(s: State, index: number): Explanation {
  const field = fieldAt(s, index);
  const title = fieldName(s, index);
  if (field.kind === 'lake') {
    const body = s.water[index] ? say('explain.lake.full') : say('explain.lake.empty');
    return { title: say('explain.lake'), body, rule: 'MT-4.41' };
  }
  if (field.kind === 'mountain') {
    return { title: say('explain.mountain'), body: say('explain.mountain.body'), rule: 'MT-4.34' };
  }
  if (index === s.start)
    return { title: say('explain.start'), body: say('explain.start.body'), rule: 'MT-3.3' };
  const owner = amount(s.owner, index);
  if (owner >= 0) {
    const words = { name: sideName(s, owner), settlements: settlements(amount(s.stack, index)) };
    return { title, body: say('explain.owned', words), rule: 'MT-4.37' };
  }
  const parts = [say('explain.field', { goods: goodsWords(field.cost) })];
  if (field.two) parts.push(say('explain.field.two', { n: numberWord(TWO_SETTLEMENTS) }));
  if (s.cows[index]) parts.push(say('explain.field.cow'));
  return { title, body: parts.join(' '), rule: field.two ? 'MT-4.36' : 'MT-4.35' };
}

function explainSpot(s: State, index: number, place: SpotPlace): Explanation {
  const here = spot(s, index);
  const crew = here.slice(0, HAND).flatMap((n, c) => Array.from({ length: n }, () => c));
  const standing = [workersWords(crew), here[HAND] ? say('explain.hand') : ''].filter((text) => text !== '');
  const holds = standing.length > 0 ? ` ${say('explain.holds', { workers: list(standing) })}` : '';
  if (place.kind === 'bank') {
    const { workers, pays } = entry(BANK, place.space);
    const words = { workers: count(workers, 'worker'), silver: pays };
    return { title: say('bank'), body: say('explain.bank.body', words) + holds, rule: 'MT-4.16' };
  }
  const { row } = place;
  const title = areaName(areaOfRow(row));
  const good = goodWord(goodOfRow(row));
  const own = numberWord(OWN_CREW);
  const others = numberWord(OTHER_CREW);
  if (place.kind === 'small') {
    const words = { own, others, good, n: SMALL_YIELD };
    return { title, body: say('explain.small.body', words) + holds, rule: 'MT-4.20' };
  }
  const { price, yields } = entry(ROWS, row);
  const words = { own: capital(own), others, good, price, n: yields };
  return { title, body: say('explain.row.body', words) + holds, rule: 'MT-4.18' };
}

function explainSpace({ row, column }: CitySpace): Explanation {
  const words = { reward: capital(rewardWords(row)), pumpkins: pumpkins(column) };
  const parts = [say(column < COLUMNS ? 'explain.space.body' : 'explain.space.last', words)];
  if (entry(SHOPS, row).upgrades > 0) parts.push(say('explain.upgrade'));
  return { title: shopName(row), body: parts.join(' '), rule: 'MT-4.24' };
}

/** MT-6.2, MT-6.9: the last card, and what is still to come by its bid. */
function explainRival(s: State): Explanation {
  const parts = [say('explain.rival.body', { left: s.deck.length, gone: s.discard.length })];
  const last = s.discard.at(-1);
  if (last !== undefined) {
    const { id, bid } = cardAt(last);
    parts.push(say('explain.rival.last', { card: cardName(id), bid }));
  }
  if (s.deck.length === 0) parts.push(say('explain.rival.empty'));
  for (const bid of BIDS) {
    const cards = cardsToCome(s).filter(({ card }) => cardNamed(card).bid === bid);
    if (cards.length > 0) parts.push(say('explain.rival.bid', { bid, cards: list(cards.map(cardWords)) }));
  }
  return { title: say('rival'), body: parts.join(' '), rule: 'MT-6.2' };
}

const BIDS: readonly number[] = [...new Set(RIVAL_CARDS.map(({ bid }) => bid))].sort((a, b) => a - b);

function cardWords({ card, left }: { readonly card: string; readonly left: number }): string {
  return left > 1 ? `${left} × ${cardName(card)}` : cardName(card);
}

function explainSupply(s: State, piece: SupplyPiece): Explanation {
  const cow = piece === 'cow';
  return {
    title: say('explain.supply'),
    body: say(cow ? 'explain.supply.cows' : 'explain.supply.body', { what: supplyWords(s, piece) }),
    rule: cow ? 'MT-4.9' : 'MT-4.5',
  };
}
