/** Why something tapped is no move now. */
import type { Target } from '../../../core/game';
import { buildPrice, resizeValues } from '../rules/build';
import { cellKey, cityOf, fitOf } from '../rules/city';
import type { City } from '../rules/city';
import { tileInHand } from '../rules/grow';
import { campersOf } from '../rules/lodging';
import { moves } from '../rules/moves';
import { thingAt } from '../rules/notation';
import { landingValue } from '../rules/roll';
import { chosenHotel, isCamper, playerAt } from '../state';
import type { PickKind, State } from '../state';
import { say } from './catalogue';
import { leaderSentence, supplySentence } from './explain';
import { buildingName, nameOf } from './names';

export function whyNot(state: State, target: Target, viewer: number): string {
  if (state.step === 'over') return say('why.over');
  const thing = thingAt(cityOf(state.plan), state.players.length, target);
  // A tap on a neighbourhood's flag asks who leads it, one on a supply what is left: whoever taps.
  if (thing.kind === 'hood') return leaderSentence(state, thing.hood);
  if (thing.kind === 'supply') return supplySentence(state, thing.seat);
  if (viewer !== state.decider) return notAsked(state);
  if (thing.kind === 'cell') return WHY_CELL[state.step](state, { ...thing, target });
  return say(state.step === 'manage' ? 'why.verb' : 'why.else');
}

/** For those who look on. */
function notAsked(state: State): string {
  const key = state.step !== 'pick-character' && state.decider === state.active ? 'why.turn' : 'why.choice';
  return say(key, { name: nameOf(state, state.decider) });
}

interface Tap {
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  /** -1 where there is none. */
  readonly square: number;
}

type WhyCell = (state: State, tap: Tap) => string;
type WhySquare = (state: State, city: City, square: number) => string;

const WHY_CELL: Readonly<Record<PickKind, WhyCell>> = {
  'pick-character': onLot(() => say('why.else')),
  manage: onLot(() => say('why.verb')),
  'mine-target': onLot(() => say('why.no-camper')),
  'host-hotel': onLot(whyNotHotel),
  'host-camper': onLot(whyNotCamper),
  'build-lot': onLot(whyNotBuild),
  'resize-hotel': onLot(whyNotHotel),
  'resize-value': onLot(() => say('why.else')),
  'fire-start': onLot(whyNotHotel),
  'fire-pass': onSquare(whyNotFire),
  'pick-tile': onLot(() => say('why.else')),
  'place-rotation': () => say('why.rotation'),
  'place-anchor': whyNotThere,
  'landing-tie': onLot((state) => say('why.tie', { value: landingValue(state) })),
};

function onSquare(why: WhySquare): WhyCell {
  return (state, { target, x, y, square }) => {
    const city = cityOf(state.plan);
    if (square < 0) return say(city.streets.has(cellKey(x, y)) ? 'why.street' : 'why.land');
    return moves(state).includes(target) ? say('why.else') : why(state, city, square);
  };
}

/** Where only lots can be picked: a public building never is one. */
function onLot(why: WhySquare): WhyCell {
  return onSquare((state, city, square) =>
    city.lots[square] === 0
      ? say('why.public', { building: buildingName(city, square).toLowerCase() })
      : why(state, city, square),
  );
}

function whyNotCamper(state: State, _city: City, square: number): string {
  return say(isCamper(state, square) ? 'why.not-value' : 'why.no-camper', {
    value: state.sizes[chosenHotel(state)] as number,
  });
}

function whyNotBuild(state: State, city: City, square: number): string {
  if (state.owners[square] !== -1) return say('why.hotel-there');
  const value = city.lots[square] as number;
  const { gold, supply } = playerAt(state, state.active);
  if (supply[value - 1] === 0) return say('why.no-supply', { value });
  return say('why.no-gold', { price: buildPrice(state, state.active, value, isCamper(state, square)), gold });
}

function whyNotHotel(state: State, _city: City, square: number): string {
  const owner = state.owners[square] as number;
  if (owner < 0) return say('why.no-hotel');
  if (owner !== state.active) return say('why.not-yours', { name: nameOf(state, owner) });
  if ((state.dice[square] as number) > 0) return say('why.occupied');
  if (square === state.fresh) return say('why.built-now');
  if (state.step === 'resize-hotel' && resizeValues(state, square).length === 0) return say('why.no-resize');
  const value = state.sizes[square] as number;
  return campersOf(state, value).length === 0 ? say('why.no-match', { value }) : say('why.else');
}

function whyNotFire(state: State, _city: City, square: number): string {
  const built = (state.owners[square] as number) >= 0 && square === state.fresh;
  return say(built ? 'why.built-now' : 'why.fire-far');
}

function whyNotThere(state: State, { x, y }: Tap): string {
  const fit = fitOf(cityOf(state.plan), tileInHand(state), state.rotation, x, y);
  return fit.ok ? say('why.else') : say(`why.${fit.why}`);
}
