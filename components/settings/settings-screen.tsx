import { useWays } from '@/components/shelf/go';
import { Page, Section } from '@/components/shelf/page';
import { Button } from '@/components/ui/button';

import { DataRows } from './data-rows';
import { FeelRows, LookRows, PlayRows } from './setting-rows';
import { say } from './words';

export function SettingsScreen() {
  const ways = useWays();
  return (
    <Page title={say('title')} backLabel={say('back')} onBack={ways.back} testID="settings">
      <LookRows />
      <PlayRows />
      <FeelRows />
      <DataRows />
      <Section title={say('part.about')}>
        <Button small label={say('credits')} onPress={ways.credits} testID="credits-button" />
      </Section>
    </Page>
  );
}
