/** Why a tapped thing is no move now. */
import type { Target } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import {
  COLOURS,
  EXPLORE_TOUCH,
  HOUSE_TENTS,
  TERRAIN_COLOUR,
  TERRAINS,
  TRADE_PAIR,
  type Action,
} from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { mostIcons } from '../rules/icons';
import { findTile, foesOn, isFactory, openColours, present, tentsOf, terrains, tileInfo } from '../rules/map';
import { actionNamed, colourIndex, dieOf, parse } from '../rules/notation';
import { tilePoints } from '../rules/points';
import { affordable } from '../rules/research';
import { TERMS, working } from '../rules/techs';
import { asked, has, playerOf, seatOf, type MapTile, type PickTask, type State } from '../state';
import { say } from './catalogue';
import { dieName, hexName, listSides, ownerName, priceText, sideName, techName } from './names';
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
      return say('whyDie', { die: dieName(dieOf(what)) });
    case 'act':
      if (task.kind === 'turn-main') return whyNotAction(s, seat, actionNamed(what));
  }
  return say('whyOther', { ask: prompt(s) });
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

function whyNotCard(s: State, seat: number, card: TechId): string {
  const player = playerOf(s, seat);
  const name = techName(card);
  const { terrain, icons } = techOf(card);
  if (has(player, card)) return say('whyOwned', { card: name });
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
  const laying = task.kind === 'pick-cell' || task.kind === 'start-cell';
  if (!t) return laying ? say('whyTouch', { n: numberWord(EXPLORE_TOUCH) }) : say('whyEmptyCell');
  if (laying) return say('whyTaken');
  const reason = whyNotTile(s, task, seat, t);
  return reason ?? say('whyCell', { tile: hexName(t), score: scoreNow(s, t) });
}

/** What a tile lacks for the pick of the moment; null where there is nothing special to say. */
function whyNotTile(s: State, task: PickTask, seat: number, t: MapTile): string | null {
  const tile = hexName(t);
  switch (task.kind) {
    case 'settle-use':
    case 'place-tent':
      if (playerOf(s, seat).tents === 0) return say('whyNoTent');
      return say('whyFar', { tile, n: TERMS['settle-range'](working(s, seat)) });
    case 'raid-tile':
    case 'clear-tile':
      if (!present(t, seat)) return say('whyAbsent', { tile });
      return say(foesOn(t, seat).length === 0 ? 'whyAlone' : 'whyGuarded', { tile });
    case 'recall-tent':
    case 'move-from':
      return tentsOf(t, seat) === 0 ? say('whyNoOwnTent', { tile }) : null;
    case 'factory-tile':
      if (!isFactory(t)) return say('whyNoFactory', { tile });
      if (playerOf(s, seat).factories.includes(t.tile)) return say('whyFactoryUsed', { tile });
      return say(tentsOf(t, seat) === 0 && !task.keep ? 'whyNoOwnTent' : 'whyFactoryShut', { tile });
    case 'govern-tile': {
      const lead = TERMS['govern-lead'](working(s, seat));
      return say('whyNoGovern', { tile, tents: numberWord(HOUSE_TENTS), lead: numberWord(lead) });
    }
    default:
      return null;
  }
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
