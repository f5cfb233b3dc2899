import type { Legend } from '../../../core/lesson';
import type { State } from '../state';

export function legend(_s: State, _viewer: number): Legend {
  return { lines: [], end: '', rule: '' };
}
