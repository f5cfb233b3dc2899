/** The state of a game of Dice Settlers, its copy, and the small questions everything else asks of it. */
import type { GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { RngState } from '../../core/rng';
import { HOUSES, type Action, type DieCode, type Level } from './data';

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
  techs: string[];
  /** 1x cards used this round. */
  flipped: string[];
  /** Factories used this round, by tile number. */
  factories: number[];
  /** Main actions taken this round (DS-4.32). */
  used: Action[];
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
  techs: string[];
  /** Dice rolled and steps of the last walk, for the drawing. */
  rolled: number;
  walk: number[];
}

/** Pending picks: the last one is asked next. Tasks without a question run by themselves. */
export type Task =
  | { kind: 'start-tile'; seat: number }
  | { kind: 'start-cell'; seat: number }
  | { kind: 'roll-step'; seat: number }
  | { kind: 'pick-die'; seat: number; why: 'set' | 'adapt' | 'recall' }
  | { kind: 'pick-face'; seat: number; die: DieCode }
  | { kind: 'pick-reroll'; seat: number; dice: DieCode[] }
  | { kind: 'turn-main'; seat: number }
  | {
      kind: 'commit-icon';
      seat: number;
      action: Action;
      /** The technology to research, else ''. */
      card: string;
      icons: number;
      /** Harvest: tokens won so far. */
      gains: number[];
      min: number;
    }
  /** Two Pioneers for one icon of the payment below; `half` once the first is paid. */
  | { kind: 'pick-pair'; seat: number; action: Action; icon: string; half: boolean }
  | { kind: 'pick-card'; seat: number }
  | { kind: 'pay-token'; seat: number; card: string; due: number[]; rebate: number }
  | { kind: 'pick-colour'; seat: number; left: number; why: 'recruit' | 'tile' | 'wagon' }
  | { kind: 'pick-tile'; seat: number; drawn: number[] }
  | { kind: 'pick-cell'; seat: number; tile: number }
  | { kind: 'join'; seat: number; explorer: number; cell: string; left: number[]; joined: boolean }
  | { kind: 'reinforce'; seat: number; cell: string }
  | { kind: 'settle-use'; seat: number; left: number }
  | { kind: 'recall-tent'; seat: number; count: number }
  | { kind: 'raid-tile'; seat: number; icons: number }
  | { kind: 'raid-victim'; seat: number; cell: string; left: number; hit: number[] }
  | { kind: 'bonus-kind'; seat: number; after: boolean; kinds: number[] }
  | { kind: 'trade-use'; seat: number; left: number; used: number }
  | { kind: 'factory-tile'; seat: number; keep: boolean }
  | { kind: 'govern-tile'; seat: number }
  | { kind: 'raise-tile'; seat: number }
  | { kind: 'move-from'; seat: number; moved: number }
  | { kind: 'move-to'; seat: number; from: string; moved: number }
  | { kind: 'place-tent'; seat: number; placed: number }
  | { kind: 'clear-tile'; seat: number }
  | { kind: 'clear-victim'; seat: number; cell: string; cleared: number }
  | { kind: 'keep-die'; seat: number; kept: DieCode[] }
  | { kind: 'bot-turn' }
  | { kind: 'bot-recruit'; left: number }
  | { kind: 'bot-explore'; tile: number }
  | { kind: 'bot-settle'; left: number; gathered: boolean }
  | { kind: 'bot-raid'; left: number; cell: string }
  | { kind: 'bot-end' }
  | { kind: 'bot-choice'; what: 'colour' | 'cell' | 'settle' | 'raid'; options: string[] }
  | { kind: 'bot-join-answer'; cell: string }
  | { kind: 'evict-factory' };

export type Phase = 'draft' | 'roll' | 'turns' | 'clean' | 'over';

