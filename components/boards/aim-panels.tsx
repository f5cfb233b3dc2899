/** The picture of the aim, for all games: panels side by side over one strip of ground, and a word under each. */
import type { ReactNode } from 'react';
import Svg, { Path } from 'react-native-svg';

import { Label, rect, Shape } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';

import { AIM_PICTURE, type DrawingProps } from './board';
import { inkOf, StageFrame } from './stage';

const { width: WIDTH, height: HEIGHT } = AIM_PICTURE;

export interface Panels {
  /** Where each begins, and where the last one ends. */
  readonly edges: readonly number[];
  /** The line everything stands on; the words lie under it. */
  readonly floor: number;
}

export function middlesOf({ edges }: Panels): readonly number[] {
  return edges.slice(1).map((edge, i) => (edge + (edges[i] ?? 0)) / 2);
}

/** Where the words stand, below the floor. */
const WORDS_DOWN = 28;

interface AimPanelsProps extends DrawingProps {
  readonly panels: Panels;
  readonly words: readonly string[];
  readonly children: ReactNode;
}

export function AimPanels({ width, height, night, panels, words, children }: AimPanelsProps) {
  const middles = middlesOf(panels);
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {children}
      {words.map((word, i) => (
        <Label key={word} x={middles[i] ?? 0} y={panels.floor + WORDS_DOWN} size={14.5}>
          {word}
        </Label>
      ))}
      <StageFrame high={HEIGHT} night={night} />
    </Svg>
  );
}

/** A panel down to the floor; the corners of the first and the last are round. */
export function panelPath({ edges, floor }: Panels, i: number): string {
  const left = edges[i] ?? 0;
  const right = edges[i + 1] ?? WIDTH;
  if (i === 0) return `M1 5a4 4 0 0 1 4 -4H${right}V${floor}H1Z`;
  if (right === WIDTH) return `M${left} 1H${WIDTH - 5}a4 4 0 0 1 4 4V${floor}H${left}Z`;
  return rect(left, 1, right - left, floor - 1);
}

/** The ground with the words, strewn with what is given, and the line on it. */
export function PanelGround({ floor, fill, children }: Pick<Panels, 'floor'> & GroundProps) {
  return (
    <>
      <Path d={`M1 ${floor}H${WIDTH - 1}V${HEIGHT - 5}a4 4 0 0 1 -4 4H5a4 4 0 0 1 -4 -4Z`} fill={fill} />
      {children}
      <Shape d={`M1 ${floor}H${WIDTH - 1}`} stroke={board.ink} width={2} butt />
    </>
  );
}

interface GroundProps {
  readonly fill: string;
  readonly children?: ReactNode;
}

/** Between two panels. */
export function Divider({ x, floor, night }: Pick<Panels, 'floor'> & DividerProps) {
  return <Shape d={`M${x} 7V${floor - 6}`} stroke={inkOf(night)} width={1.2} dash="2 5" opacity={0.6} />;
}

interface DividerProps {
  readonly x: number;
  readonly night: boolean;
}
