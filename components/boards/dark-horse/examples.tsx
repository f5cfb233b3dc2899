/** Three drawn examples: what a space asks of dice, where the next city may stand, and what a ghost does. */
import type { Example } from '@/components/boards/board';

import { GHOST_HIGH, GhostArt } from './example-ghost';
import { SITE_HIGH, SiteArt } from './example-site';
import { TOTAL_HIGH, TotalArt } from './example-total';
import { say } from './words';

export const examples: readonly [Example, Example, Example] = [
  {
    title: say('example.total'),
    text: say('example.total.text'),
    rule: 'DH-4.11',
    height: TOTAL_HIGH,
    Art: TotalArt,
  },
  {
    title: say('example.site'),
    text: say('example.site.text'),
    rule: 'DH-4.64',
    height: SITE_HIGH,
    Art: SiteArt,
  },
  {
    title: say('example.ghost'),
    text: say('example.ghost.text'),
    rule: 'DH-6.14',
    height: GHOST_HIGH,
    Art: GhostArt,
  },
];
