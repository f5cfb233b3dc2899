/** The Diceoneer: its roll, the walk round the Action hex and the choices it leaves to you (DS 6.C, 6.D). */
import type { Emit } from '../../../core/game';
import { below, shuffle } from '../../../core/rng';
import {
  botWants,
  COLOURS,
  dieColour,
  dieIcon,
  DICE_CAP,
  GOLD,
  HEX_SIDES,
  MARKER_DIE,
  RESOURCES,
  type Colour,
  type DieCode,
  type HexAction,
  type Resource,
} from '../data';
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
import { convertHouses } from './diceoneer-tools';
import { rollDie } from './pieces';
import { botOf, bump, level, playerOf, type Bot, type Task, type State } from '../state';

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
  const kinds = (die: DieCode) => RESOURCES.indexOf(dieIcon(die) as Resource);
  for (const die of dice) {
    const side = HEX_SIDES.indexOf(dieIcon(die) as HexAction);
    if (side >= 0) putDie(bot, die, side, 'DS-6.12', emit);
  }
  for (const die of dice) {
    if (dieIcon(die) === 'pioneer') putDie(bot, die, fewest(bot, items), 'DS-6.13', emit);
  }
  const resourceDice = dice.filter((die) => kinds(die) >= 0);
  if (resourceDice.length === 0) return;
  const tokens = resourceDice.map(kinds).sort((a, b) => a - b);
  const colours = resourceDice.map(dieColour);
  bot.queue.push(...shuffle(s.rng, colours));
  emit({ kind: 'bot-back', seat: -1, args: { n: colours.length }, targets: ['queue'], rule: 'DS-6.14' });
  const empty = bot.centre.every((n) => n === 0);
  for (const kind of tokens) {
    const free = bot.sides.some((side) => side.token < 0);
    if (empty || !free) store(s, kind, empty ? 'DS-6.15' : 'DS-6.17', emit);
    else {
      const side = fewest(
        bot,
        (i) => bot.sides[i]?.dice.length ?? 0,
        (i) => (bot.sides[i]?.token ?? 0) < 0,
      );
      const place = bot.sides[side];
      if (place) place.token = kind;
      emit({
        kind: 'bot-token',
        seat: -1,
        args: { kind: RESOURCES[kind] ?? '', side: HEX_SIDES[side] ?? '' },
        targets: [`side:${side}`],
        rule: 'DS-6.16',
      });
    }
  }

  function items(i: number): number {
    return sideItems(bot, i);
  }
}

export function sideItems(bot: Bot, i: number): number {
  const side = bot.sides[i];
  return side ? side.dice.length + (side.token >= 0 ? 1 : 0) : 0;
}

/** The side with the least of something; ties go to the first in marker order, the marker's own last. */
function fewest(
  bot: Bot,
  measure: (side: number) => number,
  allowed: (side: number) => boolean = () => true,
): number {
  let best = -1;
  for (let k = 1; k <= HEX_SIDES.length; k++) {
    const side = (bot.marker + k) % HEX_SIDES.length;
    if (allowed(side) && (best < 0 || measure(side) < measure(best))) best = side;
  }
  return best;
}

function putDie(bot: Bot, die: DieCode, side: number, rule: string, emit: Emit): void {
  bot.sides[side]?.dice.push(die);
  emit({
    kind: 'bot-assign',
    seat: -1,
    args: { die, side: HEX_SIDES[side] ?? '' },
    targets: [`side:${side}`],
    rule,
  });
}

/** A token enters the centre; the Gold Rush variant makes it gold (DS-6.71). */
export function store(s: State, kind: number, rule: string, emit: Emit): void {
  const rush = s.options['solo.goldRush'] === true;
  const as = rush ? GOLD : kind;
  bump(botOf(s).centre, as, 1);
  emit({
    kind: 'bot-store',
    seat: -1,
    args: { kind: RESOURCES[as] ?? '' },
    targets: ['centre'],
    rule: rush && as !== kind ? 'DS-6.71' : rule,
  });
}

