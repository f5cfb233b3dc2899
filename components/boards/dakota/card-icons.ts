import type { IconName } from '@/components/ui/icon-paths';
import type { CardType } from '@/engine/games/dakota/data-cards';

/** The sign in the corner of a card. */
export const TYPE_ICONS: Readonly<Record<CardType, IconName>> = {
  event: 'newspaper',
  noon: 'sun',
  evening: 'old-lantern',
  attack: 'crossed-pistols',
  reaction: 'law-star',
};
