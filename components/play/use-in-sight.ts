import { useCallback, useEffect, useRef } from 'react';
import type { LayoutChangeEvent, ScrollView } from 'react-native';

import type { Target } from '@/engine/core/game';

interface Span {
  readonly x: number;
  readonly width: number;
}

/** Scrolls a row so that one of its pieces is in sight; the player may scroll it away again. */
export function useInSight(wanted: Target | null) {
  const scroller = useRef<ScrollView>(null);
  const spans = useRef(new Map<Target, Span>());
  const seen = useRef<Span>({ x: 0, width: 0 });
  const latest = useRef(wanted);
  const show = useCallback((target: Target) => {
    const span = spans.current.get(target);
    const { x, width } = seen.current;
    if (!span || width === 0) return;
    if (span.x >= x && span.x + span.width <= x + width) return;
    scroller.current?.scrollTo({ x: Math.max(0, span.x - (width - span.width) / 2), animated: false });
  }, []);
  useEffect(() => {
    latest.current = wanted;
    if (wanted !== null) show(wanted);
  }, [wanted, show]);
  return {
    ref: scroller,
    scrollEventThrottle: 50,
    onScroll: useCallback(
      (event: { readonly nativeEvent: { readonly contentOffset: { readonly x: number } } }) => {
        seen.current = { ...seen.current, x: event.nativeEvent.contentOffset.x };
      },
      [],
    ),
    onLayout: useCallback(
      ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
        seen.current = { ...seen.current, width: layout.width };
        if (latest.current !== null) show(latest.current);
      },
      [show],
    ),
    note: useCallback(
      (target: Target, { nativeEvent: { layout } }: LayoutChangeEvent) => {
        spans.current.set(target, { x: layout.x, width: layout.width });
        if (latest.current === target) show(target);
      },
      [show],
    ),
  };
}
