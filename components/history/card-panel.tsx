import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import type Svg from 'react-native-svg';

import { loadLook } from '@/components/boards';
import type { GameLook } from '@/components/boards/board';
import { dateOf, isoDay } from '@/components/shelf/days';
import { Button } from '@/components/ui/button';
import { useTheme } from '@/components/ui/theme';
import { board, line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Match } from '@/engine/core/match';

import { cardOut } from './card-out';
import type { Hand } from './card-out-port';
import { CARD, PostCard } from './post-card';
import { say } from './words';

interface CardPanelProps {
  /** Over. */
  readonly match: Match;
  /** When it was finished. */
  readonly at: number;
}

/** The widest the card is shown. */
const WIDEST = 340;

/** The post-card as it will be sent, and the ways to send it. */
export function CardPanel({ match, at }: CardPanelProps) {
  const { colours } = useTheme();
  const { width, height } = useWindowDimensions();
  const look = useLook(match.game.id);
  const card = useRef<Svg>(null);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<{ readonly text: string; readonly good: boolean } | null>(null);
  const fits = Math.min(WIDEST, width - 72, (height * 0.5 * CARD.width) / CARD.height);
  async function hand(way: 'send' | 'keep' | 'copy', out: Hand) {
    if (busy || !card.current) return;
    setBusy(true);
    const outcome = await out(card.current, `${match.game.id}-${isoDay(at)}.png`);
    setBusy(false);
    if (outcome === 'refused') setNote({ text: say('card.refused'), good: false });
    else setNote(outcome === 'done' && way !== 'send' ? { text: say(`card.done.${way}`), good: true } : null);
  }
  const ways = (['send', 'keep', 'copy'] as const).flatMap((way) => {
    const out = cardOut[way];
    return out ? [{ way, out }] : [];
  });
  return (
    <>
      <Words colour={colours.inkSoft}>{say('share.card.help')}</Words>
      <View
        role="img"
        aria-label={say('card.label', { headline: match.game.score(match.position()).headline })}
        style={styles.card}
        testID="post-card"
      >
        <View
          aria-hidden
          importantForAccessibility="no-hide-descendants"
          style={[styles.edge, { width: fits, height: (fits * CARD.height) / CARD.width }]}
        >
          {look ? (
            <PostCard ref={card} match={match} look={look} date={dateOf(at)} width={fits - 2 * line.rule} />
          ) : null}
        </View>
      </View>
      <View style={styles.buttons}>
        {ways.map(({ way, out }) => (
          <Button
            key={way}
            small
            label={say(`card.${way}`)}
            onPress={() => void hand(way, out)}
            testID={`card-${way}`}
          />
        ))}
      </View>
      {note ? (
        <View role="status" testID="card-note">
          <Words step="strong" colour={note.good ? colours.good : colours.warn}>
            {note.text}
          </Words>
        </View>
      ) : null}
    </>
  );
}

/** The drawing of the game, which is there at once where the match was just on the table. */
function useLook(id: string): GameLook | null {
  const [look, setLook] = useState<GameLook | null>(null);
  useEffect(() => {
    let gone = false;
    loadLook(id).then(
      (loaded) => {
        if (!gone) setLook(loaded);
      },
      // Not to be had now: the sheet shows no card, and deal and match can be shared all the same.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return look;
}

const styles = StyleSheet.create({
  card: { alignItems: 'center' },
  edge: { borderWidth: line.rule, borderColor: board.ink, overflow: 'hidden' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, justifyContent: 'center' },
});
