/** A release is followed by its click: what lies under it by then was not meant. */
const SETTLE_MS = 60;

let down = false;

if (typeof window !== 'undefined') {
  for (const kind of ['pointerdown', 'touchstart']) window.addEventListener(kind, () => (down = true), true);
  for (const kind of ['pointerup', 'pointercancel', 'touchend'])
    window.addEventListener(kind, () => (down = false), true);
}

/** Calls `then` as soon as no finger is down any more; answers how to call it off. */
export function onceReleased(then: () => void): () => void {
  if (!down) {
    then();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const released = () => {
    timer = setTimeout(then, SETTLE_MS);
  };
  const kinds = ['pointerup', 'pointercancel', 'touchend'];
  for (const kind of kinds) window.addEventListener(kind, released, { once: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const kind of kinds) window.removeEventListener(kind, released, true);
  };
}
