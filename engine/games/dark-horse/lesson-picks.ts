/** One bubble for the first time of every decision, and one for each group of spaces when dice can first reach it. */
import { FRAME } from '../../core/lesson';
import type { Lesson } from '../../core/lesson';
import { capital, count, numberWord } from '../../core/words';
import {
  DICE,
  EFFORT_LEAST,
  FOOD,
  GAINS,
  numberOf,
  OFFICE_TOTAL,
  ORE,
  POINTS,
  PRICES,
  type NumberedSpace,
} from './data';
import type { EventKind, PickKind } from './state';

const { prompt, list } = FRAME;

const n = (space: NumberedSpace) => numberOf(space);
const words = (amount: number) => numberWord(amount);
const lost = count(-POINTS.loan, 'point');
const outlawed = count(-POINTS.outlaw, 'point');

export const pickBubbles: Lesson<PickKind, EventKind>['picks'] = {
  character: [
    {
      title: 'Choose who you are',
      text: 'A bonus at the start and abilities for the whole game. The Cowboy is easy to play at first.',
      at: ['character:*', list, prompt],
      rule: 'DH-2.8',
    },
  ],
  peek: [
    {
      title: 'Look before you build',
      text: 'What you see stays known to you alone. Look where a town of yours could stand soon: for its kind, and for rugged ground.',
      at: ['hex:*', list, prompt],
      rule: 'DH-4.41',
    },
  ],
  'first-city': [
    {
      title: 'Where you begin',
      text: 'Towns stand on the coloured hexes beside a city, or where its rails lead. Good sites touch three kinds that you can see.',
      at: ['hex:*', 'piece:city', prompt],
      rule: 'DH-3.7',
    },
  ],
  'first-town': [
    {
      title: 'Two towns for nothing',
      text: 'A town brings the food, wood or ore of its hex whenever you produce. Begin with what the next towns cost.',
      at: ['hex:*', 'piece:town', prompt],
      rule: 'DH-3.8',
    },
  ],
  rail: [
    {
      title: 'Where rails lead',
      text: 'A rail starts at your city or goes on from rails that reach you. Head for resource hexes, and for empty hexes for a city.',
      at: ['edge:*', 'piece:rail', prompt],
      rule: 'DH-4.61',
    },
  ],
  'turn-in': [
    {
      title: 'Give yourself up',
      text: `All your dice sit this round out, and you are Outlaw no more. Whoever is Outlaw at the end loses ${outlawed}.`,
      at: [list, prompt],
      rule: 'DH-6.42',
    },
  ],
  gunslinger: [
    {
      title: 'Shut one number',
      text: 'Where your pawn stands, the other player places nothing this round. Shut the space they need; with both pawns on it, nobody may use it.',
      at: [list, prompt],
      rule: 'DH-6.4',
    },
  ],
  place: [
    {
      title: 'Dice find their space',
      text: 'Tap a die, then a lit space. Dice placed together count as their total: they reach higher numbers, but fewer spaces.',
      at: ['die:*', prompt],
      rule: 'DH-4.10',
    },
    {
      title: 'Builder builds',
      text: `A total of ${n('builder')} builds a town or a city. It comes after Produce and Work Crew: what these bring can pay for it.`,
      at: ['space:builder', prompt],
      when: ['space:builder'],
      rule: 'DH-4.38',
    },
    {
      title: 'Rails open new ground',
      text: `Only a single die showing ${n('rail-baron')} opens Rail Baron. Your next city may stand where its ${words(PRICES.railBaronRails)} rails lead.`,
      at: ['space:rail-baron', prompt],
      when: ['space:rail-baron'],
      rule: 'DH-4.37',
    },
    {
      title: 'A crew of towns',
      text: `A space drawn as a die wants a single die with that very face. A ${n('work-crew')} produces ${words(GAINS.crewKinds)} kinds of resources.`,
      at: ['space:work-crew', prompt],
      when: ['space:work-crew'],
      rule: 'DH-4.11',
    },
    {
      title: 'A third die',
      text: `Hired Hand gives you ${words(DICE.all)} dice next round. They place more, or together reach big totals.`,
      at: ['space:hired-hand', prompt],
      when: ['space:hired-hand'],
      rule: 'DH-4.34',
    },
    {
      title: 'Cards are tools',
      text: `Pioneer draws ${words(GAINS.pioneerCards)} cards, you keep one. Most wait in your hand until they help; sometimes one is an event, which counts at once.`,
      at: ['space:pioneer', prompt],
      when: ['space:pioneer'],
      rule: 'DH-4.32',
    },
    {
      title: 'A Wild Die token',
      text: 'It lifts or lowers a total by one, or rolls dice again under Extras. One a round; a roll of doubles brings another.',
      at: ['token:wild', prompt],
      when: ['token:wild'],
      rule: 'DH-4.20',
    },
    {
      title: 'The Dealer helps now',
      text: `Give a die up to move another set by one, or to borrow ${words(PRICES.loanGives)} resources. A loan costs ${words(PRICES.loanCosts)} back, or ${lost}.`,
      at: ['space:dealer', prompt],
      when: ['space:dealer'],
      rule: 'DH-4.22',
    },
    {
      title: 'Produce with effort',
      text: `Each town of that kind brings one. The spot marked ${EFFORT_LEAST}+ adds ${words(GAINS.effort)} more, so bring big dice here.`,
      at: ['space:food-effort', 'space:wood-effort', 'space:ore-effort', prompt],
      when: ['space:food-effort', 'space:wood-effort', 'space:ore-effort'],
      rule: 'DH-4.33',
    },
    {
      title: 'An Engineer token',
      text: 'Once a round it puts your dice on a full space, except Mayor and Sheriff. Under Extras it turns a die to any face instead.',
      at: ['token:engineer', prompt],
      when: ['token:engineer'],
      rule: 'DH-4.21',
    },
    {
      title: 'Extras change dice',
      text: 'Extras hold what may be used before you place: dice rolled again or turned, cards, a loan paid off. Then you still place.',
      at: ['verb:use', list, prompt],
      when: ['verb:use'],
      rule: 'DH-4.52',
    },
    {
      title: 'A city costs gold',
      text: `Each further city costs ${count(PRICES.cityGold, 'gold', 'gold')} besides its wood. Tycoon, a total of ${n('tycoon')}, brings ${count(GAINS.tycoonGold, 'gold', 'gold')} and ${count(GAINS.tycoonRails, 'rail')}.`,
      at: ['space:tycoon', prompt],
      when: ['space:tycoon'],
      rule: 'DH-4.44',
    },
    {
      title: 'Trade for gold',
      text: `Trader asks ${words(PRICES.trader)} resources for a gold, Market ${words(PRICES.marketGold)}. Both come after Builder, so trade in the round before you build a city.`,
      at: ['space:trader', prompt],
      when: ['space:trader'],
      rule: 'DH-4.39',
    },
    {
      title: 'An office for ten',
      text: `Several dice of exactly ${OFFICE_TOTAL}, as rolled. Mayor brings influence and a resource, Sheriff a die you may flip; the office counts ${count(POINTS.office, 'point')}.`,
      at: ['space:mayor', 'space:sheriff', prompt],
      when: ['space:mayor', 'space:sheriff'],
      rule: 'DH-4.12',
    },
    {
      title: 'Influence is points',
      text: 'A resource buys influence here. It counts for points and is part of the goal of Barnstorming; for building it does nothing.',
      at: ['space:politics', prompt],
      when: ['space:politics'],
      rule: 'DH-4.35',
    },
    {
      title: 'Two dice, better tools',
      text: `Engineer gives up to ${words(2)} tokens, Scout a card out of ${words(GAINS.scoutCards)} and a look under a tile. Worth it when nothing can be built.`,
      at: ['space:engineer', 'space:scout', prompt],
      when: ['space:engineer', 'space:scout'],
      rule: 'DH-4.40',
    },
  ],
  reroll: [
    {
      title: 'Which dice again',
      text: 'Tap the dice that help you least and roll them together. What they show now is gone for good.',
      at: ['die:*', list, prompt],
      rule: 'DH-4.20',
    },
  ],
  dealer: [
    {
      title: 'Shift or borrow',
      text: 'Move a set to the space one above or below its total, or borrow just the resources you lack to build this round.',
      at: ['good:*', 'die:*', list, prompt],
      rule: 'DH-4.22',
    },
  ],
  'jump-target': [
    {
      title: 'Jump a claim',
      text: 'Your own dice must fit the space you empty, and go there at once. It costs a die of your next round.',
      at: ['space:*', list, prompt],
      rule: 'DH-4.72',
    },
  ],
  window: [
    {
      title: 'A moment for tools',
      text: 'Cards and tokens work just before or after your own spaces. Keep them until they pay for something you want to build.',
      at: ['card:*', 'token:*', list, prompt],
      rule: 'DH-4.50',
    },
  ],
  'end-window': [
    {
      title: 'Cash in your stock',
      text: `Unused stock is worth nothing. As gold each brings ${count(PRICES.stockGold, 'point')}; as resources it can pay off a loan.`,
      at: ['token:stock', list, prompt],
      rule: 'DH-5.3',
    },
  ],
  pay: [
    {
      title: 'Pay what you spare',
      text: 'Any mix will do. Keep what your next town or city asks for.',
      at: ['good:*', list, prompt],
      rule: 'DH-4.46',
    },
  ],
  gain: [
    {
      title: 'Take what you lack',
      text: 'Any mix will do. Ask what your next town, city or rail still needs: no town of that kind is required.',
      at: ['good:*', list, prompt],
      rule: 'DH-4.46',
    },
  ],
  politics: [
    {
      title: 'Resources for influence',
      text: 'Pay with what you have most of. You may leave it: then you lose nothing but the use of the die.',
      at: ['good:*', list, prompt],
      rule: 'DH-4.35',
    },
  ],
  'work-crew': [
    {
      title: 'Which two kinds',
      text: 'Each brings one for every town you have on it. Take what is missing for the building you want next.',
      at: ['good:*', list, prompt],
      rule: 'DH-4.36',
    },
  ],
  'rail-baron': [
    {
      title: 'Two rails at once',
      text: 'The second may go on from the first, so plan both: to a resource hex for a town, or to a site for a city.',
      at: ['edge:*', list, prompt],
      rule: 'DH-4.37',
    },
  ],
  trader: [
    {
      title: 'Gold or other resources',
      text: `One trade. Gold is for the next city and worth a point; ${words(PRICES.traderBack)} resources for ${words(PRICES.trader)} is dear.`,
      at: ['good:*', list, prompt],
      rule: 'DH-4.39',
    },
  ],
  market: [
    {
      title: 'One trade here',
      text: `${capital(words(PRICES.marketSwap))} resources for one, ${words(PRICES.marketGold)} for a gold, or a gold for ${words(PRICES.marketBuys)}. Keep the gold your next city costs.`,
      at: ['good:*', list, prompt],
      rule: 'DH-4.45',
    },
  ],
  build: [
    {
      title: 'One town or one city',
      text: 'Each town adds to what its kind produces. Kinds you have least of first, rugged ground only for a good reason.',
      at: ['hex:*', list, prompt],
      rule: 'DH-4.38',
    },
    {
      title: 'A city can stand',
      text: 'Build it when you can: it opens every resource hex it touches and lets you hold one more of each token.',
      at: ['piece:city', 'hex:*', prompt],
      when: ['piece:city'],
      rule: 'DH-4.65',
    },
  ],
  'keep-card': [
    {
      title: 'Keep one card',
      text: 'The rest does not stay with you. Cards that build, lay rails or bring gold help most; jail costs a die of the next round.',
      at: ['card:*', list, prompt],
      rule: 'DH-4.32',
    },
  ],
  'order-back': [
    {
      title: 'Back on the deck',
      text: 'The top card is drawn first, whoever draws next: you, another player, or a ghost on Pioneer.',
      at: ['card:*', list, prompt],
      rule: 'DH-4.41',
    },
  ],
  'remove-event': [
    {
      title: 'Lift an event',
      text: 'It leaves the game for good. Lift the one that makes your next town, city or rail dearer.',
      at: ['card:*', list, prompt],
      rule: 'DH-6.20',
    },
  ],
  'mother-lode': [
    {
      title: 'Ore or gold',
      text: `${capital(words(PRICES.railBaron[ORE]))} ore and ${words(PRICES.railBaron[FOOD])} food lay rails; a gold is part of every city. Take what your next step lacks.`,
      at: [list, prompt],
      rule: 'DH-2.6',
    },
  ],
  target: [
    {
      title: 'Whom it hits',
      text: 'Compare the rows of the players: hit whoever leads, or holds most of what the card takes.',
      at: ['seat:*', list, prompt],
      rule: 'DH-2.6',
    },
  ],
  discard: [
    {
      title: 'Give up a card',
      text: 'It is not played, it only pays. Give the one you would hardly use.',
      at: ['card:*', list, prompt],
      rule: 'DH-2.8',
    },
  ],
  'take-card': [
    {
      title: 'Back to your hand',
      text: 'Any card of this round that was played or discarded may be yours. Events never are.',
      at: ['card:*', list, prompt],
      rule: 'DH-2.8',
    },
  ],
  'take-outlaw': [
    {
      title: 'Jail or Outlaw',
      text: `Outlaws keep their dice, but hold no office and lose ${count(-POINTS.outlaw, 'point')} at the end.`,
      at: [list, prompt],
      rule: 'DH-6.40',
    },
  ],
};
