/** Why a tapped thing is no move now. */
import type { Target } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import { hexOf } from '../../../geometry/hex';
import { TERRAINS, TRADE_PAIR, type Action } from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { tileOf } from '../data-tiles';
import { mostIcons } from '../rules/icons';
import { findTile, terrains } from '../rules/map';
import { actionNamed, dieOf, parse } from '../rules/notation';
import { tilePoints } from '../rules/points';
import { affordable } from '../rules/research';
import { has, playerOf, seatOf, top, isPick, type MapTile, type State } from '../state';
import { say } from './catalogue';
import { dieName, hexName, ownerName, priceText, techName } from './names';
import { prompt } from './status';

export function whyNot(s: State, target: Target): string {
  const task = top(s);
  if (!task) return say('whyNoDecision');
  const seat = isPick(task) ? seatOf(task) : 0;
  const { verb: kind, what } = parse(target);
  switch (kind) {
    case 'cell': {
      const t = findTile(s, hexOf(what));
      return t ? say('whyCell', { tile: hexName(t), score: scoreNow(s, t) }) : say('whyEmptyCell');
    }
    case 'card':
      return whyNotCard(s, seat, techId(what));
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
  settle: 'notNow',
  raid: 'whyRaid',
  harvest: 'notNow',
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

/** Who scores what on a tile now. */
export function scoreNow(s: State, t: MapTile): string {
  if (tileOf(t.tile).hi === null) return say('scoreNone');
  const parts: string[] = [];
  for (let owner = 0; owner < s.sides; owner++) {
    const n = tilePoints(t, owner);
    if (n > 0) parts.push(say('scoreNow', { who: ownerName(s, owner), n }));
  }
  return parts.length > 0 ? say('scoreIs', { parts: parts.join(', ') }) : say('scoreNobody');
}
