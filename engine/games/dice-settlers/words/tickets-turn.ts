/** Tickets of a turn: main actions, Free actions and its end. */
import { count } from '../../../core/words';
import { HOUSE_TENTS, type Action } from '../data';
import { techId, techOf } from '../data-techs';
import { tilesSeen } from '../rules/explore';
import { factoryTiles } from '../rules/factory';
import { governTiles } from '../rules/govern';
import { mostIcons } from '../rules/icons';
import { keyOf } from '../rules/map';
import { actionNamed, type Answer } from '../rules/notation';
import { diceFor } from '../rules/recruit';
import { researchable } from '../rules/research';
import { playerOf, type MapTile, type State } from '../state';
import { say } from './catalogue';
import { ACTION_RULE } from './tickets-clauses';
import type { Draft } from './tickets-draft';
import { abilityText, chip, hexName, techName, techText } from './names';

export function turnDraft(s: State, seat: number, { verb, what }: Answer): Draft {
  switch (verb) {
    case 'act':
      return actionDraft(s, seat, actionNamed(what));
    case 'factory':
      return factoryDraft(factoryTiles(s, seat, false));
    case 'govern':
      return governDraft(governTiles(s, seat));
    case 'card':
      return useDraft(what);
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

/** The board shows where, if there is but one place. */
function onlyPlace([first, ...others]: readonly MapTile[]): string[] {
  return first && others.length === 0 ? [`cell:${keyOf(first)}`] : [];
}

function factoryDraft(tiles: readonly MapTile[]): Draft {
  const [first] = tiles;
  return {
    label: say('mFactory'),
    detail:
      tiles.length === 1 && first
        ? `${hexName(first)}: ${abilityText(first.tile)}`
        : count(tiles.length, 'tile'),
    targets: onlyPlace(tiles),
    cost: [chip('tent', 1)],
    group: say('groupFree'),
    sign: 'factory',
    rule: 'DS-4.70',
  };
}

function governDraft(tiles: readonly MapTile[]): Draft {
  return {
    label: say('mGovern'),
    detail: tiles.map(hexName).join(', '),
    targets: onlyPlace(tiles),
    cost: [chip('tent', HOUSE_TENTS)],
    gain: [chip('house', 1)],
    group: say('groupFree'),
    sign: 'house',
    rule: 'DS-4.72',
  };
}

function useDraft(what: string): Draft {
  const card = techId(what);
  const boom = techOf(card).deck === 'explosive';
  return {
    label: say(boom ? 'mExplode' : 'mUse', { card: techName(card) }),
    detail: techText(card),
    targets: [`card:${card}`],
    group: say('groupFree'),
    sign: boom ? 'keg' : 'tech',
    rule: boom ? 'DS-4.74' : 'DS-4.75',
  };
}

function actionDraft(s: State, seat: number, action: Action): Draft {
  return {
    label: say(action),
    detail: DETAIL[action](s, seat, mostIcons(s, seat, action)),
    targets: [`act:${action}`],
    group: say('groupMain'),
    sign: action,
    rule: ACTION_RULE[action],
  };
}

type Detail = (s: State, seat: number, icons: number) => string;

const iconsReady: Detail = (_s, _seat, icons) => say('dIcons', { icons: count(icons, 'icon') });

const DETAIL: Readonly<Record<Action, Detail>> = {
  recruit: (s, seat, icons) =>
    `${count(icons, 'icon')}: ${count(diceFor(playerOf(s, seat), icons), 'die', 'dice')}`,
  explore: (s, seat, icons) => {
    const n = Math.min(s.stack.length, tilesSeen(playerOf(s, seat), icons));
    return `${count(icons, 'icon')}: ${say('dMax', { n: count(n, 'tile') })}`;
  },
  settle: iconsReady,
  raid: iconsReady,
  harvest: iconsReady,
  trade: iconsReady,
  research: (s, seat) => say('dReady', { n: count(researchable(s, seat).length, 'card') }),
};
