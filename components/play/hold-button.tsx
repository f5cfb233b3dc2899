import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { PlaySession } from '@/components/session/port';
import { onState } from '@/components/ui/a11y';
import { board, line, radius, touch } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Move } from '@/engine/core/game';

import { say } from './words';

interface HoldButtonProps {
  readonly session: PlaySession;
  readonly held: boolean;
  readonly armed: Move | null;
}

/** A press shorter than this is a tap. */
const TAP_MS = 300;
/** A click this soon after a finger went up is that finger's own. */
const CLICK_MS = 500;

/**
 * Hands lie face down until this is held, by a finger or a key. A tap keeps the hand up until the next one or until
 * the seat has answered: a mouse and most screens cannot hold one thing and press another. Assistive technology
 * presses without holding, which is a tap too.
 */
export function HoldButton({ session, held, armed }: HoldButtonProps) {
  const press = useRef({ began: 0, ended: 0, wasHeld: false, down: false });
  useEffect(() => () => session.hold(false, null), [session]);
  const turn = (up: boolean) => session.hold(up, armed);
  return (
    <Pressable
      role="button"
      aria-label={say(held ? 'hand.lay' : 'hand.hold')}
      {...onState(held)}
      testID="hold"
      onPressIn={() => {
        press.current = { ...press.current, began: Date.now(), wasHeld: held, down: true };
        turn(true);
      }}
      onPressOut={() => {
        const { began, wasHeld } = press.current;
        press.current.ended = Date.now();
        press.current.down = false;
        if (wasHeld || Date.now() - began >= TAP_MS) turn(false);
      }}
      onPress={() => {
        // A browser clicks a button as soon as its key goes down: that is the hold itself.
        const { down, ended } = press.current;
        if (!down && Date.now() - ended > CLICK_MS) turn(!held);
      }}
      // Without it a long touch would open the browser's own menu.
      onLongPress={() => {}}
    >
      <View style={[styles.face, { backgroundColor: held ? board.lamp : board.pale }]}>
        <Words step="tile" colour={board.ink} align="center" lines={2}>
          {say(held ? 'hand.lay' : 'hand.hold')}
        </Words>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  face: {
    minHeight: touch.min,
    maxWidth: 118,
    justifyContent: 'center',
    paddingHorizontal: 10,
    borderWidth: line.rule,
    borderColor: board.ink,
    borderRadius: radius.ticket,
  },
});
