/** Action cards: when each may be played and what it does (table 2.6, DH-4.50 to DH-4.54). */
import { roll } from '../../../core/rng';
import { CARD_EFFECTS, cardOf, hasJail, isImmediateCard, type AimedCard, type CardId } from '../data-cards';
import { affords, total } from '../data';
import { push, seatOf, shunsJail, task, type Emit, type State } from '../state';
import { fromHand, toDiscard } from './deck';
import { changeInfluence, gain, gainGold, gainToken, pay } from './goods';
import { canJump } from './placement-jump';
import { jail, mayorAction, sheriffAction } from './roles';
import { affordableTowns } from './sites';
import { corrupt } from './turn-order';

interface CardRules {
  /** DH-4.53: cost and penalty payable in full, a legal target where one is needed. */
  playable(state: State, seat: number): boolean;
  play(state: State, seat: number, emit: Emit): void;
  /** It leaves the hand only when what it was played for is done (DH-4.67). */
  readonly waits?: true;
}

const always = () => true;

const CARD_RULES: Readonly<Record<CardId, CardRules>> = {
  'claim-jumpers': {
    playable: canJump,
    play(state, seat, emit) {
      push(state, task('jump-target', seat));
      jail(state, seat, CARD_EFFECTS['claim-jumpers'].jail, emit);
    },
  },
  'ol-switcheroo': {
    playable: (state, seat) => cardTargets(state, seat, 'ol-switcheroo').length > 0,
    play: (state, seat) => push(state, task('target', seat, 0, 'ol-switcheroo')),
  },
  'whispering-campaign': {
    playable: (state, seat) =>
      total(seatOf(state, seat).res) >= CARD_EFFECTS['whispering-campaign'].price &&
      cardTargets(state, seat, 'whispering-campaign').length > 0,
    play: (state, seat) =>
      push(
        state,
        task('pay', seat, CARD_EFFECTS['whispering-campaign'].price, 'whispering-campaign'),
        task('target', seat, 0, 'whispering-campaign'),
      ),
  },
  mudslinging: {
    playable: (state, seat) =>
      seatOf(state, seat).influence >= CARD_EFFECTS.mudslinging.price &&
      cardTargets(state, seat, 'mudslinging').length > 0,
    play: (state, seat) => push(state, task('target', seat, 0, 'mudslinging')),
  },
  entrepreneur: {
    playable: always,
    play: (state, seat) => push(state, task('rail', seat, CARD_EFFECTS.entrepreneur.rails, 'entrepreneur')),
  },
  'crooked-merchants': {
    playable: always,
    play(state, seat, emit) {
      gainToken(state, seat, 'trader', emit, 'crooked-merchants');
      push(state, task('gain', seat, CARD_EFFECTS['crooked-merchants'].resources, 'crooked-merchants'));
    },
  },
  election: { playable: isNoOutlaw, play: mayorAction },
  'marshal-dylan': { playable: isNoOutlaw, play: sheriffAction },
  'snake-eyes': { playable: always, play: rollSnakeEyes },
  'homestead-act': {
    playable: (state, seat) => affordableTowns(state, seat, true).length > 0,
    play: (state, seat) => push(state, task('build', seat, 0, 'homestead-act')),
    waits: true,
  },
  'barn-raising': {
    playable: always,
    play: (state, seat, emit) => gain(state, seat, CARD_EFFECTS['barn-raising'].goods, emit, 'barn-raising'),
  },
  'cattle-drive': {
    playable: always,
    play: (state, seat, emit) => gain(state, seat, CARD_EFFECTS['cattle-drive'].goods, emit, 'cattle-drive'),
  },
  'mother-lode': { playable: always, play: (state, seat) => push(state, task('mother-lode', seat)) },
  'stagecoach-holdup': {
    playable: always,
    play(state, seat, emit) {
      const effect = CARD_EFFECTS['stagecoach-holdup'];
      gainGold(state, seat, effect.gold, emit, 'stagecoach-holdup');
      push(state, task('gain', seat, effect.resources, 'stagecoach-holdup'));
      jail(state, seat, effect.jail, emit);
    },
  },
  // The die it turns is named by the pick that plays it.
  'pony-express': { playable: always, play() {} },
  'marked-deck': {
    playable: always,
    play: (state, seat) =>
      push(state, task('reroll', seat, CARD_EFFECTS['marked-deck'].rolls, 'marked-deck')),
  },
  'powder-crew': {
    playable: (state, seat) => affords(seatOf(state, seat).res, CARD_EFFECTS['powder-crew'].price),
    play(state, seat, emit) {
      pay(state, seat, CARD_EFFECTS['powder-crew'].price, emit, 'powder-crew');
      push(state, task('rail', seat, CARD_EFFECTS['powder-crew'].rails, 'powder-crew'));
    },
  },
  'gold-nugget': {
    playable: always,
    play: (state, seat, emit) => gainGold(state, seat, CARD_EFFECTS['gold-nugget'].gold, emit, 'gold-nugget'),
  },
  'camp-meeting': {
    playable: always,
    play: (state, seat, emit) =>
      changeInfluence(state, seat, CARD_EFFECTS['camp-meeting'].influence, emit, 'camp-meeting'),
  },
  'land-swindle': {
    playable: (state, seat) => seatOf(state, seat).influence >= CARD_EFFECTS['land-swindle'].price,
    play(state, seat, emit) {
      changeInfluence(state, seat, -CARD_EFFECTS['land-swindle'].price, emit, 'land-swindle');
      gainGold(state, seat, CARD_EFFECTS['land-swindle'].gold, emit, 'land-swindle');
    },
  },
};

