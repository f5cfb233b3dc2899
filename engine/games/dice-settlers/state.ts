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

/** Pending picks: the last one is asked next. Frames without a question run by themselves. */
export type Frame =
  | { k: 'start-tile'; seat: number }
  | { k: 'start-cell'; seat: number }
  | { k: 'roll-step'; seat: number }
  | { k: 'pick-die'; seat: number; why: 'set' | 'adapt' | 'recall' }
  | { k: 'pick-face'; seat: number; die: DieCode }
  | { k: 'pick-reroll'; seat: number; dice: DieCode[] }
  | { k: 'turn-main'; seat: number }
  | {
      k: 'commit';
      seat: number;
      action: Action;
      /** The technology to research, else ''. */
      card: string;
      icons: number;
      /** Harvest: tokens won so far. */
      gains: number[];
      min: number;
      /** The icon a pair of Pioneers is to be, else ''. */
      pair: string;
      /** One half of the pair is paid. */
      half: boolean;
    }
  | { k: 'pick-card'; seat: number }
  | { k: 'pay-token'; seat: number; card: string; due: number[]; rebate: boolean }
  | { k: 'pick-colour'; seat: number; left: number; why: 'recruit' | 'tile' | 'wagon' }
  | { k: 'pick-tile'; seat: number; drawn: number[] }
  | { k: 'pick-cell'; seat: number; tile: number }
  | { k: 'join'; seat: number; explorer: number; cell: string; left: number[]; joined: boolean }
  | { k: 'reinforce'; seat: number; cell: string }
  | { k: 'settle-use'; seat: number; left: number }
  | { k: 'recall-tent'; seat: number; count: number }
  | { k: 'raid-tile'; seat: number; icons: number }
  | { k: 'raid-victim'; seat: number; cell: string; left: number; hit: number[] }
  | { k: 'bonus-kind'; seat: number; after: boolean; kinds: number[] }
  | { k: 'trade-use'; seat: number; left: number; used: number }
  | { k: 'factory-tile'; seat: number; keep: boolean }
  | { k: 'govern-tile'; seat: number }
  | { k: 'raise-tile'; seat: number }
  | { k: 'move-from'; seat: number; moved: number }
  | { k: 'move-to'; seat: number; from: string; moved: number }
  | { k: 'place-tent'; seat: number; placed: number }
  | { k: 'clear-tile'; seat: number }
  | { k: 'clear-victim'; seat: number; cell: string; cleared: number }
  | { k: 'keep-die'; seat: number; kept: DieCode[] }
  | { k: 'bot-turn' }
  | { k: 'bot-recruit'; left: number }
  | { k: 'bot-explore'; tile: number }
  | { k: 'bot-settle'; left: number; gathered: boolean }
  | { k: 'bot-raid'; left: number; cell: string }
  | { k: 'bot-end' }
  | { k: 'bot-choice'; what: 'colour' | 'cell' | 'settle' | 'raid'; options: string[] }
  | { k: 'bot-join-answer'; cell: string }
  | { k: 'evict-factory' };

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
  frames: Frame[];
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

/** Nothing has changed its shape yet. */
export function upgrade(state: GameState): State {
  return state as State;
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
    frames: s.frames.map(cloneFrame),
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

export function cloneFrame(f: Frame): Frame {
  switch (f.k) {
    case 'pick-reroll':
      return { ...f, dice: f.dice.slice() };
    case 'commit':
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

export function topFrame(s: State): Frame | undefined {
  return s.frames[s.frames.length - 1];
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
