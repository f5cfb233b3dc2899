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
import { bump, takeOne } from './lists';
import { colourIndex } from './notation';
import type { PickRules } from './pick';
import { comeAlong, rollDie } from './pieces';

/** DS-6.10: dice it takes from a queue of this length. */
function botWants(queue: number): number {
  const row = BOT_DICE.find((one) => queue <= one.queue);
  return Math.min(queue, row ? row.dice : queue);
}

/** DS-6.10: dice it rolls against this quota of yours. */
export function botDice(s: State, quota: number): number {
  return Math.min(botWants(botOf(s).queue.length), botCap(s, quota));
}

function botCap(s: State, quota: number): number {
  return quota + DICE_CAP[level(s, 'solo.diceCap')];
}

/** DS-6.10, DS-6.11, then the dice are assigned. */
export function botRoll(s: State, emit: Emit): void {
  const bot = botOf(s);
  const { quota } = playerOf(s, 0);
  const cap = botCap(s, quota);
  const n = botDice(s, quota);
  if (n === 0) {
    emit({ kind: 'bot-no-dice', seat: -1, rule: 'DS-6.10' });
    return;
  }
  const dice = bot.queue.splice(0, n).map((colour) => rollDie(s, colour));
  s.pending.push({ kind: 'bot-assign', dice });
  emit({
    kind: 'bot-roll',
    seat: -1,
    args: { n, cap, dice: dice.join(' ') },
    targets: dice.map((_, i) => rolledAt(i)),
    rule: 'DS-6.10',
  });
}

/** Where a die just rolled lies, until it has its place. */
function rolledAt(i: number): string {
  return `rolled:${i}`;
}

/** DS-6.12 to DS-6.17. Each die leaves the roll as it finds its place. */
export function assign(s: State, rolled: DieCode[], emit: Emit): void {
  const bot = botOf(s);
  const lay = rolled.slice();
  lay.forEach((die, i) => {
    const side = HEX_SIDES.indexOf(dieIcon(die) as HexAction);
    if (side < 0) return;
    takeOne(rolled, die);
    putDie(bot, { die, i }, side, 'DS-6.12', emit);
  });
  lay.forEach((die, i) => {
    if (dieIcon(die) !== 'pioneer') return;
    takeOne(rolled, die);
    putDie(bot, { die, i }, fewest(bot, thingsOn), 'DS-6.13', emit);
  });
  if (rolled.length > 0) storeDice(s, rolled, emit);
}

/** DS-6.14 to DS-6.17: what is left of a roll are resources. */
function storeDice(s: State, rolled: DieCode[], emit: Emit): void {
  const bot = botOf(s);
  const dice = rolled.slice();
  const lying = dice.map((die, i) => ({ die, i }));
  for (const colour of shuffle(s.rng, dice.map(dieColour))) {
    const at = lying.findIndex(({ die }) => dieColour(die) === colour);
    const [next] = lying.splice(at, 1);
    if (!next) throw new Error('A die is missing from the roll.');
    takeOne(rolled, next.die);
    queueUp(bot, next.die, rolledAt(next.i), emit);
  }
  emit({ kind: 'bot-back', seat: -1, args: { n: dice.length }, targets: ['queue'], rule: 'DS-6.14' });
  const empty = bot.centre.every((n) => n === 0);
  const tokens = RESOURCES.flatMap((kind, i) => dice.flatMap((die) => (dieIcon(die) === kind ? [i] : [])));
  for (const kind of tokens) {
    const free = (side: HexSide) => side.token < 0;
    if (empty) store(s, kind, 'queue', 'DS-6.15', emit);
    else if (!bot.sides.some(free)) store(s, kind, 'queue', 'DS-6.17', emit);
    else {
      const at = fewest(bot, (side) => side.dice.length, free);
      sideOf(bot, at).token = kind;
      const args = { kind: resourceAt(kind), side: hexSideAt(at) };
      emit({ kind: 'bot-token', seat: -1, args, targets: [sideName(at)], rule: 'DS-6.16' });
    }
  }
}

