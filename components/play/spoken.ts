import type { DescribedMove } from '@/components/session/port';
import { list } from '@/engine/core/words';

import { say } from './words';

/** A whole ticket in words: letter, label, detail, cost and gain. */
export function spoken({ about }: DescribedMove, letter: string): string {
  const parts = [letter ? say('dock.key', { letter, text: about.label }) : about.label];
  if (about.detail) parts.push(about.detail);
  if (about.cost?.length) parts.push(say('dock.cost', { list: list(about.cost.map((chip) => chip.label)) }));
  if (about.gain?.length) parts.push(say('dock.gain', { list: list(about.gain.map((chip) => chip.label)) }));
  if (about.warning) parts.push(about.warning);
  return parts.join(', ');
}
