/** The signs Dawson's chips, facts and verbs name. */
import { makeSigns } from '@/components/boards/signs';
import type { IconName } from '@/components/ui/icon';
import type { Verb } from '@/engine/games/dawson/data';

const ICONS = {
  gold: 'two-coins',
  point: 'round-star',
  mine: 'war-pick',
  host: 'key',
  build: 'claw-hammer',
  resize: 'upgrade',
  fire: 'flame',
  city: 'village',
  gang: 'bandit',
  rival: 'top-hat',
  hotel: 'house',
  fill: 'person-in-bed',
  supply: 'hammer-nails',
} as const satisfies Record<Verb, IconName> & Record<string, IconName>;

export const { Sign, signNames } = makeSigns(ICONS, 24);
