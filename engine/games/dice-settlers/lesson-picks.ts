/** One bubble for the first time of every decision, and one for each way to use it when it first comes up. */
import { FRAME } from '../../core/lesson';
import type { Lesson } from '../../core/lesson';
import { capital, list as listed, numberWord } from '../../core/words';
import {
  ACTION_OF,
  colourAt,
  DRAW_DICE,
  EXPLORE_TOUCH,
  FACES,
  GOVERN_LEAD,
  HOUSE_TENTS,
  KEEP_DICE,
  PASSES,
  RECRUIT_STEPS,
  RECRUITABLE,
  REROLL_DICE,
  TAKE_TENTS,
  TRADE_PAIR,
  TRADE_SET,
  TRADE_VP,
  type Icon,
} from './data';
import { TILES } from './data-tiles';
import { say } from './words/catalogue';
import type { EventKind, PickKind } from './state';

const { prompt, list, strong } = FRAME;

/** Tiles of the stack with this ability, as targets. */
function tilesThat(trigger: string, ability = ''): readonly string[] {
  return TILES.filter(
    (tile) => tile.band > 1 && tile.trigger === trigger && (ability === '' || tile.ability.do === ability),
  ).map(({ no }) => `tile:${no}`);
}

const [, two = 0, three = 0] = RECRUIT_STEPS;

/** "yellow Recruit, green Settle, …": the action that most faces of a colour show. */
const BEST_AT = listed(
  RECRUITABLE.map(colourAt).map((colour) => {
    const icons = FACES[colour].filter((icon) => ACTION_OF[icon] === icon);
    const often = (icon: Icon) => icons.filter((one) => one === icon).length;
    return `${say(colour)} ${say(icons.reduce((a, b) => (often(b) > often(a) ? b : a)))}`;
  }),
);

