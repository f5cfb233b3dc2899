/** Workers as pawns: colour and letter. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import { Label, Pawn } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { MINER, kindAt, type KindId } from '@/engine/games/dakota/data';

import { useReadableWithin } from './scale';

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

/** At night a plain miner would be black on black. */
const EDGE = '#C6B08D';

interface WorkerProps {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ghost?: boolean;
}

export const Worker = memo(function Worker({ kind, x, y, size, ghost }: WorkerProps) {
  const { night } = useTheme();
  const look = LOOKS[kindAt(kind)];
  const [plain, most] = look.letter.length > 1 ? [0.38, 0.52] : [0.46, 0.62];
  const letters = useReadableWithin(size * plain, size * most);
  return (
    <G>
      {night && kind === MINER ? (
        <Pawn x={x} y={y} size={size * 1.12} fill={EDGE} on={EDGE} letter="" ghost={ghost} />
      ) : null}
      <Pawn x={x} y={y} size={size} fill={look.fill} on={look.on} letter="" ghost={ghost} />
      {letters === 0 ? null : (
        <G opacity={ghost ? 0.55 : 1}>
          <Label x={x} y={y + size * 0.22 + letters * 0.39} size={letters} colour={look.on}>
            {look.letter}
          </Label>
        </G>
      )}
    </G>
  );
});
