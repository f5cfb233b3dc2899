/** Milliseconds of the wall clock; the Hermes VM has only Date. */
export function now(): number {
  return typeof performance === 'object' ? performance.now() : Date.now();
}

/**
 * Milliseconds of processor time in Node: what other programs do meanwhile does not count. The Hermes VM
 * cannot tell, so there it is the wall clock.
 */
export function worked(): number {
  if (typeof process === 'undefined') return now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Units of work per second of processor time in one round of at least `ms`. */
function round(work: () => number, ms: number): number {
  const start = worked();
  let units = 0;
  let spent = 0;
  do {
    units += work();
    spent = worked() - start;
  } while (spent < ms);
  return (units / spent) * 1000;
}

/** The best of some rounds for each contender, taken in turns so that a busy moment does not fall on one alone. */
export function rates<K extends string>(
  contenders: Readonly<Record<K, () => number>>,
  ms: number,
  rounds = 4,
): Record<K, number> {
  const names = Object.keys(contenders) as K[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
  for (let i = 0; i < rounds; i++) {
    for (const name of names) best[name] = Math.max(best[name], round(contenders[name], ms));
  }
  return best;
}

/**
 * How much longer one work takes than another of the same size: the median of many pairs, taken in turns, so that
 * busy moments of the machine are outvoted.
 */
export function slowdown(work: () => void, against: () => void, pairs = 121): number {
  const timed = (one: () => void) => {
    const start = worked();
    one();
    return worked() - start;
  };
  const ratios = Array.from({ length: pairs }, (_, i) => {
    const first = i % 2 === 0;
    const before = first ? timed(work) : 0;
    const other = timed(against);
    return (first ? before : timed(work)) / other;
  });
  return ratios.sort((a, b) => a - b)[pairs >> 1] ?? 1;
}
