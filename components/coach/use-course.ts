/** The coach at a table: which bubble is on show, and what is proposed. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { PlaySession, PlayState, ToldEvent } from '@/components/session/port';
import { coachsPick } from '@/engine/bots/pupil';
import type { Move } from '@/engine/core/game';
import type { Proposal } from '@/engine/core/lesson';

import { eventSayings, sayingsAt, type Saying } from './course';
import { useCoach, type CoachPort } from './port';

export interface Course {
  readonly saying: Saying | null;
  /** Further bubbles wait behind it. */
  readonly more: boolean;
  /** The pick proposed, once everything before it was read. */
  readonly proposed: Move | null;
  /** To the next bubble, or none. */
  readonly next: () => void;
}

interface Lecture {
  /** What it is about: a question, a picture, or nothing. */
  readonly about: string;
  readonly sayings: readonly Saying[];
  readonly proposal: Proposal | null;
  /** The bubble on show. */
  readonly at: number;
}

const silence: Lecture = { about: '', sayings: [], proposal: null, at: 0 };

/** `covered`: a card lies over the table, and what has happened is explained when it is gone. */
export function useCourse(session: PlaySession, state: PlayState, covered: boolean): Course {
  const coach = useCoach();
  const about = coach?.on ? subjectOf(state, covered) : '';
  const [lecture, setLecture] = useState(silence);
  const latest =
    lecture.about === about
      ? lecture
      : about === '' || !coach
        ? silence
        : { about, at: 0, ...lectureOn(session, state, coach) };
  if (latest !== lecture) setLecture(latest);
  const saying = latest.sayings[latest.at] ?? null;
  useMet(coach, latest.about, saying);
  const holds = useHeld(session, state, saying !== null);

  const next = useCallback(() => {
    if (saying?.key) coach?.meet(saying.key);
    setLecture((now) => ({ ...now, at: now.at + 1 }));
    holds.release();
  }, [coach, saying, holds]);
  const read = latest.proposal?.why === '' ? latest.sayings.length : latest.sayings.length - 1;
  return {
    saying,
    more: latest.at < latest.sayings.length - 1,
    proposed: latest.proposal && latest.at >= read ? latest.proposal.move : null,
    next,
  };
}

function subjectOf(
  { phase, decisions, decision, happening, hand, welcome }: PlayState,
  covered: boolean,
): string {
  if (hand === 'down' || welcome) return '';
  if (phase === 'steps') return happening && !covered ? `picture ${happening.n}` : '';
  return phase === 'pick' && decision ? `question ${decisions}` : '';
}

function lectureOn(
  session: PlaySession,
  state: PlayState,
  coach: CoachPort,
): Pick<Lecture, 'sayings' | 'proposal'> {
  const match = session.match();
  const { game } = match;
  const met = coach.met();
  if (state.phase === 'steps') {
    const told = (state.happening?.events ?? []).map(({ kind, targets = [] }) => ({ kind, targets }));
    return { sayings: eventSayings(game.lesson, met, told), proposal: null };
  }
  const { decision, moves } = state;
  if (!decision) return silence;
  const proposal = coachsPick(match);
  return {
    sayings: sayingsAt(game.lesson, met, { decision, moves, told: sinceOwn(state), proposal }),
    proposal,
  };
}

/** What was told since the seat that is asked picked last. */
function sinceOwn({ log, decision }: PlayState): readonly ToldEvent[] {
  let from = log.length - 1;
  while (from > 0 && log[from]?.seat !== decision?.seat) from--;
  return log.slice(Math.max(0, from)).flatMap(({ told }) => told);
}

/** A bubble that was passed over by making the pick was read as well; one that was on show when the app ended was not. */
function useMet(coach: CoachPort | null, about: string, saying: Saying | null): void {
  const before = useRef<{ readonly about: string; readonly saying: Saying | null }>({ about, saying });
  useEffect(() => {
    const { about: was, saying: shown } = before.current;
    if (was !== about && shown?.key) coach?.meet(shown.key);
    before.current = { about, saying };
  }, [coach, about, saying]);
}

/** A picture stands while its bubble is read. */
function useHeld(session: PlaySession, { phase, steps }: PlayState, speaks: boolean) {
  const holding = useRef(false);
  const stands = speaks && phase === 'steps';
  const slow = steps?.byHand === true;
  useEffect(() => {
    if (!stands || slow || holding.current) return;
    holding.current = true;
    session.byHand(true);
  }, [session, stands, slow]);
  useEffect(() => {
    if (phase !== 'steps') holding.current = false;
  }, [phase]);
  return useMemo(
    () => ({
      release() {
        if (!holding.current) return;
        holding.current = false;
        session.byHand(false);
      },
    }),
    [session],
  );
}
