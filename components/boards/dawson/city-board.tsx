/** The city as a map: tiles, streets, campers, hotels, neighbourhoods, and the ghost of what is chosen. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Camp, Die, Hotel, IconAt, Key, LitBand, rect, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dawson';
import { cityOf } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { standings } from '@/engine/games/dawson/rules/control';
import { cellAt, cellOf, parseCell, squareOf } from '@/engine/games/dawson/rules/notation';
import { burnedLast, chosenHotel } from '@/engine/games/dawson/state';

import { Growth } from './growth';
import { cellsOf, colourOf, flagAt, Hood, leaderOf, outline } from './hoods';
import { boxOf, spotsOf } from './places';
import { Ground, Streets } from './streets';
import { Tile } from './tile';
import { tonesOf, UNIT } from './tones';

export function CityBoard(props: BoardProps<View>) {
  const { view, lit, chosen, preview, recent, night } = props;
  const city = cityOf(view.plan);
  const growing = view.step === 'place-anchor';
  const box = useMemo(() => boxOf(city, growing ? view : null), [city, growing, view]);
  const spots = useMemo(() => spotsOf(view, city), [view, city]);
  const hoods = useMemo(() => hoodsOf(view, city), [view, city]);
  const streets = useMemo(() => [...city.streets].join(' '), [city]);
  const ghost = preview === null ? null : parseCell(preview);
  return (
    <Surface board={props} box={box} spots={spots} ground={tonesOf(night).snow}>
      <Ground {...city.bounds} night={night} />
      <Streets keys={streets} night={night} />
      {city.placed.map(({ tile, r, x, y }) => (
        <Tile key={tile} tile={tile} r={r} x={x} y={y} night={night} />
      ))}
      {view.dice.map((die, square) => (
        <Lodging
          key={square}
          x={city.xs[square] ?? 0}
          y={city.ys[square] ?? 0}
          die={die}
          seat={colourOf(view, view.owners[square] ?? -1)}
          size={view.sizes[square] ?? 0}
          fresh={square === view.fresh}
          recent={recent.has(cellOf(city, square))}
          picked={view.step !== 'fire-pass' && square === chosenHotel(view)}
          burning={view.step === 'fire-pass' && square === burnedLast(view)}
        />
      ))}
      {hoods.map((hood, index) => (
        <Hood key={index} {...hood} />
      ))}
      {growing
        ? [...lit.keys()].map((target) => (
            <AnchorMark key={target} target={target} chosen={chosen.has(target)} />
          ))
        : [...lit].map(([target, letter]) => (
            <LitCell key={target} target={target} letter={letter} chosen={chosen.has(target)} />
          ))}
      {growing && ghost ? <Growth view={view} city={city} x={ghost[0]} y={ghost[1]} night={night} /> : null}
      {!growing && ghost ? <GhostDeed view={view} city={city} x={ghost[0]} y={ghost[1]} /> : null}
    </Surface>
  );
}

function hoodsOf(view: View, city: City) {
  return standings(view).map(({ control, points }, hood) => {
    const cells = cellsOf(city, hood);
    const [x, y] = flagAt(cells);
    return { d: outline(cells), x, y, points, best: control.best, leader: leaderOf(view, control) };
  });
}

interface LodgingProps {
  readonly x: number;
  readonly y: number;
  readonly die: number;
  readonly seat: number;
  readonly size: number;
  readonly fresh: boolean;
  readonly recent: boolean;
  readonly picked: boolean;
  readonly burning: boolean;
}

/** What stands on one square: a camper's tent, or a hotel with its guest in the window. */
const Lodging = memo(function Lodging(props: LodgingProps) {
  const { x, y, die, seat, size, fresh, recent, picked, burning } = props;
  const left = x * UNIT;
  const top = y * UNIT;
  const middle = left + UNIT / 2;
  return (
    <G>
      {size > 0 ? (
        <G>
          <Hotel seat={seat} left={left} top={top} side={UNIT} value={size} empty={die === 0} />
          {die > 0 ? (
            <Die x={middle} y={top + UNIT - 12} size={18} face={die} flat line={1.2} fill={board.candle} />
          ) : null}
          {fresh ? <Scaffold left={left} top={top} /> : null}
        </G>
      ) : die > 0 ? (
        <Camp x={middle} y={top + UNIT / 2} side={UNIT} face={die} />
      ) : null}
      {recent ? (
        <Shape d={rect(left + 2, top + 2, UNIT - 4, UNIT - 4)} stroke={board.pale} width={2.6} />
      ) : null}
      {picked ? (
        <Shape
          d={rect(left + 2, top + 2, UNIT - 4, UNIT - 4)}
          stroke={board.lamp}
          width={4}
          dash="7 4"
          butt
        />
      ) : null}
      {burning ? <IconAt name="flame" x={middle} y={top + UNIT / 2} size={30} colour={board.rugged} /> : null}
    </G>
  );
});

