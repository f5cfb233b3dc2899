/** The seven main actions: payment first, then what the icons buy (DS 4.B and 4.C). */
import type { Emit } from '../../../core/game';
import {
  COLOURS,
  dieIcon,
  FREQUENT_HIRE_STEPS,
  RECRUIT_STEPS,
  RESOURCES,
  TRADE_VP,
  type Action,
  type Colour,
  type Resource,
} from '../data';
import { boxActive } from './roll';
import { startFreeCard } from './free';
import { addTent, gainDie, gainVp, paySource, returnTent } from './pieces';
import { cellOf, hexOf, keyOf, openColours } from './map';
import { colourChoices, setValue } from './moves';
import { bonusIcons, priceList, raidMinimum, swapCost } from './icons';
import { bump, has, playerOf, ready, top, type Task, type State } from '../state';
import { MAKES, techOf } from '../data-techs';
import { tileOf } from '../data-tiles';

type Commit = Extract<Task, { kind: 'commit-icon' }>;

export function applyAction(s: State, task: Task, verb: string, rest: string, emit: Emit): void {
  switch (task.kind) {
    case 'turn-main':
      turnChoice(s, task.seat, verb, rest, emit);
      return;
    case 'commit-icon':
      commitChoice(s, task, verb, rest, emit);
      return;
    case 'pick-pair':
      pairChoice(s, task, `${verb}:${rest}`, emit);
      return;
    case 'pick-card':
      s.pending.pop();
      s.pending.push(newCommit(task.seat, 'research', techOf(rest).icons, rest));
      emit({ kind: 'aim', seat: task.seat, args: { card: rest }, targets: [`card:${rest}`] });
      return;
    case 'pay-token':
      payToken(s, task, verb, rest, emit);
      return;
    case 'pick-colour':
      pickColour(s, task, rest, emit);
      return;
    case 'pick-tile':
      s.pending.pop();
      s.removed.push(...task.drawn.filter((tile) => tile !== Number(rest)));
      s.pending.push({ kind: 'pick-cell', seat: task.seat, tile: Number(rest) });
      if (task.drawn.length > 1) emit({ kind: 'keep-tile', seat: task.seat, args: { tile: Number(rest) } });
      return;
    case 'pick-cell':
      s.pending.pop();
      placeTile(s, task.seat, task.tile, rest, emit);
      return;
    case 'settle-use':
    case 'recall-tent':
      settleChoice(s, task, verb, rest, emit);
      return;
    case 'raid-tile':
      s.pending.pop();
      s.pending.push({ kind: 'raid-victim', seat: task.seat, cell: rest, left: task.icons, hit: [] });
      return;
    case 'raid-victim':
      raidChoice(s, task, verb, rest, emit);
      return;
    case 'bonus-kind':
      bonusKind(s, task, rest as Resource, emit);
      return;
    case 'trade-use':
      tradeChoice(s, task, verb, rest, emit);
      return;
    default:
      throw new Error(`No pick is pending in ${task.kind}.`);
  }
}

function turnChoice(s: State, seat: number, verb: string, rest: string, emit: Emit): void {
  switch (verb) {
    case 'end-turn':
      s.pending.pop();
      emit({ kind: 'end-turn', seat, args: { taken: s.turn.taken } });
      return;
    case 'factory':
      s.pending.push({ kind: 'factory-tile', seat, keep: false });
      return;
    case 'govern':
      s.pending.push({ kind: 'govern-tile', seat });
      return;
    case 'card':
      startFreeCard(s, seat, rest, emit);
      return;
    default:
      startAction(s, seat, rest as Action, emit);
  }
}

function newCommit(seat: number, action: Action, min: number, card = ''): Commit {
  return { kind: 'commit-icon', seat, action, card, icons: 0, gains: [0, 0, 0, 0], min };
}

