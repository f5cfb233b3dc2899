/** Tickets of the seven main actions: what is done, with what and where, in one. */
import { capital, numberWord } from '../../../core/words';
import { ACTIONS, GOLD, resourceAt, TRADE_SET, TRADE_VP, type Action } from '../data';
import { techId } from '../data-techs';
import { tilesSeen } from '../rules/explore';
import { numbered } from '../rules/hand';
import { harvested } from '../rules/harvest';
import { bonusIcons } from '../rules/icons';
import { tileAt } from '../rules/map';
import {
  colourIndex,
  colourOf,
  dieOf,
  goodsOf,
  goodsText,
  parts,
  resourceIndex,
  type Answer,
} from '../rules/notation';
import { techTotal } from '../rules/points';
import { diceFor, diceOpen } from '../rules/recruit';
import { priceList } from '../rules/research';
import { tentsTaken } from '../rules/settle';
import { saleValue } from '../rules/trade';
import { playerOf, type State } from '../state';
import { say } from './catalogue';
import { ACTION_RULE } from './tickets-clauses';
import type { Draft } from './tickets-draft';
import { placeDraft, raidDraft } from './tickets-map';
import { paid, tokenChips, type Paid } from './tickets-pay';
import { dieName, goodsName, techName, techText, vpChip } from './names';

export function isAction(verb: string): verb is Action {
  return (ACTIONS as readonly string[]).includes(verb);
}

export function actionDraft(s: State, seat: number, answer: Answer): Draft {
  const action = answer.verb as Action;
  const payment = paid(s, seat, action, answer.by);
  const draft = ABOUT[action](s, seat, answer.what, payment);
  return {
    rule: ACTION_RULE[action],
    cost: payment.cost,
    ...draft,
    label: payment.named(draft.label),
    targets: [...payment.targets, ...(draft.targets ?? [])],
  };
}

type About = (s: State, seat: number, what: string, payment: Paid) => Draft;

const ABOUT: Readonly<Record<Action, About>> = {
  recruit(s, seat, what, { way }) {
    const icons = bonusIcons(s, seat, 'recruit') + way.length;
    const n = Math.min(diceFor(playerOf(s, seat), icons), diceOpen(s, seat));
    const colour = colourOf(what);
    const name = say(colour);
    return {
      label:
        n === 1
          ? say('mColour', { colour: capital(name) })
          : say('mDice', { n: capital(numberWord(n)), colour: name }),
      detail: say('dSupply', { n: s.supply[colourIndex(what)] ?? 0 }),
      button: n === 1 ? say('bDie', { colour: name }) : say('bDice', { n }),
      targets: [`colour:${colour}`],
      worth: n,
    };
  },
  explore(s, seat, _what, { way }) {
    const icons = bonusIcons(s, seat, 'explore') + way.length;
    const n = Math.min(s.stack.length, tilesSeen(playerOf(s, seat), icons));
    return { label: say('mLook', { n }), detail: say('dLook'), targets: ['stack'], worth: n };
  },
  settle(s, seat, what, { way, plain }) {
    // Other actions use the same places, so what is paid in another way says what it is for.
    const also = plain && way.length > 0 ? [] : ['act:settle'];
    if (what === 'recall') {
      return { label: say('mRecall'), detail: say('dRecall'), targets: ['recall', ...also], worth: -1 };
    }
    if (what === 'take') {
      const n = tentsTaken(playerOf(s, seat));
      return {
        label: say('mTake', { n }),
        button: say('bTake', { n }),
        targets: ['tents', ...also],
      };
    }
    const draft = placeDraft(s, seat, tileAt(s, what));
    return { ...draft, button: say('bTent'), targets: [...(draft.targets ?? []), ...also] };
  },
  raid(s, seat, what, { way, plain }) {
    const icons = bonusIcons(s, seat, 'raid') + way.length;
    const draft = raidDraft(s, seat, tileAt(s, what), icons);
    return { ...draft, targets: [...(draft.targets ?? []), ...(plain ? [] : ['act:raid'])] };
  },
  harvest(s, seat, what, { way }) {
    const gains = harvested(playerOf(s, seat), what, way);
    const set = gains.flatMap((n, kind) => Array.from({ length: n }, () => kind));
    const made = way.flatMap(({ icon, plain }) => (plain ? [] : [icon]));
    const goods = goodsName(goodsText(set));
    // Of several kinds it says which one was a matter of choice.
    const choice = [...(what === '' ? [] : [what]), ...made];
    const mixed = choice.length > 0 && new Set(set).size > 1;
    return {
      label: mixed
        ? say('mHarvestMade', { goods, made: goodsName(goodsText(choice.map(resourceIndex))) })
        : say('mHarvest', { goods }),
      button: say('bHarvest', { n: set.length }),
      targets: numbered(choice.map((kind) => `made:${kind}`)),
      gain: tokenChips(set),
      worth: set.length + 0.4 * set.filter((kind) => kind === GOLD).length,
    };
  },
  trade(s, seat, what) {
    const [how, of] = parts(what);
    if (how === 'sell') {
      const set = goodsOf(of);
      const points = saleValue(playerOf(s, seat), set);
      return {
        label: say('mSell', { goods: goodsName(of) }),
        button: say('bSell', { n: points }),
        targets: numbered(set.map((kind) => `token:${resourceAt(kind)}`)),
        cost: tokenChips(set),
        gain: [vpChip(points)],
        group: say(set.length === TRADE_SET ? 'groupThree' : 'groupPair'),
        worth: points,
      };
    }
    return {
      label:
        how === 'spent'
          ? say('mSellSpent', { colour: say(colourOf(of)) })
          : say('mSellActive', { die: dieName(dieOf(of)) }),
      button: say('bSellDie'),
      targets: [how === 'spent' ? `spent:${of}` : `gives:${of}`],
      gain: [vpChip(TRADE_VP.die)],
      group: say('groupDice'),
      warning: say('warnDie'),
      worth: -TRADE_VP.die,
    };
  },
  research(s, seat, what, { cost }) {
    const [id, goods] = parts(what);
    const card = techId(id);
    const name = techName(card);
    const set = goods === '' ? [] : goodsOf(goods);
    const printed = goods === goodsText(priceList(card));
    const { techs } = playerOf(s, seat);
    const points = techTotal(s, seat, [...techs, card]) - techTotal(s, seat, techs);
    const other =
      goods === '' ? say('mFree', { card: name }) : say('mFor', { card: name, goods: goodsName(goods) });
    return {
      label: printed ? name : other,
      detail: techText(card),
      button: say('bLearn'),
      targets: [`card:${card}`, ...(printed ? [] : numbered(set.map((kind) => `token:${resourceAt(kind)}`)))],
      cost: [...cost, ...tokenChips(set)],
      gain: [vpChip(points)],
      worth: points,
    };
  },
};
