import { useEffect, useState, type ComponentType } from 'react';

import { useWays } from './go';
import { Page } from './page';
import { NotLoaded } from './with-game';
import { say } from './words';

/** A screen whose script comes when it is first opened: the shelf starts without it. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const script = keptOnce(load);
  return function Fetched(props: P) {
    const [Screen, setScreen] = useState(script.here);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      let gone = false;
      script.fetch().then(
        (screen) => {
          if (!gone) setScreen(() => screen);
        },
        () => {
          if (!gone) setFailed(true);
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    if (Screen) return <Screen {...props} />;
    return failed ? <NotLoaded /> : <Coming />;
  };
}

/** Fetched once; after a failure, asked again, it tries again. */
function keptOnce<T>(load: () => Promise<T>) {
  let kept: T | null = null;
  return {
    here: () => kept,
    async fetch(): Promise<T> {
      kept ??= await load();
      return kept;
    },
  };
}

function Coming() {
  const ways = useWays();
  return (
    <Page title={say('coming')} backLabel={say('lost.shelf')} onBack={ways.shelf} busy testID="coming">
      {null}
    </Page>
  );
}
