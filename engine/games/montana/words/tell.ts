import type { GameEvent } from '../../../core/game';
import { count, list, numberWord } from '../../../core/words';
import { entry, goodOfArea, GOODS, LINE, numberOf, TRADES, UPGRADES, WHEEL, type PieceId } from '../data';
import { fieldNamed } from '../rules/landscape';
import { coloursIn } from '../rules/notation';
import { HUMAN, isRace, RIVAL, type EventKind, type State } from '../state';
import { say } from './catalogue';
import {
  areaName,
  cardName,
  fieldName,
  goodWord,
  pieceWords,
  pumpkins,
  settlements,
  shopName,
  sideInside,
  sideName,
  spotName,
  tradeWords,
  wheelWords,
  workersWords,
} from './names';

/** An event as its sentence reads it: asking for what the event does not say is a fault. */
class Told {
  constructor(
    private readonly s: State,
    private readonly event: GameEvent,
  ) {}

  /** Who did it, as a sentence begins. */
  get name(): string {
    return sideName(this.s, this.side);
  }

  private get side(): number {
    return this.event.seat < 0 && isRace(this.s) ? RIVAL : this.event.seat;
  }

  /** The same inside a sentence. */
  get inside(): string {
    return sideInside(this.s, this.side);
  }

  /** The player of the race. */
  get human(): string {
    return sideInside(this.s, HUMAN);
  }

  /** Seats an argument lists. */
  names(key: string): string[] {
    return this.text(key)
      .split('+')
      .map((seat) => sideInside(this.s, Number(seat)));
  }

  number(key: string): number {
    return Number(this.text(key));
  }

  text(key: string): string {
    const value = this.event.args?.[key];
    if (value === undefined) throw new RangeError(`The event ${this.event.kind} does not say its ${key}.`);
    return String(value);
  }

  get field(): string {
    return fieldName(this.s, fieldNamed(this.s, this.text('field')));
  }

  get shop(): string {
    return shopName(this.number('row')).toLowerCase();
  }

  get card(): string {
    return cardName(this.text('card'));
  }

  get good(): string {
    return goodWord(goodOfArea(this.number('area')), this.number('n'));
  }

  /** The kind of goods it names. */
  get pieces(): number {
    return GOODS.findIndex((id) => id === this.text('good'));
  }
}

/** The sentence of every event; past tense, so that it fits a name and "You" alike. */
const SENTENCES: Readonly<Record<EventKind, (told: Told) => string>> = {
  'start-tile': (told) => say('tell.start-tile', { name: told.name, field: told.field }),
  spun(told) {
    const space = told.number('space');
    const { name } = told;
    // The workers of other spaces are told as they are hired.
    return entry(WHEEL, space)
      ? say('tell.spun', { name })
      : say('tell.spun.white', { name, workers: wheelWords(space) });
  },
  advanced: (told) =>
    say('tell.advanced', {
      name: told.name,
      steps: told.number('steps'),
    }),
  hired(told) {
    const workers = workersWords(coloursIn(told.text('workers')));
    const { name } = told;
    return workers === '' ? say('tell.hired.none', { name }) : say('tell.hired', { name, workers });
  },
  returned: (told) =>
    say('tell.returned', { name: told.name, worker: workersWords(coloursIn(told.text('worker'))) }),
  shortage(told) {
    const names = told.names('from');
    const words = { what: pieceWords(told.text('what') as PieceId), names: list(names) };
    return say(names.length > 1 ? 'tell.shortage.each' : 'tell.shortage', words);
  },
  traded: (told) =>
    say('tell.traded', {
      name: told.name,
      what: tradeWords(entry(TRADES, numberOf(TRADES, told.text('what')))),
    }),
  // Told with what the place yields.
  sent: () => '',
  banked: (told) =>
    say('tell.banked', {
      name: told.name,
      workers: count(told.number('n'), 'worker'),
      silver: told.number('silver'),
    }),
  worked: (told) =>
    say('tell.worked', {
      name: told.name,
      price: told.number('price'),
      place: areaName(told.number('area')).toLowerCase(),
      n: told.number('n'),
      good: told.good,
    }),
  'worked-small': (told) =>
    say('tell.worked-small', { name: told.name, n: told.number('n'), good: told.good }),
  'city-opened': (told) => say('tell.city-opened', { name: told.name }),
  placed: (told) =>
    say('tell.placed', { name: told.name, shop: told.shop, pumpkins: pumpkins(told.number('column')) }),
  outbid: (told) => say('tell.outbid', { name: told.name, shop: told.shop }),
  passed: (told) => say('tell.passed', { name: told.name }),
  'cannot-pay': (told) => say('tell.cannot-pay', { name: told.name, shop: told.shop }),
  paid: (told) =>
    say('tell.paid', { name: told.name, pumpkins: pumpkins(told.number('n')), shop: told.shop }),
  goods: (told) =>
    say('tell.goods', {
      name: told.name,
      goods: `${told.number('n')} ${goodWord(told.pieces, told.number('n'))}`,
    }),
  cow: (told) => say('tell.cow', { name: told.name }),
  'no-cow': (told) => say('tell.no-cow', { name: told.inside }),
  silver: (told) => say('tell.silver', { name: told.name, n: told.number('n') }),
  upgraded: (told) =>
    say('tell.upgraded', {
      name: told.name,
      goods: `${told.number('n')} ${goodWord(told.pieces, told.number('n'))}`,
      big: `${told.number('n')} ${goodWord(bigOf(told.pieces), told.number('n'))}`,
    }),
  // Seen on the board: the contractors are gone.
  'city-closed': () => '',
  built: (told) =>
    say('tell.built', {
      name: told.name,
      field: told.field,
      settlements: settlements(told.number('n')),
    }),
  two: (told) => say('tell.two', { n: told.number('n') }),
  line: (told) => say('tell.line', { line: numberWord(LINE), n: told.number('n') }),
  canteens: (told) => say('tell.canteens', { name: told.name, canteens: count(told.number('n'), 'canteen') }),
  refrained: (told) => say('tell.refrained', { name: told.name, silver: told.number('silver') }),
  cleared(told) {
    const place = told.text('place') === 'bank' ? say('bank') : areaName(told.number('place'));
    return say('tell.cleared', { place: place.toLowerCase() });
  },
  'extra-turn': (told) => say('tell.extra-turn', { name: told.name }),
  round: (told) => say('tell.round', { round: told.number('round') }),
  'last-round': (told) => say('tell.last-round', { name: told.name }),
  'game-over': (told) => say('tell.game-over', { round: told.number('round') }),
  reshuffled: () => say('tell.reshuffled'),
  'rival-card': (told) => say('tell.rival-card', { card: told.card }),
  'rival-camp': () => say('tell.rival-camp'),
  'rival-nothing': () => say('tell.rival-nothing'),
  'rival-claim': (told) => say('tell.rival-claim', { place: spotName(told.number('spot')) }),
  'rival-canteen': () => say('tell.rival-canteen'),
  'rival-bids': (told) =>
    say('tell.rival-bids', { card: told.card, bid: told.number('bid'), name: told.human }),
  'rival-no-bid': (told) => say('tell.rival-no-bid', { card: told.card, bid: told.number('bid') }),
};

/** The big good a small one is turned into. */
function bigOf(small: number): number {
  const upgrade = UPGRADES.find((one) => one.small === small);
  if (!upgrade) throw new RangeError('No big good is made of that.');
  return upgrade.big;
}

export function tell(s: State, event: GameEvent<EventKind>): string {
  return SENTENCES[event.kind](new Told(s, event));
}
