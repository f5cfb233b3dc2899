/** What a game shows of a scene, such as a night or a scoring: a card over the table, or lines of its own in the dock. */
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import type { GameLook, SceneProps, SeatLook } from '@/components/boards/board';
import type { PlaySession, PlayState } from '@/components/session/port';
import { board, motion } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';

import { say } from './words';

interface SceneOf {
  readonly look: GameLook;
  readonly state: PlayState;
  readonly seats: readonly SeatLook[];
  readonly width: number;
  readonly calm: boolean;
}

function sceneProps({ state, seats, width, calm }: SceneOf): SceneProps | null {
  const { steps, happening, view, viewer, phase } = state;
  if (phase !== 'steps' || !steps?.scene || !happening) return null;
  const told = steps.told.map(({ event, sentence }) => ({ event, sentence }));
  const [before, shown] = [told.slice(0, steps.scene.from), told.slice(steps.scene.from)];
  return { scene: steps.scene.id, before, shown, happening, view, viewer, seats, width, calm };
}

/** What the dock shows of the scene; null where its sentences are enough. */
export function sceneDock(
  look: GameLook,
  state: PlayState,
  seats: readonly SeatLook[],
  width: number,
  calm: boolean,
): ReactNode {
  const props = sceneProps({ look, state, seats, width, calm });
  if (!props || !look.SceneDock || !look.docks?.includes(props.scene)) return null;
  return <look.SceneDock {...props} />;
}

/** True where the scene is a card over the whole table. */
export function isCarded(look: GameLook, { steps }: PlayState): boolean {
  return look.SceneCard !== undefined && look.cards?.includes(steps?.scene?.id ?? '') === true;
}

/** The margin of the card to either side. */
const EDGE = 20;
const MOST = 460;

/** The card of a scene over the whole table; a tap ends it. */
export function SceneOver({ onPress, ...of }: SceneOf & { readonly onPress: () => void }) {
  const { look, width } = of;
  const props = sceneProps({ ...of, width: Math.min(MOST, width - 2 * EDGE) });
  if (!props || !look.SceneCard || !isCarded(look, of.state)) return null;
  return (
    <Animated.View entering={FadeIn.duration(motion.fade)} style={StyleSheet.absoluteFill}>
      <Pressable
        role="button"
        aria-label={say('scene.end')}
        onPress={onPress}
        testID="scene"
        style={[StyleSheet.absoluteFill, styles.veil]}
      >
        <View style={{ width: props.width }} pointerEvents="none">
          <look.SceneCard {...props} />
        </View>
        <Words step="sub" colour={board.candle}>
          {say('scene.goes')}
        </Words>
      </Pressable>
    </Animated.View>
  );
}

/** While pictures are on show a tap on the board leads to the last of them. */
export function SkipBoard({ session }: { readonly session: PlaySession }) {
  return (
    <Pressable
      accessible={false}
      tabIndex={-1}
      aria-hidden
      importantForAccessibility="no"
      testID="skip board"
      onPress={() => session.skipSteps()}
      style={StyleSheet.absoluteFill}
    />
  );
}

const styles = StyleSheet.create({
  veil: {
    backgroundColor: 'rgba(28, 22, 18, 0.74)',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 18,
  },
});
