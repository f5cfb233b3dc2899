import { useState, type ReactNode } from 'react';

import type { GameLook } from '@/components/boards/board';
import { beginMatch } from '@/components/session/open-session';
import { useWays } from '@/components/shelf/go';
import { lessonConfig } from '@/engine/core/lesson';

import { AimScreen } from './aim-screen';
import { useTaught } from './store';

interface WithAimProps {
  readonly look: GameLook;
  /** Whoever comes with a deal of their own reads the aim another time. */
  readonly skip?: boolean;
  readonly children: (openAim: () => void) => ReactNode;
}

/** The set-up of a game begins with its aim, the first time by itself; from there a guided match is one press away. */
export function WithAim({ look, skip = false, children }: WithAimProps) {
  const ways = useWays();
  const { id } = look.game;
  const seen = useTaught(({ aims }) => aims.includes(id));
  const [open, setOpen] = useState(!seen && !skip);
  const [starting, setStarting] = useState(false);
  if (!open) return children(() => setOpen(true));
  const read = () => {
    useTaught.getState().seeAim(id);
    setOpen(false);
  };
  async function show() {
    if (starting) return;
    setStarting(true);
    const taught = useTaught.getState();
    taught.seeAim(id);
    taught.forget(id);
    taught.hush(id, false);
    ways.play(await beginMatch(look.game, lessonConfig(look.game), look.game.lesson.seed));
  }
  return (
    <AimScreen
      look={look}
      onBack={seen ? () => setOpen(false) : ways.back}
      onShow={() => void show()}
      onKnown={() => {
        // Who says so the first time is not taught what they know; the menu at the table has the coach.
        if (!seen) useTaught.getState().hush(id, true);
        read();
      }}
    />
  );
}
