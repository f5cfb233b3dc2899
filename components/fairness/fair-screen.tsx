import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { knownAs } from '@/components/cast/people';
import { say as cast } from '@/components/cast/words';
import { useWays } from '@/components/shelf/go';
import { Page, Section } from '@/components/shelf/page';
import { WithGame } from '@/components/shelf/with-game';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';
import { list } from '@/engine/core/words';

import { Alone } from './alone';
import { figuresOf, type FairGame } from './figures';
import { gamesIn, soloModes, tables } from './reading';
import { Together } from './together';
import { WhatIsUsed } from './used';
import { say } from './words';

/** From this width on, what is used stands beside who wins; large letters need more. */
const SIDE_BY_SIDE = 860;

/** What whole games of computers say about a game: seats, lengths, levels, and what is ever used. */
export function FairScreen({ game: id }: { readonly game: string }) {
  return <WithGame id={id}>{(game) => <Fair game={game} />}</WithGame>;
}

function Fair({ game }: { readonly game: AnyGame }) {
  const ways = useWays();
  const fair = figuresOf(game.id);
  return (
    <Page title={say('open')} backLabel={say('back')} onBack={ways.back} wide testID="fairness">
      <Words step="phase" heading>
        {game.info.title}
      </Words>
      {fair ? <Measured game={game} fair={fair} /> : <Words>{say('none')}</Words>}
    </Page>
  );
}

function Measured({ game, fair }: { readonly game: AnyGame; readonly fair: FairGame }) {
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const beside = width >= SIDE_BY_SIDE * scale;
  return (
    <>
      <Words>
        {say('lead', { games: gamesIn(fair), foreman: knownAs('foreman'), levels: list(levelsIn(fair)) })}
        {fair.rules === game.rules ? '' : ` ${say('lead.older', { rules: fair.rules, now: game.rules })}`}
      </Words>
      <View style={beside ? styles.beside : styles.below}>
        <View style={beside ? styles.column : styles.below}>
          <Together cells={tables(fair)} />
          <Alone modes={soloModes(fair)} />
        </View>
        <View style={beside ? styles.column : styles.below}>
          <WhatIsUsed game={game} fair={fair} />
        </View>
      </View>
      <Section title={say('measured')}>
        <Words step="sub">{say('measured.chance')}</Words>
        <Words step="sub">{say('measured.seeds')}</Words>
        <Words step="sub" colour={colours.inkSoft} selectable>
          {say('measured.again', { command: fair.command })}
        </Words>
      </Section>
    </>
  );
}

/** Who played alone, by their ranks. */
function levelsIn(fair: FairGame): string[] {
  const levels = soloModes(fair).flatMap(({ cells }) => cells.map(({ level }) => level));
  return [...new Set(levels)].map((level) => cast(`rank.${level}`));
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: 40 },
  column: { flex: 1, minWidth: 0, gap: 24 },
  below: { gap: 24 },
});
