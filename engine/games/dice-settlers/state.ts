/** The state of a game of Dice Settlers, its copy, and the small questions everything else asks of it. */
import type { Emit as CoreEmit, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { RngState } from '../../core/rng';
import { COLOURS, DICE_TOTAL, RESOURCES, type Action, type DieCode, type Level, type Sides } from './data';
import type { TechId } from './data-techs';
import { TILES } from './data-tiles';
import { withoutSteps, withPending } from './rules/older';

/** A hex of the map. Owners are seats; in the solo game owner 1 is the Diceoneer. */
export interface MapTile {
  tile: number;
  q: number;
  r: number;
  tents: number[];
  /** The owner of the house, or -1. */
  house: number;
}

export interface Player {
  /** Dice by colour. Only the owner may look into the bag. */
  bag: number[];
  active: DieCode[];
  spent: number[];
  tents: number;
  /** Tokens in the order of `RESOURCES`. */
  tokens: number[];
  vp: number;
  quota: number;
  techs: TechId[];
  /** 1x cards used this round. */
  flipped: TechId[];
  /** Factories used this round, by tile number. */
  factories: number[];
  /** Main actions taken this round (DS-4.32). */
  used: Action[];
  /** Free actions the player does not want to be asked about again this round. */
  declined: string[];
}

/** One side of the Action hex. */
export interface HexSide {
  dice: DieCode[];
  /** Index of the resource lying here, or -1. */
  token: number;
}

export interface Bot {
  /** Dice by colour, front first. */
  queue: number[];
  sides: HexSide[];
  /** The side of the Action marker. */
  marker: number;
  centre: number[];
  tents: number;
  general: number;
  vp: number;
  techs: TechId[];
  /** Dice rolled and steps of the last walk, for the drawing. */
  rolled: number;
  walk: number[];
}

/** A pick somebody is asked for; its kind is the kind of the decision. */
export type PickTask =
  | { kind: 'start-tile'; seat: number }
  | { kind: 'start-cell'; seat: number }
  | { kind: 'roll-step'; seat: number }
  | { kind: 'turn-main'; seat: number }
  | { kind: 'pick-colour'; seat: number; left: number; why: 'recruit' | 'tile' | 'wagon' }
  | { kind: 'lay-tile'; seat: number; drawn: number[] }
  | { kind: 'join'; seat: number; explorer: number; cell: string; left: number[]; joined: boolean }
  | { kind: 'reinforce'; seat: number; cell: string }
  /** `bonus` counts icons that need no payment. */
  | { kind: 'settle-use'; seat: number; bonus: number }
  | { kind: 'recall-tent'; seat: number; count: number }
  | { kind: 'raid-victim'; seat: number; cell: string; left: number; hit: number[] }
  | { kind: 'bonus-kind'; seat: number; kinds: number[] }
  | { kind: 'trade-use'; seat: number; bonus: number }
  | { kind: 'raise-tile'; seat: number }
  | { kind: 'move-tent'; seat: number; moved: number }
  | { kind: 'place-tent'; seat: number; placed: number }
  | { kind: 'clear-victim'; seat: number; cell: string; cleared: number }
  | { kind: 'keep-die'; seat: number; kept: DieCode[] }
  | { kind: 'bot-choice'; what: BotChoice; options: string[] }
  | { kind: 'bot-join-answer'; cell: string }
  | { kind: 'evict-factory' };
export type PickKind = PickTask['kind'];

/** What the Diceoneer leaves to you where its rules end in a tie. */
export type BotChoice = 'colour' | 'cell' | 'settle' | 'raid';

/** A step of the Diceoneer, which asks nobody. */
export type BotTask =
  /** Dice just rolled, until each has its place. */
  | { kind: 'bot-assign'; dice: DieCode[] }
  | { kind: 'bot-turn' }
  | { kind: 'bot-recruit'; left: number }
  | { kind: 'bot-explore'; tile: number }
  | { kind: 'bot-settle'; left: number; gathered: boolean }
  | { kind: 'bot-raid'; left: number; cell: string }
  | { kind: 'bot-end' };

export type Task = PickTask | BotTask;
export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

type DraftEvent =
  'offer' | 'keep-start' | 'bot-start' | 'lay-start' | 'start-tent' | 'start-house' | 'bot-tent' | 'round';
type RollEvent =
  'refill' | 'roll' | 'roll-none' | 'roll-done' | 'roll-set' | 'roll-reroll' | 'roll-draw' | 'roll-more';
type DieEvent = 'rerolled' | 'set-die' | 'recall-die' | 'gain-die' | 'gain-die-active' | 'keep' | 'put-away';
type TurnEvent = 'turn' | 'action' | 'bonus' | 'boom-icon' | 'spend' | 'end-turn' | 'extra' | 'extra-card';
type GoodsEvent = 'token' | 'harvest' | 'waive' | 'pay' | 'learn' | 'trade' | 'vp' | 'vp-reserve';
type TileEvent = 'draw-tiles' | 'explore' | 'join' | 'stay' | 'reinforce';
type TentEvent =
  'settle' | 'take-tents' | 'tents' | 'recall' | 'give-way' | 'raid' | 'clear' | 'move-tent' | 'evict';
type FreeEvent = 'use-card' | 'explode' | 'factory' | 'factory-keep' | 'house';
type EndEvent = 'clean-up' | 'last-round' | 'over';
type BotRollEvent =
  'bot-no-dice' | 'bot-roll' | 'bot-assign' | 'bot-queue' | 'bot-back' | 'bot-token' | 'bot-store';
type BotTurnEvent =
  'bot-idle' | 'bot-walk' | 'bot-step' | 'bot-strength' | 'bot-used' | 'bot-vp' | 'bot-house' | 'bot-trade';
type BotMapEvent =
  | 'bot-tile'
  | 'bot-explore'
  | 'bot-join'
  | 'bot-reinforce'
  | 'bot-settle'
  | 'bot-gather'
  | 'bot-raid'
  | 'bot-clear';
type BotEvent =
  BotRollEvent | BotTurnEvent | BotMapEvent | 'bot-die' | 'bot-guarded' | 'bot-swap' | 'bot-learn';
type SeatEvent =
  DraftEvent | RollEvent | DieEvent | TurnEvent | GoodsEvent | TileEvent | TentEvent | FreeEvent;
export type EventKind = SeatEvent | EndEvent | BotEvent;
export type Emit = CoreEmit<EventKind>;

/** DS-5.1, DS-5.3: what brings the last round. */
export type EndReason = 'houses' | 'vp' | 'stack' | 'dice' | 'stop';

export type Phase = 'draft' | 'roll' | 'turns' | 'clean' | 'over';

/** The turn under way: which pass, main actions still allowed and already taken in it (DS-4.33). */
interface Turn {
  pass: number;
  allow: number;
  taken: number;
}

export interface State extends GameState {
  rng: RngState;
  names: string[];
  options: OptionValues;
  solo: boolean;
  /** Sides at the table: players, and the Diceoneer in the solo game. */
  sides: Sides;
  players: Player[];
  bot: Bot | null;
  round: number;
  /** The first player of the round, a side. */
  first: number;
  phase: Phase;
  /** How many steps of the phase are done. */
  step: number;
  turn: Turn;
  /** What still has to be picked or done, the last one next. */
  pending: Task[];
  /** The start tiles offered now, those kept by side (0 = none yet), and those not yet drawn. */
  draft: { hand: number[]; kept: number[]; stack: number[] };
  map: MapTile[];
  stack: number[];
  /** Tiles out of the game. */
  removed: number[];
  supply: number[];
  /** Dice out of the game. */
  box: number[];
  tableau: TechId[];
  vpSupply: number;
  /** Points the supply could not cover or that tile 37 gave. */
  vpReserve: number;
  /** The last round, or 0 while nothing has triggered (DS-5.1). */
  finalRound: number;
  /** What triggered the last round. */
  triggers: EndReason[];
}

/**
 * A match under way goes on where rows were added since: new tiles and dice of a new colour stay out of it, new
 * kinds of token start at none, and new technologies lie in no tableau that was dealt before.
 */
export function upgrade(state: GameState): State {
  const s = withPending(state);
  for (let colour = s.box.length; colour < COLOURS.length; colour++) s.box[colour] = DICE_TOTAL[colour] ?? 0;
  lengthen(s.supply, COLOURS.length);
  for (const player of s.players) {
    lengthen(player.bag, COLOURS.length);
    lengthen(player.spent, COLOURS.length);
    lengthen(player.tokens, RESOURCES.length);
    player.declined = (player as Partial<Player>).declined ?? [];
  }
  withoutSteps(s);
  if (s.bot) lengthen(s.bot.centre, RESOURCES.length);
  const known = new Set([...s.stack, ...s.removed, ...s.draft.hand, ...s.draft.kept, ...s.draft.stack]);
  for (const t of s.map) known.add(t.tile);
  for (const task of s.pending) for (const no of tilesInHand(task)) known.add(no);
  s.removed.push(...TILES.flatMap(({ no }) => (known.has(no) ? [] : [no])));
  return s;
}

function lengthen(counts: number[], length: number): void {
  while (counts.length < length) counts.push(0);
}

/** Tiles that lie neither on the map nor in a pile while this task waits. */
export function tilesInHand(task: Task): readonly number[] {
  if (task.kind === 'lay-tile') return task.drawn;
  return task.kind === 'bot-explore' ? [task.tile] : [];
}

/** Dice that lie nowhere else while this task waits. */
export function diceInHand(task: Task): readonly DieCode[] {
  return task.kind === 'bot-assign' ? task.dice : [];
}

export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    names: s.names.slice(),
    options: { ...s.options },
    solo: s.solo,
    sides: s.sides,
    players: s.players.map(clonePlayer),
    bot: s.bot ? cloneBot(s.bot) : null,
    round: s.round,
    first: s.first,
    phase: s.phase,
    step: s.step,
    turn: { pass: s.turn.pass, allow: s.turn.allow, taken: s.turn.taken },
    pending: s.pending.map(cloneTask),
    draft: { hand: s.draft.hand.slice(), kept: s.draft.kept.slice(), stack: s.draft.stack.slice() },
    map: s.map.map((t) => ({ tile: t.tile, q: t.q, r: t.r, tents: t.tents.slice(), house: t.house })),
    stack: s.stack.slice(),
    removed: s.removed.slice(),
    supply: s.supply.slice(),
    box: s.box.slice(),
    tableau: s.tableau.slice(),
    vpSupply: s.vpSupply,
    vpReserve: s.vpReserve,
    finalRound: s.finalRound,
    triggers: s.triggers.slice(),
  };
}

