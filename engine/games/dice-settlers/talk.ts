/** Status, question, reasons and explanations. */
import type { Explanation, Status, Target } from '../../core/game';
import { capital, list } from '../../core/words';
import { ACTIONS, COLOURS, FACES, HEX_SIDES, TERRAINS, type Action, type Colour, type Icon } from './data';
import { ACTION_RULE, ruleOf } from './clauses';
import { coloursLeft } from './flow';
import { hexAt, hexOf, terrains } from './map';
import {
  abilityText,
  colourWord,
  dieName,
  hexName,
  priceText,
  terrainOfColour,
  terrainText,
  tileName,
} from './names';
import { affordable, mostIcons } from './pay';
import { tilePoints } from './score';
import {
  has,
  housesOnMap,
  ownerName,
  playerOf,
  topFrame,
  type Frame,
  type MapTile,
  type State,
} from './state';
import { techOf } from './techs';
import { tileOf } from './tiles';
import { effects, say } from './words';

export function status(s: State): Status {
  const frame = topFrame(s);
  const bot = frame?.k.startsWith('bot-') ?? false;
  const title = bot
    ? say('statusBot')
    : say(
        (
          {
            draft: 'statusDraft',
            roll: 'statusRoll',
            turns: 'statusTurn',
            clean: 'statusClean',
            over: 'statusOver',
          } as const
        )[s.phase],
      );
  const acting = frame?.k === 'commit' ? say(frame.action) : actionTitle(frame);
  return { title: acting ?? title, line: statusLine(s), facts: facts(s) };
}

/** The action under way, where the pick belongs to one. */
function actionTitle(frame: Frame | undefined): string | undefined {
  switch (frame?.k) {
    case 'settle-use':
    case 'recall-tent':
      return say('settle');
    case 'pick-tile':
    case 'pick-cell':
    case 'join':
    case 'reinforce':
      return say('explore');
    case 'raid-tile':
    case 'raid-victim':
      return say('raid');
    case 'trade-use':
      return say('trade');
    case 'pick-card':
    case 'pay-token':
      return say('research');
    default:
      return undefined;
  }
}

function statusLine(s: State): string {
  if (s.phase === 'draft') return say('statusDraftLine');
  if (s.phase === 'over') return say('statusRound', { n: s.round });
  const last = s.finalRound === s.round ? ` · ${say('statusLast')}` : '';
  const key =
    s.phase !== 'turns' ? 'statusRound' : s.turn.pass === 1 ? 'statusFirstTurn' : 'statusSecondTurn';
  return say(key, { n: s.round }) + last;
}

/** The triggers meter; the score as it stands is in the seats strip. */
function facts(s: State): string[] {
  if (s.phase === 'draft') return [];
  const houses = Math.max(...Array.from({ length: s.sides }, (_, side) => housesOnMap(s, side)));
  const result = [
    say('factTiles', { n: s.stack.length }),
    say('factVp', { n: s.vpSupply }),
    say('factColours', { n: coloursLeft(s) }),
    say('factHouses', { n: houses }),
  ];
  return result;
}

export function prompt(s: State): string {
  const frame = topFrame(s);
  if (!frame || s.phase === 'over') return say('askOver');
  const tileAt = (cell: string) => hexName(hexOf(s, cell));
  switch (frame.k) {
    case 'start-tile':
      return say('askStartTile');
    case 'start-cell':
      return say('askStartCell');
    case 'roll-step':
      return say('askRoll');
    case 'pick-die':
      return say(frame.why === 'recall' ? 'askDieRecall' : 'askDieSet');
    case 'pick-face':
      return say('askFace', { die: `${dieName(frame.die)} die` });
    case 'pick-reroll':
      return say('askReroll', { n: frame.dice.length });
    case 'turn-main':
      return say(
        s.turn.allow === 0
          ? 'askTurnFree'
          : s.turn.taken > 0 || s.turn.pass === 2
            ? 'askTurnMore'
            : 'askTurn',
      );
    case 'commit':
      if (frame.pair) return say('askPair', { icon: say(frame.pair as Icon) });
      return say(frame.min > 1 ? 'askCommitMin' : 'askCommit', {
        action: say(frame.action),
        n: frame.icons,
        min: frame.min,
      });
    case 'pick-card':
      return say('askCard');
    case 'pay-token':
      return frame.rebate
        ? say('askWaive')
        : say('askPay', { kind: say((['food', 'wood', 'iron'] as const)[frame.due[0] ?? 0] ?? 'food') });
    case 'pick-colour':
      return say('askColour', { n: frame.left });
    case 'pick-tile':
      return say('askTile');
    case 'pick-cell':
      return say('askCell', { tile: tileName(frame.tile) });
    case 'join':
      return say('askJoin', { who: ownerName(s, frame.seat), tile: tileAt(frame.cell) });
    case 'reinforce':
      return say('askReinforce', { tile: tileAt(frame.cell) });
    case 'settle-use':
      return say('askSettle', { n: frame.left });
    case 'recall-tent':
      return say('askRecall');
    case 'raid-tile':
      return say('askRaidTile');
    case 'raid-victim':
      return say('askVictim', { n: frame.left });
    case 'bonus-kind':
      return say(frame.after ? 'askBonusAfter' : 'askBonusBefore');
    case 'trade-use':
      return say('askTrade', { n: frame.left });
    case 'factory-tile':
      return say('askFactory');
    case 'govern-tile':
      return say('askGovern');
    case 'raise-tile':
      return say('askRaise');
    case 'move-from':
      return say('askMoveFrom');
    case 'move-to':
      return say('askMoveTo');
    case 'place-tent':
      return say('askPlace');
    case 'clear-tile':
      return say('askClear');
    case 'clear-victim':
      return say('askClearVictim');
    case 'keep-die':
      return say(frame.kept.length > 0 ? 'askKeepMore' : 'askKeep');
    case 'bot-choice':
      return botQuestion(s, frame.what);
    case 'bot-join-answer':
      return say('askBotJoin', { tile: tileAt(frame.cell) });
    case 'evict-factory':
      return say('askEvict');
    default:
      return say('askOver');
  }
}

