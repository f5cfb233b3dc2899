/** Cards used as a Free action: 1x cards and Explosives (DS-4.74 to DS-4.78). */
import { colourAt, GOLD, resourceAt } from '../data';
import { techOf, WHEN, type EffectOf, type FreeKind, type TechId } from '../data-techs';
import { playerOf, ready, type Emit, type State, type TaskOf } from '../state';
import { factoryTiles, useFactory } from './factory';
import { raise, raiseTiles } from './govern';
import { takeOne } from './lists';
import { foesOn, inSupply, keyOf, neighboursOf, present, settleTiles, tented, tileAt } from './map';
import { colourIndex, dieOf, iconNamed, onTiles, parts } from './notation';
import type { PickRules } from './pick';
import { addTent, extraHelps, gainDie, gainTokens, gainVp, giveWay, pitchTent } from './pieces';
import { recallDie, setDie, turnedDice } from './roll';
import { printed } from './techs';

interface FreeRule<E> {
  /** DS-4.77: what can be named with the card, '' where nothing is; none where it would change nothing. */
  choices(s: State, seat: number): string[];
  use(s: State, of: Use<E>, emit: Emit): void;
}

interface Use<E> {
  readonly seat: number;
  readonly card: TechId;
  readonly effect: E;
  /** What was named with it. */
  readonly what: string;
}

const always = () => [''];

