import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import type { Story, Turn } from '@/components/session/story';
import { Label } from '@/components/ui/draw';
import { markPath } from '@/components/ui/draw-pieces';
import { seatOf } from '@/components/ui/seats';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import type { SeatSetup } from '@/engine/core/game';

import { DrawnAlong } from './drawn-along';
import { useReached } from './end-clock';
import { say } from './end-words';
import { Reveal } from './reveal';

interface StoryChartProps {
  readonly story: Story;
  readonly turn: Turn | null;
  readonly seats: readonly SeatSetup[];
  /** Said in place of the drawing. */
  readonly says: string;
  readonly width: number;
  readonly height: number;
}

const EDGE = { left: 26, right: 14, top: 26, bottom: 22 } as const;
const MOST_MARKS = 5;

/** What every side had after each round: seats with their marks, a rival dashed, the turning point named. */
export const StoryChart = memo(function StoryChart(props: StoryChartProps) {
  const { story, turn, seats, says, width, height } = props;
  const theme = useTheme();
  const { colours, night } = theme;
  const chart = useMemo(() => scaleOf(story, width, height), [story, width, height]);
  const { rounds, sides } = story;
  const told = useReached('to');
  return (
    <View role="img" aria-label={says} testID="chart">
      <Svg width={width} height={height}>
        {chart.ticks.map((tick) => (
          <G key={tick}>
            <Path
              d={`M${EDGE.left - 2} ${chart.y(tick)}H${width}`}
              stroke={colours.line}
              strokeWidth={line.hair}
            />
            <Label
              x={EDGE.left - 6}
              y={chart.y(tick) + 4}
              size={12.5}
              colour={colours.inkSoft}
              anchor="end"
              weight={600}
            >
              {figure(tick)}
            </Label>
          </G>
        ))}
        {numberedOf(rounds.length).map((at) => (
          <Label key={at} x={chart.x(at)} y={height - 5} size={12.5} colour={colours.inkSoft} weight={600}>
            {String(rounds[at]?.n)}
          </Label>
        ))}
      </Svg>
      <DrawnAlong width={width} height={height}>
        <Svg width={width} height={height}>
          {sides.map(({ seat }, side) => {
            const points = rounds.map(({ totals }, at) => `${chart.x(at)} ${chart.y(totals[side] ?? 0)}`);
            const d = `M${points.join('L')}`;
            if (seat < 0)
              return (
                <Path
                  key={seat}
                  d={d}
                  fill="none"
                  stroke={colours.inkSoft}
                  strokeWidth={2.4}
                  strokeDasharray="5 4"
                />
              );
            const look = seatOf(seats[seat]?.colour ?? seat, theme.seats);
            const marks = rounds
              .map(({ totals }, at) => {
                const r = turn?.side === side && turn.at === at ? 7.5 : 4.5;
                return markPath(look.mark, chart.x(at), chart.y(totals[side] ?? 0), r);
              })
              .join('');
            return (
              <G key={seat}>
                <Path d={d} fill="none" stroke={colours.ink} strokeWidth={night ? 4.4 : 3.8} />
                <Path d={d} fill="none" stroke={look.fill} strokeWidth={2.4} />
                <Path d={marks} fill={look.fill} stroke={colours.ink} strokeWidth={1} />
              </G>
            );
          })}
        </Svg>
      </DrawnAlong>
      {turn ? (
        <Reveal shown={told} style={StyleSheet.absoluteFill}>
          <Svg width={width} height={height}>
            <TurnTag story={story} turn={turn} chart={chart} width={width} />
          </Svg>
        </Reveal>
      ) : null}
    </View>
  );
});

/** Which of so many rounds have their number under them: the last always, and none so close that it runs into that. */
export function numberedOf(rounds: number): number[] {
  const every = Math.ceil(rounds / MOST_MARKS);
  const last = rounds - 1;
  const marks = Array.from({ length: Math.ceil(rounds / every) }, (_, i) => i * every);
  return [...marks.filter((at) => last - at > every / 2), last];
}

interface TurnTagProps {
  readonly story: Story;
  readonly turn: Turn;
  readonly chart: Scale;
  readonly width: number;
}

function TurnTag({ story, turn, chart, width }: TurnTagProps) {
  const { colours } = useTheme();
  const text = tagOf(story, turn);
  const wide = text.length * 7.4 + 16;
  const total = story.rounds[turn.at]?.totals[turn.side] ?? 0;
  const x = Math.min(width - wide - 2, Math.max(EDGE.left, chart.x(turn.at) - wide + 18));
  const y = Math.max(1, chart.y(total) - 36);
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={wide}
        height={22}
        rx={4}
        fill={colours.paperRaised}
        stroke={colours.ink}
        strokeWidth={1.4}
      />
      <Label x={x + wide / 2} y={y + 16} size={13.5} colour={colours.ink}>
        {text}
      </Label>
    </G>
  );
}

/** By how much, from where the reader sits: a lone player is ahead or behind, of several one is named. */
export function tagOf({ sides }: Story, { side, lead }: Turn): string {
  const { seat, name } = sides[side] ?? { seat: -1, name: '' };
  const people = sides.filter((one) => one.seat >= 0).length;
  if (people > 1) return say('ahead.of', { name, n: lead });
  return say(seat < 0 ? 'behind' : 'ahead', { n: lead });
}

/** A figure with a true minus sign. */
export function figure(n: number): string {
  const tidy = Math.round(n * 10) / 10;
  return tidy < 0 ? `−${-tidy}` : String(tidy);
}

interface Scale {
  readonly ticks: readonly number[];
  x(at: number): number;
  y(total: number): number;
}

function scaleOf({ rounds }: Story, width: number, height: number): Scale {
  const all = rounds.flatMap(({ totals }) => totals);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const step = stepFor(most - least);
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick);
  const across = (width - EDGE.left - EDGE.right) / Math.max(1, rounds.length - 1);
  const up = (height - EDGE.top - EDGE.bottom) / (most - least);
  const near = (n: number) => Math.round(n * 10) / 10;
  return {
    ticks,
    x: (at) => near(EDGE.left + 4 + at * across),
    y: (total) => near(height - EDGE.bottom - (total - least) * up),
  };
}

/** 1, 2, 5, 10, 20 …: three to five lines. */
function stepFor(range: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((n) => n * power).find((n) => range / n <= 4.5);
    if (step !== undefined) return step;
  }
}