/** The turn under way: which pass, main actions still allowed and already taken in it (DS-4.33). */
export interface Turn {
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
  sides: number;
  players: Player[];
  bot: Bot | null;
  round: number;
  /** The first player of the round, a side. */
  first: number;
  phase: Phase;
  /** How many steps of the phase are done. */
  step: number;
  turn: Turn;
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
  tableau: string[];
  vpSupply: number;
  /** Points the supply could not cover or that tile 37 gave. */
  vpReserve: number;
  /** The last round, or 0 while nothing has triggered (DS-5.1). */
  finalRound: number;
  /** What triggered the last round. */
  triggers: string[];
}

/** Rules 1 called the tasks frames and their kind `k`, and kept a pair of Pioneers inside its payment. */
export function upgrade(state: GameState, fromRules: number): State {
  if (fromRules >= 2) return state as State;
  const { frames, ...rest } = state as GameState & { frames: OldFrame[] };
  return { ...rest, pending: frames.flatMap(taskOf) } as unknown as State;
}

type OldFrame = Readonly<Record<string, unknown>> & { readonly k: string };

function taskOf({ k, ...frame }: OldFrame): object[] {
  if (k === 'pay-token') return [{ ...frame, kind: k, rebate: frame.rebate === true ? 1 : 0 }];
  if (k !== 'commit') return [{ ...frame, kind: k }];
  const { pair, half, ...payment } = frame;
  const { seat, action } = payment;
  const task = { ...payment, kind: 'commit-icon' };
  return pair === '' ? [task] : [task, { kind: 'pick-pair', seat, action, icon: pair, half }];
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

export function cloneTask(f: Task): Task {
  switch (f.kind) {
    case 'pick-reroll':
      return { ...f, dice: f.dice.slice() };
    case 'commit-icon':
      return { ...f, gains: f.gains.slice() };
    case 'pay-token':
      return { ...f, due: f.due.slice() };
    case 'pick-tile':
      return { ...f, drawn: f.drawn.slice() };
    case 'join':
      return { ...f, left: f.left.slice() };
    case 'raid-victim':
      return { ...f, hit: f.hit.slice() };
    case 'bonus-kind':
      return { ...f, kinds: f.kinds.slice() };
    case 'keep-die':
      return { ...f, kept: f.kept.slice() };
    case 'bot-choice':
      return { ...f, options: f.options.slice() };
    default:
      return { ...f };
  }
}

export function top(s: State): Task | undefined {
  return s.pending[s.pending.length - 1];
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

export function ownerName(s: State, owner: number): string {
  return s.bot && owner === s.players.length ? 'Diceoneer' : (s.names[owner] ?? `Seat ${owner + 1}`);
}

export function level(s: State, option: string): Level {
  const value = s.options[option];
  return value === 'easy' || value === 'hard' ? value : 'normal';
}

export function housesOnMap(s: State, owner: number): number {
  let n = 0;
  for (const t of s.map) if (t.house === owner) n++;
  return n;
}

export function housesLeft(s: State, owner: number): number {
  return HOUSES - housesOnMap(s, owner);
}

export function has(player: Player, tech: string): boolean {
  return player.techs.includes(tech);
}

/** A 1x card that is owned and not yet used this round. */
export function ready(player: Player, tech: string): boolean {
  return player.techs.includes(tech) && !player.flipped.includes(tech);
}

export function total(counts: readonly number[]): number {
  let n = 0;
  for (const c of counts) n += c;
  return n;
}

/** Dice owned, wherever they lie (score line 3). */
export function diceOwned(s: State, owner: number): number {
  const player = s.players[owner];
  if (player) return total(player.bag) + player.active.length + total(player.spent);
  const bot = botOf(s);
  return bot.queue.length + bot.sides.reduce((n, side) => n + side.dice.length, 0);
}

export function bump(counts: number[], index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

/** Takes one item equal to `item` out of the list; false if there is none. */
export function takeOne<T>(items: T[], item: T): boolean {
  const at = items.indexOf(item);
  if (at < 0) return false;
  items.splice(at, 1);
  return true;
}
