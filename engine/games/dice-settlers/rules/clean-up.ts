/** Clean-up and the end (DS-4.80 to DS-5.3, DS-6.52). */
import { dieColour, END_COLOURS, END_HOUSES, EVICT_TENTS, ROUND_STOP, type DieCode } from '../data';
import {
  botOwner,
  order,
  playerOf,
  type Emit,
  type EndReason,
  type MapTile,
  type Player,
  type State,
} from '../state';
import { bump, distinct, without } from './lists';
import { housesOnMap, inSupply, isFactory, tentsOf, tileAt } from './map';
import { dieOf, onTiles } from './notation';
import type { PickRules } from './pick';
import { giveWay } from './pieces';
import { TERMS } from './techs';

/** The next side keeps a die, then one tent of the Diceoneer may go, then the round ends. */
export function cleanStep(s: State, emit: Emit): void {
  const side = order(s)[s.step++];
  if (side !== undefined) {
    if (side === botOwner(s) || playerOf(s, side).active.length === 0) return;
    // After the last round nothing is left to keep a die for.
    if (s.finalRound === s.round) putAway(s, side, [], emit);
    else s.pending.push({ kind: 'keep-die', seat: side, kept: [] });
  } else if (s.solo && s.step === s.sides + 1 && evictTiles(s).length > 0) {
    s.pending.push({ kind: 'evict-factory' });
  } else endRound(s, emit);
}

function putAway(s: State, seat: number, kept: readonly DieCode[], emit: Emit): void {
  const player = playerOf(s, seat);
  const rest = without(player.active, kept);
  for (const die of rest) bump(player.spent, dieColour(die), 1);
  player.active = kept.slice();
  if (rest.length > 0) emit({ kind: 'put-away', seat, args: { dice: rest.join(' ') }, rule: 'DS-4.80' });
}

/** DS-4.80: one die stays as it lies, two with Pack Mules. */
export function diceKept(player: Player): number {
  return TERMS['keep-dice'](player.techs);
}

/** DS-6.52: Factories of which the bot may lose a tent. */
function evictTiles(s: State): MapTile[] {
  const bot = botOwner(s);
  return s.map.filter((t) => {
    const tents = tentsOf(t, bot);
    return isFactory(t) && tents >= EVICT_TENTS && tents > tentsOf(t, 0);
  });
}

export const cleanUpPicks: PickRules<'keep-die' | 'evict-factory'> = {
  'keep-die': {
    moves(s, { seat, kept }) {
      return ['none', ...distinct(without(playerOf(s, seat).active, kept)).map((die) => `keep:${die}`)];
    },
    act(s, { seat, kept }, { verb, what }, emit) {
      const player = playerOf(s, seat);
      if (verb === 'keep') {
        const die = dieOf(what);
        kept.push(die);
        const more = kept.length < Math.min(diceKept(player), player.active.length);
        // They lie in the order they were kept before that is told.
        if (!more) player.active = [...kept, ...without(player.active, kept)];
        emit({ kind: 'keep', seat, args: { die }, targets: [`die:${die}`], rule: 'DS-4.80' });
        if (more) return;
      }
      s.pending.pop();
      putAway(s, seat, kept, emit);
    },
  },
  'evict-factory': {
    moves: (s) => ['none', ...onTiles('evict', evictTiles(s))],
    act(s, _task, { verb, what }, emit) {
      s.pending.pop();
      if (verb === 'none') return;
      const t = tileAt(s, what);
      giveWay(s, t, botOwner(s), emit);
      emit({ kind: 'evict', seat: 0, args: { tile: t.tile }, targets: [`cell:${what}`], rule: 'DS-6.52' });
    },
  },
};

/** DS-4.81, DS-4.82, DS-5.1 to DS-5.3. */
function endRound(s: State, emit: Emit): void {
  for (const player of s.players) {
    player.flipped = [];
    player.factories = [];
    player.used = [];
    player.declined = [];
  }
  s.first = (s.first + 1) % s.sides;
  if (s.finalRound === s.round) {
    s.phase = 'over';
    emit({ kind: 'over', seat: -1, rule: 'DS-5.2' });
    return;
  }
  if (s.finalRound === 0) {
    s.triggers = triggersNow(s);
    if (s.triggers.length > 0) {
      s.finalRound = s.round + 1;
      emit({ kind: 'last-round', seat: -1, args: { why: s.triggers.join(' ') }, rule: 'DS-5.1' });
    }
  }
  s.round++;
  s.phase = 'roll';
  s.step = 0;
  s.turn = { pass: 0, allow: 0, taken: 0 };
  emit({ kind: 'round', seat: -1, args: { n: s.round } });
}

/** DS-5.1 a to d, and the house stop DS-5.3. */
export function triggersNow(s: State): EndReason[] {
  const result: EndReason[] = [];
  if (mostHouses(s) >= END_HOUSES) result.push('houses');
  if (s.vpSupply === 0) result.push('vp');
  if (s.stack.length === 0) result.push('stack');
  if (inSupply(s).length <= END_COLOURS) result.push('dice');
  if (result.length === 0 && s.round >= ROUND_STOP) result.push('stop');
  return result;
}

/** Houses of the side that has most of them. */
export function mostHouses(s: State): number {
  return Math.max(...order(s).map((side) => housesOnMap(s, side)));
}
