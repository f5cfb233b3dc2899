/** What the game teaches: its aim, a turn step by step, and the guided first match. */
import type { Lesson } from '../../core/lesson';
import { count, numberWord } from '../../core/words';
import {
  ACTIONS,
  colourAt,
  DICE_PAIR_VP,
  DRAW_DICE,
  END_COLOURS,
  END_HOUSES,
  GOVERN_LEAD,
  KEEP_DICE,
  PASSES,
  START_DICE,
  START_TENTS,
  TERRAIN_COLOUR,
} from './data';
import { tileOf } from './data-tiles';
import { eventBubbles } from './lesson-events';
import { pickBubbles } from './lesson-picks';
import { total } from './rules/lists';
import type { EventKind, PickKind } from './state';
import { say } from './words/catalogue';
import { tileName } from './words/names';

const dice = numberWord(total(START_DICE));
const tents = numberWord(START_TENTS);

/** The tiles of the guided match: yours from the start, and the better of the first two drawn. */
const HOME = 5;
const BEST = 20;

const { hi, lo, terrain } = tileOf(BEST);
const colour = colourAt(TERRAIN_COLOUR[terrain]);

export const lesson: Lesson<PickKind, EventKind> = {
  aim: {
    lines: [
      {
        sign: 'tent',
        lead: 'You settle new land',
        rest: `with ${dice} dice, ${tents} tents and a first tile.`,
      },
      {
        sign: 'die',
        lead: 'Each round',
        rest: `you roll dice, spend their icons on ${numberWord(PASSES)} actions, and keep one die.`,
      },
      {
        sign: 'vp',
        lead: 'The most points win:',
        rest: 'tiles, houses, technologies and dice score. Alone, the Diceoneer is your rival.',
      },
    ],
    picture:
      'A round at a glance: dice are drawn from a bag, rolled and spent to pitch tents on a tile; one is kept; the most points win.',
  },
  page: {
    turn: [
      'You roll dice from your bag, as many as your quota. A Pioneer or a resource may then pay to change the roll.',
      `Each side acts in turn, and then once more. There are ${numberWord(ACTIONS.length)} actions, and you do none of them twice in a round.`,
      'An action spends the dice that show its icon, and more icons do more. Two Pioneers stand for any icon but gold.',
      'Explore lays a tile, Settle and Raid bring tents, Recruit dice, Harvest tokens, Trade points and Research technologies.',
      `Most tents control a tile and score most for it. A lead of ${numberWord(GOVERN_LEAD)} can become a house, which holds it for ever.`,
      `At the end of a round ${numberWord(KEEP_DICE)} die may stay as it lies. Spent dice come back when the bag is empty.`,
    ],
    end: [
      `One last round follows when a side has ${numberWord(END_HOUSES)} houses, the tiles or points are gone, or ${numberWord(END_COLOURS)} colours of dice are left.`,
      `Tiles, technologies and houses score, and every two dice ${count(DICE_PAIR_VP, 'point')}; with the points collected the highest sum wins.`,
      'Alone you win with at least as many points as the Diceoneer.',
    ],
  },
  seed: 'first roll 4608',
  options: {},
  picks: pickBubbles,
  events: eventBubbles,
  proposals: [
    {
      kind: 'start-tile',
      move: `tile:${HOME}`,
      why: `${tileName(HOME)} brings an iron and a ${colour} die: you begin with ${numberWord(total(START_DICE) + 1)} dice.`,
    },
    {
      kind: 'roll-step',
      move: 'draw:by:green-wood',
      why: `Let the wood pay for ${numberWord(DRAW_DICE)} more dice: one icon goes, ${numberWord(DRAW_DICE)} come.`,
    },
    {
      kind: 'turn-main',
      move: 'explore:by:white-explore+white-explore',
      why: 'Spend both Explore icons together: then you see two tiles and keep the better one.',
    },
    {
      kind: 'lay-tile',
      move: `lay:${BEST}=1,-1`,
      why: `${tileName(BEST)} scores ${hi} points for control and ${lo} for second place: no tile scores more. The Diceoneer joins you on either cell.`,
    },
    {
      kind: 'reinforce',
      move: 'add',
      why: `One tent each is shared control. Your second makes it yours alone; a lead of ${numberWord(GOVERN_LEAD)} can become a house.`,
    },
    {
      kind: 'turn-main',
      move: `recruit:${colour}:by:yellow-recruit`,
      why: `You are on ${say(terrain)}, so ${colour} is open to you. Such dice show Raid, which can drive the Diceoneer off ${tileName(BEST)}.`,
    },
    {
      kind: 'keep-die',
      move: 'keep:white-settle',
      why: 'Keep Settle: next round it lies beside the dice you draw, and a further tent brings your house nearer.',
    },
  ],
};