/** A die goes to the back of the queue. */
function queueUp(bot: Bot, die: DieCode, from: string, emit: Emit): void {
  bot.queue.push(dieColour(die));
  emit({ kind: 'bot-queue', seat: -1, args: { die }, targets: [from, 'queue'] });
}

function sideName(at: number): string {
  return `side:${at}`;
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

function putDie(
  bot: Bot,
  { die, i }: { readonly die: DieCode; readonly i: number },
  at: number,
  rule: string,
  emit: Emit,
): void {
  sideOf(bot, at).dice.push(die);
  const args = { die, side: hexSideAt(at) };
  emit({ kind: 'bot-assign', seat: -1, args, targets: [rolledAt(i), sideName(at)], rule });
}

/** A token enters the centre; the Gold Rush variant makes it gold (DS-6.71). */
export function store(s: State, kind: number, from: string, rule: string, emit: Emit): void {
  const rush = s.options['solo.goldRush'] === true;
  const as = rush ? GOLD : kind;
  bump(botOf(s).centre, as, 1);
  emit({
    kind: 'bot-store',
    seat: -1,
    args: { kind: resourceAt(as) },
    targets: [from, 'centre'],
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
  'bot-assign'(s, { dice }, emit) {
    assign(s, dice, emit);
    s.pending.pop();
  },
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
  convertHouses(s, emit);
  const bot = botOf(s);
  if (walkSteps(bot, 1).length === 0) {
    bot.walk = [];
    bot.rolled = 0;
    emit({ kind: 'bot-idle', seat: -1, rule: 'DS-6.22' });
    s.pending.pop();
    return;
  }
  s.pending.pop();
  walkTo(s, MARKER_DIE[below(s.rng, MARKER_DIE.length)] as number, emit);
}

/** The marker walks, the things there become strength, and the action begins. */
export function walkTo(s: State, rolled: number, emit: Emit): void {
  s.pending.push({ kind: 'bot-end' });
  const bot = botOf(s);
  walk(bot, rolled, emit);
  const action = hexSideAt(bot.marker);
  const strength = thingsOn(sideOf(bot, bot.marker));
  const args = { n: strength, action };
  emit({ kind: 'bot-strength', seat: -1, args, targets: [sideName(bot.marker)], rule: 'DS-6.24' });
  clearSide(s, bot.marker, emit);
  startBotAction(s, action, strength, emit);
}

/** DS-6.23: the die first, then step by step. */
function walk(bot: Bot, rolled: number, emit: Emit): void {
  const sides = walkSteps(bot, rolled);
  bot.rolled = rolled;
  bot.walk = [];
  emit({
    kind: 'bot-walk',
    seat: -1,
    args: { n: rolled, steps: sides.map(hexSideAt).join(' ') },
    targets: ['marker', ...sides.map(sideName)],
    rule: 'DS-6.23',
  });
  sides.forEach((at, i) => {
    const targets = [sideName(bot.marker), sideName(at)];
    bot.marker = at;
    bot.walk.push(at);
    emit({ kind: 'bot-step', seat: -1, args: { n: i + 1, side: hexSideAt(at) }, targets });
  });
}

/** DS-6.24, DS-6.70: the dice that gave strength queue up, the token is used or stored. */
function clearSide(s: State, at: number, emit: Emit): void {
  const bot = botOf(s);
  const side = sideOf(bot, at);
  for (let die = side.dice.shift(); die; die = side.dice.shift()) queueUp(bot, die, sideName(at), emit);
  const { token } = side;
  if (token < 0) return;
  side.token = -1;
  if (s.options['solo.goldRush'] === true) store(s, token, sideName(at), 'DS-6.70', emit);
  else emit({ kind: 'bot-used', seat: -1, args: { kind: resourceAt(token) }, targets: [sideName(at)] });
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
