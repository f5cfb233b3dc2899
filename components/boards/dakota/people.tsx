/** Workers as pawns: colour and letter. */
import { memo } from 'react';

import { Pawn } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { kindAt, type KindId } from '@/engine/games/dakota/data';

interface WorkerLook {
  readonly fill: string;
  readonly on: string;
  readonly letter: string;
}

const LOOKS: Readonly<Record<KindId, WorkerLook>> = {
  miner: { fill: '#2F2B29', on: board.pale, letter: 'M' },
  'strong-miner': { fill: '#A1301C', on: board.pale, letter: 'S+' },
  engineer: { fill: '#5A9C70', on: board.ink, letter: 'E' },
  craftsman: { fill: '#E08A3C', on: board.ink, letter: 'C' },
  prospector: { fill: '#F0B429', on: board.ink, letter: 'P' },
  bartender: { fill: '#FAF3E1', on: board.ink, letter: 'B' },
  sheriff: { fill: '#2F68A3', on: board.pale, letter: '★' },
  teacher: { fill: '#BE92CE', on: board.ink, letter: 'T' },
};

interface WorkerProps {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ghost?: boolean;
}

export const Worker = memo(function Worker({ kind, x, y, size, ghost }: WorkerProps) {
  const look = LOOKS[kindAt(kind)];
  return <Pawn x={x} y={y} size={size} fill={look.fill} on={look.on} letter={look.letter} ghost={ghost} />;
});
