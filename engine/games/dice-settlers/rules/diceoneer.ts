/** The Diceoneer: its roll, the walk round the Action hex and the choices it leaves to you (DS 6.C, 6.D). */
import { below, shuffle } from '../../../core/rng';
import {
  BOT_DICE,
  DICE_CAP,
  dieColour,
  dieIcon,
  GOLD,
  HEX_SIDES,
  hexSideAt,
  isResource,
  MARKER_DIE,
  resourceAt,
  RESOURCES,
  type DieCode,
  type HexAction,
} from '../data';
import {
  botOf,
  level,
  playerOf,
  top,
  type Bot,
  type BotChoice,
  type BotTask,
  type Emit,
  type HexSide,
  type State,
  type TaskOf,
} from '../state';
import {
  botPlace,
  botRaidOn,
  botRecruitOne,
  botSettleOn,
  startBotAction,
  stepExplore,
  stepRaid,
  stepRecruit,
  stepSettle,
} from './diceoneer-actions';
import { convertHouses, joinBot } from './diceoneer-tools';
import { bump } from './lists';
import { colourIndex } from './notation';
import type { PickRules } from './pick';
import { comeAlong, rollDie } from './pieces';

/** DS-6.10: dice it takes from a queue of this length. */
function botWants(queue: number): number {
  const row = BOT_DICE.find((one) => queue <= one.queue);
  return Math.min(queue, row ? row.dice : queue);
}

/** DS-6.10, DS-6.11, then the dice are assigned. */
export function botRoll(s: State, emit: Emit): void {
  const bot = botOf(s);
  const cap = playerOf(s, 0).quota + DICE_CAP[level(s, 'solo.diceCap')];
  const n = Math.min(botWants(bot.queue.length), cap);
  const dice = bot.queue.splice(0, n).map((colour) => rollDie(s, colour));
  if (n === 0) {
    emit({ kind: 'bot-no-dice', seat: -1, rule: 'DS-6.10' });
    return;
  }
  emit({
    kind: 'bot-roll',
    seat: -1,
    args: { n, cap, dice: dice.join(' ') },
    targets: ['queue'],
    rule: 'DS-6.10',
  });
  assign(s, dice, emit);
}

/** DS-6.12 to DS-6.17. */
export function assign(s: State, dice: readonly DieCode[], emit: Emit): void {
  const bot = botOf(s);
  for (const die of dice) {
    const side = HEX_SIDES.indexOf(dieIcon(die) as HexAction);
    if (side >= 0) putDie(bot, die, side, 'DS-6.12', emit);
  }
  for (const die of dice) {
    if (dieIcon(die) === 'pioneer') putDie(bot, die, fewest(bot, thingsOn), 'DS-6.13', emit);
  }
  const resourceDice = dice.filter((die) => isResource(dieIcon(die)));
  if (resourceDice.length > 0) storeDice(s, resourceDice, emit);
}

/** DS-6.14 to DS-6.17. */
function storeDice(s: State, dice: readonly DieCode[], emit: Emit): void {
  const bot = botOf(s);
  bot.queue.push(...shuffle(s.rng, dice.map(dieColour)));
  emit({ kind: 'bot-back', seat: -1, args: { n: dice.length }, targets: ['queue'], rule: 'DS-6.14' });
  const empty = bot.centre.every((n) => n === 0);
  const tokens = RESOURCES.flatMap((kind, i) => dice.flatMap((die) => (dieIcon(die) === kind ? [i] : [])));
  for (const kind of tokens) {
    const free = (side: HexSide) => side.token < 0;
    if (empty) store(s, kind, 'DS-6.15', emit);
    else if (!bot.sides.some(free)) store(s, kind, 'DS-6.17', emit);
    else {
      const at = fewest(bot, (side) => side.dice.length, free);
      sideOf(bot, at).token = kind;
      const args = { kind: resourceAt(kind), side: hexSideAt(at) };
      emit({ kind: 'bot-token', seat: -1, args, targets: [`side:${at}`], rule: 'DS-6.16' });
    }
  }
}

function sideOf(bot: Bot, at: number): HexSide {
  const side = bot.sides[at];
  if (!side) throw new RangeError(`There is no side ${at} of the Action hex.`);
  return side;
}

/** Dice and token of a side. */
function thingsOn({ dice, token }: HexSide): number {
  return dice.length + (token >= 0 ? 1 : 0);
}

/** The side with the least of something; ties go to the first in marker order, the marker's own last. */
function fewest(
  bot: Bot,
  measure: (side: HexSide) => number,
  allowed: (side: HexSide) => boolean = () => true,
): number {
  const open = walkOrder(bot).filter((at) => allowed(sideOf(bot, at)));
  return open.reduce((best, at) => (measure(sideOf(bot, at)) < measure(sideOf(bot, best)) ? at : best));
}

/** The sides clockwise from the marker, its own last. */
function walkOrder(bot: Bot): number[] {
  return HEX_SIDES.map((_, i) => (bot.marker + 1 + i) % HEX_SIDES.length);
}

function putDie(bot: Bot, die: DieCode, at: number, rule: string, emit: Emit): void {
  sideOf(bot, at).dice.push(die);
  emit({ kind: 'bot-assign', seat: -1, args: { die, side: hexSideAt(at) }, targets: [`side:${at}`], rule });
}

