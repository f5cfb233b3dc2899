import type { RulebookChapter } from '../../../core/game';
import { house, rule } from './rulebook-text';

export const variantRules: RulebookChapter = {
  title: 'Variants',
  rules: [
    rule(
      'DH-6.1',
      'Quick game: no characters, the end marker on {quickInfluence}, and {quickCities} cities with {quickTowns} towns end it.',
    ),
    rule(
      'DH-6.2',
      'Gunslingers: each of two seats has a pawn that starts on Trader and a Gunslinger die, rolled with the rest but never placed.',
    ),
    rule(
      'DH-6.3',
      'Before placing, each pawn moves exactly the number rolled up or down the numbers {pawnFrom} to {pawnTo}. Where one way leaves the track the other is forced; where both do it stays.',
    ),
    rule(
      'DH-6.4',
      'A pawn shuts its number to the other seat, sharing included. Cards that take an action are not stopped.',
    ),
    house(
      'DH-6.30',
      'The Kickstarter places a third town if its first city touches {kickstarterHexes} resource hexes in bounds.',
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
      'At the start of a round the Outlaw may surrender: all own dice go to jail for that round and the role is gone.',
    ),
    house(
      'DH-6.43',
      'When another seat takes the Sheriff action, or a ghost is placed there, the Outlaw is arrested. The role and all dice of the next round are lost. An arresting seat gains {arrestGold} gold.',
    ),
    rule('DH-6.44', 'Whoever is Outlaw at the end loses {outlawPoints|point|points}.'),
  ],
};
