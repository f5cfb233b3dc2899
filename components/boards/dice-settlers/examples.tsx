/** Three drawn examples: who holds a tile, whose dice can be had, and what a technology asks. */
import type { Example } from '@/components/boards/board';
import { list } from '@/engine/core/words';
import { RECRUIT_STEPS } from '@/engine/games/dice-settlers/data';

import { HOLD_HIGH, HoldArt } from './example-hold';
import { RECRUIT_HIGH, RecruitArt } from './example-recruit';
import { RESEARCH_HIGH, ResearchArt } from './example-research';
import { say } from './words';

/** "1, 3 or 6". */
function either(numbers: readonly number[]): string {
  return list(numbers.map(String)).replace(' and ', ' or ');
}

export const examples: readonly [Example, Example, Example] = [
  {
    title: say('example.hold'),
    text: say('example.hold.text'),
    rule: 'DS-4.3',
    height: HOLD_HIGH,
    Art: HoldArt,
  },
  {
    title: say('example.recruit'),
    text: say('example.recruit.text', {
      icons: either(RECRUIT_STEPS),
      dice: either(RECRUIT_STEPS.map((_, i) => i + 1)),
    }),
    rule: 'DS-4.36',
    height: RECRUIT_HIGH,
    Art: RecruitArt,
  },
  {
    title: say('example.research'),
    text: say('example.research.text'),
    rule: 'DS-4.65',
    height: RESEARCH_HIGH,
    Art: ResearchArt,
  },
];
