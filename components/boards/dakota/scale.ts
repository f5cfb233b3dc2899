/** How large a board is drawn, so that no letter on it is too small to be read. */
import { createContext, useContext } from 'react';

import { useZoom } from '@/components/play/zoom';

/** The smallest letters anybody should have to read, in pixels. */
const READABLE = 12.2;

/** Pixels in one unit of the board, at fit. */
export const Scale = createContext(1);

function usePixels(): number {
  return useContext(Scale) * useZoom();
}

/** This size of letters, or the least that can be read. */
export function useReadable(size: number): number {
  return Math.max(size, READABLE / usePixels());
}

/** This size of letters, made larger where they are small and there is room; 0 where they could not be read. */
export function useReadableWithin(size: number, most: number): number {
  const least = READABLE / usePixels();
  return size >= least ? size : most >= least ? least : 0;
}

/** Letters of a key stand in a disc: as large a disc as its letter needs. */
export function useKeySize(r: number): number {
  return useReadable(r * 1.25) / 1.25;
}
