/** What follows from a choice of a turn: the seven main actions, Free actions and its end. */
import { noEvents } from '../../../core/game';
import { numberWord } from '../../../core/words';
import { ACTIONS, HOUSE_TENTS, PASSES, type Action } from '../data';
import { techId, techOf, type EffectOf, type FreeKind, type TechId } from '../data-techs';
import { tileOf, type FactoryAbility } from '../data-tiles';
import { able } from '../rules/actions';
import { freeCards } from '../rules/cards';
import { diceKept } from '../rules/clean-up';
import { tilesSeen } from '../rules/explore';
import { factoryTiles } from '../rules/factory';
import { governTiles, raise, raiseTiles } from '../rules/govern';
import { bonusIcons, mostIcons } from '../rules/icons';
import { without } from '../rules/lists';
import { keyOf, tileAt, tileInfo } from '../rules/map';
import { parts, type Answer } from '../rules/notation';
import { wayOf } from '../rules/payments';
import { techTotal } from '../rules/points';
import { diceFor, diceOpen } from '../rules/recruit';
import { clone, playerOf, type State } from '../state';
import { actionList, adviseRecall, dieAdvice, iconShift } from './advice-dice';
import { adviseCard, adviseSale, holdAdvice, tokenPlans } from './advice-goods';
import {
  clearAdvice,
  houseAdvice,
  lossTexts,
  moveAdvice,
  raidAdvice,
  tentAdvice,
  tentsOut,
} from './advice-map';
import { answered, endText, fit, gained, isLast, scoreText, tenth } from './advice-tools';
import { say } from './catalogue';
import { abilityWords, hexName } from './names';
import { isAction } from './tickets-actions';
import { lossOf } from './tickets-map';

export function adviseTurn(s: State, seat: number, answer: Answer): string {
  const { verb, what } = answer;
  if (isAction(verb)) return adviseAction(s, seat, answer);
  if (verb === 'factory') return factoryAdvice(s, answered(s, answer), seat, what, false);
  if (verb === 'govern') return houseAdvice(s, answered(s, answer), seat, what);
  if (verb === 'card') return cardAdvice(s, seat, answer);
  return what === 'round' ? restAdvice(s, seat) : endAdvice(s, seat);
}

/** A main action, or one more of its icons. */
export function adviseAction(s: State, seat: number, answer: Answer): string {
  return ACTION[answer.verb as Action](s, seat, answer);
}

type Advise = (s: State, seat: number, answer: Answer) => string;

const ACTION: Readonly<Record<Action, Advise>> = {
  recruit(s, seat, { what, by }) {
    const icons = bonusIcons(s, seat, 'recruit') + wayOf(by, 'recruit').length;
    const n = Math.min(diceFor(playerOf(s, seat), icons), diceOpen(s, seat));
    return dieAdvice(s, seat, what, n, true);
  },
  explore: exploreAdvice,
  settle(s, seat, answer) {
    const { what } = answer;
    if (what === 'recall') return say('adv.recall', { n: tentsOut(s, seat) });
    const after = answered(s, answer);
    return what === 'take' ? takeAdvice(after, seat) : tentAdvice(s, after, seat, what);
  },
  raid(s, seat, { what, by }) {
    return raidAdvice(s, seat, what, bonusIcons(s, seat, 'raid') + wayOf(by, 'raid').length);
  },
  harvest: (s, seat, answer) => holdAdvice(s, answered(s, answer), seat),
  trade: adviseSale,
  research: adviseCard,
};

/** DS-4.40: what the best of so many tiles scores, over everything the stack can hold. */
function exploreAdvice(s: State, seat: number, { by }: Answer): string {
  const icons = bonusIcons(s, seat, 'explore') + wayOf(by, 'explore').length;
  const all = s.stack.length;
  const n = Math.min(all, tilesSeen(playerOf(s, seat), icons));
  const avg = tenth(
    bestOf(
      s.stack.map((no) => tileOf(no).hi ?? 0),
      n,
    ),
  );
  const after = clone(s);
  after.stack = s.stack.slice(0, all - n);
  return fit(
    say(EXPLORE[all === n ? 'all' : 'some'][n === 1 ? 'one' : 'best'], { n, all, avg }),
    endText(s, after),
    all > n && s.finalRound === 0 ? say('adv.tilesLeft', { n: all - n }) : '',
  );
}

/** What can be said of tiles to come: all that are left are known, some of them only on average. */
const EXPLORE = {
  all: { one: 'adv.exploreLast', best: 'adv.exploreAll' },
  some: { one: 'adv.exploreOne', best: 'adv.exploreBest' },
} as const;

/** The mean of the highest of so many values taken at random. */
export function bestOf(values: readonly number[], n: number): number {
  const rising = values.slice().sort((a, b) => a - b);
  // The chance that the value at this place is the highest: the others taken are all before it.
  let mean = 0;
  rising.forEach((value, i) => {
    let odds = n / rising.length;
    for (let k = 0; k < n - 1; k++) odds *= (i - k) / (rising.length - 1 - k);
    mean += i >= n - 1 ? value * odds : 0;
  });
  return mean;
}

function takeAdvice(after: State, seat: number): string {
  const left = iconsLeft(after, seat, 'settle');
  return fit(
    say('adv.take', { n: playerOf(after, seat).tents }),
    left > 0 ? say('adv.pitchLeft', { n: left }) : say('adv.pitchNone'),
  );
}

/** Icons still there for an action under way; its bonus icons are counted down as they are used. */
function iconsLeft(s: State, seat: number, action: 'settle' | 'trade'): number {
  const task = s.pending.find((one) => one.kind === `${action}-use`);
  const bonus = task && 'bonus' in task ? task.bonus : 0;
  return mostIcons(s, seat, action) - bonusIcons(s, seat, action) + bonus;
}

