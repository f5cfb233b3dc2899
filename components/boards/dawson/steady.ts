/** The picture of the map holds still while things happen. */
import { useState } from 'react';

import type { Box } from '@/components/play/surface';

/**
 * The box for a question; while pictures are on show the last one stays as long as it has all that must be seen,
 * and the same shape.
 */
export function useSteadyBox(need: Box, least: Box, showing: boolean): Box {
  const [held, setHeld] = useState(need);
  const alike = Math.abs(held.width / held.height - need.width / need.height) < 0.01;
  const box = showing && alike && holds(held, least) ? held : need;
  if (box !== held) setHeld(box);
  return box;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
