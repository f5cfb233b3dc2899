/** Why a verb of the bar has no move now. */
import type { Target } from '../../../core/game';
import { buildPrice } from '../rules/build';
import { cityOf } from '../rules/city';
import { hotelsOf } from '../rules/end';
import { hostingHotels } from '../rules/host';
import { campers, emptyHotels } from '../rules/lodging';
import { moves } from '../rules/moves';
import { hasActed, isCamper, playerAt } from '../state';
import type { State } from '../state';
import { say } from './catalogue';
import { describe } from './tickets';
import { BAR } from './names-verbs';
import type { BarId } from './names-verbs';

const PREFIX = 'verb:';

/** The verb a target names, as the bar of the dock writes it. */
export function verbAt(target: Target): BarId | null {
  const id = target.startsWith(PREFIX) ? target.slice(PREFIX.length) : '';
  return BAR.some((verb) => verb.id === id) ? (id as BarId) : null;
}

export function whyNotVerb(state: State, verb: BarId): string {
  const open = moves(state).some((move) => describe(state, move).verb?.id === verb);
  return open || state.step !== 'manage' ? say('why.else') : WHY[verb](state);
}

const WHY: Readonly<Record<BarId, (state: State) => string>> = {
  mine: (state) => say(hasActed(state) ? 'why.mine.acted' : 'why.mine.nobody'),
  host: whyNotHost,
  build: whyNotBuild,
  resize: whyNotResize,
  fire: whyNotFire,
  fill: (state) => (hostingHotels(state).length > 0 ? say('why.fill.one') : whyNotHost(state)),
};

/** DW-4.3.20 to 4.3.22 */
function whyNotHost(state: State): string {
  if (hotelsOf(state, state.active) === 0) return say('why.no-hotel');
  const rooms = emptyHotels(state, state.active, true);
  if (rooms.length === 0) return say('why.host.full');
  return say(campers(state).length === 0 ? 'why.mine.nobody' : 'why.host.nobody');
}

/** DW-4.3.30 to 4.3.33 */
function whyNotBuild(state: State): string {
  if (state.buildUsed) return say('why.once');
  const city = cityOf(state.plan);
  const { gold, supply } = playerAt(state, state.active);
  const prices = city.reading.flatMap((square) => {
    const value = city.lots[square] as number;
    if (value === 0 || state.owners[square] !== -1 || supply[value - 1] === 0) return [];
    return [buildPrice(state, state.active, value, isCamper(state, square))];
  });
  if (prices.length === 0) return say('why.build.none');
  return say('why.build.gold', { price: Math.min(...prices), gold });
}

/** DW-4.3.34 to 4.3.37 */
function whyNotResize(state: State): string {
  if (state.buildUsed) return say('why.once');
  if (hotelsOf(state, state.active) === 0) return say('why.no-hotel');
  if (emptyHotels(state, state.active, false).length === 0) return say('why.resize.full');
  return say('why.resize.gold', { gold: playerAt(state, state.active).gold });
}

/** DW-4.3.40 */
function whyNotFire(state: State): string {
  if (state.fireUsed) return say('why.fire.once');
  if (hotelsOf(state, state.active) === 0) return say('why.no-hotel');
  return say('why.fire.full');
}
