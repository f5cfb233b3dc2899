/** The Roll phase, and dice set or rolled again by cards (DS-4.2 to DS-4.11). */
import type { Move } from '../../../core/game';
import {
  colourAt,
  dieCode,
  dieColour,
  dieIcon,
  ICONS_OF,
  isResource,
  QUOTA_MAX,
  REROLL_DICE,
  type DieCode,
  type Icon,
} from '../data';
import { playerOf, type Emit, type Player, type State } from '../state';
import { countsAsResource, paySource } from './icons';
import { bump, distinct, total, without } from './lists';
import { controls, present, tileInfo } from './map';
import { colourIndex, dieOf, iconNamed } from './notation';
import type { PickRules } from './pick';
import { drawFromBag, rollDie } from './pieces';
import { ONCE, TERMS } from './techs';

/** DS-4.4: worked out at the start of the Roll phase, and once more for Constitution. */
export function quotaOf(s: State, seat: number): number {
  let quota = TERMS.quota(playerOf(s, seat).techs);
  for (const t of s.map) {
    const tile = tileInfo(t);
    if (tile.ability.do !== 'quota') continue;
    if (tile.trigger === 'control' ? controls(t, seat) : present(t, seat)) quota += tile.ability.n;
  }
  return Math.min(quota, QUOTA_MAX);
}

/** DS-4.5: the bag is refilled only while a die is still due. */
export function drawStep(s: State, seat: number, emit: Emit): void {
  const player = playerOf(s, seat);
  player.quota = quotaOf(s, seat);
  const drawn: DieCode[] = [];
  for (let i = 0; i < player.quota; i++) {
    if (total(player.bag) === 0) {
      if (total(player.spent) === 0) break;
      player.spent.forEach((n, colour) => bump(player.bag, colour, n));
      player.spent.fill(0);
      emit({ kind: 'refill', seat, rule: 'DS-4.5' });
    }
    drawn.push(rollDie(s, drawFromBag(s, player)));
  }
  player.active.push(...drawn);
  if (drawn.length === 0) {
    emit({ kind: 'roll-none', seat, rule: 'DS-4.6' });
    return;
  }
  emit({
    kind: 'roll',
    seat,
    args: { quota: player.quota, dice: drawn.join(' ') },
    targets: drawn.map((die) => `die:${die}`),
    rule: 'DS-4.6',
  });
}

/** DS-4.7, DS-4.9 and Large Coaches: dice drawn for a resource, as far as the bag holds them. */
export function diceDrawn(player: Player): number {
  return Math.min(TERMS['draw-dice'](player.techs), total(player.bag));
}

export const rollPicks: PickRules<'roll-step' | 'pick-die' | 'pick-face' | 'pick-reroll'> = {
  'roll-step': {
    moves: (s, task) => rollMoves(playerOf(s, task.seat)),
    act: (s, { seat }, { verb, what }, emit) => CHANGE[verb as Change](s, seat, what, emit),
    waits: () => true,
  },
  'pick-die': {
    moves(s, { seat, why }) {
      const { active, spent } = playerOf(s, seat);
      if (why !== 'recall') return distinct(active).map((die) => `die:${die}`);
      return spent.flatMap((n, colour) => (n > 0 ? [`spent:${colourAt(colour)}`] : []));
    },
    act(s, { seat, why }, { what }, emit) {
      s.pending.pop();
      if (why === 'recall') recallDie(s, seat, colourIndex(what), emit);
      else s.pending.push({ kind: 'pick-face', seat, die: dieOf(what) });
    },
  },
  'pick-face': {
    moves: (_s, { die }) =>
      ICONS_OF[colourAt(dieColour(die))]
        .filter((icon) => icon !== dieIcon(die))
        .map((icon) => `face:${icon}`),
    act(s, { seat, die }, { what }, emit) {
      s.pending.pop();
      const { active } = playerOf(s, seat);
      const to = dieCode(dieColour(die), iconNamed(what));
      active[active.indexOf(die)] = to;
      emit({ kind: 'set-die', seat, args: { from: die, die: to }, targets: [`die:${to}`] });
    },
  },
  'pick-reroll': {
    moves(s, { seat, dice }) {
      const picks = distinct(without(playerOf(s, seat).active, dice)).map((die) => `die:${die}`);
      return dice.length > 0 ? ['roll', ...picks] : picks;
    },
    act(s, { seat, dice }, { verb, what }, emit) {
      if (verb === 'die') dice.push(dieOf(what));
      const most = Math.min(REROLL_DICE, playerOf(s, seat).active.length);
      if (verb !== 'roll' && dice.length < most) return;
      s.pending.pop();
      reroll(s, seat, dice, emit);
    },
  },
};

