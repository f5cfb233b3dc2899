/** Why something tapped is no move now. */
import type { Target } from '../../../core/game';
import { characterOf, ROTATIONS } from '../data';
import { buildPrice } from '../rules/build';
import { cellKey, cityOf, fitOf } from '../rules/city';
import type { City } from '../rules/city';
import { moves } from '../rules/moves';
import { pieceOf, thingAt } from '../rules/notation';
import type { Thing } from '../rules/notation';
import { landingValue } from '../rules/roll';
import { isCamper, playerAt } from '../state';
import type { PickKind, State } from '../state';
import { say } from './catalogue';
import { leaderSentence, supplySentence } from './explain';
import { buildingName, nameOf } from './names';
import { describe } from './tickets';
import { verbAt, whyNotVerb } from './why-not-verb';

export function whyNot(state: State, target: Target, viewer: number): string {
  if (state.step === 'over') return say('why.over');
  const city = cityOf(state.plan);
  const thing = thingAt(city, state.players.length, target);
  // A tap on a neighbourhood's flag asks who leads it, one on a supply what is left: whoever taps.
  if (thing.kind === 'hood') return leaderSentence(state, thing.hood);
  if (thing.kind === 'supply') return supplySentence(state, thing.seat);
  if (viewer !== state.decider) return notAsked(state);
  const verb = verbAt(target);
  if (verb !== null) return whyNotVerb(state, verb);
  const piece = thing.kind === 'cell' && thing.square >= 0 ? pieceOf(state, city, thing.square) : target;
  // A move that is made with it: there is nothing to refuse.
  if (moves(state).some((move) => describe(state, move).targets.includes(piece))) return say('why.else');
  if (thing.kind === 'cell') return WHY_CELL[state.step](state, thing);
  return WHY_PIECE[thing.kind](state, thing as never);
}

/** For those who look on. */
function notAsked(state: State): string {
  const key = state.step !== 'pick-character' && state.decider === state.active ? 'why.turn' : 'why.choice';
  return say(key, { name: nameOf(state, state.decider) });
}

type ThingOf<K extends Thing['kind']> = Extract<Thing, { readonly kind: K }>;
type Piece = Exclude<Thing['kind'], 'cell' | 'hood' | 'supply'>;

/** Things that lie beside the map. */
const WHY_PIECE: { readonly [K in Piece]: (state: State, thing: ThingOf<K>) => string } = {
  room: whyNotRoom,
  tile: () => say('why.lay'),
  turn: () => say('why.turn-button'),
  character: (_state, { character }) => say('why.taken', { name: characterOf(character).name }),
  pool: () => say('why.else'),
  fire: () => say('why.else'),
  street: () => say('why.street'),
  rolled: () => say('why.else'),
  fact: () => say('why.else'),
  unknown: () => say('why.else'),
};

function whyNotRoom(state: State, { value }: ThingOf<'room'>): string {
  if (state.step !== 'manage') return say('why.else');
  if (state.buildUsed) return say('why.once');
  const { supply } = playerAt(state, state.active);
  return say(supply[value - 1] === 0 ? 'why.no-supply' : 'why.no-lot', { value });
}

type Tap = ThingOf<'cell'>;
type WhyCell = (state: State, tap: Tap) => string;
type WhySquare = (state: State, city: City, square: number) => string;

const WHY_CELL: Readonly<Record<PickKind, WhyCell>> = {
  'pick-character': onLot(() => say('why.else')),
  manage: onLot(whyNotManage),
  'fire-pass': onSquare(whyNotFire),
  lay: whyNotThere,
  'landing-tie': onLot((state) => say('why.tie', { value: landingValue(state) })),
};

function onSquare(why: WhySquare): WhyCell {
  return (state, { x, y, square }) => {
    const city = cityOf(state.plan);
    if (square < 0) return say(city.streets.has(cellKey(x, y)) ? 'why.street' : 'why.land');
    return why(state, city, square);
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

function whyNotManage(state: State, city: City, square: number): string {
  if ((state.owners[square] as number) >= 0) return whyNotHotel(state, square);
  const value = city.lots[square] as number;
  const { gold, supply } = playerAt(state, state.active);
  const camper = isCamper(state, square);
  const price = buildPrice(state, state.active, value, camper);
  const none = supply[value - 1] === 0;
  if (camper) {
    const key = state.buildUsed ? 'once' : none ? 'supply' : 'gold';
    return say('why.camper', { build: say(`why.camper.${key}`, { value, price }) });
  }
  if (state.buildUsed) return say('why.once');
  return none ? say('why.no-supply', { value }) : say('why.no-gold', { price, gold });
}

function whyNotHotel(state: State, square: number): string {
  const owner = state.owners[square] as number;
  if (owner !== state.active) return say('why.not-yours', { name: nameOf(state, owner) });
  if ((state.dice[square] as number) > 0) return say('why.guest-stays');
  if (square === state.fresh) return say('why.built-now');
  return say('why.idle-hotel', { value: state.sizes[square] as number });
}

function whyNotFire(state: State, city: City, square: number): string {
  if (city.lots[square] === 0 && (city.near[square] as readonly number[]).includes(state.burned))
    return say('why.fire-same');
  const built = (state.owners[square] as number) >= 0 && square === state.fresh;
  return say(built ? 'why.built-now' : 'why.fire-far');
}

/** The first reason of the first tile that fits in no way. */
function whyNotThere(state: State, { x, y }: Tap): string {
  const city = cityOf(state.plan);
  for (const tile of state.drawn) {
    for (const r of ROTATIONS) {
      const fit = fitOf(city, tile, r, x, y);
      if (!fit.ok) return say(`why.${fit.why}`);
    }
  }
  return say('why.else');
}
