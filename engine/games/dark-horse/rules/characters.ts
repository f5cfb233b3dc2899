/** Who the seats are and what they can do (DH-3.1, table 2.8). */
import { shuffle } from '../../../core/rng';
import { FOOD, ORE, TOKENS, WOOD, affords } from '../data';
import {
  abilityOf,
  CHARACTER_EFFECTS,
  characterOf,
  CHARACTERS,
  hasJail,
  isCard,
  isImmediateCard,
  type AbilityId,
  type CardId,
  type CharacterId,
  type DeckCard,
  type SpotCharacter,
} from '../data-cards';
import { isClosed, push, seatOf, task, type Emit, type State } from '../state';
import { takeBack } from './cards';
import { toDiscard } from './deck';
import { changeInfluence, gain, gainGold, gainToken, pay } from './goods';
import { railSpots } from './network';
import { cardIn, characterIn } from './notation';
import type { PicksOf } from './pick';

/** DH-3.5: no Tracker on the closed map; the Kickstarter only as an option (DH-6.30). */
export function availableCharacters(state: State): CharacterId[] {
  const taken = state.seats.map((seat) => seat.character);
  return CHARACTERS.filter(
    (character) =>
      !(character.promo && state.options['promoKickstarter'] !== true) &&
      !(character.id === 'tracker' && isClosed(state)) &&
      !taken.includes(character.id),
  ).map((character) => character.id);
}

/** Gives a seat its character and the start bonus (DH-3.1). */
export function castSeat(state: State, seat: number, character: CharacterId, emit: Emit): void {
  const who = seatOf(state, seat);
  const data = characterOf(character);
  who.character = character;
  for (const type of [FOOD, WOOD, ORE] as const) who.res[type] += data.resources[type];
  who.influence += data.influence ?? 0;
  for (const token of TOKENS) who.tokens[token] += data.tokens[token] ?? 0;
  emit({ kind: 'cast', seat, args: { character }, rule: 'DH-3.1' });
  for (let n = 0; n < (data.cards ?? 0); n++) dealHolding(state, seat, emit);
}

/** A card that may lie in a hand. */
export function isHoldable(card: DeckCard): card is CardId {
  return isCard(card) && !isImmediateCard(card);
}

/** DH-3.10: the Scoundrel's card is one that can be held; cards passed over are shuffled back. */
function dealHolding(state: State, seat: number, emit: Emit): void {
  const card = state.deck.find(isHoldable);
  if (card === undefined) return;
  const index = state.deck.indexOf(card);
  state.deck.splice(index, 1);
  seatOf(state, seat).hand.push(card);
  if (index > 0) shuffle(state.rng, state.deck);
  emit({
    kind: 'dealt',
    seat,
    args: { card },
    targets: [`card:${card}`],
    rule: 'DH-3.10',
    news: true,
    only: [seat],
  });
}

/** What a character's own spot gives. */
const SPOTS: Readonly<Record<SpotCharacter, (state: State, seat: number, emit: Emit) => void>> = {
  merchant: (state, seat, emit) => gainToken(state, seat, 'trader', emit, 'merchant'),
  tracker(state, seat, emit) {
    gain(state, seat, CHARACTER_EFFECTS.tracker.spotGoods, emit, 'tracker');
    push(state, task('peek', seat, CHARACTER_EFFECTS.tracker.spotLooks, 'tracker'));
  },
  cowboy: (state, seat, emit) => gain(state, seat, CHARACTER_EFFECTS.cowboy.spotGoods, emit, 'cowboy'),
};

export function collectSpot(state: State, seat: number, character: SpotCharacter, emit: Emit): void {
  SPOTS[character](state, seat, emit);
}

interface AbilityRules {
  usable(state: State, seat: number): boolean;
  /** Cards of the hand that can be given for it; absent where it costs none. */
  price?(hand: readonly CardId[]): readonly CardId[];
  /** A card given for it does not count as one of this round. */
  readonly stale?: true;
  /** `open` are the cards that could be taken back before one was given. */
  use(state: State, seat: number, open: readonly CardId[], emit: Emit): void;
}

