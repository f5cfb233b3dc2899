/** The day track, always in view, and the race so far. */
import { memo } from 'react';
import { StyleSheet, View as Box } from 'react-native';

import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { View } from '@/engine/games/dakota';

import { Sign } from './signs';
import { words } from './words';

interface BannerProps {
  readonly view: View;
  readonly viewer: number;
  readonly width: number;
  readonly calm: boolean;
}

export const Banner = memo(function Banner({ view, viewer, width }: BannerProps) {
  const { colours, spot } = useTheme();
  const meter = view.towns[Math.max(0, viewer)]?.meter;
  const solo = view.towns.length === 1;
  const { day, dayLimit: limit } = view;
  const says =
    meter && solo
      ? words('banner.says', { day, limit, points: meter.points, perDay: meter.perDay.toFixed(1) })
      : words('banner.days', { day, limit });
  const room = Math.min(22, Math.floor((width - (solo ? 170 : 60)) / limit) - 3);
  return (
    <Box
      style={[styles.strip, { backgroundColor: colours.paper, borderColor: colours.line }]}
      accessible
      aria-label={says}
      testID="days"
    >
      <Sign name="perday" size={18} />
      <Box style={styles.days}>
        {Array.from({ length: limit }, (_, i) => {
          const past = i + 1 < day;
          const now = i + 1 === day;
          return (
            <Box
              key={i}
              style={[
                styles.day,
                {
                  width: room,
                  height: room,
                  borderColor: now ? spot : past ? colours.ink : colours.line,
                  backgroundColor: now ? colours.lamp : past ? colours.inkBlock : 'transparent',
                },
              ]}
            >
              {room >= 15 ? (
                <Words
                  step="tile"
                  colour={now ? colours.onLamp : past ? colours.onInkBlock : colours.inkSoft}
                >
                  {String(i + 1)}
                </Words>
              ) : null}
            </Box>
          );
        })}
      </Box>
      {meter && solo ? (
        <Box style={styles.meter}>
          <Sign name="point" size={16} />
          <Words step="strip">{String(meter.points)}</Words>
          <Words step="strip" colour={colours.inkSoft}>
            {words('banner.aday', { n: meter.perDay.toFixed(1) })}
          </Words>
        </Box>
      ) : null}
    </Box>
  );
});

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 38,
    paddingHorizontal: 12,
    borderTopWidth: 1,
  },
  days: { flexDirection: 'row', gap: 3, flex: 1 },
  day: { borderWidth: 1.4, borderRadius: 4, alignItems: 'center', justifyContent: 'center' },
  meter: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