function startAction(s: State, seat: number, action: Action, emit: Emit): void {
  const player = playerOf(s, seat);
  player.used.push(action);
  s.turn.allow--;
  s.turn.taken++;
  emit({ kind: 'action', seat, args: { action } });
  if (action === 'research') {
    s.pending.push({ kind: 'pick-card', seat });
    return;
  }
  const task = newCommit(seat, action, action === 'raid' ? raidMinimum(s, seat) : 1);
  task.icons = bonusIcons(s, seat, action);
  if (task.icons > 0) emit({ kind: 'bonus', seat, args: { n: task.icons, icon: action }, rule: 'DS-4.20' });
  s.pending.push(task);
  if (action === 'settle' && has(player, 'homestead-act')) {
    player.tents++;
    emit({ kind: 'tents', seat, args: { n: 1, card: 'homestead-act' }, targets: ['card:homestead-act'] });
  }
  if (action === 'harvest' && has(player, 'production-boom')) {
    s.pending.push({ kind: 'bonus-kind', seat, after: false, kinds: [0, 1, 2] });
  }
}

/** DS-4.25: sources one by one, until done. */
function commitChoice(s: State, task: Commit, verb: string, rest: string, emit: Emit): void {
  const { seat } = task;
  const player = playerOf(s, seat);
  if (verb === 'done') {
    finishCommit(s, task, emit);
    return;
  }
  if (verb === 'pair') {
    s.pending.push({ kind: 'pick-pair', seat, action: task.action, icon: rest || task.action, half: false });
    return;
  }
  const source = `${verb}:${rest}`;
  paySource(player, source);
  emit({ kind: 'spend', seat, args: { source }, targets: [source.split('>')[0] ?? source] });
  addIcon(task, iconOf(source));
  if (task.action === 'research' && task.icons === task.min) finishCommit(s, task, emit);
}

/** DS-4.21: the second Pioneer makes the icon. */
function pairChoice(s: State, task: Extract<Task, { kind: 'pick-pair' }>, source: string, emit: Emit): void {
  const { seat } = task;
  paySource(playerOf(s, seat), source);
  emit({ kind: 'spend', seat, args: { source }, targets: [source] });
  task.half = !task.half;
  if (task.half) return;
  s.pending.pop();
  const payment = top(s);
  if (payment?.kind !== 'commit-icon') throw new Error('No payment waits for this icon.');
  addIcon(payment, task.icon);
  if (payment.action === 'research' && payment.icons === payment.min) finishCommit(s, payment, emit);
}

/** The icon a source gives by itself; what it becomes stands behind `>`. */
function iconOf(source: string): string {
  const [code, as] = source.split('>');
  if (as) return as;
  const body = (code ?? '').slice((code ?? '').indexOf(':') + 1);
  return code?.startsWith('die:') ? dieIcon(body) : (MAKES.get(body) ?? '');
}

function addIcon(task: Commit, icon: string): void {
  task.icons++;
  if (task.action === 'harvest') bump(task.gains, RESOURCES.indexOf(icon as Resource), 1);
}

function finishCommit(s: State, task: Commit, emit: Emit): void {
  const { seat, icons } = task;
  const player = playerOf(s, seat);
  s.pending.pop();
  switch (task.action) {
    case 'recruit': {
      const steps = has(player, 'frequent-hire') ? FREQUENT_HIRE_STEPS : RECRUIT_STEPS;
      const dice = steps.filter((n) => n <= icons).length;
      s.pending.push({ kind: 'pick-colour', seat, left: dice, why: 'recruit' });
      return;
    }
    case 'explore': {
      const due = icons + (has(player, 'wanderlust') ? 1 : 0);
      const drawn = s.stack.splice(-due).reverse();
      emit({
        kind: 'draw-tiles',
        seat,
        args: { tiles: drawn.join(' ') },
        targets: ['stack'],
        rule: 'DS-4.40',
        news: true,
      });
      s.pending.push({ kind: 'pick-tile', seat, drawn });
      return;
    }
    case 'settle':
      s.pending.push({ kind: 'settle-use', seat, left: icons });
      return;
    case 'raid':
      s.pending.push({ kind: 'raid-tile', seat, icons });
      return;
    case 'harvest':
      harvest(s, task, emit);
      return;
    case 'trade':
      s.pending.push({ kind: 'trade-use', seat, left: icons, used: 0 });
      return;
    case 'research': {
      const due = priceList(task.card);
      const rebate = has(player, 'basic-engineering') ? 1 : 0;
      if (due.length === 0) learn(s, seat, task.card, emit);
      else s.pending.push({ kind: 'pay-token', seat, card: task.card, due, rebate });
    }
  }
}

