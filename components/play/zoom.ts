import { createContext, useContext } from 'react';

/** How much larger than fitted a board is drawn: letters too small at fit come back when one looks closer. */
export const Zoom = createContext(1);

export function useZoom(): number {
  return useContext(Zoom);
}
