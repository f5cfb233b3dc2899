import { useEffect, useState } from 'react';

import { LoadTrouble, readWithGames } from '@/components/boards';
import { takeShared } from '@/components/session/shared';
import type { Ways } from '@/components/shelf/go';
import { readShare } from '@/engine/core/share';
import { count } from '@/engine/core/words';

import { draftFromShare, type Draft } from './draft';
import { say } from './words';

export type CodeOutcome =
  | { readonly kind: 'reading' }
  | { readonly kind: 'deal'; readonly draft: Draft; readonly note: string }
  | { readonly kind: 'bad'; readonly message: string }
  /** The code leads to another screen. */
  | { readonly kind: 'elsewhere' };

const reading: CodeOutcome = { kind: 'reading' };

/** Reads the code of an address: a deal for this set-up, a match to open, or a sentence why it is neither. */
export function useCode(game: string, code: string | undefined, ways: Ways): CodeOutcome | null {
  const [read, setRead] = useState<{ readonly code: string; readonly outcome: CodeOutcome } | null>(null);
  useEffect(() => {
    if (code === undefined) return;
    let gone = false;
    void follow(game, code, ways, () => gone).then((outcome) => {
      if (!gone) setRead({ code, outcome });
    });
    return () => {
      gone = true;
    };
  }, [game, code, ways]);
  if (code === undefined) return null;
  return read?.code === code ? read.outcome : reading;
}

async function follow(game: string, code: string, ways: Ways, gone: () => boolean): Promise<CodeOutcome> {
  try {
    const share = await readWithGames((gameById) => readShare(code, gameById));
    if (share.kind === 'bad') return { kind: 'bad', message: share.message };
    if (gone()) return reading;
    if (share.kind === 'match') {
      const id = await takeShared(share.match, code);
      if (!gone()) ways.play(id);
      return { kind: 'elsewhere' };
    }
    if (share.game.id !== game) {
      ways.setupInstead(share.game.id, code);
      return { kind: 'elsewhere' };
    }
    const seats = count(share.config.seats.length, 'seat');
    const note = say('code.taken', { title: share.game.info.title, seats });
    return { kind: 'deal', draft: draftFromShare(share.config, share.seed), note };
  } catch (error) {
    if (!(error instanceof LoadTrouble)) throw error;
    return { kind: 'bad', message: say('code.fetch') };
  }
}
