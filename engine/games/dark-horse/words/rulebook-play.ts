import type { RulebookChapter } from '../../../core/game';
import { titleRows, withTable } from './rulebook-tables';
import { house, rule } from './rulebook-text';

export const playRules: readonly RulebookChapter[] = [
  {
    title: 'The round',
    rules: [
      rule(
        'DH-4.1',
        'A round starts with two dice each, three with a bonus die won last round, less those in jail. The Sheriff’s first die is the Deputy die.',
      ),
      rule(
        'DH-4.2',
        'Whoever rolls two or more dice all of one number gains a Wild Die token if there is room. Only the first roll of the round counts.',
      ),
      rule(
        'DH-4.3',
        'Seats place in turn order, round after round, until no dice are left or nobody can place.',
      ),
      rule(
        'DH-4.4',
        'A placement turn puts one set of dice on one spot; only the Dealer fills two. Whoever can place must. Whoever cannot is passed over and may come back in.',
      ),
      rule(
        'DH-4.5',
        'Then the spaces are collected in board order. Several seats on one space go in the turn order that stood when it began.',
      ),
      rule('DH-4.6', 'Whoever cannot or will not pay gets nothing and loses nothing. Blocking is fair play.'),
      rule(
        'DH-4.7',
        'At the end of the round the end is checked first; then jail is left, bonus dice are set aside and all dice come home.',
      ),
    ],
  },
  {
    title: 'Placing dice',
    rules: [
      rule(
        'DH-4.10',
        'A numbered space takes one to three dice that total its number, or miss it by 1 with a shift.',
      ),
      rule(
        'DH-4.11',
        'A natural space takes a single die that shows its number, without any shift. A die turned by an Engineer token or a flipped Deputy die counts as natural.',
      ),
      rule(
        'DH-4.12',
        'Mayor and Sheriff take two or three dice that total exactly {officeTotal} as rolled: no shift, no turned or flipped die, no sharing. Dice rolled again are fine.',
      ),
      rule(
        'DH-4.13',
        'An any-die spot takes one die and never a shift. A {turnOrderLeast}-or-more or {effortLeast}-or-more spot takes one die that reaches it, a shift included.',
      ),
      rule(
        'DH-4.14',
        'A limited space holds one set. With four players Rail Baron and Builder hold two, of different seats. Open spaces hold everybody.',
      ),
      rule('DH-4.15', 'Nobody has two sets on one space. On Produce that is one die per row.'),
      rule('DH-4.16', 'A die on Turn Order takes the topmost empty spot.'),
      rule(
        'DH-4.17',
        'Each Produce row has a spot, a second one with three or four players, and an effort spot. A die may go where you have no town; it then only blocks.',
      ),
      house('DH-4.18', 'A set is shifted by 1 at most, counted from the dice as they lie.'),
      rule(
        'DH-4.20',
        'A Wild Die token rolls any of your unplaced dice again, or shifts the set you place by 1. One a phase.',
      ),
      rule(
        'DH-4.21',
        'An Engineer token turns one unplaced die to any number, or puts a fitting set beside another seat’s on a full space. It cannot open Mayor or Sheriff, pass a Gunslinger or double your own set. One a phase.',
      ),
      rule(
        'DH-4.22',
        'The Dealer works at once: place another set, or move one you placed before, to a space 1 above or below its result. Or take a loan of any {loanGives|resource|resources}; or do nothing. Natural, restricted and any-die spots cannot be reached so.',
      ),
      rule(
        'DH-4.23',
        'The Sheriff may flip the Deputy die to its opposite face when placing it alone. Flipped, it is never changed or moved; changed or rolled again, it can no longer be flipped.',
      ),
      house('DH-4.24', 'Whoever drops to last while dice are being placed does so when the placing is over.'),
      house(
        'DH-4.25',
        'A loan is paid off with any {loanCosts|resource|resources}, {bankerLoan} as the Banker. That may also be done on your own placement turn before placing.',
      ),
    ],
  },
  {
    title: 'Collecting',
    rules: [
      rule(
        'DH-4.30',
        'Turn Order: from the top, the seats there become first, second and so on; the others follow as they were.',
      ),
      rule('DH-4.31', 'The Dealer was used when the die was placed; nothing is collected.'),
      rule(
        'DH-4.32',
        'Pioneer: draw {pioneerCards|card|cards}, keep one. An event comes into play; then keep the other card or use the event. Two events are shuffled back and two new cards drawn, three times at most.',
      ),
      rule(
        'DH-4.33',
        'Produce: 1 for each of your towns of that kind; on the effort spot {effort} more if you have any.',
      ),
      rule('DH-4.34', 'Hired Hand: a bonus die for the next round, one at most.'),
      rule(
        'DH-4.35',
        'Politics: pay any {politicsPrice|resource|resources} for {politicsInfluence} influence. The Mayor pays nothing.',
      ),
      rule('DH-4.36', 'Work Crew: produce two different kinds you have towns on.'),
      rule(
        'DH-4.37',
        'Rail Baron: pay {railBaronOre} ore and {railBaronFood} food, lay {railBaronRails|rail|rails} one after the other.',
      ),
      rule(
        'DH-4.38',
        'Builder: one town for {townFood} food and {townWood} wood, or one city for {cityGold} gold and {cityWood} wood.',
      ),
      rule(
        'DH-4.39',
        'Trader: any {traderPrice|resource|resources} for {tradeGold} gold, or {traderPrice} for any {traderBack}, once.',
      ),
      rule(
        'DH-4.40',
        'Engineer: change places with the seat ahead; gain an Engineer and a Wild Die token, each if there is room.',
      ),
      rule(
        'DH-4.41',
        'Scout: look at {scoutCards|card|cards}, keep one, put the others back on top in any order. Events as with Pioneer. You may also look under one hidden tile.',
      ),
      rule(
        'DH-4.42',
        'Mayor: {mayorInfluence} influence, any {mayorResources|resource|resources} and the office. Sheriff: first in turn order, the office and the Deputy die. One office each.',
      ),
      rule(
        'DH-4.43',
        'Cards with a shield cannot be aimed at the Sheriff. The Sheriff may use them, but jail costs the office.',
      ),
      rule('DH-4.44', 'Broker: a Stock token. Tycoon: {tycoonGold} gold and {tycoonRails|rail|rails}.'),
      rule(
        'DH-4.45',
        'Market: one trade, any {marketSwap|resource|resources} for {marketBack}, or {marketBuyGold} gold for any {marketBuys|resource|resources}, or {marketGold|resource|resources} for {tradeGold} gold.',
      ),
      rule(
        'DH-4.46',
        'Resources may be mixed wherever any will do. Producing needs a town of that kind; gaining does not.',
      ),
      rule('DH-4.47', 'When the deck runs short the discards are shuffled below it.'),
      rule(
        'DH-4.50',
        'Just before and just after each of your spaces you may play your one card of the round, pay off loans and use abilities. You may also use one Stock and one Trader token a phase. A Stock token gives {stockGold} gold or any {stockGives|resource|resources}. A Trader token swaps any {traderToken|resource|resources} for any {traderToken} others.',
      ),
      house('DH-4.51', 'A seat with no set on a space gets one such moment after Market, without cards.'),
      rule(
        'DH-4.52',
        'Placement cards are played before placing and are the one card of the round. Cards that act at once do not count.',
      ),
      rule(
        'DH-4.53',
        'A card whose price or target is missing cannot be played. For Claim Jumpers the target must be there after the jail icon has cost the office. There is no hand limit.',
      ),
      house(
        'DH-4.54',
        'Cards that take an action need no dice, pass every blocker and work beside a set on that space.',
      ),
    ],
  },
  {
    title: 'Cities, towns and rails',
    rules: [
      rule(
        'DH-4.60',
        'Rails joined end to end are one network, whoever laid them. It touches a hex where a rail ends on its corner. Networks do not run through hexes or pieces.',
      ),
      rule(
        'DH-4.61',
        'A rail is laid on a free edge that meets a corner of your city’s hex or a network touching a city or town of yours.',
      ),
      rule(
        'DH-4.62',
        'You have access to a resource hex beside your city or touched by a network that touches one of your cities.',
      ),
      rule(
        'DH-4.63',
        'A town stands on a resource hex with access, one to a hex, first come. Rugged ground costs {ruggedOre} ore more, once.',
      ),
      rule(
        'DH-4.64',
        'A further city stands on an empty hex, with at least {furtherGap|hex|hexes} between it and every city. A rail on one of its sides leads to a city of yours.',
      ),
      rule(
        'DH-4.65',
        'You may hold as many of each kind of token as you have cities, the Scoundrel {scoundrelWild|Wild Die token|Wild Die tokens} more. What is gained beyond that is lost. A new city raises the limits and gives access at once.',
      ),
      rule('DH-4.66', 'After set-up you may look under tiles you have access to, at any time.'),
      house(
        'DH-4.67',
        'A hidden tile is opened when built on. If it proves rugged and you lack the ore, nothing is lost and you choose again.',
      ),
      rule('DH-4.68', 'A rail that cannot be laid is lost. A piece you do not have cannot be built.'),
      rule(
        'DH-4.70',
        'A new event replaces the old one and lasts until replaced; Winds of Change leaves at once. Its surcharges apply to every way of building.',
      ),
      rule(
        'DH-4.71',
        'Jail costs your office at once and dice of the next placement. They count as jailed for the score until that round is cleared. Corruption sends you last at once.',
      ),
      rule(
        'DH-4.72',
        'Claim Jumpers: the bumped seat takes back dice, the tokens used on them and the Dealer die that shifted them. It retakes a turn right after the jumper’s.',
      ),
    ],
  },
  {
    title: 'The end',
    rules: [
      rule(
        'DH-5.1',
        'The game ends after the round in which a seat has all cities and towns on the map or reaches the end marker. It cannot be undone.',
      ),
      house('DH-5.2', 'If nothing ends it, the game stops after round {lastRound}.'),
      rule(
        'DH-5.3',
        withTable(
          'Before the score, stock may be cashed in and loans paid off. Points: 1 per gold and influence; each city as many as own towns joined to it by rail; an office {officePoints}; each loan and any jail −{lostPoints}. Ties: influence, then resources, then turn order.',
          titleRows(),
        ),
      ),
    ],
  },
];
