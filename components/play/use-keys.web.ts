import { useEffect, useRef } from 'react';

import type { TableKeys } from './keys-port';

const HINT = 'h';
const MUTE = 'm';
const EXPLAIN = '?';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Letters act, Ctrl+Z takes back, H asks the lamp, ? explains the question, M mutes, arrows go round the dock, and the focus stays at the dock. */
export function useKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || inAnotherRoom(event.target)) return;
      const now = latest.current;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) {
        event.preventDefault();
        now.undo();
        return;
      }
      if (event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      if (step !== undefined && moveFocus(step)) event.preventDefault();
      else if (key === 'escape') now.escape();
      // Where a ticket carries the letter H or M it is the ticket's.
      else if (/^[a-z]$/.test(key) && now.letter(key.toUpperCase())) event.preventDefault();
      else if (key === EXPLAIN) now.explain();
      else if (key === HINT) now.hint();
      else if (key === MUTE && !event.repeat) now.mute();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
  // What was pressed by key may be gone with its question: the next Tab begins at the dock, not at the page.
  useEffect(() => {
    if (document.activeElement === document.body) dock()?.focus({ preventScroll: true });
  });
}

function dock(): HTMLElement | null {
  return document.querySelector('[data-testid="list"]') ?? document.querySelector('[data-testid="dock"]');
}

/** In a text field letters are letters, and a sheet is a room of its own. */
function inAnotherRoom(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [aria-modal="true"]') !== null;
}

function moveFocus(step: number): boolean {
  const here = document.activeElement;
  const room = dock();
  if (!room || !here || !room.contains(here)) return false;
  const stops = [
    ...room.querySelectorAll<HTMLElement>('[role="button"]:not([aria-disabled="true"]), button'),
  ];
  if (stops.length === 0) return false;
  const at = stops.indexOf(here as HTMLElement);
  stops[at < 0 ? 0 : (at + step + stops.length) % stops.length]?.focus();
  return true;
}