/** What holds for every card: its moment, the one card of the round, and no jail for a Preacher (DH-2.8). */
export function cardPlayable(
  state: State,
  seat: number,
  card: CardId,
  moment: 'placement' | 'collection',
): boolean {
  if (cardOf(card).timing !== moment || seatOf(state, seat).cardPlayed) return false;
  if (hasJail(card) && shunsJail(state, seat)) return false;
  return CARD_RULES[card].playable(state, seat);
}

export function playCard(state: State, seat: number, card: CardId, emit: Emit): void {
  const rules = CARD_RULES[card];
  if (!rules.waits) fromHand(state, seat, card, emit);
  rules.play(state, seat, emit);
  if (cardOf(card).icons.includes('corruption')) corrupt(state, seat, emit);
}

/** The kept card goes to hand, or is played at once if it can never be held (DH-4.52). */
export function keepCard(state: State, seat: number, card: CardId, emit: Emit): void {
  if (isImmediateCard(card)) toDiscard(state, card);
  else {
    toHand(state, seat, card);
    emit({ kind: 'keeps', seat, args: { card }, targets: [`card:${card}`], only: [seat] });
    emit({ kind: 'keeps-one', seat, only: [-1, ...state.order.filter((other) => other !== seat)] });
  }
  playIfImmediate(state, seat, card, emit);
}

/** A card comes back from the discards: everybody sees which (2.8, Scoundrel). */
export function takeBack(state: State, seat: number, card: CardId, emit: Emit): void {
  state.discard.splice(state.discard.indexOf(card), 1);
  state.fresh = state.fresh.filter((one) => one !== card);
  if (isImmediateCard(card)) toDiscard(state, card);
  else toHand(state, seat, card);
  emit({ kind: 'takes', seat, args: { card }, targets: [`card:${card}`] });
  playIfImmediate(state, seat, card, emit);
}

function toHand(state: State, seat: number, card: CardId): void {
  const who = seatOf(state, seat);
  who.hand.push(card);
  // It was not in hand when the others were declined.
  who.declined = who.declined.filter((use) => use !== 'card');
}

function playIfImmediate(state: State, seat: number, card: CardId, emit: Emit): void {
  if (!isImmediateCard(card)) return;
  emit({ kind: 'plays', seat, args: { card }, rule: 'DH-4.52' });
  CARD_RULES[card].play(state, seat, emit);
}

function isNoOutlaw(state: State, seat: number): boolean {
  return seatOf(state, seat).role !== 'outlaw';
}

function rollSnakeEyes(state: State, seat: number, emit: Emit): void {
  const { dice, bad, resources, jail: penalty } = CARD_EFFECTS['snake-eyes'];
  const faces = Array.from({ length: dice }, () => roll(state.rng));
  emit({ kind: 'snake-eyes', seat, args: { faces: faces.join(',') } });
  if (faces.includes(bad)) jail(state, seat, penalty, emit);
  else push(state, task('gain', seat, resources, 'snake-eyes'));
}

interface AimRules {
  /** Whether it could do a seat any harm. */
  hits(state: State, target: number): boolean;
  strike(state: State, seat: number, target: number, emit: Emit): void;
}

/** Cards aimed at one opponent. */
const AIMS: Readonly<Record<AimedCard, AimRules>> = {
  'ol-switcheroo': {
    hits: always,
    strike(state, seat, target, emit) {
      const who = seatOf(state, seat);
      const other = seatOf(state, target);
      [who.res, other.res] = [other.res, who.res];
      emit({ kind: 'swaps', seat, args: { other: target }, targets: [`seat:${target}`] });
      jail(state, seat, CARD_EFFECTS['ol-switcheroo'].jail, emit);
    },
  },
  'whispering-campaign': {
    hits: hasInfluence,
    strike(state, seat, target, emit) {
      const { influence } = CARD_EFFECTS['whispering-campaign'];
      changeInfluence(state, target, -influence, emit, 'whispering-campaign');
      changeInfluence(state, seat, influence, emit, 'whispering-campaign');
    },
  },
  mudslinging: {
    hits: hasInfluence,
    strike(state, seat, target, emit) {
      changeInfluence(state, seat, -CARD_EFFECTS.mudslinging.price, emit, 'mudslinging');
      changeInfluence(state, target, -CARD_EFFECTS.mudslinging.influence, emit, 'mudslinging');
    },
  },
};

function hasInfluence(state: State, target: number): boolean {
  return seatOf(state, target).influence >= 1;
}

/** Seats a card may be aimed at. */
export function cardTargets(state: State, seat: number, card: AimedCard): number[] {
  const shield = cardOf(card).icons.includes('shield');
  return state.seats.flatMap((one, other) => {
    if (other === seat || (shield && one.role === 'sheriff')) return [];
    return AIMS[card].hits(state, other) ? [other] : [];
  });
}

export function strike(state: State, seat: number, target: number, card: AimedCard, emit: Emit): void {
  emit({ kind: 'targets', seat, args: { card, other: target }, targets: [`seat:${target}`] });
  AIMS[card].strike(state, seat, target, emit);
}
