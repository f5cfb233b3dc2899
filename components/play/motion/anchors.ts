/** Where things lie on the screen, asked at the moment something moves: boards know their targets, bands themselves. */
import { createContext, useCallback, useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import type { Target } from '@/engine/core/game';

export interface Place {
  /** The middle, in the window. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Answers null for what it does not know or cannot see. */
export type Locate = (name: string) => Place | null;

/** Things of the frame that are no targets of a game. */
export const seatAnchor = (seat: number) => `@seat ${seat}`;
/** A figure in the row of a seat, by its sign. */
export const figureAnchor = (seat: number, sign: string) => `@seat ${seat} ${sign}`;
export const DOCK = '@dock';
export const TOP = '@top';
export const BAR = '@bar';
/** The tab of a face of the table. */
export const tabAnchor = (part: string) => `@tab ${part}`;

export class AnchorBook {
  private readonly locators = new Map<Locate, () => readonly string[]>();

  /** `names` are those it would answer. */
  add(locate: Locate, names: () => readonly string[]): () => void {
    this.locators.set(locate, names);
    return () => {
      this.locators.delete(locate);
    };
  }

  find(name: Target): Place | null {
    for (const locate of this.locators.keys()) {
      const place = locate(name);
      if (place) return place;
    }
    return null;
  }

  /** Everything that can be found whose name begins so. */
  names(start: string): readonly string[] {
    return [...this.locators.values()].flatMap((names) => names().filter((name) => name.startsWith(start)));
  }
}

/** Without a stage nothing moves, and nobody asks. */
export const Anchors = createContext<AnchorBook | null>(null);

export function useAnchors(locate: Locate, names: () => readonly string[]): void {
  const book = useContext(Anchors);
  useLayoutEffect(() => book?.add(locate, names), [book, locate, names]);
}

/** Makes an element of the frame, or a piece in the hand, findable by its name. */
export function useAnchor(name: string): RefObject<View | null> {
  const ref = useRef<View>(null);
  useAnchors(
    useCallback((asked) => (asked === name ? placeOf(ref.current) : null), [name]),
    useCallback(() => [name], [name]),
  );
  return ref;
}

interface Measurable {
  getBoundingClientRect?(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Where an element stands in the window; null where it cannot be measured. */
export function placeOf(node: unknown): Place | null {
  const box = (node as Measurable | null)?.getBoundingClientRect?.();
  if (!box || box.width === 0) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
}

/** The upper left corner of a layer; the window's own where it cannot be measured. */
export function cornerOf(node: unknown): { readonly x: number; readonly y: number } {
  const own = placeOf(node);
  return own ? { x: own.x - own.width / 2, y: own.y - own.height / 2 } : { x: 0, y: 0 };
}
