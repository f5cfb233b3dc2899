import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import { StorageTrouble } from '@/components/storage/port';
import type { KeptMatch, KeptResult } from '@/components/storage/records';
import { listMatches, listResults } from '@/components/storage/saves';

export interface ShelfData {
  readonly ready: boolean;
  readonly blocked: boolean;
  /** Unfinished, newest first. */
  readonly unfinished: readonly KeptMatch[];
  /** All, newest first. */
  readonly matches: readonly KeptMatch[];
  readonly results: readonly KeptResult[];
  /** How many saves were set aside while looking. */
  readonly moved: number;
}

const nothing: ShelfData = {
  ready: false,
  blocked: false,
  unfinished: [],
  matches: [],
  results: [],
  moved: 0,
};

/** Reads the disk whenever the screen comes to the front. */
export function useShelf(): ShelfData {
  const [data, setData] = useState(nothing);
  useFocusEffect(
    useCallback(() => {
      let gone = false;
      void readShelf().then((read) => {
        // A save is moved aside only once: its note stays until the shelf is left.
        if (!gone) setData((before) => ({ ...read, moved: read.moved + before.moved }));
      });
      return () => {
        gone = true;
        setData((before) => ({ ...before, moved: 0 }));
      };
    }, []),
  );
  return data;
}

async function readShelf(): Promise<ShelfData> {
  try {
    const { matches, moved } = await listMatches();
    const results = await listResults();
    const unfinished = matches.filter((match) => !match.over);
    return { ready: true, blocked: false, unfinished, matches, results, moved: moved.length };
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    return { ...nothing, ready: true, blocked: true };
  }
}
