/** How many rails apart the corners of the map lie where none is laid: reckoned once, looked up ever after. */
import { EDGES, EDGES_AT, hexAt, VERTICES } from '../rules/map';

const tables: (Int8Array | undefined)[] = [];

/** Rails from each corner of the map to a hex. */
function table(hex: number): Int8Array {
  const far = new Int8Array(VERTICES).fill(99);
  let level = hexAt(hex).corners.slice();
  for (const corner of level) far[corner] = 0;
  for (let steps = 1; level.length > 0; steps++) {
    const next: number[] = [];
    for (const vertex of level) {
      for (const edge of EDGES_AT[vertex] ?? []) {
        for (const end of EDGES[edge]?.ends ?? []) {
          if ((far[end] as number) <= steps) continue;
          far[end] = steps;
          next.push(end);
        }
      }
    }
    level = next;
  }
  tables[hex] = far;
  return far;
}

/** Rails from the nearest of some corners to a hex, `most` where none is nearer. Laid rails on the way are not used. */
export function railsTo(hex: number, from: readonly number[], most: number): number {
  const far = tables[hex] ?? table(hex);
  let least = most;
  for (let i = 0; i < from.length && least > 0; i++) {
    const rails = far[from[i] as number] as number;
    if (rails < least) least = rails;
  }
  return least;
}
