import type { OptionSpec } from '../../core/options';
import { LEVELS, SCENARIOS } from './data';
import { say } from './words';

const crowd = [2, 3, 4];

/** Section 6.1. What has no meaning for a seat count or for the quick game is not asked. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'soloScenario',
    kind: 'choice',
    label: say('option.scenario'),
    help: say('option.scenario.help'),
    seats: [1],
    choices: SCENARIOS.map((id) => ({ id, label: say(`scenario.${id}`), help: say(`goal.${id}`) })),
    default: 'tenderfoot',
  },
  {
    id: 'soloDifficulty',
    kind: 'choice',
    label: say('option.level'),
    help: say('option.level.help'),
    seats: [1],
    choices: LEVELS.map((id) => ({ id, label: say(`level.${id}`), help: say(`level.${id}.help`) })),
    default: 'chicken',
  },
  {
    id: 'soloClock',
    kind: 'choice',
    label: say('option.clock'),
    help: say('option.clock.help'),
    seats: [1],
    choices: [
      { id: 'printed', label: say('clock.printed') },
      { id: 'tight', label: say('clock.tight') },
    ],
    default: 'printed',
  },
  {
    id: 'mode',
    kind: 'choice',
    label: say('option.mode'),
    help: say('option.mode.help'),
    seats: crowd,
    choices: [
      { id: 'standard', label: say('mode.standard') },
      { id: 'quick', label: say('mode.quick'), help: say('mode.quick.help') },
    ],
    default: 'standard',
  },
  {
    id: 'characters',
    kind: 'choice',
    label: say('option.characters'),
    help: say('option.characters.help'),
    when: { option: 'mode', is: ['standard'] },
    choices: [
      { id: 'off', label: say('characters.off') },
      { id: 'random', label: say('characters.random') },
      { id: 'choose', label: say('characters.choose') },
    ],
    default: 'random',
  },
  {
    id: 'promoKickstarter',
    kind: 'switch',
    label: say('option.promo'),
    help: say('option.promo.help'),
    when: { option: 'characters', is: ['random', 'choose'] },
    default: false,
  },
  {
    id: 'tiles',
    kind: 'choice',
    label: say('option.tiles'),
    help: say('option.tiles.help'),
    choices: [
      { id: 'guided', label: say('tiles.guided') },
      { id: 'hidden', label: say('tiles.hidden') },
    ],
    default: 'guided',
  },
  {
    id: 'map2p',
    kind: 'choice',
    label: say('option.map2p'),
    help: say('option.map2p.help'),
    seats: [2],
    choices: [
      { id: 'closed', label: say('map2p.closed') },
      { id: 'full', label: say('map2p.full') },
    ],
    default: 'closed',
  },
  {
    id: 'gunslinger',
    kind: 'switch',
    label: say('option.gunslinger'),
    help: say('option.gunslinger.help'),
    seats: [2],
    default: false,
  },
  {
    id: 'outlaw',
    kind: 'switch',
    label: say('option.outlaw'),
    help: say('option.outlaw.help'),
    default: false,
  },
  {
    id: 'endSpot',
    kind: 'number',
    label: say('option.endSpot'),
    help: say('option.endSpot.help'),
    seats: crowd,
    when: { option: 'mode', is: ['standard'] },
    min: 7,
    max: 14,
    default: 11,
  },
  {
    id: 'peek',
    kind: 'choice',
    label: say('option.peek'),
    help: say('option.peek.help'),
    choices: [
      { id: 'auto', label: say('peek.auto') },
      { id: 'manual', label: say('peek.manual') },
    ],
    default: 'auto',
  },
];
