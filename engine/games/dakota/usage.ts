import { usable, usedIn, type UsedBy, type Usage } from '../../core/usage';
import { BUILDINGS, CART_SIZES, COMBOS, kindAt, KINDS, resAt, RESOURCES, type Kind, type Res } from './data';
import { CARDS, copiesIn } from './data-cards';
import { TILES } from './data-tiles';
import { isCalm, isSolo, type EventKind, type State } from './state';
import { say } from './words/catalogue';
import { buildingName, cardName, cartName, comboName, resName, tileName, workerName } from './words/names';

/** Deeds that leave no piece of their own, in the order of the day. */
const ACTIONS = [
  'explore',
  'look',
  'search',
  'noon',
  'attack',
  'defend',
  'stop',
  'place',
  'cart',
  'drink',
  'gamble',
  'learn',
  'teach',
  'build',
  'upgrade',
  'replace',
  'wheels',
  'sell',
  'lot',
  'hire',
  'full',
] as const;
type Action = (typeof ACTIONS)[number];

/** These happen to a town; all other cards are played. */
const HAPPENS = 'event';

const cards = CARDS.map((card) => ({
  ...usable(card.type === HAPPENS ? 'event' : 'card', card.id, cardName(card.id)),
  card,
}));
const cardIds = new Map<string, string>(cards.map(({ id, card }) => [card.id, id]));
const dealt = new Map(cards.map(({ id, card }) => [id, card]));

function act(action: Action): string {
  return `action:${action}`;
}

function cardOf(id: string | number | undefined): string {
  return cardIds.get(String(id)) ?? '';
}

const USED_BY: UsedBy<EventKind, State> = {
  explorer: () => [act('explore')],
  'prospector-look': () => [act('look')],
  'prospector-search': () => [act('search')],
  'tile-placed': ({ tile }) => [`tile:${tile}`],
  'tile-replaced': ({ tile }) => [`tile:${tile}`],
  event: ({ card }) => [cardOf(card)],
  played: ({ card }, { phase }) => [cardOf(card), ...(phase === 'noon' ? [act('noon')] : [])],
  attack: ({ card }) => [cardOf(card), act('attack')],
  reaction: ({ card }) => [cardOf(card)],
  defended: () => [act('defend')],
  'defence-failed': () => [act('defend')],
  'engineer-stops': () => [act('stop')],
  placed: ({ place }) => (String(place).startsWith('space:') ? [act('place')] : []),
  'cart-goes': () => [act('cart')],
  drank: () => [act('drink')],
  gambled: () => [act('gamble')],
  learned: () => [act('learn')],
  upskilled: () => [act('teach')],
  built: ({ building }) => [act('build'), `building:${building}`],
  replaced: ({ building }) => [act('replace'), `building:${building}`],
  upgraded: () => [act('upgrade'), 'building:hotel'],
  'cart-built': ({ cart }) => [act('wheels'), `building:${cart}-cart`],
  'town-full': () => [act('full')],
  mined: ({ res }) => [`goods:${resAt(Number(res))}`],
  sold: () => [act('sell')],
  'sold-combo': ({ combo }) => [act('lot'), `sale:${combo}`],
  hired: ({ worker }) => [act('hire'), `worker:${kindAt(Number(worker))}`],
};

export const usage: Usage<State> = {
  catalogue: [
    ...ACTIONS.map((id) => usable('action', id, say(`use.${id}`))),
    ...BUILDINGS.map((id) => usable('building', id, buildingName(id))),
    ...CART_SIZES.map((id) =>
      usable('building', `${id}-cart`, say('use.cart.piece', { cart: cartName(id) })),
    ),
    ...cards.map(({ id, kind, name }) => ({ id, kind, name })),
    ...KINDS.map((id, kind: Kind) => usable('worker', id, workerName(kind))),
    ...COMBOS.map(({ id }) => usable('sale', id, comboName(id))),
    ...RESOURCES.map((id, res: Res) => usable('goods', id, resName(res))),
    ...TILES.map(({ id, layer }, tile) =>
      usable('tile', id, say('use.tile', { layer, tile: tileName(tile).toLowerCase() })),
    ),
  ],
  usedBy: (event, state) => usedIn(USED_BY, event, state),
  offered(final, id) {
    const card = dealt.get(id);
    return !card || copiesIn(card, isSolo(final), isCalm(final)) > 0;
  },
};
