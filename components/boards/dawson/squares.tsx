/** What stands on every square of the city in this picture. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { Target } from '@/engine/core/game';
import type { View } from '@/engine/games/dawson';
import type { City } from '@/engine/games/dawson/rules/city';
import { cellOf } from '@/engine/games/dawson/rules/notation';

import { colourOf } from './hoods';
import { Lodging } from './lodging';
import type { Stir } from './stir';
import { isSnowy, seasonOf } from './tones';

interface SquaresProps {
  readonly view: View;
  readonly city: City;
  readonly stir: Stir;
  readonly recent: ReadonlySet<Target>;
  readonly night: boolean;
  /** Size of the figures. */
  readonly text: number;
}

export const Squares = memo(function Squares({ view, city, stir, recent, night, text }: SquaresProps) {
  const snow = isSnowy(seasonOf(view));
  // While it is asked where the fire goes it burns on; on its way it is where the picture has it.
  const burned = view.step === 'fire-pass' && stir.fire.size === 0 ? view.burned : -1;
  return (
    <G>
      {view.dice.map((die, square) => (
        <Lodging
          key={square}
          x={city.xs[square] ?? 0}
          y={city.ys[square] ?? 0}
          die={die}
          away={stir.away.has(square)}
          seat={colourOf(view, view.owners[square] ?? -1)}
          size={view.sizes[square] ?? 0}
          fresh={square === view.fresh}
          recent={recent.has(cellOf(city, square))}
          fire={stir.fire.get(square) ?? (square === burned ? 'flames' : 'none')}
          snow={snow}
          night={night}
          text={text}
        />
      ))}
    </G>
  );
});
