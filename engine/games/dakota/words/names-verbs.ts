/** The faces of the evening, and what replaces a building in the afternoon. */
import type { Verb } from '../../../core/game';
import { say } from './catalogue';

type VerbId = 'carts' | 'sell' | 'hire' | 'cards' | 'replace';

export function verbOf(id: VerbId, sign: string): Verb {
  return {
    id,
    label: say(`verb.${id}`),
    sign,
    does: say(`verb.${id}.does`),
    asks: say(`verb.${id}.asks`),
  };
}
