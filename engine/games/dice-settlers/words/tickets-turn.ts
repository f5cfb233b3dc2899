/** Tickets of a turn: Free actions and its end. The main actions are in `tickets-actions.ts`. */
import type { Chip, Verb } from '../../../core/game';
import { capital } from '../../../core/words';
import { dieCode, dieColour, GOLD, resourceAt } from '../data';
import { techId, techOf, WHEN, type EffectOf, type FreeKind, type TechId } from '../data-techs';
import type { FactoryAbility } from '../data-tiles';
import { factoryTiles } from '../rules/factory';
import { nameInTurn } from '../rules/hand';
import { without } from '../rules/lists';
import { keyOf, tileAt, tileInfo } from '../rules/map';
import { colourOf, dieOf, iconNamed, parts, type Answer } from '../rules/notation';
import { techTotal } from '../rules/points';
import { playerOf, type MapTile, type State } from '../state';
import { say } from './catalogue';
import { actionDraft, isAction } from './tickets-actions';
import type { Draft } from './tickets-draft';
import { foeDraft, houseDraft, lossWarning, moveDraft, placeDraft } from './tickets-map';
import {
  abilityWords,
  chip,
  dieName,
  hexName,
  iconChip,
  techName,
  techText,
  tokenChip,
  vpChip,
} from './names';

export function turnDraft(s: State, seat: number, answer: Answer): Draft {
  const { verb, what } = answer;
  if (isAction(verb)) return { ...actionDraft(s, seat, answer), group: say(verb) };
  if (verb === 'factory') return factoryDraft(s, seat, false, tileAt(s, what));
  if (verb === 'govern') return governDraft(s, seat, tileAt(s, what));
  if (verb === 'card') return cardDraft(s, seat, what);
  if (what === 'round')
    return { label: say('endRound'), detail: say('dEndRound'), weight: 'quiet', rule: 'DS-4.34' };
  const early = s.turn.allow > 0;
  return {
    label: say(early ? 'endTurnEarly' : 'endTurn'),
    weight: early ? 'quiet' : 'main',
    rule: 'DS-4.34',
  };
}

/** Cards that need a place or a die named with them stay behind one button. */
const CARDS: Verb = {
  id: 'cards',
  label: say('vCards'),
  sign: 'tech',
  does: say('vCardsDoes'),
  asks: say('vCardsAsks'),
  quiet: true,
};

export function factoryDraft(s: State, seat: number, keep: boolean, t: MapTile): Draft {
  return {
    label: say('mFactory', { tile: hexName(t) }),
    detail: capital(abilityWords(tileInfo(t).ability)),
    button: say('bFactory'),
    targets: [`cell:${keyOf(t)}`],
    gain: [factoryChip(t)],
    group: say('factory'),
    rule: 'DS-4.70',
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

/** On a Factory the place alone would not say which of the two is meant. */
function governDraft(s: State, seat: number, t: MapTile): Draft {
  const both = factoryTiles(s, seat, false).includes(t);
  return {
    ...houseDraft(s, seat, t),
    label: say('mGovern', { tile: hexName(t) }),
    targets: [`cell:${keyOf(t)}`, ...(both ? ['act:govern'] : [])],
    group: say('govern'),
    rule: 'DS-4.72',
  };
}

/** A card, and what is named with it. */
function cardDraft(s: State, seat: number, what: string): Draft {
  const [id, of] = parts(what);
  const card = techId(id);
  const { deck, effect } = techOf(card);
  const boom = deck === 'explosive';
  const lost = boom ? say('warnMarker', { n: markerWorth(s, seat, card) }) : '';
  const about = freeAbout(s, seat, card, of);
  const use = say(boom ? 'mExplode' : 'mUse', { card: techName(card) });
  const { label = '', targets = [], warning = '', ...rest } = about;
  const warnings = [lost, warning].filter((text) => text !== '').join(' ');
  return {
    detail: techText(card),
    ...rest,
    label: label === '' ? use : say('works', { when: use, what: label }),
    targets: [`card:${card}`, ...targets],
    group: techName(card),
    ...(of === '' ? {} : { verb: CARDS }),
    rule: boom ? 'DS-4.74' : WHEN[effect.do] === 'free' ? 'DS-4.75' : 'DS-4.74',
    ...(warnings === '' ? {} : { warning: warnings }),
  };
}

type About<E> = (s: State, seat: number, of: string, effect: E) => Partial<Draft>;

function freeAbout(s: State, seat: number, card: TechId, of: string): Partial<Draft> {
  const { effect } = techOf(card);
  return (ABOUT[effect.do as FreeKind] as About<EffectOf<FreeKind>>)(
    s,
    seat,
    of,
    effect as EffectOf<FreeKind>,
  );
}

/** What is named with a card, in words and chips. */
const ABOUT: { readonly [K in FreeKind]: About<EffectOf<K>> } = {
  'move-tents': (s, seat, of) => moveDraft(s, seat, of),
  'set-die'(s, seat, of) {
    const [from, to] = parts(of);
    const die = dieOf(from);
    const icon = iconNamed(to);
    return {
      label: say('mTurn', { die: dieName(die), icon: capital(say(icon)) }),
      button: say('bSet', { icon: say(icon) }),
      targets: [nameInTurn(playerOf(s, seat), die), `face:${dieCode(dieColour(die), icon)}`],
      gain: [iconChip(icon, 1)],
    };
  },
  'keep-factory': (s, seat, of) => factoryDraft(s, seat, true, tileAt(s, of)),
  'recall-die': (_s, _seat, of) => ({
    label: say('mColour', { colour: capital(say(colourOf(of))) }),
    targets: [`spent:${of}`],
  }),
  'clear-tents'(s, seat, of) {
    const [cell, owner] = parts(of);
    const draft = foeDraft(s, seat, cell, owner, 0);
    return { ...draft, label: say('works', { when: hexName(tileAt(s, cell)), what: draft.label }) };
  },
  'place-tents': (s, seat, of) => placeDraft(s, seat, tileAt(s, of)),
  'take-gold': (_s, _seat, _of, { n }) => ({ gain: [tokenChip(resourceAt(GOLD), n)] }),
  'raise-house': (s, seat, of) => houseDraft(s, seat, tileAt(s, of)),
  'extra-action': () => ({ gain: [chip('extra', 1)] }),
  'any-die': (_s, _seat, of) => ({
    label: say('mColour', { colour: capital(say(colourOf(of))) }),
    targets: [`colour:${of}`],
    gain: [chip('die', 1)],
  }),
  'take-vp': (_s, _seat, _of, { n }) => ({ gain: [vpChip(n)] }),
};

/** DS-4.74: points that go with the marker, those it brings other cards included. */
function markerWorth(s: State, seat: number, card: TechId): number {
  const { techs } = playerOf(s, seat);
  return techTotal(s, seat, techs) - techTotal(s, seat, without(techs, [card]));
}
