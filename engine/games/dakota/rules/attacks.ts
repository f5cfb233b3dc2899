/** DK-4.4: attacks, answers, arrests. */
import { roll } from '../../../core/rng';
import {
  ARSON_TYPES,
  DIE,
  ENGINEER,
  HEIST_MOST,
  RESOURCES,
  SHERIFF,
  SHERIFF_FROM,
  STICK_UP_MOST,
  VICE_FROM,
  kindAt,
  resAt,
  type Kind,
  type Res,
} from '../data';
import { cardIndex, cardNamed, commitOf, isOf, type AttackCard, type ReactionCard } from '../data-cards';
import { tileAt } from '../data-tiles';
import { townOf, type Attack, type Emit, type State, type Town } from '../state';
import { add, at, sum } from './counts';
import { crewIn, crewMove, crewsOf } from './crews';
import { canCollapse, collapse, collapseMoves, destroy } from './disasters';
import { engineerStops } from './events';
import { tileOn, workable } from './mine';
import { after, cartTarget, cellTarget, parseCell, resIn, spaceTarget, workerIn } from './notation';
import { spendCard } from './piles';
import { report, type PickRules, type StepRules } from './tasks';
import { cartOf, earn, freeCells, has, kindsWith, officeWithWindow, use } from './town';

/** What of a town an attack is aimed at; null where it strikes the town as a whole. */
type Aim = 'cart' | 'space' | 'cell' | null;

interface Effect {
  /** A free engineer of the town struck may stop it (DK-4.4.8). */
  readonly propped?: boolean;
  /** What changes as it strikes: it is told with the strike. */
  strike?(t: Town, a: Attack): void;
  /** What follows, and tells of itself. */
  hit?(s: State, a: Attack, emit: Emit): void;
}
interface OnTown extends Effect {
  readonly aim: null;
  canStrike(t: Town): boolean;
}
interface OnThing extends Effect {
  readonly aim: NonNullable<Aim>;
  /** Things of the town it can be aimed at, as moves (DK-4.4.1). */
  objects(t: Town): string[];
}

const ATTACKS: Readonly<Record<AttackCard, OnTown | OnThing>> = {
  'stick-up': {
    aim: null,
    canStrike: () => true,
    hit(s, a, emit) {
      const t = townOf(s, a.target);
      const n = Math.min(STICK_UP_MOST, t.cash);
      t.cash -= n;
      earn(s, a.attacker, n);
      report(emit, 'robbed', a.attacker, { n, other: a.target }, { only: [a.attacker, a.target] });
    },
  },
  'ore-heist': {
    aim: null,
    canStrike: (t) => sum(t.resources) > 0,
    hit(s, a) {
      s.pending.push({ kind: 'heist-pick', seat: a.attacker, target: a.target, taken: 0 });
    },
  },
  'cart-sabotage': {
    aim: 'cart',
    objects: (t) => t.carts.flatMap((cart, i) => (cart.broken ? [] : [cartTarget(i)])),
    strike(t, a) {
      cartOf(t, a.object).broken = true;
    },
  },
  dynamite: {
    aim: 'cell',
    objects: (t) => (canCollapse(t) ? collapseMoves(t) : []),
    propped: true,
    hit: (s, a, emit) => collapse(s, a.target, a.x, a.y, emit),
  },
  arson: {
    aim: 'space',
    objects: (t) =>
      t.spaces.flatMap((b, i) =>
        b !== null && !b.starter && ARSON_TYPES.includes(b.type) ? [spaceTarget(i)] : [],
      ),
    hit: (s, a, emit) => destroy(s, a.target, a.object, emit),
  },
  'claim-jump': {
    aim: 'cell',
    objects: (t) => t.mine.filter(workable).map(cellTarget),
    strike(t, a) {
      tileOn(t, a.x, a.y).mark = 'jumped';
    },
    hit(s, a) {
      const tile = tileOn(townOf(s, a.target), a.x, a.y);
      const types = [...new Set(tileAt(tile.tile).resources)].filter((res) => at(s.pool, res) > 0);
      if (types.length > 0) s.pending.push({ kind: 'claim-pick', seat: a.attacker, types });
    },
  },
};

/** How a reaction card answers an attack; null where it only answers an arrest. */
const ANSWERS: Readonly<Record<ReactionCard, { readonly arrest: boolean; readonly toHand: boolean } | null>> =
  {
    marshall: { arrest: true, toHand: false },
    'got-lost': { arrest: false, toHand: true },
    jailbreak: null,
  };

export function aimOf(card: AttackCard): Aim {
  return ATTACKS[card].aim;
}

/** What the card can be aimed at in a town, as moves. */
function objectsOf(t: Town, card: AttackCard): string[] {
  const rule = ATTACKS[card];
  return rule.aim === null ? [] : rule.objects(t);
}

