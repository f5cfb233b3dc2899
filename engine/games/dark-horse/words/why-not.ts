/** Why a tapped space, hex or edge is no move now. */
import type { Target } from '../../../core/game';
import { list } from '../../../core/words';
import { PIECES, PRICES, SPOTS, type SpotData } from '../data';
import { chosenFrom, diceChoices } from '../rules/dice-choices';
import { edgeOf, hexOf, isResourceHex, touchesSafeZone } from '../rules/map';
import { accessible, inBounds, townAt } from '../rules/network';
import { jumpSpot } from '../rules/notation';
import { fits, isFull, shut } from '../rules/placement';
import { citySites, cityWood, firstCityHexes, homesteadPrice, tooNear, townPrice } from '../rules/sites';
import {
  characterSpot,
  isSolo,
  pickAt,
  scenario,
  seatOf,
  type PickKind,
  type State,
  type Task,
} from '../state';
import { say } from './catalogue';
import { whyNotOwn } from './why-not-own';
import { bundleName, goldChip, seatName, spaceName, spotName } from './names';

export function whyNot(state: State, target: Target, viewer: number): string {
  const now = pickAt(state);
  if (!now) return say('prompt.over');
  if (now.seat !== viewer) return say('whynot.turn', { who: seatName(state, now.seat) });
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'space':
      return whyNotSpace(state, now, id);
    case 'hex':
      return whyNotHex(state, now, hexOf(id));
    case 'edge':
      return whyNotRail(state, now, id);
    case 'die':
      return say(now.kind === 'place' || now.kind === 'dealer' ? 'whynot.die' : 'whynot.die.later');
    default:
      return whyNotOwn(state, now, target);
  }
}

function whyNotSpace(state: State, now: Task<PickKind>, id: string): string {
  const spot = SPOTS.find((one) => one.id === id) ?? SPOTS.find((one) => one.space === id);
  if (!spot) return say('whynot.other');
  if (now.kind === 'place') {
    const jump = jumpSpot(now.what);
    return jump ? say('whynot.jump', { space: spaceName(jump) }) : whyNotSpot(state, now.seat, spot);
  }
  if (now.kind === 'dealer') return whyNotShift(state, now.seat, spot);
  return say('whynot.not-placing');
}

/** Why dice cannot go on a spot now. */
function whyNotSpot(state: State, seat: number, spot: SpotData): string {
  const reason = shut(state, seat, spot);
  if (reason) return say(`shut.${reason}`);
  if (isFull(state, spot)) return whyFull(state, seat, spot);
  if (seatOf(state, seat).dice.length === 0) return say('whynot.no-dice');
  const space = spotName(state, seat, spot.id);
  if (spot.id !== 'character') return say('whynot.need', { space, need: needText(spot) });
  const faces = characterSpot(state, seat) ?? [];
  return say('whynot.need.character', { space, faces: faces.join(' or ') });
}

/** An Engineer token is spoken of only where the dice would fit. */
function whyFull(state: State, seat: number, spot: SpotData): string {
  const space = spaceName(spot.id);
  if (spot.type === 'restricted') return say('shut.full.restricted', { space });
  const ghost = state.sets.some((set) => set.seat < 0 && set.spot === spot.id);
  if (!diceFit(state, seat, spot)) return say(ghost ? 'shut.full.ghost' : 'shut.full', { space });
  return say(ghost ? 'shut.full.ghost.share' : 'shut.full.share', { space });
}

function diceFit(state: State, seat: number, spot: SpotData): boolean {
  const { dice } = seatOf(state, seat);
  return diceChoices(dice).some((chosen) => fits(state, seat, spot, chosenFrom(dice, chosen.dice), 0, false));
}

function whyNotShift(state: State, seat: number, spot: SpotData): string {
  const { kind } = spot.need;
  if (kind !== 'number' && kind !== 'least') return say('whynot.dealer');
  const reason = shut(state, seat, spot);
  if (reason) return say(`shut.${reason}`);
  return isFull(state, spot) ? say('shut.full', { space: spaceName(spot.id) }) : say('whynot.dealer');
}

function needText({ need }: SpotData): string {
  return say(`need.${need.kind}`, 'n' in need ? { n: need.n } : {});
}

function whyNotHex(state: State, now: Task<PickKind>, hex: number): string {
  const { seat } = now;
  if (!inBounds(state, hex)) return say('whynot.bounds');
  switch (now.kind) {
    case 'first-city':
      return whyNoFirstCity(state, hex);
    case 'first-town':
      return whyNoFirstTown(state, seat, hex);
    case 'rail':
      return say('whynot.rail.hex');
    case 'peek':
      return say('whynot.peek.known');
    case 'build':
      if (isResourceHex(hex)) return whyNoTown(state, now, hex);
      return now.what === 'builder' ? whyNoCity(state, seat, hex) : say('whynot.town.site');
    default:
      return say('whynot.build-later');
  }
}

function whyNoFirstCity(state: State, hex: number): string {
  if (isResourceHex(hex)) return say('whynot.city.resource');
  const frontier = isSolo(state) && scenario(state) === 'wild-frontiers';
  return frontier && !touchesSafeZone(hex) ? say('whynot.city.frontier') : say('whynot.city.first.near');
}

function whyNoFirstTown(state: State, seat: number, hex: number): string {
  if (!isResourceHex(hex)) return say('whynot.town.site');
  return firstCityHexes(state, seat).includes(hex) ? say('whynot.town.taken') : say('whynot.town.beside');
}

function whyNoTown(state: State, { seat, what }: Task<'build'>, hex: number): string {
  if (townAt(state, hex) >= 0) return say('whynot.town.taken');
  if (seatOf(state, seat).towns.length >= PIECES.towns) return say('whynot.town.pieces');
  if (!accessible(state, seat).includes(hex)) return say('whynot.town.access');
  const full = townPrice(state, seat, hex, true);
  const price = what === 'homestead-act' ? homesteadPrice(full) : full;
  return say('whynot.town.price', { price: bundleName(price) });
}

function whyNoCity(state: State, seat: number, hex: number): string {
  if (seatOf(state, seat).cities.length >= PIECES.cities) return say('whynot.city.pieces');
  if (tooNear(state, hex)) return say('whynot.city.near');
  if (!citySites(state, seat).includes(hex)) return say('whynot.city.rail');
  const gold = goldChip(PRICES.cityGold).label;
  return say('whynot.city.price', { price: list([gold, bundleName([0, cityWood(state), 0])]) });
}

function whyNotRail(state: State, now: Task<PickKind>, edge: string): string {
  if (now.kind !== 'rail') return say('whynot.rail.later');
  return state.rails.includes(edgeOf(edge)) ? say('whynot.rail.taken') : say('whynot.rail.far');
}
