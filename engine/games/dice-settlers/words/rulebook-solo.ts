/** Rulebook of the Diceoneer. */
import type { RulebookChapter } from '../../../core/game';
import { rules } from './rulebook-rows';

export const soloChapters: readonly RulebookChapter[] = [
  {
    title: 'The Diceoneer: set-up and roll',
    rules: rules([
      ['6.1', 'Set up as for two. You begin; the first turn then alternates.'],
      [
        '6.2',
        'After your pick it takes one of three start tiles at random, pitches a tent and gets no bonus.',
      ],
      ['6.3', 'Its five dice wait in a queue.'],
      ['6.4', 'It owns twenty tents: six at hand, eight on hard, one of them on its start tile.'],
      [
        '6.5',
        'Its Action hex shows Recruit, Explore, Research, Raid, Trade and Settle clockwise; stored resources lie in the centre.',
        true,
      ],
      ['6.6', 'The marker starts at Recruit and a gold lies at Explore.'],
      [
        '6.10',
        'It takes all of up to four dice, four of up to eight, five of up to ten, else six, but at most your quota plus one; easy plus none, hard plus two.',
      ],
      ['6.11', 'The dice keep their order.'],
      ['6.12', 'Dice with an action go to its side.'],
      ['6.13', 'Each Pioneer goes to the side with the fewest things, first after the marker among equals.'],
      ['6.14', 'Resource dice give a token each and join the back of the queue.'],
      ['6.15', 'With an empty centre all those tokens are stored.'],
      [
        '6.16',
        'Otherwise each goes to the side without a token that has the fewest dice, first after the marker among equals; food, wood, iron, gold in this order.',
      ],
      ['6.17', 'What finds no side is stored.'],
    ]),
  },
  {
    title: 'The Diceoneer: its turns',
    rules: rules([
      ['6.20', 'It acts twice a round and has no free actions but its houses.'],
      ['6.21', 'Its leads of three become houses when its turn starts.', true],
      ['6.22', 'With nothing round the hex it does nothing.'],
      [
        '6.23',
        'The marker walks 1, 2, 2, 3, 3 or 4 things clockwise; empty sides are skipped, its own side comes last.',
      ],
      [
        '6.24',
        'All things there are the strength. Dice go to the back of the queue, the token to the supply.',
      ],
      ['6.25', 'So its second action differs from the first.'],
      ['6.26', 'Strength without use scores 1 point each; easy none, hard two.'],
      ['6.27', 'Where its rules leave a tie, you choose.'],
      ['6.28', 'Its rules are sieves: each keeps what fits, or everything if nothing fits.', true],
      ['6.29', 'Its tents are counted; yours are not.', true],
      ['6.30', 'Recruit: one die, two with strength three or more; what is above three scores.'],
      ['6.31', 'It takes the colour it has least of, then the rarest.'],
      ['6.32', 'No die to be had: all strength scores.', true],
      [
        '6.33',
        'Explore: it turns the top tile and lays it away from you, as far from your tents as it can. Strength above one scores.',
      ],
      ['6.34', 'A tent goes on it and the tile’s bonus is ignored. You may join; then it adds one more.'],
      ['6.35', 'A lead of three tents on a tile without a house becomes a house at once.'],
      [
        '6.36',
        'Settle: tent by tent on a new colour, a new tile, nearest to a house, where you rule alone, where you share, most points.',
      ],
      ['6.37', 'Out of tents it takes three for one strength left, five for more, and places one.'],
      ['6.38', 'Too few tents left: it takes those and scores the strength left.'],
      ['6.39', 'Nowhere to settle: strength scores.', true],
      ['6.40', 'Raid: your guards lower its strength; nothing left scores once.'],
      [
        '6.41',
        'It raids where most tents can be swapped, then where it breaks your control, nearest to a house, most points.',
      ],
      ['6.42', 'It swaps one by one and never removes a tent it cannot replace.'],
      ['6.43', 'Strength left over scores once.'],
      [
        '6.44',
        'Trade: each strength sells up to three stored goods for 2 points each; easy 1, hard 3. With nothing left it scores as unused.',
      ],
      [
        '6.45',
        'Research: the best card it can reach and pay from its store, the first shown among equals. Strength above scores.',
      ],
      ['6.46', 'A card with special scoring is worth what it would score now.', true],
      ['6.47', 'No card: all strength scores.', true],
      ['6.48', 'It never uses a card and never explodes one, but scores what they score.'],
      [
        '6.49',
        'Its dice are those in queue and hex, its resources those in centre and sides; its quota counts as three.',
        true,
      ],
    ]),
  },
  {
    title: 'The Diceoneer: round it and at the end',
    rules: rules([
      ['6.50', 'When you explore beside it, it joins if it has a tent at hand.'],
      ['6.51', 'You raid it and govern against it as against anybody.'],
      [
        '6.52',
        'After your Clean-up you may drive one of its tents off one Factory where it has two or more and more than you.',
      ],
      ['6.53', 'The four endings are the same; its houses count.'],
      [
        '6.60',
        'It adds a point for each technology and each resource left; easy none, hard two for each technology.',
      ],
      ['6.70', 'Gold Rush: tokens of the action it performs are stored first instead of going back.'],
      ['6.71', 'Gold Rush: whatever enters its store turns to gold.'],
    ]),
  },
];