function targetsOf(s: State, seat: number, card: AttackCard): number[] {
  const rule = ATTACKS[card];
  const canStrike = (t: Town) => (rule.aim === null ? rule.canStrike(t) : rule.objects(t).length > 0);
  return s.towns.flatMap((t, target) => (target !== seat && canStrike(t) ? [target] : []));
}

export function attackCanBePlayed(s: State, seat: number, card: AttackCard): boolean {
  return sum(townOf(s, seat).idle) >= commitOf(card) && targetsOf(s, seat, card).length > 0;
}

/** Whom the card binds is asked last (DK-4.4.1). */
function askForCrew(s: State, seat: number, attack: Attack): void {
  s.pending.push({ kind: commitOf(attack.card) > 1 ? 'card-crew' : 'card-worker', seat, attack });
}

function beginAttack(seat: number, card: AttackCard, target: number): Attack {
  return { card, attacker: seat, target, object: -1, x: 0, y: 0, committed: [], rolled: false };
}

function responses(s: State, a: Attack): string[] {
  const t = townOf(s, a.target);
  const cards = (Object.keys(ANSWERS) as ReactionCard[]).filter((card) => ANSWERS[card] && has(t, card));
  const moves = cards.map((card) => `react:${card}`);
  if (ATTACKS[a.card].propped && at(t.idle, ENGINEER) > 0) moves.push('engineer');
  if (!a.rolled && officeWithWindow(t))
    moves.push(...kindsWith(t.idle).map((kind) => `defend:${kindAt(kind)}`));
  moves.push('pass');
  return moves;
}

/** What an attack is aimed at, as targets. */
function aimedAt(a: Attack): string[] {
  switch (aimOf(a.card)) {
    case 'cart':
      return [cartTarget(a.object)];
    case 'space':
      return [spaceTarget(a.object)];
    case 'cell':
      return [cellTarget(a)];
    case null:
      return [];
  }
}

/** DK-4.4.12: an arrest, if a cell is free, before the attack is laid aside. */
function stopped(s: State, a: Attack, arrest: boolean, toHand: boolean): void {
  s.pending.push({ kind: 'attack-over', attack: a, toHand });
  if (arrest && freeCells(townOf(s, a.target)) > 0 && a.committed.length > 0) {
    s.pending.push({ kind: 'jail-pick', seat: a.target, attack: a });
  }
}

export const attackPicks: PickRules<
  | 'card-target'
  | 'card-object'
  | 'card-worker'
  | 'card-crew'
  | 'respond'
  | 'jail-pick'
  | 'jailbreak'
  | 'heist-pick'
  | 'claim-pick'
> = {
  'card-target': {
    moves: (s, task) => targetsOf(s, task.seat, task.card).map((seat) => `seat:${seat}`),
    act(s, task, move) {
      const attack = beginAttack(task.seat, task.card, Number(after(move, 'seat:')));
      if (aimOf(task.card) === null) askForCrew(s, task.seat, attack);
      else s.pending.push({ kind: 'card-object', seat: task.seat, attack });
    },
  },
  'card-object': {
    moves: (s, task) => objectsOf(townOf(s, task.attack.target), task.attack.card),
    act(s, task, move) {
      const [what, where] = move.split(':');
      const attack = { ...task.attack };
      if (what === 'cell') Object.assign(attack, parseCell(where ?? ''));
      else attack.object = Number(where) - 1;
      askForCrew(s, task.seat, attack);
    },
  },
  'card-worker': {
    moves: (s, task) => kindsWith(townOf(s, task.seat).idle).map((kind) => crewMove([kind])),
    act: (s, task, move, emit) => declare(s, task.attack, crewIn(move), emit),
  },
  'card-crew': {
    moves: (s, { seat, attack }) =>
      crewsOf(townOf(s, seat).idle, commitOf(attack.card) - attack.committed.length).map(crewMove),
    act: (s, task, move, emit) => declare(s, task.attack, crewIn(move), emit),
  },
  respond: {
    moves: (s, task) => responses(s, task.attack),
    act(s, task, move, emit) {
      const a = task.attack;
      if (move === 'pass') s.pending.push({ kind: 'attack-hits', attack: a });
      else if (move === 'engineer') {
        engineerStops(s, task.seat, 'collapse', emit);
        stopped(s, a, false, false);
      } else if (move.startsWith('react:')) react(s, a, move, emit);
      else defend(s, a, workerIn(move, 'defend:'), emit);
    },
  },
  'jail-pick': {
    moves: (_s, task) => [...new Set(task.attack.committed)].sort().map((kind) => `worker:${kindAt(kind)}`),
    act(s, task, move, emit) {
      const worker = workerIn(move, 'worker:');
      const { attacker } = task.attack;
      // Whether a Jailbreak follows tells of the attacker's hand.
      report(emit, 'arrested', task.seat, { worker, other: attacker }, { news: true, rule: 'DK-4.4.6' });
      if (has(townOf(s, attacker), 'jailbreak')) {
        s.pending.push({ kind: 'jailbreak', seat: attacker, attack: task.attack, worker });
      } else jail(s, task.attack, worker, emit);
    },
  },
  jailbreak: {
    moves: () => ['play', 'decline'],
    act(s, task, move, emit) {
      if (move === 'decline') return jail(s, task.attack, task.worker, emit);
      spendCard(s, task.seat, 'jailbreak');
      const args = { worker: task.worker, other: task.attack.target };
      report(emit, 'broke-out', task.seat, args, { news: true, rule: 'DK-4.4.12' });
    },
  },
  'heist-pick': {
    moves(s, task) {
      const held = RESOURCES.filter((_, res) => at(townOf(s, task.target).resources, res) > 0);
      const moves = held.map((id) => `take:${id}`);
      return task.taken > 0 ? [...moves, 'done'] : moves;
    },
    act(s, task, move, emit) {
      if (move === 'done') return;
      const res = resIn(move, 'take:');
      const { resources } = townOf(s, task.target);
      add(resources, res, -1);
      add(townOf(s, task.seat).resources, res);
      report(emit, 'stole-piece', task.seat, { res, other: task.target });
      if (task.taken + 1 < HEIST_MOST && sum(resources) > 0) {
        s.pending.push({ ...task, taken: task.taken + 1 });
      }
    },
  },
  'claim-pick': {
    moves: (_s, task) => task.types.map((res) => `take:${resAt(res)}`),
    act: (s, task, move, emit) => takeClaim(s, task.seat, resIn(move, 'take:'), emit),
  },
};

