import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { adoptSeed } from '@/components/session/again';
import { dateOf } from '@/components/shelf/days';
import { useWays } from '@/components/shelf/go';
import { Page } from '@/components/shelf/page';
import { PagePrint } from '@/components/shelf/page-print';
import { useShelf } from '@/components/shelf/use-shelf';
import type { KeptResult } from '@/components/storage/records';
import { openMatch } from '@/components/storage/saves';
import { Button } from '@/components/ui/button';
import { GameInk, useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import type { Match } from '@/engine/core/match';
import { capital } from '@/engine/core/words';
import { cards, type GameCard } from '@/engine/games/cards';

import { byMode, type ModeResults } from './results';
import { ShareSheet } from './share-sheet';
import { TrophyTable } from './trophy-table';
import { say } from './words';

const SHOWN = 10;

/** Finished games by game and mode, with the best of each. */
export function HistoryScreen() {
  const ways = useWays();
  const { ready, results, matches } = useShelf();
  const kept = new Set(matches.map((match) => match.id));
  const played = cards.filter((game) => results.some((result) => result.game === game.id));
  return (
    <Page title={say('title')} backLabel={say('back')} onBack={ways.back} busy={!ready} testID="records">
      {ready && played.length === 0 ? (
        <>
          <PagePrint game="dawson" />
          <Words>{say('none')}</Words>
          <Button kind="primary" label={say('back')} onPress={ways.shelf} />
        </>
      ) : null}
      {played.map((game) => (
        <GameRecords
          key={game.id}
          game={game}
          results={results.filter((result) => result.game === game.id)}
          kept={kept}
        />
      ))}
    </Page>
  );
}

interface GameRecordsProps {
  readonly game: GameCard;
  readonly results: readonly KeptResult[];
  /** Matches that can still be looked through. */
  readonly kept: ReadonlySet<string>;
}

function GameRecords({ game, results, kept }: GameRecordsProps) {
  return (
    <GameInk game={game.id}>
      <View style={styles.game}>
        <Words step="phase" heading>
          {game.info.title}
        </Words>
        <TrophyTable results={results} />
        {byMode(results).map((mode) => (
          <ModeBlock key={mode.mode} mode={mode} kept={kept} />
        ))}
      </View>
    </GameInk>
  );
}

function ModeBlock({ mode, kept }: { readonly mode: ModeResults; readonly kept: ReadonlySet<string> }) {
  const { colours } = useTheme();
  const { best, played, won } = mode;
  const facts = [say('played', { count: played })];
  if (won !== null) facts.push(say('won', { won, played }));
  if (best)
    facts.push(
      best.rank
        ? say('best.rank', { total: best.total, rank: best.rank })
        : say('best', { total: best.total }),
    );
  return (
    <View style={[styles.mode, { borderColor: colours.ink, backgroundColor: colours.paperRaised }]}>
      <Words step="label">{capital(mode.mode)}</Words>
      <Words step="strip" colour={colours.good}>
        {facts.join(' · ')}
      </Words>
      {mode.results.slice(0, SHOWN).map((result) => (
        <ResultRow key={result.id} result={result} canLook={kept.has(result.id)} />
      ))}
    </View>
  );
}

function ResultRow({ result, canLook }: { readonly result: KeptResult; readonly canLook: boolean }) {
  const { colours } = useTheme();
  const ways = useWays();
  const date = dateOf(result.at);
  const [shared, setShared] = useState<Match | null>(null);
  const notes = [date, say('points', { total: result.total })];
  if (result.rank) notes.push(result.rank);
  if (result.unranked) notes.push(say('unranked'));
  async function again() {
    const id = await adoptSeed(result.id);
    if (id) ways.play(id);
  }
  async function share() {
    const opened = await openMatch(result.id);
    if ('match' in opened) setShared(opened.match);
  }
  return (
    <View style={[styles.row, { borderColor: colours.line }]}>
      <View style={styles.grow}>
        <Words step="strip">{result.headline}</Words>
        <Words step="sub" colour={colours.inkSoft}>
          {notes.join(' · ')}
        </Words>
      </View>
      {canLook ? (
        <View style={styles.buttons}>
          <Button
            small
            label={say('look')}
            says={`${say('look')}: ${result.headline} ${date}`}
            onPress={() => ways.play(result.id)}
          />
          <Button
            small
            label={say('again')}
            says={`${say('again')}: ${result.headline} ${date}`}
            onPress={() => void again()}
          />
          <Button
            small
            label={say('share')}
            says={`${say('share')}: ${result.headline} ${date}`}
            onPress={() => void share()}
            testID={`share-${result.id}`}
          />
          <ShareSheet match={shared} at={result.at} onClose={() => setShared(null)} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  game: { gap: 10 },
  mode: { gap: 4, padding: 12, borderWidth: line.rule, borderRadius: radius.ticket },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingTop: 8,
    borderTopWidth: line.hair,
  },
  grow: { flexGrow: 1, flexShrink: 1, minWidth: 180 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
