/** The invariants of section 10, each in words when broken. */
import { CITY_GAP, DICE, PIECES, RAILS, ROLES, spotOf, TOKENS } from './data';
import { CARDS, EVENTS } from './data-cards';
import { endSpot } from './rules/end';
import { distance, edgeAt, hexAt, isResourceHex, TILE_SPOTS } from './rules/map';
import { inBounds, networks, touching } from './rules/network';
import { capacity, rowOf } from './rules/placement';
import { dicePool } from './rules/roles';
import { cap, cardsOf, isClosed, isSolo, scenario, type State } from './state';

export function violations(state: State): string[] {
  const broken: string[] = [];
  const claim = (holds: boolean, text: string) => {
    if (!holds) broken.push(text);
  };
  claimPieces(state, claim);
  claimSeats(state, claim);
  claimCards(state, claim);
  claimDice(state, claim);
  return broken;
}

type Claim = (holds: boolean, text: string) => void;

function claimPieces(state: State, claim: Claim): void {
  claim(
    state.rails.length + state.railsLeft === RAILS,
    `rails on the map and in supply do not make ${RAILS}`,
  );
  claim(new Set(state.rails).size === state.rails.length, 'two rails lie on one edge');
  const closed = isClosed(state);
  claim(
    state.tiles.length === TILE_SPOTS.filter((hex) => !closed || !hexAt(hex).closed).length,
    'the number of tiles is wrong',
  );
  claim(
    state.tiles.every((tile) => TILE_SPOTS.includes(tile.hex) && (!closed || !hexAt(tile.hex).closed)),
    'a tile lies where none may lie',
  );
  const cities = state.seats.flatMap((seat) => seat.cities);
  const towns = state.seats.flatMap((seat) => seat.towns);
  claim(new Set(towns).size === towns.length, 'two towns stand on one hex');
  claim(
    towns.every((hex) => isResourceHex(hex) && inBounds(state, hex)),
    'a town stands where none may stand',
  );
  claim(
    cities.every((hex) => !isResourceHex(hex) && inBounds(state, hex)),
    'a city stands where none may stand',
  );
  cities.forEach((city, i) => {
    for (const other of cities.slice(i + 1))
      claim(distance(city, other) >= CITY_GAP.further, 'two cities stand too near');
  });
  const firsts = state.seats.flatMap((seat) => seat.cities.slice(0, 1));
  firsts.forEach((city, i) => {
    for (const other of firsts.slice(i + 1))
      claim(distance(city, other) >= CITY_GAP.first, 'two first cities stand too near');
  });
  claimNetworks(state, [...cities, ...towns], claim);
}

function claimNetworks(state: State, hexes: readonly number[], claim: Claim): void {
  const nets = networks(state.rails);
  const held = new Set(hexes.flatMap((hex) => touching(nets, hex)));
  claim(
    state.rails.every((rail) => held.has(nets[edgeAt(rail).ends[0]] ?? -1)),
    'a network touches no city and no town',
  );
}

function claimSeats(state: State, claim: Claim): void {
  state.seats.forEach((seat, index) => {
    claim(
      seat.cities.length <= PIECES.cities && seat.towns.length <= PIECES.towns,
      `seat ${index} has too many pieces on the map`,
    );
    for (const token of TOKENS)
      claim(
        seat.tokens[token] >= 0 && seat.tokens[token] <= cap(state, index, token),
        `seat ${index} holds too many ${token} tokens`,
      );
    claim(
      seat.gold >= 0 && seat.influence >= 0 && seat.res.every((n) => n >= 0),
      `seat ${index} owes something`,
    );
  });
  for (const role of ROLES)
    claim(state.seats.filter((seat) => seat.role === role).length <= 1, `two seats are ${role}`);
  const order = state.order.slice().sort((a, b) => a - b);
  claim(
    order.length === state.seats.length && order.every((seat, i) => seat === i),
    'the turn order is no permutation of the seats',
  );
  const reached = !isSolo(state) && state.seats.some((seat) => seat.influence >= endSpot(state));
  claim(!reached || state.endTriggered !== '', 'the end was reached but not noticed');
}

function claimCards(state: State, claim: Claim): void {
  const all = cardsOf(state);
  const printed = CARDS.length + EVENTS.length;
  claim(all.length === printed, `there are ${all.length} cards, not ${printed}`);
  claim(new Set(all).size === all.length, 'a card is in two places');
  const marshal = isSolo(state) && scenario(state) === 'marshal-law';
  claim(marshal || state.events.length <= 1, 'two events are in play');
}

function claimDice(state: State, claim: Claim): void {
  const placing = state.stage === 'place' || state.stage === 'collect';
  state.seats.forEach((seat, index) => {
    const placed = state.sets.filter((set) => set.seat === index).flatMap((set) => set.dice);
    const dice = [...seat.dice, ...placed];
    if (placing) {
      const aside = DICE.all - dicePool(seat.bonusNow);
      claim(dice.length + seat.jailed + aside === DICE.all, `seat ${index} has not ${DICE.all} dice`);
    }
    claim(dice.filter((die) => die.deputy).length <= 1, 'there are two Deputy dice');
    const rows = state.sets.filter((set) => set.seat === index).map((set) => rowOf(set.spot));
    claim(new Set(rows).size === rows.length, `seat ${index} has two sets on one space`);
  });
  for (const set of state.sets) {
    const spot = spotOf(set.spot);
    if (spot.type === 'own' || spot.type === 'open') continue;
    const here = state.sets.filter((one) => one.spot === set.spot);
    const extra = here.filter((one) => one.extra).length;
    claim(here.length <= capacity(state, spot) + extra, `${set.spot} holds too many sets`);
  }
}
