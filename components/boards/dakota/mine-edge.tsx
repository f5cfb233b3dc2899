/** What stands at the edges of the mine and keeps its size on the screen: the bags, and carts that wait. */
import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import { IconAt, Key, Label, LitBand, rect } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dakota';

import type { TownView } from './ground';
import type { Area } from './shown';

/** Loaded carts at the head of the shaft, while they may be sent. */
export function waitingCarts(town: TownView, lit: ReadonlyMap<string, string>): number[] {
  return town.carts.flatMap((cart, i) =>
    cart.sent === 0 && cart.crew.length > 0 && lit.has(`cart:${i + 1}`) ? [i] : [],
  );
}

export function waitingAt(box: Area, u: number, i: number): Area {
  return { x: box.x + box.width - (64 + i * 60) * u, y: box.y + 5 * u, width: 56 * u, height: 44 * u };
}

interface WaitingProps {
  readonly at: Area;
  readonly unit: number;
  readonly crew: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

export const WaitingCart = memo(function WaitingCart(props: WaitingProps) {
  const { at, unit: u, crew, letter = '', chosen } = props;
  const d = rect(at.x, at.y, at.width, at.height);
  return (
    <G>
      <Path d={d} fill={chosen ? board.litFill : board.pale} stroke={board.ink} strokeWidth={1.3 * u} />
      <LitBand d={d} width={4} />
      <IconAt name="mine-wagon" x={at.x + 20 * u} y={at.y + 22 * u} size={28 * u} />
      <Label x={at.x + 44 * u} y={at.y + 28 * u} size={16 * u}>
        {crew}
      </Label>
      <Key letter={letter} x={at.x + at.width - 4 * u} y={at.y + 6 * u} r={9 * u} />
    </G>
  );
});

/** What the bags take of the width, in pixels. */
export const BAGS_WIDTH = 74;

interface BagsProps {
  readonly view: View;
  readonly box: Area;
  /** Board units in one pixel. */
  readonly unit: number;
  readonly lit: ReadonlyMap<string, string>;
}

/** The three bags in the lower corner: pick marks and what is left. They keep their size on the screen. */
export function Bags({ view, box, unit: u, lit }: BagsProps) {
  return (
    <G>
      {view.tilesLeft.map((n, i) => {
        const at = bagAt(box, u, i);
        const d = rect(at.x, at.y, at.width, at.height);
        const letter = lit.get(`bag:${i + 1}`);
        return (
          <G key={i}>
            <Path d={d} fill={board.pale} stroke={board.ink} strokeWidth={1.3 * u} />
            {letter === undefined ? null : <LitBand d={d} width={4} />}
            {Array.from({ length: i + 1 }, (_, k) => (
              <IconAt
                key={k}
                name="war-pick"
                x={at.x + (9 + k * 10) * u}
                y={at.y + at.height / 2}
                size={12 * u}
              />
            ))}
            <Label x={at.x + at.width - 6 * u} y={at.y + at.height / 2 + 5 * u} size={13.5 * u} anchor="end">
              {n}
            </Label>
            {letter ? <Key letter={letter} x={at.x + at.width - 2 * u} y={at.y + 2 * u} r={9 * u} /> : null}
          </G>
        );
      })}
    </G>
  );
}

/** Whether something whose lower left corner this is lies under the bags. */
export function isUnderBags(
  box: Area,
  u: number,
  corner: { readonly x: number; readonly y: number },
): boolean {
  return corner.x < box.x + BAGS_WIDTH * u && corner.y > bagAt(box, u, 0).y;
}

export function bagAt(box: Area, u: number, i: number): Area {
  return {
    x: box.x + 6 * u,
    y: box.y + box.height - (32 + (2 - i) * 31) * u,
    width: 64 * u,
    height: 26 * u,
  };
}
