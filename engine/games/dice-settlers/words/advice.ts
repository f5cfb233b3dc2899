import type { Move } from '../../../core/game';
import type { State } from '../state';

export function advise(_s: State, _move: Move): string {
  return '';
}