/** Built this turn: poles and planks in front. */
function Scaffold({ left, top }: { readonly left: number; readonly top: number }) {
  const d = `M${left + 2} ${top + 4}v${UNIT - 5}M${left + UNIT - 2} ${top + 4}v${UNIT - 5}M${left + 1} ${top + 24}h${UNIT - 2}M${left + 2} ${top + 40}L${left + UNIT - 2} ${top + 24}`;
  return (
    <G>
      <Shape d={d} stroke={board.ink} width={3.2} />
      <Shape d={d} stroke={board.lot} width={1.6} />
    </G>
  );
}

interface LitProps {
  readonly target: string;
  readonly letter: string;
  readonly chosen: boolean;
}

const LitCell = memo(function LitCell({ target, letter, chosen }: LitProps) {
  const cell = parseCell(target);
  if (!cell) return null;
  const [left, top] = [cell[0] * UNIT, cell[1] * UNIT];
  return (
    <G>
      <LitBand d={rect(left + 3, top + 3, UNIT - 6, UNIT - 6)} width={chosen ? 6 : 4} />
      <Key letter={letter} x={left + 4} y={top + 4} r={11.5} />
    </G>
  );
});

/** A place for the north-west corner of the new tile. */
const AnchorMark = memo(function AnchorMark({ target, chosen }: Omit<LitProps, 'letter'>) {
  const cell = parseCell(target);
  if (!cell) return null;
  const s = chosen ? 30 : 22;
  const left = (cell[0] + 0.5) * UNIT - s / 2;
  const top = (cell[1] + 0.5) * UNIT - s / 2;
  return (
    <G>
      <Shape d={rect(left, top, s, s)} fill={board.lamp} stroke={board.ink} width={1.6} />
      <Shape d={`M${left + 5} ${top + s - 6}V${top + 5}H${left + s - 6}`} stroke={board.ink} width={2.4} />
    </G>
  );
});

interface GhostProps {
  readonly view: View;
  readonly city: City;
  readonly x: number;
  readonly y: number;
}

/** The hotel to be built, or the guest on its way. */
function GhostDeed({ view, city, x, y }: GhostProps) {
  const square = squareOf(city, cellAt(x, y));
  const seat = colourOf(view, view.active);
  if (square < 0) return null;
  if (view.step === 'build-lot') {
    return (
      <Hotel
        seat={seat}
        left={x * UNIT}
        top={y * UNIT}
        side={UNIT}
        value={city.lots[square] ?? 0}
        empty={view.dice[square] === 0}
        ghost
      />
    );
  }
  if (view.step !== 'host-camper') return null;
  const hotel = chosenHotel(view);
  const hx = ((city.xs[hotel] as number) + 0.5) * UNIT;
  const hy = ((city.ys[hotel] as number) + 1) * UNIT - 12;
  return (
    <G opacity={0.7}>
      <Shape
        d={`M${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT}L${hx} ${hy}`}
        stroke={board.ink}
        width={2.4}
        dash="6 5"
      />
      <Die x={hx} y={hy} size={18} face={view.dice[square] ?? 0} flat line={1.2} fill={board.candle} />
    </G>
  );
}
