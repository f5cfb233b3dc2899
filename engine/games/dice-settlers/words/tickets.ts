/** Labels, details and chips of every move. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, count } from '../../../core/words';
import {
  COLOURS,
  dieIcon,
  FREQUENT_HIRE_STEPS,
  RECRUIT_STEPS,
  RESOURCES,
  type Action,
  type Colour,
  type Icon,
  type Resource,
} from '../data';
import { ACTION_RULE, ruleOf } from './clauses';
import { factoryChips, placeDraft, tradeDraft, type Draft } from './tickets-map';
import { hexOf } from '../rules/map';
import {
  abilityText,
  cellName,
  chip,
  dieName,
  hexName,
  iconChip,
  sourceName,
  tileName,
  tileScore,
  touchingNames,
  vpChip,
} from './names';
import { factoryTiles, governTiles, mostIcons, researchable } from '../rules/icons';
import { techPoints } from '../rules/points';
import { has, ownerName, playerOf, top, type Task, type MapTile, type State } from '../state';
import { techOf } from '../data-techs';
import { effects, say } from './catalogue';

export function describe(s: State, move: Move): MoveDescription {
  const task = top(s);
  const at = move.indexOf(':');
  const verb = at < 0 ? move : move.slice(0, at);
  const rest = at < 0 ? '' : move.slice(at + 1);
  const drafted = task ? draftOf(s, task, verb, rest) : { label: move };
  return { targets: [], rule: task ? ruleOf(task) : 'DS-5.4', ...drafted };
}

function draftOf(s: State, task: Task, verb: string, rest: string): Draft {
  if (verb === 'done') return doneDraft(task);
  switch (task.kind) {
    case 'start-tile':
    case 'pick-tile':
      return {
        label: tileName(Number(rest)),
        detail: `${tileScore(Number(rest))} · ${abilityText(Number(rest))}`,
        targets: [`tile:${rest}`],
      };
    case 'start-cell':
    case 'pick-cell':
      return {
        label: cellName(s, rest),
        detail: say('touching', { tiles: touchingNames(s, rest) }),
        targets: [`cell:${rest}`],
      };
    case 'roll-step':
      return rollDraft(s, task.seat, verb, rest);
    case 'pick-die':
      return task.why === 'recall'
        ? { label: say('mColour', { colour: capital(say(rest as Colour)) }), targets: [`spent:${rest}`] }
        : dieDraft(rest);
    case 'pick-face':
      return {
        label: capital(say(rest as Icon)),
        targets: [`die:${task.die}`],
        gain: [iconChip(rest as Icon, 1)],
      };
    case 'pick-reroll':
      return verb === 'roll' ? { label: say('mRoll'), targets: [], weight: 'main' } : dieDraft(rest);
    case 'turn-main':
      return turnDraft(s, task.seat, verb, rest);
    case 'commit-icon':
      return commitDraft(task, verb, rest);
    case 'pick-pair':
      return { label: sourceName(`${verb}:${rest}`), targets: [`${verb}:${rest}`] };
    case 'pick-card':
      return cardDraft(s, task.seat, rest);
    case 'pay-token':
      return {
        label: say(verb === 'waive' ? 'mWaive' : 'mPay', { kind: say(rest as Resource) }),
        ...(verb === 'pay' ? { cost: [iconChip(rest as Resource, 1)] } : {}),
      };
    case 'pick-colour':
      return colourDraft(s, rest);
    case 'join':
    case 'bot-join-answer':
      return joinDraft(s, task.kind === 'join' ? task.seat : 0, task.cell, verb === 'join');
    case 'reinforce':
      return verb === 'add'
        ? { ...placeDraft(s, task.seat, hexOf(s, task.cell)), label: say('mAdd') }
        : { label: say('mNoTent'), targets: [], weight: 'quiet' };
    case 'settle-use':
      return settleDraft(s, task.seat, verb, rest);
    case 'place-tent':
      return placeDraft(s, task.seat, hexOf(s, rest));
    case 'recall-tent':
    case 'move-from':
      return { label: say('mFromCell', { tile: hexName(hexOf(s, rest)) }), targets: [`cell:${rest}`] };
    case 'move-to':
      return {
        ...placeDraft(s, task.seat, hexOf(s, rest)),
        label: say('mToCell', { tile: hexName(hexOf(s, rest)) }),
      };
    case 'raid-tile':
    case 'clear-tile':
      return {
        label: hexName(hexOf(s, rest)),
        detail: foes(s, hexOf(s, rest), task.seat),
        targets: [`cell:${rest}`],
      };
    case 'raid-victim':
    case 'clear-victim':
      return {
        label: say('mHit', { who: ownerName(s, Number(rest)) }),
        targets: [`cell:${task.cell}`, `owner:${rest}`],
      };
    case 'bonus-kind':
      return { label: capital(say(rest as Resource)), gain: [iconChip(rest as Resource, 1)] };
    case 'trade-use':
      return tradeDraft(s, task.seat, verb, rest);
    case 'factory-tile': {
      const t = hexOf(s, rest);
      return {
        label: hexName(t),
        detail: abilityText(t.tile),
        targets: [`cell:${rest}`],
        ...(task.keep ? {} : { cost: [chip('tent', 1)] }),
        gain: factoryChips(t),
      };
    }
    case 'govern-tile':
    case 'raise-tile':
      return {
        label: hexName(hexOf(s, rest)),
        targets: [`cell:${rest}`],
        cost: [chip('tent', 3)],
        gain: [chip('house', 1)],
        warning: say('warnTents'),
      };
    case 'keep-die':
      return verb === 'none'
        ? { label: say(task.kept.length > 0 ? 'mKeepNoMore' : 'mKeepNone'), targets: [], weight: 'quiet' }
        : { label: say('mKeep', { die: dieName(rest) }), targets: [`die:${rest}`] };
    case 'bot-choice':
      return botChoiceDraft(s, task, rest);
    case 'evict-factory':
      return verb === 'none'
        ? { label: say('mEvictNone'), targets: [], weight: 'quiet' }
        : { label: say('mEvict', { tile: hexName(hexOf(s, rest)) }), targets: [`cell:${rest}`] };
    default:
      return { label: `${verb} ${rest}` };
  }
}

function doneDraft(task: Task): Draft {
  return { label: say(task.kind === 'roll-step' ? 'keepRoll' : 'done'), targets: [], weight: 'main' };
}

function dieDraft(die: string): Draft {
  return { label: say('mDie', { die: dieName(die) }), targets: [`die:${die}`] };
}

function sourceTarget(source: string): string {
  return source.split('>')[0] ?? source;
}

function rollDraft(s: State, seat: number, verb: string, source: string): Draft {
  if (verb === 'campfire') {
    return {
      label: say('mCampfire'),
      targets: ['card:campfire-stories'],
      group: say('groupReroll'),
      sign: 'reroll',
    };
  }
  const name = sourceName(source);
  const targets = [sourceTarget(source)];
  const player = playerOf(s, seat);
  if (verb === 'set')
    return { label: say('mSet', { source: name }), targets, group: say('groupSet'), sign: 'set' };
  if (verb === 'reroll') {
    return { label: say('mReroll', { source: name }), targets, group: say('groupReroll'), sign: 'reroll' };
  }
  const n = Math.min(
    has(player, 'large-coaches') ? 3 : 2,
    player.bag.reduce((a, b) => a + b, 0),
  );
  return {
    label: say('mDraw', { n, source: name }),
    targets,
    group: say('groupDraw'),
    sign: 'draw',
    gain: [chip('die', n)],
  };
}

function turnDraft(s: State, seat: number, verb: string, rest: string): Draft {
  if (verb === 'end-turn') {
    const early = s.turn.allow > 0;
    return {
      label: say(early ? 'endTurnEarly' : 'endTurn'),
      targets: [],
      weight: early ? 'quiet' : 'main',
      rule: 'DS-4.34',
    };
  }
  if (verb === 'factory') {
    const tiles = factoryTiles(s, seat, false);
    return {
      label: say('mFactory'),
      detail:
        tiles.length === 1 && tiles[0]
          ? `${hexName(tiles[0])}: ${abilityText(tiles[0].tile)}`
          : count(tiles.length, 'tile'),
      targets: tiles.length === 1 && tiles[0] ? [`cell:${tiles[0].q},${tiles[0].r}`] : [],
      cost: [chip('tent', 1)],
      group: say('groupFree'),
      sign: 'factory',
      rule: 'DS-4.70',
    };
  }
  if (verb === 'govern') {
    const tiles = governTiles(s, seat);
    return {
      label: say('mGovern'),
      detail: tiles.map(hexName).join(', '),
      targets: tiles.length === 1 && tiles[0] ? [`cell:${tiles[0].q},${tiles[0].r}`] : [],
      cost: [chip('tent', 3)],
      gain: [chip('house', 1)],
      group: say('groupFree'),
      sign: 'house',
      rule: 'DS-4.72',
    };
  }
  if (verb === 'card') {
    const boom = techOf(rest).deck === 'explosive';
    return {
      label: say(boom ? 'mExplode' : 'mUse', { card: techOf(rest).name }),
      detail: effects(rest as 'stability'),
      targets: [`card:${rest}`],
      group: say('groupFree'),
      sign: boom ? 'keg' : 'tech',
      rule: boom ? 'DS-4.74' : 'DS-4.75',
    };
  }
  const action = rest as Action;
  const icons = mostIcons(s, seat, action);
  return {
    label: say(action),
    detail: actionDetail(s, seat, action, icons),
    targets: [`act:${action}`],
    group: say('groupMain'),
    sign: action,
    rule: ACTION_RULE[action],
  };
}

function actionDetail(s: State, seat: number, action: Action, icons: number): string {
  const player = playerOf(s, seat);
  if (action === 'research') return say('dReady', { n: count(researchable(s, seat).length, 'card') });
  if (action === 'recruit') {
    const steps = has(player, 'frequent-hire') ? FREQUENT_HIRE_STEPS : RECRUIT_STEPS;
    return `${count(icons, 'icon')}: ${count(steps.filter((n) => n <= icons).length, 'die', 'dice')}`;
  }
  if (action === 'explore') {
    const n = Math.min(s.stack.length, icons + (has(player, 'wanderlust') ? 1 : 0));
    return `${count(icons, 'icon')}: ${say('dMax', { n: count(n, 'tile') })}`;
  }
  return say('dIcons', { icons: count(icons, 'icon') });
}

function commitDraft(task: Extract<Task, { kind: 'commit-icon' }>, verb: string, rest: string): Draft {
  if (verb === 'pair') {
    return {
      label: rest ? say('mPairAs', { icon: say(rest as Icon) }) : say('mPair'),
      targets: [],
      sign: 'pioneer',
      rule: 'DS-4.21',
    };
  }
  const source = `${verb}:${rest}`;
  const own = verb === 'die' ? dieIcon(rest.split('>')[0] ?? rest) : undefined;
  const into = task.action === 'harvest' ? undefined : (task.action as Icon);
  const converted = own && into && own !== into;
  return {
    label: sourceName(source),
    ...(converted ? { detail: say('mAs', { source: say(own), icon: say(into) }) } : {}),
    targets: [sourceTarget(source)],
  };
}

function cardDraft(s: State, seat: number, card: string): Draft {
  const tech = techOf(card);
  const cost: Chip[] = [iconChip('research', tech.icons)];
  tech.price.forEach((n, kind) => n > 0 && cost.push(iconChip(RESOURCES[kind] ?? 'food', n)));
  return {
    label: tech.name,
    detail: effects(card as 'stability'),
    targets: [`card:${card}`],
    cost,
    gain: [vpChip(techPoints(s, seat, card, [...playerOf(s, seat).techs, card]))],
  };
}

function colourDraft(s: State, colour: string): Draft {
  const index = COLOURS.indexOf(colour as Colour);
  return {
    label: say('mColour', { colour: capital(say(colour as Colour)) }),
    detail: say('dSupply', { n: s.supply[index] ?? 0 }),
    targets: [`colour:${colour}`],
  };
}

function joinDraft(s: State, seat: number, cell: string, join: boolean): Draft {
  if (!join) return { label: say('mStay'), targets: [], weight: 'quiet' };
  return { ...placeDraft(s, seat, hexOf(s, cell)), label: say('mJoin'), cost: [chip('tent', 1)] };
}

function settleDraft(s: State, seat: number, verb: string, rest: string): Draft {
  if (verb === 'place') return { ...placeDraft(s, seat, hexOf(s, rest)), group: say('groupPlace') };
  if (verb === 'take') {
    const n = has(playerOf(s, seat), 'quartermasters') ? 2 : 1;
    return {
      label: say('mTake', { n: count(n, 'tent') }),
      targets: [],
      gain: [chip('tent', n)],
      group: say('groupOther'),
    };
  }
  return { label: say('mRecall'), targets: [], group: say('groupOther') };
}

function foes(s: State, t: MapTile, seat: number): string {
  return t.tents
    .flatMap((n, owner) =>
      owner !== seat && n > 0 ? [say('dMissing', { who: ownerName(s, owner), n })] : [],
    )
    .join(', ');
}

function botChoiceDraft(s: State, task: Extract<Task, { kind: 'bot-choice' }>, option: string): Draft {
  if (task.what === 'colour') return colourDraft(s, option);
  if (task.what === 'cell') {
    return {
      label: cellName(s, option),
      detail: say('touching', { tiles: touchingNames(s, option) }),
      targets: [`cell:${option}`],
    };
  }
  const t = hexOf(s, option);
  return { label: hexName(t), detail: tileScore(t.tile), targets: [`cell:${option}`] };
}