/** DS-4.7 to DS-4.10. */
function rollMoves(player: Player): Move[] {
  const result: Move[] = ['done'];
  const bag = total(player.bag) > 0;
  const pay = (source: string, icon: Icon, isDie: boolean) => {
    const pioneer = icon === 'pioneer';
    if (!pioneer && !isResource(icon)) return;
    const target = player.active.length - (isDie ? 1 : 0) > 0;
    if (target) result.push(`set:${source}`);
    if (target && pioneer) result.push(`reroll:${source}`);
    if (bag && countsAsResource(player, icon)) result.push(`draw:${source}`);
  };
  for (const die of distinct(player.active)) pay(`die:${die}`, dieIcon(die), true);
  for (const { card, icon } of ONCE.make(player)) pay(`card:${card}`, icon, false);
  if (ONCE.reroll(player) && player.active.length > 0) result.push('campfire');
  return result;
}

type Change = 'done' | 'campfire' | 'set' | 'reroll' | 'draw';

/** What can be done with a roll; the source that pays is spent first (DS-4.8). */
const CHANGE: Readonly<Record<Change, (s: State, seat: number, source: string, emit: Emit) => void>> = {
  done(s, seat, _source, emit) {
    s.pending.pop();
    emit({ kind: 'roll-done', seat });
  },
  campfire(s, seat, _source, emit) {
    const player = playerOf(s, seat);
    const card = ONCE.reroll(player);
    if (!card) throw new Error('No card rolls again for nothing.');
    player.flipped.push(card);
    emit({ kind: 'use-card', seat, args: { card }, targets: [`card:${card}`] });
    s.pending.push({ kind: 'pick-reroll', seat, dice: [] });
  },
  set(s, seat, source, emit) {
    pay(s, seat, 'roll-set', source, emit);
    s.pending.push({ kind: 'pick-die', seat, why: 'set' });
  },
  reroll(s, seat, source, emit) {
    pay(s, seat, 'roll-reroll', source, emit);
    s.pending.push({ kind: 'pick-reroll', seat, dice: [] });
  },
  draw(s, seat, source, emit) {
    pay(s, seat, 'roll-draw', source, emit);
    const player = playerOf(s, seat);
    const drawn = Array.from({ length: diceDrawn(player) }, () => rollDie(s, drawFromBag(s, player)));
    player.active.push(...drawn);
    emit({
      kind: 'roll-more',
      seat,
      args: { dice: drawn.join(' ') },
      targets: drawn.map((die) => `die:${die}`),
      rule: 'DS-4.9',
    });
  },
};

function pay(
  s: State,
  seat: number,
  kind: 'roll-set' | 'roll-reroll' | 'roll-draw',
  source: string,
  emit: Emit,
): void {
  paySource(playerOf(s, seat), source);
  emit({ kind, seat, args: { source }, targets: [source], rule: 'DS-4.7' });
}

function reroll(s: State, seat: number, dice: readonly DieCode[], emit: Emit): void {
  const { active } = playerOf(s, seat);
  const places: number[] = [];
  for (const die of dice) places.push(active.findIndex((d, i) => d === die && !places.includes(i)));
  const rolled = dice.map((die) => rollDie(s, dieColour(die)));
  rolled.forEach((die, i) => (active[places[i] as number] = die));
  emit({
    kind: 'rerolled',
    seat,
    args: { from: dice.join(' '), dice: rolled.join(' ') },
    targets: rolled.map((die) => `die:${die}`),
    rule: 'DS-4.7',
  });
}

/** Shift Work: a spent die is rolled into the active area. */
function recallDie(s: State, seat: number, colour: number, emit: Emit): void {
  const player = playerOf(s, seat);
  bump(player.spent, colour, -1);
  const die = rollDie(s, colour);
  player.active.push(die);
  emit({ kind: 'recall-die', seat, args: { colour: colourAt(colour), die }, targets: [`die:${die}`] });
}
