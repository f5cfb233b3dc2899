/** A card of the rival face up: what it does above, its bid in the city below. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import { IconAt, Plate } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import { PUMPKIN } from '@/engine/games/montana/data';
import type { Key, RivalCard } from '@/engine/games/montana/data-race';
import { cardNamed } from '@/engine/games/montana/words/names';

import { CountText, Good, Hand } from './pieces';
import { AREA_LOOKS } from './places';

/** What a stake looks for. */
const KEY_ICONS: Readonly<Record<Key, IconName>> = {
  water: 'water-flask',
  herd: 'cow',
  town: 'village',
  line: 'house',
  fence: 'house',
};

interface CardFaceProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const CardFace = memo(function CardFace({ id, ...at }: CardFaceProps) {
  const card = cardNamed(id);
  const { x, y, width, height } = at;
  const size = Math.min(width * 0.62, height * 0.46);
  const foot = y + height * 0.78;
  return (
    <G>
      <Plate {...at} fill={board.pale} line={1.5} rx={4} />
      <Job card={card} x={x + width / 2} y={y + height * 0.36} size={size} />
      <CountText
        text={String(card.bid)}
        x={x + width * 0.36}
        y={foot}
        size={Math.max(12, Math.min(16, height * 0.2))}
      />
      <Good good={PUMPKIN} x={x + width * 0.66} y={foot} r={Math.min(8, height * 0.13)} />
    </G>
  );
});

interface JobProps {
  readonly card: RivalCard;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A claim puts a hand on an area, a stake builds a house, a camp rests. */
function Job({ card, x, y, size }: JobProps) {
  if (card.job === 'claim') {
    const icon = card.place === 'bank' ? 'bank' : AREA_LOOKS[card.place].icon;
    return (
      <G>
        <IconAt name={icon} x={x} y={y} size={size} />
        <Hand x={x + size * 0.5} y={y + size * 0.24} size={size * 0.6} />
      </G>
    );
  }
  if (card.job === 'camp') return <IconAt name="camping-tent" x={x} y={y} size={size} />;
  return <IconAt name={KEY_ICONS[card.key]} x={x} y={y} size={size} />;
}
