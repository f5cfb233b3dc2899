/** What each action space gives (DH-4.30 to DH-4.45). */
import { PRICES, RESOURCES, SURCHARGES, type Bundle } from '../data';
import { lookAtCards } from './deck';
import { mayorAction, sheriffAction } from './cards';
import { changeInfluence, checkPieces, gain, gainGold, gainToken, pay, refreshSight } from './goods';
import { affordableTowns, citySites, cityWood, produceAt, tileAt, townPrice, townsOfType } from './network';
import { edgeAt, hexAt } from './map';
import { rowOf } from './placement';
import { affords, eventOn, isSolo, push, seatOf, task, total, type Emit, type State } from '../state';

export function railBaronPrice(state: State): Bundle {
  const [food, wood, ore] = PRICES.railBaron;
  return [food, wood, ore + (eventOn(state, 'rail-strike') ? SURCHARGES.railStrikeOre : 0)];
}

export function politicsPrice(state: State, seat: number): number {
  const waived = seatOf(state, seat).role === 'mayor';
  return (waived ? 0 : 1) + (eventOn(state, 'temperance') ? SURCHARGES.temperance : 0);
}

export function traderPrice(state: State): number {
  return PRICES.trader + (eventOn(state, 'gold-bust') ? SURCHARGES.goldBust : 0);
}

export function marketPrice(state: State, seat: number): number {
  return seatOf(state, seat).character === 'merchant' ? PRICES.merchantSwap : PRICES.marketSwap;
}

export function collect(state: State, seat: number, space: string, emit: Emit): void {
  const who = seatOf(state, seat);
  emit({ kind: 'collects', seat, args: { space }, targets: [`space:${space}`] });
  switch (space) {
    case 'character':
      collectCharacter(state, seat, emit);
      break;
    case 'pioneer':
      lookAtCards(state, seat, 'pioneer', emit);
      break;
    case 'produce':
      collectProduce(state, seat, emit);
      break;
    case 'hired-hand':
      who.bonus = true;
      emit({ kind: 'bonus', seat, rule: 'DH-4.34' });
      break;
    case 'politics':
      if (politicsPrice(state, seat) === 0) changeInfluence(state, seat, 1, emit, space);
      else push(state, task('politics', seat, politicsPrice(state, seat)));
      break;
    case 'work-crew':
      collectWorkCrew(state, seat, emit);
      break;
    case 'rail-baron':
      push(state, task('rail-baron', seat));
      break;
    case 'builder':
      push(state, task('build', seat, 0, 'builder'));
      break;
    case 'trader':
      push(state, task('trader', seat));
      break;
    case 'engineer':
      collectEngineer(state, seat, emit);
      break;
    case 'scout':
      push(state, task('peek', seat, 1, 'scout'));
      lookAtCards(state, seat, 'scout', emit);
      break;
    case 'mayor':
      mayorAction(state, seat, emit);
      break;
    case 'sheriff':
      sheriffAction(state, seat, emit);
      break;
    case 'broker':
      gainToken(state, seat, 'stock', emit, space);
      break;
    case 'tycoon':
      gainGold(state, seat, 1, emit, space);
      push(state, task('rail', seat, 1, space));
      break;
    case 'market':
      push(state, task('market', seat));
      break;
  }
}

function collectCharacter(state: State, seat: number, emit: Emit): void {
  const { character } = seatOf(state, seat);
  if (character === 'merchant') gainToken(state, seat, 'trader', emit, character);
  else gain(state, seat, [2, 0, 0], emit, character);
  if (character === 'tracker') push(state, task('peek', seat, 1, 'tracker'));
}

function collectProduce(state: State, seat: number, emit: Emit): void {
  const bundle: Bundle = [0, 0, 0];
  for (const set of state.sets) {
    const type = RESOURCES.indexOf(rowOf(set.spot) as (typeof RESOURCES)[number]);
    if (set.seat !== seat || type < 0) continue;
    const n = townsOfType(state, seat, type);
    const effort = set.spot.endsWith('effort') && n > 0 && !eventOn(state, 'locusts') ? 1 : 0;
    bundle[type] = (bundle[type] ?? 0) + n + effort;
  }
  if (total(bundle) === 0) emit({ kind: 'nothing', seat, args: { space: 'produce' }, rule: 'DH-4.33' });
  gain(state, seat, bundle, emit, 'produce');
}

/** Gains of one Work Crew pick: one per town of each chosen type. */
export function crewBundle(state: State, seat: number, types: readonly number[]): Bundle {
  const bundle: Bundle = [0, 0, 0];
  for (const type of types) bundle[type] = townsOfType(state, seat, type);
  return bundle;
}

