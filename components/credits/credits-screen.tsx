import { View } from 'react-native';

import { useWays } from '@/components/shelf/go';
import { Page, Section } from '@/components/shelf/page';
import { useTheme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { cards } from '@/engine/games/cards';

import { say } from './words';

export function CreditsScreen() {
  const { colours } = useTheme();
  const ways = useWays();
  return (
    <Page title={say('title')} backLabel={say('back')} onBack={ways.back} testID="credits">
      <Section title={say('unofficial')}>
        <Words>{say('unofficial.body')}</Words>
      </Section>
      <Section title={say('games')}>
        {cards.map(({ id, info }) => (
          <View key={id}>
            <Words step="label">{info.title}</Words>
            <Words>{say('designer', { designer: info.designer })}</Words>
            {info.publisher ? (
              <Words colour={colours.inkSoft}>{say('publisher', { publisher: info.publisher })}</Words>
            ) : null}
          </View>
        ))}
      </Section>
      {(['house', 'type', 'icons', 'privacy', 'licence'] as const).map((part) => (
        <Section key={part} title={say(part)}>
          <Words>{say(`${part}.body`)}</Words>
        </Section>
      ))}
    </Page>
  );
}
