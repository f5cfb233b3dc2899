import { useWindowDimensions } from 'react-native';

import type { GameLook } from '@/components/boards/board';
import { Sheet } from '@/components/ui/sheet';

import { AimCard } from './aim-card';
import { say } from './words';

const EDGE = 18;
const MOST = 522;

interface AimSheetProps {
  readonly look: GameLook;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The aim once more, over the table. */
export function AimSheet({ look, open, onClose }: AimSheetProps) {
  const { width } = useWindowDimensions();
  return (
    <Sheet
      open={open}
      title={say('aim.label', { title: look.game.info.title })}
      onClose={onClose}
      testID="aim sheet"
    >
      {open ? <AimCard look={look} width={Math.min(MOST, width - 2 * EDGE)} /> : null}
    </Sheet>
  );
}
