/** Why something of one's own is no move now: tokens, cards, the character, an office, goods. */
import type { Target } from '../../../core/game';
import { PIECES, PRICES, TOKENS, total, type Token } from '../data';
import { hasJail, isCard, isCharacter, isPlacementCard } from '../data-cards';
import { loanPrice } from '../rules/goods';
import { isSpacePick } from '../rules/trades';
import { seatOf, shunsJail, type PickKind, type State, type Task } from '../state';
import { say } from './catalogue';
import { cardName, characterName, goodType, resourceName, tokenName } from './names';

type Asked = Task<PickKind>;

/** The own things that can be tapped, by the kind of their target. */
const OWN: Readonly<Record<string, (state: State, now: Asked, id: string) => string>> = {
  token: whyNotToken,
  card: whyNotCard,
  character: (_state, _now, id) =>
    isCharacter(id) ? say('whynot.character', { character: characterName(id) }) : say('whynot.other'),
  role: () => say('whynot.role'),
  good(state, { seat, kind }, id) {
    const type = goodType(id);
    const none = (seatOf(state, seat).res[type] ?? 0) === 0;
    return none && kind !== 'work-crew'
      ? say('whynot.good', { kind: resourceName(type) })
      : say('whynot.good.later');
  },
  piece: whyNotPiece,
  seat: () => say('whynot.seat'),
  pawn: () => say('whynot.pawn'),
};

export function whyNotOwn(state: State, now: Asked, target: Target): string {
  const [kind = '', id = ''] = target.split(':');
  return OWN[kind]?.(state, now, id) ?? say('whynot.other');
}

/** A piece in the hand that can go nowhere now. */
function whyNotPiece(state: State, { seat, kind }: Asked, id: string): string {
  const { towns, cities } = seatOf(state, seat);
  if (id === 'town' && towns.length >= PIECES.towns) return say('whynot.town.pieces');
  if (id === 'city' && cities.length >= PIECES.cities) return say('whynot.city.pieces');
  if (kind !== 'build') return say('whynot.build-later');
  return say(id === 'city' ? 'whynot.piece.city' : 'whynot.piece.town');
}

function whyNotToken(state: State, now: Asked, id: string): string {
  const token = TOKENS.find((one) => one === id);
  if (!token) return say('whynot.other');
  if (seatOf(state, now.seat).tokens[token] === 0)
    return say('whynot.token.none', { token: tokenName(token) });
  return TOKEN_REASONS[token](state, now);
}

const TOKEN_REASONS: Readonly<Record<Token, (state: State, now: Asked) => string>> = {
  wild: (state, now) => whyNotPlacing(now, 'wild', seatOf(state, now.seat).usedWild),
  engineer: (state, now) => whyNotPlacing(now, 'engineer', seatOf(state, now.seat).usedEngineer),
  stock: (state, now) => whyNotCollecting(state, now, 'stock', seatOf(state, now.seat).usedStock),
  trader: (state, now) => whyNotCollecting(state, now, 'trader', seatOf(state, now.seat).usedTrader),
  loan(state, { seat }) {
    const n = loanPrice(state, seat);
    return total(seatOf(state, seat).res) < n ? say('whynot.loan', { n }) : say('whynot.loan.later');
  },
};

function whyNotPlacing({ kind }: Asked, token: 'wild' | 'engineer', used: boolean): string {
  if (used) return say('whynot.token.used', { token: tokenName(token) });
  return kind === 'place'
    ? say(`whynot.token.${token}`)
    : say('whynot.token.placing', { token: tokenName(token) });
}

function whyNotCollecting(
  state: State,
  { seat, kind }: Asked,
  token: 'stock' | 'trader',
  used: boolean,
): string {
  if (used) return say('whynot.token.used', { token: tokenName(token) });
  const poor = token === 'trader' && total(seatOf(state, seat).res) < PRICES.traderToken;
  return poor && (kind === 'window' || isSpacePick(kind))
    ? say('whynot.token.pay', { token: tokenName(token), n: PRICES.traderToken })
    : say('whynot.token.collecting', { token: tokenName(token) });
}

function whyNotCard(state: State, { seat, kind }: Asked, id: string): string {
  const { hand, cardPlayed } = seatOf(state, seat);
  if (!isCard(id) || !hand.includes(id)) return say('whynot.card.none');
  if (cardPlayed) return say('whynot.card.one');
  if (hasJail(id) && shunsJail(state, seat)) return say('whynot.card.jail');
  const card = cardName(id);
  if (isPlacementCard(id))
    return kind === 'place' ? say('whynot.card.cost', { card }) : say('whynot.card.placing', { card });
  const collecting = kind === 'window' || isSpacePick(kind);
  return collecting ? say('whynot.card.cost', { card }) : say('whynot.card.collecting', { card });
}
