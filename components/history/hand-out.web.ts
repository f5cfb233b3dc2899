import type { HandOut } from './hand-out-port';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or the page came over a line the browser does not trust: the text stands there to be marked.
    return false;
  }
}

const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';

export const handOut: HandOut = {
  link: (path) => location.origin + path,
  copy,
  share: canShare
    ? async (text) => {
        try {
          await navigator.share({ text });
        } catch {
          // Closed without choosing: nothing was shared, and nothing is to be said.
        }
      }
    : null,
};
