/** Words of the territory, of what is built there and of what it brings. */
import type { Term } from '../../../core/lesson';
import { count, numberWord } from '../../../core/words';
import { CITY_GAP, CLOCK_MARKS, FOOD, PIECES, POINTS, PRICES, PRINTED_CLOCK, WOOD } from '../data';

const hexesBetween = count(CITY_GAP.further - 1, 'hex', 'hexes');

export const boardTerms: readonly Term[] = [
  {
    term: 'Resource',
    forms: ['resource', 'resources', 'food', 'wood', 'ore'],
    means: 'Food, wood or ore: they pay for towns, cities, rails and trades. Gold is none of them.',
    rule: 'DH-4.46',
  },
  {
    term: 'Gold',
    forms: ['gold'],
    means: `Each further city costs ${count(PRICES.cityGold, 'gold', 'gold')}; what is left is worth a point each at the end.`,
    rule: 'DH-5.3',
  },
  {
    term: 'Influence',
    forms: ['influence', 'influence track'],
    means:
      'A point each at the end; it comes from Politics, Mayor and some cards, and is a goal of Barnstorming.',
    rule: 'DH-4.35',
  },
  {
    term: 'Town',
    forms: ['town', 'towns'],
    means: `Stands on a resource hex for ${PRICES.town[FOOD]} food and ${PRICES.town[WOOD]} wood, and adds to what its kind produces. You have ${numberWord(PIECES.towns)}.`,
    rule: 'DH-4.63',
  },
  {
    term: 'City',
    forms: ['city', 'cities'],
    means: `Opens the resource hexes it touches and costs ${PRICES.cityGold} gold and ${PRICES.cityWood} wood. You have ${numberWord(PIECES.cities)}, the first is free.`,
    rule: 'DH-4.64',
  },
  {
    term: 'Rail',
    forms: ['rail', 'rails', 'network', 'networks'],
    means:
      'Lies on a side of a hex and belongs to nobody. Rails joined end to end carry your cities’ reach further.',
    rule: 'DH-4.60',
  },
  {
    term: 'Reach',
    forms: ['reaches', 'access', 'your reach', 'within your reach'],
    means:
      'You reach a resource hex that touches a city of yours, or a rail that is joined to one. Towns may stand there.',
    rule: 'DH-4.62',
  },
  {
    term: 'Resource hex',
    forms: ['resource hex', 'resource hexes', 'coloured hex', 'coloured hexes'],
    means: 'A hex with food, wood or ore, hidden or seen. One town can stand on it, but no city.',
    rule: 'DH-4.63',
  },
  {
    term: 'City site',
    forms: ['city site', 'city sites', 'site', 'sites', 'empty hex', 'empty hexes'],
    means: `An empty hex with at least ${hexesBetween} between it and every city, and a rail on one of its sides that leads to a city of yours.`,
    rule: 'DH-4.64',
  },
  {
    term: 'Hidden tile',
    forms: ['hidden tile', 'hidden tiles', 'hidden hex', 'hidden hexes', 'tile', 'tiles'],
    means:
      'Lies face down on a resource hex. You see it once you reach it; a town turns it up for everybody.',
    rule: 'DH-4.66',
  },
  {
    term: 'Rugged',
    forms: ['rugged', 'rugged ground', 'rugged hex', 'rugged hexes'],
    means: `Ground with a red ridge: a town there costs ${PRICES.ruggedOre} ore more, once.`,
    rule: 'DH-4.63',
  },
  {
    term: 'Safe zone',
    forms: ['safe zone', 'safe zones'],
    means: 'A resource hex at the rim whose kind is printed on the map, so that it is never hidden.',
    rule: 'DH-3.4',
  },
  {
    term: 'Event',
    forms: ['event', 'events'],
    means:
      'A card that makes something dearer or poorer for all, until another replaces it; in Marshal Law they add up.',
    rule: 'DH-4.70',
  },
  {
    term: 'Action card',
    forms: ['action card', 'action cards', 'card', 'cards'],
    means:
      'You keep it in hand and play one a round, just before or after a space of yours or before placing.',
    rule: 'DH-4.50',
  },
  {
    term: 'Office',
    forms: ['office', 'offices', 'special role'],
    means: `Mayor or Sheriff: a standing advantage and ${count(POINTS.office, 'point')} at the end. You can hold one at a time.`,
    rule: 'DH-4.42',
  },
  {
    term: 'Outlaw',
    forms: ['outlaw', 'outlaws'],
    means: `A role that spares you jail once, but shuts out any office and costs ${count(-POINTS.outlaw, 'point')} at the end.`,
    rule: 'DH-6.40',
  },
  {
    term: 'Jail',
    forms: ['jail', 'jailed', 'jail icon', 'jail card', 'jail cards'],
    means: 'Some cards send dice there: they miss your next roll, and any office is gone at once.',
    rule: 'DH-4.71',
  },
  {
    term: 'Corruption',
    forms: ['corruption'],
    means: 'The price of some cards: you drop to last in turn order. Alone it costs you nothing.',
    rule: 'DH-4.71',
  },
  {
    term: 'Character',
    forms: [
      'character',
      'characters',
      'cowboy',
      'tracker',
      'scoundrel',
      'preacher',
      'merchant',
      'banker',
      'prospector',
      'kickstarter',
    ],
    means: 'Who you are: a bonus at the start and abilities nobody else has.',
    rule: 'DH-2.8',
  },
  {
    term: 'Scenario',
    forms: [
      'scenario',
      'scenarios',
      'tenderfoot',
      'wild frontiers',
      'gold rush',
      'barnstorming',
      'marshal law',
    ],
    means: 'What a lone player must reach before the clock runs out: the goal in the top bar.',
    rule: 'DH-6.19',
  },
  {
    term: 'Clock',
    forms: ['clock', 'marker'],
    means: `Counts a lone player’s rounds: ${PRINTED_CLOCK} in all, fewer with the tight clock. Its marker goes down twice, from ${CLOCK_MARKS}.`,
    rule: 'DH-6.11',
  },
  {
    term: 'Medal',
    forms: ['medal', 'medals', 'gold medal', 'silver medal', 'bronze medal', 'par'],
    means: 'What a win is worth: the earlier the round in which you meet the goal, the better.',
    rule: 'DH-6.21',
  },
];
