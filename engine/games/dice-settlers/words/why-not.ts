/** Why a tapped thing is no move now. */
import type { Target } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import {
  ACTION_OF,
  COLOURS,
  dieIcon,
  EXPLORE_TOUCH,
  HOUSE_TENTS,
  REROLL_DICE,
  TERRAIN_COLOUR,
  TERRAINS,
  TRADE_PAIR,
  type Action,
  type Icon,
} from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { mostIcons } from '../rules/icons';
import { findTile, housesLeft, isFactory, openColours, tentsOf, terrains, tileInfo } from '../rules/map';
import { actionNamed, colourIndex, dieOf, iconNamed, parse } from '../rules/notation';
import { tilePoints } from '../rules/points';
import { affordable } from '../rules/research';
import { TERMS, working } from '../rules/techs';
import { asked, has, playerOf, ready, seatOf, type MapTile, type PickTask, type State } from '../state';
import { say } from './catalogue';
import { hexName, listSides, ownerName, priceText, sideName, techName } from './names';
import { prompt } from './status';

export function whyNot(s: State, target: Target, viewer: number): string {
  const task = asked(s);
  if (!task) return say(s.phase === 'over' ? 'whyOver' : 'whyBot');
  const seat = seatOf(task);
  if (viewer !== seat) return say('whyTurn', { who: ownerName(s, seat) });
  const { verb: kind, what } = parse(target);
  switch (kind) {
    case 'cell':
      return whyNotCell(s, task, seat, what);
    case 'card':
      return whyNotCard(s, seat, techId(what));
    case 'colour':
      return whyNotColour(s, task, seat, colourIndex(what));
    case 'die':
    case 'icon':
      return whyNotDie(s, task, seat, dieTarget(kind, what));
    case 'stack':
      return task.kind === 'turn-main' ? whyNotAction(s, seat, 'explore') : say('whyStack');
    case 'tents':
      return task.kind === 'turn-main' ? whyNotAction(s, seat, 'settle') : say('whyTents');
    case 'act':
      if (task.kind !== 'turn-main') break;
      return what === 'govern' ? whyNotGovern(s, seat) : whyNotAction(s, seat, actionNamed(what));
  }
  return say('whyOther', { ask: prompt(s) });
}

/** The icon a tapped die shows; the second of equal ones is marked `#2`. */
function dieTarget(kind: 'die' | 'icon', what: string): Icon {
  const [name = ''] = what.split('#');
  return kind === 'icon' ? iconNamed(name) : dieIcon(dieOf(name));
}

/** Why a die of the hand leads nowhere now. */
function whyNotDie(s: State, task: PickTask, seat: number, icon: Icon): string {
  const action = ACTION_OF[icon];
  switch (task.kind) {
    case 'roll-step':
      return say('whyNoReroll', { n: numberWord(REROLL_DICE) });
    case 'turn-main':
      return action === null ? say('whyPioneer') : whyNotAction(s, seat, action);
    case 'settle-use':
      return whyNoPay(icon, 'settle');
    case 'trade-use':
      return whyNoPay(icon, 'trade');
    default:
      return say('whyDice');
  }
}

function whyNoPay(icon: Icon, action: 'settle' | 'trade'): string {
  return icon === action ? say('whyGone') : say('whyIcon', { icon: say(icon), action: say(action) });
}

/** What an action lacks that has icons and is still free. */
const LACKS = {
  recruit: 'whyRecruit',
  explore: 'whyExplore',
  settle: 'whyNotNow',
  raid: 'whyRaid',
  harvest: 'whyNotNow',
  trade: 'whyTrade',
  research: 'whyResearch',
} as const satisfies Readonly<Record<Action, string>>;

function whyNotAction(s: State, seat: number, action: Action): string {
  const name = say(action);
  if (playerOf(s, seat).used.includes(action)) return say('whyUsed', { action: name });
  if (s.turn.allow === 0) return say('whyNoAllowance');
  if (mostIcons(s, seat, action) === 0) return say('whyNoIcon', { action: name });
  return say(LACKS[action], { n: numberWord(TRADE_PAIR) });
}