function botQuestion(s: State, what: 'colour' | 'cell' | 'settle' | 'raid'): string {
  const below = s.frames[s.frames.length - 2];
  if (what === 'cell')
    return say('askBotCell', { tile: below?.k === 'bot-explore' ? tileName(below.tile) : '' });
  return say(what === 'colour' ? 'askBotColour' : what === 'settle' ? 'askBotSettle' : 'askBotRaid');
}

export function whyNot(s: State, target: Target): string {
  const frame = topFrame(s);
  if (!frame) return say('whyNoDecision');
  const [kind = '', rest = ''] = [
    target.slice(0, target.indexOf(':')),
    target.slice(target.indexOf(':') + 1),
  ];
  const seat = 'seat' in frame ? frame.seat : 0;
  if (kind === 'cell') {
    const [q, r] = rest.split(',').map(Number);
    const t = hexAt(s, q ?? 0, r ?? 0);
    return t ? say('whyCell', { tile: hexName(t), score: scoreNow(s, t) }) : say('whyEmptyCell');
  }
  if (kind === 'card') return whyNotCard(s, seat, rest);
  if (kind === 'act' && frame.k === 'turn-main') return whyNotAction(s, seat, rest as Action);
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

export function explain(s: State, target: Target): Explanation {
  const at = target.indexOf(':');
  const kind = at < 0 ? target : target.slice(0, at);
  const rest = at < 0 ? '' : target.slice(at + 1);
  switch (kind) {
    case 'cell': {
      const [q, r] = rest.split(',').map(Number);
      const t = hexAt(s, q ?? 0, r ?? 0);
      return t
        ? explainTile(t.tile, scoreNow(s, t))
        : { title: say('exCell'), body: say('exCellBody'), rule: 'DS-4.41' };
    }
    case 'tile':
      return explainTile(Number(rest), '');
    case 'card':
      return explainCard(rest);
    case 'die':
      return explainColour(rest.split('-')[0] ?? 'white', dieName(rest));
    case 'spent':
      return explainColour(rest, capital(colourWord(rest)));
    case 'colour':
      return explainSupply(s, rest);
    case 'act': {
      const action = ACTIONS.includes(rest as Action) ? (rest as Action) : 'recruit';
      return { title: say(action), body: say('exAction'), rule: ACTION_RULE[action] };
    }
    case 'side':
      return { title: say(HEX_SIDES[Number(rest)] ?? 'recruit'), body: say('exSide'), rule: 'DS-6.23' };
    case 'centre':
      return { title: say('exCentre'), body: say('exCentreBody'), rule: 'DS-6.44' };
    case 'queue':
      return { title: say('exQueue'), body: say('exQueueBody'), rule: 'DS-6.10' };
    case 'bag':
      return { title: say('exBag'), body: say('exBagBody'), rule: 'DS-4.12' };
    case 'stack':
      return { title: say('exStack'), body: say('exStackBody', { n: s.stack.length }), rule: 'DS-5.1' };
    default: {
      const frame = topFrame(s);
      return { title: say('title'), body: prompt(s), rule: frame ? ruleOf(frame) : 'DS-5.4' };
    }
  }
}

function explainTile(no: number, now: string): Explanation {
  const { hi, lo, trigger } = tileOf(no);
  const ability = abilityText(no);
  const body =
    hi === null ? say('exTileNone', { ability }) : say('exTile', { hi, lo: lo ?? 0, ability, score: now });
  const rule = trigger === 'factory' ? 'DS-4.70' : trigger === 'placement' ? 'DS-4.42' : 'DS-4.3';
  return { title: tileName(no), body: body.trim(), rule };
}

function explainCard(card: string): Explanation {
  const tech = techOf(card);
  const cost = say('exCost', { icons: tech.icons, terrain: terrainText(tech), price: priceText(tech) });
  const vp = tech.vp === null ? say('exVpSpecial') : say('exVp', { n: tech.vp });
  const effect = effects(card as 'stability');
  return {
    title: tech.name,
    body: say('exCard', { cost, effect, vp }),
    rule: tech.deck === 'explosive' ? 'DS-4.74' : 'DS-4.65',
  };
}

function explainColour(colour: string, title: string): Explanation {
  const faces = FACES[(COLOURS as readonly string[]).includes(colour) ? (colour as Colour) : 'white'];
  return { title, body: say('exDie', { faces: list(faces.map((icon) => say(icon))) }), rule: 'DS-4.8' };
}

function explainSupply(s: State, colour: string): Explanation {
  const index = Math.max(0, COLOURS.indexOf(colour as Colour));
  const terrain = say(terrainOfColour(index));
  return {
    title: capital(colourWord(colour)),
    body: say('exSupply', { n: s.supply[index] ?? 0, colour: colourWord(colour), terrain }),
    rule: 'DS-4.36',
  };
}
