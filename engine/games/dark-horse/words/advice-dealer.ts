/** What the Dealer opens for the dice left, and what it lends. */
import { list } from '../../../core/words';
import { SPOTS, type SpotId } from '../data';
import { parseShifting, verbOf } from '../rules/notation';
import { fits } from '../rules/placement';
import { dealerPicks } from '../rules/placement-dealer';
import { seatOf, task, type Die, type State } from '../state';
import { choices, roomFor } from './advice-forecast';
import { say } from './catalogue-advice';
import { spaceName } from './names';

/** What the Dealer could do, whichever die is put on it; or with the dice left, where one lies there. */
export function dealerNow(state: State, seat: number, own: boolean): string {
  const { dice } = seatOf(state, seat);
  const lots = own ? [dice] : dice.map((_, index) => dice.filter((_die, i) => i !== index));
  return dealerWords(state, seat, ...lots);
}

/** What the Dealer could do once its die lies there; several lots of dice where it is not known which. */
export function dealerWords(state: State, seat: number, ...lots: readonly (readonly Die[])[]): string {
  const room = roomFor(state, seat, ['loan']).length > 0;
  const spots = [...new Set(lots.flatMap((left) => shiftSpots(state, seat, left)))];
  const names = spots.slice(0, SHOWN).map(spaceName);
  if (names.length === 0) return room ? say('dealer.loan') : say('dealer.nothing');
  const more = spots.length - names.length;
  const where = more > 0 ? list([...names, say('more', { n: more })]) : list(names);
  return say(room ? 'dealer' : 'dealer.shift', { where });
}

/** So many names are read at a glance. */
const SHOWN = 3;

/** Spaces that the Dealer's shift alone opens: to the dice left first, then to a set that lies there already. */
function shiftSpots(state: State, seat: number, left: readonly Die[]): SpotId[] {
  const seats = state.seats.map((one, index) => (index === seat ? { ...one, dice: [...left] } : one));
  const table = { ...state, seats };
  const sets = choices(left);
  const shifts = dealerPicks.dealer
    .moves(table, task('dealer', seat))
    .filter((move) => ['shift', 'move'].includes(verbOf(move)))
    .map(parseShifting)
    .filter(({ share }) => !share);
  const opened = (moved: boolean) =>
    SPOTS.filter(({ id }) => shifts.some(({ from, spot }) => (from !== null) === moved && spot === id));
  const fresh = opened(false).filter((spot) => !sets.some((dice) => fits(state, seat, spot, dice, 0, false)));
  // A set that is moved rather goes to a space of its own than to a row of Produce.
  const moved = opened(true);
  const named = moved.filter(({ need }) => need.kind === 'number');
  return [...new Set([...fresh, ...named, ...moved].map(({ id }) => id))];
}