const FREE: { readonly [K in FreeKind]: FreeRule<EffectOf<K>> } = {
  'move-tents': {
    choices: tentMoves,
    use: (s, { seat, what }, emit) => moveTent(s, seat, what, 0, emit),
  },
  'set-die': {
    choices: (s, seat) => turnedDice(playerOf(s, seat).active),
    use(s, { seat, what }, emit) {
      const [die, icon] = parts(what);
      setDie(s, seat, dieOf(die), iconNamed(icon), emit);
    },
  },
  'keep-factory': {
    choices: (s, seat) => factoryTiles(s, seat, true).map(keyOf),
    use: (s, { seat, what }, emit) => useFactory(s, seat, what, true, emit),
  },
  'recall-die': {
    choices: (s, seat) => playerOf(s, seat).spent.flatMap((n, colour) => (n > 0 ? [colourAt(colour)] : [])),
    use: (s, { seat, what }, emit) => recallDie(s, seat, colourIndex(what), emit),
  },
  'clear-tents': {
    choices: clearable,
    use(s, { seat, what }, emit) {
      const [cell, owner] = parts(what);
      clearTent(s, { kind: 'clear-victim', seat, cell, cleared: 0 }, Number(owner), emit);
    },
  },
  'place-tents': {
    choices: (s, seat) => (playerOf(s, seat).tents > 0 ? settleTiles(s, seat).map(keyOf) : []),
    use(s, { seat, what }, emit) {
      const task: TaskOf<'place-tent'> = { kind: 'place-tent', seat, placed: 0 };
      s.pending.push(task);
      placeTent(s, task, what, emit);
    },
  },
  'take-gold': {
    choices: always,
    use(s, { seat, card, effect: { n } }, emit) {
      const kind = resourceAt(GOLD);
      gainTokens(playerOf(s, seat), kind, n);
      emit({ kind: 'token', seat, args: { kind, n }, targets: [`card:${card}`] });
    },
  },
  'raise-house': {
    choices: (s, seat) => raiseTiles(s, seat).map(keyOf),
    use: (s, { seat, what }, emit) => raise(s, seat, what, emit),
  },
  'extra-action': {
    choices: (s, seat) => (extraHelps(s, seat) ? [''] : []),
    use(s, { seat, card }, emit) {
      s.turn.allow++;
      emit({ kind: 'extra-card', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.33' });
    },
  },
  'any-die': {
    choices: (s) => inSupply(s).map(colourAt),
    use: (s, { seat, what }, emit) => gainDie(s, seat, colourIndex(what), emit, false),
  },
  'take-vp': {
    choices: always,
    use(s, { seat, card, effect: { n } }, emit) {
      gainVp(s, seat, n);
      emit({ kind: 'vp', seat, args: { n, card }, targets: [`card:${card}`] });
    },
  },
};

/** The rule of a card that is a Free action, else undefined. */
function freeRule(card: TechId): FreeRule<EffectOf<FreeKind>> | undefined {
  const kind = techOf(card).effect.do;
  return WHEN[kind] === 'free' ? (FREE[kind as FreeKind] as FreeRule<EffectOf<FreeKind>>) : undefined;
}

/** Cards of the tableau this seat can use as a Free action now, each with what can be named with it. */
export function freeCards(
  s: State,
  seat: number,
): Array<{ readonly card: TechId; readonly choices: string[] }> {
  const player = playerOf(s, seat);
  return s.tableau.flatMap((card) => {
    const choices = ready(player, card) ? (freeRule(card)?.choices(s, seat) ?? []) : [];
    return choices.length > 0 ? [{ card, choices }] : [];
  });
}

/** A 1x card flips; an Explosive loses its marker (DS-4.74). */
export function useCard(s: State, seat: number, card: TechId, what: string, emit: Emit): void {
  const player = playerOf(s, seat);
  const { deck, effect } = techOf(card);
  const targets = [`card:${card}`];
  if (deck === 'explosive') {
    takeOne(player.techs, card);
    emit({ kind: 'explode', seat, args: { card }, targets, rule: 'DS-4.74' });
  } else {
    player.flipped.push(card);
    emit({ kind: 'use-card', seat, args: { card }, targets, rule: 'DS-4.75' });
  }
  freeRule(card)?.use(s, { seat, card, effect: effect as EffectOf<FreeKind>, what }, emit);
}

/** Mobile Workforce: own tents to neighbouring tiles, `0,0=1,0`. */
function tentMoves(s: State, seat: number): string[] {
  return tented(s, seat).flatMap((t) => neighboursOf(s, t).map((to) => `${keyOf(t)}=${keyOf(to)}`));
}

function moveTent(s: State, seat: number, what: string, moved: number, emit: Emit): void {
  const [from, to] = parts(what);
  const a = tileAt(s, from);
  const b = tileAt(s, to);
  addTent(a, seat, -1);
  addTent(b, seat, 1);
  emit({
    kind: 'move-tent',
    seat,
    args: { from: a.tile, tile: b.tile },
    targets: [`cell:${to}`, `cell:${from}`],
    rule: 'DS-4.78',
  });
  // The next move may start where this one ended.
  if (moved + 1 < printed('move-tents').n) s.pending.push({ kind: 'move-tent', seat, moved: moved + 1 });
}

/** Dynamite: tents of others on tiles with own presence, `0,0=1`. */
function clearable(s: State, seat: number): string[] {
  return s.map.flatMap((t) =>
    present(t, seat) ? foesOn(t, seat).map((owner) => `${keyOf(t)}=${owner}`) : [],
  );
}

function clearTent(s: State, task: TaskOf<'clear-victim'>, victim: number, emit: Emit): void {
  const { seat, cell } = task;
  const t = tileAt(s, cell);
  giveWay(s, t, victim, emit);
  emit({ kind: 'clear', seat, args: { tile: t.tile, victim }, targets: [`cell:${cell}`], rule: 'DS-4.78' });
  if (task.cleared + 1 < printed('clear-tents').n) s.pending.push({ ...task, cleared: task.cleared + 1 });
}

/** Land Rush: the task on top is done with its last tent. */
function placeTent(s: State, task: TaskOf<'place-tent'>, cell: string, emit: Emit): void {
  const { seat } = task;
  const t = tileAt(s, cell);
  pitchTent(s, seat, t);
  emit({ kind: 'settle', seat, args: { tile: t.tile }, targets: [`cell:${cell}`], rule: 'DS-4.78' });
  task.placed++;
  if (task.placed === printed('place-tents').n || playerOf(s, seat).tents === 0) s.pending.pop();
}

/** DS-4.77, DS-4.78: after the first of "up to so many" the others may be left. */
export const cardPicks: PickRules<'move-tent' | 'place-tent' | 'clear-victim'> = {
  'move-tent': {
    moves: (s, { seat }) => ['done', ...tentMoves(s, seat).map((what) => `move:${what}`)],
    act(s, { seat, moved }, { verb, what }, emit) {
      s.pending.pop();
      if (verb !== 'done') moveTent(s, seat, what, moved, emit);
    },
  },
  'place-tent': {
    moves: (s, { seat }) => ['done', ...onTiles('place', settleTiles(s, seat))],
    act(s, task, { verb, what }, emit) {
      if (verb === 'done') s.pending.pop();
      else placeTent(s, task, what, emit);
    },
  },
  'clear-victim': {
    moves: (s, { seat, cell }) => ['done', ...foesOn(tileAt(s, cell), seat).map((owner) => `hit:${owner}`)],
    act(s, task, { verb, what }, emit) {
      s.pending.pop();
      if (verb !== 'done') clearTent(s, task, Number(what), emit);
    },
  },
};
