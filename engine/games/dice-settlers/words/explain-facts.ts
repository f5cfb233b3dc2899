/** The figures in the row of a seat: what each is good for, and what it brings the reader now. */
import type { Explanation } from '../../../core/game';
import { capital, list, numberWord } from '../../../core/words';
import { DICE_PAIR_VP, GOLD, HOUSES, houseVp, RESOURCES, TRADE_PAIR, type Resource } from '../data';
import { techOf } from '../data-techs';
import { housesOnMap } from '../rules/map';
import { diceOwned, techTotal } from '../rules/points';
import { quotaOf } from '../rules/roll';
import { tentsTaken } from '../rules/settle';
import { TERMS, working } from '../rules/techs';
import { seatScore } from '../score';
import { has, playerOf, type State } from '../state';
import { bestSale } from './advice-goods';
import { say } from './catalogue';
import { techName } from './names';

interface Fact {
  readonly title: string;
  readonly rule: string;
  /** To a seat; to everybody the general words. */
  own(s: State, seat: number): string;
  all(): string;
}

const FACTS: Readonly<Record<string, Fact>> = {
  vp: {
    title: say('fact.vp'),
    rule: 'DS-5.4',
    own(s, seat) {
      const { lines } = seatScore(s, seat);
      const of = (label: string) => lines.find((line) => line.label === label)?.points ?? 0;
      const { techs } = playerOf(s, seat);
      return say('fact.vpBody', {
        map: of(say('lineMap')),
        techs: techTotal(s, seat, techs),
        dice: of(say('lineDice')),
        houses: of(say('lineHouses')),
        vp: of(say('lineVp')),
      });
    },
    all: () => say('fact.vpAll'),
  },
  tent: {
    title: say('fact.tent'),
    rule: 'DS-4.45',
    own: (s, seat) =>
      say('fact.tentBody', { n: playerOf(s, seat).tents, take: tentsTaken(playerOf(s, seat)) }),
    all: () => say('fact.tentAll'),
  },
  house: {
    title: say('fact.house'),
    rule: 'DS-4.72',
    own(s, seat) {
      const n = housesOnMap(s, seat);
      const now = houseVp(n);
      if (n === HOUSES) return say('fact.houseFull', { n, now });
      const lead = numberWord(TERMS['govern-lead'](working(s, seat)));
      return say('fact.houseBody', { n, now, more: houseVp(n + 1) - now, lead });
    },
    all: () => say('fact.houseAll', { one: houseVp(1), most: numberWord(HOUSES), all: houseVp(HOUSES) }),
  },
  tech: {
    title: say('fact.tech'),
    rule: 'DS-4.66',
    own(s, seat) {
      const { techs } = playerOf(s, seat);
      const open = s.tableau.length - techs.length;
      return say('fact.techBody', { n: techs.length, points: techTotal(s, seat, techs), open });
    },
    all: () => say('fact.techAll'),
  },
  die: {
    title: say('fact.die'),
    rule: 'DS-4.4',
    own(s, seat) {
      const n = diceOwned(s, seat);
      const points = DICE_PAIR_VP * Math.floor(n / 2);
      return say('fact.dieBody', { n, points, quota: Math.min(n, quotaOf(s, seat)) });
    },
    all: () => say('fact.dieAll', { n: DICE_PAIR_VP }),
  },
  ...Object.fromEntries(RESOURCES.map((kind) => [kind, kindFact(kind)])),
};

function kindFact(kind: Resource): Fact {
  const index = RESOURCES.indexOf(kind);
  return {
    title: capital(say(kind)),
    rule: index === GOLD ? 'DS-4.61' : 'DS-4.60',
    own(s, seat) {
      const player = playerOf(s, seat);
      const sale = bestSale(player);
      return say('fact.kindBody', {
        n: player.tokens[index] ?? 0,
        kind: say(kind),
        use: index === GOLD ? say('fact.goldUse') : useText(s, seat, index),
        sale: sale > 0 ? say('fact.sale', { n: sale }) : say('fact.noSale', { n: numberWord(TRADE_PAIR) }),
      });
    },
    all: () => say('fact.kindAll'),
  };
}

/** More names than this are counted. */
const NAMED = 3;

function useText(s: State, seat: number, kind: number): string {
  const cards = s.tableau.filter(
    (card) => !has(playerOf(s, seat), card) && (techOf(card).price[kind] ?? 0) > 0,
  );
  if (cards.length === 0) return say('fact.kindNoUse');
  const names = cards.length > NAMED ? say('fact.openCards', { n: cards.length }) : list(cards.map(techName));
  return say('fact.kindUse', { cards: names, n: cards.length });
}

/** What a figure means; undefined for a sign that is not in the row. */
export function explainFact(s: State, sign: string, viewer: number): Explanation | undefined {
  const fact = FACTS[sign];
  if (!fact) return undefined;
  const body = s.players[viewer] ? fact.own(s, viewer) : fact.all();
  return { title: fact.title, body, rule: fact.rule };
}
