import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';

import { lookOf } from '@/components/boards';
import { WithCoach } from '@/components/coach/with-coach';
import { better, placeAmong, resultOf } from '@/components/history/results';
import { PlayScreen } from '@/components/play/play-screen';
import { WithReview } from '@/components/review/with-review';
import { useSettings } from '@/components/settings/store';
import { useWays } from '@/components/shelf/go';
import { Page } from '@/components/shelf/page';
import { PagePrint } from '@/components/shelf/page-print';
import { NotLoaded } from '@/components/shelf/with-game';
import type { KeptResult } from '@/components/storage/records';
import { listResults } from '@/components/storage/saves';
import { say as storageSay } from '@/components/storage/words';
import { Button } from '@/components/ui/button';
import { useScreenReader } from '@/components/ui/screen-reader';
import { Words } from '@/components/ui/words';

import { playAgain } from './again';
import { feedback } from './feedback';
import { Fence } from './fence';
import { WithMatchActions } from './match-actions';
import { openSession, type OpenSession, type SessionOutcome, type Unopened } from './open-session';
import { WithSound } from './with-sound';
import { endCue } from './sounds';
import { say } from './words';

/** Opens the match of an address and puts the play frame round it, or says why it cannot. */
export function PlayHost({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<{ readonly id: string; readonly outcome: SessionOutcome } | null>(
    null,
  );
  useEffect(() => {
    let gone = false;
    let open: OpenSession | null = null;
    const show = (outcome: SessionOutcome) => {
      if (!gone) setOpened({ id, outcome });
    };
    void openSession(id).then((outcome) => {
      if ('session' in outcome) {
        open = outcome;
        if (gone) outcome.close();
        void outcome.broken.then(show);
      }
      show(outcome);
    });
    return () => {
      gone = true;
      open?.close();
    };
  }, [id]);
  const outcome = opened?.id === id ? opened.outcome : null;
  if (!outcome) return <Waiting />;
  if (!('session' in outcome)) return <UnopenedPage outcome={outcome} />;
  return (
    <Fence key={id} onError={outcome.broke} instead={<Waiting />}>
      <WithSound>
        <WithCoach game={outcome.session.game.id}>
          <Seated id={id} open={outcome} />
        </WithCoach>
      </WithSound>
    </Fence>
  );
}

function Seated({ id, open }: { readonly id: string; readonly open: OpenSession }) {
  const { session } = open;
  const ways = useWays();
  const { confirmTaps, leftHanded, listFirst, pace } = useSettings();
  const readAloud = useScreenReader();
  const look = lookOf(session.game);
  const past = usePast(id, session.game.id);
  const again = useCallback(
    async (seed: 'same' | 'new') => ways.play(await playAgain(session.match(), seed)),
    [session, ways],
  );
  const rules = useCallback((clause?: string) => ways.rules(session.game.id, clause), [session, ways]);
  const onAgain = useCallback((seed: 'same' | 'new') => void again(seed), [again]);
  // The thud of the stamp, and with it the phrase the match closes with.
  const stamped = useCallback(() => {
    const { sheet } = session.store.getState();
    feedback.play({ sound: 'wood', touch: null });
    if (sheet) feedback.play(endCue(sheet, session.match().config.seats));
  }, [session]);
  const { mode } = useMemo(() => {
    const match = session.match();
    return match.game.score(match.position());
  }, [session]);
  const best = past
    .filter((result) => result.mode === mode && !result.unranked)
    .reduce<KeptResult | null>((top, result) => (top && !better(result, top) ? top : result), null);
  const over = useStore(session.store, (state) => state.phase === 'over');
  const place = useMemo(
    () => (over ? placeAmong(past, resultOf(id, session.match(), 0)) : null),
    [over, past, id, session],
  );
  const trophies = past.flatMap(({ trophy, unranked }) => (trophy && !unranked ? [trophy] : []));
  return (
    <WithMatchActions id={id} match={session.match} onUnseal={() => session.unseal()} onLeave={ways.shelf}>
      <WithReview session={session} onTry={ways.play}>
        <PlayScreen
          session={session}
          look={look}
          confirmTaps={confirmTaps}
          leftHanded={leftHanded}
          listFirst={listFirst || readAloud}
          best={best}
          place={place}
          trophies={trophies}
          pace={pace}
          onStamped={stamped}
          onAgain={onAgain}
          onLeave={ways.shelf}
          onSettings={ways.settings}
          onRules={rules}
        />
      </WithReview>
    </WithMatchActions>
  );
}

/** Results of this game before this match. */
function usePast(id: string, game: string): readonly KeptResult[] {
  const [past, setPast] = useState<readonly KeptResult[]>([]);
  useEffect(() => {
    let gone = false;
    listResults().then(
      (results) => {
        if (!gone) setPast(results.filter((result) => result.game === game && result.id !== id));
      },
      // Without storage there is nothing to compare with; the match itself says so.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, game]);
  return past;
}

function Waiting() {
  const ways = useWays();
  return (
    <Page title={say('opening')} backLabel={say('shelf')} onBack={ways.shelf} busy testID="opening">
      {null}
    </Page>
  );
}

function UnopenedPage({ outcome }: { readonly outcome: Unopened }) {
  const ways = useWays();
  if ('unfetched' in outcome) return <NotLoaded />;
  const kind = 'aside' in outcome ? 'aside' : 'faulty' in outcome ? 'faulty' : 'missing';
  return (
    <Page title={say(`${kind}.title`)} backLabel={say('shelf')} onBack={ways.shelf} testID={`match-${kind}`}>
      <PagePrint game="montana" />
      {'aside' in outcome ? <Words step="label">{storageSay(`aside.${outcome.aside.reason}`)}</Words> : null}
      <Words>{say(`${kind}.body`)}</Words>
      {kind === 'aside' ? <Button label={say('settings')} onPress={ways.settings} /> : null}
      <Button kind="primary" label={say('shelf')} onPress={ways.shelf} />
    </Page>
  );
}
