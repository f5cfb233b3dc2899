import { catalogue } from '@/engine/core/words';

/** What the kit says by itself. */
export const say = catalogue({ close: 'Close' });
