/** Tickets of picks on the map: a tent placed, moved or taken back, a tile joined, a house raised. */
import { capital, numberWord } from '../../../core/words';
import { colourAt, HOUSE_TENTS, houseVp, TERRAIN_COLOUR, TERRAINS } from '../data';
import { mayJoin } from '../rules/explore';
import { canGovern } from '../rules/govern';
import { tentLoss, withTents, worksFor, type Loss } from '../rules/loss';
import {
  bareTile,
  controllers,
  foesOn,
  housesOnMap,
  keyOf,
  present,
  tentsOf,
  terrainOf,
  terrains,
  tileAt,
  tileInfo,
} from '../rules/map';
import { parts } from '../rules/notation';
import { tilePoints } from '../rules/points';
import { guardOf } from '../rules/raid';
import { quotaOf } from '../rules/roll';
import { TERMS } from '../rules/techs';
import { botOwner, playerOf, type MapTile, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import type { Draft } from './tickets-draft';
import {
  abilityText,
  cellName,
  chip,
  hexName,
  listSides,
  sideName,
  tileName,
  touchingNames,
  vpChip,
} from './names';

/** A tent on this tile: what it changes, and the points it brings now. */
export function placeDraft(s: State, seat: number, t: MapTile): Draft {
  return changeDraft(s, seat, t, withTents(t, seat, 1));
}

function changeDraft(s: State, seat: number, t: MapTile, after: MapTile, ...more: string[]): Draft {
  return {
    label: hexName(t),
    detail: [standing(s, seat, t, after), ...opened(s, seat, t, after), ...more].join(', '),
    targets: [`cell:${t.q},${t.r}`],
    ...gainOf(seat, t, after),
  };
}

function gainOf(seat: number, t: MapTile, after: MapTile): Pick<Draft, 'gain' | 'worth'> {
  const n = tilePoints(after, seat) - tilePoints(t, seat);
  return n > 0 ? { gain: [vpChip(n)], worth: n } : { worth: n };
}

/** Who rules the tile then. */
function standing(s: State, seat: number, t: MapTile, after: MapTile): string {
  if (canGovern(s, seat, after) && !canGovern(s, seat, t)) return say('dHouse');
  const was = controllers(t);
  const now = controllers(after);
  if (now.includes(seat)) {
    if (now.length > 1) return say('dShare');
    return say(was.length === 1 && was[0] === seat ? 'dKeep' : 'dControl');
  }
  return say(tilePoints(after, seat) > 0 ? 'dSecond' : t.house >= 0 ? 'dUnderHouse' : 'dNothing');
}

/** Dice and quota the tile brings beside its points. */
function opened(s: State, seat: number, t: MapTile, after: MapTile): string[] {
  const result: string[] = [];
  if (!present(t, seat) && !terrains(s, seat)[TERRAINS.indexOf(terrainOf(t))]) {
    result.push(say('dOpens', { colour: say(colourAt(TERRAIN_COLOUR[terrainOf(t)])) }));
  }
  const { ability } = tileInfo(t);
  if (ability.do === 'quota' && worksFor(after, seat) && !worksFor(t, seat)) {
    result.push(say('dQuota', { n: ability.n }));
  }
  return result;
}

/** A free cell for a tile; `explorer` is the side whose tile others may join, or -1 where nobody may. */
export function cellDraft(s: State, cell: string, explorer: number): Draft {
  const touching = say('touching', { tiles: touchingNames(s, cell) });
  return {
    label: cellName(s, cell),
    detail: [touching, ...(explorer < 0 ? [] : joiners(s, cell, explorer))].join(', '),
    targets: [`cell:${cell}`],
  };
}

/** An explored tile laid on a cell: with several drawn, which one is part of the choice. */
export function layDraft(s: State, { seat, drawn }: TaskOf<'lay-tile'>, no: number, cell: string): Draft {
  const { detail = '', label } = cellDraft(s, cell, seat);
  const points = laidPoints(s, seat, no, cell);
  const several = drawn.length > 1;
  return {
    label: several ? say('mLay', { tile: tileName(no), where: label }) : label,
    detail: several ? `${detail} · ${abilityText(no)}` : detail,
    button: say('bLay'),
    targets: [`tile:${no}`, `cell:${cell}`],
    ...(several ? { group: tileName(no) } : {}),
    ...(points > 0 ? { gain: [vpChip(points)] } : {}),
    worth: points,
  };
}

/** Points the tile brings as far as it is certain: with the Diceoneer joining, or with nobody who could. */
function laidPoints(s: State, seat: number, no: number, cell: string): number {
  const others = joining(s, cell, seat);
  const sure = others.every((side) => side === botOwner(s));
  const t = withTents(bareTile(s, no, cell), seat, TERMS['explore-tents'](playerOf(s, seat).techs));
  return sure
    ? tilePoints(
        others.reduce((now, side) => withTents(now, side, 1), t),
        seat,
      )
    : 0;
}

/** DS-4.43, DS-6.50: who would come along. */
function joiners(s: State, cell: string, explorer: number): string[] {
  const others = joining(s, cell, explorer);
  if (others.length === 0) return [];
  if (others.includes(botOwner(s))) return [say('dBotJoins')];
  const names = others.map((side) => sideName(s, side));
  return [say('dMayJoin', { who: listSides(names, true) })];
}

function joining(s: State, cell: string, explorer: number): number[] {
  return Array.from({ length: s.sides }, (_, side) => side).filter(
    (side) => side !== explorer && mayJoin(s, side, cell),
  );
}

/** DS-4.43, DS-4.44: only what is left if the explorer answers with a tent is promised. */
export function joinDraft(s: State, { seat, cell, explorer }: TaskOf<'join'>, verb: string): Draft {
  if (verb === 'stay') return { label: say('mStay'), weight: 'quiet' };
  const answers = playerOf(s, explorer).tents > 0;
  const more = answers ? [say('dAnswer', { who: sideName(s, explorer) })] : [];
  return joinedDraft(s, seat, tileAt(s, cell), answers ? explorer : -1, more);
}

/** DS-6.34: the Diceoneer adds a tent if it has one. */
export function botJoinDraft(s: State, cell: string, verb: string): Draft {
  if (verb === 'stay') return { label: say('mStay'), weight: 'quiet' };
  const answers = (s.bot?.tents ?? 0) > 0;
  return joinedDraft(s, 0, tileAt(s, cell), answers ? botOwner(s) : -1, answers ? [say('dBotAnswer')] : []);
}

function joinedDraft(s: State, seat: number, t: MapTile, answering: number, more: string[]): Draft {
  const joined = withTents(t, seat, 1);
  const after = answering < 0 ? joined : withTents(joined, answering, 1);
  return {
    ...changeDraft(s, seat, t, after, ...more),
    label: say('mJoin'),
    button: say('bJoin'),
    cost: [chip('tent', 1)],
  };
}

export function addDraft(s: State, seat: number, cell: string, verb: string): Draft {
  if (verb === 'no') return { label: say('mNoTent'), weight: 'quiet' };
  return { ...placeDraft(s, seat, tileAt(s, cell)), label: say('mAdd'), cost: [chip('tent', 1)] };
}

/** A tent leaves a tile. */
export function fromDraft(s: State, seat: number, cell: string): Draft {
  const t = tileAt(s, cell);
  return {
    label: say('mFromCell', { tile: hexName(t) }),
    targets: [`cell:${cell}`],
    ...lossWarning(s, seat, t),
  };
}

/** What is lost when one of the seat's tents leaves the tile, be it for another: what that one gives is not lost. */
export function lossOf(s: State, seat: number, t: MapTile, to?: MapTile): Loss {
  const map = s.map.map((one) => (one === to ? withTents(one, seat, 1) : one));
  const after = map.map((one) => (one === t ? withTents(one, seat, -1) : one));
  const quota = Math.max(0, quotaOf(s, seat) - quotaOf({ ...s, map: after }, seat));
  return { ...tentLoss({ ...s, map }, seat, t), quota };
}

/** The points are those of the tile alone; advice says what the whole move comes to. */
export function lossWarning(s: State, seat: number, t: MapTile, to?: MapTile): Pick<Draft, 'warning'> {
  const { points, quota, icon, terrain } = lossOf(s, seat, t, to);
  const parts = [
    ...(points > 0 ? [say('warnTile', { n: points, tile: hexName(t) })] : []),
    ...(quota > 0 ? [say('warnQuota', { n: quota })] : []),
    ...(icon ? [say('warnIcon', { icon: say(icon) })] : []),
    ...(terrain ? [say('warnTerrain', { terrain: say(terrain) })] : []),
  ];
  return parts.length > 0 ? { warning: parts.join(' ') } : {};
}

/** A tent goes from one tile to another: `0,0=1,0`. */
export function moveDraft(s: State, seat: number, what: string): Draft {
  const [from, to] = parts(what).map((cell) => tileAt(s, cell)) as [MapTile, MapTile];
  const { detail = '', gain, worth = 0 } = placeDraft(s, seat, to);
  return {
    label: say('mMove', { from: hexName(from), to: hexName(to) }),
    detail,
    button: say('bMove'),
    targets: [`tent:${keyOf(from)}`, `cell:${keyOf(to)}`],
    ...(gain ? { gain } : {}),
    ...lossWarning(s, seat, from, to),
    worth: worth - tentLoss(s, seat, from).points,
  };
}

/** A raid with so many icons; against one side alone its end is known. */
export function raidDraft(s: State, seat: number, t: MapTile, icons: number): Draft {
  const foes = foesOn(t, seat);
  const tents = foes.map((owner) => tentsText(s, t, owner));
  const guards = foes.flatMap((owner) => {
    const n = guardOf(s, owner);
    return n > 0 ? [say('dGuard', { who: sideName(s, owner), n })] : [];
  });
  const [foe, other] = foes;
  const swaps = Math.min(icons - (foe === undefined ? 0 : guardOf(s, foe)), playerOf(s, seat).tents);
  const after =
    foe === undefined || other !== undefined
      ? null
      : withTents(
          withTents(t, foe, -Math.min(swaps, tentsOf(t, foe))),
          seat,
          Math.min(swaps, tentsOf(t, foe)),
        );
  return {
    label: say('mRaid', { tile: hexName(t), n: icons }),
    detail: after ? standing(s, seat, t, after) : capital([...tents, ...guards].join(', ')),
    button: say('bRaid'),
    targets: [`cell:${keyOf(t)}`],
    ...(after ? gainOf(seat, t, after) : {}),
  };
}

/** A tent of this owner goes; in a raid one of your own takes its place. */
export function foeDraft(s: State, seat: number, cell: string, what: string, swap: 0 | 1): Draft {
  const owner = Number(what);
  const t = tileAt(s, cell);
  const after = withTents(withTents(t, owner, -1), seat, swap);
  return {
    label: capital(say('mHit', { who: sideName(s, owner) })),
    detail: standing(s, seat, t, after),
    targets: [`cell:${cell}`, `owner:${owner}`],
    ...gainOf(seat, t, after),
  };
}

/** DS-6.52. */
export function evictDraft(s: State, cell: string): Draft {
  const t = tileAt(s, cell);
  const after = withTents(t, botOwner(s), -1);
  return {
    label: say('mEvict', { tile: hexName(t) }),
    button: hexName(t),
    detail: capital(
      foesOn(t, 0)
        .map((owner) => tentsText(s, t, owner))
        .join(', '),
    ),
    targets: [`cell:${cell}`],
    ...gainOf(0, t, after),
  };
}

/** Tents of a tile become a house. */
export function houseDraft(s: State, seat: number, t: MapTile): Draft {
  const after: MapTile = { ...withTents(t, seat, -HOUSE_TENTS), house: seat };
  const points = housePoints(s, seat) + tilePoints(after, seat) - tilePoints(t, seat);
  return {
    label: hexName(t),
    detail: capital(say('dTentsGo', { n: numberWord(HOUSE_TENTS) })),
    button: say('bHouse'),
    targets: [`cell:${t.q},${t.r}`],
    cost: [chip('tent', HOUSE_TENTS)],
    gain: [chip('house', 1), ...(points > 0 ? [vpChip(points)] : [])],
  };
}

/** Points of the next house in the score, and those Boomtown pays. */
export function housePoints(s: State, seat: number): number {
  const n = housesOnMap(s, seat);
  return houseVp(n + 1) - houseVp(n) + TERMS['house-vp'](playerOf(s, seat).techs);
}

function tentsText(s: State, t: MapTile, owner: number): string {
  return say('dTents', { who: sideName(s, owner), n: tentsOf(t, owner) });
}
