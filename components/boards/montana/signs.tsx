/** The signs Montana's chips, facts, tabs and verbs name. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { IconAt } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { COLOURS, GOODS, workerId, type PieceId } from '@/engine/games/montana/data';
import type { TicketSign } from '@/engine/games/montana/words/tickets';

import { Good, Hand, isBig, WHITE_WORKER, Worker } from './pieces';

/** Every sign there is: those of the tickets, of the parts and of the seats strip. */
export type SignName = TicketSign | 'land' | 'work' | 'cards' | 'rival';
/** Goods, workers and the rival's hand are drawn as the pieces they are, all others as icons. */
type IconSign = Exclude<SignName, PieceId | 'worker' | 'rival'>;

const ICONS: Readonly<Record<IconSign, IconName>> = {
  cow: 'cow',
  canteen: 'water-flask',
  silver: 'two-coins',
  settlement: 'house',
  wheel: 'compass',
  city: 'village',
  goods: 'grain-sack',
  upgrade: 'upgrade',
  land: 'hills',
  work: 'claw-hammer',
  cards: 'card-draw',
};

const WORKERS = COLOURS.map((_, colour) => workerId(colour));
const OWN: readonly SignName[] = [...GOODS, ...WORKERS, 'worker', 'rival'];

export const signNames: readonly string[] = [...Object.keys(ICONS), ...OWN];

function isIcon(name: string): name is IconSign {
  return name in ICONS;
}

interface SignProps {
  readonly name: string;
  readonly size: number;
  readonly colour?: string;
}

export const Sign = memo(function Sign({ name, size, colour }: SignProps) {
  const { colours } = useTheme();
  const ink = colour ?? colours.ink;
  const good = GOODS.findIndex((id) => id === name);
  const worker = WORKERS.findIndex((id) => id === name);
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {isIcon(name) ? <IconAt name={ICONS[name]} x={12} y={12} size={23} colour={ink} /> : null}
      {good >= 0 ? <Good good={good} x={12} y={12} r={isBig(good) ? 7.6 : 9.6} /> : null}
      {worker >= 0 ? <Worker colour={worker} x={12} y={12} size={22} /> : null}
      {name === 'worker' ? <Worker colour={WHITE_WORKER} x={12} y={12} size={22} /> : null}
      {name === 'rival' ? <Hand x={12} y={12} size={22} /> : null}
    </Svg>
  );
});
