import { memo } from 'react';
import { Circle, Ellipse, G, Path } from 'react-native-svg';

import { ICON_PATHS } from './icon-paths';
import { hexPath, poly, rect, round } from './shapes';
import { board } from './tokens';

export type PieceName =
  | 'coal'
  | 'iron'
  | 'copper'
  | 'silver'
  | 'gold'
  | 'food'
  | 'wood'
  | 'ore'
  | 'ingot'
  | 'stone'
  | 'grain'
  | 'pumpkin';

interface PieceProps {
  readonly kind: PieceName;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const glyphs = { food: ['wheat', 2.3], wood: ['log', 2.2], ore: ['war-pick', 2.2] } as const;

/** Resource pieces: the shape carries the meaning, colour helps. */
export const Piece = memo(function Piece({ kind, x, y, r }: PieceProps) {
  const edge = {
    stroke: board.ink,
    strokeWidth: 1.2,
    strokeLinejoin: 'round' as const,
    strokeLinecap: 'round' as const,
  };
  switch (kind) {
    case 'coal':
      return <Path d={hexPath(x, y, r)} fill="#2F2B29" {...edge} />;
    case 'iron':
      return <Path d={rect(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64)} fill="#A9482B" {...edge} />;
    case 'copper':
      return (
        <Path
          d={poly([
            [x, y - r],
            [x + r, y + r * 0.8],
            [x - r, y + r * 0.8],
          ])}
          fill="#E08A3C"
          {...edge}
        />
      );
    case 'silver':
      return <Circle cx={x} cy={y} r={r * 0.88} fill="#F1F0EA" {...edge} />;
    case 'gold':
      return (
        <Path
          d={poly([
            [x, y - r * 1.08],
            [x + r * 0.95, y],
            [x, y + r * 1.08],
            [x - r * 0.95, y],
          ])}
          fill="#F0B429"
          {...edge}
        />
      );
    case 'food':
    case 'wood':
    case 'ore': {
      const [name, k] = glyphs[kind];
      const size = r * k;
      return (
        <Path
          d={ICON_PATHS[name]}
          fill={board.ink}
          transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${size / 512})`}
        />
      );
    }
    case 'ingot':
      return (
        <Path
          d={poly([
            [x - r * 0.55, y - r * 0.6],
            [x + r * 0.55, y - r * 0.6],
            [x + r, y + r * 0.6],
            [x - r, y + r * 0.6],
          ])}
          fill="#C8693A"
          {...edge}
        />
      );
    case 'stone':
      return (
        <Path
          d={poly([
            [x - r * 0.9, y + r * 0.6],
            [x - r * 0.7, y - r * 0.4],
            [x - r * 0.05, y - r * 0.85],
            [x + r * 0.75, y - r * 0.35],
            [x + r * 0.95, y + r * 0.6],
          ])}
          fill="#8C8A86"
          {...edge}
        />
      );
    case 'grain': {
      const ear =
        `M${x} ${y + r}V${y - r}` +
        [-0.1, 0.45]
          .map((v) => [-0.55, 0.55].map((h) => `M${x} ${y + r * v}l${r * h} ${-r * 0.5}`).join(''))
          .join('');
      const k = Math.max(0.8, r / 8);
      return (
        <G>
          <Path d={ear} {...edge} strokeWidth={3.6 * k} />
          <Path d={ear} {...edge} stroke="#F5D777" strokeWidth={1.7 * k} />
        </G>
      );
    }
    case 'pumpkin':
      return (
        <G>
          <Ellipse cx={x} cy={y + r * 0.15} rx={r * 0.95} ry={r * 0.78} fill="#E67A2E" {...edge} />
          <Path
            d={`M${x} ${y - r * 0.6}q0 ${-r * 0.4} ${r * 0.35} ${-r * 0.45}M${x - r * 0.3} ${y - r * 0.45}q${-r * 0.3} ${r * 0.6} 0 ${r * 1.2}M${x + r * 0.3} ${y - r * 0.45}q${r * 0.3} ${r * 0.6} 0 ${r * 1.2}`}
            fill="none"
            {...edge}
            strokeWidth={1}
          />
        </G>
      );
  }
});
