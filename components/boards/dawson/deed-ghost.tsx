/** What the armed deed would do, drawn before it is done. */
import { G } from 'react-native-svg';

import { Die, IconAt, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { Move } from '@/engine/core/game';
import type { View } from '@/engine/games/dawson';
import type { City } from '@/engine/games/dawson/rules/city';
import { fillPlan } from '@/engine/games/dawson/rules/fill';
import { readDeed, squareOf } from '@/engine/games/dawson/rules/notation';
import { landingValue } from '@/engine/games/dawson/rules/roll';

import { colourOf } from './hoods';
import { CampAt, HotelAt } from './lodging';
import { UNIT } from './tones';

interface GhostProps {
  readonly view: View;
  readonly city: City;
  readonly move: Move;
  readonly night: boolean;
  readonly text: number;
}

export function DeedGhost(props: GhostProps) {
  const { view, city, move } = props;
  if (view.step === 'landing-tie') return <Landing {...props} square={squareOf(city, move)} />;
  if (view.step === 'fire-pass') return <Flame city={city} square={squareOf(city, move)} />;
  if (view.step !== 'manage') return null;
  const deed = readDeed(city, move);
  switch (deed.verb) {
    case 'build':
      return <Built {...props} square={deed.lot} value={city.lots[deed.lot] ?? 0} />;
    case 'resize':
      return <Built {...props} square={deed.hotel} value={deed.value} />;
    case 'host':
      return <OnTheWay {...props} from={deed.camper} to={deed.hotel} />;
    case 'mine':
      return <Mined city={city} square={deed.camper} />;
    case 'fire':
      return <Flame city={city} square={deed.hotel} />;
    case 'fill':
      return (
        <G>
          {fillPlan(view, city).map(({ camper, hotel }) => (
            <OnTheWay key={camper} {...props} from={camper} to={hotel} />
          ))}
        </G>
      );
    case 'done':
      return null;
  }
}

interface SquareProps {
  readonly city: City;
  readonly square: number;
}

function cornerOf(city: City, square: number): { readonly left: number; readonly top: number } {
  return { left: (city.xs[square] ?? 0) * UNIT, top: (city.ys[square] ?? 0) * UNIT };
}

function Built({ view, city, square, value, night, text }: GhostProps & SquareProps & { value: number }) {
  return (
    <HotelAt
      {...cornerOf(city, square)}
      seat={colourOf(view, view.active)}
      value={value}
      guest={(view.dice[square] ?? 0) > 0}
      night={night}
      text={text}
      ghost
    />
  );
}

function OnTheWay({ view, city, from, to }: GhostProps & { readonly from: number; readonly to: number }) {
  const start = cornerOf(city, from);
  const end = cornerOf(city, to);
  const way = `M${start.left + UNIT / 2} ${start.top + UNIT / 2}L${end.left + UNIT / 2} ${end.top + UNIT - 12}`;
  return (
    <G>
      <Shape d={way} stroke={board.ink} width={5} />
      <Shape d={way} stroke={board.lamp} width={2.6} dash="7 5" butt />
      <Die
        x={end.left + UNIT / 2}
        y={end.top + UNIT - 12}
        size={20}
        face={view.dice[from] ?? 0}
        flat
        line={1.4}
        fill={board.litFill}
      />
    </G>
  );
}

function Mined({ city, square }: SquareProps) {
  const { left, top } = cornerOf(city, square);
  return (
    <G>
      <IconAt name="war-pick" x={left + UNIT - 8} y={top + 8} size={30} colour={board.pale} />
      <IconAt name="war-pick" x={left + UNIT - 8} y={top + 8} size={26} />
    </G>
  );
}

function Flame({ city, square }: SquareProps) {
  const { left, top } = cornerOf(city, square);
  return (
    <G>
      <IconAt name="flame" x={left + UNIT / 2} y={top + UNIT / 2 - 2} size={38} colour={board.pale} />
      <IconAt name="flame" x={left + UNIT / 2} y={top + UNIT / 2} size={31} colour={board.rugged} />
    </G>
  );
}

function Landing({ view, city, square, night, text }: GhostProps & SquareProps) {
  const owner = view.owners[square] ?? -1;
  const corner = cornerOf(city, square);
  return (
    <G opacity={0.8}>
      {owner >= 0 ? (
        <HotelAt
          {...corner}
          seat={colourOf(view, owner)}
          value={view.sizes[square] ?? 0}
          guest
          night={night}
          text={text}
        />
      ) : (
        <CampAt {...corner} face={landingValue(view)} text={text} />
      )}
    </G>
  );
}
