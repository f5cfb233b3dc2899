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
import { bump, has, playerOf, ready, type Frame, type State } from '../state';
import { MAKES, techOf } from '../data-techs';
import { tileOf } from '../data-tiles';

type Commit = Extract<Frame, { k: 'commit' }>;

export function applyAction(s: State, frame: Frame, verb: string, rest: string, emit: Emit): void {
  switch (frame.k) {
    case 'turn-main':
      turnChoice(s, frame.seat, verb, rest, emit);
      return;
    case 'commit':
      commitChoice(s, frame, verb, rest, emit);
      return;
    case 'pick-card':
      s.frames.pop();
      s.frames.push(newCommit(frame.seat, 'research', techOf(rest).icons, rest));
      emit({ kind: 'aim', seat: frame.seat, args: { card: rest }, targets: [`card:${rest}`] });
      return;
    case 'pay-token':
      payToken(s, frame, verb, rest, emit);
      return;
    case 'pick-colour':
      pickColour(s, frame, rest, emit);
      return;
    case 'pick-tile':
      s.frames.pop();
      s.removed.push(...frame.drawn.filter((tile) => tile !== Number(rest)));
      s.frames.push({ k: 'pick-cell', seat: frame.seat, tile: Number(rest) });
      if (frame.drawn.length > 1) emit({ kind: 'keep-tile', seat: frame.seat, args: { tile: Number(rest) } });
      return;
    case 'pick-cell':
      s.frames.pop();
      placeTile(s, frame.seat, frame.tile, rest, emit);
      return;
    case 'settle-use':
    case 'recall-tent':
      settleChoice(s, frame, verb, rest, emit);
      return;
    case 'raid-tile':
      s.frames.pop();
      s.frames.push({ k: 'raid-victim', seat: frame.seat, cell: rest, left: frame.icons, hit: [] });
      return;
    case 'raid-victim':
      raidChoice(s, frame, verb, rest, emit);
      return;
    case 'bonus-kind':
      bonusKind(s, frame, rest as Resource, emit);
      return;
    case 'trade-use':
      tradeChoice(s, frame, verb, rest, emit);
      return;
    default:
      throw new Error(`No pick is pending in ${frame.k}.`);
  }
}

function turnChoice(s: State, seat: number, verb: string, rest: string, emit: Emit): void {
  switch (verb) {
    case 'end-turn':
      s.frames.pop();
      emit({ kind: 'end-turn', seat, args: { taken: s.turn.taken } });
      return;
    case 'factory':
      s.frames.push({ k: 'factory-tile', seat, keep: false });
      return;
    case 'govern':
      s.frames.push({ k: 'govern-tile', seat });
      return;
    case 'card':
      startFreeCard(s, seat, rest, emit);
      return;
    default:
      startAction(s, seat, rest as Action, emit);
  }
}

function newCommit(seat: number, action: Action, min: number, card = ''): Commit {
  return { k: 'commit', seat, action, card, icons: 0, gains: [0, 0, 0, 0], min, pair: '', half: false };
}

function startAction(s: State, seat: number, action: Action, emit: Emit): void {
  const player = playerOf(s, seat);
  player.used.push(action);
  s.turn.allow--;
  s.turn.taken++;
  emit({ kind: 'action', seat, args: { action } });
  if (action === 'research') {
    s.frames.push({ k: 'pick-card', seat });
    return;
  }
  const frame = newCommit(seat, action, action === 'raid' ? raidMinimum(s, seat) : 1);
  frame.icons = bonusIcons(s, seat, action);
  if (frame.icons > 0) emit({ kind: 'bonus', seat, args: { n: frame.icons, icon: action }, rule: 'DS-4.20' });
  s.frames.push(frame);
  if (action === 'settle' && has(player, 'homestead-act')) {
    player.tents++;
    emit({ kind: 'tents', seat, args: { n: 1, card: 'homestead-act' }, targets: ['card:homestead-act'] });
  }
  if (action === 'harvest' && has(player, 'production-boom')) {
    s.frames.push({ k: 'bonus-kind', seat, after: false, kinds: [0, 1, 2] });
  }
}