/** A token enters the centre; the Gold Rush variant makes it gold (DS-6.71). */
export function store(s: State, kind: number, rule: string, emit: Emit): void {
  const rush = s.options['solo.goldRush'] === true;
  const as = rush ? GOLD : kind;
  bump(botOf(s).centre, as, 1);
  emit({
    kind: 'bot-store',
    seat: -1,
    args: { kind: resourceAt(as) },
    targets: ['centre'],
    rule: rush && as !== kind ? 'DS-6.71' : rule,
  });
}

/** The side each step of a walk lands on (DS-6.23). */
export function walkSteps(bot: Bot, steps: number): number[] {
  const round = walkOrder(bot).flatMap((at) => Array.from({ length: thingsOn(sideOf(bot, at)) }, () => at));
  return round.length === 0 ? [] : Array.from({ length: steps }, (_, i) => round[i % round.length] as number);
}

/** Each step of the automa ends by itself, or leaves a choice to you. */
const STEP: { readonly [K in BotTask['kind']]: (s: State, task: TaskOf<K>, emit: Emit) => void } = {
  'bot-turn': startTurn,
  'bot-recruit': stepRecruit,
  'bot-explore': stepExplore,
  'bot-settle': stepSettle,
  'bot-raid': stepRaid,
  'bot-end'(s, _task, emit) {
    s.pending.pop();
    convertHouses(s, emit);
  },
};

export function botStep(s: State, task: BotTask, emit: Emit): void {
  (STEP[task.kind] as (s: State, task: BotTask, emit: Emit) => void)(s, task, emit);
}

/** DS-6.20 to DS-6.24. */
function startTurn(s: State, _task: TaskOf<'bot-turn'>, emit: Emit): void {
  s.pending.pop();
  convertHouses(s, emit);
  const bot = botOf(s);
  if (walkSteps(bot, 1).length === 0) {
    bot.walk = [];
    bot.rolled = 0;
    emit({ kind: 'bot-idle', seat: -1, rule: 'DS-6.22' });
    return;
  }
  walkTo(s, MARKER_DIE[below(s.rng, MARKER_DIE.length)] as number, emit);
}

/** The marker walks, the things there become strength, and the action begins. */
export function walkTo(s: State, rolled: number, emit: Emit): void {
  const bot = botOf(s);
  const walk = walkSteps(bot, rolled);
  const at = walk[walk.length - 1] ?? bot.marker;
  bot.marker = at;
  bot.rolled = rolled;
  bot.walk = walk;
  const action = hexSideAt(at);
  emit({
    kind: 'bot-walk',
    seat: -1,
    args: { n: rolled, steps: walk.map(hexSideAt).join(' ') },
    targets: walk.map((i) => `side:${i}`),
    rule: 'DS-6.23',
  });
  const side = sideOf(bot, at);
  const strength = thingsOn(side);
  const args = { n: strength, action };
  emit({ kind: 'bot-strength', seat: -1, args, targets: [`side:${at}`], rule: 'DS-6.24' });
  bot.queue.push(...side.dice.map(dieColour));
  side.dice = [];
  const { token } = side;
  side.token = -1;
  if (token >= 0 && s.options['solo.goldRush'] === true) store(s, token, 'DS-6.70', emit);
  s.pending.push({ kind: 'bot-end' });
  startBotAction(s, action, strength, emit);
}

/** The step that left a choice to you. */
function stepBelow<K extends BotTask['kind']>(s: State, kind: K): TaskOf<K> {
  const task = top(s);
  if (task?.kind !== kind) throw new Error(`No ${kind} waits for a choice.`);
  return task as TaskOf<K>;
}

/** DS-6.27: it follows your pick. */
const CHOSEN: Readonly<Record<BotChoice, (s: State, option: string, emit: Emit) => void>> = {
  colour: (s, option, emit) =>
    botRecruitOne(s, stepBelow(s, 'bot-recruit'), colourIndex(option), 'chosen', emit),
  cell: (s, option, emit) => botPlace(s, stepBelow(s, 'bot-explore'), option, 'chosen', emit),
  settle: (s, option, emit) => botSettleOn(s, stepBelow(s, 'bot-settle'), option, 'S7', emit),
  raid: (s, option, emit) => botRaidOn(s, stepBelow(s, 'bot-raid'), option, 'R5', emit),
};

export const diceoneerPicks: PickRules<'bot-choice' | 'bot-join-answer'> = {
  'bot-choice': {
    moves: (_s, task) => task.options.map((option) => `choose:${option}`),
    act(s, task, { what }, emit) {
      s.pending.pop();
      CHOSEN[task.what](s, what, emit);
    },
  },
  'bot-join-answer': {
    moves: () => ['join', 'stay'],
    act(s, { cell }, { verb }, emit) {
      s.pending.pop();
      if (verb === 'join') {
        comeAlong(s, 0, cell, 'join', 'DS-6.34', emit);
        joinBot(s, cell, 'bot-reinforce', 'DS-6.34', emit);
      } else emit({ kind: 'stay', seat: 0, targets: [`cell:${cell}`] });
    },
  },
};
