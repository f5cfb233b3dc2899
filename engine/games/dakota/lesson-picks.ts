/** One bubble for the first time of every decision, and more where something new can be used in it later. */
import { FRAME } from '../../core/lesson';
import type { Lesson } from '../../core/lesson';
import { DIE } from './data';
import { bubble, later } from './lesson-bubbles';
import { attackBubbles } from './lesson-picks-attacks';
import { eveningBubbles } from './lesson-picks-evening';
import type { EventKind, PickKind } from './state';

const { list, strong } = FRAME;

/** What a die brings on average. */
const DIE_BRINGS = ((DIE + 1) / 2).toFixed(2);

export const pickBubbles: Lesson<PickKind, EventKind>['picks'] = {
  ...attackBubbles,
  ...eveningBubbles,

  'event-building': [
    bubble(
      'One building must fall',
      'The cheapest kinds are in danger. Give up the one you can spare: beds keep people in town, windows earn.',
      'DK-4.1.4',
      'space:*',
    ),
  ],
  'event-endtile': [
    bubble(
      'A shaft caves in',
      'Only an end tile can go. Give up a dead end or poor rock, and keep tunnels that lead on.',
      'DK-4.4.9',
      'cell:*',
    ),
  ],
  engineer: [
    bubble(
      'The engineer can stop it',
      'It costs his day. For a building that is nearly always worth it; for a poor end tile let it happen.',
      'DK-4.4.8',
      strong,
      list,
    ),
  ],
  wagon: [
    bubble(
      'A miner for nothing',
      'He works from tomorrow and is a point at the end, but he needs a bed tonight. Build one if none is free.',
      'DK-4.6.7',
      strong,
      list,
    ),
  ],
  'explore-bag': [
    bubble(
      'The farther, the richer',
      'Higher layers hold more silver, gold and doubles. Take the highest bag you may, unless ways on run out.',
      'DK-4.2.2',
      'bag:*',
      list,
    ),
  ],
  lay: [
    bubble(
      'One tunnel is free',
      'Every morning you dig one. Take ore, but look that the tunnel leads on: a dead end closes its shaft.',
      'DK-4.2.5',
      'tile:*',
      'cell:*',
    ),
    later(
      ['turn:1', 'turn:2', 'turn:3'],
      bubble(
        'Turn it round',
        'A tunnel may lie in each way that joins the mine at one side. Let its other sides face free rock.',
        'DK-4.2.3',
        'cell:*',
        strong,
      ),
    ),
    later(
      ['cell:*'],
      bubble(
        'Far, not deep',
        'The figure in the corner counts tunnels from the entrance. From {LAYER_TWO} on richer rock may be dug, from {LAYER_THREE} the richest.',
        'DK-4.2.2',
        'cell:*',
        'bag:*',
      ),
    ),
  ],
  explorer: [
    bubble(
      'Send somebody ahead?',
      'An explorer digs one more tunnel for a small wage, but does no other work today. Good while ore is scarce.',
      'DK-4.2.6',
      'worker:*',
      strong,
    ),
    later(
      ['worker:prospector'],
      bubble(
        'Prospectors dig free',
        'He takes no wage and looks at {prospector_tiles} tunnels. Let him dig first, and only then think of paid explorers.',
        'DK-4.2.9',
        'worker:prospector',
      ),
    ),
    later(
      ['worker:strong-miner'],
      bubble(
        'Digging it over',
        'A strong miner may put the new tunnel in place of any old one. Best choose an empty one or a dead end.',
        'DK-4.2.8',
        'worker:strong-miner',
      ),
    ),
  ],
  'noon-card': [
    bubble(
      'A card works at once',
      'Play it when it helps today’s work; else keep it. Your hand holds {hand_size} overnight.',
      'DK-4.3.1',
      'card:*',
      strong,
    ),
  ],
  'card-crew': [
    bubble(
      'People for a card',
      'Whoever goes does no other work today. Choose those who would find least ore or no window.',
      'DK-4.3.1',
      'worker:*',
    ),
  ],
  plan: [
    bubble(
      'Everybody finds work',
      'Touch a person, then a cart or a window. Carts bring ore, workshops build, saloons pay. Idle people bring nothing.',
      'DK-4.5.1',
      'worker:*',
      'space:*',
      'cart:*',
    ),
    later(
      ['cart:*'],
      bubble(
        'Fill the cart',
        'Its wage is the same for one rider and for all. But nobody brings ore unless the shaft has a tunnel for him.',
        'DK-4.5.3',
        'cart:*',
      ),
    ),
    later(
      ['space:*'],
      bubble(
        'Somebody must build',
        'Only a worker in a workshop builds. Buildings bring beds, points and tax: send one whenever you can pay.',
        'DK-4.5.9',
        'space:2',
        'space:*',
      ),
    ),
    later(
      ['worker:craftsman'],
      bubble(
        'Craftsmen build cheaper',
        'In a workshop he saves ${CRAFTSMAN_OFF_BUILDING} on a building, and for ${UPGRADE_PRICE} makes a house a hotel. Let him build every day.',
        'DK-4.5.12',
        'worker:craftsman',
      ),
    ),
    later(
      ['worker:strong-miner'],
      bubble(
        'Strength for doubles',
        'A strong miner brings both pieces of a double tunnel. Put him into the cart that passes one.',
        'DK-4.5.6',
        'worker:strong-miner',
      ),
    ),
    later(
      ['worker:bartender'],
      bubble(
        'Behind the bar',
        'A bartender earns ${BARTENDER_PAY} in a saloon, and the guest beside him as much. Two people, no wage, every day.',
        'DK-4.5.16',
        'worker:bartender',
      ),
    ),
    later(
      ['worker:teacher'],
      bubble(
        'Lessons for a miner',
        'Put the teacher and a miner into one school: the miner becomes a specialist of your choice.',
        'DK-4.5.18',
        'worker:teacher',
      ),
    ),
  ],
  resolve: [
    bubble(
      'The work begins',
      'Send carts and build, in any order. What you cannot or will not pay for is lost for today.',
      'DK-4.5.2',
      'supply:*',
      'cart:*',
      list,
    ),
    later(
      ['cell:*'],
      bubble(
        'One cart, one shaft',
        'Choose the end whose way has most ore for those aboard. A second cart costs more and needs another shaft.',
        'DK-4.5.3',
        'cell:*',
        'cart:*',
      ),
    ),
    later(
      ['supply:*'],
      bubble(
        'What to build',
        'Beds let you hire, a saloon pays ${DRINK_PAY} a guest each day, a school brings cards and specialists. Empty plots score nothing.',
        'DK-4.5.9',
        'supply:*',
      ),
    ),
    later(
      ['die:*'],
      bubble(
        'Drink or gamble',
        `A drink brings \${DRINK_PAY} for certain. The die brings $${DIE_BRINGS} on average: gamble unless you need every dollar now.`,
        'DK-4.5.15',
        'die:*',
        'space:*',
      ),
    ),
    later(
      ['supply:small-cart', 'supply:large-cart'],
      bubble(
        'Time for another cart?',
        'Build one when more people can mine than sit in carts. It needs a shaft of its own, so dig forks.',
        'DK-4.5.9',
        'supply:large-cart',
        'supply:small-cart',
      ),
    ),
  ],
  'cart-drop': [
    bubble(
      'Who gets off where',
      'One worker a tunnel, one piece each. Different kinds make mixed lots: choose what sells best together.',
      'DK-4.5.4',
      'cell:*',
      strong,
    ),
  ],
  lumber: [
    bubble(
      'Use the lumber?',
      'The card saves up to ${LUMBER_OFF} once and is lost unused tonight. Keep it only if it saves more on another building today.',
      'DK-4.3.3',
      strong,
      list,
    ),
  ],
  saloon: [
    bubble(
      'Roll once more?',
      'A bartender is there, so the die may be rolled again; then the new roll counts. Do so below {REROLL_BELOW}.',
      'DK-4.5.16',
      'die:*',
      list,
    ),
  ],
};
