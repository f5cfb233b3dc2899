import type { RulebookChapter } from '../../../core/game';
import { house, rule } from './rulebook-text';

export const soloRules: readonly RulebookChapter[] = [
  {
    title: 'Variants',
    rules: [
      rule('DH-6.1', 'Quick game: no characters, the end marker on 9, and 2 cities with 5 towns end it.'),
      rule(
        'DH-6.2',
        'Gunslingers: each of two seats has a pawn that starts on Trader and a Gunslinger die, rolled with the rest but never placed.',
      ),
      rule(
        'DH-6.3',
        'Before placing, each pawn moves exactly the number rolled up or down the numbers 2 to 12. Where one way leaves the track the other is forced; where both do it stays.',
      ),
      rule(
        'DH-6.4',
        'A pawn shuts its number to the other seat, sharing included. Cards that take an action are not stopped.',
      ),
      house(
        'DH-6.30',
        'The Kickstarter places a third town if its first city touches three resource hexes in bounds.',
      ),
      house(
        'DH-6.40',
        'Outlaw: when dice of yours would go to jail and the token is free, you may take it instead. You lose any other office. Never for a Preacher.',
      ),
      house(
        'DH-6.41',
        'The Outlaw cannot become Mayor or Sheriff, by dice or card. A further jail icon works as usual and costs the role.',
      ),
      rule(
        'DH-6.42',
        'At the start of a round the Outlaw may turn in: all own dice go to jail for that round and the role is gone.',
      ),
      house(
        'DH-6.43',
        'When another seat takes the Sheriff action, or a ghost is placed there, the Outlaw is arrested: the role and all dice of the next round are lost. An arresting seat gains 1 gold.',
      ),
      rule('DH-6.44', 'Whoever is Outlaw at the end loses 1 point.'),
    ],
  },
  {
    title: 'Solitaire',
    rules: [
      rule(
        'DH-6.10',
        'One seat on the full map. Five cards that need rivals are left out, Turn Order is closed, and the usual end does not apply.',
      ),
      rule(
        'DH-6.11',
        'The marker counts down from 14 to 1 twice: 28 rounds. The tight clock, a house option, gives fewer.',
      ),
      rule(
        'DH-6.12',
        'Ghosts go by number: 1 Pioneer, 2 Hired Hand, 3 Politics, 4 Work Crew, 5 Rail Baron, 6 Builder, 7 Trader, 8 Engineer, 9 Scout, 10 Mayor or Sheriff by a coin, 11 Broker, 12 Tycoon.',
      ),
      rule(
        'DH-6.13',
        'A single ghost goes by its face. A pair goes by its total from 7 on, and by its higher die below that.',
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
      rule(
        'DH-6.17',
        'A ghost on Mayor or Sheriff takes that office from you at the start of the next round.',
      ),
      rule(
        'DH-6.18',
        'An Engineer token lets you share a ghost’s space, but not Mayor or Sheriff. Ghosts never use Turn Order, Dealer, Produce or Market.',
      ),
      rule(
        'DH-6.19',
        'The goal is checked after every collection. After the last round stock may be turned into gold first.',
      ),
      rule(
        'DH-6.20',
        'Marshal Law: the events form a pile. Each double of your start roll brings one more into play, and they add up. Taking the Sheriff action lets you lift one.',
      ),
      house(
        'DH-6.21',
        'The result is won or lost, the rounds left and the points. A win adds 100 and 5 for each round left. Gold medal two rounds before par, silver by par, else bronze.',
      ),
    ],
  },
];