/** The workers are bound, the attack is declared. */
function declare(s: State, a: Attack, crew: readonly Kind[], emit: Emit): void {
  for (const kind of crew) use(s, a.attacker, kind);
  const attack = { ...a, committed: [...a.committed, ...crew] };
  const args = { card: attack.card, other: attack.target };
  report(emit, 'attack', attack.attacker, args, { targets: aimedAt(attack), rule: 'DK-4.4.1' });
  s.pending.push({ kind: 'respond', seat: attack.target, attack });
}

function react(s: State, a: Attack, move: string, emit: Emit): void {
  const card = cardNamed(after(move, 'react:'));
  const answer = isOf(card, 'reaction') ? ANSWERS[card] : null;
  if (!answer || !isOf(card, 'reaction')) throw new Error(`${card} answers no attack.`);
  spendCard(s, a.target, card);
  report(emit, 'reaction', a.target, { card, other: a.attacker }, { news: true, rule: 'DK-4.4.2' });
  stopped(s, a, answer.arrest, answer.toHand);
}

/** Lowest roll with which a worker stops an attack (DK-4.4.4, 4.4.6). */
export function stopsFrom(kind: Kind): number {
  return kind === SHERIFF ? SHERIFF_FROM : VICE_FROM;
}

/** DK-4.4.3 to 4.4.6: one roll an attack; the window has served for today. */
function defend(s: State, a: Attack, kind: Kind, emit: Emit): void {
  const office = officeWithWindow(townOf(s, a.target));
  if (!office) throw new Error('No window of a sheriff’s office is free.');
  use(s, a.target, kind);
  office.here.push(kind);
  const rolled = roll(s.rng, DIE);
  const needs = stopsFrom(kind);
  const won = rolled >= needs;
  const args = { worker: kind, rolled, needs };
  report(emit, won ? 'defended' : 'defence-failed', a.target, args, { rule: 'DK-4.4.4' });
  if (won) stopped(s, a, kind === SHERIFF, false);
  else s.pending.push({ kind: 'respond', seat: a.target, attack: { ...a, rolled: true } });
}

/** The committed worker is in a cell: no longer the attacker's to use, house or count. */
function jail(s: State, a: Attack, kind: Kind, emit: Emit): void {
  add(townOf(s, a.attacker).used, kind, -1);
  townOf(s, a.target).cells.push({ kind, owner: a.attacker });
  report(emit, 'jailed', a.target, { worker: kind, other: a.attacker }, { rule: 'DK-4.4.6' });
}

function takeClaim(s: State, seat: number, res: Res, emit: Emit): void {
  add(s.pool, res, -1);
  add(townOf(s, seat).resources, res);
  report(emit, 'claim-piece', seat, { res });
}

export const attackSteps: StepRules<'attack-hits' | 'attack-over'> = {
  'attack-hits'(s, { attack: a }, emit) {
    const { strike, hit } = ATTACKS[a.card];
    strike?.(townOf(s, a.target), a);
    report(
      emit,
      'attack-hits',
      a.attacker,
      { card: a.card, other: a.target },
      { targets: aimedAt(a), news: true },
    );
    hit?.(s, a, emit);
  },
  'attack-over'(s, task, emit) {
    const { card, attacker, target } = task.attack;
    report(emit, 'attack-stopped', attacker, { card, other: target });
    if (!task.toHand) return;
    add(s.discard, cardIndex(card), -1);
    townOf(s, attacker).hand.push(card);
    report(emit, 'card-back', attacker, { card }, { rule: 'DK-4.4.2' });
  },
};
