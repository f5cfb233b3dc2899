/** The words a newcomer does not know. */
import type { Term } from '../../../core/lesson';
import { LAYERS } from '../data-tiles';
import { withNumbers } from './catalogue-numbers';

const [, SECOND, THIRD] = LAYERS;

const written: readonly Term[] = [
  {
    term: 'Points a day',
    forms: ['points a day'],
    means: 'Your points divided by the days the race took. From {RANK_C} on you are a Capable Cowboy.',
    rule: 'DK-5.6',
  },
  {
    term: 'Plot',
    forms: ['plot', 'plots', 'empty plot', 'empty plots', 'space', 'spaces', 'empty space', 'empty spaces'],
    means:
      'A place for one building. A town has {SPACES}, and the day the last one is built on is the last day.',
    rule: 'DK-5.1',
  },
  {
    term: 'Full town',
    forms: ['full town', 'town is full', 'fills the town', 'fill the town', 'town full'],
    means:
      'A town with a building on each plot: the race ends that day, and it is worth {FULL_TOWN_POINTS} points.',
    rule: 'DK-5.1',
  },
  {
    term: 'Starters',
    forms: ['starter', 'starters'],
    means:
      'The house and the workshop every town begins with. Nothing destroys them, unless you put another building in their place.',
    rule: 'DK-4.4.10',
  },
  {
    term: 'Tax',
    forms: ['tax', 'taxes'],
    means: 'Every morning each of your buildings brings ${TAX_PER_BUILDING}.',
    rule: 'DK-4.1.1',
  },
  {
    term: 'Event',
    forms: ['event', 'events'],
    means:
      'A card that works for every town, good or bad: on the morning it is drawn, from school a morning later.',
    rule: 'DK-4.1.4',
  },
  {
    term: 'High Noon',
    forms: ['high noon', 'noon', 'noon card', 'noon cards'],
    means: 'The hour between digging and work in which you may play cards of your hand.',
    rule: 'DK-4.3.1',
  },
  {
    term: 'Tunnel',
    forms: ['tunnel', 'tunnels', 'tunnel tile', 'tunnel tiles', 'tile', 'tiles'],
    means: 'A square of your mine. Ore on it is never used up: one worker a day brings a piece.',
    rule: 'DK-4.5.8',
  },
  {
    term: 'Mouth',
    forms: ['mouth', 'mouths', 'open side', 'open sides', 'way on', 'ways on'],
    means: 'A side where a tunnel opens into rock that is not dug yet: the next tunnel joins on there.',
    rule: 'DK-4.2.3',
  },
  {
    term: 'Fork',
    forms: ['fork', 'forks', 'crossing', 'crossings'],
    means:
      'A tunnel that leads on in two ways, a crossing in three. Each way you dig on becomes a shaft of its own.',
    rule: 'DK-4.2.11',
  },
  {
    term: 'Dead end',
    forms: ['dead end', 'dead ends'],
    means:
      'A tunnel that leads nowhere, often with two pieces of ore. It closes its shaft to further digging.',
    rule: 'DK-4.2.10',
  },
  {
    term: 'Distance',
    forms: ['distance', 'distances'],
    means: 'So many tunnels from the entrance, the tunnel itself included; it is the figure in its corner.',
    rule: 'DK-4.2.1',
  },
  {
    term: 'Layer',
    forms: ['layer', 'layers', ...LAYERS.map((layer) => `layer ${layer}`), 'bag', 'bags'],
    means: `One of three bags of tunnels. Layer ${SECOND} may lie from distance {LAYER_TWO} on, layer ${THIRD} from {LAYER_THREE}: the farther, the richer.`,
    rule: 'DK-4.2.2',
  },
  {
    term: 'Shaft',
    forms: ['shaft', 'shafts'],
    means: 'The way from the entrance to one end of the mine. Each cart needs a shaft of its own.',
    rule: 'DK-4.2.11',
  },
  {
    term: 'End tile',
    forms: ['end tile', 'end tiles', 'end of your mine', 'end of a shaft', 'end of the shaft'],
    means: 'A tunnel with none behind it. A cave-in takes one of these.',
    rule: 'DK-4.2.10',
  },
  {
    term: 'Explorer',
    forms: ['explorer', 'explorers', 'explore', 'explores', 'exploring'],
    means: 'A worker who digs one more tunnel in the morning, for a wage, instead of working that day.',
    rule: 'DK-4.2.6',
  },
  {
    term: 'Wage',
    forms: ['wage', 'wages'],
    means:
      'What explorers and carts cost when they are sent. Carts: ${CART_WAGE_A}, then ${CART_WAGE_B}, ${CART_WAGE_C} and ${CART_WAGE_D}, however full they are.',
    rule: 'DK-4.5.3',
  },
  {
    term: 'Cart',
    forms: ['cart', 'carts', 'small cart', 'large cart', 'small carts', 'large carts'],
    means: 'Takes your people down one shaft a day and brings their ore home in the evening.',
    rule: 'DK-4.5.3',
  },
  {
    term: 'Seat',
    forms: ['seat', 'seats'],
    means: 'Room for one worker in a cart. The wage is the same for a full cart and for one rider.',
    rule: 'DK-4.5.3',
  },
  {
    term: 'Yard',
    forms: ['yard', 'yards'],
    means: 'Where your carts stand: {YARD} find room.',
    rule: 'DK-4.5.13',
  },
  {
    term: 'Double',
    forms: ['double', 'doubles', 'double tile', 'double tiles', 'double tunnel', 'double tunnels'],
    means: 'A tunnel with two pieces of ore. A strong miner brings both, anybody else one of them.',
    rule: 'DK-4.5.5',
  },
  {
    term: 'Strong miner',
    forms: ['strong miner', 'strong miners'],
    means:
      'Costs ${STRONG_PRICE}. Brings both pieces of a double, and may dig a new tunnel in place of an old one.',
    rule: 'DK-4.5.6',
  },
  {
    term: 'Miner',
    forms: ['miner', 'miners'],
    means: 'Costs ${MINER_PRICE} and does any plain work. At the end each is worth {MINER_POINTS} point.',
    rule: 'DK-4.6.6',
  },
  {
    term: 'Specialist',
    forms: ['specialist', 'specialists'],
    means:
      'Anybody but miners and strong miners. Each has a gift and is worth {SPECIALIST_POINTS} points. You may hire {SPECIALISTS_PER_DAY} an evening, with schools more.',
    rule: 'DK-4.6.5',
  },
  {
    term: 'Craftsman',
    forms: ['craftsman', 'craftsmen'],
    means:
      'In a workshop he builds ${CRAFTSMAN_OFF_BUILDING} cheaper, carts ${CRAFTSMAN_OFF_CART}, and turns a house into a hotel for ${UPGRADE_PRICE}.',
    rule: 'DK-4.5.12',
  },
  {
    term: 'Engineer',
    forms: ['engineer', 'engineers'],
    means: 'As long as he has not worked that day, he can stop one earthquake or cave-in.',
    rule: 'DK-4.4.8',
  },
  {
    term: 'Prospector',
    forms: ['prospector', 'prospectors'],
    means:
      'Explores without a wage and looks at {PROSPECTOR_TILES} tunnels, or for ${SEARCH_PRICE} searches a bag for a fork.',
    rule: 'DK-4.2.9',
  },
  {
    term: 'Bartender',
    forms: ['bartender', 'bartenders'],
    means: 'Earns ${BARTENDER_PAY} at the bar of a saloon, and lets the other guest earn as much.',
    rule: 'DK-4.5.16',
  },
  {
    term: 'Sheriff',
    forms: ['sheriff', 'sheriffs'],
    means:
      'Worth {SHERIFF_POINTS} point more in a town with an office, where he may stop an attack of another town.',
    rule: 'DK-5.2',
  },
  {
    term: 'Teacher',
    forms: ['teacher', 'teachers'],
    means: 'Put into a school with a miner, he makes that miner a specialist of your choice, free.',
    rule: 'DK-4.5.18',
  },
  {
    term: 'Street',
    forms: ['street', 'newcomer', 'newcomers'],
    means: 'Where people stand whom you took in today. They need a bed tonight and work from tomorrow.',
    rule: 'DK-4.6.7',
  },
  {
    term: 'Bed',
    forms: ['bed', 'beds', 'free bed', 'free beds'],
    means: 'Each of your people needs one at night, or leaves town. Houses, hotels and saloons have them.',
    rule: 'DK-4.6.9',
  },
  {
    term: 'Window',
    forms: ['window', 'windows', 'free window', 'free windows'],
    means: 'A place for one worker a day in a workshop, saloon, school or office.',
    rule: 'DK-4.5.1',
  },
  {
    term: 'Workshop',
    forms: ['workshop', 'workshops'],
    means: 'Each of its {WORKSHOP_WINDOWS} workers builds one building or cart a day.',
    rule: 'DK-4.5.9',
  },
  {
    term: 'House',
    forms: ['house', 'houses'],
    means: '{HOUSE_BEDS} beds, and the cheapest building that has any: the quickest way to more people.',
    rule: 'DK-3.2',
  },
  {
    term: 'Hotel',
    forms: ['hotel', 'hotels'],
    means: '{HOTEL_BEDS} beds on one plot.',
    rule: 'DK-3.2',
  },
  {
    term: 'Saloon',
    forms: ['saloon', 'saloons'],
    means:
      '{SALOON_WINDOWS} guests earn ${DRINK_PAY} each, or what a die shows; specialists who sleep there pay in the morning.',
    rule: 'DK-4.5.15',
  },
  {
    term: 'School',
    forms: ['school', 'schools'],
    means:
      'Each of its {SCHOOL_WINDOWS} workers draws a card, and every school lets you hire {specialists_per_school} more specialist a day.',
    rule: 'DK-4.5.17',
  },
  {
    term: 'Sheriff’s office',
    forms: ['sheriff’s office', 'sheriff’s offices', 'office', 'offices'],
    means:
      'Stores {OFFICE_STORES} pieces overnight, and makes every sheriff of yours worth more. Its windows are for those who ward off attacks.',
    rule: 'DK-5.2',
  },
  {
    term: 'Supply',
    forms: ['supply'],
    means: 'The buildings that are left to be built. Once a kind is gone, nobody builds it any more.',
    rule: 'DK-3.2',
  },
  {
    term: 'Replace',
    forms: ['replace', 'replaces', 'replaced', 'replacing'],
    means: 'To put another building in place of one of yours. It fills no new plot, and the old one is gone.',
    rule: 'DK-4.5.11',
  },
  {
    term: 'Pool',
    forms: ['pool'],
    means:
      'The ore nobody holds. Alone there are {SOLO_POOL} pieces of a kind in all: what lies in your store cannot be mined.',
    rule: 'DK-3.3',
  },
  {
    term: 'Lot',
    forms: [
      'lot',
      'lots',
      'combination',
      'combinations',
      'steel lot',
      'mixed pair',
      'mixed trio',
      'full set',
    ],
    means: 'Pieces of ore that are sold together for more than singly. Alone you sell each lot once a day.',
    rule: 'DK-4.6.3',
  },
  {
    term: 'Singly',
    forms: ['singly', 'single price', 'single prices', 'single sale', 'single sales'],
    means: 'Ore sold by the piece, as many as you like of one kind, at the price on its tag.',
    rule: 'DK-4.6.3',
  },
  {
    term: 'Slot',
    forms: ['slot', 'slots', 'market slot', 'market slots'],
    means:
      'Where one piece of a sold lot stays till night. With no slot free the lot cannot be sold again; alone it has {solo_combo_slots}.',
    rule: 'DK-4.6.3',
  },
  {
    term: 'Job board',
    forms: ['job board', 'job slot', 'job slots'],
    means:
      'Specialists who wait for work. The first slot is the cheapest, and whoever stands there at night moves on.',
    rule: 'DK-4.7.2',
  },
  {
    term: 'Store',
    forms: ['store', 'stores', 'stored', 'storage'],
    means:
      'What ore you keep overnight: {HOUSE_STORES} piece a building, {OFFICE_STORES} in an office. The rest is lost.',
    rule: 'DK-4.6.11',
  },
  {
    term: 'Cave-in',
    forms: ['cave-in', 'cave-ins', 'caves in', 'collapse', 'collapses', 'collapsed'],
    means: 'An end tile of your mine is lost. Its kinds of ore sell for ${RISE} more until night.',
    rule: 'DK-4.4.9',
  },
  {
    term: 'Earthquake',
    forms: ['earthquake', 'earthquakes'],
    means: 'Takes the cheapest building of every town, starters apart.',
    rule: 'DK-4.4.10',
  },
  {
    term: 'Attack',
    forms: ['attack', 'attacks', 'attack card', 'attack cards'],
    means: 'A card that strikes another town at noon and binds some of your free workers.',
    rule: 'DK-4.4.1',
  },
  {
    term: 'Reaction',
    forms: ['reaction', 'reactions', 'reaction card', 'reaction cards'],
    means: 'A card that answers an attack on your town, or frees one of yours from jail.',
    rule: 'DK-4.4.2',
  },
  {
    term: 'Cell',
    forms: ['cell', 'cells', 'jail', 'prisoner', 'prisoners'],
    means:
      'Each sheriff’s office can hold one worker of another town. Whoever is not bought free changes sides.',
    rule: 'DK-4.4.7',
  },
  {
    term: 'Bail',
    forms: ['bail'],
    means: 'The ${BAIL} that free one of your people from another town’s jail in the morning.',
    rule: 'DK-4.1.3',
  },
];

export const terms: readonly Term[] = written.map((term) => ({ ...term, means: withNumbers(term.means) }));
