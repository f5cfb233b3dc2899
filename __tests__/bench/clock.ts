/** Milliseconds; the Hermes VM has only Date. */
export function now(): number {
  return typeof performance === 'object' ? performance.now() : Date.now();
}

export interface Rate {
  readonly perSecond: number;
  readonly units: number;
}

/** Units of work per second: the best of some rounds, each at least `ms` long, so that a busy machine disturbs less. */
export function rate(work: () => number, ms: number, rounds = 3): Rate {
  let best = 0;
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const start = now();
    let units = 0;
    let spent = 0;
    do {
      units += work();
      spent = now() - start;
    } while (spent < ms);
    best = Math.max(best, (units / spent) * 1000);
    total += units;
  }
  return { perSecond: Math.round(best), units: total };
}
