/** Says what must hold; what does not is kept in words. */
export type Claim = (holds: boolean, broken: string) => void;

/** The claims that do not hold, for a game's `violations`. */
export function brokenClaims(check: (claim: Claim) => void): string[] {
  const broken: string[] = [];
  check((holds, text) => {
    if (!holds) broken.push(text);
  });
  return broken;
}
