import { useEffect, useState, type ReactNode } from 'react';

import { loadedGame, loadLook, LoadTrouble } from '@/components/boards';
import { Button } from '@/components/ui/button';
import { GameInk } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';
import { cardById } from '@/engine/games/cards';

import { useWays } from './go';
import { LostPage } from './lost-page';
import { Page } from './page';
import { PagePrint } from './page-print';
import { startAnew } from './start-anew';
import { say } from './words';

interface WithGameProps {
  readonly id: string;
  readonly children: (game: AnyGame) => ReactNode;
}

/** A screen that needs the rules of a game: they are loaded at its first use and kept from then on. */
export function WithGame({ id, children }: WithGameProps) {
  const card = cardById(id);
  const [, setArrived] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const game = card && loadedGame(id);
  const wanted = card && !game ? id : null;
  useEffect(() => {
    if (wanted === null) return;
    let gone = false;
    loadLook(wanted).then(
      () => {
        if (!gone) setArrived((times) => times + 1);
      },
      (error: unknown) => {
        if (!(error instanceof LoadTrouble)) throw error;
        if (!gone) setFailed(wanted);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  if (!card) return <LostPage />;
  return (
    <GameInk game={id}>
      {game ? children(game) : failed === id ? <NotLoaded /> : <Fetching title={card.info.title} />}
    </GameInk>
  );
}

/** Something of a game is on its way. */
export function Fetching({ title }: { readonly title: string }) {
  const ways = useWays();
  return (
    <Page title={title} backLabel={say('lost.shelf')} onBack={ways.shelf} busy testID="fetching">
      {null}
    </Page>
  );
}

/** Said in words, with the way out: starting anew finds the version that is there now. */
export function NotLoaded() {
  const ways = useWays();
  return (
    <Page title={say('load.title')} backLabel={say('lost.shelf')} onBack={ways.shelf} testID="not-loaded">
      <PagePrint game="dice-settlers" />
      <Words>{say('load.body')}</Words>
      <Button kind="primary" label={say('load.again')} onPress={startAnew} testID="load-again" />
    </Page>
  );
}
