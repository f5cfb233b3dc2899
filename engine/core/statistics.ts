/** Figures for simulations and balance targets. Every function takes an unsorted list and leaves it as it is. */
export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which a share `q` of the values lie, between neighbours in proportion; 0 of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The share of items that fit, 0 to 1. */
export function share<T>(items: readonly T[], fits: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(fits).length / items.length;
}

/** Shares by name, in the order of first appearance. */
export function shares(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].map(([name, n]) => [name, rounded(n / names.length, 4)]));
}

export function spread(values: readonly number[]): Spread {
  return {
    mean: rounded(mean(values)),
    p10: rounded(quantile(values, 0.1)),
    p50: rounded(quantile(values, 0.5)),
    p90: rounded(quantile(values, 0.9)),
  };
}

export function rounded(value: number, digits = 2): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}

/** The 95 % interval of a share by Wilson: honest for few games and for shares near none and all. */
export function wilson(hits: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const part = hits / n;
  const middle = part + (z * z) / (2 * n);
  const half = z * Math.sqrt((part * (1 - part)) / n + (z * z) / (4 * n * n));
  const of = 1 + (z * z) / n;
  return {
    low: rounded(Math.max(0, (middle - half) / of), 3),
    high: rounded(Math.min(1, (middle + half) / of), 3),
  };
}
