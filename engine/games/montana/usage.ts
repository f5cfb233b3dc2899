import { usable, usedIn, type UsedBy, type Usage } from '../../core/usage';
import { BANK, ROWS, SHOPS, TILES, TRADES, WHEEL, entry } from './data';
import { LEVELS, RIVAL_CARDS } from './data-race';
import { fieldAt, fieldNamed } from './rules/landscape';
import { bankSpot, largeSpot, placeOfSpot } from './rules/worker-board';
import { isRace, sum, TALLY, type EventKind, type State, type TallyName } from './state';
import { say } from './words/catalogue';
import { cardName, shopName, spotName, tileName, tradeWords, wheelWords } from './words/names';

const ACTIONS = ['recruit', 'bank', 'area', 'city', 'build'] as const satisfies readonly TallyName[];
const BONUSES = ['two', 'line', 'cow', 'canteens', 'extra-turn', 'advanced', 'refrained', 'outbid'] as const;

function act(action: (typeof ACTIONS)[number]): string {
  return `action:${action}`;
}

/** MT-3.8: workers are spun for before anybody acts. */
function isSetUp({ tally }: State): boolean {
  return sum(ACTIONS.map((name) => tally[TALLY.indexOf(name)] ?? 0)) === 0;
}

/** Where somebody works: its spot is what the event points at. */
function spotOf(target: string | undefined): readonly string[] {
  const place = placeOfSpot(Number(target?.split(':')[1]));
  if (!place) return [];
  if (place.kind === 'bank') return [`space:${entry(BANK, place.space).id}`];
  return [`space:${entry(ROWS, place.row).id}${place.kind === 'small' ? '-small' : ''}`];
}

const USED_BY: UsedBy<EventKind, State> = {
  spun: ({ space }, state) => (isSetUp(state) ? [] : [act('recruit'), `wheel:${space}`]),
  advanced: ({ space }) => [act('recruit'), 'bonus:advanced', `wheel:${space}`],
  banked: (_args, _state, { targets }) => [act('bank'), ...spotOf(targets?.[0])],
  worked: (_args, _state, { targets }) => [act('area'), ...spotOf(targets?.[0])],
  'worked-small': (_args, _state, { targets }) => spotOf(targets?.[0]),
  'city-opened': () => [act('city')],
  paid: ({ row }) => [`shop:${entry(SHOPS, Number(row)).id}`],
  built: ({ field }, state) => {
    const { tile } = fieldAt(state, fieldNamed(state, String(field)));
    return [act('build'), `tile:${entry(TILES, tile).id}`];
  },
  two: () => ['bonus:two'],
  line: () => ['bonus:line'],
  cow: () => ['bonus:cow'],
  canteens: () => ['bonus:canteens'],
  'extra-turn': () => ['bonus:extra-turn'],
  refrained: () => ['bonus:refrained'],
  outbid: () => ['bonus:outbid'],
  traded: ({ what }) => [`trade:${what}`],
  'rival-card': ({ card }) => [`rival:${card}`],
};

export const usage: Usage<State> = {
  catalogue: [
    ...ACTIONS.map((id) => usable('action', id, say(`use.${id}`))),
    ...BONUSES.map((id) => usable('bonus', id, say(`use.${id}`))),
    ...BANK.map(({ id }, space) => usable('space', id, spotName(bankSpot(space)).replace(/^the /, ''))),
    ...ROWS.map(({ id }, row) => usable('space', id, spotName(largeSpot(row)).replace(/^the /, ''))),
    ...ROWS.map(({ id }, row) =>
      usable('space', `${id}-small`, say('use.small', { row: spotName(largeSpot(row)) })),
    ),
    ...SHOPS.map(({ id }, row) => usable('shop', id, shopName(row))),
    ...WHEEL.map((_, space) =>
      usable('wheel', space, say('use.wheel', { n: space + 1, workers: wheelWords(space) })),
    ),
    ...TRADES.map((trade) => usable('trade', trade.id, say('use.trade', { what: tradeWords(trade) }))),
    ...TILES.map(({ id }, tile) => usable('tile', id, tileName({ tile }))),
    ...RIVAL_CARDS.map(({ id }) => usable('rival', id, cardName(id))),
  ],
  usedBy: (event, state) => usedIn(USED_BY, event, state),
  offered(final, id) {
    const card = RIVAL_CARDS.find((one) => id === `rival:${one.id}`);
    if (!card) return true;
    const level = LEVELS.find((one) => one === final.options['level']);
    return isRace(final) && level !== undefined && card.copies[level] > 0;
  },
};
