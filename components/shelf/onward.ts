/**
 * A match opened from an address has no shelf under it: back would lead into the set-up again, or out of the
 * app. The shelf is put there first, and rides on from there as soon as it stands.
 */
import { useFocusEffect, useRouter } from 'expo-router';
import { useCallback } from 'react';

let waiting: string | null = null;

export function rideOnFromShelf(id: string): void {
  waiting = id;
}

function taken(): string | null {
  const id = waiting;
  waiting = null;
  return id;
}

/** Used by the shelf. */
export function useOnward(): void {
  const router = useRouter();
  useFocusEffect(
    useCallback(() => {
      if (waiting === null) return undefined;
      // The address of the shelf is written after its effects: one step later it has a place in the history.
      const timer = setTimeout(() => {
        const id = taken();
        if (id !== null) router.push({ pathname: '/play/[id]', params: { id } });
      });
      return () => clearTimeout(timer);
    }, [router]),
  );
}
