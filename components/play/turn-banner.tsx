import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import type { PlaySession, PlayState } from '@/components/session/port';
import { BrandBadge } from '@/components/ui/brand-badge';
import { SeatGround } from '@/components/ui/seat-ground';
import { useSeat } from '@/components/ui/theme';
import { board, line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Move, SeatSetup } from '@/engine/core/game';

import { HoldButton } from './hold-button';
import type { Shape } from './layout';
import { say } from './words';

interface TurnBannerProps {
  readonly session: PlaySession;
  readonly state: PlayState;
  readonly seats: readonly SeatSetup[];
  readonly shape: Shape;
  /** The move that waits for its button: it stays chosen when a hand is turned over. */
  readonly armed: Move | null;
}

const HEIGHT: Readonly<Record<Shape['kind'], number>> = { wide: 84, tall: 56, low: 48, loose: 56 };

/** With one person at the device there is nobody to call. */
export function callsSeats(seats: readonly SeatSetup[]): boolean {
  return seats.filter(({ kind }) => kind === 'person').length > 1;
}

/** Whose turn it is, in the seat's colour on the table everybody sees. It asks for no tap and is always there. */
export function TurnBanner({ session, state, seats, shape, armed }: TurnBannerProps) {
  const acting = actingSeat(state);
  const seat = seats[acting];
  const large = shape.kind === 'wide';
  const height = HEIGHT[shape.kind];
  if (!seat) return <View style={{ height }} testID="banner" />;
  const sentence = sentenceOf(state, seat.name);
  return (
    <View style={[styles.banner, { height }]} testID="banner">
      <Ground width={shape.bannerWidth} height={height} colour={seat.colour} />
      <BrandBadge colour={seat.colour} size={large ? 58 : 36} />
      <Call name={seat.name} colour={seat.colour} sentence={sentence} large={large} />
      {state.hand !== 'open' && state.phase === 'pick' ? (
        <HoldButton session={session} held={state.hand === 'held'} armed={armed} />
      ) : null}
    </View>
  );
}

/** Who is shown at work: in a picture whoever did it, else the one who is asked. */
function actingSeat({ phase, happening, decision, viewer }: PlayState): number {
  const stepping = phase === 'steps' ? (happening?.events[0]?.seat ?? -1) : -1;
  return stepping >= 0 ? stepping : (decision?.seat ?? viewer);
}

function sentenceOf({ phase, news, hand, prompt, status }: PlayState, name: string): string {
  if (phase === 'thinking') return say('dock.thinking', { name });
  if (phase !== 'pick') return status.line;
  return news ?? (prompt || (hand === 'down' ? say('hand.down') : status.line));
}

interface CallProps {
  readonly name: string;
  readonly colour: number;
  readonly sentence: string;
  readonly large: boolean;
}

function Call({ name, colour, sentence, large }: CallProps) {
  const seat = useSeat(colour);
  return (
    <View style={styles.words}>
      <Words step={large ? 'title' : 'phase'} colour={seat.on} lines={1} style={large ? null : styles.name}>
        {name}
      </Words>
      <Words step={large ? 'label' : 'tile'} colour={seat.on} lines={1} testID="banner sentence">
        {sentence}
      </Words>
    </View>
  );
}

interface GroundProps {
  readonly width: number;
  readonly height: number;
  readonly colour: number;
}

const Ground = memo(function Ground({ width, height, colour }: GroundProps) {
  return (
    <View style={StyleSheet.absoluteFill} aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={width} height={height}>
        <SeatGround colour={colour} width={width} height={height} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 14,
    overflow: 'hidden',
    borderTopWidth: line.rule,
    borderColor: board.ink,
  },
  words: { flex: 1, minWidth: 0 },
  name: { lineHeight: 28 },
});