function collectWorkCrew(state: State, seat: number, emit: Emit): void {
  const types = [0, 1, 2].filter((type) => townsOfType(state, seat, type) > 0);
  if (types.length > 2) push(state, task('work-crew', seat));
  else gain(state, seat, crewBundle(state, seat, types), emit, 'work-crew');
  if (types.length === 0) emit({ kind: 'nothing', seat, args: { space: 'work-crew' }, rule: 'DH-4.36' });
}

function collectEngineer(state: State, seat: number, emit: Emit): void {
  const place = state.order.indexOf(seat);
  if (place > 0 && !isSolo(state)) {
    const ahead = state.order[place - 1] as number;
    state.order[place - 1] = seat;
    state.order[place] = ahead;
    emit({ kind: 'up', seat, args: { other: ahead }, rule: 'DH-4.40' });
  }
  gainToken(state, seat, 'engineer', emit, 'engineer');
  gainToken(state, seat, 'wild', emit, 'engineer');
}

/** Sites for a build task as moves; the Homestead Act builds towns only and takes no wood. */
export function buildMoves(state: State, seat: number, what: string): string[] {
  const who = seatOf(state, seat);
  const card = what === 'homestead-act';
  const found = affordableTowns(state, seat, !card).map((hex) => `town:${hexAt(hex).id}`);
  if (!card && who.gold >= PRICES.cityGold && who.res[1] >= cityWood(state))
    found.push(...citySites(state, seat).map((hex) => `city:${hexAt(hex).id}`));
  return found;
}

/** Builds, or turns up a rugged tile that cannot be paid (DH-4.67). Returns whether the town stands. */
export function buildTown(state: State, seat: number, hex: number, what: string, emit: Emit): boolean {
  const who = seatOf(state, seat);
  const [food, wood, ore] = townPrice(state, seat, hex);
  const price: Bundle = [food, what === 'homestead-act' ? 0 : wood, ore];
  const tile = tileAt(state, hex);
  if (tile && !tile.up) {
    tile.up = true;
    emit({
      kind: 'reveals',
      seat,
      args: { hex: hexAt(hex).id, type: tile.type, rugged: tile.rugged ? 1 : 0 },
      news: true,
    });
  }
  if (!affords(who.res, price)) {
    emit({ kind: 'too-rugged', seat, args: { hex: hexAt(hex).id }, rule: 'DH-4.67' });
    return false;
  }
  pay(state, seat, price, emit, 'town');
  standTown(state, seat, hex, emit);
  // Prospector: a town on ore after set-up brings 1 ore.
  if (who.character === 'prospector' && produceAt(state, hex) === 2)
    gain(state, seat, [0, 0, 1], emit, 'prospector');
  return true;
}

export function standTown(state: State, seat: number, hex: number, emit: Emit): void {
  const tile = tileAt(state, hex);
  if (tile && !tile.up) {
    tile.up = true;
    emit({
      kind: 'reveals',
      seat,
      args: { hex: hexAt(hex).id, type: tile.type, rugged: tile.rugged ? 1 : 0 },
      news: true,
    });
  }
  seatOf(state, seat).towns.push(hex);
  emit({
    kind: 'town',
    seat,
    args: { hex: hexAt(hex).id },
    targets: [`hex:${hexAt(hex).id}`],
    rule: 'DH-4.63',
  });
  checkPieces(state, seat, emit);
}

export function buildCity(state: State, seat: number, hex: number, emit: Emit): void {
  gainGold(state, seat, -PRICES.cityGold, emit, 'city');
  pay(state, seat, [0, cityWood(state), 0], emit, 'city');
  standCity(state, seat, hex, emit);
}

export function standCity(state: State, seat: number, hex: number, emit: Emit): void {
  seatOf(state, seat).cities.push(hex);
  emit({
    kind: 'city',
    seat,
    args: { hex: hexAt(hex).id },
    targets: [`hex:${hexAt(hex).id}`],
    rule: 'DH-4.64',
  });
  refreshSight(state, emit);
  checkPieces(state, seat, emit);
}

export function layRail(state: State, seat: number, edge: number, emit: Emit): void {
  state.rails.push(edge);
  state.railsLeft--;
  emit({
    kind: 'rail',
    seat,
    args: { edge: edgeAt(edge).id },
    targets: [`edge:${edgeAt(edge).id}`],
    rule: 'DH-4.61',
  });
  refreshSight(state, emit);
}
