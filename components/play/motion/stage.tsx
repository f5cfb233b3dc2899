import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import type { GameLook, Happening, SeatLook } from '@/components/boards/board';
import type { PlaySession } from '@/components/session/port';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';

import { Stamp } from '../stamp';
import { AnchorBook, Anchors, cornerOf, type Place } from './anchors';
import { Arriving, useArriving } from './arriving';
import { Along, Count, Drop, Flip, Gain, Ring, Token, Tumble } from './movers';
import { planOf, type Moving } from './plan';

interface StageProps {
  readonly session: PlaySession;
  readonly look: GameLook;
  readonly children: ReactNode;
}

/** The table with everything that moves over it. What moves is drawn once more, above its place, and then is gone. */
export function Stage({ session, look, children }: StageProps) {
  const [book] = useState(() => new AnchorBook());
  const happening = useStore(session.store, (state) => state.happening);
  return (
    <Anchors.Provider value={book}>
      <Arriving.Provider value={useArriving(happening, look.feel)}>
        <View style={styles.stage}>
          {children}
          <Motion session={session} look={look} book={book} happening={happening} />
        </View>
      </Arriving.Provider>
    </Anchors.Provider>
  );
}

interface Shown {
  readonly happening: Happening;
  readonly moving: readonly Moving[];
}

/** What was moving stands this long after its time, so that no gap shows before the next picture. */
const LINGER = 60;

interface MotionProps extends Omit<StageProps, 'children'> {
  readonly book: AnchorBook;
  readonly happening: Happening | null;
}

function Motion({ session, look, book, happening }: MotionProps) {
  const { calm } = useTheme();
  const layer = useRef<View>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!happening) return;
    const [event] = happening.events;
    const feel = event && look.feel[event.kind];
    if (!feel || (calm && feel.move.do !== 'stamp')) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    // By the next frame the face of the picture is there and knows its places.
    const frame = requestAnimationFrame(() => {
      const corner = cornerOf(layer.current);
      const locate = (name: string) => shifted(book.find(name), corner);
      const moving = planOf(happening, feel.move, locate);
      if (moving.length === 0) return;
      setShown({ happening, moving });
      end = setTimeout(() => setShown(null), Math.max(happening.ms, least(feel.move.do)) + LINGER);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [happening, look, book, calm]);
  return (
    <View
      ref={layer}
      style={StyleSheet.absoluteFill}
      pointerEvents="none"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="stage"
      {...told(happening)}
      collapsable={false}
    >
      {shown && shown.happening.n === happening?.n
        ? shown.moving.map((one, i) => (
            <Mover
              key={`${shown.happening.n} ${i}`}
              moving={one}
              ms={shown.happening.ms}
              look={look}
              seats={session.match().config.seats}
              view={session.store.getState().view}
            />
          ))
        : null}
    </View>
  );
}

/** What is on show, on the page itself: tests and bug reports read it there. */
function told(happening: Happening | null) {
  if (!happening) return null;
  const { n, events, ms } = happening;
  return { dataSet: { picture: n, kinds: events.map(({ kind }) => kind).join(' '), ms } };
}

/** A figure and a stamp want to be read. */
function least(move: string): number {
  return move === 'count' ? 500 : move === 'stamp' ? 700 : 0;
}

function shifted(place: Place | null, corner: { readonly x: number; readonly y: number }): Place | null {
  return place && { ...place, x: place.x - corner.x, y: place.y - corner.y };
}

interface MoverProps {
  readonly moving: Moving;
  readonly ms: number;
  readonly look: GameLook;
  readonly seats: readonly SeatLook[];
  readonly view: unknown;
}

function Mover({ moving, ms, look, seats, view }: MoverProps) {
  const { event } = moving;
  if (moving.do === 'ring') return <Ring place={moving.at} ms={ms} />;
  if (moving.do === 'stamp') {
    const { at } = moving;
    const width = Math.max(128, Math.min(230, at.width));
    return (
      <View style={[styles.stamp, { left: at.x - 170, top: at.y - 40 }]}>
        <Stamp text={look.stamp?.(view, event) ?? ''} width={width} turn={-9} />
      </View>
    );
  }
  if (moving.do === 'count') {
    return (
      <Count place={moving.at} ms={ms}>
        <Gain amount={moving.amount}>{(ink) => <look.Sign name={moving.sign} size={18} colour={ink} />}</Gain>
      </Count>
    );
  }
  const place = 'at' in moving ? moving.at : moving.way[moving.way.length - 1];
  const size = look.whole?.(event) ? wholeOf(place) : sizeAt(place);
  const art =
    look.Mover && look.moves?.(event) ? (
      <look.Mover
        view={view}
        seats={seats}
        event={event}
        size={size}
        room={roomAt(place)}
        target={moving.target}
      />
    ) : moving.sign ? (
      <Token size={size}>
        <look.Sign name={moving.sign} size={size * 0.66} colour={board.ink} />
      </Token>
    ) : null;
  if (!art) return null;
  switch (moving.do) {
    case 'tumble':
      return (
        <Tumble place={moving.at} size={size} ms={ms}>
          {art}
        </Tumble>
      );
    case 'flip':
      return (
        <Flip place={moving.at} size={size} ms={ms}>
          {art}
        </Flip>
      );
    case 'drop':
      return (
        <Drop place={moving.at} size={size} ms={ms}>
          {art}
        </Drop>
      );
    case 'fly':
    case 'run':
      return (
        <Along way={moving.way} bow={moving.do === 'fly'} size={size} ms={ms}>
          {art}
        </Along>
      );
  }
}

/** Fills its place. */
function wholeOf(place: Place | undefined): number {
  return Math.max(26, Math.round(Math.min(place?.width ?? 0, place?.height ?? 0)));
}

/** As large as its place, and never too small to be seen or too large to be a piece. */
function sizeAt(place: Place | undefined): number {
  return Math.round(Math.max(26, Math.min(place?.width ?? 0, place?.height ?? 0, 52)));
}

/** The lesser side of the place, as large as it is. */
function roomAt(place: Place | undefined): number {
  return Math.min(place?.width ?? 0, place?.height ?? 0);
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0 },
  stamp: { position: 'absolute', width: 340, height: 80, alignItems: 'center', justifyContent: 'center' },
});