function clonePlayer(p: Player): Player {
  return {
    bag: p.bag.slice(),
    active: p.active.slice(),
    spent: p.spent.slice(),
    tents: p.tents,
    tokens: p.tokens.slice(),
    vp: p.vp,
    quota: p.quota,
    techs: p.techs.slice(),
    flipped: p.flipped.slice(),
    factories: p.factories.slice(),
    used: p.used.slice(),
    declined: p.declined.slice(),
  };
}

function cloneBot(b: Bot): Bot {
  return {
    queue: b.queue.slice(),
    sides: b.sides.map((side) => ({ dice: side.dice.slice(), token: side.token })),
    marker: b.marker,
    centre: b.centre.slice(),
    tents: b.tents,
    general: b.general,
    vp: b.vp,
    techs: b.techs.slice(),
    rolled: b.rolled,
    walk: b.walk.slice(),
  };
}

/** Tasks hold plain values and lists of them. */
export function cloneTask<T extends Task>(task: T): T {
  const copy = { ...task };
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as typeof value;
  }
  return copy;
}

export function top(s: State): Task | undefined {
  return s.pending[s.pending.length - 1];
}

const ASKS_NOBODY: Readonly<Record<BotTask['kind'], true>> = {
  'bot-assign': true,
  'bot-turn': true,
  'bot-recruit': true,
  'bot-explore': true,
  'bot-settle': true,
  'bot-raid': true,
  'bot-end': true,
};

