/** The words a newcomer does not know. */
import type { Term } from '../../../core/lesson';
import { boardTerms } from './terms-board';
import { diceTerms } from './terms-dice';
import { spaceTerms } from './terms-spaces';

export const terms: readonly Term[] = [...boardTerms, ...diceTerms, ...spaceTerms];
