/** Step 3 of the Roll phase, and dice set or rolled again by cards (DS-4.7 to DS-4.11). */
import type { Emit } from '../../../core/game';
import { COLOURS, colourName, dieCode, dieColour, type Colour } from '../data';
import { drawFromBag, paySource, rollDie } from './pieces';
import { bump, has, playerOf, takeOne, type Task, type Player, type State } from '../state';

type RollTask = Extract<Task, { kind: 'roll-step' | 'pick-die' | 'pick-face' | 'pick-reroll' }>;

export function applyRoll(s: State, task: RollTask, verb: string, rest: string, emit: Emit): void {
  const player = playerOf(s, task.seat);
  switch (task.kind) {
    case 'roll-step':
      rollChoice(s, task.seat, player, verb, rest, emit);
      return;
    case 'pick-die':
      s.pending.pop();
      if (task.why === 'recall') recallDie(s, task.seat, player, rest, emit);
      else s.pending.push({ kind: 'pick-face', seat: task.seat, die: rest });
      return;
    case 'pick-face': {
      s.pending.pop();
      const to = dieCode(dieColour(task.die), rest);
      player.active[player.active.indexOf(task.die)] = to;
      emit({ kind: 'set-die', seat: task.seat, args: { from: task.die, die: to }, targets: [`die:${to}`] });
      return;
    }
    case 'pick-reroll':
      if (verb === 'die') task.dice.push(rest);
      if (verb === 'roll' || task.dice.length === 3 || task.dice.length === player.active.length) {
        s.pending.pop();
        reroll(s, task.seat, player, task.dice, emit);
      }
  }
}

function rollChoice(s: State, seat: number, player: Player, verb: string, source: string, emit: Emit): void {
  if (verb === 'done') {
    s.pending.pop();
    emit({ kind: 'roll-done', seat });
    return;
  }
  if (verb === 'campfire') {
    player.flipped.push('campfire-stories');
    emit({ kind: 'use-card', seat, args: { card: 'campfire-stories' }, targets: ['card:campfire-stories'] });
    s.pending.push({ kind: 'pick-reroll', seat, dice: [] });
    return;
  }
  paySource(player, source);
  emit({ kind: `roll-${verb}`, seat, args: { source }, targets: [source], rule: 'DS-4.7' });
  if (verb === 'set') s.pending.push({ kind: 'pick-die', seat, why: 'set' });
  else if (verb === 'reroll') s.pending.push({ kind: 'pick-reroll', seat, dice: [] });
  else drawMore(s, seat, player, emit);
}

/** DS-4.9: what the bag holds, never more. */
function drawMore(s: State, seat: number, player: Player, emit: Emit): void {
  const drawn: string[] = [];
  const due = has(player, 'large-coaches') ? 3 : 2;
  for (let i = 0; i < due; i++) {
    const colour = drawFromBag(s, player);
    if (colour < 0) break;
    drawn.push(rollDie(s, colour));
  }
  player.active.push(...drawn);
  emit({
    kind: 'roll-more',
    seat,
    args: { dice: drawn.join(' ') },
    targets: drawn.map((die) => `die:${die}`),
    rule: 'DS-4.9',
  });
}

function reroll(s: State, seat: number, player: Player, dice: readonly string[], emit: Emit): void {
  const places: number[] = [];
  for (const die of dice) places.push(player.active.findIndex((d, i) => d === die && !places.includes(i)));
  const rolled = places.map((place) => {
    const die = rollDie(s, dieColour(player.active[place] ?? ''));
    player.active[place] = die;
    return die;
  });
  emit({
    kind: 'rerolled',
    seat,
    args: { from: dice.join(' '), dice: rolled.join(' ') },
    targets: rolled.map((die) => `die:${die}`),
    rule: 'DS-4.7',
  });
}

/** Shift Work: a spent die is rolled into the active area. */
function recallDie(s: State, seat: number, player: Player, colour: string, emit: Emit): void {
  const index = COLOURS.indexOf(colour as Colour);
  bump(player.spent, index, -1);
  const die = rollDie(s, index);
  player.active.push(die);
  emit({ kind: 'recall-die', seat, args: { colour: colourName(index), die }, targets: [`die:${die}`] });
}

/** Removes an active die from the game (DS-4.62). */
export function boxActive(s: State, player: Player, die: string): void {
  takeOne(player.active, die);
  bump(s.box, dieColour(die), 1);
}