function harvest(s: State, task: Commit, emit: Emit): void {
  const player = playerOf(s, task.seat);
  task.gains.forEach((n, kind) => {
    if (n === 0) return;
    bump(player.tokens, kind, n);
    emit({ kind: 'token', seat: task.seat, args: { kind: RESOURCES[kind] ?? '', n }, rule: 'DS-4.55' });
  });
  if (ready(player, 'improved-tools')) {
    player.flipped.push('improved-tools');
    const kinds = task.gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
    s.pending.push({ kind: 'bonus-kind', seat: task.seat, after: true, kinds });
  }
}

/** DS-4.56. */
function bonusKind(s: State, task: Extract<Task, { kind: 'bonus-kind' }>, kind: Resource, emit: Emit): void {
  s.pending.pop();
  const index = RESOURCES.indexOf(kind);
  if (task.after) {
    bump(playerOf(s, task.seat).tokens, index, 1);
    emit({
      kind: 'token',
      seat: task.seat,
      args: { kind, n: 1 },
      targets: ['card:improved-tools'],
      rule: 'DS-4.56',
    });
    return;
  }
  const below = s.pending[s.pending.length - 1];
  if (below?.kind !== 'commit-icon') return;
  addIcon(below, kind);
  emit({
    kind: 'boom-icon',
    seat: task.seat,
    args: { kind },
    targets: ['card:production-boom'],
    rule: 'DS-4.56',
  });
}

/** DS-4.69. */
function payToken(
  s: State,
  task: Extract<Task, { kind: 'pay-token' }>,
  verb: string,
  kind: string,
  emit: Emit,
): void {
  const index = RESOURCES.indexOf(kind as Resource);
  if (verb === 'waive') {
    task.due.splice(task.due.indexOf(index), 1);
    task.rebate--;
    emit({ kind: 'waive', seat: task.seat, args: { kind }, targets: ['card:basic-engineering'] });
  } else {
    task.due.shift();
    bump(playerOf(s, task.seat).tokens, index, -1);
    emit({ kind: 'pay', seat: task.seat, args: { kind } });
  }
  if (task.due.length > 0) return;
  s.pending.pop();
  learn(s, task.seat, task.card, emit);
}

