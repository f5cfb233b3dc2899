import { useMemo, useState } from 'react';
import { Platform } from 'react-native';
import { Gesture } from 'react-native-gesture-handler';
import { Easing, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { motion } from '@/components/ui/tokens';

const MOST = 4;
const glide = { duration: motion.move, easing: Easing.bezier(0.2, 0, 0, 1) };

interface Room {
  readonly width: number;
  readonly height: number;
  /** Size of the drawing at fit. */
  readonly drawnWidth: number;
  readonly drawnHeight: number;
}

export interface Camera {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly k: SharedValue<number>;
  readonly zoomed: boolean;
  readonly pan: ReturnType<typeof Gesture.Pan>;
  readonly pinch: ReturnType<typeof Gesture.Pinch>;
  readonly panned: () => boolean;
  readonly zoomBy: (factor: number) => void;
  readonly toggle: () => void;
  readonly reset: () => void;
  /** Glides only if none of the points, measured from the corner of the drawing at fit, is in the picture. */
  readonly find: (points: ReadonlyArray<{ readonly cx: number; readonly cy: number }>) => void;
  readonly listenToWheel: (frame: unknown) => (() => void) | undefined;
}

/** Where one looks: a shift from the middle and a zoom, kept so that the drawing never leaves the room. */
export function useCamera({ width, height, drawnWidth, drawnHeight }: Room): Camera {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const k = useSharedValue(1);
  const startX = useSharedValue(0);
  const startY = useSharedValue(0);
  const startK = useSharedValue(1);
  const dragged = useSharedValue(0);
  const [zoomed, setZoomed] = useState(false);

  const moves = useMemo(() => {
    function hold(value: number, room: number, drawn: number, zoom: number) {
      'worklet';
      const spare = Math.max(0, (drawn * zoom - room) / 2);
      return Math.min(spare, Math.max(-spare, value));
    }
    /** Sets the zoom so that the point (px, py), measured from the middle, stays under the finger. */
    function zoomAt(zoom: number, px: number, py: number) {
      'worklet';
      const next = Math.min(MOST, Math.max(1, zoom));
      const ratio = next / k.get();
      x.set(hold(px - (px - x.get()) * ratio, width, drawnWidth, next));
      y.set(hold(py - (py - y.get()) * ratio, height, drawnHeight, next));
      k.set(next);
    }
    function settle(zoom: number) {
      'worklet';
      scheduleOnRN(setZoomed, zoom > 1.05);
    }
    const pan = Gesture.Pan()
      .minDistance(10)
      .onStart(() => {
        startX.set(x.get());
        startY.set(y.get());
        dragged.set(1);
      })
      .onUpdate((event) => {
        x.set(hold(startX.get() + event.translationX, width, drawnWidth, k.get()));
        y.set(hold(startY.get() + event.translationY, height, drawnHeight, k.get()));
      })
      .onFinalize(() => {
        dragged.set(withTiming(0, { duration: 120 }));
      });
    const pinch = Gesture.Pinch()
      .onStart(() => {
        startK.set(k.get());
        dragged.set(1);
      })
      .onUpdate((event) => {
        zoomAt(startK.get() * event.scale, event.focalX - width / 2, event.focalY - height / 2);
      })
      .onEnd(() => settle(k.get()))
      .onFinalize(() => {
        dragged.set(withTiming(0, { duration: 120 }));
      });
    const glideTo = (zoom: number) => {
      const next = Math.min(MOST, Math.max(1, zoom));
      const ratio = next / k.get();
      x.set(withTiming(hold(x.get() * ratio, width, drawnWidth, next), glide));
      y.set(withTiming(hold(y.get() * ratio, height, drawnHeight, next), glide));
      k.set(withTiming(next, glide));
      setZoomed(next > 1.05);
    };
    const wheel = (event: WheelEvent) => {
      const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
      event.preventDefault();
      const zoom = k.get() * Math.exp(-event.deltaY * 0.0016);
      zoomAt(zoom, event.clientX - frame.left - width / 2, event.clientY - frame.top - height / 2);
      setZoomed(k.get() > 1.05);
    };
    return {
      pan,
      pinch,
      panned: () => dragged.get() > 0,
      zoomBy: (factor: number) => glideTo(k.get() * factor),
      toggle: () => glideTo(k.get() > 1.05 ? 1 : 2),
      reset: () => glideTo(1),
      find: (points: ReadonlyArray<{ readonly cx: number; readonly cy: number }>) => {
        const zoom = k.get();
        if (zoom <= 1 || points.length === 0) return;
        const away = points.map(({ cx, cy }) => ({
          dx: (cx - drawnWidth / 2) * zoom + x.get(),
          dy: (cy - drawnHeight / 2) * zoom + y.get(),
        }));
        if (away.some(({ dx, dy }) => Math.abs(dx) < width / 2 && Math.abs(dy) < height / 2)) return;
        const [nearest] = away.sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
        if (!nearest) return;
        x.set(withTiming(hold(x.get() - nearest.dx, width, drawnWidth, zoom), glide));
        y.set(withTiming(hold(y.get() - nearest.dy, height, drawnHeight, zoom), glide));
      },
      listenToWheel: (frame: unknown) => {
        if (Platform.OS !== 'web' || !(frame instanceof HTMLElement)) return undefined;
        // React adds wheel listeners as passive ones, which cannot keep the page from scrolling.
        frame.addEventListener('wheel', wheel, { passive: false });
        return () => frame.removeEventListener('wheel', wheel);
      },
    };
  }, [x, y, k, startX, startY, startK, dragged, width, height, drawnWidth, drawnHeight]);

  return useMemo(() => ({ x, y, k, zoomed, ...moves }), [x, y, k, zoomed, moves]);
}
