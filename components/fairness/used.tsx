import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { knownAs } from '@/components/cast/people';
import { Section } from '@/components/shelf/page';
import { Button } from '@/components/ui/button';
import { Segment } from '@/components/ui/segment';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import type { AnyGame } from '@/engine/core/game';
import { rounded } from '@/engine/core/statistics';

import { ShareBar } from './bars';
import type { FairGame } from './figures';
import { of100, usedKinds, type Used, type UsedKind } from './reading';
import { say } from './words';

/** A kind of so many is shown whole; of a larger one as many at both ends. */
const WHOLE = 8;
const ENDS = 3;

type Who = 'together' | 'alone';

interface UsedProps {
  readonly game: AnyGame;
  readonly fair: FairGame;
}

/** Everything there is to use in a game, by how many games it is used in. */
export function WhatIsUsed({ game, fair }: UsedProps) {
  const { colours } = useTheme();
  const [who, setWho] = useState<Who>('together');
  const kinds = useMemo(() => usedKinds(game.usage, fair[who]), [game, fair, who]);
  return (
    <Section title={say('used')}>
      <Segment<Who>
        label={say('used.who')}
        items={[
          { id: 'together', label: say('used.together') },
          { id: 'alone', label: say('used.alone') },
        ]}
        value={who}
        onChange={setWho}
      />
      <Words step="sub" colour={colours.inkSoft}>
        {say(`used.about.${who}`, { foreman: knownAs('foreman') })}
      </Words>
      {kinds.map((kind) => (
        <Kind key={`${who} ${kind.kind}`} kind={kind} />
      ))}
    </Section>
  );
}

function Kind({ kind: { kind, rows, absent } }: { readonly kind: UsedKind }) {
  const { colours } = useTheme();
  const [all, setAll] = useState(false);
  const folds = rows.length + absent.length > WHOLE;
  const whole = all || !folds;
  return (
    <View style={styles.kind} testID={`used-${kind}`}>
      <Words step="label" heading>
        {say(`kind.${kind}`)}
      </Words>
      {whole ? (
        <Rows rows={rows} />
      ) : (
        <>
          <Rows title={say('used.most')} rows={rows.slice(0, ENDS)} />
          <Rows title={say('used.least')} rows={rows.slice(ENDS).slice(-ENDS).reverse()} />
        </>
      )}
      {whole && absent.length > 0 ? (
        <Words step="sub" colour={colours.inkSoft}>
          {`${say('used.never')}: ${absent.map(({ name }) => name).join(', ')}`}
        </Words>
      ) : null}
      {folds ? (
        <Button
          small
          label={all ? say('used.fewer') : say('used.all', { n: rows.length + absent.length })}
          says={`${say(`kind.${kind}`)}: ${all ? say('used.fewer') : say('used.all', { n: rows.length + absent.length })}`}
          onPress={() => setAll(!all)}
          style={styles.more}
          testID={`all-${kind}`}
        />
      ) : null}
    </View>
  );
}

function Rows({ title, rows }: { readonly title?: string; readonly rows: readonly Used[] }) {
  const { colours } = useTheme();
  return (
    <View>
      {title === undefined || rows.length === 0 ? null : (
        <Words step="tile" colour={colours.inkSoft}>
          {title}
        </Words>
      )}
      {rows.map((row) => (
        <UsedRow key={row.usable.id} row={row} />
      ))}
    </View>
  );
}

function UsedRow({ row }: { readonly row: Used }) {
  const { usable, share, low, high, n, wins } = row;
  const times = row.times < 0.1 ? rounded(row.times) : rounded(row.times, 1);
  const won = wins && { share: of100(wins.share), fair: of100(wins.fair) };
  const holes = { name: usable.name, share: of100(share), times, n, low: of100(low), high: of100(high) };
  const often = row.times === 0 ? say('used.not') : say('used.times', { times });
  return (
    <ShareBar
      name={usable.name}
      figure={say('percent', { n: of100(share) })}
      note={won && wins.telling ? `${often} · ${say('used.wins', won)}` : often}
      says={[say('used.says', holes), ...(won ? [say('used.says.wins', won)] : [])].join(' ')}
      share={row}
    />
  );
}

const styles = StyleSheet.create({
  kind: { gap: 4, paddingTop: 8 },
  more: { alignSelf: 'flex-start' },
});
