/** The signs Montana's chips, facts, tabs and verbs name. */
import type { ReactNode } from 'react';

import { makeSigns, type SignDrawing } from '@/components/boards/signs';
import type { IconName } from '@/components/ui/icon-paths';
import { COLOURS, GOODS, workerId, type PieceId } from '@/engine/games/montana/data';
import type { TicketSign } from '@/engine/games/montana/words/tickets';

import { Good, Hand, isBig, WHITE_WORKER, Worker } from './pieces';

/** Every sign there is: those of the tickets, of the parts and of the seats strip. */
export type SignName = TicketSign | 'land' | 'work' | 'city' | 'wheel' | 'cards' | 'rival';
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

const PIECES = {
  ...byId(GOODS, (good) => <Good good={good} x={12} y={12} r={isBig(good) ? 7.6 : 9.6} />),
  ...byId(
    COLOURS.map((_, colour) => workerId(colour)),
    (colour) => <Worker colour={colour} x={12} y={12} size={22} />,
  ),
  worker: () => <Worker colour={WHITE_WORKER} x={12} y={12} size={22} />,
  rival: () => <Hand x={12} y={12} size={22} />,
} satisfies Record<Exclude<SignName, IconSign>, SignDrawing>;

function byId<Id extends PieceId>(ids: readonly Id[], draw: (index: number) => ReactNode) {
  const drawings: Partial<Record<Id, SignDrawing>> = {};
  ids.forEach((id, index) => (drawings[id] = () => draw(index)));
  return drawings as Record<Id, SignDrawing>;
}

export const { Sign, signNames } = makeSigns({ ...ICONS, ...PIECES });
