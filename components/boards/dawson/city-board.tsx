/** The city as a map: tiles, streets, campers, hotels, neighbourhoods, and the ghost of what is chosen. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Key, LitBand, rect, Shape } from '@/components/ui/draw';
import { usePasted } from '@/components/ui/pasted';
import { board } from '@/components/ui/tokens';
import type { Target } from '@/engine/core/game';
import type { View } from '@/engine/games/dawson';
import { cityOf } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { standings } from '@/engine/games/dawson/rules/control';
import { possiblePlaces } from '@/engine/games/dawson/rules/grow';
import { parseCell, readLay } from '@/engine/games/dawson/rules/notation';
import { prospects } from '@/engine/games/dawson/rules/outlook';
import type { Prospect } from '@/engine/games/dawson/rules/outlook';

import { scoredHood } from './contest';
import { DeedGhost } from './deed-ghost';
import { flagPlaces } from './flags';
import type { FlagPlace } from './flags';
import { Growth, Outline } from './growth';
import { cellsOf, Hood, leaderOf, outline } from './hoods';
import { Overlay } from './overlay';
import { boxOf, hullOf, siteBox, spaced, spotsOf, turnSpot } from './places';
import { ScoredHood } from './scored-hood';
import { Squares } from './squares';
import { useSteadyBox } from './steady';
import { stirOf, useCellAnchors } from './stir';
import { Ground, Streets } from './streets';
import { Tile } from './tile';
import { legible, seasonOf, tonesOf, UNIT } from './tones';

/** More outlines than this are no help. */
const OUTLINES = 7;
const nothing: ReadonlySet<Target> = new Set();
/** Main Street has no room for a larger name. */
const NAME_MOST = 14.6;

export function CityBoard(props: BoardProps<View>) {
  const { view, lit, chosen, preview, recent, happening, decision, night, calm, width, height } = props;
  const city = cityOf(view.plan);
  const season = seasonOf(view);
  // While pictures are on show nobody lays a tile.
  const growing = view.step === 'lay' && (decision !== null || happening === null);
  const shown = useMemo(
    () => (growing ? prospects(view, view.decider).slice(0, OUTLINES) : []),
    [growing, view],
  );
  const placing = growing && preview !== null ? readLay(preview) : null;
  const armed = placing ? preview : null;
  const { least, most } = useMemo(
    () =>
      boxOf(
        city,
        shown.map(({ place }) => place),
        armed === null ? null : readLay(armed),
      ),
    [city, shown, armed],
  );
  const flag = legible(13.5, Math.min(width / most.width, height / most.height), 30);
  const flags = useMemo(
    () =>
      flagPlaces(
        city,
        flag,
        shown.map(({ place }) => siteBox(place)),
        most,
      ),
    [city, flag, shown, most],
  );
  const hull = useMemo(() => hullOf(least, flags), [least, flags]);
  const need = useMemo(() => spaced(hull, width, height), [hull, width, height]);
  const box = useSteadyBox(need, hull, happening !== null && decision === null);
  const fit = Math.min(width / box.width, height / box.height);
  const figure = legible(23, fit, 34);
  const sign = legible(15.5, fit, 28);
  const name = legible(13, fit, 20);
  const spots = useMemo(() => spotsOf(view, city, flags, growing), [view, city, flags, growing]);
  const turns = placing !== null && canTurn(view, placing);
  const all = useMemo(
    () => (armed !== null && turns ? [...spots, turnSpot(readLay(armed))] : spots),
    [spots, armed, turns],
  );
  const hoods = useMemo(() => hoodsOf(view, city), [view, city]);
  const streets = useMemo(() => [...city.streets].join(' '), [city]);
  const stir = useMemo(() => stirOf(view, city, happening, calm), [view, city, happening, calm]);
  const scored = scoredHood(happening);
  useCellAnchors();
  // On a card the map is a part of a larger drawing, and nothing moves.
  const pasted = usePasted() !== null;
  return (
    <>
      <Surface board={props} box={box} spots={all} ground={tonesOf(night, season).snow}>
        <Ground {...city.bounds} season={season} night={night} />
        <Streets keys={streets} season={season} night={night} text={name <= NAME_MOST ? name : 0} />
        {city.placed.map(({ tile, r, x, y }, index) =>
          // The tile that comes down is drawn by the overlay until it lies.
          stir.falling && index === city.placed.length - 1 ? null : (
            <Tile key={tile} tile={tile} r={r} x={x} y={y} night={night} text={figure} />
          ),
        )}
        <Squares
          view={view}
          city={city}
          stir={stir}
          recent={happening ? nothing : recent}
          night={night}
          text={sign}
        />
        {hoods.map((hood, index) => (
          <Hood key={index} {...hood} {...standsAt(flags[index])} text={flag} night={night} />
        ))}
        {scored ? (
          <ScoredHood view={view} city={city} hood={scored.hood} flag={flags[scored.hood]} text={flag} />
        ) : null}
        {growing ? <Outlines shown={shown} hidden={placing} view={view} night={night} text={figure} /> : null}
        {placing ? (
          <Growth
            view={view}
            city={city}
            place={placing}
            night={night}
            text={figure}
            flag={flag}
            turns={turns}
          />
        ) : null}
        {!growing && preview !== null ? (
          <DeedGhost view={view} city={city} move={preview} night={night} text={sign} />
        ) : null}
        {growing
          ? null
          : [...lit].map(([target, letter]) => (
              <LitCell key={target} target={target} letter={letter} chosen={chosen.has(target)} text={flag} />
            ))}
      </Surface>
      {pasted ? null : (
        <Overlay
          view={view}
          happening={happening}
          box={box}
          width={width}
          height={height}
          calm={calm}
          night={night}
        />
      )}
    </>
  );
}