/** Govern is a Free action, but a target like the main ones where a tile offers both. */
function whyNotGovern(s: State, seat: number): string {
  if (housesLeft(s, seat) === 0) return say('whyNoHouseLeft');
  const lead = TERMS['govern-lead'](working(s, seat));
  return say('whyGovern', { tents: numberWord(HOUSE_TENTS), lead: numberWord(lead) });
}

function whyNotCard(s: State, seat: number, card: TechId): string {
  const player = playerOf(s, seat);
  const name = techName(card);
  const { terrain, icons } = techOf(card);
  if (has(player, card)) return say(ready(player, card) ? 'whyOwned' : 'whyFlipped', { card: name });
  const ground = terrains(s, seat);
  const missing = terrain.filter((one) => !ground[TERRAINS.indexOf(one)]);
  if (missing.length > 0) {
    return say('whyTerrain', { card: name, terrain: list(missing.map((t) => say(t))) });
  }
  const have = mostIcons(s, seat, 'research');
  if (have < icons) return say('whyIcons', { card: name, n: icons, have });
  if (!affordable(player, card)) return say('whyPrice', { card: name, price: priceText(card) });
  return say('whyOther', { ask: prompt(s) });
}

function whyNotColour(s: State, task: PickTask, seat: number, colour: number): string {
  const terrain = TERRAINS.find((one) => TERRAIN_COLOUR[one] === colour);
  if (!terrain) return say('whyWhite');
  const name = say(COLOURS[colour] ?? COLOURS[0]);
  if ((s.supply[colour] ?? 0) === 0) return say('whyColourGone', { colour: name });
  if (!openColours(s, seat).includes(colour)) {
    return say('whyColourShut', { colour: name, terrain: say(terrain) });
  }
  return task.kind === 'turn-main' ? say('whyColourLater') : say('whyOther', { ask: prompt(s) });
}

function whyNotCell(s: State, task: PickTask, seat: number, cell: string): string {
  const t = findTile(s, hexOf(cell));
  const laying = task.kind === 'lay-tile' || task.kind === 'start-cell';
  if (!t) return laying ? say('whyTouch', { n: numberWord(EXPLORE_TOUCH) }) : say('whyEmptyCell');
  if (laying) return say('whyTaken');
  const reason = whyNotTile(s, task, seat, t);
  return reason ?? say('whyCell', { tile: hexName(t), score: scoreNow(s, t) });
}

/** What a tile lacks for the pick of the moment; null where there is nothing special to say. */
function whyNotTile(s: State, task: PickTask, seat: number, t: MapTile): string | null {
  const tile = hexName(t);
  switch (task.kind) {
    case 'turn-main':
      return whyNotInTurn(s, seat, t);
    case 'settle-use':
    case 'place-tent':
      if (playerOf(s, seat).tents === 0) return say('whyNoTent');
      return say('whyFar', { tile, n: TERMS['settle-range'](working(s, seat)) });
    case 'recall-tent':
    case 'move-tent':
      return tentsOf(t, seat) === 0 ? say('whyNoOwnTent', { tile }) : null;
    case 'raise-tile':
      return say('whyNoHouse', { tile, tents: numberWord(HOUSE_TENTS) });
    default:
      return null;
  }
}

/** A tile that no action of this turn leads to. */
function whyNotInTurn(s: State, seat: number, t: MapTile): string {
  const tile = hexName(t);
  const player = playerOf(s, seat);
  if (isFactory(t) && player.factories.includes(t.tile)) return say('whyFactoryUsed', { tile });
  if (s.turn.allow === 0) return say('whyNoAllowance');
  if (player.used.includes('settle')) return say('whyUsed', { action: say('settle') });
  if (mostIcons(s, seat, 'settle') === 0) return say('whyNoIcon', { action: say('settle') });
  if (player.tents === 0) return say('whyNoTent');
  return say('whyFar', { tile, n: TERMS['settle-range'](working(s, seat)) });
}

/** Who scores what on a tile now. */
export function scoreNow(s: State, t: MapTile): string {
  if (tileInfo(t).hi === null) return say('scoreNone');
  const parts: string[] = [];
  for (let owner = 0; owner < s.sides; owner++) {
    const n = tilePoints(t, owner);
    if (n > 0) parts.push(say('scoreNow', { who: listSides([sideName(s, owner)], true), n }));
  }
  return parts.length > 0 ? say('scoreIs', { parts: list(parts) }) : say('scoreNobody');
}