/** DS-4.25: sources one by one, until done. */
function commitChoice(s: State, frame: Commit, verb: string, rest: string, emit: Emit): void {
  const { seat } = frame;
  const player = playerOf(s, seat);
  if (verb === 'done') {
    finishCommit(s, frame, emit);
    return;
  }
  if (verb === 'pair') {
    frame.pair = rest || frame.action;
    return;
  }
  const source = `${verb}:${rest}`;
  paySource(player, source);
  emit({ kind: 'spend', seat, args: { source }, targets: [source.split('>')[0] ?? source] });
  if (frame.pair) {
    frame.half = !frame.half;
    if (frame.half) return;
    addIcon(frame, frame.pair);
    frame.pair = '';
  } else addIcon(frame, iconOf(source));
  if (frame.action === 'research' && frame.icons === frame.min) finishCommit(s, frame, emit);
}

/** The icon a source gives by itself; what it becomes stands behind `>`. */
function iconOf(source: string): string {
  const [code, as] = source.split('>');
  if (as) return as;
  const body = (code ?? '').slice((code ?? '').indexOf(':') + 1);
  return code?.startsWith('die:') ? dieIcon(body) : (MAKES.get(body) ?? '');
}

function addIcon(frame: Commit, icon: string): void {
  frame.icons++;
  if (frame.action === 'harvest') bump(frame.gains, RESOURCES.indexOf(icon as Resource), 1);
}

function finishCommit(s: State, frame: Commit, emit: Emit): void {
  const { seat, icons } = frame;
  const player = playerOf(s, seat);
  s.frames.pop();
  switch (frame.action) {
    case 'recruit': {
      const steps = has(player, 'frequent-hire') ? FREQUENT_HIRE_STEPS : RECRUIT_STEPS;
      const dice = steps.filter((n) => n <= icons).length;
      s.frames.push({ k: 'pick-colour', seat, left: dice, why: 'recruit' });
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
      s.frames.push({ k: 'pick-tile', seat, drawn });
      return;
    }
    case 'settle':
      s.frames.push({ k: 'settle-use', seat, left: icons });
      return;
    case 'raid':
      s.frames.push({ k: 'raid-tile', seat, icons });
      return;
    case 'harvest':
      harvest(s, frame, emit);
      return;
    case 'trade':
      s.frames.push({ k: 'trade-use', seat, left: icons, used: 0 });
      return;
    case 'research': {
      const due = priceList(frame.card);
      const rebate = has(player, 'basic-engineering') && due.length > 0;
      if (due.length === 0) learn(s, seat, frame.card, emit);
      else s.frames.push({ k: 'pay-token', seat, card: frame.card, due, rebate });
    }
  }
}

function harvest(s: State, frame: Commit, emit: Emit): void {
  const player = playerOf(s, frame.seat);
  frame.gains.forEach((n, kind) => {
    if (n === 0) return;
    bump(player.tokens, kind, n);
    emit({ kind: 'token', seat: frame.seat, args: { kind: RESOURCES[kind] ?? '', n }, rule: 'DS-4.55' });
  });
  if (ready(player, 'improved-tools')) {
    player.flipped.push('improved-tools');
    const kinds = frame.gains.flatMap((n, kind) => (n > 0 ? [kind] : []));
    s.frames.push({ k: 'bonus-kind', seat: frame.seat, after: true, kinds });
  }
}

/** DS-4.56. */
function bonusKind(s: State, frame: Extract<Frame, { k: 'bonus-kind' }>, kind: Resource, emit: Emit): void {
  s.frames.pop();
  const index = RESOURCES.indexOf(kind);
  if (frame.after) {
    bump(playerOf(s, frame.seat).tokens, index, 1);
    emit({
      kind: 'token',
      seat: frame.seat,
      args: { kind, n: 1 },
      targets: ['card:improved-tools'],
      rule: 'DS-4.56',
    });
    return;
  }
  const below = s.frames[s.frames.length - 1];
  if (below?.k !== 'commit') return;
  addIcon(below, kind);
  emit({
    kind: 'boom-icon',
    seat: frame.seat,
    args: { kind },
    targets: ['card:production-boom'],
    rule: 'DS-4.56',
  });
}

/** DS-4.69. */
function payToken(
  s: State,
  frame: Extract<Frame, { k: 'pay-token' }>,
  verb: string,
  kind: string,
  emit: Emit,
): void {
  const index = RESOURCES.indexOf(kind as Resource);
  if (verb === 'waive') {
    frame.due.splice(frame.due.indexOf(index), 1);
    frame.rebate = false;
    emit({ kind: 'waive', seat: frame.seat, args: { kind }, targets: ['card:basic-engineering'] });
  } else {
    frame.due.shift();
    bump(playerOf(s, frame.seat).tokens, index, -1);
    emit({ kind: 'pay', seat: frame.seat, args: { kind } });
  }
  if (frame.due.length > 0) return;
  s.frames.pop();
  learn(s, frame.seat, frame.card, emit);
}

