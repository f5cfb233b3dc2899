/** What a seat can count on before a space is collected, and plans that several picks share. */
import { GAINS, SPACES, spotOf, typeOfRow, type Bundle, type Space, type SpotId, type Token } from '../data';
import { CHARACTER_EFFECTS, hasSpot, isEvent } from '../data-cards';
import { harvest } from '../rules/collecting';
import { STEPS } from '../rules/collection';
import { hexAt } from '../rules/map';
import { townsOfType } from '../rules/tiles';
import { crewBundle, producedKinds } from '../rules/trades';
import { cap, seatOf, type Die, type State } from '../state';
import { nextWay } from './advice-ground';
import { plus, purseOf, type Purse } from './advice-plan';
import { say } from './catalogue-advice';

/** A set that is to lie on a spot: with what else it is collected, and which dice are left to place. */
export interface Standing {
  readonly spot: SpotId;
  /** Further spots of the seat. */
  readonly others: readonly SpotId[];
  readonly left: readonly Die[];
}

/** What follows, and plans of which the first with room is said. */
export type Said = readonly [follows: string, ...plans: (string | null)[]];

/** What surely comes in from a spot, as things stand. */
export function yieldOf(state: State, seat: number, spot: SpotId): Bundle {
  const { space, row } = spotOf(spot);
  const { character } = seatOf(state, seat);
  if (space === 'produce') {
    const type = typeOfRow(row);
    const bundle: Bundle = [0, 0, 0];
    bundle[type] = harvest(spot, townsOfType(state, seat, type), state.events);
    return bundle;
  }
  if (space === 'work-crew') {
    const kinds = producedKinds(state, seat);
    return kinds.length > GAINS.crewKinds ? [0, 0, 0] : crewBundle(state, seat, kinds);
  }
  if (space === 'character' && hasSpot(character) && character !== 'merchant')
    return [...CHARACTER_EFFECTS[character].spotGoods];
  return [0, 0, 0];
}

const orderOf = (space: Space) => SPACES.indexOf(space);

/** Whether a space of a seat has still to be collected this round: what one brought lies with the rest already. */
export function isAhead(state: State, seat: number, space: Space): boolean {
  if (state.stage !== 'collect') return true;
  const at = STEPS.findIndex((step) => step === space);
  if (at !== state.spaceAt) return at > state.spaceAt;
  const asked = state.pending.some(
    ({ kind, seat: who }) => who === seat && (kind === space || (kind === 'build' && space === 'builder')),
  );
  return asked || state.todo.includes(`${seat}:collect`);
}

/** What a seat will hold when a space is collected, before it pays for anything. */
export function purseAt(state: State, seat: number, spots: readonly SpotId[], space: Space): Purse {
  return spots
    .filter((spot) => orderOf(spotOf(spot).space) < orderOf(space))
    .filter((spot) => isAhead(state, seat, spotOf(spot).space))
    .reduce((purse, spot) => plus(purse, yieldOf(state, seat, spot)), purseOf(state, seat));
}

/** Tokens the seat has room for. */
export function roomFor<T extends Token>(state: State, seat: number, tokens: readonly T[]): T[] {
  return tokens.filter((token) => seatOf(state, seat).tokens[token] < cap(state, seat, token));
}

/** How many events lie among the cards nobody has seen. */
export function eventsAhead(state: State): string | null {
  if (state.deck.length === 0) return null;
  return say('events.ahead', { n: state.deck.filter(isEvent).length, of: state.deck.length });
}

/** Where the next rails are needed: the nearest ground that is missing. */
export function railPlan(state: State, seat: number, n: number): string {
  const way = nextWay(state, seat);
  if (!way) return say('way.ground');
  const holes = { hex: hexAt(way.hex).id, n: way.rails };
  return say(way.rails <= n ? `rails.reach.${way.to}` : `rails.toward.${way.to}`, holes);
}

/** Every choice of some dice. */
export function choices(dice: readonly Die[]): Die[][] {
  return Array.from({ length: (1 << dice.length) - 1 }, (_, mask) =>
    dice.filter((_die, i) => (mask + 1) & (1 << i)),
  );
}
