import type { OptionSpec } from '../../core/options';
import { say } from './words';

const SEAT_NUMBERS = [1, 2, 3, 4] as const;

/** Section 6. The mode follows from the seats: one seat is the homestead race. */
export const options: readonly OptionSpec[] = [
  {
    id: 'level',
    kind: 'choice',
    label: say('option.level'),
    help: say('option.level.help'),
    seats: [1],
    default: 'homestead',
    choices: [
      { id: 'trail', label: say('level.trail'), help: say('level.trail.help') },
      { id: 'homestead', label: say('level.homestead'), help: say('level.homestead.help') },
      { id: 'frontier', label: say('level.frontier'), help: say('level.frontier.help') },
      { id: 'territory', label: say('level.territory'), help: say('level.territory.help') },
    ],
  },
  {
    id: 'startField',
    kind: 'choice',
    label: say('option.start-field'),
    help: say('option.start-field.help'),
    default: 'last-seat',
    choices: [
      { id: 'last-seat', label: say('option.start-field.last') },
      { id: 'first-seat', label: say('option.start-field.first') },
      { id: 'auto', label: say('option.start-field.auto') },
    ],
  },
  {
    id: 'startPlayer',
    kind: 'choice',
    label: say('option.start-player'),
    help: say('option.start-player.help'),
    seats: [2, 3, 4],
    default: 'random',
    choices: [
      { id: 'random', label: say('option.start-player.random') },
      ...SEAT_NUMBERS.map((n) => ({ id: `seat-${n}`, label: say('option.start-player.seat', { n }) })),
    ],
  },
];
