/** What falls by chance: the arrow of the wheel. */
import type { Dice, Die, ReadRoll } from '../../core/dice';
import { capital } from '../../core/words';
import { COLOURS, WHEEL } from './data';
import { nameOf, type EventKind, type State } from './state';
import { say } from './words/catalogue';

/** What a space brings, in words: spaces that bring the same are one face. */
const BRINGS = WHEEL.map((pair) => (pair ? pairWords(...pair) : say('dice.any')));
const FACES = [...new Set(BRINGS)];

/** "2 grain", "Stone, pumpkin": short enough to stand beside a bar. */
function pairWords(one: number, other: number): string {
  const [first = '', second = ''] = [COLOURS[one], COLOURS[other]];
  return one === other ? say('dice.both', { colour: first }) : capital(`${first}, ${second}`);
}

const wheel: Die = {
  name: say('wheel'),
  faces: FACES.map((name) => ({
    name,
    sides: BRINGS.filter((other) => other === name).length,
    // MT-4.11: whoever may choose can take what any other space would have brought.
    worth: WHEEL[BRINGS.indexOf(name)] === null ? 1 : 0,
  })),
};

// The rival’s cards come from a pile everybody can count.
// prettier-ignore
const events: Readonly<Record<EventKind, ReadRoll<State>>> = {
  spun: ({ args }) => ({
    dice: [{ die: 'wheel', face: FACES.indexOf(BRINGS[Number(args?.['space'])] ?? '') }],
  }),

  'start-tile': null, advanced: null, hired: null, returned: null, shortage: null, traded: null, sent: null,
  banked: null, worked: null, 'worked-small': null, 'city-opened': null, placed: null, outbid: null,
  passed: null, 'cannot-pay': null, paid: null, goods: null, cow: null, 'no-cow': null, silver: null,
  upgraded: null, 'city-closed': null, built: null, two: null, line: null, canteens: null, refrained: null,
  cleared: null, 'extra-turn': null, round: null, 'last-round': null, 'game-over': null, reshuffled: 'pile',
  'rival-card': null, 'rival-camp': null, 'rival-nothing': null, 'rival-claim': null, 'rival-canteen': null,
  'rival-bids': null, 'rival-no-bid': null,
};

export const dice: Dice<State> = {
  kinds: { wheel },
  events,
  scale: say('dice.scale'),
  side: (s, seat) => (seat < 0 ? say('rival') : nameOf(s, seat)),
};
