/** What a technology asks (DS-4.65): icons to spend, tokens to pay, and terrains to stand on. */
import type { DrawingProps } from '@/components/boards/board';
import { Arrow, inkOf, TableStage } from '@/components/boards/stage';
import { hexCentre, Label } from '@/components/ui/draw';
import { techOf, type TechId } from '@/engine/games/dice-settlers/data-techs';

import { DiceAt, GainTag, SideAt, StagedTile, YOU } from './example-parts';
import { TokenAt } from './rival';
import { TechCard } from './tech-card';
import { say } from './words';

export const RESEARCH_HIGH = 176;

const LEARNED: TechId = 'mobile-workforce';
const CARD = { x: 14, y: 14, width: 132, height: 122 } as const;
/** Tiles of its terrains. */
const PLAINS = 24;
const DESERT = 12;
const ROWS = { spend: 32, pay: 74, stand: 129 } as const;
const THINGS = 228;
const WORDS = 293;
const TILE = 33;

export function ResearchArt(props: DrawingProps) {
  const { night } = props;
  const ink = inkOf(night);
  const { vp, price } = techOf(LEARNED);
  const [dx] = hexCentre(1, 0, TILE);
  return (
    <TableStage {...props} high={RESEARCH_HIGH} ground="winter">
      <TechCard
        card={LEARNED}
        {...CARD}
        least={12.5}
        owners="0"
        flipped={false}
        letter={undefined}
        chosen={false}
        night={night}
      />
      <SideAt side={YOU} x={50} y={154} size={22} />
      <GainTag x={66} y={154} text={`+${vp}`} sign="round-star" night={night} own />
      <DiceAt
        dice={[
          ['grey', 'research'],
          ['white', 'research'],
        ]}
        x={THINGS}
        y={ROWS.spend}
        size={34}
      />
      <TokenAt kind={price.findIndex((n) => n > 0)} x={THINGS} y={ROWS.pay} size={32} />
      {Object.values(ROWS).map((y) => (
        <Arrow key={y} from={[167, y]} to={[151, y]} colour={ink} />
      ))}
      <StagedTile no={PLAINS} x={THINGS - dx / 2} y={ROWS.stand} r={TILE} tents={[2, 0]} night={night} />
      <StagedTile no={DESERT} x={THINGS + dx / 2} y={ROWS.stand} r={TILE} tents={[1, 1]} night={night} />
      {(['spend', 'pay', 'stand'] as const).map((row) => (
        <Label key={row} x={WORDS} y={ROWS[row] + 5} size={14.5} anchor="start" colour={ink}>
          {say(`example.${row}`)}
        </Label>
      ))}
    </TableStage>
  );
}
