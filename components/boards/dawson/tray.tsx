/** Pieces in the hand: the drawn tile, or the characters to choose from. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import type { Tray } from '@/components/boards/board';
import { useTheme } from '@/components/ui/theme';
import type { Target } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dawson';
import { characterOf, tileAt } from '@/engine/games/dawson/data';
import { freeCharacters } from '@/engine/games/dawson/rules/characters';
import { cityOf, shapeOf } from '@/engine/games/dawson/rules/city';
import { characterMove, thingAt, tileTarget } from '@/engine/games/dawson/rules/notation';

import { colourOf } from './hoods';
import { PortraitBox } from './portraits';
import { Tile } from './tile';
import { legible, UNIT } from './tones';

const TRAYS: Readonly<Record<PickKind, ((view: View) => Tray) | null>> = {
  'pick-character': (view) => ({
    pieces: freeCharacters(view).map((id) => ({ target: characterMove(id), label: characterOf(id).name })),
  }),
  manage: null,
  'fire-pass': null,
  lay: ({ drawn }) => ({
    pieces: drawn.map((tile) => ({ target: tileTarget(tile), label: tileAt(tile).name })),
  }),
  'landing-tie': null,
};

export function tray(view: View): Tray | null {
  return view.step === 'over' ? null : (TRAYS[view.step]?.(view) ?? null);
}

interface TrayArtProps {
  readonly view: View;
  readonly target: Target;
  readonly size: number;
}

export const TrayArt = memo(function TrayArt({ view, target, size }: TrayArtProps) {
  const thing = thingAt(cityOf(view.plan), view.players.length, target);
  if (thing.kind === 'tile') return <TileBox tile={thing.tile} r={0} width={size * 1.5} />;
  if (thing.kind !== 'character') return null;
  return <PortraitBox character={thing.character} seat={colourOf(view, view.decider)} size={size} />;
});

interface TileBoxProps {
  readonly tile: number;
  readonly r: number;
  readonly width: number;
}

const PAD = 4;

/** A tile as a picture of its own. */
export const TileBox = memo(function TileBox({ tile, r, width }: TileBoxProps) {
  const { night } = useTheme();
  const [w, h] = shapeOf(r);
  const box = { width: w * UNIT + 2 * PAD, height: h * UNIT + 2 * PAD };
  const fit = width / box.width;
  return (
    <Svg
      width={width}
      height={box.height * fit}
      viewBox={`${-PAD} ${-PAD} ${box.width} ${box.height}`}
      aria-hidden
    >
      <Tile tile={tile} r={r} x={0} y={0} night={night} text={legible(23, fit, 34)} ghost />
    </Svg>
  );
});