/** Settle and Trade end before their icons are spent. */
export function adviseStop(s: State, seat: number, action: 'settle' | 'trade'): string {
  const n = iconsLeft(s, seat, action);
  const { tents } = playerOf(s, seat);
  return fit(
    say(n > 0 ? 'adv.stopIcons' : 'adv.stop', { action: say(action), n }),
    action === 'settle' && tents > 0 ? say('adv.atHand', { n: tents }) : '',
  );
}

function factoryAdvice(s: State, after: State, seat: number, cell: string, keep: boolean): string {
  const t = tileAt(s, cell);
  const ability = tileInfo(t).ability as FactoryAbility;
  if (ability.do === 'raise-house') return raiseAdvice(s, after, seat, hexName(t), keep);
  const plans = ability.do === 'gain' ? tokenPlans(s, after, seat) : [];
  const losses = keep ? [] : lossTexts(s, seat, t);
  const holes = { tile: hexName(t), what: abilityWords(ability) };
  const key = keep ? 'adv.factoryKeeps' : 'adv.factoryGives';
  return fit(
    say(key, { ...holes, score: scoreText(s, after, seat, keep ? 0 : -lossOf(s, seat, t).points) }),
    ...losses,
    ...plans,
    extraText(ability, s, seat),
  );
}

/** The house that comes of it goes where it is picked next. */
function raiseAdvice(s: State, after: State, seat: number, tile: string, keep: boolean): string {
  const built = raiseTiles(after, seat).map((t) => {
    const copy = clone(after);
    raise(copy, seat, keyOf(t), noEvents);
    return gained(s, copy, seat);
  });
  const n = Math.max(...built);
  return fit(
    say(keep ? 'adv.factoryRaiseKeeps' : 'adv.factoryRaise', { tile, tents: numberWord(HOUSE_TENTS) }),
    n > 0 ? say('adv.bestPlace', { n }) : '',
  );
}

/** What one more action could be. */
function extraText(ability: FactoryAbility | EffectOf<'extra-action'>, s: State, seat: number): string {
  return ability.do === 'extra-action' ? moreText(s, seat) : '';
}

function moreText(s: State, seat: number): string {
  const open = ACTIONS.filter((action) => able(s, seat, action));
  return open.length > 0 ? say('adv.extra', { list: actionList(open) }) : say('adv.endNone');
}

/** A card used as a Free action; an Explosive takes its points with it. */
function cardAdvice(s: State, seat: number, answer: Answer): string {
  const [id, of] = parts(answer.what);
  const card = techId(id);
  const { effect, deck } = techOf(card);
  const told = (FREE[effect.do as FreeKind] as Free<EffectOf<FreeKind>>)({
    s,
    seat,
    of,
    answer,
    effect: effect as EffectOf<FreeKind>,
  });
  return fit(told, deck === 'explosive' ? say('adv.boom', { n: markerPoints(s, seat, card) }) : '');
}

function markerPoints(s: State, seat: number, card: TechId): number {
  const { techs } = playerOf(s, seat);
  return techTotal(s, seat, techs) - techTotal(s, seat, without(techs, [card]));
}

interface Used<E> {
  readonly s: State;
  readonly seat: number;
  readonly of: string;
  readonly answer: Answer;
  readonly effect: E;
}

type Free<E> = (used: Used<E>) => string;

const FREE: { readonly [K in FreeKind]: Free<EffectOf<K>> } = {
  'move-tents': ({ s, seat, of, answer }) => moveAdvice(s, answered(s, answer), seat, of),
  'set-die': ({ s, seat, answer }) => iconShift(s, answered(s, answer), seat),
  'keep-factory': ({ s, seat, of, answer }) => factoryAdvice(s, answered(s, answer), seat, of, true),
  'recall-die': ({ s, seat, of }) => adviseRecall(s, seat, of),
  'clear-tents'({ s, seat, of, answer }) {
    const [cell, owner] = parts(of);
    return clearAdvice(s, answered(s, answer), seat, cell, { ...answer, what: owner });
  },
  'place-tents': ({ s, seat, of, answer }) => tentAdvice(s, answered(s, answer), seat, of),
  'take-gold': ({ s, seat, answer }) => holdAdvice(s, answered(s, answer), seat),
  'raise-house': ({ s, seat, of, answer }) => houseAdvice(s, answered(s, answer), seat, of),
  'extra-action': ({ s, seat }) => fit(say('adv.oneMore'), moreText(s, seat)),
  'any-die': ({ s, seat, of }) => dieAdvice(s, seat, of, 1, false),
  'take-vp': ({ s, answer, effect: { n } }) => fit(say('adv.gift', { n }), endText(s, answered(s, answer))),
};

function endAdvice(s: State, seat: number): string {
  const { active } = playerOf(s, seat);
  const open = s.turn.allow > 0 ? ACTIONS.filter((action) => able(s, seat, action)) : [];
  const first =
    s.turn.allow === 0
      ? say('adv.endDone')
      : open.length > 0
        ? say('adv.endEarly', { list: actionList(open) })
        : say('adv.endNone');
  if (s.turn.pass < PASSES) return fit(first, say('adv.turnLeft'));
  if (active.length === 0) return first;
  const k = Math.min(active.length, diceKept(playerOf(s, seat)));
  return fit(first, say(isLast(s) ? 'adv.unspentLost' : 'adv.unspent', { n: active.length, k }));
}

/** What could be used and is left for this round. */
function restAdvice(s: State, seat: number): string {
  const n = [factoryTiles(s, seat, false), governTiles(s, seat), freeCards(s, seat)].flat().length;
  return fit(say('adv.rest', { n }), say('adv.turnLeft'));
}
