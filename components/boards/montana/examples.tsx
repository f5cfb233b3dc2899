/** Three drawn examples: whom the wheel hires, what a field costs and brings, and who may work where. */
import type { Example } from '@/components/boards/board';
import { numberWord } from '@/engine/core/words';
import { LINE, OTHER_CREW, OWN_CREW, SMALL_YIELD, WORKERS_PER_SPACE } from '@/engine/games/montana/data';

import { CREW_HIGH, CrewArt } from './example-crew';
import { FIELD_HIGH, FieldArt } from './example-field';
import { WHEEL_HIGH, WheelArt } from './example-wheel';
import { say } from './words';

export const examples: readonly [Example, Example, Example] = [
  {
    title: say('example.wheel'),
    text: say('example.wheel.text', { pair: numberWord(WORKERS_PER_SPACE) }),
    rule: 'MT-4.13',
    height: WHEEL_HIGH,
    Art: WheelArt,
  },
  {
    title: say('example.field'),
    text: say('example.field.text', { line: numberWord(LINE) }),
    rule: 'MT-4.35',
    height: FIELD_HIGH,
    Art: FieldArt,
  },
  {
    title: say('example.crew'),
    text: say('example.crew.text', {
      own: numberWord(OWN_CREW),
      other: numberWord(OTHER_CREW),
      n: numberWord(SMALL_YIELD),
    }),
    rule: 'MT-4.18',
    height: CREW_HIGH,
    Art: CrewArt,
  },
];
