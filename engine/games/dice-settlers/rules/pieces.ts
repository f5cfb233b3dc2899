/** The small changes every action is made of: dice, tokens, points, tents and houses moving. */
import { below } from '../../../core/rng';
import {
  ACTIONS,
  colourAt,
  dieCode,
  dieColour,
  FACES,
  HOUSE_TENTS,
  RESOURCES,
  type DieCode,
  type Resource,
} from '../data';
import { botOf, botOwner, playerOf, type Emit, type MapTile, type Player, type State } from '../state';
import { handInTurn } from './hand';
import { bump, takeOne, total } from './lists';
import { keyOf, tileAt } from './map';
import { cardWith, TERMS } from './techs';

export function rollDie(s: State, colour: number): DieCode {
  const faces = FACES[colourAt(colour)];
  const icon = faces[below(s.rng, faces.length)];
  if (icon === undefined) throw new RangeError(`A ${colourAt(colour)} die has no such face.`);
  return dieCode(colour, icon);
}

/** One die at random out of the bag, as its colour; -1 if it is empty. */
export function drawFromBag(s: State, player: Player): number {
  const n = total(player.bag);
  if (n === 0) return -1;
  let at = below(s.rng, n);
  for (let colour = 0; colour < player.bag.length; colour++) {
    at -= player.bag[colour] ?? 0;
    if (at < 0) {
      bump(player.bag, colour, -1);
      return colour;
    }
  }
  return -1;
}

/** Moves an active die to the spent area. */
export function spendDie(player: Player, die: DieCode): void {
  if (!takeOne(player.active, die)) throw new Error('That die is not in your active area.');
  bump(player.spent, dieColour(die), 1);
}

/** Removes an active die from the game (DS-4.62). */
export function boxActive(s: State, player: Player, die: DieCode): void {
  takeOne(player.active, die);
  bump(s.box, dieColour(die), 1);
}

/** DS-4.37: a die of the supply goes into the bag; Apprentices roll a recruited one at once. */
export function gainDie(s: State, seat: number, colour: number, emit: Emit, recruited: boolean): void {
  const player = playerOf(s, seat);
  bump(s.supply, colour, -1);
  if (recruited && TERMS['recruit-rolled'](player.techs)) {
    rollIn(s, seat, colour, 'gain-die-active', emit);
    return;
  }
  bump(player.bag, colour, 1);
  const name = colourAt(colour);
  emit({ kind: 'gain-die', seat, args: { colour: name }, targets: [`colour:${name}`] });
}

export function gainTokens(player: Player, kind: Resource, n: number): void {
  bump(player.tokens, RESOURCES.indexOf(kind), n);
}

/** DS-4.76: the reserve covers what the supply cannot, so the gain is always full. */
export function gainVp(s: State, owner: number, points: number, fromReserve = false): void {
  if (points <= 0) return;
  const covered = fromReserve ? 0 : Math.min(points, s.vpSupply);
  s.vpSupply -= covered;
  s.vpReserve += points - covered;
  if (owner === botOwner(s)) botOf(s).vp += points;
  else playerOf(s, owner).vp += points;
}

/** DS-4.71: an extra action helps only while more kinds are unused than the allowance covers. */
export function extraHelps(s: State, seat: number): boolean {
  return ACTIONS.length - playerOf(s, seat).used.length > s.turn.allow;
}

export function addTent(t: MapTile, owner: number, by: number): void {
  bump(t.tents, owner, by);
}

/** A tent of the personal supply goes on a tile. */
export function pitchTent(s: State, seat: number, t: MapTile): void {
  playerOf(s, seat).tents--;
  addTent(t, seat, 1);
}

/** A tent of the personal supply joins a tile just explored, or is added to it. */
export function comeAlong(
  s: State,
  seat: number,
  cell: string,
  kind: 'join' | 'reinforce',
  rule: string,
  emit: Emit,
): void {
  const t = tileAt(s, cell);
  pitchTent(s, seat, t);
  emit({ kind, seat, args: { tile: t.tile }, targets: [`cell:${cell}`], rule });
}

/** The owner's tent goes back to the personal supply. */
export function returnTent(s: State, t: MapTile, owner: number): void {
  addTent(t, owner, -1);
  if (owner === botOwner(s)) botOf(s).tents++;
  else playerOf(s, owner).tents++;
}

/** The owner's tent is driven off and goes home, before what drives it off stands there. */
export function giveWay(s: State, t: MapTile, owner: number, emit: Emit): void {
  returnTent(s, t, owner);
  const seat = owner === botOwner(s) ? -1 : owner;
  emit({ kind: 'give-way', seat, args: { tile: t.tile }, targets: [`cell:${keyOf(t)}`] });
}

/** A die of the hand as a player taps it in a turn; of equal ones the last. */
function lastHeld(player: Player, die: DieCode): string[] {
  const held = handInTurn(player).findLast((one) => one.die === die);
  return held ? [held.target] : [];
}

/** A die rolled into the active area in a turn. */
export function rollIn(
  s: State,
  seat: number,
  colour: number,
  kind: 'gain-die-active' | 'recall-die',
  emit: Emit,
): void {
  const player = playerOf(s, seat);
  const die = rollDie(s, colour);
  player.active.push(die);
  emit({ kind, seat, args: { colour: colourAt(colour), die }, targets: lastHeld(player, die) });
}

/** Tents go to the general supply and a house is placed; Boomtown pays for it. */
export function raiseHouse(s: State, seat: number, t: MapTile, emit: Emit, rule: string): void {
  addTent(t, seat, -HOUSE_TENTS);
  t.house = seat;
  emit({ kind: 'house', seat, args: { tile: t.tile }, targets: [`cell:${keyOf(t)}`], rule });
  const { techs } = playerOf(s, seat);
  const card = cardWith(techs, 'house-vp');
  if (!card) return;
  const n = TERMS['house-vp'](techs);
  gainVp(s, seat, n);
  emit({ kind: 'vp', seat, args: { n, card }, targets: [`card:${card}`] });
}