/** The side each step of a walk lands on (DS-6.23). */
export function walkSteps(bot: Bot, steps: number): number[] {
  const round: number[] = [];
  for (let k = 1; k <= HEX_SIDES.length; k++) {
    const side = (bot.marker + k) % HEX_SIDES.length;
    for (let i = 0; i < sideItems(bot, side); i++) round.push(side);
  }
  return round.length === 0 ? [] : Array.from({ length: steps }, (_, i) => round[i % round.length] ?? 0);
}

/** Runs one task of the automa: it ends by itself, or leaves a choice to you. */
export function botStep(s: State, task: Task, emit: Emit): void {
  switch (task.kind) {
    case 'bot-turn':
      s.pending.pop();
      startTurn(s, emit);
      return;
    case 'bot-recruit':
      stepRecruit(s, task, emit);
      return;
    case 'bot-explore':
      stepExplore(s, task, emit);
      return;
    case 'bot-settle':
      stepSettle(s, task, emit);
      return;
    case 'bot-raid':
      stepRaid(s, task, emit);
      return;
    case 'bot-end':
      s.pending.pop();
      convertHouses(s, emit);
  }
}

/** DS-6.20 to DS-6.24. */
function startTurn(s: State, emit: Emit): void {
  convertHouses(s, emit);
  const bot = botOf(s);
  if (walkSteps(bot, 1).length === 0) {
    bot.walk = [];
    bot.rolled = 0;
    emit({ kind: 'bot-idle', seat: -1, rule: 'DS-6.22' });
    return;
  }
  walkTo(s, MARKER_DIE[below(s.rng, MARKER_DIE.length)] ?? 1, emit);
}

/** The marker walks, the items there become strength, and the action begins. */
export function walkTo(s: State, rolled: number, emit: Emit): void {
  const bot = botOf(s);
  const walk = walkSteps(bot, rolled);
  const side = walk[walk.length - 1] ?? bot.marker;
  bot.marker = side;
  bot.rolled = rolled;
  bot.walk = walk;
  const action = HEX_SIDES[side] ?? 'recruit';
  emit({
    kind: 'bot-walk',
    seat: -1,
    args: { n: rolled, steps: walk.map((i) => HEX_SIDES[i]).join(' '), action },
    targets: walk.map((i) => `side:${i}`),
    rule: 'DS-6.23',
  });
  const strength = sideItems(bot, side);
  const place = bot.sides[side];
  if (!place) return;
  emit({
    kind: 'bot-strength',
    seat: -1,
    args: { n: strength, dice: place.dice.length, action },
    targets: [`side:${side}`],
    rule: 'DS-6.24',
  });
  bot.queue.push(...place.dice.map(dieColour));
  place.dice = [];
  const token = place.token;
  place.token = -1;
  if (token >= 0 && s.options['solo.goldRush'] === true) store(s, token, 'DS-6.70', emit);
  s.pending.push({ kind: 'bot-end' });
  startBotAction(s, action, strength, emit);
}

/** DS-6.27: your pick among the tied options. */
export function chooseForBot(
  s: State,
  task: Extract<Task, { kind: 'bot-choice' }>,
  option: string,
  emit: Emit,
): void {
  const below = s.pending[s.pending.length - 1];
  if (task.what === 'colour' && below?.kind === 'bot-recruit') {
    botRecruitOne(s, below, COLOURS.indexOf(option as Colour), 'your choice', emit);
  } else if (task.what === 'cell' && below?.kind === 'bot-explore')
    botPlace(s, below, option, 'your choice', emit);
  else if (task.what === 'settle' && below?.kind === 'bot-settle') botSettleOn(s, below, option, 'S7', emit);
  else if (task.what === 'raid' && below?.kind === 'bot-raid') botRaidOn(s, below, option, 'R5', emit);
}
