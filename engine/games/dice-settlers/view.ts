/** What a seat may see, and worlds it cannot tell from the true one (section 9). */
import type { ScoreLine } from '../../core/game';
import { otherWords, shuffle, type Rng } from '../../core/rng';
import { HEX_SIDES } from './data';
import type { TechId } from './data-techs';
import { seatScore } from './score';
import {
  clone,
  cloneTask,
  top,
  type Bot,
  type MapTile,
  type Phase,
  type Player,
  type State,
  type Task,
} from './state';
import { bump, noDice, total } from './rules/lists';
import { housesOnMap } from './rules/map';
import { ownerName } from './words/names';

export interface SideView {
  readonly name: string;
  readonly houses: number;
  /** The score if the game ended now, as far as it can be seen. */
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

export interface PlayerView extends SideView, Omit<Player, 'bag'> {
  /** Null for everybody but the owner (DS-4.12). */
  readonly bag: readonly number[] | null;
  readonly bagCount: number;
}

export interface BotView extends SideView, Bot {}

export interface View {
  readonly viewer: number;
  readonly solo: boolean;
  readonly sides: number;
  readonly round: number;
  readonly first: number;
  readonly phase: Phase;
  readonly pass: number;
  readonly finalRound: number;
  readonly map: readonly MapTile[];
  readonly stack: number;
  readonly removed: readonly number[];
  readonly startHand: readonly number[];
  readonly kept: readonly number[];
  readonly supply: readonly number[];
  readonly tableau: readonly TechId[];
  readonly vpSupply: number;
  readonly players: readonly PlayerView[];
  readonly bot: BotView | null;
  /** What is picked or done next. */
  readonly task: Task | null;
  readonly hexSides: readonly string[];
}

/** What is asked, apart from what lies on the table. */
export const asking = ['task'] as const;

export function view(s: State, seat: number): View {
  const copy = clone(s);
  const task = top(s);
  return {
    viewer: seat,
    solo: s.solo,
    sides: s.sides,
    round: s.round,
    first: s.first,
    phase: s.phase,
    pass: s.turn.pass,
    finalRound: s.finalRound,
    map: copy.map,
    stack: s.stack.length,
    removed: copy.removed,
    startHand: copy.draft.hand,
    kept: copy.draft.kept,
    supply: copy.supply,
    tableau: copy.tableau,
    vpSupply: s.vpSupply,
    players: copy.players.map(({ bag, ...open }, owner) => ({
      ...open,
      ...sideView(s, owner, owner !== seat),
      bag: owner === seat ? bag : null,
      bagCount: total(bag),
    })),
    bot: copy.bot ? { ...copy.bot, ...sideView(s, s.players.length, false) } : null,
    task: task ? cloneTask(task) : null,
    hexSides: HEX_SIDES,
  };
}

function sideView(s: State, owner: number, openOnly: boolean): SideView {
  const { total: points, lines } = seatScore(s, owner, openOnly);
  return { name: ownerName(s, owner), houses: housesOnMap(s, owner), points, lines };
}

/** Bags of the others are dealt anew from the dice that must be in them; the stacks are shuffled. */
export function resample(s: State, seat: number, rng: Rng): State {
  const copy = clone(s);
  const pool: number[] = [];
  copy.players.forEach((player, owner) => {
    if (owner === seat) return;
    player.bag.forEach((n, colour) => {
      for (let i = 0; i < n; i++) pool.push(colour);
    });
  });
  // Sorted first, so that the outcome hangs on the generator alone and not on what is hidden.
  shuffle(rng.state, pool.sort(ascending));
  copy.players.forEach((player, owner) => {
    if (owner === seat) return;
    const n = total(player.bag);
    player.bag = noDice();
    for (const colour of pool.splice(0, n)) bump(player.bag, colour, 1);
  });
  shuffle(rng.state, copy.stack.sort(ascending));
  shuffle(rng.state, copy.draft.stack.sort(ascending));
  copy.rng = otherWords(rng);
  return copy;
}

function ascending(a: number, b: number): number {
  return a - b;
}
