import type { State } from '../state';

export function nameOf(s: State, seat: number): string {
  return s.names[seat] ?? '';
}
