/** What falls by chance: the dice of six colours, and the one that moves the Diceoneer’s marker. */
import type { Dice, Die, Fallen, ReadRoll } from '../../core/dice';
import type { GameEvent } from '../../core/game';
import { capital } from '../../core/words';
import {
  COLOURS,
  colourAt,
  dieColour,
  dieIcon,
  FACES,
  ICONS_OF,
  MARKER_DIE,
  type Colour,
  type Icon,
} from './data';
import { dieOf } from './rules/notation';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';
import { ownerName } from './words/names';

/** What stands for other things: two Pioneers for any icon, gold for any other resource. */
const JOKERS: ReadonlySet<Icon> = new Set<Icon>(['pioneer', 'gold']);

function coloured(colour: Colour): Die {
  return {
    name: capital(say(colour)),
    faces: ICONS_OF[colour].map((icon) => ({
      name: capital(say(icon)),
      sides: FACES[colour].filter((other) => other === icon).length,
      worth: JOKERS.has(icon) ? 1 : 0,
    })),
  };
}

const STEPS = [...new Set(MARKER_DIE)];

const marker: Die = {
  name: say('dice.marker'),
  faces: STEPS.map((n) => ({
    name: String(n),
    sides: MARKER_DIE.filter((other) => other === n).length,
    worth: 0,
  })),
};

function fallen(text: string): Fallen {
  const code = dieOf(text);
  const colour = colourAt(dieColour(code));
  return { die: colour, face: ICONS_OF[colour].indexOf(dieIcon(code)) };
}

const several = ({ args }: GameEvent) => ({ dice: String(args?.['dice']).split(' ').map(fallen) });
const single = ({ args }: GameEvent) => ({ dice: [fallen(String(args?.['die']))] });

// Colours out of a bag and tiles off a stack are drawn from piles everybody can count.
// prettier-ignore
const events: Readonly<Record<EventKind, ReadRoll<State>>> = {
  roll: several,
  'roll-more': several,
  rerolled: several,
  'gain-die-active': single,
  'recall-die': single,
  'bot-roll': several,
  'bot-walk': ({ args }) => ({ dice: [{ die: 'marker', face: STEPS.indexOf(Number(args?.['n'])) }] }),

  offer: null, 'keep-start': null, 'bot-start': 'pile', 'lay-start': null, 'start-tent': null,
  'start-house': null, 'bot-tent': null, round: null, refill: 'pile', 'roll-none': null, 'roll-done': null,
  'roll-set': null, 'roll-reroll': null, 'roll-draw': null, 'set-die': null, 'gain-die': null, keep: null,
  'put-away': null, turn: null, action: null, bonus: null, 'boom-icon': null, spend: null, 'end-turn': null,
  extra: null, 'extra-card': null, token: null, harvest: null, waive: null, pay: null, learn: null,
  trade: null, vp: null, 'vp-reserve': null, 'draw-tiles': null, explore: null, join: null, stay: null,
  reinforce: null, settle: null, 'take-tents': null, tents: null, recall: null, 'give-way': null, raid: null,
  clear: null, 'move-tent': null, evict: null, 'use-card': null, explode: null, factory: null,
  'factory-keep': null, house: null, 'clean-up': null, 'last-round': null, over: null, 'bot-no-dice': null,
  'bot-assign': null, 'bot-queue': 'pile', 'bot-back': null, 'bot-token': null, 'bot-store': null,
  'bot-idle': null, 'bot-step': null, 'bot-strength': null, 'bot-used': null, 'bot-vp': null,
  'bot-house': null, 'bot-trade': null, 'bot-tile': null, 'bot-explore': null, 'bot-join': null,
  'bot-reinforce': null, 'bot-settle': null, 'bot-gather': null, 'bot-raid': null, 'bot-clear': null,
  'bot-die': null, 'bot-guarded': null, 'bot-swap': null, 'bot-learn': null,
};

export const dice: Dice<State> = {
  kinds: { ...Object.fromEntries(COLOURS.map((colour) => [colour, coloured(colour)])), marker },
  events,
  scale: say('dice.scale'),
  side: (s, seat) => (seat < 0 ? say('diceoneer') : ownerName(s, seat)),
};
