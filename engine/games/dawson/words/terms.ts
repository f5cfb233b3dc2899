import type { Term } from '../../../core/lesson';

export const terms: readonly Term[] = [];
