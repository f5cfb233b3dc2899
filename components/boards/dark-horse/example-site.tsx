/** Where the next city may stand (DH-4.64): at a rail, and with a hex between it and every city. */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Cross, TableStage } from '@/components/boards/stage';
import { City, Label } from '@/components/ui/draw';
import { CITY_GAP, ORE, WOOD } from '@/engine/games/dark-horse/data';
import { distance, edgeOf, hexAt, hexOf } from '@/engine/games/dark-horse/rules/map';

import { frameAt, Territory, YOU, type Settled } from './example-parts';
import { centreOf } from './places';
import { say } from './words';

export const SITE_HIGH = 234;

const S = 34;
const FRAME = frameAt('a2', [17 + S, 14 + 1.5 * Math.sqrt(3) * S], S);
const HEXES = [...'abcdef'].flatMap((column) => [1, 2, 3].map((n) => `${column}${n}`));
const FOUND = { d2: WOOD, e1: ORE };

const SETTLED: Settled = {
  cities: ['b1'],
  towns: ['a1', 'c1', 'b2'],
  rails: ['b2:ne', 'c2:s', 'c3:ne', 'd2:s'],
};

const RAILS = SETTLED.rails.map(edgeOf);
const SITES = HEXES.filter((id) => hexAt(hexOf(id)).kind === 'plain');

/** All rails here are one network, and it touches the city. */
function hasRail(id: string): boolean {
  return hexAt(hexOf(id)).edges.some((edge) => RAILS.includes(edge));
}

function farEnough(id: string): boolean {
  return SETTLED.cities.every((city) => distance(hexOf(id), hexOf(city)) >= CITY_GAP.further);
}

const OPEN = SITES.filter((id) => hasRail(id) && farEnough(id));
const NEAR = SITES.filter((id) => hasRail(id) && !farEnough(id));

/** Words on hexes where a newcomer might think of a city. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(NEAR.map((id) => [id, [say('example.site.near')]])),
  e3: [say('example.site.corner'), say('example.site.only')],
  d1: [say('example.site.none')],
};

export function SiteArt(props: DrawingProps) {
  const { night } = props;
  return (
    <TableStage {...props} high={SITE_HIGH} ground="dawn">
      <Territory {...SETTLED} hexes={HEXES} found={FOUND} frame={FRAME} night={night} lit={OPEN} />
      {OPEN.map((id) => {
        const [x, y] = centreOf(hexAt(hexOf(id)), FRAME);
        return <City key={id} seat={YOU} x={x} y={y + S * 0.12} size={S * 0.84} ghost />;
      })}
      {Object.entries(REFUSED).map(([id, words]) => {
        const [x, y] = centreOf(hexAt(hexOf(id)), FRAME);
        // A rail runs along the foot of what is too near.
        const lift = NEAR.includes(id) ? -2 : words.length === 1 ? 12 : 6;
        return (
          <G key={id}>
            <Cross x={x} y={y - 18 + lift} size={10} />
            {words.map((word, i) => (
              <Label key={word} x={x} y={y - 1 + lift + i * 14} size={13} weight={600}>
                {word}
              </Label>
            ))}
          </G>
        );
      })}
    </TableStage>
  );
}
