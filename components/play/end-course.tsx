/** How the match went: the chart, and the turning point in one sentence. */
import { useMemo } from 'react';
import { View } from 'react-native';

import { bestRound, gainsOf, turnOf, type Story, type Turn } from '@/components/session/story';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { SeatSetup } from '@/engine/core/game';
import { YOU } from '@/engine/core/words';

import { StoryChart } from './end-chart';
import { useReached } from './end-clock';
import { say } from './end-words';
import { Reveal } from './reveal';

interface CourseProps {
  readonly story: Story;
  readonly seats: readonly SeatSetup[];
  readonly width: number;
  readonly height: number;
}

export function Course({ story, seats, width, height }: CourseProps) {
  const { colours } = useTheme();
  const turn = useMemo(() => turnOf(story), [story]);
  const sentence = courseOf(story, turn);
  const told = useReached('to');
  if (story.rounds.length < 2) return null;
  return (
    <View style={{ width }}>
      <StoryChart
        story={story}
        turn={turn}
        seats={seats}
        says={say('chart.label', { story: sentence })}
        width={width}
        height={height}
      />
      <Reveal shown={told}>
        <Words step="sub" align="center" colour={colours.inkSoft} testID="course">
          {sentence}
        </Words>
      </Reveal>
    </View>
  );
}

/** Which round decided, where one did. */
export function courseOf(story: Story, turn: Turn | null): string {
  const told = turn ? turnWords(story, turn) : quietCourse(story);
  return [told, story.whole ? '' : say('resumed')].filter(Boolean).join(' ');
}

function turnWords({ sides, rounds }: Story, { at, side, throughout }: Turn): string {
  if (!throughout) return say('settled', { round: rounds[at]?.name ?? '' });
  const people = sides.filter(({ seat }) => seat >= 0);
  const alone = people.length === 1 && sides[side]?.seat === people[0]?.seat;
  return say('throughout', { name: alone ? YOU : (sides[side]?.name ?? '') });
}

function quietCourse(story: Story): string {
  const last = story.rounds[story.rounds.length - 1]?.totals ?? [];
  if (last.length > 1) {
    const most = Math.max(...last);
    return last.filter((total) => total === most).length > 1 ? say('level') : '';
  }
  const at = bestRound(story);
  if (at === null) return '';
  return say('most', { round: story.rounds[at]?.name ?? '', n: gainsOf(story, at)[0] ?? 0 });
}
