/** On a phone a sheet opens in a window of its own: the release of a long press does not reach it. */
export function onceReleased(then: () => void): () => void {
  then();
  return () => undefined;
}
