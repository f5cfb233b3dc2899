/** The rules in our own words, clause by clause. */
import type { RulebookChapter } from '../../../core/game';
import { playRules } from './rulebook-play';
import { soloRules } from './rulebook-solo';
import { cardRows, characterRows, eventRows, tileRows, withTable } from './rulebook-tables';
import { house, rule } from './rulebook-text';
import { variantRules } from './rulebook-variants';

export const rulebook: readonly RulebookChapter[] = [
  {
    title: 'Cards and characters',
    rules: [
      house(
        'DH-2.6',
        withTable(
          'The action cards, one of each. The names of the printed ones are kept; most effects are ours. A jail card is one with a jail icon. A card is played while collecting unless it says otherwise.',
          cardRows(),
        ),
      ),
      house(
        'DH-2.7',
        withTable(
          'The events, one of each. An event stays in force until another replaces it and marks the space it bears on. Whoever turned it up may use it instead of keeping a card.',
          eventRows(),
        ),
      ),
      house(
        'DH-2.8',
        withTable(
          'The characters, the Kickstarter being a promotional one. Each has a start bonus and abilities; every ability that is not always on works once per collection. A character’s spot takes one unshifted die of its owner a round. The Preacher never uses anything that could lead to jail.',
          characterRows(),
        ),
      ),
    ],
  },
  {
    title: 'Set-up',
    rules: [
      rule(
        'DH-3.1',
        'Options are chosen first. The quick game has no characters. Otherwise every seat gets a different one, chosen in seat order or dealt. Its start bonus comes on top of the usual goods.',
      ),
      rule(
        'DH-3.2',
        'Every seat has {towns} towns, {cities} cities, {allDice} dice, one free rail, {startWild|Wild Die token|Wild Die tokens} and {startGoods} each of food, wood and ore. Until the first city stands, token limits are read as if it did.',
      ),
      rule(
        'DH-3.3',
        withTable(
          'Guided tiles: four plain ore tiles lie open on the ore spots. The other sixteen are dealt face down, and the four at the top and bottom are opened.',
          tileRows(),
        ),
      ),
      rule('DH-3.4', 'Hidden tiles: all twenty are dealt face down. Safe zones are printed and always seen.'),
      rule(
        'DH-3.5',
        'Closed map for two: the six rugged tiles and one other are left in the box, and tiles lie in the west only. Neither town nor city may stand in the east; rails may. Rugged spots still cost their ore. The Tracker stays out.',
      ),
      rule('DH-3.6', 'The first turn order is drawn by lot.'),
      rule(
        'DH-3.7',
        'In reverse turn order every seat founds a city on an empty hex, with at least {firstGap|hex|hexes} between it and every other. No rail is needed. A Tracker looks under two tiles just before.',
      ),
      rule(
        'DH-3.8',
        'In turn order every seat then places two towns beside its city, free of charge. The tile under the first is opened before the second is placed.',
      ),
      rule('DH-3.9', 'Then every seat lays its free rail by the usual rules.'),
      house(
        'DH-3.10',
        'Influence starts at 0, for the Preacher at {preacherStart}. The end marker lies on {endSpot}. The Scoundrel’s card is the first in the deck that can be held; cards passed over are shuffled back.',
      ),
      house(
        'DH-3.11',
        'All chance comes from one seeded generator in a fixed order, so that a game can be played again exactly.',
      ),
    ],
  },
  ...playRules,
  variantRules,
  soloRules,
];
