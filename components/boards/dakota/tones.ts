/** By day the first, by night the second. */
export function tone(pair: readonly [string, string], night: boolean): string {
  return pair[night ? 1 : 0];
}
