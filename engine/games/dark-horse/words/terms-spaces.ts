/** The spaces, by the names dice are sent to. */
import type { Term } from '../../../core/lesson';
import { count, numberWord } from '../../../core/words';
import { FOOD, GAINS, GHOST_REVEALS, numberOf, OFFICE_TOTAL, ORE, PRICES, type NumberedSpace } from '../data';

const n = (space: NumberedSpace) => numberOf(space);

export const spaceTerms: readonly Term[] = [
  {
    term: 'Collect',
    forms: ['collect', 'collects', 'collected'],
    means:
      'When all dice are placed, each space gives its owner what it promises, in the order of the board.',
    rule: 'DH-4.5',
  },
  {
    term: 'Dealer',
    forms: ['dealer'],
    means: `Any die, used at once: shift another set by one, or borrow ${count(PRICES.loanGives, 'resource')}.`,
    rule: 'DH-4.22',
  },
  {
    term: 'Pioneer',
    forms: ['pioneer'],
    means: `A total of ${n('pioneer')}: draw ${count(GAINS.pioneerCards, 'card')}, keep one. A ghost here throws ${numberWord(GHOST_REVEALS)} away.`,
    rule: 'DH-4.32',
  },
  {
    term: 'Produce',
    forms: ['produce', 'produces', 'produced'],
    means: 'One resource for each of your towns of a kind. Its rows take one die each.',
    rule: 'DH-4.33',
  },
  {
    term: 'Hired Hand',
    forms: ['hired hand'],
    means: `A total of ${n('hired-hand')} brings a bonus die for the next round.`,
    rule: 'DH-4.34',
  },
  {
    term: 'Politics',
    forms: ['politics'],
    means: `A single ${n('politics')}: pay ${count(PRICES.politics, 'resource')} for ${GAINS.politicsInfluence} influence.`,
    rule: 'DH-4.35',
  },
  {
    term: 'Work Crew',
    forms: ['work crew', 'crew'],
    means: `A single ${n('work-crew')} produces ${numberWord(GAINS.crewKinds)} kinds of resources at once: one for each town.`,
    rule: 'DH-4.36',
  },
  {
    term: 'Rail Baron',
    forms: ['rail baron'],
    means: `A single ${n('rail-baron')}: pay ${PRICES.railBaron[ORE]} ore and ${PRICES.railBaron[FOOD]} food, lay ${count(PRICES.railBaronRails, 'rail')}.`,
    rule: 'DH-4.37',
  },
  {
    term: 'Builder',
    forms: ['builder'],
    means: `A total of ${n('builder')}: pay for one town or one city and build it.`,
    rule: 'DH-4.38',
  },
  {
    term: 'Trader',
    forms: ['trader'],
    means: `A total of ${n('trader')}: any ${count(PRICES.trader, 'resource')} for ${GAINS.tradeGold} gold, or for any ${PRICES.traderBack} others.`,
    rule: 'DH-4.39',
  },
  {
    term: 'Engineer',
    forms: ['engineer'],
    means: `A total of ${n('engineer')} brings an Engineer token and a Wild Die token, as far as you have room.`,
    rule: 'DH-4.40',
  },
  {
    term: 'Scout',
    forms: ['scout'],
    means: `A total of ${n('scout')}: keep one card of ${numberWord(GAINS.scoutCards)} and look under a hidden tile.`,
    rule: 'DH-4.41',
  },
  {
    term: 'Mayor',
    forms: ['mayor'],
    means: `Dice of exactly ${OFFICE_TOTAL} bring ${GAINS.mayorInfluence} influence, a resource and the office: Politics is free then.`,
    rule: 'DH-4.42',
  },
  {
    term: 'Sheriff',
    forms: ['sheriff'],
    means: `Dice of exactly ${OFFICE_TOTAL} bring the office and the Deputy die, which may be flipped.`,
    rule: 'DH-4.42',
  },
  {
    term: 'Broker',
    forms: ['broker'],
    means: `A total of ${n('broker')} brings a Stock token, if you have room.`,
    rule: 'DH-4.44',
  },
  {
    term: 'Tycoon',
    forms: ['tycoon'],
    means: `A total of ${n('tycoon')} brings ${GAINS.tycoonGold} gold and ${count(GAINS.tycoonRails, 'rail')}.`,
    rule: 'DH-4.44',
  },
  {
    term: 'Market',
    forms: ['market'],
    means: `Any die, one trade: ${PRICES.marketSwap} resources for one, ${PRICES.marketGold} for ${GAINS.tradeGold} gold, or a gold for ${PRICES.marketBuys}.`,
    rule: 'DH-4.45',
  },
];
