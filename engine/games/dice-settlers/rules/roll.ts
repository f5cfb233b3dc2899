/** Step 3 of the Roll phase, and dice set or rolled again by cards (DS-4.7 to DS-4.11). */
import type { Emit } from '../../../core/game';
import { COLOURS, colourName, dieCode, dieColour, type Colour } from '../data';
import { drawFromBag, paySource, rollDie } from './pieces';
import { bump, has, playerOf, takeOne, type Frame, type Player, type State } from '../state';

type RollFrame = Extract<Frame, { k: 'roll-step' | 'pick-die' | 'pick-face' | 'pick-reroll' }>;

export function applyRoll(s: State, frame: RollFrame, verb: string, rest: string, emit: Emit): void {
  const player = playerOf(s, frame.seat);
  switch (frame.k) {
    case 'roll-step':
      rollChoice(s, frame.seat, player, verb, rest, emit);
      return;
    case 'pick-die':
      s.frames.pop();
      if (frame.why === 'recall') recallDie(s, frame.seat, player, rest, emit);
      else s.frames.push({ k: 'pick-face', seat: frame.seat, die: rest });
      return;
    case 'pick-face': {
      s.frames.pop();
      const to = dieCode(dieColour(frame.die), rest);
      player.active[player.active.indexOf(frame.die)] = to;
      emit({ kind: 'set-die', seat: frame.seat, args: { from: frame.die, die: to }, targets: [`die:${to}`] });
      return;
    }
    case 'pick-reroll':
      if (verb === 'die') frame.dice.push(rest);
      if (verb === 'roll' || frame.dice.length === 3 || frame.dice.length === player.active.length) {
        s.frames.pop();
        reroll(s, frame.seat, player, frame.dice, emit);
      }
  }
}

function rollChoice(s: State, seat: number, player: Player, verb: string, source: string, emit: Emit): void {
  if (verb === 'done') {
    s.frames.pop();
    emit({ kind: 'roll-done', seat });
    return;
  }
  if (verb === 'campfire') {
    player.flipped.push('campfire-stories');
    emit({ kind: 'use-card', seat, args: { card: 'campfire-stories' }, targets: ['card:campfire-stories'] });
    s.frames.push({ k: 'pick-reroll', seat, dice: [] });
    return;
  }
  paySource(player, source);
  emit({ kind: `roll-${verb}`, seat, args: { source }, targets: [source], rule: 'DS-4.7' });
  if (verb === 'set') s.frames.push({ k: 'pick-die', seat, why: 'set' });
  else if (verb === 'reroll') s.frames.push({ k: 'pick-reroll', seat, dice: [] });
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