const anyCard = (hand: readonly CardId[]) => hand;
const holdsCards = (state: State, seat: number) => seatOf(state, seat).hand.length > 0;

/** Abilities used in a window, each once per collection. */
const ABILITIES: Readonly<Record<AbilityId, AbilityRules>> = {
  'scoundrel.2': {
    usable: holdsCards,
    price: anyCard,
    use: (state, seat) => push(state, task('gain', seat, CHARACTER_EFFECTS.scoundrel.resources, 'scoundrel')),
  },
  'scoundrel.3': {
    usable: (state, seat) => holdsCards(state, seat) && takeable(state).length > 0,
    price: anyCard,
    stale: true,
    use: (state, seat, open) => push(state, task('take-card', seat, 0, '', open)),
  },
  'preacher.2': {
    usable: (state, seat) => seatOf(state, seat).hand.some(hasJail),
    price: (hand) => hand.filter(hasJail),
    use: (state, seat, _open, emit) =>
      changeInfluence(state, seat, CHARACTER_EFFECTS.preacher.influence, emit, 'preacher'),
  },
  'prospector.1': {
    usable: (state, seat) => affords(seatOf(state, seat).res, CHARACTER_EFFECTS.prospector.price),
    use(state, seat, _open, emit) {
      pay(state, seat, CHARACTER_EFFECTS.prospector.price, emit, 'prospector');
      gainGold(state, seat, CHARACTER_EFFECTS.prospector.gold, emit, 'prospector');
    },
  },
  'kickstarter.1': {
    usable: (state, seat) => holdsCards(state, seat) && railSpots(state, seat).length > 0,
    price: anyCard,
    use: (state, seat) => push(state, task('rail', seat, CHARACTER_EFFECTS.kickstarter.rails, 'kickstarter')),
  },
};

/** Numbers of the abilities a seat could use now. */
export function usableAbilities(state: State, seat: number): number[] {
  const { character, abilities } = seatOf(state, seat);
  if (!character) return [];
  return characterOf(character).abilities.filter(
    (n) => !abilities.includes(n) && ABILITIES[abilityOf(character, n)].usable(state, seat),
  );
}

/** Action cards of this round that still lie in the discard pile. */
function takeable(state: State): CardId[] {
  return [...new Set(state.fresh.filter((card) => state.discard.includes(card)))];
}

export function useAbility(state: State, seat: number, n: number, emit: Emit): void {
  const who = seatOf(state, seat);
  const { character } = who;
  if (!character) throw new Error('A seat without a character has no ability.');
  const ability = ABILITIES[abilityOf(character, n)];
  who.abilities.push(n);
  emit({ kind: 'character', seat, args: { character, n }, rule: 'DH-2.8' });
  if (ability.price) push(state, task('discard', seat, n, character));
  else ability.use(state, seat, [], emit);
}

export const characterPicks: PicksOf<'character' | 'discard' | 'take-card'> = {
  character: {
    moves: (state) => availableCharacters(state).map((id) => `character:${id}`),
    act: (state, { seat }, move, emit) => castSeat(state, seat, characterIn(move), emit),
  },

  /** A card paid for an ability: `n` is its number, `what` the character. */
  discard: {
    moves(state, { seat, n, what }) {
      const { price } = ABILITIES[abilityOf(what, n)];
      if (!price) throw new Error(`Ability ${n} of ${what} costs no card.`);
      return price(seatOf(state, seat).hand).map((card) => `discard:${card}`);
    },
    act(state, { seat, n, what }, move, emit) {
      const { hand } = seatOf(state, seat);
      const card = cardIn(move);
      const open = takeable(state);
      const ability = ABILITIES[abilityOf(what, n)];
      hand.splice(hand.indexOf(card), 1);
      toDiscard(state, card, !ability.stale);
      emit({ kind: 'discards', seat, args: { card }, rule: 'DH-2.8' });
      ability.use(state, seat, open, emit);
    },
  },

  'take-card': {
    moves: (state, { list }) =>
      list.filter((card) => takeable(state).includes(card)).map((card) => `take:${card}`),
    act: (state, { seat }, move, emit) => takeBack(state, seat, cardIn(move), emit),
  },
};
