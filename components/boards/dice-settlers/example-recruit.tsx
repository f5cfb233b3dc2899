/** Dice that can be recruited: so many for icons (DS-4.35), of colours of terrain you are on (DS-4.36). */
import { G } from 'react-native-svg';

import type { DrawingProps } from '@/components/boards/board';
import { Arrow, Cross, inkOf, TableStage } from '@/components/boards/stage';
import { Die, Label, LitBand, Plate, rect, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { RECRUIT_STEPS, TERRAIN_COLOUR } from '@/engine/games/dice-settlers/data';
import { tileOf } from '@/engine/games/dice-settlers/data-tiles';

import { DiceAt, StagedTile } from './example-parts';
import { colourGlyph, fillOf } from './shown';
import { say } from './words';

export const RECRUIT_HIGH = 204;

const DIE = 34;
const HANDS = [30, 70] as const;
const HATS = [112, 152] as const;
const ROW = 36;
/** One die and its like, and two hats that stand for a third icon. */
const ICONS = 3;

export function RecruitArt(props: DrawingProps) {
  const ink = inkOf(props.night);
  return (
    <TableStage {...props} high={RECRUIT_HIGH} ground="spring">
      <DiceAt dice={[['white', 'recruit']]} x={HANDS[0]} y={ROW} size={DIE} />
      <DiceAt dice={[['yellow', 'recruit']]} x={HANDS[1]} y={ROW} size={DIE} />
      <DiceAt dice={[['green', 'pioneer']]} x={HATS[0]} y={ROW} size={DIE} />
      <DiceAt dice={[['orange', 'pioneer']]} x={HATS[1]} y={ROW} size={DIE} />
      <Shape
        d={`M${HATS[0] - 15} ${ROW + 24}v4a4 4 0 0 0 4 4H${HATS[1] + 11}a4 4 0 0 0 4 -4v-4`}
        stroke={ink}
        width={1.6}
      />
      <Label x={(HATS[0] + HATS[1]) / 2} y={ROW + 45} size={13} colour={ink}>
        {say('example.asOne')}
      </Label>
      <Arrow from={[179, ROW]} to={[198, ROW]} colour={ink} />
      <Steps ink={ink} />
      {PLACES.map(({ no, tents, word }, i) => (
        <Place key={no} no={no} tents={tents} word={word} x={47 + i * 116} night={props.night} />
      ))}
    </TableStage>
  );
}

const STEPS = { x: 208, y: 14, width: 30, gap: 4, high: 22 } as const;

/** Icons above, the dice they bring below; the pair of these icons is lit. */
function Steps({ ink }: { readonly ink: string }) {
  const { x, y, width, gap, high } = STEPS;
  const end = x + RECRUIT_STEPS.length * (width + gap) + 2;
  return (
    <G>
      {RECRUIT_STEPS.map((icons, i) => {
        const left = x + i * (width + gap);
        const lit = icons === ICONS;
        return (
          <G key={icons}>
            {lit ? <LitBand d={rect(left, y, width, 2 * high)} width={3} /> : null}
            <Plate
              x={left}
              y={y}
              width={width}
              height={2 * high}
              rx={lit ? 0 : 4}
              fill={lit ? board.litFill : board.pale}
            />
            <Shape d={`M${left + 4} ${y + high}h${width - 8}`} stroke={board.ink} width={1.2} />
            <Label x={left + width / 2} y={y + 16.5} size={15}>
              {icons}
            </Label>
            <Label x={left + width / 2} y={y + high + 16.5} size={15}>
              {i + 1}
            </Label>
          </G>
        );
      })}
      <Label x={end} y={y + 16} size={13} anchor="start" colour={ink}>
        {say('example.icons')}
      </Label>
      <Label x={end} y={y + high + 16} size={13} anchor="start" colour={ink}>
        {say('example.dice')}
      </Label>
    </G>
  );
}

/** Where you hold the tile, where you only are, and where you are not. */
const PLACES = [
  { no: 24, tents: [2, 0], word: say('example.there') },
  { no: 18, tents: [1, 2], word: say('example.oneTent') },
  { no: 20, tents: [0, 1], word: say('example.away') },
] as const;

interface PlaceProps {
  readonly no: number;
  readonly tents: readonly [number, number];
  readonly word: string;
  readonly x: number;
  readonly night: boolean;
}

function Place({ no, tents, word, x, night }: PlaceProps) {
  const y = 134;
  const colour = TERRAIN_COLOUR[tileOf(no).terrain];
  const die = x + 55;
  return (
    <G>
      <StagedTile no={no} x={x} y={y} r={42} tents={tents} night={night} />
      <Die x={die} y={y} size={27} face={colourGlyph(colour)} fill={fillOf(colour)} />
      {tents[0] > 0 ? null : <Cross x={die} y={y} size={27} />}
      <Label x={x + 16} y={194} size={13.5} colour={inkOf(night)}>
        {word}
      </Label>
    </G>
  );
}
