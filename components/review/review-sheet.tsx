import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { Face } from '@/components/cast/face';
import { firstName, knownAs } from '@/components/cast/people';
import { Button } from '@/components/ui/button';
import { Segment } from '@/components/ui/segment';
import { Sheet } from '@/components/ui/sheet';
import type { ThinkingRoom } from '@/components/thinking/port';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { ADVISER } from '@/engine/bots';
import type { Mark } from '@/engine/bots/review';
import type { Match } from '@/engine/core/match';

import { MarkCard } from './mark-card';
import { reviewOf } from './review-run';
import { say } from './words';

interface ReviewSheetProps {
  /** The finished match; null: the sheet is closed. */
  readonly match: Match | null;
  /** Where it is worked at; on the page when absent. */
  readonly room?: ThinkingRoom | null;
  readonly onClose: () => void;
  readonly onLook: (at: number) => void;
  readonly onTry: (at: number) => void;
}

/** Who has a seat with picks of a person's own. */
export function peopleOf({ config }: Match): number[] {
  return config.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Legend goes through a finished match and shows the few picks that could clearly have been better. */
export function ReviewSheet({ match, onClose, ...ways }: ReviewSheetProps) {
  const people = useMemo(() => (match ? peopleOf(match) : []), [match]);
  const [chosen, setChosen] = useState<number | null>(null);
  const seat = chosen !== null && people.includes(chosen) ? chosen : people[0];
  if (!match || seat === undefined) return null;
  return (
    <SeatReview key={seat} match={match} seat={seat} onClose={onClose} {...ways}>
      {people.length > 1 ? (
        <Segment
          label={say('who')}
          items={people.map((one) => ({ id: `${one}`, label: match.config.seats[one]?.name ?? '' }))}
          value={`${seat}`}
          onChange={(id) => setChosen(Number(id))}
        />
      ) : null}
    </SeatReview>
  );
}

interface SeatReviewProps extends ReviewSheetProps {
  readonly match: Match;
  readonly seat: number;
  /** Above what is found: whose picks they are. */
  readonly children: ReactNode;
}

function SeatReview({ match, room, seat, onClose, onLook, onTry, children }: SeatReviewProps) {
  const run = useMemo(() => reviewOf(match, seat), [match, seat]);
  useEffect(() => run.start(room), [run, room]);
  const { marks, failed, progress } = useStore(run.store);
  const busy = !marks && !failed;
  const legend = knownAs(ADVISER);
  const line = failed
    ? say('failed')
    : !marks
      ? say('looks', { legend })
      : marks.length > 0
        ? say('found', { n: marks.length, legend: firstName('legend') })
        : say('none', { legend });
  return (
    <Sheet
      open
      title={say('title')}
      onClose={onClose}
      testID="review sheet"
      foot={busy ? <Button label={say('stop')} onPress={onClose} testID="stop review" /> : undefined}
    >
      {children}
      <Verdict line={line} />
      {busy ? <Bar progress={progress} /> : null}
      {marks && marks.length > 0 ? <Marks match={match} marks={marks} onLook={onLook} onTry={onTry} /> : null}
    </Sheet>
  );
}

/** Her face, and what she has to say. */
function Verdict({ line: text }: { readonly line: string }) {
  const { colours } = useTheme();
  return (
    <View style={styles.verdict}>
      <Face who={ADVISER} size={FACE} frame={colours.ink} />
      <View style={styles.grow} role="status" aria-live="polite">
        <Words step="strong" testID="verdict of review">
          {text}
        </Words>
      </View>
    </View>
  );
}

interface MarksProps {
  readonly match: Match;
  readonly marks: readonly Mark[];
  readonly onLook: (at: number) => void;
  readonly onTry: (at: number) => void;
}

function Marks({ match, marks, onLook, onTry }: MarksProps) {
  const { colours } = useTheme();
  return (
    <>
      {marks.map((mark) => (
        <MarkCard
          key={mark.at}
          mark={mark}
          first={match.logStart}
          last={match.decisions}
          onLook={onLook}
          onTry={onTry}
        />
      ))}
      <Words step="sub" colour={colours.inkSoft}>
        {say('practice')}
      </Words>
    </>
  );
}

function Bar({ progress }: { readonly progress: number }) {
  const theme = useTheme();
  const { colours } = theme;
  const n = Math.round(progress * 100);
  return (
    <View
      role="progressbar"
      aria-label={say('title')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={n}
      aria-valuetext={say('progress', { n })}
      style={[styles.bar, { borderColor: colours.ink, backgroundColor: colours.paperSunk }]}
      testID="review progress"
    >
      <View style={[styles.done, { width: `${n}%`, backgroundColor: theme.spot }]} />
    </View>
  );
}

const FACE = 64;

const styles = StyleSheet.create({
  verdict: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  grow: { flex: 1 },
  bar: { height: 16, borderWidth: line.rule, borderRadius: 4, overflow: 'hidden' },
  done: { height: '100%' },
});
