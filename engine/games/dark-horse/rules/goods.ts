/** Resources, gold, tokens and influence: gained, paid, lost. */
import { isSpace, PRICES, resourceAt, type Bundle, type Token } from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import { cap, seatOf, type Emit, type Source, type State } from '../state';
import { endsByInfluence } from './end';
import { bundleText } from './notation';

export function loanPrice(state: State, seat: number): number {
  return seatOf(state, seat).character === 'banker' ? CHARACTER_EFFECTS.banker.loanCosts : PRICES.loanCosts;
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

/** Where it is seen to come from or to go to. */
function placesOf(why: Source): string[] {
  return isSpace(why) ? [`space:${why}`] : [];
}

export function gain(
  state: State,
  seat: number,
  bundle: Readonly<Bundle>,
  emit: Emit,
  why: Source,
  /** The towns it grew at, where it grew. */
  targets: readonly string[] = placesOf(why),
): void {
  if (bundle[0] + bundle[1] + bundle[2] === 0) return;
  const res = seatOf(state, seat).res;
  for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) + (bundle[i] ?? 0);
  emit({ kind: 'gain', seat, args: { bundle: bundleText(bundle), why }, targets });
}

export function pay(
  state: State,
  seat: number,
  bundle: Readonly<Bundle>,
  emit: Emit,
  why: Source,
  /** The hex it is built on, where it is built. */
  targets: readonly string[] = placesOf(why),
): void {
  const res = seatOf(state, seat).res;
  for (let i = 0; i < 3; i++) {
    if ((res[i] ?? 0) < (bundle[i] ?? 0)) throw new Error(`There is not enough ${resourceAt(i)} for that.`);
  }
  if (bundle[0] + bundle[1] + bundle[2] === 0) return;
  for (let i = 0; i < 3; i++) res[i] = (res[i] ?? 0) - (bundle[i] ?? 0);
  emit({ kind: 'pay', seat, args: { bundle: bundleText(bundle), why }, targets });
}

export function gainGold(
  state: State,
  seat: number,
  n: number,
  emit: Emit,
  why: Source,
  targets: readonly string[] = placesOf(why),
): void {
  seatOf(state, seat).gold += n;
  emit({ kind: n > 0 ? 'gold' : 'pay-gold', seat, args: { n: Math.abs(n), why }, targets });
}

/** A token gained at the cap is lost (2.9). */
export function gainToken(state: State, seat: number, token: Token, emit: Emit, why: Source): void {
  const tokens = seatOf(state, seat).tokens;
  if (tokens[token] >= cap(state, seat, token)) {
    emit({ kind: 'token-lost', seat, args: { token, why }, rule: 'DH-4.40' });
    return;
  }
  tokens[token]++;
  emit({ kind: 'token', seat, args: { token, why }, targets: placesOf(why) });
}

export function changeInfluence(state: State, seat: number, n: number, emit: Emit, why: Source): void {
  const who = seatOf(state, seat);
  const next = Math.max(0, who.influence + n);
  if (next === who.influence) return;
  const change = next - who.influence;
  who.influence = next;
  const ends = endsByInfluence(state, seat);
  emit({
    kind: change > 0 ? 'influence' : 'influence-lost',
    seat,
    args: { n: Math.abs(change), change, why },
    targets: placesOf(why),
  });
  if (ends) emit({ kind: 'end-influence', seat, rule: 'DH-5.1' });
}
