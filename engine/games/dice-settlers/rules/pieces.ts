/** The small changes every action is made of: dice, points, tents and houses moving. */
import type { Emit } from '../../../core/game';
import { below } from '../../../core/rng';
import { COLOURS, colourName, dieCode, dieColour, FACES, type DieCode } from '../data';
import { keyOf } from './map';
import {
  botOf,
  botOwner,
  bump,
  has,
  playerOf,
  takeOne,
  total,
  type MapTile,
  type Player,
  type State,
} from '../state';

export function rollDie(s: State, colour: number): DieCode {
  const faces = FACES[colourName(colour)];
  return dieCode(colour, faces[below(s.rng, faces.length)] ?? 'pioneer');
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

/** Pays with a source code: the die is spent, or the card's marker flips. */
export function paySource(player: Player, source: string): void {
  const code = source.split('>')[0] ?? source;
  if (code.startsWith('die:')) spendDie(player, code.slice(4));
  else player.flipped.push(code.slice(5));
}

/** DS-4.37: a die of the supply goes into the bag; Apprentices roll a recruited one at once. */
export function gainDie(s: State, seat: number, colour: number, emit: Emit, recruited: boolean): void {
  const player = playerOf(s, seat);
  bump(s.supply, colour, -1);
  if (recruited && has(player, 'apprentices')) {
    const die = rollDie(s, colour);
    player.active.push(die);
    emit({
      kind: 'gain-die-active',
      seat,
      args: { colour: colourName(colour), die },
      targets: [`die:${die}`],
    });
    return;
  }
  bump(player.bag, colour, 1);
  emit({
    kind: 'gain-die',
    seat,
    args: { colour: colourName(colour) },
    targets: [`colour:${COLOURS[colour]}`],
  });
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

export function addTent(t: MapTile, owner: number, by: number): void {
  bump(t.tents, owner, by);
}

/** Three tents go to the general supply and a house is placed; Boomtown pays for it. */
export function raiseHouse(s: State, seat: number, t: MapTile, emit: Emit, rule: string): void {
  addTent(t, seat, -3);
  t.house = seat;
  emit({ kind: 'house', seat, args: { tile: t.tile }, targets: [`cell:${keyOf(t)}`], rule });
  if (has(playerOf(s, seat), 'boomtown')) {
    gainVp(s, seat, 2);
    emit({ kind: 'vp', seat, args: { n: 2, card: 'boomtown' }, targets: ['card:boomtown'] });
  }
}

/** The owner's tent goes back to the personal supply. */
export function returnTent(s: State, t: MapTile, owner: number): void {
  addTent(t, owner, -1);
  if (owner === botOwner(s)) botOf(s).tents++;
  else playerOf(s, owner).tents++;
}