export const pickBubbles: Lesson<PickKind, EventKind>['picks'] = {
  'start-tile': [
    {
      title: 'Your first land',
      text: 'One tile is yours from the start, and its terrain says which dice you can recruit. A higher quota pays in every round.',
      at: ['tile:*', list, prompt],
      rule: 'DS-3.6',
    },
  ],
  'start-cell': [
    {
      title: 'Near or far',
      text: 'From your tile you settle on those that touch it. Near the others you meet soon; at the edge you have peace.',
      at: ['cell:*', prompt],
      rule: 'DS-3.7',
    },
  ],
  'roll-step': [
    {
      title: 'What dice bring',
      text: `Each die is one icon to spend in your ${numberWord(PASSES)} turns. Equal icons work together; Pioneers and resources may pay to change the roll first.`,
      at: ['die:*', prompt],
      rule: 'DS-4.7',
    },
    {
      title: 'More dice for one',
      text: `Food, wood, iron or gold on a die may pay for ${numberWord(DRAW_DICE)} more dice from your bag: one icon goes, ${numberWord(DRAW_DICE)} come.`,
      at: ['verb:draw', 'die:*', prompt],
      when: ['verb:draw'],
      rule: 'DS-4.7',
    },
    {
      title: 'Turn a die',
      text: 'A Pioneer or a resource may pay to turn another die to any icon of its colour. Two icons become one that fits.',
      at: ['verb:set', 'die:*', prompt],
      when: ['verb:set'],
      rule: 'DS-4.7',
    },
    {
      title: 'Roll again',
      text: `A Pioneer may pay to roll up to ${numberWord(REROLL_DICE)} other dice again: tap those that help least. The marked die pays.`,
      at: ['die:*', prompt],
      when: ['die:*'],
      rule: 'DS-4.7',
    },
  ],
  'turn-main': [
    {
      title: 'Act with your icons',
      text: `Tap dice of one icon and the place they are for. Each of your ${numberWord(PASSES)} turns is one action, and they must differ.`,
      at: ['icon:*', 'die:*', prompt],
      rule: 'DS-4.32',
    },
    {
      title: 'Settle takes land',
      text: `A Settle icon pitches a tent where you are or next to it, or takes ${numberWord(TAKE_TENTS)} from the supply. Most tents control a tile.`,
      at: ['icon:settle', 'cell:*', prompt],
      when: ['icon:settle'],
      rule: 'DS-4.45',
    },
    {
      title: 'Explore finds land',
      text: 'Every Explore icon shows one tile more to choose from. The tile you lay comes with a tent that costs you none.',
      at: ['icon:explore', 'stack', prompt],
      when: ['icon:explore'],
      rule: 'DS-4.40',
    },
    {
      title: 'Recruit more dice',
      text: `One icon brings a die, ${numberWord(two)} bring two, ${numberWord(three)} three, in colours of terrain you are on. Dice also score at the end.`,
      at: ['icon:recruit', 'colour:*', prompt],
      when: ['icon:recruit'],
      rule: 'DS-4.35',
    },
    {
      title: 'Learn a technology',
      text: 'Spend the Research icons of a card, pay its tokens and stand on its terrain. It works at once and scores at the end.',
      at: ['card:*', '@tab cards', 'icon:research', prompt],
      when: ['icon:research'],
      rule: 'DS-4.65',
    },
    {
      title: 'Harvest what you need',
      text: 'Resource icons become tokens, which you keep until they pay for a technology or are traded. Spend all you have in one Harvest.',
      at: ['icon:food', 'icon:wood', 'icon:iron', 'icon:gold', prompt],
      when: ['icon:food', 'icon:wood', 'icon:iron', 'icon:gold'],
      rule: 'DS-4.55',
    },
    {
      title: 'Trade for points',
      text: `${capital(numberWord(TRADE_SET))} tokens alike sell for ${TRADE_VP.same} points, ${numberWord(TRADE_SET)} different for ${TRADE_VP.different}, any ${numberWord(TRADE_PAIR)} for ${TRADE_VP.pair}. A die given up is lost for good.`,
      at: ['token:*', 'icon:trade', prompt],
      when: ['token:*'],
      rule: 'DS-4.60',
    },
    {
      title: 'Two Pioneers fit anything',
      text: 'Two Pioneers together stand for any one icon but gold. Use them for the action you miss.',
      at: ['icon:pioneer', prompt],
      when: ['icon:pioneer#2'],
      rule: 'DS-4.21',
    },
    {
      title: 'Raid for a tile',
      text: 'Each Raid icon swaps a foreign tent for one of yours, so the lead changes by two. Raid where that changes who is in control.',
      at: ['icon:raid', 'cell:*', prompt],
      when: ['icon:raid'],
      rule: 'DS-4.51',
    },
    {
      title: 'A card to use',
      text: 'Some technologies are used in your turn beside your action, once a round. They are fresh again after the Clean-up.',
      at: ['verb:cards', 'card:*', '@tab cards', prompt],
      when: ['verb:cards'],
      rule: 'DS-4.75',
    },
    {
      title: 'Free actions',
      text: `Factories, Govern and some cards come beside your action. Govern makes a house where you lead by ${numberWord(GOVERN_LEAD)} tents.`,
      at: ['cell:*', prompt],
      when: ['cell:*'],
      rule: 'DS-4.34',
    },
  ],
  'pick-colour': [
    {
      title: 'Which colour?',
      text: `Each colour is best at one action: ${BEST_AT}. The die goes into your bag.`,
      at: ['colour:*', list, prompt],
      rule: 'DS-4.36',
    },
  ],
  'lay-tile': [
    {
      title: 'Where it goes',
      text: `A new tile touches ${numberWord(EXPLORE_TOUCH)} others, if it can, one of them yours. Others who are next door may join you there with a tent.`,
      at: ['tile:*', 'cell:*', prompt],
      rule: 'DS-4.41',
    },
    {
      title: 'A Factory',
      text: 'The cog is a Factory: once a round, tap it in your turn, take a tent off it, and its good is yours.',
      at: [...tilesThat('factory'), 'tile:*', prompt],
      when: tilesThat('factory'),
      rule: 'DS-4.70',
    },
    {
      title: 'A higher quota',
      text: 'This tile scores little or nothing, but in control of it you draw a die more each round. The earlier, the better.',
      at: [...tilesThat('control', 'quota'), 'tile:*', prompt],
      when: tilesThat('control', 'quota'),
      rule: 'DS-4.4',
    },
    {
      title: 'Act once more',
      text: 'Whoever lays this tile may take another action in the same turn. It is worth most with icons for it in hand.',
      at: [...tilesThat('placement', 'extra-action'), 'tile:*', prompt],
      when: tilesThat('placement', 'extra-action'),
      rule: 'DS-4.33',
    },
  ],
  join: [
    {
      title: 'Join the tile?',
      text: 'One of your tents may stand there too, without the bonus. Then the explorer may add a second tent and be ahead again.',
      at: ['cell:*', prompt],
      rule: 'DS-4.43',
    },
  ],
  reinforce: [
    {
      title: 'Somebody joined you',
      text: 'Because of that you may add a tent of your own. Two against one control the tile; equals control it together.',
      at: ['cell:*', prompt],
      rule: 'DS-4.44',
    },
  ],
  'settle-use': [
    {
      title: 'Go on settling',
      text: `More Settle icons do more in the same action. With a lead of ${numberWord(GOVERN_LEAD)} on a tile, Govern turns ${numberWord(HOUSE_TENTS)} tents into a house.`,
      at: ['icon:settle', 'icon:pioneer', 'cell:*', prompt],
      rule: 'DS-4.45',
    },
  ],
  'recall-tent': [
    {
      title: 'Tents come home',
      text: 'One icon brings back as many tents as you like. Take those that neither score nor keep a terrain open.',
      at: ['cell:*', prompt],
      rule: 'DS-4.45',
    },
  ],
  'raid-victim': [
    {
      title: 'Whose tent?',
      text: 'Take it from the side that is in control, or level with you: there one swap changes most.',
      at: [list, 'cell:*', prompt],
      rule: 'DS-4.51',
    },
  ],
  'bonus-kind': [
    {
      title: 'One token more',
      text: 'Take the kind that the next technology asks for, or one that makes three alike.',
      at: [list, prompt],
      rule: 'DS-4.56',
    },
  ],
  'trade-use': [
    {
      title: 'Sell more?',
      text: 'Each further Trade icon sells once more. If only dice are left to give up, you may stop: early on, a die brings more.',
      at: ['token:*', 'icon:trade', strong, prompt],
      rule: 'DS-4.63',
    },
  ],
  'raise-tile': [
    {
      title: 'Where it rises',
      text: 'Your tents there become a house, which holds the tile for ever. Choose a tile that scores much or is in danger.',
      at: ['cell:*', prompt],
      rule: 'DS-4.70',
    },
  ],
  'move-tent': [
    {
      title: 'One more tent?',
      text: 'Move a tent from where it is not needed to the tile next to it, where one more changes who is in control.',
      at: ['tent:*', 'cell:*', prompt],
      rule: 'DS-4.78',
    },
  ],
  'place-tent': [
    {
      title: 'Another tent',
      text: 'It goes where you are or next to it, like one placed by Settle. What the first tent reached counts already.',
      at: ['cell:*', prompt],
      rule: 'DS-4.78',
    },
  ],
  'clear-victim': [
    {
      title: 'Which tent goes?',
      text: 'It is sent home and nothing takes its place. Choose the side that is in control there.',
      at: [list, 'cell:*', prompt],
      rule: 'DS-4.78',
    },
  ],
  'keep-die': [
    {
      title: `Keep ${numberWord(KEEP_DICE)} die`,
      text: 'It stays with its icon, and you draw your whole quota beside it. An icon that needs company, or a Pioneer, is a good one.',
      at: ['die:*', prompt],
      rule: 'DS-4.80',
    },
  ],
  'bot-choice': [
    {
      title: 'It cannot decide',
      text: 'Where its rules end in a tie, you choose for the Diceoneer: what helps it least, or disturbs you least.',
      at: ['cell:*', 'colour:*', list, prompt],
      rule: 'DS-6.27',
    },
  ],
  'bot-join-answer': [
    {
      title: 'Join its new tile?',
      text: 'A tent opens its terrain to you and may take second place, but the Diceoneer answers with one more if it can.',
      at: ['cell:*', prompt],
      rule: 'DS-6.34',
    },
  ],
  'evict-factory': [
    {
      title: 'Its tents on a Factory',
      text: 'The Diceoneer never runs Factories. After the round you may drive a tent of its own off one, and it gets that tent back.',
      at: ['cell:*', prompt],
      rule: 'DS-6.52',
    },
  ],
};
