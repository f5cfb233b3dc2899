import type { RulebookChapter } from '../../../core/game';
import { clockRows, goalRows, parRows, withTable } from './rulebook-tables';
import { house, rule } from './rulebook-text';

export const soloRules: RulebookChapter = {
  title: 'Solitaire',
  rules: [
    rule(
      'DH-6.10',
      'One seat on the full map. Five cards that need rivals are left out, Turn Order is closed, and the usual end does not apply.',
    ),
    house(
      'DH-6.11',
      withTable(
        'The marker counts down from {clockMarks} to 1 twice: {printedClock} rounds. The tight clock, a house option, gives fewer; with {clockMarks} rounds or fewer the marker counts down once.',
        clockRows(),
      ),
    ),
    rule(
      'DH-6.12',
      'Ghosts go by number: {pioneerNumber} Pioneer, {hiredHandNumber} Hired Hand, {politicsNumber} Politics, {workCrewNumber} Work Crew, {railBaronNumber} Rail Baron, {builderNumber} Builder. Pairs also reach {traderNumber} Trader, {engineerNumber} Engineer, {scoutNumber} Scout, {officeTotal} Mayor or Sheriff by a coin, {brokerNumber} Broker, {tycoonNumber} Tycoon.',
    ),
    rule(
      'DH-6.13',
      'A single ghost goes by its face. A pair goes by its total from {pairTotal} on, and by its higher die below that.',
    ),
    rule('DH-6.14', 'A ghost whose space is taken is discarded.'),
    rule(
      'DH-6.15',
      'Chicken: one ghost after your first turn. Ornery: one and a pair, at the same moment. Cruel: one and two pairs, all before you.',
    ),
    rule(
      'DH-6.16',
      'A ghost on Pioneer turns up two cards before you collect: an event comes into play, the rest is discarded. Of two events a random one is played.',
    ),
    rule('DH-6.17', 'A ghost on Mayor or Sheriff takes that office from you at the start of the next round.'),
    rule(
      'DH-6.18',
      'An Engineer token lets you share a ghost’s space, but not Mayor or Sheriff. Ghosts never use Turn Order, Dealer, Produce or Market.',
    ),
    rule(
      'DH-6.19',
      withTable(
        'The goal is checked after every collection. After the last round stock may be turned into gold first. In Wild Frontiers the first city stands beside a safe zone.',
        goalRows(),
      ),
    ),
    rule(
      'DH-6.20',
      'Marshal Law: the events form a pile. Each double of your start roll brings one more into play, and they add up. Taking the Sheriff action lets you lift one.',
    ),
    house(
      'DH-6.21',
      withTable(
        'The result is won or lost, the rounds left and the points. A win adds {winPoints} points and {winPerRound} for each round left. A win by par is silver, a later one bronze.',
        parRows(),
      ),
    ),
  ],
};
