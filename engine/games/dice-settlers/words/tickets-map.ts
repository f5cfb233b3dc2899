/** Tickets of picks on the map: a tent placed or moved, a tile joined, a house raised. */
import { capital, count, numberWord } from '../../../core/words';
import { colourAt, GOVERN_LEAD, HOUSE_TENTS, TERRAIN_COLOUR, TERRAINS } from '../data';
import { controllers, foesOn, leadOver, present, tentsOf, terrainOf, terrains, tileAt } from '../rules/map';
import type { Answer } from '../rules/notation';
import { tilePoints } from '../rules/points';
import { tentsTaken } from '../rules/settle';
import { playerOf, type MapTile, type State } from '../state';
import { say } from './catalogue';
import type { Draft } from './tickets-draft';
import { cellName, chip, hexName, ownerName, touchingNames, vpChip } from './names';

/** A tent on this tile: what it changes, and the points it brings now. */
export function placeDraft(s: State, seat: number, t: MapTile): Draft {
  const tents = t.tents.slice();
  tents[seat] = tentsOf(t, seat) + 1;
  const after: MapTile = { ...t, tents };
  const gain = tilePoints(after, seat) - tilePoints(t, seat);
  return {
    label: hexName(t),
    detail: placeDetail(s, seat, t, after),
    targets: [`cell:${t.q},${t.r}`],
    ...(gain > 0 ? { gain: [vpChip(gain)] } : {}),
  };
}

function placeDetail(s: State, seat: number, t: MapTile, after: MapTile): string {
  if (!present(t, seat) && !terrains(s, seat)[TERRAINS.indexOf(terrainOf(t))]) {
    return say('dNewTerrain', { colour: say(colourAt(TERRAIN_COLOUR[terrainOf(t)])) });
  }
  const was = controllers(t);
  const now = controllers(after);
  if (t.house < 0 && leadOver(after, seat) === GOVERN_LEAD) return say('dHouse');
  if (now.includes(seat)) {
    if (now.length > 1) return say('dShare');
    return say(was.length === 1 && was[0] === seat ? 'dKeep' : 'dControl');
  }
  return say(tilePoints(after, seat) > 0 ? 'dSecond' : t.house >= 0 ? 'dUnderHouse' : 'dNothing');
}

/** A free cell for a tile. */
export function cellDraft(s: State, cell: string): Draft {
  return {
    label: cellName(s, cell),
    detail: say('touching', { tiles: touchingNames(s, cell) }),
    targets: [`cell:${cell}`],
  };
}

export function joinDraft(s: State, seat: number, cell: string, verb: string): Draft {
  if (verb === 'stay') return { label: say('mStay'), weight: 'quiet' };
  return { ...placeDraft(s, seat, tileAt(s, cell)), label: say('mJoin'), cost: [chip('tent', 1)] };
}

export function addDraft(s: State, seat: number, cell: string, verb: string): Draft {
  if (verb === 'no') return { label: say('mNoTent'), weight: 'quiet' };
  return { ...placeDraft(s, seat, tileAt(s, cell)), label: say('mAdd') };
}

export function settleDraft(s: State, seat: number, { verb, what }: Answer): Draft {
  if (verb === 'place') return { ...placeDraft(s, seat, tileAt(s, what)), group: say('groupPlace') };
  if (verb === 'recall') return { label: say('mRecall'), group: say('groupOther') };
  const n = tentsTaken(playerOf(s, seat));
  return {
    label: say('mTake', { n: count(n, 'tent') }),
    gain: [chip('tent', n)],
    group: say('groupOther'),
  };
}

/** A tent leaves a tile. */
export function fromDraft(s: State, cell: string): Draft {
  return { label: say('mFromCell', { tile: hexName(tileAt(s, cell)) }), targets: [`cell:${cell}`] };
}

export function toDraft(s: State, seat: number, cell: string): Draft {
  const t = tileAt(s, cell);
  return { ...placeDraft(s, seat, t), label: say('mToCell', { tile: hexName(t) }) };
}

/** A tile on which others have tents. */
export function foesDraft(s: State, seat: number, cell: string): Draft {
  const t = tileAt(s, cell);
  const tents = foesOn(t, seat).map((owner) =>
    say('dTents', { who: ownerName(s, owner), n: tentsOf(t, owner) }),
  );
  return { label: hexName(t), detail: tents.join(', '), targets: [`cell:${cell}`] };
}

export function foeDraft(s: State, cell: string, owner: string): Draft {
  return {
    label: say('mHit', { who: ownerName(s, Number(owner)) }),
    targets: [`cell:${cell}`, `owner:${owner}`],
  };
}

/** Tents of a tile become a house. */
export function houseDraft(s: State, cell: string): Draft {
  return {
    label: hexName(tileAt(s, cell)),
    targets: [`cell:${cell}`],
    cost: [chip('tent', HOUSE_TENTS)],
    gain: [chip('house', 1)],
    warning: say('warnTents', { n: capital(numberWord(HOUSE_TENTS)) }),
  };
}