/** DS-4.66. */
function learn(s: State, seat: number, card: string, emit: Emit): void {
  playerOf(s, seat).techs.push(card);
  emit({ kind: 'learn', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.66' });
}

function pickColour(s: State, frame: Extract<Frame, { k: 'pick-colour' }>, colour: string, emit: Emit): void {
  gainDie(s, frame.seat, COLOURS.indexOf(colour as Colour), emit, frame.why === 'recruit');
  frame.left--;
  if (frame.left === 0 || colourChoices(s, frame).length === 0) s.frames.pop();
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
  s.frames.push({ k: 'join', seat, explorer: seat, cell, left, joined: false });
  const { ability, trigger } = tileOf(no);
  if (trigger !== 'placement') return;
  if (ability.do === 'extra-action') {
    s.turn.allow++;
    emit({ kind: 'extra', seat, args: { tile: no }, targets, rule: 'DS-4.33' });
  } else if (ability.do === 'gain') {
    bump(player.tokens, RESOURCES.indexOf(ability.kind), 1);
    emit({ kind: 'token', seat, args: { kind: ability.kind, n: 1 }, targets, rule: 'DS-4.42' });
  } else if (ability.do === 'die-accessible' && openColours(s, seat).length > 0) {
    s.frames.push({ k: 'pick-colour', seat, left: 1, why: 'tile' });
  }
}

/** DS-4.45, DS-4.46. */
function settleChoice(
  s: State,
  frame: Extract<Frame, { k: 'settle-use' | 'recall-tent' }>,
  verb: string,
  cell: string,
  emit: Emit,
): void {
  const player = playerOf(s, frame.seat);
  if (frame.k === 'recall-tent') {
    if (verb === 'from') {
      const t = hexOf(s, cell);
      returnTent(s, t, frame.seat);
      frame.count++;
      emit({ kind: 'recall', seat: frame.seat, args: { tile: t.tile }, targets: [`cell:${cell}`] });
    } else s.frames.pop();
    return;
  }
  frame.left--;
  if (frame.left === 0) s.frames.pop();
  if (verb === 'recall') s.frames.push({ k: 'recall-tent', seat: frame.seat, count: 0 });
  else if (verb === 'take') {
    const n = has(player, 'quartermasters') ? 2 : 1;
    player.tents += n;
    emit({ kind: 'take-tents', seat: frame.seat, args: { n } });
  } else {
    const t = hexOf(s, cell);
    player.tents--;
    addTent(t, frame.seat, 1);
    emit({ kind: 'settle', seat: frame.seat, args: { tile: t.tile }, targets: [`cell:${cell}`] });
  }
}

/** DS-4.51. */
function raidChoice(
  s: State,
  frame: Extract<Frame, { k: 'raid-victim' }>,
  verb: string,
  rest: string,
  emit: Emit,
): void {
  if (verb === 'done') {
    s.frames.pop();
    return;
  }
  const victim = Number(rest);
  const first = !frame.hit.includes(victim);
  frame.left -= first ? swapCost(s, victim) : 1;
  if (first) frame.hit.push(victim);
  const t = hexOf(s, frame.cell);
  returnTent(s, t, victim);
  playerOf(s, frame.seat).tents--;
  addTent(t, frame.seat, 1);
  const targets = [`cell:${keyOf(t)}`];
  emit({ kind: 'raid', seat: frame.seat, args: { tile: t.tile, victim }, targets, rule: 'DS-4.51' });
}

/** DS-4.60 to DS-4.63. */
function tradeChoice(
  s: State,
  frame: Extract<Frame, { k: 'trade-use' }>,
  verb: string,
  rest: string,
  emit: Emit,
): void {
  const player = playerOf(s, frame.seat);
  if (verb === 'done') {
    s.frames.pop();
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
  gainVp(s, frame.seat, points);
  const goods = verb === 'sell' ? rest : `${verb}:${rest}`;
  emit({ kind: 'trade', seat: frame.seat, args: { goods, n: points }, rule: 'DS-4.60' });
  frame.left--;
  frame.used++;
  if (frame.left === 0) s.frames.pop();
}
