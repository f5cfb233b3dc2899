/** Bubbles of the evening and the night. */
import { FRAME } from '../../core/lesson';
import { COAL, IRON, comboAt, comboIndex, singlePrice } from './data';
import { bubble, later, type BubblesOf } from './lesson-bubbles';

const { list } = FRAME;

const STEEL = comboAt(comboIndex('steel')).pays;
const SINGLY = singlePrice(COAL) + singlePrice(IRON);

export const eveningBubbles: BubblesOf<
  | 'evening'
  | 'slot-piece'
  | 'double-pick'
  | 'buyer-pick'
  | 'telegram-slot'
  | 'stagecoach-pick'
  | 'leave'
  | 'discard-resource'
  | 'discard-card'
> = {
  evening: [
    bubble(
      'Bring the carts home',
      'Ore is yours only once its cart is home. Then sell, hire for your free beds, and go to bed last.',
      'DK-4.6.2',
      'cart:all',
      'cart:*',
      'verb:carts',
    ),
    later(
      ['slot:*'],
      bubble(
        'Sell in lots',
        `Coal and iron bring $${SINGLY} singly, but $${STEEL} as a lot. Alone you sell each lot once a day.`,
        'DK-4.6.3',
        'slot:*',
        'verb:sell',
        '@tab market',
      ),
    ),
    later(
      ['job:*'],
      bubble(
        'Specialists for hire',
        'Each is worth {specialist_points} points and has a gift. The first slot is cheapest; {specialists_per_day} an evening is allowed, more with schools.',
        'DK-4.6.5',
        'job:*',
        'verb:hire',
        '@tab jobs',
      ),
    ),
    later(
      ['hire:*'],
      bubble(
        'No bed stays empty',
        'A miner costs ${MINER_PRICE}, is a point and works from tomorrow. But whoever finds no bed tonight leaves town.',
        'DK-4.6.6',
        'hire:beds',
        'hire:miner',
        'verb:hire',
        '@tab jobs',
      ),
    ),
    later(
      ['card:*'],
      bubble(
        'Cards for the evening',
        'Some cards are played now: before you sell, if they pay for ore, or before bed, if they house people.',
        'DK-4.6.8',
        'card:*',
        'verb:cards',
        '@tab cards',
      ),
    ),
  ],
  'slot-piece': [
    bubble(
      'One piece stays',
      'Till night the pool lacks this piece. Leave a kind that no cart of yours still brings home.',
      'DK-4.6.3',
      'price:*',
      list,
    ),
  ],
  'double-pick': [
    bubble(
      'One of two pieces',
      'Only a strong miner brings both. Take the kind that makes a lot with the ore you have.',
      'DK-4.5.5',
      'price:*',
      list,
    ),
  ],
  'buyer-pick': [
    bubble(
      'A generous buyer',
      'He pays ${BUYER_PRICE} for any kind, more than a piece brings in most lots. Give him first what fits no lot.',
      'DK-4.6.8',
      'price:*',
    ),
  ],
  'telegram-slot': [
    bubble(
      'The same lot twice',
      'The slot you clear can take its lot again tonight. Choose one you still have the ore for.',
      'DK-4.6.8',
      'slot:*',
      list,
    ),
  ],
  'stagecoach-pick': [
    bubble(
      'Off the coach',
      'For ${STAGECOACH_PRICE} one specialist stays, beyond those you may hire. He needs a bed tonight.',
      'DK-4.6.8',
      'worker:*',
    ),
  ],
  leave: [
    bubble(
      'Somebody has no bed',
      'One must go for good. Let a miner go before a specialist, and build beds before you hire.',
      'DK-4.6.9',
      'worker:*',
    ),
  ],
  'discard-resource': [
    bubble(
      'No room for the ore',
      'Each building stores {house_stores} piece overnight, an office {office_stores}. Give up the cheapest, and sell more before bed tomorrow.',
      'DK-4.6.11',
      'price:*',
    ),
  ],
  'discard-card': [
    bubble(
      'Too many cards',
      'You keep {hand_size}, and one more a school. Give up what you would play last.',
      'DK-4.7.4',
      'card:*',
      list,
    ),
  ],
};
