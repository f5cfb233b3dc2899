/** Why a tapped thing is no move now. */
import type { Target } from '../../../core/game';
import { list } from '../../../core/words';
import { TERRAINS, type Action } from '../data';
import { techOf } from '../data-techs';
import { tileOf } from '../data-tiles';
import { affordable, mostIcons } from '../rules/icons';
import { hexAt, terrains } from '../rules/map';
import { tilePoints } from '../rules/points';
import { has, ownerName, playerOf, top, type MapTile, type State } from '../state';
import { say } from './catalogue';
import { dieName, hexName, priceText } from './names';
import { prompt } from './status';

export function whyNot(s: State, target: Target): string {
  const task = top(s);
  if (!task) return say('whyNoDecision');
  const [kind = '', rest = ''] = [
    target.slice(0, target.indexOf(':')),
    target.slice(target.indexOf(':') + 1),
  ];
  const seat = 'seat' in task ? task.seat : 0;
  if (kind === 'cell') {
    const [q, r] = rest.split(',').map(Number);
    const t = hexAt(s, q ?? 0, r ?? 0);
    return t ? say('whyCell', { tile: hexName(t), score: scoreNow(s, t) }) : say('whyEmptyCell');
  }
  if (kind === 'card') return whyNotCard(s, seat, rest);
  if (kind === 'act' && task.kind === 'turn-main') return whyNotAction(s, seat, rest as Action);
  if (kind === 'die') return say('whyDie', { die: dieName(rest) });
  return say('whyOther', { ask: prompt(s) });
}

function whyNotAction(s: State, seat: number, action: Action): string {
  const name = say(action);
  if (playerOf(s, seat).used.includes(action)) return say('whyUsed', { action: name });
  if (s.turn.allow === 0) return say('whyNoAllowance');
  if (mostIcons(s, seat, action) === 0) return say('whyNoIcon', { action: name });
  if (action === 'recruit') return say('whyRecruit');
  if (action === 'explore') return say('whyExplore');
  if (action === 'raid') return say('whyRaid');
  if (action === 'trade') return say('whyTrade');
  return say(action === 'research' ? 'whyResearch' : 'notNow');
}

function whyNotCard(s: State, seat: number, card: string): string {
  const player = playerOf(s, seat);
  const tech = techOf(card);
  if (has(player, card)) return say('whyOwned', { card: tech.name });
  const ground = terrains(s, seat);
  const missing = tech.terrain.filter((terrain) => !ground[TERRAINS.indexOf(terrain)]);
  if (missing.length > 0)
    return say('whyTerrain', { card: tech.name, terrain: list(missing.map((t) => say(t))) });
  const have = mostIcons(s, seat, 'research');
  if (have < tech.icons) return say('whyIcons', { card: tech.name, n: tech.icons, have });
  if (!affordable(player, card)) return say('whyPrice', { card: tech.name, price: priceText(tech) });
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
