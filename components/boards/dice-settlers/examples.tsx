/** Three drawn examples: who holds a tile, how dice add up, and how the map grows. */
import { G } from 'react-native-svg';

import type { DrawingProps, Example } from '@/components/boards/board';
import { Die, IconAt, Label, LitBand, Plate, Shape, hexCentre, hexPath } from '@/components/ui/draw';
import { board, dieFill, terrainTone } from '@/components/ui/tokens';
import { capital, numberWord } from '@/engine/core/words';
import {
  EXPLORE_TENTS,
  EXPLORE_TOUCH,
  TAKE_TENTS,
  type Colour,
  type Icon,
} from '@/engine/games/dice-settlers/data';
import { tileOf } from '@/engine/games/dice-settlers/data-tiles';

import { Arrow, GainTag, inkOf, RIVAL, SideAt, Stage, StagedTile, TAG, YOU } from './example-stage';
import { ICON_OF } from './shown';
import { say } from './words';

// Who holds a tile (DS-4.3), and what it is worth in the end (DS-5.4).

interface Held {
  readonly no: number;
  readonly tents: readonly [number, number];
  readonly house?: number;
  readonly head: string;
  /** Who scores the first number; the other scores the second. */
  readonly holders: readonly number[];
}

const HELD: readonly Held[] = [
  { no: 24, tents: [2, 1], head: say('example.most'), holders: [YOU] },
  { no: 18, tents: [1, 1], head: say('example.equal'), holders: [YOU, RIVAL] },
  { no: 20, tents: [3, 0], house: RIVAL, head: say('example.house'), holders: [RIVAL] },
];

const HOLD_HIGH = 214;

function HoldArt(props: DrawingProps) {
  const { night } = props;
  return (
    <Stage {...props} high={HOLD_HIGH} season="summer">
      {HELD.map(({ no, tents, house, head, holders }, i) => {
        const x = 62 + i * 117;
        const { hi, lo } = tileOf(no);
        return (
          <G key={no}>
            <Label x={x} y={25} size={14.5} colour={inkOf(night)}>
              {head}
            </Label>
            <StagedTile no={no} x={x} y={89} r={53} tents={tents} house={house} night={night} />
            {[YOU, RIVAL].map((side, row) => (
              <G key={side}>
                <SideAt side={side} x={x - 24} y={162 + row * 28} size={22} />
                <GainTag
                  x={x - 8}
                  y={162 + row * 28}
                  text={`+${holders.includes(side) ? hi : lo}`}
                  sign="round-star"
                  night={night}
                  own={side === YOU}
                />
              </G>
            ))}
          </G>
        );
      })}
    </Stage>
  );
}

// Dice add up (DS-4.21, DS-4.45): three Settle icons, each used for something else.

