/** The figures in the row of a seat, by their signs: what each is good for now. */
import type { Explanation } from '../../../core/game';
import { capital, count, numberWord } from '../../../core/words';
import {
  areaOfColour,
  COLOURS,
  COW_PIECES,
  COW_SILVER,
  GOODS,
  GRAIN,
  OTHER_CREW,
  OWN_CREW,
  PUMPKIN,
  ROWS,
  SMALL_GOODS,
  WORKER_CAP,
  workerId,
} from '../data';
import { RIVAL_CARDS } from '../data-race';
import { largeSpotsOf, occupied } from '../rules/worker-board';
import { isRace, player, RIVAL, workersOf, type State } from '../state';
import { asking, orNo } from './advice-prospects';
import { say } from './catalogue-explain';
import { areaName, goodWord, workerWord } from './names';

/** Null where no figure has this sign. */
export function explainFact(s: State, sign: string, viewer: number): Explanation | null {
  const fact = FACTS[sign];
  if (fact) return fact(s, viewer);
  const good = GOODS.findIndex((id) => id === sign);
  if (good >= 0) return goodFact(s, good);
  const colour = COLOURS.findIndex((_, c) => workerId(c) === sign);
  return colour >= 0 ? workerFact(s, colour) : null;
}

const FACTS: Readonly<Record<string, (s: State, viewer: number) => Explanation>> = {
  settlement(s, viewer) {
    const words = { n: player(s, Math.max(0, viewer)).left, m: isRace(s) ? player(s, RIVAL).left : 0 };
    const now = isRace(s) && viewer >= 0 ? [say('fact.settlement.rival', words)] : [];
    return fact('sign.settlement', [say('fact.settlement'), ...now], 'MT-5.1');
  },
  silver: (s, viewer) => fact('sign.silver', [say('fact.silver'), ...silverWords(s, viewer)], 'MT-4.19'),
  cow: () =>
    fact(
      'sign.cow',
      [say('fact.cow', { silver: COW_SILVER, workers: count(COW_PIECES, 'worker') })],
      'MT-4.44',
    ),
  canteen(s) {
    const n = s.water.filter((there) => there === 1).length;
    return fact('sign.canteen', [say('fact.canteen', { n })], 'MT-4.48');
  },
  worker(s, viewer) {
    const n = viewer < 0 ? 0 : workersOf(player(s, viewer));
    const have = n > 0 ? [say('fact.worker.have', { n, room: WORKER_CAP - n })] : [];
    return fact('sign.worker', [say('fact.worker', { cap: WORKER_CAP }), ...have], 'MT-4.12');
  },
  cards(s) {
    const left = s.deck.length;
    const camps = s.deck.filter((card) => RIVAL_CARDS[card]?.job === 'camp').length;
    if (left === 0) return fact('sign.cards', [say('fact.cards'), say('fact.cards.none')], 'MT-6.2');
    const rest = say(camps > 0 ? 'fact.cards.camps' : 'fact.cards.no-camp', { camps, left });
    return fact('sign.cards', [say('fact.cards'), rest], 'MT-6.2');
  },
};

function fact(title: Parameters<typeof say>[0], body: readonly string[], rule: string): Explanation {
  return { title: say(title), body: body.join(' '), rule };
}

function silverWords(s: State, viewer: number): string[] {
  if (viewer < 0) return [];
  const { silver } = player(s, viewer);
  const prices = ROWS.map(({ price }) => price);
  const most = Math.max(...prices);
  if (silver >= most) return [say('fact.silver.all')];
  const price = Math.max(0, ...prices.filter((one) => one <= silver));
  return [price > 0 ? say('fact.silver.rows', { price, most }) : say('fact.silver.none')];
}

function goodFact(s: State, good: number): Explanation {
  const words = { n: orNo(asking(s, [good]), true), good: goodWord(good) };
  const title = capital(goodWord(good, 2));
  const body = (key: Parameters<typeof say>[0]) => ({ title, body: say(key, words) });
  if (!SMALL_GOODS.includes(good)) return { ...body('fact.good.big'), rule: 'MT-4.30' };
  if (good === PUMPKIN) return { ...body('fact.good.pumpkin'), rule: 'MT-4.24' };
  if (good === GRAIN) return { ...body('fact.good.grain'), rule: 'MT-4.13' };
  return { ...body('fact.good'), rule: 'MT-4.35' };
}

function workerFact(s: State, colour: number): Explanation {
  const area = areaOfColour(colour);
  const place = areaName(area).toLowerCase();
  const free = largeSpotsOf(area).filter((index) => !occupied(s, index)).length;
  const words = { place, free: orNo(free, true), own: numberWord(OWN_CREW), others: numberWord(OTHER_CREW) };
  return { title: capital(workerWord(colour)), body: say('fact.crew', words), rule: 'MT-4.18' };
}