export function isPick(task: Task): task is PickTask {
  return !(task.kind in ASKS_NOBODY);
}

/** The pick that is asked now; null when the game is over. */
export function asked(s: State): PickTask | null {
  const task = top(s);
  return task && s.phase !== 'over' && isPick(task) ? task : null;
}

/** What the Diceoneer leaves open is asked of you. */
export function seatOf(task: PickTask): number {
  return 'seat' in task ? task.seat : 0;
}

/** Sides in playing order from the first player. */
export function order(s: State): number[] {
  return Array.from({ length: s.sides }, (_, i) => (s.first + i) % s.sides);
}

export function playerOf(s: State, seat: number): Player {
  const player = s.players[seat];
  if (!player) throw new RangeError(`There is no seat ${seat}.`);
  return player;
}

export function botOf(s: State): Bot {
  if (!s.bot) throw new Error('There is no Diceoneer in this game.');
  return s.bot;
}

/** The owner number of the Diceoneer, or -1. */
export function botOwner(s: State): number {
  return s.bot ? s.players.length : -1;
}

/** The solo toggles that have a level. */
export const LEVEL_OPTIONS = ['solo.diceCap', 'solo.unused', 'solo.tradeRate', 'solo.endBonus'] as const;
export type LevelOption = (typeof LEVEL_OPTIONS)[number];

export function level(s: State, option: LevelOption): Level {
  const value = s.options[option];
  return value === 'easy' || value === 'hard' ? value : 'normal';
}

export function has(player: Player, tech: TechId): boolean {
  return player.techs.includes(tech);
}

/** A 1x card that is owned and not yet used this round. */
export function ready(player: Pick<Player, 'techs' | 'flipped'>, tech: TechId): boolean {
  return player.techs.includes(tech) && !player.flipped.includes(tech);
}
