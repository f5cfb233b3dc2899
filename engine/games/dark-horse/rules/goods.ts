/** Gains, payments, tokens, roles and jail: the small verbs every phase uses. */
import { PRICES, RESOURCES, type Bundle, type Role, type Token } from '../data';
import { hexAt } from './map';
import { accessible, tileAt } from './network';
import {
  cap,
  isQuick,
  isSolo,
  push,
  roleHolder,
  seatOf,
  shunsJail,
  task,
  type Emit,
  type State,
} from '../state';

export function loanPrice(state: State, seat: number): number {
  return seatOf(state, seat).character === 'banker' ? PRICES.bankerLoanCosts : PRICES.loanCosts;
}

/** Notation of a bundle in moves and events: `2,1,0`. */
export function bundleText(bundle: Readonly<Bundle>): string {
  return bundle.join(',');
}

export function bundleOf(text: string): Bundle {
  const [food = 0, wood = 0, ore = 0] = text.split(',').map(Number);
  return [food, wood, ore];
}

/** Every way to take `n` of three kinds; with `limit`, only what is there. Food first, so the order is stable. */
export function bundles(n: number, limit?: Readonly<Bundle>): Bundle[] {
  const found: Bundle[] = [];
  for (let food = n; food >= 0; food--) {
    for (let wood = n - food; wood >= 0; wood--) {
      const ore = n - food - wood;
      if (limit && (food > limit[0] || wood > limit[1] || ore > limit[2])) continue;
      found.push([food, wood, ore]);
    }
  }
  return found;
}

export function gain(state: State, seat: number, bundle: Readonly<Bundle>, emit: Emit, why: string): void {
  if (bundle[0] + bundle[1] + bundle[2] === 0) return;
  const res = seatOf(state, seat).res;
  for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) + (bundle[i] ?? 0);
  emit({ kind: 'gain', seat, args: { bundle: bundleText(bundle), why } });
}

export function pay(state: State, seat: number, bundle: Readonly<Bundle>, emit: Emit, why: string): void {
  const res = seatOf(state, seat).res;
  for (let i = 0; i < 3; i++) {
    if ((res[i] ?? 0) < (bundle[i] ?? 0)) throw new Error(`There is not enough ${RESOURCES[i]} for that.`);
  }
  if (bundle[0] + bundle[1] + bundle[2] === 0) return;
  for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) - (bundle[i] ?? 0);
  emit({ kind: 'pay', seat, args: { bundle: bundleText(bundle), why } });
}

export function gainGold(state: State, seat: number, n: number, emit: Emit, why: string): void {
  seatOf(state, seat).gold += n;
  emit({ kind: n > 0 ? 'gold' : 'pay-gold', seat, args: { n: Math.abs(n), why } });
}

/** A token gained at the cap is lost (2.9). */
export function gainToken(state: State, seat: number, token: Token, emit: Emit, why: string): void {
  const tokens = seatOf(state, seat).tokens;
  if (tokens[token] >= cap(state, seat, token)) {
    emit({ kind: 'token-lost', seat, args: { token, why }, rule: 'DH-4.40' });
    return;
  }
  tokens[token]++;
  emit({ kind: 'token', seat, args: { token, why } });
}

export function endSpot(state: State): number {
  return isQuick(state) ? 9 : Number(state.options['endSpot']);
}

export function changeInfluence(state: State, seat: number, n: number, emit: Emit, why: string): void {
  const who = seatOf(state, seat);
  const next = Math.max(0, who.influence + n);
  if (next === who.influence) return;
  emit({
    kind: next > who.influence ? 'influence' : 'influence-lost',
    seat,
    args: { n: Math.abs(next - who.influence), why },
  });
  who.influence = next;
  if (!isSolo(state) && !state.endTriggered && who.influence >= endSpot(state)) {
    state.endTriggered = 'influence';
    emit({ kind: 'end-influence', seat, rule: 'DH-5.1' });
  }
}

export function checkPieces(state: State, seat: number, emit: Emit): void {
  if (isSolo(state) || state.endTriggered) return;
  const who = seatOf(state, seat);
  const [cities, towns] = isQuick(state) ? [2, 5] : [3, 6];
  if (who.cities.length >= cities && who.towns.length >= towns) {
    state.endTriggered = 'pieces';
    emit({ kind: 'end-pieces', seat, rule: 'DH-5.1' });
  }
}

export function loseRole(state: State, seat: number, emit: Emit, rule: string): void {
  const who = seatOf(state, seat);
  if (!who.role) return;
  emit({ kind: 'role-lost', seat, args: { role: who.role }, rule });
  who.role = '';
}

export function takeRole(state: State, seat: number, role: Role, emit: Emit, rule: string): void {
  const holder = roleHolder(state, role);
  if (holder >= 0 && holder !== seat) loseRole(state, holder, emit, rule);
  const who = seatOf(state, seat);
  if (who.role === role) return;
  loseRole(state, seat, emit, rule);
  who.role = role;
  emit({ kind: 'role', seat, args: { role }, rule });
}

/** A jail icon; with the Outlaw token free the seat may take that instead (DH-6.40). */
export function jail(state: State, seat: number, dice: number, emit: Emit): void {
  const who = seatOf(state, seat);
  const outlawFree = state.options['outlaw'] === true && roleHolder(state, 'outlaw') < 0;
  if (outlawFree && !shunsJail(state, seat)) push(state, task('take-outlaw', seat, dice));
  else sentence(state, seat, dice, emit, who.role === 'outlaw' ? 'DH-6.41' : 'DH-4.71');
}

/** DH-4.71: the role goes at once, the dice at clean-up; penalties add up to all dice. */
export function sentence(state: State, seat: number, dice: number, emit: Emit, rule: string): void {
  const who = seatOf(state, seat);
  loseRole(state, seat, emit, rule);
  who.sentence = Math.min(3, who.sentence + dice);
  emit({ kind: dice >= 3 ? 'jail-all' : 'jail', seat, args: { n: dice }, rule });
}

export function corrupt(state: State, seat: number, emit: Emit): void {
  if (isSolo(state)) return;
  if (state.stage === 'place') {
    // DH-4.24: the running circle keeps its order.
    state.corrupted.push(seat);
    return;
  }
  moveLast(state, seat, emit);
}

export function moveLast(state: State, seat: number, emit: Emit): void {
  if (state.order[state.order.length - 1] === seat) return;
  state.order = [...state.order.filter((one) => one !== seat), seat];
  emit({ kind: 'last', seat, rule: 'DH-4.71' });
}

/** Tiles a seat gained access to are shown to it at once when looking is automatic (DH-4.66). */
export function refreshSight(state: State, emit: Emit): void {
  if (state.options['peek'] !== 'auto' || state.stage === 'setup') return;
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const hex of accessible(state, seat)) see(state, seat, hex, emit);
  }
}

export function see(state: State, seat: number, hex: number, emit: Emit): void {
  const tile = tileAt(state, hex);
  const who = seatOf(state, seat);
  if (!tile || tile.up || who.seen.includes(hex)) return;
  who.seen.push(hex);
  emit({
    kind: 'sees',
    seat,
    args: { hex: hexAt(hex).id, type: tile.type, rugged: tile.rugged ? 1 : 0 },
    targets: [`hex:${hexAt(hex).id}`],
    news: true,
    only: [seat],
  });
}
