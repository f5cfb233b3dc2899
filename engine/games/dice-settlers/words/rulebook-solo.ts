/** Rulebook of the Diceoneer. */
import type { RulebookChapter } from '../../../core/game';
import { list, numberWord as word } from '../../../core/words';
import {
  BOT_DICE,
  BOT_EXPLORE,
  BOT_GATHER,
  BOT_LEAD,
  BOT_QUOTA,
  BOT_RECRUIT,
  BOT_SELLS,
  BOT_START_TENTS,
  BOT_TENTS,
  BOT_TRADE_VP,
  DICE_CAP,
  END_BONUS,
  EVICT_TENTS,
  MARKER_DIE,
  START_DICE,
  START_OFFER,
  UNUSED_VP,
  type Level,
} from '../data';
import { total } from '../rules/lists';
import { either } from './names';
import { rules } from './rulebook-rows';

const [few, some, many] = BOT_DICE;

/** "1 and 1": points for a technology and for a resource. */
function bonus(level: Level): string {
  const { tech, resource } = END_BONUS[level];
  return list([tech, resource].map(String));
}

export const soloChapters: readonly RulebookChapter[] = [
  {
    title: 'The Diceoneer: set-up and roll',
    rules: rules([
      ['6.1', 'Set up as for two. You begin; the first turn then alternates.'],
      [
        '6.2',
        `After your pick it takes one of ${word(START_OFFER)} start tiles at random, pitches a tent and gets no bonus.`,
      ],
      ['6.3', `Its ${word(total(START_DICE))} dice wait in a queue.`],
      [
        '6.4',
        `It owns ${word(BOT_TENTS)} tents: ${word(BOT_START_TENTS.normal)} at hand, ${word(BOT_START_TENTS.hard)} on hard, one of them on its start tile.`,
      ],
      [
        '6.5',
        'Its Action hex shows Recruit, Explore, Research, Raid, Trade and Settle clockwise; stored resources lie in the centre.',
        true,
      ],
      ['6.6', 'The marker starts at Recruit and a gold lies at Explore.'],
      [
        '6.10',
        `It takes all of up to ${word(few.dice)} dice, ${word(few.dice)} of up to ${word(few.queue)}, ${word(some.dice)} of up to ${word(some.queue)}, else ${word(many.dice)}, but at most your quota plus ${word(DICE_CAP.normal)}; easy plus ${word(DICE_CAP.easy)}, hard plus ${word(DICE_CAP.hard)}.`,
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
      ['6.21', `Its leads of ${word(BOT_LEAD)} become houses when its turn starts.`, true],
      ['6.22', 'With nothing round the hex it does nothing.'],
      [
        '6.23',
        `The marker walks ${either(MARKER_DIE)} things clockwise; empty sides are skipped, its own side comes last.`,
      ],
      [
        '6.24',
        'All things there are the strength. Dice go to the back of the queue, the token to the supply.',
      ],
      ['6.25', 'So its second action differs from the first.'],
      [
        '6.26',
        `Strength without use scores ${UNUSED_VP.normal} point each; easy ${word(UNUSED_VP.easy)}, hard ${word(UNUSED_VP.hard)}.`,
      ],
      ['6.27', 'Where its rules leave a tie, you choose.'],
      ['6.28', 'Its rules are sieves: each keeps what fits, or everything if nothing fits.', true],
      ['6.29', 'Its tents are counted; yours are not.', true],
      [
        '6.30',
        `Recruit: ${word(BOT_RECRUIT.below)} die, ${word(BOT_RECRUIT.from)} with strength ${word(BOT_RECRUIT.strength)} or more; what is above ${word(BOT_RECRUIT.strength)} scores.`,
      ],
      ['6.31', 'It takes the colour it has least of, then the rarest.'],
      ['6.32', 'No die to be had: all strength scores.', true],
      [
        '6.33',
        `Explore: it turns the top tile and lays it away from you, as far from your tents as it can. Strength above ${word(BOT_EXPLORE)} scores.`,
      ],
      ['6.34', 'A tent goes on it and the tile’s bonus is ignored. You may join; then it adds one more.'],
      ['6.35', `A lead of ${word(BOT_LEAD)} tents on a tile without a house becomes a house at once.`],
      [
        '6.36',
        'Settle: tent by tent on a new colour, a new tile, nearest to a house, where you rule alone, where you share, most points.',
      ],
      [
        '6.37',
        `Out of tents it takes ${word(BOT_GATHER.one)} for one strength left, ${word(BOT_GATHER.more)} for more, and places one.`,
      ],
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
        `Trade: each strength sells up to ${word(BOT_SELLS)} stored goods for ${BOT_TRADE_VP.normal} points each; easy ${BOT_TRADE_VP.easy}, hard ${BOT_TRADE_VP.hard}. With nothing left it scores as unused.`,
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
        `Its dice are those in queue and hex, its resources those in centre and sides; its quota counts as ${word(BOT_QUOTA)}.`,
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
        `After your Clean-up you may drive one of its tents off one Factory where it has ${word(EVICT_TENTS)} or more and more than you.`,
      ],
      ['6.53', 'The four endings are the same; its houses count.'],
      [
        '6.60',
        `At the end it adds points for each technology and for each resource left: normal ${bonus('normal')}; easy ${bonus('easy')}; hard ${bonus('hard')}.`,
      ],
      ['6.70', 'Gold Rush: tokens of the action it performs are stored first instead of going back.'],
      ['6.71', 'Gold Rush: whatever enters its store turns to gold.'],
    ]),
  },
];
