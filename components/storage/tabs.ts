import type { ClaimMatch } from './tab-claim';

/** A phone shows the app once: whoever opens a match leads it. */
export const claimMatch = ((_id, { onRole }) => {
  onRole('leads');
  return { takeOver() {}, announce() {}, release() {} };
}) satisfies ClaimMatch;
