/** Cards used as a Free action: 1x cards and Explosives (DS-4.74 to DS-4.78). */
import type { Move } from '../../../core/game';
import { hexOf } from '../../../geometry/hex';
import { GOLD, resourceAt } from '../data';
import { techOf, WHEN, type EffectOf, type FreeKind, type TechId } from '../data-techs';
import { playerOf, ready, type Emit, type MapTile, type State } from '../state';
import { factoryTiles } from './factory';
import { raiseTiles } from './govern';
import { takeOne, total } from './lists';
import { losesBy } from './loss';
import { foesOn, neighboursOf, present, settleTiles, tented, tileAt } from './map';
import { named, onTiles } from './notation';
import type { PickRules } from './pick';
import { addTent, extraHelps, gainTokens, gainVp, pitchTent, returnTent } from './pieces';
import { printed } from './techs';

interface FreeRule<E> {
  /** DS-4.77: whether it would change something. */
  helps(s: State, seat: number): boolean;
  start(s: State, seat: number, effect: E, card: TechId, emit: Emit): void;
}

const FREE: { readonly [K in FreeKind]: FreeRule<EffectOf<K>> } = {
  'move-tents': {
    helps: (s, seat) => movable(s, seat).length > 0,
    start: (s, seat) => void s.pending.push({ kind: 'move-from', seat, moved: 0 }),
  },
  'set-die': {
    helps: (s, seat) => playerOf(s, seat).active.length > 0,
    start: (s, seat) => void s.pending.push({ kind: 'pick-die', seat, why: 'adapt' }),
  },
  'keep-factory': {
    helps: (s, seat) => factoryTiles(s, seat, true).length > 0,
    start: (s, seat) => void s.pending.push({ kind: 'factory-tile', seat, keep: true }),
  },
  'recall-die': {
    helps: (s, seat) => total(playerOf(s, seat).spent) > 0,
    start: (s, seat) => void s.pending.push({ kind: 'pick-die', seat, why: 'recall' }),
  },
  'clear-tents': {
    helps: (s, seat) => clearTiles(s, seat).length > 0,
    start: (s, seat) => void s.pending.push({ kind: 'clear-tile', seat }),
  },
  'place-tents': {
    helps: (s, seat) => playerOf(s, seat).tents > 0 && settleTiles(s, seat).length > 0,
    start: (s, seat) => void s.pending.push({ kind: 'place-tent', seat, placed: 0 }),
  },
  'take-gold': {
    helps: () => true,
    start(s, seat, { n }, card, emit) {
      const kind = resourceAt(GOLD);
      gainTokens(playerOf(s, seat), kind, n);
      emit({ kind: 'token', seat, args: { kind, n }, targets: [`card:${card}`] });
    },
  },
  'raise-house': {
    helps: (s, seat) => raiseTiles(s, seat).length > 0,
    start: (s, seat) => void s.pending.push({ kind: 'raise-tile', seat }),
  },
  'extra-action': {
    helps: extraHelps,
    start(s, seat, _effect, card, emit) {
      s.turn.allow++;
      emit({ kind: 'extra-card', seat, args: { card }, targets: [`card:${card}`], rule: 'DS-4.33' });
    },
  },
  'any-die': {
    helps: (s) => total(s.supply) > 0,
    start: (s, seat) => void s.pending.push({ kind: 'pick-colour', seat, left: 1, why: 'wagon' }),
  },
  'take-vp': {
    helps: () => true,
    start(s, seat, { n }, card, emit) {
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

/** Cards of the tableau this seat can use as a Free action now. */
export function freeCards(s: State, seat: number): TechId[] {
  const player = playerOf(s, seat);
  return s.tableau.filter((card) => ready(player, card) && freeRule(card)?.helps(s, seat));
}

/** A 1x card flips; an Explosive loses its marker (DS-4.74). */
export function useCard(s: State, seat: number, card: TechId, emit: Emit): void {
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
  freeRule(card)?.start(s, seat, effect as EffectOf<FreeKind>, card, emit);
}

/** Mobile Workforce: tiles with own tents and a neighbouring tile. */
function movable(s: State, seat: number): MapTile[] {
  return tented(s, seat).filter((t) => neighboursOf(s, t).length > 0);
}

/** Dynamite: tiles with own presence and someone else's tent. */
function clearTiles(s: State, seat: number): MapTile[] {
  return s.map.filter((t) => present(t, seat) && foesOn(t, seat).length > 0);
}

/** DS-4.77: up to so many, but at least one. */
function afterOne(done: number, moves: readonly Move[]): Move[] {
  return done > 0 ? ['done', ...moves] : [...moves];
}

/** DS-4.78. */
export const cardPicks: PickRules<'move-from' | 'move-to' | 'place-tent' | 'clear-tile' | 'clear-victim'> = {
  'move-from': {
    moves: (s, task) => afterOne(task.moved, onTiles('from', movable(s, task.seat))),
    act(s, task, { verb, what }) {
      s.pending.pop();
      if (verb === 'done') return;
      s.pending.push({ kind: 'move-to', seat: task.seat, from: what, moved: task.moved });
    },
    waits: (s, { seat }, only) => only !== 'done' && losesBy(s, seat, tileAt(s, named(only))),
  },
  'move-to': {
    moves: (s, task) => onTiles('to', neighboursOf(s, hexOf(task.from))),
    act(s, { seat, from, moved }, { what }, emit) {
      const a = tileAt(s, from);
      const b = tileAt(s, what);
      addTent(a, seat, -1);
      addTent(b, seat, 1);
      s.pending.pop();
      emit({
        kind: 'move-tent',
        seat,
        args: { from: a.tile, tile: b.tile },
        targets: [`cell:${what}`, `cell:${from}`],
        rule: 'DS-4.78',
      });
      // The next move may start where this one ended.
      if (moved + 1 < printed('move-tents').n) s.pending.push({ kind: 'move-from', seat, moved: moved + 1 });
    },
  },
  'place-tent': {
    moves(s, { seat, placed }) {
      const tiles = playerOf(s, seat).tents > 0 ? settleTiles(s, seat) : [];
      return afterOne(placed, onTiles('place', tiles));
    },
    act(s, task, { verb, what }, emit) {
      const { seat } = task;
      if (verb === 'done') {
        s.pending.pop();
        return;
      }
      const t = tileAt(s, what);
      pitchTent(s, seat, t);
      emit({ kind: 'settle', seat, args: { tile: t.tile }, targets: [`cell:${what}`], rule: 'DS-4.78' });
      task.placed++;
      if (task.placed === printed('place-tents').n || playerOf(s, seat).tents === 0) s.pending.pop();
    },
  },
  'clear-tile': {
    moves: (s, task) => onTiles('at', clearTiles(s, task.seat)),
    act(s, task, { what }) {
      s.pending.pop();
      s.pending.push({ kind: 'clear-victim', seat: task.seat, cell: what, cleared: 0 });
    },
  },
  'clear-victim': {
    moves(s, { seat, cell, cleared }) {
      return afterOne(
        cleared,
        foesOn(tileAt(s, cell), seat).map((owner) => `hit:${owner}`),
      );
    },
    act(s, task, { verb, what }, emit) {
      if (verb === 'done') {
        s.pending.pop();
        return;
      }
      const { seat, cell } = task;
      const t = tileAt(s, cell);
      const victim = Number(what);
      returnTent(s, t, victim);
      emit({
        kind: 'clear',
        seat,
        args: { tile: t.tile, victim },
        targets: [`cell:${cell}`],
        rule: 'DS-4.78',
      });
      task.cleared++;
      if (task.cleared === printed('clear-tents').n) s.pending.pop();
    },
  },
};
