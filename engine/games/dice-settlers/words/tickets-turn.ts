/** Tickets of a turn: main actions, Free actions and its end. */
import type { Chip } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { GOLD, HOUSE_TENTS, resourceAt, TRADE_PAIR, type Action } from '../data';
import { techId, techOf, type TechId } from '../data-techs';
import { tilesSeen } from '../rules/explore';
import { factoryTiles } from '../rules/factory';
import { governTiles } from '../rules/govern';
import { mostIcons } from '../rules/icons';
import { tileInfo } from '../rules/map';
import { actionNamed, type Answer } from '../rules/notation';
import { total, without } from '../rules/lists';
import { techTotal } from '../rules/points';
import { diceFor, diceOpen } from '../rules/recruit';
import { researchable } from '../rules/research';
import { playerOf, type MapTile, type State } from '../state';
import { say } from './catalogue';
import { ACTION_RULE } from './tickets-clauses';
import type { Draft } from './tickets-draft';
import { cardDraft, factoryDraft } from './tickets-goods';
import { houseDraft } from './tickets-map';
import { abilityWords, chip, hexName, techName, techText, tokenChip, vpChip } from './names';

export function turnDraft(s: State, seat: number, { verb, what }: Answer): Draft {
  switch (verb) {
    case 'act':
      return actionDraft(s, seat, actionNamed(what));
    case 'factory':
      return factoriesDraft(s, seat, factoryTiles(s, seat, false));
    case 'govern':
      return governDraft(s, seat, governTiles(s, seat));
    case 'card':
      return useDraft(s, seat, techId(what));
    default:
      return endDraft(s.turn.allow > 0);
  }
}

function endDraft(early: boolean): Draft {
  return {
    label: say(early ? 'endTurnEarly' : 'endTurn'),
    weight: early ? 'quiet' : 'main',
    rule: 'DS-4.34',
  };
}

/** Where there is but one place, its ticket is the ticket of the action. */
function factoriesDraft(s: State, seat: number, [first, ...others]: readonly MapTile[]): Draft {
  const about = {
    label: say('mFactory'),
    group: say('groupFree'),
    sign: 'factory',
    rule: 'DS-4.70',
  };
  if (!first || others.length > 0) {
    return { ...about, detail: say('dFactories', { n: others.length + 1 }), cost: [chip('tent', 1)] };
  }
  const what = abilityWords(tileInfo(first).ability);
  return {
    ...factoryDraft(s, seat, false, first),
    ...about,
    detail: say('works', { when: hexName(first), what }),
  };
}

function governDraft(s: State, seat: number, [first, ...others]: readonly MapTile[]): Draft {
  const about = { label: say('mGovern'), group: say('groupFree'), sign: 'house', rule: 'DS-4.72' };
  if (first && others.length === 0)
    return { ...houseDraft(s, seat, first), ...about, detail: hexName(first) };
  return {
    ...about,
    detail: [first, ...others].flatMap((t) => (t ? [hexName(t)] : [])).join(', '),
    cost: [chip('tent', HOUSE_TENTS)],
    gain: [chip('house', 1)],
  };
}

function useDraft(s: State, seat: number, card: TechId): Draft {
  const boom = techOf(card).deck === 'explosive';
  const gain = giftOf(card);
  return {
    label: say(boom ? 'mExplode' : 'mUse', { card: techName(card) }),
    detail: techText(card),
    targets: [`card:${card}`],
    group: say('groupFree'),
    sign: boom ? 'keg' : 'tech',
    rule: boom ? 'DS-4.74' : 'DS-4.75',
    ...(gain ? { gain: [gain] } : {}),
    ...(boom ? { warning: say('warnPoints', { n: markerWorth(s, seat, card) }) } : {}),
  };
}

/** What a card gives at once, where that is a number. */
function giftOf(card: TechId): Chip | null {
  const { effect } = techOf(card);
  if (effect.do === 'take-gold') return tokenChip(resourceAt(GOLD), effect.n);
  return effect.do === 'take-vp' ? vpChip(effect.n) : null;
}

/** DS-4.74: points that go with the marker, those it brings other cards included. */
function markerWorth(s: State, seat: number, card: TechId): number {
  const { techs } = playerOf(s, seat);
  return techTotal(s, seat, techs) - techTotal(s, seat, without(techs, [card]));
}

function actionDraft(s: State, seat: number, action: Action): Draft {
  return {
    label: say(action),
    targets: [`act:${action}`],
    group: say('groupMain'),
    sign: action,
    rule: ACTION_RULE[action],
    ...ABOUT[action](s, seat, mostIcons(s, seat, action)),
  };
}

type About = (s: State, seat: number, icons: number) => Partial<Draft>;

const tentsAtHand: About = (s, seat, icons) => ({
  detail: say('dTentsAtHand', { icons, n: playerOf(s, seat).tents }),
});

/** What each action could bring now. */
const ABOUT: Readonly<Record<Action, About>> = {
  recruit: (s, seat, icons) => {
    const n = Math.min(diceFor(playerOf(s, seat), icons), diceOpen(s, seat));
    return { detail: say('dRecruit', { icons, n }) };
  },
  explore: (s, seat, icons) => {
    const n = Math.min(s.stack.length, tilesSeen(playerOf(s, seat), icons));
    return { detail: say('dExplore', { icons, n }) };
  },
  settle: tentsAtHand,
  raid: tentsAtHand,
  harvest: (_s, _seat, n) => ({ detail: say('dHarvest', { n }) }),
  trade: (s, seat, icons) => {
    const n = total(playerOf(s, seat).tokens);
    const detail = say('dTrade', { icons, n });
    return n >= TRADE_PAIR
      ? { detail }
      : { detail, warning: say('warnOnlyDice', { n: numberWord(TRADE_PAIR) }) };
  },
  research: (s, seat) => {
    const [only, ...others] = researchable(s, seat);
    if (only === undefined || others.length > 0) return { detail: say('dCards', { n: others.length + 1 }) };
    const { cost = [], gain = [] } = cardDraft(s, seat, only);
    return { detail: say('dOneCard', { card: techName(only), effect: techText(only) }), cost, gain };
  },
};