function hoodsOf(view: View, city: City) {
  return standings(view).map(({ control, points }, hood) => ({
    d: outline(cellsOf(city, hood)),
    points,
    leader: leaderOf(view, control),
  }));
}

function standsAt(place: FlagPlace | undefined): Pick<FlagPlace, 'x' | 'y' | 'name'> {
  if (!place) throw new RangeError('a neighbourhood without a flag');
  return { x: place.x, y: place.y, name: place.name };
}

/** Whether the tile may also lie otherwise at the same corner. */
function canTurn(view: View, { tile, x, y }: ReturnType<typeof readLay>): boolean {
  return possiblePlaces(view).filter((one) => one.tile === tile && one.x === x && one.y === y).length > 1;
}

interface OutlinesProps {
  readonly shown: readonly Prospect[];
  /** Where the ghost lies: what it covers is not drawn. */
  readonly hidden: ReturnType<typeof readLay> | null;
  readonly view: View;
  readonly night: boolean;
  readonly text: number;
}

function Outlines({ shown, hidden, view, night, text }: OutlinesProps) {
  const near = ({ place }: Prospect) =>
    hidden !== null && Math.abs(place.x - hidden.x) < 3 && Math.abs(place.y - hidden.y) < 3;
  return (
    <G>
      {shown
        .filter((one) => !near(one))
        .map(({ place: { tile, r, x, y }, standing: { points, control } }) => (
          <Outline
            key={`${tile} ${x} ${y}`}
            r={r}
            x={x}
            y={y}
            points={points}
            leader={leaderOf(view, control)}
            night={night}
            text={text}
          />
        ))}
    </G>
  );
}

interface LitProps {
  readonly target: string;
  readonly letter: string;
  readonly chosen: boolean;
  readonly text: number;
}

/** A full band has its ticket in sight or is chosen; a thin one is legal too. */
const LitCell = memo(function LitCell({ target, letter, chosen, text }: LitProps) {
  const cell = parseCell(target);
  if (!cell) return null;
  const [left, top] = [cell[0] * UNIT, cell[1] * UNIT];
  const d = rect(left + 3, top + 3, UNIT - 6, UNIT - 6);
  if (letter === '' && !chosen) {
    return (
      <G>
        <Shape d={d} stroke={board.ink} width={4.4} />
        <Shape d={d} stroke={board.lamp} width={2.4} />
      </G>
    );
  }
  return (
    <G>
      <LitBand d={d} width={chosen ? 6 : 4.5} />
      <Key letter={letter} x={left + 5} y={top + 5} r={Math.max(11.5, text * 0.8)} />
    </G>
  );
});