interface DiceAtProps {
  readonly dice: ReadonlyArray<readonly [Colour, Icon]>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function DiceAt({ dice, x, y, size }: DiceAtProps) {
  return (
    <G>
      {dice.map(([colour, icon], i) => (
        <Die
          key={colour}
          x={x + (i - (dice.length - 1) / 2) * size * 1.14}
          y={y}
          size={size}
          face={ICON_OF[icon]}
          fill={dieFill[colour]}
        />
      ))}
    </G>
  );
}

const SPEND_HIGH = 214;
const SETTLED = { x: 204, y: 150, r: 50 } as const;

function SpendArt(props: DrawingProps) {
  const { night } = props;
  const ink = inkOf(night);
  const { x, y, r } = SETTLED;
  const next = x + r * Math.sqrt(3);
  const uses = [
    { at: 76, word: say('example.take'), dice: [['white', 'settle']] },
    { at: x, word: say('example.here'), dice: [['green', 'settle']] },
    {
      at: next,
      word: say('example.next'),
      dice: [
        ['white', 'pioneer'],
        ['yellow', 'pioneer'],
      ],
    },
  ] as const;
  return (
    <Stage {...props} high={SPEND_HIGH} season="spring">
      <StagedTile no={24} x={x} y={y} r={r} tents={[1, 0]} coming night={night} />
      <StagedTile no={16} x={next} y={y} r={r} coming night={night} />
      <Plate x={34} y={123} width={84} height={54} rx={6} line={2} />
      <IconAt name="camping-tent" x={60} y={150} size={34} />
      <Label x={96} y={159} size={25}>
        {4}
      </Label>
      <GainTag x={76 - TAG.width / 2} y={181} text={`+${TAKE_TENTS}`} sign="camping-tent" night={night} own />
      {uses.map(({ at, word, dice }) => (
        <G key={at}>
          <DiceAt dice={dice} x={at} y={33} size={36} />
          <Label x={at} y={76} size={13.5} colour={ink}>
            {word}
          </Label>
          <Arrow from={[at, 84]} to={[at, at === 76 ? 116 : 98]} colour={ink} />
        </G>
      ))}
    </Stage>
  );
}

// The map grows (DS-4.40 to DS-4.42): two compasses, two tiles, one is kept.

const GROW_HIGH = 196;
const GROWN = { x: 234, y: 66, r: 43 } as const;
const DRAWN = { out: 10, kept: 22, r: 33, y: 124 } as const;

function grownAt(q: number, r: number) {
  const [x, y] = hexCentre(q, r, GROWN.r);
  return { x: GROWN.x + x, y: GROWN.y + y };
}

/** A tile of the stack, face down. */
function Unseen({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <G>
      <Shape d={hexPath(x, y, 23)} fill={terrainTone('unseen', false)} stroke={board.ink} width={1.5} />
      <Label x={x} y={y + 7} size={20}>
        ?
      </Label>
    </G>
  );
}

function ExploreArt(props: DrawingProps) {
  const { night } = props;
  const ink = inkOf(night);
  const laid = grownAt(-1, 1);
  const free = grownAt(1, 0);
  const out = { x: 45, y: DRAWN.y };
  const kept = { x: 112, y: DRAWN.y };
  return (
    <Stage {...props} high={GROW_HIGH} season="autumn">
      <DiceAt
        dice={[
          ['white', 'explore'],
          ['orange', 'explore'],
        ]}
        x={52}
        y={36}
        size={36}
      />
      <Arrow from={[98, 36]} to={[116, 36]} colour={ink} />
      <Unseen x={134} y={36} />
      <Unseen x={143} y={41} />
      <StagedTile no={DRAWN.out} {...out} r={DRAWN.r} night={night} />
      <Shape
        d={`M${out.x - 18} ${out.y - 20}L${out.x + 18} ${out.y + 20}M${out.x + 18} ${out.y - 20}L${out.x - 18} ${out.y + 20}`}
        stroke={board.rugged}
        width={4.5}
      />
      <StagedTile no={DRAWN.kept} {...kept} r={DRAWN.r} night={night} />
      <LitBand d={hexPath(kept.x, kept.y, DRAWN.r * 0.93)} width={3} />
      <Label x={out.x} y={DRAWN.y + 53} size={13.5} colour={ink}>
        {say('example.out')}
      </Label>
      <Label x={kept.x} y={DRAWN.y + 53} size={13.5} colour={ink}>
        {say('example.kept')}
      </Label>
      <StagedTile no={24} {...grownAt(0, 0)} r={GROWN.r} tents={[1, 0]} night={night} />
      <StagedTile no={18} {...grownAt(0, 1)} r={GROWN.r} tents={[0, 1]} night={night} />
      <Shape
        d={hexPath(free.x, free.y, GROWN.r * 0.94)}
        fill={board.litFill}
        stroke={ink}
        width={1.6}
        dash="6 5"
      />
      <Shape d={`M${free.x - 9} ${free.y}h18M${free.x} ${free.y - 9}v18`} stroke={board.ink} width={3} />
      <StagedTile no={DRAWN.kept} {...laid} r={GROWN.r} tents={[1, 0]} fresh night={night} />
      <Arrow from={[kept.x + 32, DRAWN.y]} to={[laid.x - 40, DRAWN.y]} colour={ink} />
    </Stage>
  );
}

export const examples: readonly [Example, Example, Example] = [
  {
    title: 'Who holds a tile',
    text: 'Most tents hold a tile and score its first number; the side behind scores the second. Equals both score the first. A house holds its tile for good, however many tents stand beside it.',
    rule: 'DS-4.3',
    height: HOLD_HIGH,
    Art: HoldArt,
  },
  {
    title: 'Equal signs add up',
    text: `Each die with a campfire is one Settle, whatever its colour; in your turn two hats make another. Each takes ${numberWord(TAKE_TENTS)} tent from the supply, or places one where you are or on a tile next to it.`,
    rule: 'DS-4.45',
    height: SPEND_HIGH,
    Art: SpendArt,
  },
  {
    title: 'A new tile beside yours',
    text: `Each compass draws one tile; keep one. It goes beside a tile you are on and touches ${numberWord(EXPLORE_TOUCH)} tiles, if it can. ${capital(numberWord(EXPLORE_TENTS))} tent of yours from the supply stands on it at once.`,
    rule: 'DS-4.41',
    height: GROW_HIGH,
    Art: ExploreArt,
  },
];
