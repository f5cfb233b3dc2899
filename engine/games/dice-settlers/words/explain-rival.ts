/** What the Diceoneer's things are good for, and where its next walk can lead. */
import type { Explanation } from '../../../core/game';
import { list, numberWord } from '../../../core/words';
import {
  BOT_RECRUIT,
  BOT_SELLS,
  BOT_TRADE_VP,
  GOLD,
  HEX_SIDES,
  hexSideAt,
  MARKER_DIE,
  type HexAction,
} from '../data';
import { botDice, walkSteps } from '../rules/diceoneer';
import { botCards } from '../rules/diceoneer-actions';
import { unused } from '../rules/diceoneer-tools';
import { bump, total } from '../rules/lists';
import { exploreCells, openColours, present, settleTiles, tentsOf } from '../rules/map';
import { techPoints } from '../rules/points';
import { guardOf } from '../rules/raid';
import { diceOpen } from '../rules/recruit';
import { quotaOf } from '../rules/roll';
import { botOf, botOwner, clone, level, type State } from '../state';
import { say } from './catalogue';
import { techName } from './names';

/** Where each face of its die would lead now. */
function stops(s: State): number[] {
  return MARKER_DIE.flatMap((n) => walkSteps(botOf(s), n).slice(-1));
}

export function explainSide(s: State, what: string): Explanation {
  const at = Number(what);
  const action = hexSideAt(at);
  const { dice, token } = botOf(s).sides[at] ?? { dice: [], token: -1 };
  const n = dice.length + (token >= 0 ? 1 : 0);
  const a = stops(s).filter((side) => side === at).length;
  const body =
    n === 0
      ? [say('ex.sideEmpty')]
      : [
          say('ex.sideStrength', { n }),
          DOES[action](stored(s, token), n),
          a > 0 ? say('ex.sideChance', { a, b: MARKER_DIE.length }) : say('ex.sideNever'),
        ];
  return { title: say(action), body: [say('exSide'), ...body].join(' '), rule: 'DS-6.23' };
}

/** DS-6.70: with Gold Rush the token of the side is in the store before the action is done. */
function stored(s: State, token: number): State {
  if (token < 0 || s.options['solo.goldRush'] !== true) return s;
  const copy = clone(s);
  bump(botOf(copy).centre, GOLD, 1);
  return copy;
}

/** DS-6.26: strength without use scores at most levels. */
function idle(s: State, strength: number): string {
  const n = unused(s, strength);
  return n > 0 ? say('ex.idleScores', { n }) : say('ex.idle');
}

/** What so much strength would bring it now. */
const DOES: Readonly<Record<HexAction, (s: State, strength: number) => string>> = {
  recruit(s, strength) {
    if (openColours(s, botOwner(s)).length === 0) return idle(s, strength);
    const due = strength < BOT_RECRUIT.strength ? BOT_RECRUIT.below : BOT_RECRUIT.from;
    return say('ex.does.recruit', { n: Math.min(due, diceOpen(s, botOwner(s))) });
  },
  explore(s, strength) {
    const open = s.stack.length > 0 && exploreCells(s, botOwner(s)).length > 0;
    return open ? say('ex.does.explore') : idle(s, strength);
  },
  research(s, strength) {
    const { techs } = botOf(s);
    const value = (card: (typeof techs)[number]) => techPoints(s, botOwner(s), card, [...techs, card]);
    const [card] = botCards(s, strength).sort((a, b) => value(b) - value(a));
    return card ? say('ex.does.research', { card: techName(card) }) : idle(s, strength);
  },
  raid(s, strength) {
    const most = strength - guardOf(s, 0);
    const swaps = s.map.map((t) =>
      present(t, botOwner(s)) ? Math.min(most, tentsOf(t, 0), botOf(s).tents) : 0,
    );
    const n = Math.max(0, ...swaps);
    // DS-6.40, DS-6.43: once, however much is left.
    return n > 0 ? say('ex.does.raid', { n }) : idle(s, 1);
  },
  trade(s, strength) {
    const goods = total(botOf(s).centre);
    const sold = Math.min(goods, BOT_SELLS * strength);
    const spare = strength - Math.ceil(sold / BOT_SELLS);
    const n = sold * BOT_TRADE_VP[level(s, 'solo.tradeRate')] + unused(s, spare);
    return n > 0 ? say('ex.does.trade', { n }) : say('ex.idle');
  },
  settle(s, strength) {
    const { tents, general } = botOf(s);
    // DS-6.37: with its last tent placed it gathers, and places one of those.
    const n = Math.min(strength, tents) + (strength > tents ? Math.min(1, general) : 0);
    const open = n > 0 && settleTiles(s, botOwner(s)).length > 0;
    return open ? say('ex.does.settle', { n }) : idle(s, strength);
  },
};

export function explainMarker(s: State): Explanation {
  const found = stops(s);
  const faces = HEX_SIDES.flatMap((action, at) => {
    const n = found.filter((side) => side === at).length;
    return n > 0 ? [say('ex.face', { action: say(action), n })] : [];
  });
  const next =
    faces.length > 0
      ? say('ex.markerFaces', { b: MARKER_DIE.length, list: list(faces) })
      : say('ex.markerIdle');
  return { title: say('exMarker'), body: `${say('exMarkerBody')} ${next}`, rule: 'DS-6.23' };
}

export function explainCentre(s: State): Explanation {
  const n = total(botOf(s).centre);
  const k = Math.min(n, BOT_SELLS);
  const vp = k * BOT_TRADE_VP[level(s, 'solo.tradeRate')];
  const now = n > 0 ? say('ex.centreNow', { n, k, vp }) : say('ex.centreEmpty');
  const body = `${say('exCentreBody', { n: numberWord(BOT_SELLS) })} ${now}`;
  return { title: say('exCentre'), body, rule: 'DS-6.44' };
}

export function explainQueue(s: State): Explanation {
  const all = botOf(s).queue.length;
  const next = say('ex.queueNext', { n: botDice(s, quotaOf(s, 0)), all });
  return { title: say('exQueue'), body: `${say('exQueueBody')} ${next}`, rule: 'DS-6.10' };
}
