/** Events in words. */
import type { GameEvent } from '../../../core/game';
import { capital, list, numberWord, type Holes } from '../../../core/words';
import {
  END_COLOURS,
  END_HOUSES,
  HOUSE_TENTS,
  ROUND_STOP,
  type Action,
  type Icon,
  type Resource,
} from '../data';
import { techId } from '../data-techs';
import type { BotReason } from '../rules/diceoneer-tools';
import { colourOf, dieOf } from '../rules/notation';
import type { EndReason, EventKind, State } from '../state';
import { say } from './catalogue';
import { dieName, diceNames, goodsName, sideName, techName, theSource, tileName } from './names';

type Value = string | number;
/** How an argument of an event is said. */
type Reader = (value: Value, s: State) => Value;

const plain: Reader = (value) => value;
const tile: Reader = (no) => tileName(Number(no));
const card: Reader = (id) => techName(techId(String(id)));
const die: Reader = (code) => dieName(dieOf(String(code)));
const dice: Reader = (codes) => diceNames(String(codes));
const source: Reader = (code) => theSource(String(code));
const colour: Reader = (name) => say(colourOf(String(name)));
/** A resource, an icon or an action: each is a word of its own. */
const thing: Reader = (id) => say(id as Resource | Icon | Action);
const owner: Reader = (id, s) => sideName(s, Number(id));
const goods: Reader = (text) => goodsName(String(text));
const tiles: Reader = (text) => list(words(text).map((no) => tileName(Number(no))));
const steps: Reader = (text) => list(words(text).map((step) => say(step as Action)));
const why: Reader = (id, s) => say(`reason.${id as BotReason}`, { you: sideName(s, 0) });
/** Numbers in the sentences of what brings the end. */
const END_HOLES: Readonly<Record<EndReason, Holes>> = {
  houses: { n: numberWord(END_HOUSES) },
  dice: { n: numberWord(END_COLOURS) },
  vp: {},
  stack: {},
  stop: { n: ROUND_STOP },
};
const ends: Reader = (text) =>
  list(words(text).map((id) => say(`reason.${id as EndReason}`, END_HOLES[id as EndReason])));

function words(text: Value): string[] {
  return String(text).split(' ').filter(Boolean);
}

/** The arguments each sentence has a hole for. */
const ARGS: Readonly<Record<EventKind, Readonly<Record<string, Reader>>>> = {
  offer: {},
  'keep-start': { tile },
  'bot-start': { tile },
  'lay-start': {},
  'start-tent': { tile },
  'start-house': { tile },
  'bot-tent': { tile },
  round: { n: plain },
  refill: {},
  roll: { quota: plain, dice },
  'roll-none': {},
  'roll-done': {},
  'roll-set': { source },
  'roll-reroll': { source },
  'roll-draw': { source },
  'roll-more': { dice },
  rerolled: { from: dice, dice },
  'set-die': { from: dice, die },
  'recall-die': { colour, die },
  'use-card': { card },
  turn: { pass: plain },
  action: { action: thing },
  bonus: { n: plain, icon: thing },
  'boom-icon': { card, kind: thing },
  spend: { source },
  token: { n: plain, kind: thing },
  harvest: { n: plain, kind: thing },
  waive: { card, n: plain },
  pay: { kind: thing },
  learn: { card },
  'gain-die': { colour },
  'gain-die-active': { colour, die },
  'draw-tiles': { tiles },
  explore: { tile, n: plain },
  extra: { tile },
  'extra-card': { card },
  join: { tile },
  stay: {},
  reinforce: { tile },
  settle: { tile },
  'take-tents': { n: plain },
  tents: { card, n: plain },
  recall: { tile },
  'give-way': {},
  raid: { tile, victim: owner },
  clear: { tile, victim: owner },
  trade: { goods, n: plain },
  'move-tent': { from: tile, tile },
  factory: { tile },
  'factory-keep': { tile },
  house: { tile },
  explode: { card },
  vp: { card, n: plain },
  'vp-reserve': { n: plain },
  'end-turn': {},
  keep: { die },
  'put-away': {},
  evict: { tile },
  'clean-up': {},
  'last-round': { why: ends },
  over: {},

  'bot-no-dice': {},
  'bot-roll': { n: plain, cap: plain, dice },
  'bot-assign': { die, side: thing },
  'bot-queue': {},
  'bot-back': { n: plain },
  'bot-token': { kind: thing, side: thing },
  'bot-store': { kind: thing },
  'bot-idle': {},
  'bot-walk': { n: plain, steps },
  'bot-step': {},
  'bot-strength': { n: plain, action: thing },
  'bot-used': {},
  'bot-vp': { n: plain, why },
  'bot-die': { colour, why },
  'bot-tile': { tile },
  'bot-explore': { tile, why },
  'bot-join': { tile },
  'bot-reinforce': { tile },
  'bot-house': { tile },
  'bot-settle': { tile, why },
  'bot-gather': { n: plain },
  'bot-guarded': { n: plain },
  'bot-raid': { tile, why },
  'bot-clear': {},
  'bot-swap': { tile },
  'bot-trade': { goods, n: plain },
  'bot-learn': { card, n: plain },
};

/** An event as a sentence. */
export function tell(s: State, { kind, seat, args = {} }: GameEvent<EventKind>): string {
  const holes: Record<string, Value> = {
    who: seat < 0 ? say('theDiceoneer') : sideName(s, seat),
    you: sideName(s, 0),
    tents: numberWord(HOUSE_TENTS),
  };
  for (const [name, read] of Object.entries(ARGS[kind])) {
    const value = args[name];
    if (value === undefined) throw new Error(`The event ${kind} does not say its ${name}.`);
    holes[name] = read(value, s);
  }
  return capital(say(`tell.${kind}`, holes));
}