/** DS-4.66. */
function learn(s: State, seat: number, card: string, emit: Emit): void {
  playerOf(s, seat).techs.push(card);
  emit({ kind: 'learn', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.66' });
}

function pickColour(
  s: State,
  task: Extract<Task, { kind: 'pick-colour' }>,
  colour: string,
  emit: Emit,
): void {
  gainDie(s, task.seat, COLOURS.indexOf(colour as Colour), emit, task.why === 'recruit');
  task.left--;
  if (task.left === 0 || colourChoices(s, task).length === 0) s.pending.pop();
}

/** DS-4.42 to DS-4.44. */
function placeTile(s: State, seat: number, no: number, cell: string, emit: Emit): void {
  const { q, r } = cellOf(cell);
  const player = playerOf(s, seat);
  const tents = Array.from({ length: s.sides }, () => 0);
  const n = has(player, 'trailblazers') ? 2 : 1;
  tents[seat] = n;
  s.map.push({ tile: no, q, r, tents, house: -1 });
  const targets = [`cell:${cell}`];
  emit({ kind: 'explore', seat, args: { tile: no, n }, targets, rule: 'DS-4.42' });
  const left = Array.from({ length: s.sides - 1 }, (_, i) => (seat + 1 + i) % s.sides);
  s.pending.push({ kind: 'join', seat, explorer: seat, cell, left, joined: false });
  const { ability, trigger } = tileOf(no);
  if (trigger !== 'placement') return;
  if (ability.do === 'extra-action') {
    s.turn.allow++;
    emit({ kind: 'extra', seat, args: { tile: no }, targets, rule: 'DS-4.33' });
  } else if (ability.do === 'gain') {
    bump(player.tokens, RESOURCES.indexOf(ability.kind), 1);
    emit({ kind: 'token', seat, args: { kind: ability.kind, n: 1 }, targets, rule: 'DS-4.42' });
  } else if (ability.do === 'die-accessible' && openColours(s, seat).length > 0) {
    s.pending.push({ kind: 'pick-colour', seat, left: 1, why: 'tile' });
  }
}

/** DS-4.45, DS-4.46. */
function settleChoice(
  s: State,
  task: Extract<Task, { kind: 'settle-use' | 'recall-tent' }>,
  verb: string,
  cell: string,
  emit: Emit,
): void {
  const player = playerOf(s, task.seat);
  if (task.kind === 'recall-tent') {
    if (verb === 'from') {
      const t = hexOf(s, cell);
      returnTent(s, t, task.seat);
      task.count++;
      emit({ kind: 'recall', seat: task.seat, args: { tile: t.tile }, targets: [`cell:${cell}`] });
    } else s.pending.pop();
    return;
  }
  task.left--;
  if (task.left === 0) s.pending.pop();
  if (verb === 'recall') s.pending.push({ kind: 'recall-tent', seat: task.seat, count: 0 });
  else if (verb === 'take') {
    const n = has(player, 'quartermasters') ? 2 : 1;
    player.tents += n;
    emit({ kind: 'take-tents', seat: task.seat, args: { n } });
  } else {
    const t = hexOf(s, cell);
    player.tents--;
    addTent(t, task.seat, 1);
    emit({ kind: 'settle', seat: task.seat, args: { tile: t.tile }, targets: [`cell:${cell}`] });
  }
}

/** DS-4.51. */
function raidChoice(
  s: State,
  task: Extract<Task, { kind: 'raid-victim' }>,
  verb: string,
  rest: string,
  emit: Emit,
): void {
  if (verb === 'done') {
    s.pending.pop();
    return;
  }
  const victim = Number(rest);
  const first = !task.hit.includes(victim);
  task.left -= first ? swapCost(s, victim) : 1;
  if (first) task.hit.push(victim);
  const t = hexOf(s, task.cell);
  returnTent(s, t, victim);
  playerOf(s, task.seat).tents--;
  addTent(t, task.seat, 1);
  const targets = [`cell:${keyOf(t)}`];
  emit({ kind: 'raid', seat: task.seat, args: { tile: t.tile, victim }, targets, rule: 'DS-4.51' });
}

/** DS-4.60 to DS-4.63. */
function tradeChoice(
  s: State,
  task: Extract<Task, { kind: 'trade-use' }>,
  verb: string,
  rest: string,
  emit: Emit,
): void {
  const player = playerOf(s, task.seat);
  if (verb === 'done') {
    s.pending.pop();
    return;
  }
  let points: number = TRADE_VP.die;
  if (verb === 'sell') {
    const set = rest.split('+').map((kind) => RESOURCES.indexOf(kind as Resource));
    for (const kind of set) bump(player.tokens, kind, -1);
    const gold = set.some((kind) => RESOURCES[kind] === 'gold');
    points = setValue(set) + (gold && has(player, 'assay-office') ? 1 : 0);
  } else if (verb === 'die') boxActive(s, player, rest);
  else {
    const colour = COLOURS.indexOf(rest as Colour);
    bump(player.spent, colour, -1);
    bump(s.box, colour, 1);
  }
  gainVp(s, task.seat, points);
  const goods = verb === 'sell' ? rest : `${verb}:${rest}`;
  emit({ kind: 'trade', seat: task.seat, args: { goods, n: points }, rule: 'DS-4.60' });
  task.left--;
  task.used++;
  if (task.left === 0) s.pending.pop();
}
