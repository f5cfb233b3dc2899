/** Days as the reader's own language and calendar write them. */
import { say } from './words';

/** "18 Nov 2026", in the order the reader is used to; the month is a word, so no order can be misread. */
export function dateOf(at: number): string {
  return new Date(at).toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** "today", "yesterday", or the date. */
export function dayOf(at: number, now: number = Date.now()): string {
  const day = startOfDay(at);
  if (day === startOfDay(now)) return say('today');
  if (day === startOfDay(startOfDay(now) - 1)) return say('yesterday');
  return dateOf(at);
}

/** "2026-11-18", for the name of a file. */
export function isoDay(at: number = Date.now()): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
