import { useMemo, useState, type ReactNode } from 'react';

import { ShareSheet } from '@/components/history/share-sheet';
import { MatchActionsContext } from '@/components/play/actions';
import { takeOff } from '@/components/shelf/removal';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Words } from '@/components/ui/words';
import type { Match } from '@/engine/core/match';

import { say } from './words';

interface MatchActionsProps {
  readonly id: string;
  readonly match: () => Match;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Sharing a match and giving it up, for whatever is shown inside. */
export function WithMatchActions({ id, match, onLeave, children }: MatchActionsProps) {
  const [shared, setShared] = useState<Match | null>(null);
  const [asking, setAsking] = useState(false);
  const actions = useMemo(
    () => ({
      share: () => setShared(match()),
      giveUp: () => setAsking(true),
      canGiveUp: () => !match().over,
    }),
    [match],
  );
  function giveUp() {
    setAsking(false);
    onLeave();
    void takeOff(id, match().game.info.title);
  }
  return (
    <MatchActionsContext.Provider value={actions}>
      {children}
      <ShareSheet match={shared} onClose={() => setShared(null)} />
      <Sheet
        open={asking}
        title={say('giveUp.title')}
        onClose={() => setAsking(false)}
        testID="give up sheet"
        foot={
          <>
            <Button label={say('giveUp.yes')} onPress={giveUp} testID="give up yes" />
            <Button kind="primary" label={say('giveUp.no')} onPress={() => setAsking(false)} />
          </>
        }
      >
        <Words>{say('giveUp.body')}</Words>
      </Sheet>
    </MatchActionsContext.Provider>
  );
}
