/** Tickets of dice, icons, tokens and cards. */
import type { Chip } from '../../../core/game';
import { dieIcon, resourceAt, RESOURCES, TRADE_SET, TRADE_VP } from '../data';
import { techId, techOf } from '../data-techs';
import type { FactoryAbility } from '../data-tiles';
import { tileAt, tileInfo } from '../rules/map';
import { colourOf, dieOf, goodsOf, iconNamed, sourceOf, type Answer } from '../rules/notation';
import { techPoints } from '../rules/points';
import { diceDrawn } from '../rules/roll';
import { ONCE } from '../rules/techs';
import { saleValue } from '../rules/trade';
import { playerOf, type MapTile, type State, type TaskOf } from '../state';
import { say } from './catalogue';
import type { Draft } from './tickets-draft';
import {
  abilityText,
  chip,
  dieName,
  goodsName,
  hexName,
  iconChip,
  sourceName,
  techName,
  techText,
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
      label: say('mCampfire', { card: techName(card) }),
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

export function commitDraft({ action }: TaskOf<'commit-icon'>, { verb, what }: Answer): Draft {
  if (verb === 'pair') {
    const label = what ? say('mPairAs', { icon: say(iconNamed(what)) }) : say('mPair');
    return { label, sign: 'pioneer', rule: 'DS-4.21' };
  }
  const source = `${verb}:${what}`;
  const { thing, die } = sourceOf(source);
  const own = die && dieIcon(die);
  const converted = own && action !== 'harvest' && own !== action;
  return {
    label: sourceName(source),
    ...(converted ? { detail: say('mAs', { source: say(own), icon: say(action) }) } : {}),
    targets: [thing],
  };
}

export function cardDraft(s: State, seat: number, what: string): Draft {
  const card = techId(what);
  const { icons, price } = techOf(card);
  const cost: Chip[] = [iconChip('research', icons)];
  price.forEach((n, kind) => n > 0 && cost.push(iconChip(resourceAt(kind), n)));
  return {
    label: techName(card),
    detail: techText(card),
    targets: [`card:${card}`],
    cost,
    gain: [vpChip(techPoints(s, seat, card, [...playerOf(s, seat).techs, card]))],
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
    return n > 0 ? [iconChip(kind, n)] : [];
  });
}

export function factoryDraft(s: State, keep: boolean, cell: string): Draft {
  const t = tileAt(s, cell);
  return {
    label: hexName(t),
    detail: abilityText(t.tile),
    targets: [`cell:${cell}`],
    ...(keep ? {} : { cost: [chip('tent', 1)] }),
    gain: [factoryChip(t)],
  };
}

function factoryChip(t: MapTile): Chip {
  const tile = tileInfo(t);
  if (tile.trigger !== 'factory') throw new Error(`Tile ${t.tile} is no Factory.`);
  return (GOOD[tile.ability.do] as (ability: FactoryAbility) => Chip)(tile.ability);
}

const GOOD: { readonly [K in FactoryAbility['do']]: (ability: Extract<FactoryAbility, { do: K }>) => Chip } =
  {
    gain: ({ kind, n }) => iconChip(kind, n),
    die: () => chip('die', 1),
    tents: ({ n }) => chip('tent', n),
    'extra-action': () => chip('extra', 1),
    'raise-house': () => chip('house', 1),
    'vp-reserve': ({ n }) => vpChip(n),
  };
