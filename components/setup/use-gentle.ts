import { useEffect, useState } from 'react';

import { StorageTrouble } from '@/components/storage/port';
import { listResults } from '@/components/storage/saves';

/** True until this game was beaten alone: a first evening should not begin at a level made for those who know it. */
export function useGentle(game: string): boolean {
  const [beaten, setBeaten] = useState(false);
  useEffect(() => {
    let gone = false;
    void hasBeaten(game).then((won) => {
      if (!gone) setBeaten(won);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return !beaten;
}

async function hasBeaten(game: string): Promise<boolean> {
  try {
    const results = await listResults();
    return results.some(
      (result) => result.game === game && result.seats === 1 && result.won === true && !result.unranked,
    );
  } catch (error) {
    // Without storage nothing is known of earlier games.
    if (error instanceof StorageTrouble) return false;
    throw error;
  }
}
