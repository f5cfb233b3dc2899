import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CastRow } from '@/components/cast/cast-row';
import { lineFor } from '@/components/cast/people';
import { Section } from '@/components/shelf/page';
import { useTheme } from '@/components/ui/theme';
import { line } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { LEVELS, OLD_LEVELS, type BotLevel } from '@/engine/core/character';
import type { AnyGame } from '@/engine/core/game';
import { numberWord } from '@/engine/core/words';

import type { Draft } from './draft';
import { seatsOf, toggled, type Refusal } from './opponents';
import { say } from './words';

interface OpponentProps {
  readonly game: AnyGame;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The five of this game, and whoever still sits there from an older save. A press seats somebody or sends them home. */
export function OpponentRows({ game, draft, onChange }: OpponentProps) {
  const { colours } = useTheme();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const old = OLD_LEVELS.filter((level) => seatsOf(draft, level).length > 0);
  const most = game.seats.max - 1;
  const help = most > 1 ? say('against.help', { most: numberWord(most) }) : say('against.one');

  function press(who: BotLevel) {
    const next = toggled(game, draft, who);
    setRefused(typeof next === 'string' ? next : null);
    if (typeof next !== 'string') onChange(next);
  }

  return (
    <Section title={say('against')}>
      {/* Always there, so that a refusal moves nothing. */}
      <View role="status">
        <Words step="sub" colour={refused ? colours.bad : colours.inkSoft}>
          {refused ? say(`against.${refused}`) : help}
        </Words>
      </View>
      <View role="group" aria-label={say('against')} style={styles.rows}>
        {[...LEVELS, ...old].map((who) => {
          const seats = seatsOf(draft, who).map((at) => draft.seats[at]?.colour ?? 0);
          return (
            <CastRow
              key={who}
              role="checkbox"
              who={who}
              line={lineFor(game.characters, who)}
              on={seats.length > 0}
              seats={seats}
              onPress={() => press(who)}
            />
          );
        })}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ rows: { marginHorizontal: -16, paddingTop: line.hair } });
