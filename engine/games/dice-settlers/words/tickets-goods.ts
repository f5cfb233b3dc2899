/** Tickets of dice, icons, tokens and cards. */
import type { Chip } from '../../../core/game';
import { capital } from '../../../core/words';
import { dieIcon, resourceAt, RESOURCES, TRADE_SET, TRADE_VP, type Action } from '../data';
import { techId, techOf } from '../data-techs';
import type { FactoryAbility } from '../data-tiles';
import { tilesSeen } from '../rules/explore';
import { keyOf, tileInfo } from '../rules/map';
import { colourOf, dieOf, goodsOf, iconNamed, sourceOf, type Answer } from '../rules/notation';
import { most, reach } from '../rules/icons';
import { total } from '../rules/lists';
import { techTotal } from '../rules/points';
import { diceFor, diceOpen, recruitSteps } from '../rules/recruit';
import { diceDrawn } from '../rules/roll';
import { ONCE, TERMS } from '../rules/techs';
import { saleValue } from '../rules/trade';
import { playerOf, type MapTile, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import type { Draft } from './tickets-draft';
import { lossWarning } from './tickets-map';
import {
  abilityWords,
  chip,
  dieName,
  goodsName,
  hexName,
  iconChip,
  sourceName,
  techName,
  techText,
  tokenChip,
  vpChip,
} from './names';

export function dieDraft(die: string): Draft {
  return { label: say('mDie', { die: dieName(dieOf(die)) }), targets: [`die:${die}`] };
}

export function rollDraft(s: State, seat: number, { verb, what }: Answer): Draft {
  const player = playerOf(s, seat);
  if (verb === 'campfire') {
    const card = ONCE.reroll(player);
    if (!card) throw new Error('No card rolls again for nothing.');
    return {
      label: say('mReroll', { source: techName(card) }),
      targets: [`card:${card}`],
      group: say('groupReroll'),
      sign: 'reroll',
    };
  }
  const source = sourceName(what);
  const targets = [sourceOf(what).thing];
  if (verb === 'set') return { label: say('mSet', { source }), targets, group: say('groupSet'), sign: 'set' };
  if (verb === 'reroll') {
    return { label: say('mReroll', { source }), targets, group: say('groupReroll'), sign: 'reroll' };
  }
  const n = diceDrawn(player);
  return {
    label: say('mDraw', { n, source }),
    targets,
    group: say('groupDraw'),
    sign: 'draw',
    gain: [chip('die', n)],
  };
}

export function commitDraft(s: State, task: TaskOf<'commit-icon'>, { verb, what }: Answer): Draft {
  const { action } = task;
  const waste = wasted(s, task);
  if (verb === 'pair') {
    const label = say('mPairAs', { icon: say(iconNamed(what || action)) });
    return { label, sign: 'pioneer', rule: 'DS-4.21', ...waste };
  }
  const source = `${verb}:${what}`;
  const { thing, die } = sourceOf(source);
  const own = die && dieIcon(die);
  const converted = own && action !== 'harvest' && own !== action;
  return {
    label: sourceName(source),
    ...(converted ? { detail: say('mAs', { source: say(own), icon: say(action) }) } : {}),
    targets: [thing],
    ...waste,
  };
}

type Payment = TaskOf<'commit-icon'>;

/** Actions in which one icon more may buy nothing; in the others every icon has its use. */
const WASTED: { readonly [A in Action]?: (s: State, payment: Payment) => string | null } = {
  recruit(s, { seat, icons }) {
    const steps = recruitSteps(playerOf(s, seat));
    const next = steps.find((n) => n > icons);
    const have = icons + most(reach(s, seat, 'recruit'));
    if (next === undefined) return say('warnNoMoreDice', { n: steps.length });
    if (have < next) return say('warnIconWasted', { n: next, have });
    const open = diceOpen(s, seat);
    return diceFor(playerOf(s, seat), icons) >= open ? say('warnFewDice', { n: open }) : null;
  },
  explore: ({ stack, players }, { seat, icons }) => {
    const player = players[seat];
    const full = player && tilesSeen(player, icons) >= stack.length;
    return full ? say('warnStack', { n: stack.length }) : null;
  },
};

function wasted(s: State, payment: Payment): Pick<Draft, 'warning'> {
  // What the action asks for at least is never wasted.
  const warning = payment.icons < payment.min ? null : WASTED[payment.action]?.(s, payment);
  return warning ? { warning } : {};
}

/** The icons laid down are enough: what they buy. */
export function paidDraft(s: State, { seat, action, icons }: Payment): Partial<Draft> {
  const player = playerOf(s, seat);
  if (action === 'recruit') {
    return { gain: [chip('die', Math.min(diceFor(player, icons), diceOpen(s, seat)))] };
  }
  if (action !== 'explore') return {};
  return { detail: say('dTilesShown', { n: Math.min(s.stack.length, tilesSeen(player, icons)) }) };
}

export function cardDraft(s: State, seat: number, what: string): Draft {
  const card = techId(what);
  const { icons, price } = techOf(card);
  const cost: Chip[] = [iconChip('research', icons)];
  price.forEach((n, kind) => n > 0 && cost.push(tokenChip(resourceAt(kind), n)));
  const { techs } = playerOf(s, seat);
  const rebate = Math.min(total(price), TERMS['price-off'](techs));
  const effect = techText(card);
  return {
    label: techName(card),
    detail: rebate > 0 ? say('dRebate', { effect, n: rebate }) : effect,
    targets: [`card:${card}`],
    cost,
    gain: [vpChip(techTotal(s, seat, [...techs, card]) - techTotal(s, seat, techs))],
  };
}

export function tradeDraft(s: State, seat: number, { verb, what }: Answer): Draft {
  if (verb === 'sell') {
    const set = goodsOf(what);
    return {
      label: say('mSell', { goods: goodsName(what) }),
      cost: tokenChips(set),
      gain: [vpChip(saleValue(playerOf(s, seat), set))],
      group: say(set.length === TRADE_SET ? 'groupThree' : 'groupPair'),
    };
  }
  return {
    label:
      verb === 'spent'
        ? say('mSellSpent', { colour: say(colourOf(what)) })
        : say('mSellActive', { die: dieName(dieOf(what)) }),
    targets: [`${verb}:${what}`],
    gain: [vpChip(TRADE_VP.die)],
    group: say('groupDice'),
    warning: say('warnDie'),
  };
}

function tokenChips(set: readonly number[]): Chip[] {
  return RESOURCES.flatMap((kind, i) => {
    const n = set.filter((one) => one === i).length;
    return n > 0 ? [tokenChip(kind, n)] : [];
  });
}

export function factoryDraft(s: State, seat: number, keep: boolean, t: MapTile): Draft {
  return {
    label: hexName(t),
    detail: capital(abilityWords(tileInfo(t).ability)),
    targets: [`cell:${keyOf(t)}`],
    gain: [factoryChip(t)],
    ...(keep ? {} : { cost: [chip('tent', 1)], ...lossWarning(s, seat, t) }),
  };
}

function factoryChip(t: MapTile): Chip {
  const tile = tileInfo(t);
  if (tile.trigger !== 'factory') throw new Error(`Tile ${t.tile} is no Factory.`);
  return (GOOD[tile.ability.do] as (ability: FactoryAbility) => Chip)(tile.ability);
}

const GOOD: { readonly [K in FactoryAbility['do']]: (ability: Extract<FactoryAbility, { do: K }>) => Chip } =
  {
    gain: ({ kind, n }) => tokenChip(kind, n),
    die: () => chip('die', 1),
    tents: ({ n }) => chip('tent', n),
    'extra-action': () => chip('extra', 1),
    'raise-house': () => chip('house', 1),
    'vp-reserve': ({ n }) => vpChip(n),
  };
