/** A bubble for the first time of what the table or the rival does, and of what is more than the pick said. */
import type { Bubble } from '../../core/lesson';
import { capital, numberWord } from '../../core/words';
import {
  COW_PIECES,
  COW_SILVER,
  FIELD_SETTLEMENTS,
  LINE,
  LINE_SETTLEMENTS,
  rowsOf,
  TWO_SETTLEMENTS,
} from './data';
import type { EventKind } from './state';

const LINE_WORD = numberWord(LINE);
const EXTRA = numberWord(TWO_SETTLEMENTS - FIELD_SETTLEMENTS);

export const events: Readonly<Record<EventKind, Bubble | null>> = {
  'start-tile': {
    title: 'The start tile lies',
    text: 'Every settlement goes next to it or next to any other settlement. It belongs to nobody.',
    at: ['@event', '@tab land', '@prompt'],
    rule: 'MT-4.34',
  },
  // What the wheel shows is what is hired; the pick said what for.
  spun: null,
  advanced: null,
  hired: null,
  returned: null,
  shortage: {
    title: 'The supply ran short',
    text: 'Goods and workers are few. Whoever holds that kind gives one back before anybody takes more, you too.',
    at: ['@event', '@prompt'],
    rule: 'MT-4.5',
  },
  // The ticket showed the cow and what came for it.
  traded: null,
  // What a place takes and pays stands on the ticket.
  sent: null,
  banked: null,
  worked: null,
  'worked-small': null,
  'city-opened': null,
  placed: null,
  outbid: {
    title: 'Pushed out',
    text: 'Somebody stands further right in that row now. Whoever was pushed out bids again or passes, and keeps the pumpkins.',
    at: ['@event', '@tab city', '@prompt'],
    rule: 'MT-4.26',
  },
  passed: null,
  'cannot-pay': {
    title: 'Too few pumpkins',
    text: 'The supply took pumpkins back after the bid. Who cannot pay in full gets nothing from the shop.',
    at: ['@event', '@tab city', '@prompt'],
    rule: 'MT-4.29',
  },
  paid: null,
  goods: null,
  cow: {
    title: 'A cow',
    text: `In your turn a cow may be traded for ${COW_PIECES} small good, ${COW_PIECES} worker or ${COW_SILVER} silver. Kept, it counts in a tie.`,
    at: ['@seat 0 cow', '@event', '@prompt'],
    rule: 'MT-4.44',
  },
  'no-cow': {
    title: 'No cow is left',
    text: 'The supply of cows is empty, so this shop gives none. Traded cows fill it again.',
    at: ['@event', '@prompt'],
    rule: 'MT-4.9',
  },
  silver: null,
  upgraded: null,
  'city-closed': null,
  built: {
    title: 'A settlement stands',
    text: `The fields around it are open to everybody now. ${capital(LINE_WORD)} of one side in a straight row bring a settlement for free.`,
    at: ['@event', '@tab land', '@prompt'],
    rule: 'MT-4.34',
  },
  two: {
    title: `${capital(numberWord(TWO_SETTLEMENTS))} for one price`,
    text: `A ×2 field takes ${EXTRA} more settlement for free. Dear as they are, such fields bring the end closer fastest.`,
    at: ['@event', '@tab land', '@prompt'],
    rule: 'MT-4.36',
  },
  line: {
    title: `${capital(LINE_WORD)} in a row`,
    text: `A straight row of exactly ${LINE_WORD} own fields brings ${numberWord(LINE_SETTLEMENTS)} more settlement. A fifth adds nothing: begin another row.`,
    at: ['@event', '@tab land', '@prompt'],
    rule: 'MT-4.37',
  },
  canteens: {
    title: 'A canteen',
    text: 'Each lake has one, for whoever builds beside it first. Drunk at the end of a turn it gives another turn.',
    at: ['@seat 0 canteen', '@event', '@prompt'],
    rule: 'MT-4.41',
  },
  refrained: null,
  cleared: {
    title: 'Full, so cleared',
    text: `All spaces were taken, so the place is empty again. An area needs its ${numberWord(rowsOf(0).length)} large spaces for that; the workers go to the supply.`,
    at: ['@event', '@tab work', '@prompt'],
    rule: 'MT-4.21',
  },
  'extra-turn': null,
  round: {
    title: 'A new round',
    text: 'Every side has had its turn. The bar above counts the settlements placed: the first side to place all brings the last round.',
    at: ['@top'],
    rule: 'MT-4.1',
  },
  'last-round': {
    title: 'The last round',
    text: 'A side has placed its last settlement. This round is played out, then the most settlements win; canteens still give turns.',
    at: ['@top'],
    rule: 'MT-5.1',
  },
  'game-over': {
    title: 'The end',
    text: 'Now settlements are counted. Level, the most cows and canteens win, then silver, workers and goods.',
    at: ['@top'],
    rule: 'MT-5.3',
  },
  reshuffled: {
    title: 'The rival’s deck again',
    text: 'All its cards have been turned. The same cards now come again in a new order.',
    at: ['rival', '@seat -1 cards', '@top'],
    rule: 'MT-6.2',
  },
  'rival-card': {
    title: 'The rival’s card',
    text: 'Once a round, after you, the rival turns one card: it builds, blocks a space of the board, or rests. It pays nothing.',
    at: ['rival', '@seat -1 cards', '@top'],
    rule: 'MT-6.3',
  },
  'rival-camp': {
    title: 'The rival rests',
    text: 'A camp gives you a round for free. The deck holds few such cards.',
    at: ['rival', '@seat -1 cards', '@top'],
    rule: 'MT-6.8',
  },
  'rival-nothing': {
    title: 'A card without effect',
    text: 'The rival found no free space or field for its card, so this round passes without it.',
    at: ['rival', '@seat -1 cards', '@top'],
    rule: 'MT-6.5',
  },
  'rival-claim': {
    title: 'A space is blocked',
    text: 'The rival’s hand lies on the first free space there. It stays until the whole place is full and cleared.',
    at: ['@event', '@tab work', '@seat -1 cards', '@top'],
    rule: 'MT-6.4',
  },
  'rival-canteen': {
    title: 'The rival plays on',
    text: 'At this level the rival drinks each canteen at once and turns another card. Build by the lakes before it does.',
    at: ['@seat -1 canteen', '@top'],
    rule: 'MT-6.10',
  },
  'rival-bids': {
    title: 'The rival outbids you',
    text: 'Its card’s bid was higher than your column. Further right fewer of its cards reach you; the ticket counts them.',
    at: ['@event', 'rival', '@tab city', '@prompt'],
    rule: 'MT-6.9',
  },
  'rival-no-bid': {
    title: 'The rival stays away',
    text: 'It turned a card to bid against you, and the bid was too low. That card’s job is not done.',
    at: ['@event', 'rival', '@tab city', '@prompt'],
    rule: 'MT-6.9',
  },
};
