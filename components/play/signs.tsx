import { createContext, useContext } from 'react';

import type { SignComponent } from '@/components/ui/chip';

/** The signs of the game on the table, for drawings of the frame that lie on its boards. */
export const Signs = createContext<SignComponent>(() => null);

export function useSigns(): SignComponent {
  return useContext(Signs);
}
