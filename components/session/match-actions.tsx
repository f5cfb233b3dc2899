import { useMemo, useState, type ReactNode } from 'react';

import { ShareSheet } from '@/components/history/share-sheet';
import { MatchActionsContext } from '@/components/play/actions';
import { takeOff } from '@/components/shelf/removal';
import { listResults } from '@/components/storage/saves';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Words } from '@/components/ui/words';
import type { Match } from '@/engine/core/match';

import { say } from './words';

interface MatchActionsProps {
  readonly id: string;
  readonly match: () => Match;
  /** Its seed is to be shared before it is over: it counts no more. */
  readonly onUnseal: () => Promise<void>;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Sharing a match and giving it up, for whatever is shown inside. */
export function WithMatchActions({ id, match, onUnseal, onLeave, children }: MatchActionsProps) {
  const [shared, setShared] = useState<Match | null>(null);
  const [finished, setFinished] = useState<number | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const actions = useMemo(
    () => ({
      share: () => {
        setShared(match());
        if (match().over) void finishedAt(id).then(setFinished);
      },
      giveUp: () => setAsking(true),
      canGiveUp: () => !match().over,
    }),
    [id, match],
  );
  function giveUp() {
    setAsking(false);
    onLeave();
    void takeOff(id, match().game.info.title);
  }
  return (
    <MatchActionsContext.Provider value={actions}>
      {children}
      <ShareSheet match={shared} at={finished} onUnseal={onUnseal} onClose={() => setShared(null)} />
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

/** When the match was entered in the records; nothing where the disk does not say. */
async function finishedAt(id: string): Promise<number | undefined> {
  try {
    return (await listResults()).find((result) => result.id === id)?.at;
  } catch {
    return undefined;
  }
}
